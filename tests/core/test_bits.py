"""Sets of small integers, beside Python's own sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoarfrost.core.bits import (
    MEMBERS,
    WIDE_MEMBERS,
    bit,
    count,
    highest,
    lowest,
    members_of,
    nth,
    set_of,
    wide_set_of,
)

SETS = st.sets(st.integers(0, MEMBERS - 1))
WIDE_SETS = st.sets(st.integers(0, WIDE_MEMBERS - 1))


@given(SETS)
def test_a_word_holds_the_same_members_as_a_set(members: set[int]) -> None:
    word = set_of(list(members))
    assert members_of(word) == sorted(members)
    assert count(word) == len(members)
    assert [n for n in range(MEMBERS) if word & bit(n)] == sorted(members)
    assert [lowest(nth(word, n)) for n in range(len(members))] == sorted(members)
    if members:
        assert (lowest(word), highest(word)) == (min(members), max(members))


@given(WIDE_SETS)
def test_a_wide_set_holds_the_same_members_as_a_set(members: set[int]) -> None:
    wide = wide_set_of(list(members))
    assert wide.members() == sorted(members)
    assert wide.count() == len(members)
    assert wide.is_empty() == (not members)
    assert [n for n in range(WIDE_MEMBERS) if wide.has(n)] == sorted(members)
    assert [wide.nth(n) for n in range(len(members))] == sorted(members)
    if members:
        assert wide.lowest() == min(members)


@given(WIDE_SETS, WIDE_SETS)
def test_wide_sets_are_joined_cut_and_compared_like_sets(mine: set[int], theirs: set[int]) -> None:
    other = wide_set_of(list(theirs))
    joined, cut, common = (wide_set_of(list(mine)) for _ in range(3))
    joined.add_all(other)
    cut.remove_all(other)
    common.keep_only(other)
    assert joined.members() == sorted(mine | theirs)
    assert cut.members() == sorted(mine - theirs)
    assert common.members() == sorted(mine & theirs)
    assert wide_set_of(list(mine)).equals(other) == (mine == theirs)
    assert other.members() == sorted(theirs)


@pytest.mark.parametrize("cell", [0, 61, 62, 123, 124, 143, 185])
def test_a_copy_of_a_wide_set_goes_its_own_way(cell: int) -> None:
    whole = wide_set_of(list(range(WIDE_MEMBERS)))
    copy = whole.copy()
    copy.remove(cell)
    copy.remove(cell)
    assert not copy.has(cell)
    assert whole.has(cell)
    copy.add(cell)
    assert copy.equals(whole)
