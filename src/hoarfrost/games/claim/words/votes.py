"""The vote of each faction as the score piles lie, and why it goes where it goes (claim.end.9)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from hoarfrost.core.bits import set_of
from hoarfrost.core.plain import Json
from hoarfrost.games.claim.engine import scoring
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.engine.factions.faction import Faction
from hoarfrost.games.claim.words.cards import descending, digits

NONE: Final = "none"  # nobody has a card
EVEN: Final = "even"  # nobody is ahead, or nobody can know who is
MORE: Final = "more"
HIGHER: Final = "higher"

MOST_PILES: Final = 4096  # whose vote is remembered: a move changes few piles
LEAST: Final = 0
GREATEST: Final = 1


def votes_of(view: Json) -> list[Json]:
    """Of each faction the counts, who would get its vote if that can be known, and why."""
    piles = piles_of(view)
    return [vote_of(faction, piles) for faction in factions_in(view)]


def piles_of(view: Json) -> list[list[str]]:
    """The cards each seat has won so far, those in its row included."""
    return [[*view["score"][seat], *view["row"][seat]] for seat in (0, 1)]


def factions_in(view: Json) -> list[Faction]:
    ids = view["factions"] if "factions" in view else view["options"]["mix"]
    return [FACTIONS[faction] for faction in ids]


def vote_of(faction: Faction, piles: Sequence[Sequence[str]]) -> Json:
    mine, theirs = (tuple(code for code in pile if code[:2] == faction.code) for pile in piles)
    ahead = ahead_in(faction, mine, theirs)
    return {
        "faction": faction.id,
        "counts": [len(mine), len(theirs)],
        "ahead": ahead,
        "because": NONE if not mine and not theirs else EVEN,
        **({} if ahead is None else reason(*((mine, theirs) if ahead == 0 else (theirs, mine)))),
    }


@lru_cache(MOST_PILES)
def ahead_in(faction: Faction, mine: tuple[str, ...], theirs: tuple[str, ...]) -> int | None:
    """Who gets the vote of a faction by its cards in both piles; None if nobody can know."""
    worlds = real_piles(mine, theirs) if faction.has_fakes else [(mine, theirs)]
    outcomes = {vote(faction, *world) for world in worlds}
    return outcomes.pop() if len(outcomes) == 1 else None


def reason(winning: Sequence[str], losing: Sequence[str]) -> Json:
    """Why the faction votes for the seat with the first of the piles."""
    if len(winning) > len(losing):
        return {"because": MORE}
    if all(digits(code) for code in (*winning, *losing)):
        for high, low in zip(descending(winning), descending(losing), strict=False):
            if high != low:
                return {"because": HIGHER, "high": high, "low": low}
    return {"because": HIGHER}


def real_piles(
    mine: Sequence[str], theirs: Sequence[str]
) -> Sequence[tuple[Sequence[str], Sequence[str]]]:
    """The piles without fakes, in each way that can be: of two equal cards exactly one is real."""
    if any(code.endswith(("r", "x")) for code in (*mine, *theirs)):
        return [([c for c in mine if c[-1] == "r"], [c for c in theirs if c[-1] == "r"])]
    elsewhere = 2
    places: list[list[tuple[int, str]]] = []
    for code in sorted({*mine, *theirs}):
        seats = [seat for seat, pile in enumerate((mine, theirs)) if code in pile]
        if mine.count(code) + theirs.count(code) == 1:
            seats.append(elsewhere)
        places.append([(seat, code) for seat in seats])
    return [
        ([code for seat, code in world if seat == 0], [code for seat, code in world if seat == 1])
        for world in product(*places)
    ]


def vote(faction: Faction, mine: Sequence[str], theirs: Sequence[str]) -> int | None:
    """Who gets the vote, whatever the numbers that cannot be read; None for nobody or unknown."""
    if counted(numbers(faction, mine, LEAST), numbers(faction, theirs, GREATEST)) > 0:
        return 0
    if counted(numbers(faction, mine, GREATEST), numbers(faction, theirs, LEAST)) < 0:
        return 1
    return None


def counted(mine: Sequence[int], theirs: Sequence[int]) -> int:
    """The engine's count of two piles, given by the numbers on their cards."""
    cards = sorted([(number, 0) for number in mine] + [(number, 1) for number in theirs])
    piles = [set_of([n for n, (_, seat) in enumerate(cards) if seat == who]) for who in (0, 1)]
    return int(scoring.vote(bytes(number for number, _ in cards), piles[0], piles[1]))


def numbers(faction: Faction, pile: Sequence[str], extreme: int) -> list[int]:
    """The numbers of a pile; cards that look alike and cannot be read get the least or greatest."""
    found: list[int] = []
    for code in dict.fromkeys(pile):
        possible = sorted(possible_numbers(faction, code), reverse=extreme == GREATEST)
        found += possible[: pile.count(code)] if len(possible) > 1 else possible * pile.count(code)
    return found


def possible_numbers(faction: Faction, code: str) -> list[int]:
    if digits(code):
        return [int(digits(code))]
    return [value for value in sorted(faction.values) if faction.badge(value) == code[2:]]
