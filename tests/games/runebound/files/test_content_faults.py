"""What is wrong with entries from elsewhere is said, with the entry and the field."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.files.content import build, check_entries
from tests.games.runebound.files.samples import (
    ALLY,
    BRIDGE,
    EFFECT,
    EVENT_CARD,
    FACE,
    FORAGE,
    GRID,
    HERO,
    ISLE,
    ITEM,
    LEGEND,
    LYNX,
    WHERE,
    doing,
    hero,
    hero_effect,
    isle,
    lynx,
)


def problem(entries: object) -> str:
    """What is wrong with these entries, in English; in the other languages it can be said too."""
    with pytest.raises(ContentError) as caught:
        check_entries(entries, WHERE)
    assert all(caught.value.text(lang) for lang in LANGUAGES)
    return str(caught.value)


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ({"heros": {}}, 'the saved game has an unknown field "heros"; did you mean heroes?'),
        ({"arshan": {}}, 'unknown field "arshan"'),
        ({"heroes": {"snow_owl": 3}}, 'hero "snow_owl" of the saved game is a table'),
        ({"heroes": {"Snow Owl": HERO}}, "write a lower_case word such as snow_owl"),
        ({"heroes": {f"owl_{n}": HERO for n in range(51)}}, "at most 50 entries"),
        ({"heroes": {"zyla": HERO}}, 'hero "zyla" of the saved game cannot replace the one'),
        ({"maps": {"isheim": ISLE}}, "choose another id"),
        (
            {"heroes": {"ringmail": HERO}},
            'hero "ringmail" of the saved game has a card with the id "ringmail", as another',
        ),
        ({"heroes": {"owl": HERO}, "market": {"owl": ITEM}}, 'market card "owl" of the saved'),
        (lynx(forage={**FORAGE, "id": "troll_hide"}), 'a card with the id "troll_hide"'),
        (
            {
                "market": {f"item_{n}": ITEM for n in range(120)},
                "legends": {f"legend_{n}": LEGEND for n in range(38)},
            },
            "the saved game makes 251 cards with those of the game; there are 250 at most",
        ),
        ({"legends": {"first_snow": {**LEGEND, "open": True}}}, '"open" of legend "first_snow"'),
    ],
)
def test_entries_that_are_no_such_thing_are_refused(entries: object, said: str) -> None:
    assert said in problem(entries)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"life": 0}, '"life" of hero "snow_owl" of the saved game is a whole number from 1 to 20'),
        ({"stamina": -1}, "from 0 to 20, not -1"),
        ({"mind": 3}, '"mind" of hero "snow_owl" of the saved game is a list of a value'),
        ({"mind": [3]}, "a value from 0 to 20 and a damage from 0 to 9, not [3]"),
        ({"mind": [21, 1]}, "not [21, 1]"),
        ({"skills": {"clim": 3}}, '"skills" of hero "snow_owl" of the saved game has an unknown'),
        ({"skills": {"clim": 3}}, "did you mean climb?"),
        ({"skills": {"climb": 10}}, '"climb" of "skills" of hero "snow_owl"'),
        ({"skills": 3}, "is an object"),
        ({"name": ""}, '"en" of "name" of hero "snow_owl" of the saved game is a text in one line'),
        ({"src": 3}, '"src" of hero "snow_owl" of the saved game is a text or a table'),
        ({"lief": 3}, 'has an unknown field "lief"; did you mean life?'),
        ({"effects": 3}, '"effects" of hero "snow_owl" of the saved game is a list'),
        ({"effects": [EFFECT] * 5}, "at most 4 objects"),
        ({"effects": [3]}, "is an object, not 3"),
    ],
)
def test_a_hero_with_a_wrong_field_is_refused(fields: Json, said: str) -> None:
    assert said in problem(hero(**fields))


@pytest.mark.parametrize("field", ["name", "life", "stamina", "mind", "body", "spirit"])
def test_a_hero_lacks_nothing(field: str) -> None:
    entries = hero()
    del entries["heroes"]["snow_owl"][field]
    assert f'hero "snow_owl" of the saved game lacks "{field}"' in problem(entries)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"when": "take_frots"}, 'unknown "when" of number 1 in "effects" of hero "snow_owl"'),
        ({"when": "take_frots"}, "did you mean take_frost?"),
        ({"when": "ongoing"}, 'unknown "when"'),  # only for events
        ({"when": "foe_hit"}, 'unknown "when"'),  # only for challenges
        ({"when": []}, "a text or a list of texts"),
        ({"when": 3}, "a list of texts"),
        ({"when": ["take_frost", "take_frost"]}, "nothing twice"),
        ({"cost": ["activate"]}, 'unknown "cost" of number 1 in "effects"'),
        ({"cost": ["ex"]}, "did you mean ex:1?"),
        ({"cost": ["ex:0"]}, "ex has a number from 1 to 9"),
        ({"cost": ["ex:ten"]}, "ex has a number from 1 to 9"),
        ({"cost": ["ex:1", "ex:2"]}, "each kind once"),
        ({"cost": "act"}, '"cost" of number 1 in "effects"'),
        ({"if": ["fase:magic"]}, "did you mean phase:magic?"),
        ({"if": ["phase:magik"]}, "did you mean phase:magic?"),
        ({"if": ["phase:magic|rangd"]}, "did you mean phase:ranged?"),
        ({"if": ["phase"]}, 'unknown "if"'),
        ({"if": ["role:attack|defend"]}, 'unknown "if"'),
        ({"if": ["trait:beest"]}, "did you mean trait:beast?"),
        ({"if": ["terrain:sea"]}, 'unknown "if"'),
        ({"if": ["town:wiek"]}, "did you mean town:weik?"),
        ({"if": ["phase:magic", "phase:melee"]}, "each kind once"),
        ({"limit": "day"}, 'unknown "limit"'),
        ({"must": 1}, "true or false"),
        ({"must": True}, "true for fights and events, and left out for others"),
        ({"doo": []}, 'unknown field "doo"'),
        ({"do": []}, '"do" of number 1 in "effects" of hero "snow_owl" of the saved game is a'),
        ({"do": "heal"}, '["heal", "char", "wound", 1]'),
        ({"do": [["cancel", "frost", 1]] * 7}, "a list of at most 6 lists"),
    ],
)
def test_an_effect_with_a_wrong_field_is_refused(fields: Json, said: str) -> None:
    assert said in problem(hero_effect(**fields))


NESTED: list[Any] = ["win"]
for _ in range(5):
    NESTED = ["choose", [NESTED], [["win"]]]


@pytest.mark.parametrize(
    ("when", "primitive", "said"),
    [
        ("any", "win", "a list that begins with what is done"),
        ("any", [], "a list that begins with what is done"),
        ("any", [3], "a list that begins with what is done"),
        ("any", ["heel", "char", "wound", 1], "did you mean heal?"),
        (
            "any",
            ["heel", "char", "wound", 1],
            'unknown word "heel" in number 1 in "do" of number 1 in "effects" of hero "snow_owl"',
        ),
        ("any", ["heal", "char", "wound"], 'written as ["heal", who, counter, number or all]'),
        ("any", ["heal", "char", "wound", 1, 2], "written as"),
        ("any", ["heal", "chr", "wound", 1], "did you mean char?"),
        ("any", ["heal", "char", "wond", 1], "did you mean wound?"),
        ("any", ["heal", "char", "wound", "1"], 'from 1 to 20, or "all", not "1"'),
        ("any", ["deal", "hero", "wound", "all"], "whole number from 1 to 20, not"),
        ("any", ["deal", "hero", "wound", 21], "whole number from 1 to 20, not 21"),
        ("any", ["gain", "xp", 1], 'unknown word "xp"'),
        ("any", ["test", "clim", 12, [], []], "did you mean climb?"),
        ("any", ["test", "climb", 12, []], 'written as ["test", skill, difficulty, list, list]'),
        ("any", ["test", "climb", 12, 3, []], "a list of at most 6 lists"),
        ("any", ["test", "climb", 50, [], []], "from 2 to 40"),
        ("any", ["choose", [["win"]]], 'written as ["choose", list, list]'),
        ("any", ["choose", *([[["win"]]] * 5)], "written as"),
        ("any", NESTED, "nested too deeply"),
        ("passive", ["mod", "strength", 1], 'unknown word "strength"'),
        ("passive", ["mod", "skil.climb", 1], "did you mean skill.climb?"),
        ("passive", ["mod", "life", 1.5], "from -20 to 20, not 1.5"),
        ("passive", ["deal", "hero", "wound", 1], '"deal" does nothing at passive; it works at'),
        ("passive", ["mod", "life", -1], "since nobody loses Life, not -1"),
        ("before_roll", ["mod", "def", 1], 'unknown word "def"'),
        ("before_combat", ["mod", "skill.lore", 1], 'unknown word "skill.lore"'),
        ("any", ["mod", "life", 1], '"mod" does nothing at any; it works at passive'),
        ("any", ["cancel", "frost", 1], '"cancel" does nothing at any; it works at take_frost'),
        ("on_damage", ["cancel", "frost", 1], '"frost" does nothing at on_damage'),
        ("on_damage", ["cancel", "exhaustion", 1], 'unknown word "exhaustion"'),
        ("any", ["reroll", "test"], "it works at test_failed"),
        ("test_failed", ["reroll", "dice"], 'unknown word "dice"'),
        ("test_failed", ["reroll"], 'written as ["reroll", "test"]'),
        ("after_move_roll", ["setdie", 6], "from 1 to 5, not 6"),
        ("before_move", ["goto", "town"], "did you mean any_town?"),
        ("round_start", ["extra", "attack", 0], "from 1 to 20, not 0"),
        ("market", ["market", "pric", -1], "did you mean price?"),
        ("any", ["weather", "all", 1], "it works at ongoing"),
        ("any", ["counters", "green"], "it works at immediate"),
        ("any", ["deal", "foe", "wound", 1], '"foe" does nothing at any'),
        ("on_hit", ["deal", "foe", "frost", 1], "a foe has wounds, no other counters"),
        ("any", ["deal", "victim", "frost", 1], "it works at foe_hit"),
        ("any", ["deal", "each_hero", "frost", 1], "it works at immediate"),
    ],
)
def test_a_primitive_that_does_nothing_or_is_unknown_is_refused(
    when: str, primitive: object, said: str
) -> None:
    assert said in problem(doing(when, primitive))


def test_what_always_holds_costs_nothing() -> None:
    entries = hero_effect(when="passive", do=[["mod", "life", 1]])
    assert '"cost" of number 1 in "effects"' in problem(entries)


@pytest.mark.parametrize("cost", [[], ["ex:1"], ["gold:1"]])
def test_nothing_can_be_used_again_and_again(cost: list[str]) -> None:
    entries = hero_effect(when="any", cost=cost, do=[["heal", "hero", "exhaustion", "all"]])
    assert '"limit" of number 1 in "effects" of hero "snow_owl"' in problem(entries)
    entries["heroes"]["snow_owl"]["effects"][0]["limit"] = "turn"
    assert check_entries(entries, WHERE)


def test_an_item_has_no_life() -> None:
    entries = {"market": {"owl_feather": {**ITEM, "life": 3}}}
    assert '"life" of market card "owl_feather" of the saved game is left out' in problem(entries)


@pytest.mark.parametrize(
    ("section", "entry", "fields", "said"),
    [
        ("market", ITEM, {"type": "hero"}, 'unknown "type" of market card "x" of the saved game'),
        ("market", ITEM, {"type": "potoin"}, "did you mean potion?"),
        ("market", ITEM, {"cost": 0}, "from 1 to 30"),
        ("market", ITEM, {"colour": "red"}, 'unknown field "colour"'),
        ("market", ALLY, {"ranged": [1]}, '"ranged" of market card "x"'),
        ("legends", LEGEND, {"colour": "gren"}, "did you mean green?"),
        ("legends", LEGEND, {"difficulty": 8}, "from 1 to 7, not 8"),
        ("adventures", LYNX, {"kind": "encounter"}, 'unknown "kind" of adventure card "x"'),
        ("adventures", LYNX, {"colour": "purple"}, 'unknown "colour" of adventure card "x"'),
        ("adventures", LYNX, {"trait": "beest"}, "did you mean beast?"),
        ("adventures", LYNX, {"melee": [41, 1]}, "from 0 to 40"),
        ("adventures", LYNX, {"tests": []}, 'unknown field "tests"'),
        ("adventures", LYNX, {"gold": 31}, "from 0 to 30"),
        ("adventures", LYNX, {"before": [["reroll", "test"]]}, '"before" of adventure card "x"'),
        ("adventures", LYNX, {"effects": [EFFECT]}, 'unknown "when"'),
        ("adventures", LYNX, {"forage": {"id": "X", "name": "X"}}, '"id" of "forage" of adventure'),
        ("adventures", LYNX, {"forage": {"name": "X"}}, 'lacks "id"'),
        ("adventures", BRIDGE, {"tests": []}, "a list of one test or more"),
        ("adventures", BRIDGE, {"tests": [{"skill": "jump"}]}, 'unknown "skill" of number 1 in'),
        (
            "adventures",
            BRIDGE,
            {"tests": [{"skill": "climb", "difficulty": 12, "failure": [["mod", "life", 1]]}]},
            '"mod" does nothing at failure',
        ),
        ("adventures", EVENT_CARD, {"icon": "orange_son"}, 'unknown "icon" of adventure card "x"'),
        ("adventures", EVENT_CARD, {"icon": "orange_son"}, "did you mean orange_sun?"),
        ("adventures", EVENT_CARD, {"icon": "printed"}, 'unknown "icon"'),
        ("adventures", EVENT_CARD, {"icon": "green_leaf", "number": 0}, "from 1 to 9"),
        ("adventures", EVENT_CARD, {"icon": "green_leaf", "gold": 1}, 'unknown field "gold"'),
        (
            "weather",
            FACE,
            {"frost": {"fjord": 1}},
            '"frost" of weather "x" of the saved game lacks',
        ),
        ("weather", FACE, {"frost": {"sea": 1}}, 'unknown field "sea"'),
        ("weather", FACE, {"tile": ""}, "a text in one line"),
    ],
)
def test_a_card_with_a_wrong_field_is_refused(
    section: str, entry: Json, fields: Json, said: str
) -> None:
    assert said in problem({section: {"x": {**entry, **fields}}})


def test_an_effect_of_a_challenge_costs_nothing() -> None:
    effect = {"when": "foe_hit", "cost": ["act"], "do": [["deal", "victim", "frost", 1]]}
    assert "since nobody chooses to use this" in problem(lynx(effects=[effect]))


TOWN: Json = ISLE["towns"]["harbour"]
LOST: Json = {**TOWN, "name": "Lost", "code": "BY"}
LONELY = "~~ X. GV Xr\n D. M. Xb D.\nWy T. I. Tg\n HA F. T. ~~\n~~ ~~ ~~ ~~\n ~~ ~~ ~~ F."
CUT = "X. ~~ GV Xr\n D. ~~ M. Xb\nWy ~~ I. Tg\n HA ~~ T. F."
TWO_TOWNS = "X. ~~ GV Xr\n D. ~~ M. Xb\nWy ~~ I. Tg\n HA ~~ T. BY"


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        (isle(""), "the grid of map"),
        (
            isle(GRID.replace("D. M. Xb D.", "D. M. Xb")),
            'row 2 of the grid of map "isle" of the saved game has 3 spaces and row 1 has 4: '
            "write ~~",
        ),
        (isle("\n".join(["X. X."] * 27)), "has from 1 to 26 rows"),
        (isle(" ".join(["X."] * 27)), "has from 1 to 26 rows of from 1 to 26 spaces"),
        (isle(GRID.replace("I.", "Q.")), 'space C3 on the grid of map "isle" of the saved game is'),
        (isle(GRID.replace("I.", "Iz")), "not Iz"),
        (isle(GRID.replace("I.", "ice")), "not ice"),
        (isle(GRID.replace("I.", "HA")), '"HA" stands twice on the grid of map "isle"'),
        (isle(GRID.replace("HA", "F.")), 'the town "harbour" of map "isle" of the saved game is'),
        (isle(GRID.replace("HA", "F.")), 'is not on the grid: write its code "HA" there'),
        (isle(GRID.replace("GV", "X.")), 'Green Vale of map "isle" of the saved game is not on'),
        (isle(GRID.replace("Xr", "X.")), "has no red jewel: write the letter r behind a terrain"),
        (isle(GRID.replace("Tg", "T.")), "has no green jewel"),
        (isle(LONELY), 'space D6 on the grid of map "isle" of the saved game has no neighbours'),
        (isle(CUT), "C1 cannot be reached from Harbour: join them with land"),
        (
            isle(TWO_TOWNS, towns={"harbour": TOWN, "lost": LOST}),
            "Lost cannot be reached from Harbour",
        ),
        (isle(towns={}), "has 0 towns; a map has from 1 to 16"),
        (isle(towns={f"t{n}": TOWN for n in range(17)}), "has 17 towns; a map has from 1 to 16"),
        (isle(towns={"Harbour": TOWN}), '"Harbour" in "towns" of map "isle"'),
        (isle(towns={"harbour": {**TOWN, "code": "H"}}), "two capitals or digits"),
        (isle(towns={"harbour": {**TOWN, "code": "F."}}), "two capitals or digits"),
        (isle(towns={"harbour": {**TOWN, "code": "GV"}}), 'have the same "code"'),
        (isle(towns={"harbour": {**TOWN, "type": "wiek"}}), "did you mean weik?"),
        (isle(towns={"harbour": {**TOWN, "type": "wiek"}}), 'unknown "type" of the town "harbour"'),
        (isle(towns={"harbour": {**TOWN, "start_cards": 6}}), "from 0 to 5"),
        (isle(towns=3), '"towns" of map "isle" of the saved game is an object'),
        (isle(vale={"name": "Vale"}), '"vale" of map "isle" of the saved game lacks "code"'),
        (isle(size=3), 'unknown field "size"'),
    ],
)
def test_a_map_nobody_can_play_on_is_refused(entries: Json, said: str) -> None:
    assert said in problem(entries)


def test_a_map_without_green_vale_is_refused() -> None:
    entries = isle()
    del entries["maps"]["isle"]["vale"]
    assert 'map "isle" of the saved game lacks "vale"' in problem(entries)


def test_a_map_is_not_too_large() -> None:
    rows = [["F."] * 21 for _ in range(20)]
    rows[0][:6] = ["HA", "GV", "Fg", "Fy", "Fb", "Fr"]
    grid = "\n".join(" ".join(row) for row in rows)
    assert 'the grid of map "isle" of the saved game has 420 spaces' in problem(isle(grid))


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
BASES: list[tuple[str, Json]] = [
    ("heroes", HERO),
    ("market", ALLY),
    ("legends", LEGEND),
    ("adventures", LYNX),
    ("adventures", BRIDGE),
    ("weather", FACE),
    ("maps", ISLE),
]


def fault_of(entries: Json) -> str:
    """What is wrong with entries; nothing if they can be built."""
    try:
        build(check_entries(entries, WHERE))
    except ContentError as error:
        return str(error)
    return ""


@given(st.sampled_from(BASES), st.data())
def test_whatever_stands_in_a_field_is_used_or_refused(
    base: tuple[str, Json], data: st.DataObject
) -> None:
    section, entry = base
    field = data.draw(st.sampled_from(sorted(entry)))
    entries = {section: {"x": {**entry, field: data.draw(PLAIN)}}}
    fault = fault_of(entries)
    assert not fault or '"x"' in fault


@given(st.lists(st.lists(st.sampled_from(["deal", "hero", "foe", "wound", "all", 1, []]))))
def test_whatever_is_to_be_done_is_done_or_refused(primitives: list[Any]) -> None:
    fault = fault_of(doing("on_hit", *primitives))
    assert not fault or 'hero "snow_owl"' in fault
