"""Entries that somebody might add to the game, to be changed by tests."""

from typing import Any

from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.grid import CELL_NUMBER

WHERE = Message("the saved game")

SPELL: Json = {
    "id": "peck",
    "name": "Peck",
    "kind": "attack",
    "ap": 3,
    "range": "cc",
    "element": "air",
    "damage": 1,
}
OWL: Json = {
    "name": {"en": "Snow Owl", "nl": "Sneeuwuil", "es": "Búho nival"},
    "class": "bird",
    "colour": "black",
    "level": 4,
    "initiative": 5,
    "mp": 3,
    "hp": 7,
    "ap": 6,
    "spells": [SPELL],
}
CHICK: Json = {"name": "Chick", "mp": 2, "hp": 1, "ap": 3, "spells": [SPELL]}
BOMB: Json = {
    "name": "Snow Bomb",
    "hp": 1,
    "powers": ["explosive"],
    "spells": [{**SPELL, "id": "poof", "ap": 0, "range": "self", "area": "cross"}],
}
REWARD: Json = {
    "name": "Down Coat",
    "rank": "jade",
    "type": "equipment",
    "kind": "set",
    "effect": {"powers": ["armour"]},
}
EMPTY_ROW = " ".join([".."] * 12)
SETUP_ROW = " ".join([".s"] * 8 + [".."] * 4)
MAP = "\n".join([SETUP_ROW, *[EMPTY_ROW] * 10, SETUP_ROW])
POND: Json = {"name": "Pond", "edges": ["north", "south"], "map": MAP}
TEAM: Json = {"name": "Parliament", "members": ["snow_owl", "snow_owl", "snow_owl"]}


def owl(**fields: Any) -> Json:
    return {"characters": {"snow_owl": {**OWL, **fields}}}


def owl_with(*effects: Json, **fields: Any) -> Json:
    """A character whose one spell has these effects and fields."""
    return owl(spells=[{**SPELL, "effects": list(effects), **fields}])


def special(*effects: Json, **fields: Any) -> Json:
    spell = {name: SPELL[name] for name in SPELL if name not in ("element", "damage")}
    return owl(spells=[{**spell, "kind": "special", "effects": list(effects), **fields}])


def pond(**fields: Any) -> Json:
    return {"boards": {"pond": {**POND, **fields}}}


def with_cell(name: str, pair: str) -> str:
    """The map with one cell changed."""
    cells = MAP.split()
    cells[CELL_NUMBER[name]] = pair
    return "\n".join(" ".join(cells[12 * y : 12 * y + 12]) for y in range(12))


def extras() -> Json:
    """Something of everything; the owl calls chicks, and a chick counts bombs."""
    hatch = {"op": "summon", "unit": "chick", "limit": 2}
    by_a_bomb = {"op": "damage_bonus", "n": 1, "if_unit_adjacent_to_target": "bomb"}
    return {
        "characters": {
            **special(hatch, id="hatch")["characters"],
            "old_owl": {**OWL, "types": ["elder"]},
        },
        "summons": {
            "chick": {**CHICK, "spells": [{**SPELL, "effects": [by_a_bomb]}]},
            "bomb": BOMB,
            "egg": {"name": "Egg", "hp": 1},
        },
        "rewards": {"down_coat": REWARD},
        "boards": {"pond": POND, "lake": POND},
        "teams": {"parliament": TEAM},
    }
