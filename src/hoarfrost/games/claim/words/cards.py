"""What can be read in the code of a card (docs/notation.md): `GO4`, `DMo`, `TC3x`."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.engine.factions.faction import Faction

FACTION_OF_LETTERS: Final = {faction.code: faction.id for faction in FACTIONS.values()}


def faction_of(code: str) -> Faction:
    return FACTIONS[FACTION_OF_LETTERS[code[:2]]]


def is_card(word: str) -> bool:
    return word[:2] in FACTION_OF_LETTERS and bool(word[2:])


def digits(code: str) -> str:
    """The number that can be read on a card; empty if it is hidden."""
    return "".join(sign for sign in code[2:] if sign.isdigit())


def descending(codes: Sequence[str]) -> list[int]:
    """The numbers of cards that can all be read, the highest first."""
    return sorted((int(digits(code)) for code in codes), reverse=True)
