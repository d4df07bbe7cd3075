"""The events of Krosmaster: each kind with its fields, who sees them, and the rules that cause it.

docs/krosmaster-events.md has the same as a table. A board moves things by events, and the log is
made of them (`sentences.py`); a test holds both and random games against this schema.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import EDGES, RANKS, TOKENS
from hoarfrost.games.krosmaster.engine.grid import CELL_NUMBER
from hoarfrost.games.krosmaster.engine.powers.known import POWER_NUMBER
from hoarfrost.games.krosmaster.engine.steps import FACES

LOCK_RESULTS: Final = ("dodged", "grappled", "locked", "stopped")
TOKEN_RESULTS: Final = ("placed", "cancelled", "lost")
REASONS: Final = ("glory", "wipe", "tension", "limit")

Fields = Mapping[str, str]


@dataclass(frozen=True)
class Kind:
    """A kind of event.

    `sometimes` are fields that an event may have; `secret` ones are seen by one seat alone.
    """

    rule: str  # its rules are this one and those below it
    fields: Fields
    sometimes: Fields = field(default_factory=dict)
    secret: Fields = field(default_factory=dict)


SEAT: Final[Fields] = {"seat": "seat"}
UNIT: Final[Fields] = {"piece": "number", "card": "card", "owner": "seat"}
PIECE: Final[Fields] = {"piece": "number"}  # a unit, or a piece of scenery
WHICH: Final[Fields] = {"card": "card", "owner": "seat", "scenery": "scenery"}
ROLL: Final[Fields] = {"faces": "faces", "count": "number"}

KINDS: Final[dict[str, Kind]] = {
    "setup": Kind("kros.setup.first_player", {"first": "seat", "teams": "teams"}),
    "board": Kind("kros.setup.board", {"board": "board"}),
    "edge": Kind("kros.setup.board", {**SEAT, "edge": "edge"}),
    "timeline": Kind("kros.setup.timeline", {**SEAT, "cards": "cards"}),
    "deploy": Kind("kros.setup.deploy", {**UNIT, "cell": "cell"}),
    "turn": Kind("kros.turn.phases", {"turn": "number", **SEAT}),
    "tension": Kind("kros.turn.phases", {**SEAT, "faces": "faces"}),
    "reroll": Kind("kros.tension.reroll", {**SEAT, "faces": "faces"}),
    "assign": Kind("kros.dice.tension_symbol", {**SEAT, "symbol": "face"}),
    "double": Kind("kros.tension.double", {"gg": "numbers"}),
    "inspire": Kind("kros.inspire.power", {**UNIT, "symbol": "face"}),
    "refund": Kind("kros.refund", {**SEAT, "sold": "number", "kamas": "number"}),
    "show": Kind("kros.turn.reveal", {"rank": "rank", "reward": "reward"}),
    "piece": Kind("kros.prelim.gauges", {**UNIT, "ap": "number", "mp": "number"}),
    "farmer": Kind("kros.power.farmer", UNIT),
    "end": Kind("kros.end.expire", UNIT),
    "move": Kind("kros.move.step", {**UNIT, "path": "cells", "mp": "number"}),
    "lock": Kind(
        "kros.lock.result",
        {
            **UNIT,
            "cell": "cell",
            "lockers": "lockers",
            "faces": "faces",
            "lock": "number",
            "dodge": "number",
            "result": "lockresult",
        },
    ),
    "stay": Kind("kros.lock.then_move", UNIT),
    "kama": Kind("kros.act.kama", {**UNIT, "stock": "number"}),
    "buy_gg": Kind("kros.act.gg_price", UNIT),
    "buy": Kind(
        "kros.reward.buy", {**UNIT, "rank": "rank"}, {"reward": "reward"}, {"reward": "reward"}
    ),
    "reveal": Kind("kros.reward.reveal", {**UNIT, "reward": "reward"}),
    "cast": Kind(
        "kros.cast.steps",
        {
            **UNIT,
            "spell": "spell",
            "cell": "cell",
            "from": "cell",
            "ap": "number",
            "mp": "number",
            "injury": "number",
        },
    ),
    "explode": Kind(
        "kros.bomb.explode", {"card": "card", "owner": "seat", "spell": "spell", "cell": "cell"}
    ),
    "push": Kind("kros.push.steps", {**PIECE, "path": "cells", "n": "number"}, WHICH),
    "attract": Kind("kros.push.steps", {**PIECE, "path": "cells", "n": "number"}, WHICH),
    "retreat": Kind("kros.effect.retreat", {**UNIT, "path": "cells", "n": "number"}),
    "shove": Kind(
        "kros.ice_shove.slide",
        {**PIECE, "scenery": "scenery", "path": "cells"},
        {"rider": "unit"},
    ),
    "swap": Kind("kros.transpose.rule", {**UNIT, "other": "unit", "cells": "cells"}),
    "teleport": Kind("kros.effect.teleport", {**UNIT, "path": "cells"}),
    "token": Kind("kros.effect", {**UNIT, "token": "token", "came": "tokenresult"}),
    "grant": Kind("kros.effect.grant_power", {**UNIT, "power": "power"}),
    "range": Kind("kros.effect.range_bonus", {**UNIT, "count": "number"}),
    "tire": Kind("kros.effect.lose_mp", {**UNIT, "count": "number"}),
    "summon": Kind("kros.summon.cast", {**UNIT, "cell": "cell", "by": "unit"}),
    "critical": Kind("kros.cast.crit_dice", {**SEAT, **ROLL}),
    "armour": Kind("kros.cast.armour_dice", {**UNIT, **ROLL}),
    "damage": Kind(
        "kros.damage.formula",
        {**PIECE, "damage": "number", "placed": "number", "frozen": "flag"},
        WHICH,
    ),
    "heal": Kind("kros", {**UNIT, "count": "number", "frozen": "number"}),
    "destroy": Kind(
        "kros.scenery.loot",
        {**PIECE, "scenery": "scenery", "cell": "cell", **SEAT, "loot": "number"},
    ),
    "ko": Kind(
        "kros.ko.when",
        {**UNIT, "cell": "cell", "level": "number"},
        {"rewards": "rewards"},
    ),
    "glory": Kind("kros", {**SEAT, "count": "number", "wild": "flag", "gg": "numbers"}),
    "win": Kind("kros.win", {**SEAT, "reason": "reason"}),
    "draw": Kind("kros.win", {"reason": "reason"}),
}


def problems_with(event: Json) -> list[str]:
    """What in an event, as somebody sees it, is not as the schema has it."""
    kind = KINDS.get(event["kind"])
    if kind is None:
        return [f"{event['kind']} is not a kind of event"]
    values = {name: value for name, value in event.items() if name not in ("kind", "rule")}
    allowed = {**kind.fields, **kind.sometimes, **kind.secret}
    found = [f"{name} is missing" for name in kind.fields if name not in values]
    found += [f"{name} is no field" for name in values if name not in allowed]
    found += [
        f"{name} is no {allowed[name]}: {value!r}"
        for name, value in values.items()
        if name in allowed and not is_a(allowed[name], value)
    ]
    if kind.sometimes is WHICH and ("scenery" in values) == ("card" in values):
        found.append("it is about a unit or about scenery")
    if event["rule"] != kind.rule and not event["rule"].startswith(f"{kind.rule}."):
        found.append(f"the rule is {event['rule']}, not {kind.rule}")
    return [f"{event['kind']}: {problem}" for problem in found]


def is_a(type_name: str, value: object) -> bool:
    """Whether a value is of a type of the schema."""
    if type_name in LISTS:
        return isinstance(value, list) and all(is_a(LISTS[type_name], item) for item in value)
    if type_name in OBJECTS:
        return is_object(OBJECTS[type_name], value)
    if type_name in IDS:
        return isinstance(value, str) and value != ""
    if type_name == "flag":
        return isinstance(value, bool)
    if type_name == "number":
        return isinstance(value, int) and not isinstance(value, bool)
    return value in WORDS[type_name]


def is_object(fields: Fields, value: object) -> bool:
    if not isinstance(value, dict) or set(value) != set(fields):
        return False
    return all(is_a(type_name, value[name]) for name, type_name in fields.items())


IDS: Final = ("card", "spell", "reward", "board", "scenery")  # content may be a player's own
LISTS: Final = {
    "cards": "card",
    "rewards": "reward",
    "teams": "cards",
    "cells": "cell",
    "faces": "face",
    "numbers": "number",
    "lockers": "locker",
}
OBJECTS: Final[Mapping[str, Fields]] = {"unit": UNIT, "locker": {**UNIT, "faces": "faces"}}
WORDS: Final[dict[str, tuple[object, ...]]] = {
    "seat": (0, 1),
    "edge": EDGES,
    "cell": tuple(CELL_NUMBER),
    "face": FACES,
    "rank": RANKS,
    "token": TOKENS,
    "power": tuple(POWER_NUMBER),
    "lockresult": LOCK_RESULTS,
    "tokenresult": TOKEN_RESULTS,
    "reason": REASONS,
}
