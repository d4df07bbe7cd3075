"""What seats know of rumor tokens that they have seen and that others may have now (R§22).

A claim says: a token with this symbol is among those of these seats, or in the pool. It comes to be
when a seat loses a token or sees one spent, and grows wider whenever a token moves unseen. Each
claim of a seat is about another token. Claims may say less than a perfect memory, never more.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count
from hoarfrost.games.runebound.engine.realm import Claim, Realm
from hoarfrost.games.runebound.engine.steps import MOST_SEATS

POOL: Final = MOST_SEATS  # among the holders of a claim


def note_draw(realm: Realm, seat: i64, symbol: i64) -> None:
    """A token was drawn from the pool: only its new owner sees it."""
    note_move(realm, POOL, seat, symbol, False)


def note_theft(realm: Realm, victim: i64, thief: i64, symbol: i64) -> None:
    """Both see which one it was, the others do not."""
    note_move(realm, victim, thief, symbol, False)


def note_spending(realm: Realm, spender: i64, symbol: i64) -> None:
    """Everybody sees it go back into the pool."""
    note_move(realm, spender, POOL, symbol, True)


def note_move(realm: Realm, origin: i64, goal: i64, symbol: i64, is_shown: bool) -> None:
    for party in realm.parties:
        seat = party.seat
        own = party.claims
        if seat != origin and (is_shown or seat == goal):
            own = without_one(own, origin, symbol)
        elif seat != origin:
            own = widened(own, origin, goal)
        if seat != goal and (is_shown or seat == origin):
            own = [*own, Claim(symbol, bit(goal))]
        everywhere = all_but(realm, seat)
        party.claims = in_order([claim for claim in own if claim.holders != everywhere])


def all_but(realm: Realm, seat: i64) -> i64:
    """Wherever a seat does not see: a claim about all of it says nothing new."""
    return ((bit(len(realm.parties)) - 1) | bit(POOL)) & ~bit(seat)


def rank(claim: Claim) -> int:
    return int(claim.symbol * 1024 + count(claim.holders) * 128 + claim.holders)


def in_order(claims: list[Claim]) -> list[Claim]:
    """By symbol, and of each symbol those that say most first."""
    return sorted(claims, key=rank)


def widened(claims: list[Claim], origin: i64, goal: i64) -> list[Claim]:
    """A token moved, and it is not known which."""
    return [
        Claim(claim.symbol, claim.holders | bit(goal))
        if claim.holders & bit(origin) != 0
        else claim
        for claim in claims
    ]


def without_one(claims: list[Claim], origin: i64, symbol: i64) -> list[Claim]:
    """A token left its place for where it is seen. It may be any one of the claims, or none.

    Whichever it was, what is left fits the remaining claims if each takes the holders of the one
    before it too.
    """
    found: list[Claim] = []
    before: i64 = 0
    for claim in claims:
        if claim.symbol != symbol or claim.holders & bit(origin) == 0:
            found.append(claim)
            continue
        if before != 0:
            found.append(Claim(symbol, claim.holders | before))
        before = claim.holders
    return found
