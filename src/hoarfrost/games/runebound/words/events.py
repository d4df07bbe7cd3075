"""The events of Runebound: each kind with its fields, who sees them, and the rules that cause it.

docs/runebound-events.md has the same as a table. A board moves things by events, and the log is
made of them (`sentences.py`); a test holds both and random games against this schema.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import (
    COLOURS,
    COUNTERS,
    GEAR,
    PHASES,
    SKILLS,
    SYMBOLS,
)
from hoarfrost.games.runebound.engine.counters import SLOT_LETTERS
from hoarfrost.games.runebound.engine.steps import COUNTER_KINDS, MOST_SEATS

REASONS: Final = ("princess", "arshan", "effect", "solo", "doom")
ROLES: Final = ("attack", "defend")

Fields = Mapping[str, str]


@dataclass(frozen=True)
class Kind:
    """A kind of event: its rules begin with `rule`, and only some seats see `secret` fields."""

    rule: str
    fields: Fields
    secret: Fields = field(default_factory=dict)


SEAT: Final[Fields] = {"seat": "seat"}
CARD: Final[Fields] = {"seat": "seat", "card": "card"}
COUNTER: Final[Fields] = {**CARD, "counter": "counter", "n": "number", "now": "number"}
DICE: Final[Fields] = {"seat": "seat", "dice": "faces"}
ROLL: Final[Fields] = {"dice": "number", "faces": "numbers"}  # two ten-sided dice and their sum
IN_TOWN: Final[Fields] = {"seat": "seat", "space": "space", "town": "town"}

KINDS: Final[dict[str, Kind]] = {
    "first": Kind("rune.setup.first_player", SEAT),
    "hero": Kind("rune.setup.heroes", CARD),
    "place": Kind("rune.setup.placement", IN_TOWN),
    "stock": Kind("rune", {"town": "town", "card": "card"}),
    "legend": Kind("rune.legend.row", {"card": "card"}),
    "turn": Kind("rune.turn.steps", {**SEAT, "turn": "number", "count": "number"}),
    "roll": Kind("rune.move.roll", DICE),
    "drop": Kind("rune.turn.preroll", DICE),
    "preroll": Kind("rune.turn.preroll", DICE),
    "set_die": Kind("rune", {**SEAT, "from": "face", "to": "face"}),
    "move": Kind("rune.move", {**SEAT, "from": "space", "space": "space", "face": "number"}),
    "carried": Kind("rune", IN_TOWN),
    "decline_flare": Kind("rune.flare.decline", SEAT),
    "place_flare": Kind("rune.flare.place", {**SEAT, "space": "space"}),
    "flare_lost": Kind("rune.flare.lost", SEAT),
    "survival": Kind("rune.frost.contract", {**SEAT, "amounts": "numbers"}),
    "take": Kind("rune", COUNTER),
    "heal": Kind("rune", COUNTER),
    "killed": Kind("rune.ally.death", CARD),
    "knock_out": Kind("rune.ko.sequence", SEAT),
    "princess_lost": Kind("rune.princess.lost", SEAT),
    "lose_gold": Kind("rune.ko.sequence", {**SEAT, "n": "number", "to": "number"}),
    "lose_gear": Kind("rune.ko.sequence", {**SEAT, "gear": "gear", "to": "number"}),
    "lose_card": Kind("rune.ko.sequence", {**CARD, "to": "number"}),
    "use": Kind("rune.fx.costs", {**CARD, "effect": "number"}),
    "surplus": Kind("rune.limits", CARD),
    "draw": Kind("rune.adv.draw", {**SEAT, "adventure": "adventure", "colour": "colour"}),
    "no_card": Kind("rune.adv.deck_empty", {"colour": "colour"}),
    "reshuffle": Kind("rune.adv.deck_empty", {"colour": "colour"}),
    "challenge": Kind("rune.adv.test", {**SEAT, "foe": "adventure"}),
    "event": Kind("rune.weather.change", {"event": "adventure", "weather": "weather"}),
    "passing_event": Kind("rune.event.resolve", {"event": "adventure"}),
    "counters": Kind("rune.event.refresh", {"colour": "colour"}),
    "undefeated": Kind(
        "rune.undef.place", {"foe": "adventure", "slot": "letter", "space": "space"}
    ),
    "let_go": Kind("rune.undef.full", {"foe": "adventure"}),
    "test": Kind(
        "rune.test.roll",
        {**SEAT, "skill": "skill", **ROLL, "total": "number", "difficulty": "number"},
    ),
    "luck": Kind("rune.luckstone", SEAT),
    "fight": Kind("rune.combat.sequence", {**SEAT, "foe": "adventure"}),
    "duel": Kind("rune.pvp.declare", {**SEAT, "other": "seat"}),
    "round": Kind("rune.combat.sequence", {**SEAT, "round": "number"}),
    "target": Kind(
        "rune.pvp.challenge_part", {**SEAT, "phase": "phase", **ROLL, "total": "number"}
    ),
    "combat_roll": Kind(
        "rune.combat.phase",
        {
            **CARD,
            "phase": "phase",
            "role": "role",
            **ROLL,
            "total": "number",
            "target": "number",
            "success": "flag",
        },
    ),
    "wound_foe": Kind("rune.combat.win", {"foe": "adventure", "n": "number", "now": "number"}),
    "defeat": Kind("rune.combat.win", {**SEAT, "foe": "adventure"}),
    "escape": Kind("rune.combat.escape", SEAT),
    "flee": Kind("rune.arshan.fight", {**SEAT, "space": "space"}),
    "endless": Kind("rune.combat.limit", {"rounds": "number"}),
    "offer_truce": Kind("rune.pvp.truce", SEAT),
    "truce": Kind("rune.pvp.truce", {}),
    "reward": Kind("rune.reward.xp", {**SEAT, "foe": "adventure", "xp": "number"}),
    "gold": Kind("rune.reward.gold", {**SEAT, "n": "number"}),
    "rumor": Kind("rune.reward.rumor", SEAT, {"symbol": "symbol"}),
    "no_rumor": Kind("rune.reward.rumor", SEAT),
    "steal": Kind("rune.reward.rumor", {**SEAT, "from": "seat"}, {"symbol": "symbol"}),
    "clue": Kind("rune.reward.clue", SEAT, {"clue": "clue"}),
    "forage": Kind("rune.reward.forage", CARD),
    "discover": Kind("rune.legend.discover", {**CARD, "tokens": "symbols"}),
    "princess": Kind("rune.princess.take", {**SEAT, "clue": "clue", "space": "space"}),
    "buy": Kind("rune.market.buy", {**CARD, "gold": "number"}),
    "sell": Kind("rune.market.sell", {**CARD, "gold": "number"}),
    "buy_gear": Kind("rune.market.gear", {**SEAT, "gear": "gear", "gold": "number"}),
    "reshuffle_market": Kind("rune.market.draw", {}),
    "level": Kind("rune.xp.kinds", {**SEAT, "counter": "attribute", "cost": "number"}),
    "doom": Kind("rune.variant.doom", {"doom": "number"}),
    "last_days": Kind("rune.variant.doom", {}),
    "win": Kind("rune.win", {**SEAT, "reason": "reason"}),
    "lost": Kind("rune", {"reason": "reason"}),
    "limit": Kind("rune.end.limit", {"turns": "number"}),
}


def problems_with(event: Json) -> list[str]:
    """What in an event, as somebody sees it, is not as the schema has it."""
    kind = KINDS.get(event["kind"])
    if kind is None:
        return [f"{event['kind']} is not a kind of event"]
    values = {name: value for name, value in event.items() if name not in ("kind", "rule")}
    allowed = {**kind.fields, **kind.secret}
    found = [f"{name} is missing" for name in kind.fields if name not in values]
    found += [f"{name} is no field" for name in values if name not in allowed]
    found += [
        f"{name} is no {allowed[name]}: {value!r}"
        for name, value in values.items()
        if name in allowed and not is_a(allowed[name], value)
    ]
    if event["rule"] != kind.rule and not event["rule"].startswith(f"{kind.rule}."):
        found.append(f"the rule is {event['rule']}, not {kind.rule}")
    return [f"{event['kind']}: {problem}" for problem in found]


def is_a(type_name: str, value: object) -> bool:
    """Whether a value is of a type of the schema."""
    if type_name in LISTS:
        return isinstance(value, list) and all(is_a(LISTS[type_name], item) for item in value)
    if type_name in IDS:
        return isinstance(value, str) and value != ""
    if type_name == "flag":
        return isinstance(value, bool)
    if isinstance(value, bool):
        return False
    return isinstance(value, int) if type_name == "number" else value in WORDS[type_name]


IDS: Final = ("card", "adventure", "town", "space", "weather", "clue")  # a player's own, perhaps
LISTS: Final = {"faces": "face", "numbers": "number", "symbols": "symbol"}
WORDS: Final[dict[str, tuple[object, ...]]] = {
    "seat": tuple(range(MOST_SEATS)),
    "face": tuple(range(1, 7)),
    "counter": COUNTERS,
    "attribute": COUNTER_KINDS,
    "colour": COLOURS,
    "gear": GEAR,
    "letter": tuple(SLOT_LETTERS),
    "skill": SKILLS,
    "phase": PHASES,
    "role": ROLES,
    "symbol": SYMBOLS,
    "reason": REASONS,
}
