"""Whatever spells players make up: every position stays possible, and can be saved half-way.

Six Krosmasters a side get random spells of everything that content allows. They cast them at each
other among cubes, bombs and turrets.
"""

from random import Random
from typing import Any

import pytest

from hoarfrost.core.content.part import Part
from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import AREAS, ELEMENTS, LIMITS
from hoarfrost.games.krosmaster.files.content_spells import (
    EXPLOSION_EFFECTS,
    GRANTED_POWERS,
    PLACED_TOKENS,
    check_spell,
)
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import bomb, hero, made

PLIES = 150
HEROES = 6
SUMMONS = ("mine", "turret", "tofu", "gobball")
COUNTED = ("pushback", "attract", "retreat", "steal_ap", "steal_mp", "range_bonus")
BONUSES = ("damage_bonus", "heal_bonus", "token_bonus")
PLAIN = (
    "transpose", "teleport_self", "teleport_choice", "lose_mp", "ice_shove", "steal_health",
    "pierce_armour", "crit_double",
)  # fmt: skip
OTHERS = ("tokens", "grant_power", "summon")
CELLS = [f"{column}{row}" for column in "CDEFGHIJ" for row in range(3, 11)]


def random_effect(chance: Random, ops: tuple[str, ...]) -> Json:
    op = chance.choice(ops)
    effect: Json = {"op": op}
    if op in COUNTED or op in BONUSES:
        effect["n"] = chance.randint(1, 3)
    elif op == "tokens":
        effect |= {"k": chance.choice(PLACED_TOKENS), "n": chance.randint(1, 3), "to": "target"}
    elif op == "grant_power":
        effect["p"] = chance.choice(GRANTED_POWERS)
    elif op == "summon":
        effect |= {"unit": chance.choice(SUMMONS), "limit": chance.randint(1, 9)}
    if op in BONUSES and chance.random() < 0.5:
        effect["per_unit_adjacent_to_target"] = "mine"
    return effect


def random_spell(chance: Random, id: str) -> Json:
    """A spell that content allows; what it refuses is thrown away."""
    while True:
        kind = chance.choice(["attack", "attack", "heal", "special"])
        reach: Any = chance.choice(["self", "cc", "ranged", "ranged"])
        if reach == "ranged":
            flags = {name: chance.random() < 0.5 for name in ("alterable", "straight", "los")}
            reach = {"min": chance.randint(0, 2), "max": chance.randint(2, 6), **flags}
        spell: Json = {
            "id": id,
            "name": id,
            "kind": kind,
            "ap": chance.randint(1, 4),
            "mp": chance.choice([0, 0, 1]),
            "injury": chance.choice([0, 0, 1]),
            "range": reach,
            "limit": chance.choice(LIMITS),
            "area": chance.choice(AREAS),
            "effects": [
                random_effect(chance, (*COUNTED, *BONUSES, *PLAIN, *OTHERS))
                for _ in range(chance.randint(0, 3))
            ],
        }
        if kind == "attack":
            spell |= {"element": chance.choice(ELEMENTS), "damage": chance.randint(0, 3)}
        elif kind == "heal":
            spell["heal"] = chance.randint(1, 4)
        try:
            check_spell(Part(spell, Message("a spell")), SUMMONS)
        except ContentError:
            continue
        return spell


def random_scene(chance: Random) -> Scene:
    heroes = [
        hero(
            *[random_spell(chance, f"spell_{number}_{slot}") for slot in range(3)],
            *([summoner_of_all()] if number == 0 else []),
            id=f"hero_{number}",
            level=2,
            hp=chance.randint(3, 9),
            ap=8,
            powers=chance.sample(GRANTED_POWERS, chance.randint(0, 3)),
        )
        for number in range(HEROES)
    ]
    blast = [random_effect(chance, EXPLOSION_EFFECTS) for _ in range(chance.randint(0, 1))]
    if blast and blast[0]["op"] == "token_bonus":
        blast = []
    turret_spell = random_spell(chance, "turret_spell")
    while any(effect["op"] == "ice_shove" for effect in turret_spell["effects"]):
        turret_spell = random_spell(chance, "turret_spell")
    turret = {"id": "turret", "name": "Turret", "hp": 2, "ap": 4, "spells": [turret_spell]}
    cards = made(*heroes, summons=(bomb(*blast, area="diamond2"), turret))
    cells = chance.sample(CELLS, 2 * HEROES + 6)
    units = [
        (own, foe)[place % 2](f"hero_{place // 2}", cells.pop()) for place in range(2 * HEROES)
    ]
    units += [chance.choice([own, foe])(chance.choice(SUMMONS), cell) for cell in cells]
    board = chance.choice(["frigost_1", "frigost_2"])
    cubes = [{"kind": "ice_cube", "cell": cell} for cell in ("E4", "F4", "D9", "H9", "E9", "H4")]
    rink = [cube for cube in cubes if board == "frigost_2" or cube["cell"] in ("E4", "F4", "H9")]
    return Scene(units, board=board, scenery=rink, turn=3, **cards)


def summoner_of_all() -> Json:
    """A spell that names the Summons, so that they are in the game."""
    return {
        "id": "count_all",
        "name": "Count",
        "kind": "attack",
        "ap": 1,
        "range": "cc",
        "element": "air",
        "damage": 0,
        "effects": [
            {"op": "damage_bonus", "n": 1, "if_unit_adjacent_to_target": unit}
            for unit in ("mine", "turret")
        ],
    }


@pytest.mark.rule("kros.conv.must", "kros.cast.steps")
@pytest.mark.parametrize("seed", range(6))
def test_no_spell_that_content_allows_leads_to_an_impossible_position(seed: int) -> None:
    chance = Random(seed)
    scene = random_scene(chance)
    state = scene.state
    asked = set()
    for _ in range(PLIES):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        assert len(actions) == state.legal_count()
        if scene.step != "act":
            asked.add(scene.step)
            saved = state.to_json()
            loaded = state.game.from_json(saved)  # type: ignore[attr-defined]
            assert loaded.to_json() == saved
            assert loaded.legal_actions() == actions
        texts = [state.action_to_string(action) for action in actions]
        casts = [text for text in texts if text.startswith("cast")]
        scene.do(chance.choice(casts if casts and chance.random() < 0.8 else texts))
    assert asked, "nobody was asked anything"
