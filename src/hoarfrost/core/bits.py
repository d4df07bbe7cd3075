"""Sets of small integers as bits of machine words.

A set of cards or cells is an `i64` whose bit n says that n is in it. Members run from 0 to 61:
mypyc boxes literals from 2**62 on, and a sign bit would make shifts surprising.

A game with more pieces or cells than that takes a `WideSet`, of three such words. Nothing else in
core knows about sets: states count and number their actions themselves.
"""

from typing import Final

from mypy_extensions import i64

MEMBERS: Final = 62
WIDE_MEMBERS: Final = 3 * MEMBERS
TOP: Final = 0x2000000000000000  # 1 << 61
ODD_BITS: Final = 0x1555555555555555
PAIRS: Final = 0x3333333333333333
NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
BYTES: Final = 0x0101010101010101


def bit(member: i64) -> i64:
    """The set of one member. Not `1 << member`: mypyc 2.4.1 compiles that as a 32-bit shift."""
    return TOP >> (61 - member)


def count(members: i64) -> i64:
    """How many members the set has."""
    x = members - ((members >> 1) & ODD_BITS)
    x = (x & PAIRS) + ((x >> 2) & PAIRS)
    x = (x + (x >> 4)) & NIBBLES
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0x7F


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((members & -members) - 1)


def highest(members: i64) -> i64:
    """The largest member of a set that is not empty."""
    x = members
    x |= x >> 1
    x |= x >> 2
    x |= x >> 4
    x |= x >> 8
    x |= x >> 16
    x |= x >> 32
    return count(x) - 1


def nth(members: i64, n: i64) -> i64:
    """The n-th smallest member (n from 0) as a set of one."""
    x = members - ((members >> 1) & ODD_BITS)
    x = (x & PAIRS) + ((x >> 2) & PAIRS)
    below = ((x + (x >> 4)) & NIBBLES) * BYTES  # byte k: how many members up to byte k
    skip: i64 = 0
    if (below >> 24) & 0xFF <= n:
        skip = 32
    if (below >> (skip + 8)) & 0xFF <= n:
        skip += 16
    if (below >> skip) & 0xFF <= n:
        skip += 8
    if skip != 0:
        n -= (below >> (skip - 8)) & 0xFF
        members = (members >> skip) << skip
    while n > 0:
        members &= members - 1
        n -= 1
    return members & -members


def members_of(members: i64) -> list[int]:
    """The members in ascending order."""
    found: list[int] = []
    while members != 0:
        found.append(lowest(members))
        members &= members - 1
    return found


def set_of(members: list[int]) -> i64:
    """The set with these members."""
    found: i64 = 0
    for member in members:
        found |= bit(member)
    return found


class WideSet:
    """A set of members from 0 to 185, changed in place: enough for the cells of a 12 x 12 arena."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.middle: i64 = 0
        self.high: i64 = 0

    def copy_from(self, other: "WideSet") -> None:
        self.low = other.low
        self.middle = other.middle
        self.high = other.high

    def copy(self) -> "WideSet":
        twin = WideSet()
        twin.copy_from(self)
        return twin

    def clear(self) -> None:
        self.low = 0
        self.middle = 0
        self.high = 0

    def has(self, member: i64) -> bool:
        if member < MEMBERS:
            return self.low & bit(member) != 0
        if member < 2 * MEMBERS:
            return self.middle & bit(member - MEMBERS) != 0
        return self.high & bit(member - 2 * MEMBERS) != 0

    def add(self, member: i64) -> None:
        if member < MEMBERS:
            self.low |= bit(member)
        elif member < 2 * MEMBERS:
            self.middle |= bit(member - MEMBERS)
        else:
            self.high |= bit(member - 2 * MEMBERS)

    def remove(self, member: i64) -> None:
        """Also if it is not there."""
        if member < MEMBERS:
            self.low &= ~bit(member)
        elif member < 2 * MEMBERS:
            self.middle &= ~bit(member - MEMBERS)
        else:
            self.high &= ~bit(member - 2 * MEMBERS)

    def add_all(self, other: "WideSet") -> None:
        self.low |= other.low
        self.middle |= other.middle
        self.high |= other.high

    def remove_all(self, other: "WideSet") -> None:
        self.low &= ~other.low
        self.middle &= ~other.middle
        self.high &= ~other.high

    def keep_only(self, other: "WideSet") -> None:
        """What is in both."""
        self.low &= other.low
        self.middle &= other.middle
        self.high &= other.high

    def is_empty(self) -> bool:
        return self.low | self.middle | self.high == 0

    def equals(self, other: "WideSet") -> bool:
        return self.low == other.low and self.middle == other.middle and self.high == other.high

    def count(self) -> i64:
        return count(self.low) + count(self.middle) + count(self.high)

    def lowest(self) -> i64:
        """The smallest member of a set that is not empty."""
        if self.low != 0:
            return lowest(self.low)
        if self.middle != 0:
            return MEMBERS + lowest(self.middle)
        return 2 * MEMBERS + lowest(self.high)

    def nth(self, n: i64) -> i64:
        """The n-th smallest member (n from 0)."""
        if n < count(self.low):
            return lowest(nth(self.low, n))
        n -= count(self.low)
        if n < count(self.middle):
            return MEMBERS + lowest(nth(self.middle, n))
        n -= count(self.middle)
        return 2 * MEMBERS + lowest(nth(self.high, n))

    def members(self) -> list[int]:
        """In ascending order."""
        found: list[int] = []
        self.append_to(found, 0)
        return found

    def append_to(self, found: list[int], base: i64) -> None:
        """Append base + member for each member, ascending."""
        left = self.low
        while left != 0:
            found.append(base + lowest(left))
            left &= left - 1
        base += MEMBERS
        left = self.middle
        while left != 0:
            found.append(base + lowest(left))
            left &= left - 1
        base += MEMBERS
        left = self.high
        while left != 0:
            found.append(base + lowest(left))
            left &= left - 1


def wide_set_of(members: list[int]) -> WideSet:
    """The set with these members."""
    found = WideSet()
    for member in members:
        found.add(member)
    return found
