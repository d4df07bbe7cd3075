"""claim.mix: which five factions make a deck, checked in the order of claim.mix.validate."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.errors import OptionError
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.words.message import Message

MIXES: Final[dict[str, tuple[str, ...]]] = {
    "classic": ("goblins", "knights", "undead", "dwarves", "doppelgangers"),
    "claim2": ("gnomes", "giants", "dragons", "seers", "trolls"),
    "frost": ("ice_kings", "ice_queens", "yetis", "frostbeasts", "doppelgangers"),
    # The publisher advises at most one Fire faction, so each of them has a mix of its own.
    "demons": ("goblins", "knights", "undead", "dwarves", "demons"),
    "fire_elementals": ("goblins", "knights", "undead", "dwarves", "fire_elementals"),
    "tricksters": ("goblins", "knights", "undead", "dwarves", "tricksters"),
    "poisoners": ("goblins", "knights", "undead", "dwarves", "poisoners"),
    "frost_and_fire": ("ice_kings", "ice_queens", "yetis", "frostbeasts", "demons"),
}

# What some were called in version 0.1: scripts and files may still say so.
OLD_NAMES: Final = {"fire": "demons", "elementals": "fire_elementals", "poison": "poisoners"}

OUT_OF_SCOPE: Final[dict[str, Message]] = {
    **dict.fromkeys(("elves", "orcs", "elf_orcs", "cyclopes", "heroes"), Message("Mercenaries")),
    **dict.fromkeys(("wizards", "druids", "shapeshifters"), Message("Magic")),
    **dict.fromkeys(("phoenixes", "unicorns", "basilisks"), Message("Maps")),
    **dict.fromkeys(("vampires", "zombies", "werewolves", "shadows"), Message("Fear")),
    **dict.fromkeys(
        ("ghosts", "dark_elves", "mermaids", "minotaurs", "tinkerers", "valkyries"),
        Message("the promos"),
    ),
    **dict.fromkeys(("awakeners", "satyrs"), Message("the storage box")),
}

DECK_SIZE: Final = 52


def mix_named(name: str) -> tuple[str, ...] | None:
    """The factions of a mix, by its name or an older one."""
    return MIXES.get(OLD_NAMES.get(name, name))


class MixError(OptionError):
    """A mix that is not a deck; `code` is one of the E_MIX codes."""

    def __init__(self, code: str, message: Message) -> None:
        super().__init__(message, code)
        self.args = (f"{message} [{code}]",)


def check_mix(factions: Sequence[str]) -> None:
    """Raise the first error of claim.mix.validate."""
    for faction in factions:
        if faction not in FACTIONS and faction not in OUT_OF_SCOPE:
            message = Message('Unknown faction "{faction}".', faction=faction)
            raise MixError("E_MIX_UNKNOWN", message)
    for faction in factions:
        if faction in OUT_OF_SCOPE:
            message = Message(
                'Faction "{faction}" belongs to {box}, which this game does not support.',
                faction=faction,
                box=OUT_OF_SCOPE[faction],
            )
            raise MixError("E_MIX_UNSUPPORTED", message)
    for n, faction in enumerate(factions):
        if faction in factions[:n]:
            message = Message('Faction "{faction}" is listed more than once.', faction=faction)
            raise MixError("E_MIX_DUPLICATE", message)
    if len(factions) != 5:
        message = Message("A deck needs 5 factions, got {n}.", n=len(factions))
        raise MixError("E_MIX_SIZE", message)
    paired = [faction for faction in factions if FACTIONS[faction].partner]
    for faction in paired:
        partner = FACTIONS[faction].partner
        if partner not in factions:
            message = Message(
                '"{faction}" can only be used together with "{partner}".',
                faction=faction,
                partner=partner,
            )
            raise MixError("E_MIX_SPLIT_PAIR", message)
    if len(paired) != 2:
        message = Message(
            "A deck needs exactly one 22-card pair (Goblins+Knights, Gnomes+Giants "
            "or Ice Kings+Ice Queens), got {n}.",
            n=len(paired) // 2,
        )
        raise MixError("E_MIX_PAIR_COUNT", message)
    tens = [faction for faction in factions if len(FACTIONS[faction].values) == 10]
    if len(tens) != 3:
        message = Message("A deck needs exactly three 10-card factions, got {n}.", n=len(tens))
        raise MixError("E_MIX_TEN_COUNT", message)
    total = sum(len(FACTIONS[faction].values) for faction in factions)
    if total != DECK_SIZE:
        message = Message("The deck has {n} cards instead of {size}.", n=total, size=DECK_SIZE)
        raise MixError("E_MIX_TOTAL", message)


def mix_advice(factions: Sequence[str]) -> list[Message]:
    """What speaks against a mix that is allowed."""
    fire = [faction for faction in factions if FACTIONS[faction].box == "fire"]
    if len(fire) <= 1:
        return []
    return [
        Message("The publisher advises at most one Fire faction; this mix has {n}.", n=len(fire))
    ]
