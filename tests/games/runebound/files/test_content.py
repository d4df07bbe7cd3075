"""What the house plays with, and what is added to it."""

import json
from collections import Counter

import pytest

from hoarfrost.core.bits import bit
from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import LANGUAGES, Message
from hoarfrost.games.runebound.engine.content import (
    ALL,
    ALLY,
    ANY,
    CANCEL,
    CHOOSE_ONE,
    COLOURS,
    DEAL,
    EVENT,
    FORAGE,
    FROM_ADVENTURES,
    FROST,
    GREEN,
    HEAL,
    MAGIC,
    MAKE_TEST,
    MOD,
    NONE,
    ONE_CHARACTER,
    PER_ROUND,
    ROLL,
    SKILLS,
    TAKE_FROST,
    TERRAINS,
    TOWN_TYPES,
    WHITE_DEATH,
    WOUND,
    Card,
)
from hoarfrost.games.runebound.files.content import (
    LIBRARY,
    build,
    built_in,
    check_entries,
    needed,
    standard_content,
)
from tests.games.runebound.files.samples import ISLE, extras

WHERE = Message("the saved game")


def card(id: str) -> Card:
    content = standard_content()
    return content.cards[content.card_number[id]]


def test_the_house_has_as_many_things_as_the_box() -> None:
    content = standard_content()
    colours = Counter(one.colour for one in content.adventures)
    assert [colours[colour] for colour in (0, 1, 2, 3, NONE)] == [17, 19, 12, 8, 1]
    legends = [content.cards[number] for number in content.legends]
    assert (len(legends), sum(one.type == ALLY for one in legends)) == (18, 5)
    assert sum(one.is_open for one in legends) == 6
    market = [content.cards[number] for number in content.market]
    assert (len(market), sum(one.type == ALLY for one in market)) == (56, 16)
    assert len(content.heroes) == 6
    assert content.gear == [6, 6, 12]
    assert content.gear_cost == [1, 1, 1]
    assert sum(content.rumors) == 41
    assert sum(clue.count for clue in content.clues) == 29
    assert len(content.weather) == 11
    assert content.dice == 5


def test_the_map_has_as_much_of_everything_as_the_box() -> None:
    map = standard_content().map
    assert len(map.names) == 165
    assert len(map.towns) == 7
    assert {name: map.terrains.count(number) for number, name in enumerate(TERRAINS)} == {
        "fjord": 27,
        "tundra": 27,
        "ice": 12,
        "snowdrift": 24,
        "forest": 17,
        "mountain": 19,
        "wastes": 31,
    }
    assert map.terrains.count(ANY) == 8  # the towns and Green Vale
    assert [map.jewels.count(colour) for colour in range(len(COLOURS))] == [17, 15, 11, 7]
    assert map.names[map.vale] == "H2"


@pytest.mark.parametrize(
    ("space", "neighbours"),
    [
        ("N7", "M6 snowdrift, N6 mountain, M7 snowdrift, M8 tundra, N8 fjord"),
        ("E9", "D8 mountain, E8 tundra, D9 mountain, F9 tundra, D10 fjord, E10 tundra"),
        ("M7", "L6 wastes, M6 snowdrift, L7 snowdrift, N7 town, L8 tundra, M8 tundra"),
    ],
)
def test_a_space_has_the_neighbours_of_the_worked_examples(space: str, neighbours: str) -> None:
    map = standard_content().map
    around = map.neighbours[map.numbers[space]]
    assert around == sorted(around)
    words = (*TERRAINS, "town")
    found = [f"{map.names[one]} {words[map.terrains[one]]}" for one in around]
    assert ", ".join(found) == neighbours


def test_the_spots_of_the_worked_examples_are_what_they_are() -> None:
    map = standard_content().map
    e9, m7 = map.numbers["E9"], map.numbers["M7"]
    assert (TERRAINS[map.terrains[e9]], COLOURS[map.jewels[e9]]) == ("mountain", "blue")
    assert TERRAINS[map.terrains[m7]] == "snowdrift"
    assert len(map.neighbours[map.numbers["C13"]]) < 6  # Q6: at the edge


def test_neighbours_are_neighbours_of_each_other() -> None:
    map = standard_content().map
    for space, around in enumerate(map.neighbours):
        assert space not in around
        assert all(space in map.neighbours[one] for one in around)
        assert 3 <= len(around) <= 6


@pytest.mark.parametrize(
    ("space", "towns", "steps"),
    [("E9", ["suluk"], 2), ("H5", ["tikaani", "vrede"], 3), ("N7", ["weikgart"], 0)],
)
def test_the_nearest_towns_are_those_of_the_worked_examples(
    space: str, towns: list[str], steps: int
) -> None:
    map = standard_content().map
    number = map.numbers[space]
    assert [map.towns[town].id for town in map.nearest[number]] == towns
    assert [map.distance[town][number] for town in map.nearest[number]] == [steps] * len(towns)


def test_towns_lie_where_the_map_says() -> None:
    map = standard_content().map
    towns = {
        town.id: (map.names[town.space], TOWN_TYPES[town.type], town.start_cards)
        for town in map.towns
    }
    assert towns == {
        "iagart": ("A9", "weik", 2),
        "seragart": ("H13", "weik", 2),
        "weikgart": ("N7", "weik", 2),
        "vrede": ("E5", "vrede", 2),
        "suluk": ("E11", "onoit", 1),
        "tikaani": ("H8", "onoit", 1),
        "omarra": ("K10", "onoit", 1),
    }
    assert [map.town_at[town.space] for town in map.towns] == list(range(7))


def test_everything_knows_its_number() -> None:
    content = standard_content()
    assert [one.number for one in content.cards] == list(range(len(content.cards)))
    assert [content.card_number[one.id] for one in content.cards] == list(range(93))
    assert [one.number for one in content.adventures] == list(range(57))
    assert content.adventures[content.arshan].id == "arshan"
    assert content.adventure_number["arshan"] == content.arshan


def test_everything_has_a_name_in_every_language() -> None:
    content = standard_content()
    names = [
        *(one.name for one in content.cards),
        *(one.name for one in content.adventures),
        *(one.name for one in content.weather),
        *(one.name for one in content.map.towns),
        content.map.name,
        content.map.vale_name,
    ]
    assert all(name[lang] for name in names for lang in LANGUAGES)
    assert content.map.vale_name["nl"] == "Groene Vallei"


def test_no_two_cards_share_a_name() -> None:
    content = standard_content()
    for lang in LANGUAGES:
        names = Counter(one.name[lang] for one in content.cards)
        assert max(names.values()) == 1


def test_forage_is_a_card_of_its_adventure() -> None:
    content = standard_content()
    hide = card("troll_hide")
    assert (hide.type, hide.origin, hide.cost) == (FORAGE, FROM_ADVENTURES, 4)  # K4
    troll = content.adventures[hide.adventure]
    assert (troll.id, troll.forage, hide.colour) == ("snow_troll", hide.number, troll.colour)
    assert hide.selling_price() == troll.experience() == 2


def test_clue_cards_with_the_same_symbols_are_one_kind() -> None:
    kinds = {clue.id: clue.count for clue in standard_content().clues}
    assert kinds["fjord"] == 2
    assert kinds["fjord+fjord"] == 1
    assert kinds["snowdrift+mountain"] == 1
    assert kinds["wild"] == 4
    assert len(kinds) == 19


def test_an_effect_is_built_with_its_window_cost_conditions_and_limit() -> None:
    effect = card("zyla").effects[0]
    assert effect.exhausts == 1
    assert effect.phases == bit(MAGIC)
    assert effect.by_hero
    assert effect.limit == PER_ROUND
    prim = effect.prims[0]
    assert (prim.op, prim.stat, prim.n) == (MOD, ROLL, 2)
    pelt = card("sabercat_pelt").effects[0]
    assert (pelt.windows, pelt.activates) == (bit(TAKE_FROST), True)
    assert (pelt.prims[0].op, pelt.prims[0].kind, pelt.prims[0].n) == (CANCEL, FROST, 1)


def test_all_in_an_effect_is_more_than_anybody_has() -> None:
    prim = card("wyrm_blood").effects[1].prims[0]
    assert (prim.op, prim.who, prim.kind, prim.n) == (HEAL, ONE_CHARACTER, WHITE_DEATH, ALL)


def test_choices_and_tests_have_branches() -> None:
    choice = card("ittuk_the_pathwise").effects[0].prims[0]
    assert choice.op == CHOOSE_ONE
    assert [branch[0].kind for branch in choice.branches] == [WOUND, FROST]
    content = standard_content()
    wolves = content.adventures[content.adventure_number["starving_wolf_pack"]]
    test = wolves.before[0]
    assert (test.op, SKILLS[test.kind], test.n) == (MAKE_TEST, "survival", 11)
    assert test.branches[0] == []
    assert test.branches[1][0].op == DEAL


def test_only_events_change_the_weather() -> None:
    for adventure in standard_content().adventures:
        assert (adventure.face > 0) == (adventure.kind == EVENT)


def test_extras_come_after_the_house() -> None:
    entries = check_entries(extras(), WHERE)
    content = build(entries)
    house = standard_content()
    assert [one.id for one in content.cards[:93]] == [one.id for one in house.cards]
    assert [one.id for one in content.cards[93:]] == ["snow_owl", "owl_feather", "lynx_fur"]
    assert content.heroes[-1] == content.card_number["snow_owl"]
    lynx = content.adventures[content.adventure_number["snow_lynx"]]
    assert (lynx.colour, lynx.life, lynx.targets) == (GREEN, 2, [12, 13, 11])
    event = content.adventures[content.adventure_number["hail"]]
    assert content.weather[event.face].icon == "grey_hail"
    assert content.arshan == len(content.adventures) - 1


def test_a_game_can_be_played_on_an_own_map() -> None:
    entries = check_entries({"maps": {"isle": ISLE}}, WHERE)
    map = build(entries, "isle").map
    assert map.id == "isle"
    assert [town.id for town in map.towns] == ["harbour"]
    assert build(entries).map.id == "isheim"


def test_an_unknown_map_is_refused_with_the_nearest() -> None:
    with pytest.raises(ContentError, match=r"did you mean isheim\?"):
        build({}, "ishiem")


def test_entries_in_normal_form_stay_as_they_are_and_are_plain_data() -> None:
    entries = check_entries(extras(), WHERE)
    again = json.loads(json.dumps(entries))
    assert check_entries(again, WHERE) == entries
    assert json.loads(json.dumps(built_in())) == built_in()


def test_a_game_needs_the_decks_its_map_and_its_heroes() -> None:
    entries = check_entries({**extras(), "maps": {"isle": ISLE}}, WHERE)
    assert needed(entries, "isle") == entries
    part = needed(entries, "isheim", ["zyla"])
    assert sorted(part) == ["adventures", "market", "weather"]
    assert needed({}, "isheim") == {}
    assert set(LIBRARY.with_house(part)["adventures"]) > set(part["adventures"])
    assert check_entries(part, WHERE) == part
