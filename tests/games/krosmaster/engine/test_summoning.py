"""Summons: how they come into play, when they act, and what they cannot do."""

import pytest

from hoarfrost.core.plain import Json
from tests.games.krosmaster.scene import Scene, foe, lying, own
from tests.games.krosmaster.workshop import (
    bomb,
    calling,
    hero,
    idle,
    made,
    shot,
    until_turn_of,
)


def order_of_acting(scene: Scene) -> list[str]:
    """The cards that act until the game turn is over, beginning with the one that acts now."""
    cards = []
    turn = scene.turn
    while scene.turn == turn:
        cards.append(scene.active_card())
        scene.do("end")
    return cards


# Coming into play -------------------------------------------------------------------------------


@pytest.mark.rule("kros.summon.cast")
def test_a_summon_appears_in_the_target_cell_and_belongs_to_the_casters_player() -> None:
    scene = Scene([own("king_of_the_gobballs", "F6"), foe("bill_tell", "L12")])
    scene.do("cast summon_gobball F7")
    gobball = scene.unit("gobball")
    assert (gobball.cell, gobball.owner, gobball.summoner) == ("F7", 0, 0)
    assert scene.unit("king_of_the_gobballs").ap == 3
    assert scene.rolls == []


@pytest.mark.rule("kros.summon.cast", "kros.ice_cube.free")
def test_a_summon_needs_a_free_cell_in_range() -> None:
    scene = Scene(
        [own("bad_aboum", "E8"), foe("bill_tell", "E7")],
        board="frigost_1",
        scenery=[*lying("ice_cube", "F8"), *lying("fir", "D8"), *lying("crate", "E9")],
    )
    cells = scene.cells("cast plant_bomb")
    assert {"F8", "E9", "G8", "F7"} <= cells
    assert not cells & {"E8", "E7", "D8", "H8"}


# The limit --------------------------------------------------------------------------------------


@pytest.mark.rule("kros.summon.limit")
def test_a_spell_summons_only_while_there_are_fewer_than_its_limit() -> None:
    scene = Scene([own("bad_aboum", "F6"), foe("bill_tell", "L12")])
    scene.do("cast plant_bomb F7", "cast plant_bomb F8")
    until_turn_of(scene, "bad_aboum")
    assert scene.legal("cast plant_bomb") == []


@pytest.mark.rule("kros.summon.limit")
def test_a_summon_that_is_gone_makes_room() -> None:
    scene = Scene(
        [own("hero", "F6"), own("tofu", "F8", summoner=0), foe("bill_tell", "L12")],
        **made(hero(shot(), *calling("tofu", limit=1))),
    )
    assert scene.legal("cast call_tofu") == []
    scene.do("cast shot F8", rolls="A D")
    assert scene.allows("cast call_tofu F8")


@pytest.mark.rule("kros.summon.limit", "kros.opt.summon_limit")
@pytest.mark.parametrize(("mode", "legal"), [("all", False), ("kind", True)])
def test_all_summons_of_the_player_count_and_in_the_older_rules_only_those_of_the_kind(
    mode: str, legal: bool
) -> None:
    scene = Scene(
        [
            own("king_of_the_gobballs", "F6"),
            own("bad_aboum", "A1"),
            own("firebomb", "A2", summoner=1),
            foe("bill_tell", "L12"),
        ],
        piece=0,
        summon_limit=mode,
    )
    assert scene.allows("cast summon_gobball F7") is legal


@pytest.mark.rule("kros.summon.limit", "kros.opt.summon_limit")
@pytest.mark.parametrize("mode", ["all", "kind"])
def test_summons_of_the_opponent_do_not_count(mode: str) -> None:
    scene = Scene(
        [own("king_of_the_gobballs", "F6"), foe("gobball", "A1"), foe("gobball", "A2")],
        summon_limit=mode,
    )
    scene.do("cast summon_gobball F7")
    assert scene.legal("cast summon_gobball") == []


# Their turn -------------------------------------------------------------------------------------


@pytest.mark.rule("kros.summon.turn")
def test_summons_act_in_the_same_game_turn_right_behind_their_summoner_the_first_first() -> None:
    scene = Scene(
        [own("queen_of_the_tofus", "F6"), own("coa_gulary", "A1"), foe("bill_tell", "L12")]
    )
    scene.do("cast summon_tofu F7", "cast summon_tofu F5")
    scene.do("end")
    assert scene.unit(int(scene.field("piece"))).cell == "F7"
    assert scene.unit("F7").gauges == (4, 5)
    scene.do("end")
    assert scene.unit(int(scene.field("piece"))).cell == "F5"
    scene.do("end")
    assert scene.active_card() == "coa_gulary"


@pytest.mark.rule("kros.summon.turn")
def test_a_later_summon_comes_behind_the_earlier_ones_of_its_own_summoner_only() -> None:
    scene = Scene(
        [
            own("queen_of_the_tofus", "F6"),
            own("tofu", "F7", summoner=0),
            own("king_of_the_gobballs", "A1"),
            own("gobball", "A2", summoner=2),
            foe("bill_tell", "L12"),
        ]
    )
    scene.do("cast summon_tofu F5")
    assert order_of_acting(scene) == [
        "queen_of_the_tofus",
        "tofu",
        "tofu",
        "king_of_the_gobballs",
        "gobball",
    ]


@pytest.mark.rule("kros.summon.turn", "kros.ko.remove")
def test_the_summons_of_a_ko_summoner_keep_their_place_and_their_turns() -> None:
    scene = Scene(
        [
            own("darkness_knight", "F6"),
            foe("king_of_the_gobballs", "F8", injuries=9),
            foe("gobball", "L1", summoner=1),
            foe("leaf_knight", "L12"),
            foe("bill_tell", "L10"),
        ]
    )
    scene.do("cast cruel_shot F8", rolls="C D D")
    assert scene.unit("king_of_the_gobballs").cell is None
    until_turn_of(scene, "bill_tell")
    assert order_of_acting(scene) == ["bill_tell", "gobball", "leaf_knight"]


@pytest.mark.rule("kros.summon.turn", "kros.turn.active_ko")
def test_the_summons_of_a_summoner_that_kills_itself_act_in_the_same_turn() -> None:
    scene = Scene(
        [
            own("hero", "F6", injuries=19),
            own("coa_gulary", "A1"),
            foe("bill_tell", "L12"),
        ],
        **made(hero(*calling("tofu"), shot(injury=1))),
    )
    scene.do("cast call_tofu F7", "cast shot F9")
    assert scene.unit("hero").cell is None
    assert order_of_acting(scene) == ["tofu", "coa_gulary"]


@pytest.mark.rule("kros.summon.turn", "kros.turn.mechanism_skip")
def test_a_summon_without_ap_has_no_turn() -> None:
    scene = Scene([own("bad_aboum", "F6"), own("naz_rael", "A1"), foe("bill_tell", "L12")])
    scene.do("cast plant_bomb F7")
    assert order_of_acting(scene) == ["bad_aboum", "naz_rael"]


@pytest.mark.rule("kros.summon.turn")
def test_a_summon_put_down_again_after_its_ko_is_a_new_piece() -> None:
    scene = Scene(
        [
            own("hero", "F6"),
            own("tofu", "F8", summoner=0, used=["kiss"], tokens={"F-1AP": 1}),
            foe("bill_tell", "L12"),
        ],
        **made(hero(shot(), *calling("tofu"))),
    )
    scene.do("cast shot F8", rolls="A D")
    until_turn_of(scene, "hero")
    scene.do("cast call_tofu F8", "end")
    tofu = scene.unit("F8")
    assert scene.field("piece") == tofu.number
    assert (tofu.gauges, tofu.marks, tofu.tokens, tofu.used) == ((4, 5), (0, 0), {}, [])


# What they cannot do ----------------------------------------------------------------------------


@pytest.mark.rule("kros.summon.restrict")
def test_a_summon_neither_picks_up_nor_buys() -> None:
    """On the Demon cell G6 of Frigost I, and on the three Kamas beside it."""
    for cell in ("F6", "G6"):
        scene = Scene(
            [own("gobball", cell), own("yugo", "A1"), foe("bill_tell", "L12")],
            board="frigost_1",
            piece=0,
            stock=[30, 0],
            turn=5,
            display=["snowshoes", "whetstone"],
        )
        verbs = {text.split()[0] for text in scene.legal()}
        assert verbs == {"end", "mv", "cast"}


@pytest.mark.rule("kros.summon.restrict", "kros.inspire.krosmaster_only")
def test_no_inspiration_die_goes_to_a_summon() -> None:
    scene = Scene(
        [
            own("yugo", "A1"),
            foe("bill_tell", "L12"),
            foe("gobball", "L11"),
            foe("coa_gulary", "L1"),
        ],
        turn=5,
    )
    scene.do("end", "keep", rolls="C A")
    assert scene.step == "inspire"
    assert set(scene.legal()) == {"leave", "inspire L12", "inspire L1"}


@pytest.mark.rule("kros.summon.restrict", "kros.ko.gg", "kros.win.wipe")
def test_summons_give_no_gg_and_do_not_save_their_player() -> None:
    scene = Scene(
        [own("darkness_knight", "F6"), foe("gobball", "L1"), foe("coa_gulary", "F8", injuries=6)]
    )
    scene.do("cast cruel_shot F8", rolls="A D")
    assert scene.is_over
    assert (scene.winner, scene.reason) == (0, "wipe")


@pytest.mark.rule("kros.summon.turn", "kros.bomb.explode")
def test_a_summon_that_is_ko_in_its_own_turn_passes_it_on() -> None:
    """A Gobball bites a bomb of its own side, and the bomb takes it along."""
    scene = Scene(
        [
            own("king_of_the_gobballs", "A12"),
            own("gobball", "F6", summoner=0),
            own("firebomb", "F7", injuries=1, summoner=0),
            own("leaf_knight", "A1"),
            foe("bill_tell", "L12"),
        ],
        piece=1,
    )
    scene.do("cast bite F7", rolls="A C L")
    assert scene.unit("gobball").cell is None
    assert scene.active_card() == "leaf_knight"


@pytest.mark.rule("kros.summon.limit", "kros.bomb.explode")
def test_a_bomb_that_has_exploded_makes_room_for_another() -> None:
    mine: Json = bomb()
    scene = Scene(
        [own("hero", "F6"), own("mine", "F9", summoner=0), foe("bill_tell", "L12")],
        **made(hero(shot(), *calling("mine", limit=1)), summons=(mine,)),
    )
    assert scene.legal("cast call_mine") == []
    scene.do("cast shot F9", rolls="A")
    scene.do("cast call_mine F9")
    assert idle(scene) == "end"
    assert [unit.cell for unit in scene.units() if unit.card == "mine"].count("F9") == 1
