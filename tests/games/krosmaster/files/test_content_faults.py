"""What is wrong with entries from elsewhere is said, with the entry and the field."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.files.content import (
    build,
    check_entries,
)
from tests.games.krosmaster.files.samples import (
    BOMB,
    CHICK,
    EMPTY_ROW,
    MAP,
    OWL,
    POND,
    REWARD,
    SPELL,
    TEAM,
    WHERE,
    extras,
    owl,
    owl_with,
    pond,
    special,
    with_cell,
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
        ({"charakters": {}}, 'unknown field "charakters"; did you mean characters?'),
        ({"common": {}}, 'unknown field "common"'),
        ({"characters": {"snow_owl": 3}}, 'character "snow_owl" of the saved game is a table'),
        ({"characters": {"Snow Owl": OWL}}, "write a lower_case word such as snow_owl"),
        ({"characters": {f"owl_{n}": OWL for n in range(101)}}, "at most 100 entries"),
        ({"characters": {"yugo": OWL}}, "cannot replace the one that the game has: choose another"),
        ({"boards": {"open": POND}}, "choose another id"),
        ({"characters": {"tofu": OWL}}, "has the id of another character or summon"),
        ({"summons": {"yugo": CHICK}}, 'summon "yugo" of the saved game has the id of another'),
        ({"characters": {"owl": OWL}, "summons": {"owl": CHICK}}, "has the id of another"),
    ],
)
def test_entries_that_are_no_such_thing_are_refused(entries: object, said: str) -> None:
    assert said in problem(entries)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"level": 0}, '"level" of character "snow_owl" of the saved game is a whole number'),
        ({"level": 13}, "from 1 to 12, not 13"),
        ({"hp": 61}, "from 1 to 60, not 61"),
        ({"initiative": -1}, "from 0 to 99, not -1"),
        ({"mp": None}, '"mp" of character'),
        ({"colour": "golden"}, "did you mean gold?"),
        ({"class": "Bird"}, "a lower_case word such as bird"),
        ({"types": list("abcdefghi")}, "at most 8"),
        (
            {"powers": ["armor"]},
            'unknown "powers" of character "snow_owl" of the saved game: armor;',
        ),
        ({"powers": ["explosive"]}, "explosive"),
        ({"name": ""}, '"en" of "name" of character "snow_owl" of the saved game is a text in'),
        ({"src": 3}, '"src" of character "snow_owl" of the saved game is a text or a table'),
        ({"iniative": 3}, 'unknown field "iniative"; did you mean initiative?'),
        ({"spells": [SPELL, SPELL]}, 'two spells "peck"'),
        ({"spells": [{**SPELL, "id": f"p{n}"} for n in range(9)]}, "at most 8"),
        ({"spells": [3]}, "is an object, not 3"),
        ({"spells": [{**SPELL, "id": "punch"}]}, 'has a spell "punch"'),
        ({"spells": [{**SPELL, "id": "horn_blast"}]}, 'has a spell "horn_blast"'),
    ],
)
def test_a_character_with_a_wrong_field_is_refused(fields: Json, said: str) -> None:
    assert said in problem(owl(**fields))


@pytest.mark.parametrize(
    "field", ["name", "class", "colour", "level", "initiative", "mp", "hp", "ap"]
)
def test_a_character_lacks_nothing(field: str) -> None:
    entries = owl()
    del entries["characters"]["snow_owl"][field]
    assert f'character "snow_owl" of the saved game lacks "{field}"' in problem(entries)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"element": "fier"}, 'unknown "element" of spell "peck" of character "snow_owl"'),
        ({"element": "fier"}, "did you mean fire?"),
        ({"kind": "atack"}, "did you mean attack?"),
        ({"damage": 100}, "from 0 to 99"),
        ({"ap": -1}, "from 0 to 99"),
        ({"limit": "green"}, 'unknown "limit"'),
        ({"area": "star"}, 'unknown "area"'),
        ({"id": "Peck"}, '"id" of spell 1 of'),
        ({"heal": 2}, 'is of kind "attack" and so has no "heal"'),
        ({"kind": "heal"}, 'is of kind "heal" and so has no "element"'),
        ({"kind": "special"}, 'is of kind "special" and so has no "element"'),
        ({"range": "far"}, '"self", "cc" or a table'),
        ({"range": {"min": 1}}, 'lacks "max"'),
        ({"range": {"min": 3, "max": 2}}, "from 3 to 22, not 2"),
        ({"range": {"min": 1, "max": 23}}, "from 1 to 22"),
        ({"range": {"min": 1, "max": 3, "los": 1}}, "true or false"),
        ({"range": {"min": 1, "max": 3, "strait": True}}, "did you mean straight?"),
        ({"area": "line3", "range": {"min": 1, "max": 3}}, "its range must be straight"),
        ({"area": "line3", "range": "self"}, "its range must be straight"),
        ({"ap": 0}, 'spell "peck" of character "snow_owl" of the saved game could be cast for'),
        ({"ap": 0, "limit": "purple"}, "could be cast for ever"),
        ({"ap": 0, "injury": 1, "effects": [{"op": "steal_health"}]}, "could be cast for ever"),
        ({"effects": [{"op": "transpose"}] * 9}, "at most 8"),
    ],
)
def test_a_spell_with_a_wrong_field_is_refused(fields: Json, said: str) -> None:
    assert said in problem(owl_with(**{"effects": [], **fields}))


@pytest.mark.parametrize("field", ["element", "damage"])
def test_an_attack_needs_its_element_and_damage(field: str) -> None:
    spell = {name: SPELL[name] for name in SPELL if name != field}
    assert f'lacks "{field}"' in problem(owl(spells=[spell]))


def test_a_heal_needs_its_figure() -> None:
    spell = {"id": "hug", "name": "Hug", "kind": "heal", "ap": 2, "range": "cc"}
    assert 'lacks "heal"' in problem(owl(spells=[spell]))


def test_a_spell_that_inspiration_makes_free_is_refused() -> None:
    spells = [{**SPELL, "ap": 1}]
    assert "for ever" in problem(owl(powers=["heroic_inspiration"], spells=spells))


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ({"op": "pushbak", "n": 1}, "did you mean pushback?"),
        ({"op": "pushback"}, 'effect 1 of spell "peck" of character "snow_owl"'),
        ({"op": "pushback"}, 'lacks "n"'),
        ({"op": "pushback", "n": 0}, "from 1 to 99"),
        ({"op": "pushback", "n": 1, "m": 2}, 'unknown field "m"'),
        ({"op": "pushback", "n": 1, "if_target_type": "boss"}, 'unknown field "if_target_type"'),
        ({"n": 1}, 'lacks "op"'),
        ({"op": "tokens", "k": "-1AP", "n": 1}, 'lacks "to"'),
        ({"op": "tokens", "k": "F-1AP", "n": 1, "to": "target"}, 'unknown "k"'),
        ({"op": "tokens", "k": "-1AP", "n": 1, "to": "targets"}, "did you mean target?"),
        ({"op": "token_bonus", "n": 1}, 'it comes right behind "tokens"'),
        ({"op": "grant_power", "p": "armor"}, "did you mean armour?"),
        ({"op": "grant_power", "p": "explosive"}, 'unknown "p"'),
        ({"op": "heal_bonus", "n": 1}, 'it is for a spell of kind "heal"'),
        ({"op": "summon", "unit": "tofu", "limit": 1}, 'it is for a spell of kind "special"'),
        (
            {"op": "damage_bonus", "n": 1, "per_unit_adjacent_to_target": "gobbal"},
            "did you mean gobball?",
        ),
        ({"op": "damage_bonus", "n": 1, "if_target_type": "Boss"}, '"if_target_type" of effect 1'),
        (
            {"op": "damage_bonus", "n": 1, "if_target_type": "boss", "if_other_team_type": "boss"},
            "one at most",
        ),
    ],
)
def test_a_wrong_effect_is_refused(effect: Json, said: str) -> None:
    assert said in problem(owl_with(effect))


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        (special({"op": "summon", "unit": "gobbal", "limit": 1}), "did you mean gobball?"),
        (special({"op": "summon", "unit": "yugo", "limit": 1}), 'unknown "unit"'),
        (special({"op": "summon", "unit": "tofu", "limit": 0}), "from 1 to 9"),
        (special({"op": "summon", "unit": "tofu", "limit": 1}, area="cross"), 'area "single"'),
        (special({"op": "summon", "unit": "tofu", "limit": 1}, range="self"), "own cell"),
        (special({"op": "teleport_self"}, range="self"), "own cell"),
        (special({"op": "teleport_self"}, {"op": "transpose"}), "a spell has one at most"),
        (special({"op": "ice_shove"}, range={"min": 1, "max": 2}), 'range "cc"'),
        (special({"op": "crit_double"}), 'kind "attack"'),
    ],
)
def test_an_effect_that_does_not_go_with_its_spell_is_refused(entries: Json, said: str) -> None:
    assert said in problem(entries)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"spells": []}, "so it has one spell, its Explosion"),
        ({"spells": [*BOMB["spells"], SPELL]}, "so it has one spell, its Explosion"),
        ({"spells": [SPELL]}, "so it has one spell, its Explosion"),
        ({"ap": 4}, '"ap" of summon "bomb" of the saved game is left out'),
        (
            {
                "spells": [
                    {
                        "id": "poof",
                        "name": "Poof",
                        "kind": "special",
                        "ap": 0,
                        "range": "self",
                        "effects": [{"op": "summon", "unit": "tofu", "limit": 1}],
                    }
                ]
            },
            "so it has one spell, its Explosion",
        ),
        (
            {"spells": [{**BOMB["spells"][0], "effects": [{"op": "steal_health"}]}]},
            'cannot have the effect "steal_health"',
        ),
        (
            {
                "spells": [
                    {
                        **BOMB["spells"][0],
                        "effects": [{"op": "tokens", "k": "-1AP", "n": 1, "to": "caster"}],
                    }
                ]
            },
            'cannot have the effect "tokens"',
        ),
        ({"powers": []}, "could be cast for ever"),
        ({"level": 2}, 'unknown field "level"'),
    ],
)
def test_a_bomb_that_cannot_explode_is_refused(fields: Json, said: str) -> None:
    assert said in problem({"summons": {"bomb": {**BOMB, **fields}}})


def test_no_summon_shoves_ice() -> None:
    spell = special({"op": "ice_shove"})["characters"]["snow_owl"]["spells"][0]
    assert "no Summon casts Ice Shove" in problem(
        {"summons": {"chick": {**CHICK, "spells": [spell]}}}
    )


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"rank": "silver"}, 'unknown "rank" of reward "down_coat"'),
        ({"type": "bost"}, "did you mean boost?"),
        ({"kind": "hat"}, 'unknown "kind"'),
        ({"type": "buff"}, "only equipment has a kind"),
        ({"copies": 0}, "from 1 to 9"),
        ({"effect": {}}, "what the reward does"),
        ({"effect": {"power": "armour"}}, "did you mean powers?"),
        ({"effect": {"gauge_ap": 2}}, 'unknown field "gauge_ap"'),
        ({"effect": {"powers": ["heroic_inspiration"]}}, 'unknown "powers"'),
        ({"effect": {"spell": {**SPELL, "ap": 0}}}, "for ever"),
        ({"effect": {"spell": {**SPELL, "id": "kiss"}}}, 'has a spell "kiss"'),
        ({"effect": {"max_range_alterable": 0}}, "from 1 to 99"),
    ],
)
def test_a_wrong_reward_is_refused(fields: Json, said: str) -> None:
    assert said in problem({"rewards": {"down_coat": {**REWARD, **fields}}})


@pytest.mark.rule("kros.board.size", "kros.board.ground", "kros.board.features")
@pytest.mark.parametrize(
    ("map", "said"),
    [
        (with_cell("E6", ".I"), "cell E6 on the map of board"),
        (with_cell("E6", ".I"), "has an Ice Cube off the Ice Rink: write ~I"),
        (with_cell("L12", ".?"), "cell L12"),
        (with_cell("C4", "~4"), "not ~4"),
        (with_cell("C4", "~"), "cell C4"),
        (with_cell("C4", "~.."), "cell C4"),
        (MAP.replace("\n", "", 1), "has 12 lines, not 11"),
        (f"{MAP}\n{EMPTY_ROW}", "has 12 lines, not 13"),
        (MAP.replace(EMPTY_ROW, EMPTY_ROW[3:], 1), "line 2 of the map of board"),
        (MAP + " ..", "line 12"),
        ("", "has 12 lines, not 0"),
        (MAP.replace("..", ".T"), "at most 60 pieces of scenery"),
        ("." * 2001, "at most 2,000 characters"),
        (3, "is a text"),
    ],
)
def test_a_wrong_map_is_refused(map: object, said: str) -> None:
    assert said in problem(pond(map=map))


@pytest.mark.rule("kros.board.edges")
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"edges": ["nord", "south"]}, "did you mean north?"),
        ({"edges": ["north"]}, "holds south too"),
        ({"edges": ["east", "west"]}, "has 8 or more Setup cells in its first two rows, not 0"),
        ({"map": with_cell("A1", "..")}, "the edge north on the map of board"),
        ({"map": with_cell("A12", "..")}, "the edge south on the map of board"),
        ({"trees": "oak"}, 'unknown "trees"'),
        ({"bushes": "fir"}, 'unknown "bushes"'),
        ({"about": "x" * 201}, "at most 200"),
        ({"map_file": "pond.txt"}, 'unknown field "map_file"'),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(fields: Json, said: str) -> None:
    assert said in problem(pond(**fields))


@pytest.mark.rule("kros.team.levels", "kros.team.copies", "kros.team.boss", "kros.team.size")
@pytest.mark.parametrize(
    ("members", "said"),
    [
        (["snow_owl", "snow_owl"], 'team "parliament" of the saved game: the Levels add up to 8'),
        (["snow_owl"] * 9, "at most 8 texts"),
        (["snow_oul", "snow_owl"], "did you mean snow_owl?"),
        (["tofu"], 'unknown "members"'),
        (["count_harebourg", "count_harebourg"], "at most once"),
        ([], "2 to 8 Krosmasters, not 0"),
        ("snow_owl", "a list of texts"),
    ],
)
def test_a_ready_made_team_that_is_not_legal_is_refused(members: object, said: str) -> None:
    assert said in problem({**owl(), "teams": {"parliament": {**TEAM, "members": members}}})


def test_there_are_60_types_at_most() -> None:
    characters = {
        f"owl_{n}": {**OWL, "types": [f"type_{8 * n + m}" for m in range(8)]} for n in range(8)
    }
    assert "67 types of characters; there are 60 at most" in problem({"characters": characters})


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
sections = st.sampled_from(["characters", "summons", "rewards", "boards", "teams"])


@given(sections, st.sampled_from(list(extras()["characters"]["snow_owl"])), anything)
def test_whatever_a_stranger_puts_into_a_field_is_read_or_refused(
    section: str, field: str, value: object
) -> None:
    entries = extras()
    next(iter(entries[section].values()))[field] = value
    try:
        normal = check_entries(entries, WHERE)
    except ContentError:
        return
    assert check_entries(normal, WHERE) == normal
    build(normal)


@given(st.dictionaries(st.text(max_size=5) | sections, anything))
def test_whatever_a_stranger_sends_is_read_or_refused(entries: Json) -> None:
    try:
        check_entries(entries, WHERE)
    except ContentError as error:
        error.text("nl").encode()
