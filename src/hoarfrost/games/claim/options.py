"""The options of Claim: the table set-up, and the editions whose printed texts differ."""

import json
from collections.abc import Mapping
from typing import Final

from hoarfrost.core.errors import OptionError
from hoarfrost.core.messages import AnyOf
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.options import Checked, Flag, OneOf, Option, OptionList
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.engine.locations import LOCATION_NUMBER, LOCATIONS
from hoarfrost.games.claim.engine.table import Rules
from hoarfrost.games.claim.mix import MIXES, check_mix, mix_named
from hoarfrost.games.claim.words.message import Message

TOXICS: Final = [*(str(n) for n in range(10)), "X", "X", "X", "X"]
LOCATION_MODES: Final = ("none", "setting", "building", "both")

EDITIONS: Final[dict[str, dict[str, object]]] = {
    "standard": {
        "win": "most",
        "phase1_end": "all",
        "fire_elementals": "blind",
        "poisoner": "win_with",
        "cloak": "current",
        "dagger": "mandatory",
        "dice": "after_reveal",
        "frostbeast": "discard",
    },
    "en": {"dagger": "optional"},
    "nl": {
        "fire_elementals": "owner_knows",
        "poisoner": "win_card",
        "cloak": "next",
        "dice": "before_reveal",
        "frostbeast": "out",
    },
    "es": {"win": "at_least_three", "phase1_end": "any"},
}
for edition in ("en", "nl", "es"):
    EDITIONS[edition] = {**EDITIONS["standard"], **EDITIONS[edition]}


def check_mix_option(value: object) -> list[str]:
    """The name of a mix, or its five factions."""
    if isinstance(value, str):
        factions = mix_named(value)
        if factions is None:
            known = suggestion(value, MIXES)
            message = Message("unknown mix {name}; {known}", name=repr(value), known=known)
            raise OptionError(message, "E_MIX_UNKNOWN")
        return in_canonical_order(list(factions))
    listed = texts(value, Message("option mix is the name of a mix or a list of five factions"))
    check_mix(listed)
    return in_canonical_order(listed)


def in_canonical_order(factions: list[str]) -> list[str]:
    """The same deck has one spelling, however its factions were listed."""
    order = list(FACTIONS)
    return sorted(factions, key=order.index)


def texts(value: object, expected: Message) -> list[str]:
    if not isinstance(value, (list, tuple)) or not all(isinstance(item, str) for item in value):
        raise OptionError(Message("{expected}, not {value}", expected=expected, value=repr(value)))
    return [str(item) for item in value]


def parse_mix(text: str) -> object:
    return text if "," not in text else [part.strip() for part in text.split(",")]


def check_locations(value: object) -> str | list[str]:
    """A mode (chance draws the cards), or the named cards, at most one Building and one Setting."""
    if isinstance(value, str) and value in LOCATION_MODES:
        return value
    names = (
        [value]
        if isinstance(value, str)
        else texts(
            value,
            Message(
                "option locations is {modes}, or a list of locations",
                modes=AnyOf(LOCATION_MODES),
            ),
        )
    )
    for name in names:
        if name not in LOCATION_NUMBER:
            known = suggestion(name, [*LOCATION_MODES, *LOCATION_NUMBER])
            raise OptionError(
                Message("unknown location {name}; {known}", name=repr(name), known=known)
            )
    kinds = [LOCATIONS[LOCATION_NUMBER[name]].kind for name in names]
    if len(set(kinds)) < len(kinds):
        raise OptionError(
            Message(
                "at most one Building (tavern, pit) and one Setting (lava_fields, forest) "
                "can be in play, not {names}",
                names=names,
            )
        )
    if not names:
        return "none"
    return sorted(names, key=lambda name: LOCATION_NUMBER[name])


def parse_locations(text: str) -> object:
    return [part.strip() for part in text.split(",")] if "," in text else text


def check_toxics(value: object) -> list[str]:
    if not isinstance(value, (list, tuple)) or len(value) != 14:
        raise OptionError(
            Message(
                "option toxics is a list of 14 entries from 0 to 9 and X, not {value}",
                value=repr(value),
            )
        )
    toxics = [str(item) for item in value]
    for item, toxic in zip(value, toxics, strict=True):
        if isinstance(item, bool) or toxic not in TOXICS:
            raise OptionError(
                Message("a Toxic is a number from 0 to 9 or X, not {value}", value=repr(item))
            )
    return sorted(toxics)


def parse_toxics(text: str) -> object:
    return json.loads(text) if text.startswith("[") else [part.strip() for part in text.split(",")]


OPTIONS: Final = OptionList(
    [
        Option(
            "mix",
            Checked(
                check_mix_option,
                {
                    "oneOf": [
                        {"type": "string", "enum": list(MIXES)},
                        {
                            "type": "array",
                            "items": {"type": "string", "enum": list(FACTIONS)},
                            "minItems": 5,
                            "maxItems": 5,
                            "uniqueItems": True,
                        },
                    ]
                },
                parse_mix,
            ),
            "classic",
            Message("Factions"),
            Message(
                "A mix by name, or five factions: one pair and three factions of ten cards. The "
                "publisher advises at most one Fire faction to a mix."
            ),
        ),
        Option(
            "artifacts",
            Flag(),
            False,
            Message("Artifacts"),
            Message("Each player gets three of the sixteen artifacts."),
        ),
        Option(
            "locations",
            Checked(
                check_locations,
                {
                    "oneOf": [
                        {"type": "string", "enum": [*LOCATION_MODES, *LOCATION_NUMBER]},
                        {
                            "type": "array",
                            "items": {"type": "string", "enum": list(LOCATION_NUMBER)},
                            "maxItems": 2,
                            "uniqueItems": True,
                        },
                    ]
                },
                parse_locations,
            ),
            "none",
            Message("Locations"),
            Message("A Setting changes play, a Building changes the end."),
        ),
        Option(
            "edition",
            OneOf(
                {
                    "standard": Message("Our standard"),
                    "en": Message("English text"),
                    "nl": Message("Dutch text"),
                    "es": Message("Spanish text"),
                }
            ),
            "standard",
            Message("Edition"),
            Message("The printed rulebooks differ in eight places; this sets them all."),
            presets=EDITIONS,
        ),
        Option(
            "win",
            OneOf(
                {"most": Message("Most votes"), "at_least_three": Message("At least three votes")}
            ),
            "most",
            Message("Winning"),
        ),
        Option(
            "phase1_end",
            OneOf({"all": Message("Deck and hands empty"), "any": Message("Deck or a hand empty")}),
            "all",
            Message("End of Phase 1"),
        ),
        Option(
            "fire_elementals",
            OneOf(
                {
                    "blind": Message("Nobody reads the number"),
                    "owner_knows": Message("The holder reads the number"),
                }
            ),
            "blind",
            Message("Fire Elementals"),
        ),
        Option(
            "poisoner",
            OneOf(
                {
                    "win_with": Message("Win with a Poisoner"),
                    "win_card": Message("Win a trick with a Poisoner in it"),
                }
            ),
            "win_with",
            Message("When Poisoners peek"),
        ),
        Option(
            "cloak",
            OneOf({"current": Message("In this trick"), "next": Message("In the next trick")}),
            "current",
            Message("Hunting Cloak"),
        ),
        Option(
            "dagger",
            OneOf(
                {
                    "mandatory": Message("Must play another card"),
                    "optional": Message("May play another card"),
                }
            ),
            "mandatory",
            Message("King's Dagger"),
        ),
        Option(
            "dice",
            OneOf(
                {
                    "after_reveal": Message("After the prize is seen"),
                    "before_reveal": Message("Before the prize is seen"),
                }
            ),
            "after_reveal",
            Message("Gambler's Dice"),
        ),
        Option(
            "frostbeast",
            OneOf({"discard": Message("To the discard pile"), "out": Message("Out of the game")}),
            "discard",
            Message("A Frostbeast's victim"),
        ),
        Option(
            "first_leader",
            OneOf(
                {
                    "random": Message("At random"),
                    0: Message("Player {n}", n=1),
                    1: Message("Player {n}", n=2),
                }
            ),
            "random",
            Message("First Leader"),
            aliases=("firstLeader",),
        ),
        Option(
            "toxics",
            Checked(
                check_toxics,
                {
                    "type": "array",
                    "items": {"enum": [*range(10), *TOXICS[:11]]},
                    "minItems": 14,
                    "maxItems": 14,
                },
                parse_toxics,
            ),
            TOXICS,
            Message("Toxics"),
            Message("The fourteen Toxics of which three are drawn when Poisoners play."),
        ),
    ]
)


def rules_of(options: Mapping[str, object]) -> Rules:
    """The resolved options as the procedure reads them."""
    rules = Rules()
    rules.at_least_three = options["win"] == "at_least_three"
    rules.phase1_ends_with_any = options["phase1_end"] == "any"
    rules.owner_reads_fire = options["fire_elementals"] == "owner_knows"
    rules.peek_for_any_poisoner = options["poisoner"] == "win_card"
    rules.cloak_marks_next = options["cloak"] == "next"
    rules.dagger_optional = options["dagger"] == "optional"
    rules.dice_before_reveal = options["dice"] == "before_reveal"
    rules.frostbeast_removes = options["frostbeast"] == "out"
    return rules
