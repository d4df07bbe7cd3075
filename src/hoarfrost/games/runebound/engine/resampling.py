"""A world that a seat cannot tell from the real one.

Decks are sets of undrawn cards, so nothing has to be done about them. What is dealt again are the
faces of rumor tokens and clue cards that the seat does not see.
"""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.core.rng import Rng
from hoarfrost.games.runebound.engine.content import NONE, SYMBOL_COUNT
from hoarfrost.games.runebound.engine.knowing import POOL
from hoarfrost.games.runebound.engine.realm import NO_CLAIMS, NO_INTS, NO_ROLLS, Claim, Realm


def unseen_tokens(realm: Realm, seat: i64) -> list[int]:
    """Rumor tokens by symbol that lie where this seat does not see them."""
    counts = realm.pool.copy()
    for party in realm.parties:
        if party.seat != seat:
            add(counts, party.rumors)
    return counts


def unseen_clues(realm: Realm, seat: i64) -> list[int]:
    counts = realm.clues.copy()
    for party in realm.parties:
        if party.seat != seat:
            add(counts, party.clues)
    return counts


def add(counts: list[int], more: list[int]) -> None:
    for kind in range(len(counts)):
        counts[kind] += more[kind]


def redeal(realm: Realm, seat: i64, rng: Rng) -> None:
    """Deal anew what the seat does not know: every world of what it knows can come.

    What others know of each other's tokens is not known either, and forgotten.
    """
    realm.coming = NO_ROLLS
    realm.coming_at = 0
    if seat != realm.active:
        realm.finding = NONE
        realm.spent = NO_INTS
    for party in realm.parties:
        if party.seat != seat:
            party.claims = NO_CLAIMS
    redeal_tokens(realm, seat, rng)
    redeal_clues(realm, seat, rng)


def redeal_clues(realm: Realm, seat: i64, rng: Rng) -> None:
    counts = unseen_clues(realm, seat)
    for party in realm.parties:
        if party.seat != seat:
            n = party.clue_count()
            party.clues = [0] * len(counts)
            for _ in range(n):
                party.clues[take_one(counts, rng)] += 1
    realm.clues = counts


def redeal_tokens(realm: Realm, seat: i64, rng: Rng) -> None:
    """First those of the seat's claims, then the others."""
    counts = unseen_tokens(realm, seat)
    room = [0] * (POOL + 1)
    room[POOL] = sum(realm.pool)
    for party in realm.parties:
        if party.seat != seat:
            room[party.seat] = int(party.rumor_count())
            party.rumors = [0] * SYMBOL_COUNT
    pool = [0] * SYMBOL_COUNT
    claims = NO_CLAIMS if seat < 0 else realm.parties[seat].claims
    for n in range(len(claims)):
        symbol = claims[n].symbol
        holder = choose_holder(claims, n, room, rng)
        room[holder] -= 1
        counts[symbol] -= 1
        if holder == POOL:
            pool[symbol] += 1
        else:
            realm.parties[holder].rumors[symbol] += 1
    for party in realm.parties:
        for _ in range(room[party.seat]):
            party.rumors[take_one(counts, rng)] += 1
    add(pool, counts)
    realm.pool = pool


def take_one(counts: list[int], rng: Rng) -> i64:
    """A random one out of these, which lose it."""
    n = rng.below(sum(counts))
    for kind in range(len(counts)):
        if n < counts[kind]:
            counts[kind] -= 1
            return kind
        n -= counts[kind]
    raise IndexError("there are not so many")


def choose_holder(claims: list[Claim], place: i64, room: list[int], rng: Rng) -> i64:
    """Where the token of a claim lies, so that those of the later claims still find room."""
    weights = [0] * len(room)
    for holder in range(len(room)):
        if room[holder] > 0 and claims[place].holders & bit(holder) != 0:
            room[holder] -= 1
            if have_room(claims, place + 1, room):
                weights[holder] = room[holder] + 1
            room[holder] += 1
    return take_one(weights, rng)


def have_room(claims: list[Claim], start: i64, room: list[int]) -> bool:
    """Whether the tokens of the claims from here on find places (by Hall's theorem, exactly)."""
    if start == len(claims):
        return True
    for holders in range(1, 1 << len(room)):
        space: i64 = 0
        for holder in range(len(room)):
            if holders & bit(holder) != 0:
                space += room[holder]
        for n in range(start, len(claims)):
            if claims[n].holders & ~holders == 0:
                space -= 1
        if space < 0:
            return False
    return True
