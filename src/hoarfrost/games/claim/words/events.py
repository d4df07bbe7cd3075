"""The events of Claim: each kind with its fields, who sees them, and the rules that cause it.

docs/claim-events.md has the same as a table. A board moves things by events, and the log is made of
them (`sentences.py`); a test holds both and random games against this schema.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.claim.engine.artifacts import ARTIFACT_NUMBER
from hoarfrost.games.claim.engine.locations import LOCATION_NUMBER
from hoarfrost.games.claim.engine.steps import MODS, ORIGINS
from hoarfrost.games.claim.words.cards import FACTION_OF_LETTERS

FACE: Final = re.compile(rf"\?|({'|'.join(FACTION_OF_LETTERS)})(\d+[a-erx]?|[oehl])")
BECAUSE: Final = ("higher", "lower", "equal", "led", "overrules", "wish", "forfeit")
REASONS: Final = ("votes", "cards", "lava", "forest", "draw")


@dataclass(frozen=True)
class Kind:
    """A kind of event. `secret` fields are seen by some, or hold more for some than for others."""

    rule: str  # its rules are this one and those below it
    fields: Mapping[str, str]
    secret: Mapping[str, str] = field(default_factory=dict)


OWN: Final = {"card": "card"}
SEAT: Final = {"seat": "seat"}
CARD: Final = {"seat": "seat", "card": "card"}
CARDS: Final = {"seat": "seat", "cards": "cards"}
TRICK: Final = {"lead": "play", "second": "play"}

KINDS: Final[dict[str, Kind]] = {
    "deal": Kind("claim.setup.steps", {"leader": "seat", "locations": "locations"}),
    "trick": Kind("claim.leader.next", {"leader": "seat", "phase": "number", "trick": "number"}),
    "prize": Kind("claim.phase1.prize", {"card": "card"}),
    "walkover": Kind("claim.phase1.walkover", SEAT),
    "lead": Kind("claim.lead", {**CARD, "from": "origin"}, OWN),
    "second": Kind("claim.follow", {**CARD, "from": "origin"}, OWN),
    "decline": Kind("claim.opt.dagger", SEAT),
    "turn_up": Kind("claim.artifact.mask_of_darkness", CARD),
    "number": Kind("claim.info.number", CARD),
    "unmark": Kind("claim.artifact.hunting_cloak", SEAT, OWN),
    "win": Kind("claim.win.trick", {**SEAT, "because": "because", **TRICK}),
    "freeze": Kind("claim.artifact.ice_sword", TRICK),
    "look": Kind("claim.claim2.seers", SEAT, OWN),
    "gain": Kind("claim.phase1.collect", CARD, OWN),
    "draw": Kind("claim.phase1.collect", CARD, OWN),
    "rise": Kind("claim.base.undead", CARD),
    "throw_out": Kind("claim.frost.frostbeast", {"cards": "cards"}),
    "camp": Kind("claim.claim2.trolls", {"cards": "cards"}),
    "collect": Kind("claim.phase2.collect", {**CARDS, "lost": "cards"}),
    "smash": Kind("claim.claim2.giants", {**CARD, "by": "card"}),
    "peek": Kind("claim.fire.poisoner", {**SEAT, "slot": "number"}, {"toxic": "toxic"}),
    "pass": Kind("claim.window.model", SEAT),
    "artifact": Kind("claim.artifact", {**SEAT, "artifact": "artifact"}),
    "flail": Kind("claim.artifact.flail_of_dawn", SEAT, OWN),
    "cloak": Kind("claim.artifact.hunting_cloak", SEAT, OWN),
    "stab": Kind("claim.artifact.kings_dagger", CARD),
    "wish": Kind(
        "claim.artifact.wishing_lamp",
        {**SEAT, "artifact": "artifact", "name": "card", "hit": "flag"},
    ),
    "set_aside": Kind("claim.artifact.gamblers_book", CARD),
    "fetch": Kind("claim.artifact.gamblers_book", CARD),
    "swap": Kind("claim.artifact.spyglass", {**CARD, "artifact": "artifact", "given": "card"}),
    "wand": Kind("claim.artifact.magic_wand", {**SEAT, "artifact": "artifact", "by": "sign"}),
    "rope": Kind("claim.artifact.endless_rope", {**CARD, "artifact": "artifact"}),
    "leftover": Kind("claim", CARDS),
    "phase2": Kind("claim.boundary", {"leader": "seat"}),
    "gift": Kind("claim.location.tavern", CARDS),
    "toxics": Kind("claim.end.5", {"toxics": "toxics"}),
    "remove": Kind("claim", {**CARDS, "step": "number"}),
    "end": Kind("claim", {**SEAT, "reason": "reason"}),
    "tie": Kind("claim.end.10", {"reason": "reason"}),
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
    if type_name == "play":
        return value is None or is_play(value)
    if type_name in LISTS:
        return isinstance(value, list) and all(is_a(LISTS[type_name], item) for item in value)
    if type_name == "card":
        return isinstance(value, str) and FACE.fullmatch(value) is not None
    if type_name == "flag":
        return isinstance(value, bool)
    if type_name == "number":
        return isinstance(value, int) and not isinstance(value, bool)
    return value in WORDS[type_name]


def is_play(value: object) -> bool:
    if not isinstance(value, dict) or set(value) != {"seat", "card", "mods"}:
        return False
    return all(is_a(name, value[name]) for name in value)


LISTS: Final = {"cards": "card", "toxics": "toxic", "locations": "location", "mods": "mod"}
WORDS: Final[dict[str, tuple[object, ...]]] = {
    "seat": (0, 1),
    "sign": (2, -2),
    "origin": ORIGINS,
    "because": BECAUSE,
    "artifact": tuple(ARTIFACT_NUMBER),
    "location": tuple(LOCATION_NUMBER),
    "mod": MODS[1:],
    "toxic": (*map(str, range(10)), "X"),
    "reason": REASONS,
}
