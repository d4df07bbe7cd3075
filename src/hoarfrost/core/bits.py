"""Sets of small integers as bits of one machine word.

A set of cards or cells is an `i64` whose bit n says that n is in it. Members run from 0 to 61:
mypyc boxes literals from 2**62 on, and a sign bit would make shifts surprising.
"""

from typing import Final

from mypy_extensions import i64

MEMBERS: Final = 62
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
