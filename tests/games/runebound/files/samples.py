"""Entries that somebody might add to the game, to be changed by tests."""

from typing import Any

from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json

WHERE = Message("the saved game")

EFFECT: Json = {"when": "take_frost", "cost": ["act"], "do": [["cancel", "frost", 1]]}
HERO: Json = {
    "name": {"en": "Snow Owl", "nl": "Sneeuwuil", "es": "Búho nival"},
    "life": 4,
    "stamina": 4,
    "mind": [3, 1],
    "body": [1, 1],
    "spirit": [3, 1],
    "skills": {"observation": 3},
    "effects": [EFFECT],
}
ITEM: Json = {"name": "Owl Feather", "type": "artifact", "cost": 3, "effects": [EFFECT]}
ALLY: Json = {
    "name": "Tame Raven",
    "type": "ally",
    "cost": 4,
    "life": 2,
    "stamina": 2,
    "ranged": [2, 1],
    "melee": [0, 1],
    "magic": [1, 1],
}
LEGEND: Json = {
    "name": "First Snow",
    "type": "artifact",
    "cost": 5,
    "colour": "blue",
    "difficulty": 3,
    "effects": [EFFECT],
}
FORAGE: Json = {"id": "lynx_fur", "name": "Lynx Fur", "effects": [EFFECT]}
LYNX: Json = {
    "name": "Snow Lynx",
    "colour": "green",
    "kind": "fight",
    "trait": "beast",
    "life": 2,
    "ranged": [12, 0],
    "melee": [13, 1],
    "magic": [11, 0],
    "gold": 2,
    "forage": FORAGE,
}
BRIDGE: Json = {
    "name": "Rope Bridge",
    "colour": "green",
    "kind": "test",
    "trait": "hazard",
    "tests": [{"skill": "climb", "difficulty": 12, "failure": [["deal", "hero", "wound", 1]]}],
}
EVENT_CARD: Json = {
    "name": "Hail",
    "colour": "yellow",
    "kind": "event",
    "number": 2,
    "icon": "grey_hail",
    "effects": [{"when": "immediate", "do": [["deal", "each_hero", "frost", 1]]}],
}
FACE: Json = {
    "name": "Grey Hail",
    "frost": {
        "fjord": 1, "tundra": 1, "ice": 1, "snowdrift": 1, "forest": 1, "mountain": 1, "wastes": 1,
    },
}  # fmt: skip
GRID = "~~ X. GV Xr\n D. M. Xb D.\nWy T. I. Tg\n HA F. T. F."
ISLE: Json = {
    "name": "Isle",
    "grid": GRID,
    "towns": {"harbour": {"name": "Harbour", "code": "HA", "type": "weik", "start_cards": 2}},
    "vale": {"name": "Green Vale", "code": "GV"},
}


def extras() -> Json:
    return {
        "heroes": {"snow_owl": HERO},
        "market": {"owl_feather": ITEM},
        "adventures": {"snow_lynx": LYNX, "hail": EVENT_CARD},
        "weather": {"grey_hail": FACE},
    }


def hero(**fields: Any) -> Json:
    return {"heroes": {"snow_owl": {**HERO, **fields}}}


def hero_effect(**fields: Any) -> Json:
    """A hero whose only effect has these fields."""
    return hero(effects=[{**EFFECT, **fields}])


def doing(when: str, *primitives: object) -> Json:
    """A hero who does this, once per turn if it is not always so."""
    limit = {} if when in ("passive", "market") else {"limit": "turn"}
    return hero(effects=[{"when": when, **limit, "do": list(primitives)}])


def lynx(**fields: Any) -> Json:
    return {"adventures": {"snow_lynx": {**LYNX, **fields}}}


def isle(grid: str = GRID, **fields: Any) -> Json:
    return {"maps": {"isle": {**ISLE, "grid": grid, **fields}}}
