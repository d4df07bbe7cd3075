"""Rumors and legends (R§14)."""

import pytest

from hoarfrost.games.runebound.engine.content import ALLY, SYMBOLS
from hoarfrost.games.runebound.engine.discovering import legends_to_find
from hoarfrost.games.runebound.engine.steps import (
    DISCOVER,
    MARKET_STAGE,
    MOVING,
    PASS,
    PRINCESS,
    ROLL,
    TOKEN,
    TRADE,
)
from tests.games.runebound.scenes import Scene, hero

OTHER = hero("ittuk_the_pathwise", "H13")
OPEN = [
    "frida_brani",
    "gauntlets_of_fortitude",
    "ragnars_axe",
    "spirit_spear",
    "steeltooth_trap",
    "twisted_symbol",
]


def may_find(space: str, rumors: str, legend: str) -> bool:
    scene = Scene(hero("zyla", space, rumors=rumors), OTHER, row=[legend], stage=MOVING)
    return scene.allows(scene.discover(legend))


def found(space: str, rumors: str, legend: str, rolls: str = "", **fields: object) -> Scene:
    """A scene in which a hero has just discovered a legend."""
    scene = Scene(hero("zyla", space, rumors=rumors), OTHER, row=[legend], stage=MOVING, **fields)  # type: ignore[arg-type]
    scene.state.legends = []
    scene.is_complete = False
    scene.do(scene.discover(legend), *scene.tokens(rumors), rolls=rolls)
    return scene


# The worked examples ------------------------------------------------------------------------------


@pytest.mark.rule("rune.legend.match", "rune.legend.discover")
def test_l1_zyla_finds_the_bow_of_the_sky_as_in_the_box_of_the_rules() -> None:
    scene = Scene(
        hero("zyla", "E9", rumors="mountain tundra tundra fjord"),
        OTHER,
        row=["bow_of_the_sky", *OPEN[:5]],
        stage=MOVING,
    )
    scene.do(
        scene.discover("bow_of_the_sky"),
        *scene.tokens("mountain tundra tundra fjord"),
        rolls="ulfen_sledge",
    )
    assert scene.items() == ["bow_of_the_sky"]
    assert scene.rumors() == []
    assert sum(scene.state.pool) == 41
    assert scene.row() == [*OPEN[:5], "ulfen_sledge"]


@pytest.mark.rule("rune.legend.match", "rune.rumor.kinds")
@pytest.mark.parametrize(
    ("rumors", "is_legal"),
    [
        pytest.param("mountain tundra tundra fjord", True, id="L1 the box of the rules"),
        pytest.param("wild tundra tundra fjord", True, id="L2 a wild covers the own space"),
        pytest.param("tundra tundra tundra fjord", False, id="L3 the own space is uncovered"),
        pytest.param("mountain fjord fjord tundra", False, id="L4 one fjord round it"),
        pytest.param("mountain mountain mountain tundra", True, id="two mountains round it"),
        pytest.param("mountain mountain mountain mountain", False, id="L6 four mountains"),
        pytest.param("mountain tundra tundra", False, id="one token too few"),
        pytest.param("wild wild wild wild", True, id="four wilds"),
        pytest.param("mountain ice ice tundra", False, id="no ice round it"),
    ],
)
def test_only_a_discovery_set_finds_the_bow_of_the_sky_at_e9(rumors: str, is_legal: bool) -> None:
    assert may_find("E9", rumors, "bow_of_the_sky") == is_legal


@pytest.mark.rule("rune.legend.where")
def test_l7_a_yellow_legend_is_not_found_on_a_blue_jewel() -> None:
    assert not may_find("E9", "mountain tundra tundra", "ulfen_sledge")
    assert may_find("E9", "mountain tundra tundra fjord", "bow_of_the_sky")


@pytest.mark.rule("rune.legend.limit")
def test_l9_a_second_legend_is_not_found_in_the_same_turn() -> None:
    scene = Scene(
        hero("zyla", "E9", rumors="mountain tundra tundra fjord wild wild wild wild"),
        OTHER,
        row=["bow_of_the_sky", "sunstone_amulet", *OPEN[:4]],
        stage=MOVING,
    )
    scene.do(scene.discover("bow_of_the_sky"), *scene.tokens("mountain tundra tundra fjord"))
    assert not any(DISCOVER <= action < DISCOVER + 256 for action in scene.legal())
    assert scene.party().space == scene.space("E9")


@pytest.mark.rule("rune.legend.row", "rune.legend.discover")
def test_l10_an_empty_legend_deck_leaves_the_row_at_five() -> None:
    scene = Scene(
        hero("zyla", "E9", rumors="mountain tundra tundra fjord"),
        OTHER,
        row=["bow_of_the_sky", *OPEN[:5]],
        stage=MOVING,
    )
    scene.state.legends = []
    scene.is_complete = False
    scene.do(scene.discover("bow_of_the_sky"), *scene.tokens("mountain tundra tundra fjord"))
    assert scene.row() == OPEN[:5]


# More ---------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.rumor.kinds")
def test_a_wild_stands_for_any_terrain_and_any_token_for_a_town() -> None:
    # D6, a yellow jewel on snowdrift beside Vrede: an ice token may stand for the town.
    scene = Scene(hero("zyla", "D6"), OTHER)
    board = scene.content.map
    assert scene.space("E5") in board.neighbours[scene.space("D6")]
    assert scene.space("D5") in board.neighbours[scene.space("D6")]  # ice, once
    assert may_find("D6", "snowdrift ice ice", "ulfen_sledge")
    assert not may_find("D6", "snowdrift ice ice ice", "ragnars_axe")
    assert may_find("D6", "wild wild ice ice", "ragnars_axe")


@pytest.mark.rule("rune.rumor.kinds")
def test_there_are_forty_one_tokens_of_seven_terrains_and_wilds() -> None:
    content = Scene(OTHER).content
    assert dict(zip(SYMBOLS, content.rumors, strict=True)) == {
        "fjord": 5,
        "tundra": 5,
        "ice": 5,
        "snowdrift": 5,
        "forest": 5,
        "mountain": 5,
        "wastes": 5,
        "wild": 6,
    }


@pytest.mark.rule("rune.legend.where")
def test_a_jewel_is_enough_and_no_counter_is_needed() -> None:
    scene = Scene(
        hero("zyla", "E9", rumors="mountain tundra tundra fjord"), OTHER, row=["bow_of_the_sky"]
    )
    scene.state.counters[scene.space("E9")] = False
    scene.do(ROLL)
    assert scene.allows(scene.discover("bow_of_the_sky"))
    # On a space without a jewel no legend of any colour is found.
    assert not may_find("E8", "tundra tundra", "twisted_symbol")


@pytest.mark.rule("rune.legend.discover")
def test_exactly_as_many_tokens_as_the_difficulty_are_spent() -> None:
    rumors = "mountain tundra tundra fjord wild ice"
    scene = Scene(
        hero("zyla", "E9", rumors=rumors), OTHER, row=["bow_of_the_sky", *OPEN[:5]], stage=MOVING
    )
    scene.do(scene.discover("bow_of_the_sky"), *scene.tokens("tundra tundra fjord wild"))
    assert sorted(scene.rumors()) == ["ice", "mountain"]
    assert scene.told("discover")["tokens"] == ["fjord", "tundra", "tundra", "wild"]


@pytest.mark.rule("rune.legend.discover")
def test_only_tokens_that_can_still_become_a_set_are_asked_for() -> None:
    scene = Scene(
        hero("zyla", "E9", rumors="mountain tundra tundra fjord ice"),
        OTHER,
        row=["bow_of_the_sky"],
        stage=MOVING,
    )
    scene.do(scene.discover("bow_of_the_sky"))
    assert scene.legal() == [TOKEN + SYMBOLS.index("fjord")]


@pytest.mark.rule("rune.legend.row", "rune.cards.discard_place")
def test_a_legend_that_comes_back_fills_a_short_row_at_once() -> None:
    scene = found("E9", "mountain tundra tundra fjord", "bow_of_the_sky")
    assert scene.row() == []
    scene.party().gold = 0
    scene.party().hero.counts[0] = 3
    scene.party().hero.counts[2] = 2
    scene.do(PASS)  # the cold of the mountain: knocked out
    assert scene.told("lose_card")["card"] == "bow_of_the_sky"
    assert scene.row() == ["bow_of_the_sky"]


@pytest.mark.rule("rune.cards.discard_place", "rune.legend.row")
def test_a_lost_legend_goes_under_the_deck_when_the_row_is_full() -> None:
    zyla = hero("zyla", "A8", wounds=3, frost=3, items=["horn_of_isheim"])
    scene = Scene(zyla, OTHER, stage=MOVING).do(PASS)
    assert scene.told("lose_card")["card"] == "horn_of_isheim"
    assert scene.state.legends_below == [scene.card("horn_of_isheim")]
    assert len(scene.row()) == 6


@pytest.mark.rule("rune.legend.as_normal", "rune.market.sell")
def test_a_legend_is_sold_for_half_and_joins_the_stack_of_the_town() -> None:
    scene = Scene(hero("zyla", "H13", items=["bow_of_the_sky"]), OTHER, stage=MARKET_STAGE)
    scene.do(TRADE).do(scene.sell("bow_of_the_sky"))
    assert scene.gold() == 5
    assert "bow_of_the_sky" in scene.stack("seragart")


@pytest.mark.rule("rune.legend.as_normal", "rune.limits")
def test_a_legend_beyond_a_limit_asks_which_weapon_goes_and_it_may_be_the_new_one() -> None:
    zyla = hero("zyla", "E9", rumors="mountain tundra tundra fjord")
    zyla.items = ["storm_bow", "yew_bow"]
    scene = Scene(zyla, OTHER, row=["bow_of_the_sky", *OPEN[:5]], stage=MOVING, dice="5")
    scene.do(scene.discover("bow_of_the_sky"), *scene.tokens("mountain tundra tundra fjord"))
    weapons = ("storm_bow", "yew_bow", "bow_of_the_sky")
    assert scene.legal() == sorted(scene.lose(card) for card in weapons)
    scene.do(scene.lose("bow_of_the_sky"))
    assert scene.items() == ["storm_bow", "yew_bow"]
    assert scene.state.legends_below == [scene.card("bow_of_the_sky")]
    scene.walk((5, "E8"))  # and the movement goes on


@pytest.mark.rule("rune.legend.as_normal", "rune.limits", "rune.term.legend")
def test_an_ally_among_the_legends_counts_as_one_of_two_allies() -> None:
    zyla = hero("zyla", "A4", rumors="snowdrift wild wild", allies=["seal_hunter", "onoit_guide"])
    scene = Scene(zyla, OTHER, stage=MOVING)
    scene.do(scene.discover("frida_brani"), *scene.tokens("snowdrift wild wild"))
    scene.do(scene.lose("seal_hunter"))
    assert scene.allies() == ["onoit_guide", "frida_brani"]


@pytest.mark.rule("rune.rumor.safe", "rune.clue.safe")
def test_rumors_and_clues_survive_a_knock_out() -> None:
    zyla = hero("zyla", "A8", wounds=3, frost=3, rumors="ice wild", clues="fjord wild")
    scene = Scene(zyla, OTHER, stage=MOVING).do(PASS)
    assert scene.told("knock_out") == {"seat": 0}
    assert scene.rumors() == ["ice", "wild"]
    assert scene.clues() == ["fjord", "wild"]


@pytest.mark.rule("rune.legend.row", "rune.term.legend", "rune.setup.legends")
def test_each_legend_has_a_difficulty_and_a_colour_of_its_own() -> None:
    content = Scene(OTHER).content
    legends = [content.cards[card] for card in content.legends]
    assert len(legends) == 18
    assert sum(card.type == ALLY for card in legends) == 5
    assert all(2 <= card.difficulty <= 6 and card.colour >= 0 for card in legends)
    bow = content.cards[content.card_number["bow_of_the_sky"]]
    assert (bow.colour, bow.difficulty) == (2, 4)


@pytest.mark.rule("rune.move.discovery_window", "rune.legend.limit")
def test_a_table_may_allow_a_legend_and_the_princess_in_one_turn() -> None:
    finder = hero(
        "zyla",
        "M7",
        rumors="snowdrift wild wild",
        clues="fjord wastes tundra snowdrift wild wild snowdrift+snowdrift",
    )
    for one_discovery in (True, False):
        scene = Scene(finder, OTHER, stage=MOVING, one_discovery=one_discovery)
        scene.do(scene.discover("frida_brani"), *scene.tokens("snowdrift wild wild"))
        may_both = any(PRINCESS <= action < DISCOVER for action in scene.legal())
        assert may_both is not one_discovery
        assert not legends_to_find(scene.state, scene.party())


@pytest.mark.rule("rune.legend.discover", "rune.legend.match")
def test_each_chosen_token_narrows_what_may_follow() -> None:
    rumors = "fjord fjord mountain tundra tundra wild"
    finder = hero("zyla", "E9", rumors=rumors)
    scene = Scene(finder, OTHER, row=["bow_of_the_sky", *OPEN[:5]], stage=MOVING)
    scene.do(scene.discover("bow_of_the_sky"))
    assert scene.legal() == scene.tokens("fjord tundra")
    scene.do(*scene.tokens("fjord"))
    assert scene.legal() == scene.tokens("tundra")  # one fjord is all that lies round it
    scene.do(*scene.tokens("tundra"))
    assert scene.legal() == scene.tokens("tundra mountain")
