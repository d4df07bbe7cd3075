"""claim.mix: which five factions make a deck, checked in the order of claim.mix.validate."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.claim.factions import FACTIONS
from hoarfrost.core.errors import OptionError

MIXES: Final[dict[str, tuple[str, ...]]] = {
    "classic": ("goblins", "knights", "undead", "dwarves", "doppelgangers"),
    "claim2": ("gnomes", "giants", "dragons", "seers", "trolls"),
    "frost": ("ice_kings", "ice_queens", "yetis", "frostbeasts", "doppelgangers"),
    "fire": ("goblins", "knights", "undead", "dwarves", "demons"),
    "elementals": ("goblins", "knights", "undead", "dwarves", "fire_elementals"),
    "tricksters": ("goblins", "knights", "undead", "dwarves", "tricksters"),
    "poison": ("goblins", "knights", "undead", "dwarves", "poisoners"),
    "frost_and_fire": ("ice_kings", "ice_queens", "yetis", "frostbeasts", "demons"),
}

OUT_OF_SCOPE: Final[dict[str, str]] = {
    **dict.fromkeys(("elves", "orcs", "elf_orcs", "cyclopes", "heroes"), "Mercenaries"),
    **dict.fromkeys(("wizards", "druids", "shapeshifters"), "Magic"),
    **dict.fromkeys(("phoenixes", "unicorns", "basilisks"), "Maps"),
    **dict.fromkeys(("vampires", "zombies", "werewolves", "shadows"), "Fear"),
    **dict.fromkeys(
        ("ghosts", "dark_elves", "mermaids", "minotaurs", "tinkerers", "valkyries"), "the promos"
    ),
    **dict.fromkeys(("awakeners", "satyrs"), "the storage box"),
}

DECK_SIZE: Final = 52


class MixError(OptionError):
    """A mix that is not a deck; `code` is one of the E_MIX codes."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{message} [{code}]", code)


def check_mix(factions: Sequence[str]) -> None:
    """Raise the first error of claim.mix.validate."""
    for faction in factions:
        if faction not in FACTIONS and faction not in OUT_OF_SCOPE:
            raise MixError("E_MIX_UNKNOWN", f'Unknown faction "{faction}".')
    for faction in factions:
        if faction in OUT_OF_SCOPE:
            raise MixError(
                "E_MIX_UNSUPPORTED",
                f'Faction "{faction}" belongs to {OUT_OF_SCOPE[faction]}, '
                "which this game does not support.",
            )
    for n, faction in enumerate(factions):
        if faction in factions[:n]:
            raise MixError("E_MIX_DUPLICATE", f'Faction "{faction}" is listed more than once.')
    if len(factions) != 5:
        raise MixError("E_MIX_SIZE", f"A deck needs 5 factions, got {len(factions)}.")
    paired = [faction for faction in factions if FACTIONS[faction].partner]
    for faction in paired:
        partner = FACTIONS[faction].partner
        if partner not in factions:
            raise MixError(
                "E_MIX_SPLIT_PAIR", f'"{faction}" can only be used together with "{partner}".'
            )
    if len(paired) != 2:
        raise MixError(
            "E_MIX_PAIR_COUNT",
            "A deck needs exactly one 22-card pair (Goblins+Knights, Gnomes+Giants "
            f"or Ice Kings+Ice Queens), got {len(paired) // 2}.",
        )
    tens = [faction for faction in factions if len(FACTIONS[faction].values) == 10]
    if len(tens) != 3:
        raise MixError(
            "E_MIX_TEN_COUNT", f"A deck needs exactly three 10-card factions, got {len(tens)}."
        )
    total = sum(len(FACTIONS[faction].values) for faction in factions)
    if total != DECK_SIZE:
        raise MixError("E_MIX_TOTAL", f"The deck has {total} cards instead of {DECK_SIZE}.")


def mix_warnings(factions: Sequence[str]) -> list[str]:
    fire = [faction for faction in factions if FACTIONS[faction].box == "fire"]
    if len(fire) <= 1:
        return []
    return [
        "The publisher advises at most one Fire faction; "
        f"this mix has {len(fire)}. [W_MIX_MULTI_FIRE]"
    ]
