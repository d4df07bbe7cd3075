"""In how many ways a hidden hand can be dealt under what is proved about it, and one way at random.

Worlds are counted, not tried: a card that lies apart (under the Flail, marked, face-down on the
table) is chosen with its share of all the ways to deal the rest.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, lowest, nth
from hoarfrost.core.rng import Rng
from hoarfrost.games.claim.engine.table import Side

# The places apart from the hand.
FLAIL: Final = 0
MARK: Final = 1
LEAD_CARD: Final = 2


def take(pool: i64, n: i64, rng: Rng) -> i64:
    """A random subset of n members."""
    taken: i64 = 0
    left = count(pool)
    if n > left:
        return -1
    if n * 2 > left:
        return pool & ~take(pool, left - n, rng)
    while n > 0:
        one = nth(pool, rng.below(left))
        pool &= ~one
        taken |= one
        left -= 1
        n -= 1
    return taken


class HiddenHand:
    """The ways to deal a hand under what is proved about it."""

    def __init__(self, side: Side, size: i64, named: i64, lead_is_of_hand: bool) -> None:
        self.absent: i64 = side.absent
        self.loose: i64 = side.loose
        self.size: i64 = size
        self.named: i64 = named  # at least one of these is in the hand, unless 0
        # The last place apart is a face-down lead that came from the hand.
        self.lead_is_of_hand: bool = lead_is_of_hand

    def ways(self, known: i64, pool: i64) -> float:
        """In how many ways the hand can be dealt from the pool, with all known cards in it."""
        ways = self.ways_without(known, pool, 0)
        if self.named != 0 and known & self.named == 0:
            ways -= self.ways_without(known, pool, self.named)
        return ways

    def ways_without(self, known: i64, pool: i64, barred: i64) -> float:
        if known & self.absent:
            return 0.0
        exceptions = count(known & self.loose)
        if exceptions > 1:
            return 0.0
        pool &= ~(self.absent | barred)
        needed = self.size - count(known)
        regular = count(pool & ~self.loose)
        ways = choose(regular, needed)
        if exceptions == 0 and pool & self.loose:
            ways += float(count(pool & self.loose)) * choose(regular, needed - 1)
        return ways

    def ways_with_apart(self, known: i64, pool: i64, barred: list[int]) -> float:
        """The same with single cards still to be chosen first, each barred from some cards."""
        if not barred:
            return self.ways(known, pool)
        total = 0.0
        for kind in self.kinds_of_cards(known, pool, barred):
            if kind & barred[0] == 0:
                total += float(count(kind)) * self.ways_beside(kind & -kind, known, pool, barred)
        return total

    def ways_beside(self, one: i64, known: i64, pool: i64, barred: list[int]) -> float:
        """The same once a card lies in the first of these places."""
        known &= ~one
        pool &= ~one
        if len(barred) == 1 and self.lead_is_of_hand and one & self.loose:
            if known & self.loose:
                return 0.0
            pool &= ~self.loose  # the one exception lies on the table
        return self.ways_with_apart(known, pool, barred[1:])

    def kinds_of_cards(self, known: i64, pool: i64, barred: list[int]) -> list[int]:
        """Cards grouped so that those of a group can be exchanged without changing any count."""
        kinds: list[int] = [known, pool]
        for divider in (self.absent, self.loose, self.named, *barred):
            kinds = [part for kind in kinds for part in (kind & divider, kind & ~divider)]
        return [kind for kind in kinds if kind != 0]

    def choose(self, known: i64, pool: i64, barred: list[int], rng: Rng) -> i64:
        """A card for the first place apart, each with its share of all worlds; -1 if none fits."""
        kinds = [k for k in self.kinds_of_cards(known, pool, barred) if k & barred[0] == 0]
        weights: list[float] = []
        for kind in kinds:
            ways = self.ways_beside(kind & -kind, known, pool, barred)
            weights.append(float(count(kind)) * ways)
        picked = weighted(weights, rng)
        if picked < 0:
            return -1
        return lowest(nth(kinds[picked], rng.below(count(kinds[picked]))))

    def choose_hand(
        self, known: i64, pool: i64, apart: list[int], kinds: list[int], rng: Rng
    ) -> i64:
        """The hand itself; -1 if there is no way."""
        for card, kind in zip(apart, kinds, strict=True):
            if kind == LEAD_CARD and self.lead_is_of_hand and bit(card) & self.loose:
                self.absent |= self.loose  # the one exception lies on the table
                self.loose = 0
        hand = known
        if self.named != 0 and known & self.named == 0:
            picked = self.choose_named(known, pool, rng)
            if picked < 0:
                return -1
            hand |= picked
            pool &= ~self.named
        if self.ways_without(hand, pool, 0) <= 0.0:
            return -1
        pool &= ~self.absent
        needed = self.size - count(hand)
        regular = pool & ~self.loose
        if hand & self.loose == 0 and pool & self.loose:
            exceptional = float(count(pool & self.loose)) * choose(count(regular), needed - 1)
            if weighted([choose(count(regular), needed), exceptional], rng) == 1:
                return hand | take(pool & self.loose, 1, rng) | take(regular, needed - 1, rng)
        return hand | take(regular, needed, rng)

    def choose_named(self, known: i64, pool: i64, rng: Rng) -> i64:
        """Which of the cards that the Lamp named are in the hand: at least one."""
        named = pool & self.named & ~self.absent
        weights = [0.0]
        for n in range(1, count(named) + 1):
            one_choice = take_lowest(named, n)
            ways = self.ways_without(known | one_choice, pool & ~self.named, 0)
            weights.append(choose(count(named), n) * ways)
        picked = weighted(weights, rng)
        return -1 if picked < 0 else take(named, picked, rng)


def take_lowest(cards: i64, n: i64) -> i64:
    taken: i64 = 0
    while n > 0:
        taken |= cards & -cards
        cards &= cards - 1
        n -= 1
    return taken


def choose(n: i64, k: i64) -> float:
    """The number of ways to take k out of n."""
    if k < 0 or k > n:
        return 0.0
    ways = 1.0
    for i in range(k):
        ways = ways * float(n - i) / float(i + 1)
    return ways


def weighted(weights: list[float], rng: Rng) -> i64:
    """An index with a chance in proportion to its weight; -1 if all are 0."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return -1
    mark = total * (float(rng.next32()) / 4294967296.0)
    last: i64 = -1
    for n in range(len(weights)):
        if weights[n] > 0.0:
            last = n
            mark -= weights[n]
            if mark < 0.0:
                return n
    return last
