"""The vote of each faction as the score piles lie, and why it goes where it goes (claim.end.9)."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.engine.factions.faction import Faction
from hoarfrost.games.claim.words.cards import descending, digits

NONE: Final = "none"  # nobody has a card
EVEN: Final = "even"  # nobody is ahead, or nobody can know who is
MORE: Final = "more"
HIGHER: Final = "higher"


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
    mine, theirs = ([code for code in pile if code[:2] == faction.code] for pile in piles)
    worlds = real_piles(mine, theirs) if faction.has_fakes else [(mine, theirs)]
    outcomes = {vote(faction, *world) for world in worlds}
    ahead = outcomes.pop() if len(outcomes) == 1 else None
    return {
        "faction": faction.id,
        "counts": [len(mine), len(theirs)],
        "ahead": ahead,
        "because": NONE if not mine and not theirs else EVEN,
        **({} if ahead is None else reason(*((mine, theirs) if ahead == 0 else (theirs, mine)))),
    }


def reason(winning: Sequence[str], losing: Sequence[str]) -> Json:
    """Why the faction votes for the seat with the first of the piles."""
    if len(winning) > len(losing):
        return {"because": MORE}
    if all(digits(code) for code in (*winning, *losing)):
        for high, low in zip(descending(winning), descending(losing), strict=False):
            if high != low:
                return {"because": HIGHER, "high": high, "low": low}
    return {"because": HIGHER}


def real_piles(mine: list[str], theirs: list[str]) -> list[tuple[list[str], list[str]]]:
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
    """claim.end.9: the more cards, then the higher ones; None for nobody or nobody knows."""
    if len(mine) != len(theirs):
        return 0 if len(mine) > len(theirs) else 1
    if any(not digits(code) for code in (*mine, *theirs)):
        if least_top(faction, mine) > greatest_top(faction, theirs):
            return 0
        return 1 if least_top(faction, theirs) > greatest_top(faction, mine) else None
    mine_down, theirs_down = descending(mine), descending(theirs)
    if mine_down == theirs_down:
        return None
    return 0 if mine_down > theirs_down else 1


def least_top(faction: Faction, pile: Sequence[str]) -> int:
    """The number that the highest card of a pile has at least: three odd cards reach a 5."""
    tops = [-1]
    for code in pile:
        numbers = possible_numbers(faction, code)
        tops.append(numbers[0] if len(numbers) == 1 else numbers[pile.count(code) - 1])
    return max(tops)


def greatest_top(faction: Faction, pile: Sequence[str]) -> int:
    return max([-1, *(possible_numbers(faction, code)[-1] for code in pile)])


def possible_numbers(faction: Faction, code: str) -> list[int]:
    if digits(code):
        return [int(digits(code))]
    return [value for value in sorted(faction.values) if faction.badge(value) == code[2:]]
