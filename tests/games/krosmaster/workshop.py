"""Characters, Summons and rewards made for a test, and time that passes in a scene.

    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(hero(shot(pushback(2)))))
    scene.do("cast shot F8", rolls="A D")

The card of a made piece has the id that the test gives it; it acts first and has AP to spare.
"""

from typing import Any

from hoarfrost.core.plain import Json
from tests.games.krosmaster.scene import Scene

LEVELS = 12
FILLERS = {"count_harebourg": 6, "tock_minutia": 4, "bill_tell": 3, "luk_ylook": 2, "coa_gulary": 1}
ANYWHERE: Json = {"min": 1, "max": 6, "alterable": True, "straight": False, "los": False}


# Spells -----------------------------------------------------------------------------------------


def shot(*effects: Json, **fields: Any) -> Json:
    """An attack for 1 AP that sees everything up to distance 6: 1 AIR damage."""
    return {
        "id": "shot",
        "name": "Shot",
        "kind": "attack",
        "ap": 1,
        "range": ANYWHERE,
        "element": "air",
        "damage": 1,
        "effects": list(effects),
        **fields,
    }


def charm(*effects: Json, **fields: Any) -> Json:
    """The same as a special Spell, which neither hurts nor heals."""
    return {
        "id": "charm",
        "name": "Charm",
        "kind": "special",
        "ap": 1,
        "range": ANYWHERE,
        "effects": list(effects),
        **fields,
    }


def balm(heal: int, *effects: Json, **fields: Any) -> Json:
    """The same as a healing Spell, also for the caster."""
    return {
        "id": "balm",
        "name": "Balm",
        "kind": "heal",
        "ap": 1,
        "range": {**ANYWHERE, "min": 0},
        "heal": heal,
        "effects": list(effects),
        **fields,
    }


def pushback(n: int) -> Json:
    return {"op": "pushback", "n": n}


def attract(n: int) -> Json:
    return {"op": "attract", "n": n}


def tokens(kind: str, n: int = 1, to: str = "target") -> Json:
    return {"op": "tokens", "k": kind, "n": n, "to": to}


def grant(power: str) -> Json:
    return {"op": "grant_power", "p": power}


# Cards ------------------------------------------------------------------------------------------


def hero(*spells: Json, id: str = "hero", **fields: Any) -> Json:
    """A Krosmaster of Level 1 with 20 HP and 20 AP."""
    return {
        "id": id,
        "name": id,
        "class": "tester",
        "colour": "black",
        "level": 1,
        "initiative": 50,
        "mp": 3,
        "hp": 20,
        "ap": 20,
        "spells": list(spells),
        **fields,
    }


def bomb(*effects: Json, id: str = "mine", powers: tuple[str, ...] = (), **fields: Any) -> Json:
    """An explosive with 1 HP: 1 EARTH damage to the cells next to it."""
    explosion = shot(*effects, id="boom", ap=0, range="self", element="earth", area="cross")
    return {
        "id": id,
        "name": id,
        "hp": 1,
        "powers": ["explosive", *powers],
        "spells": [{**explosion, **fields}],
    }


def calling(*summons: str, limit: int = 9) -> list[Json]:
    """Spells that summon: `call mine` puts a mine on a cell."""
    return [
        charm({"op": "summon", "unit": unit, "limit": limit}, id=f"call_{unit}") for unit in summons
    ]


def made(*characters: Json, summons: tuple[Json, ...] = (), rewards: Json | None = None) -> Json:
    """The options of a game with these cards: the first team has them, and others for its Levels.

    A Summon is in the game only if a Spell of a character names it.
    """
    cards = {card["id"]: without_id(card) for card in characters}
    missing = LEVELS - sum(card["level"] for card in cards.values())
    fillers: list[str] = []
    for filler, level in FILLERS.items():
        if level <= missing:
            fillers.append(filler)
            missing -= level
    content: Json = {"characters": cards}
    if summons:
        content["summons"] = {card["id"]: without_id(card) for card in summons}
    if rewards:
        content["rewards"] = rewards
    return {"content": content, "team1": [*cards, *fillers]}


def without_id(card: Json) -> Json:
    return {name: value for name, value in card.items() if name != "id"}


# Time -------------------------------------------------------------------------------------------


def idle(scene: Scene) -> str:
    """What somebody does who does nothing; one new die instead of two is never a double."""
    usual = {"keep": "reroll", "inspire": "leave", "refund": "sell 0", "act": "end"}
    return usual.get(scene.step) or scene.legal()[0]


def until_turn_of(scene: Scene, card: str) -> Scene:
    """Everybody ends their turn until this card's next turn begins."""
    scene.do(idle(scene))
    while scene.step != "act" or scene.active_card() != card:
        scene.do(idle(scene))
    return scene
