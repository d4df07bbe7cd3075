"""Ice Kings and Ice Queens: couples leave the pile."""

import pytest

from tests.games.claim.scene import (
    at_the_end,
    cards,
    discard,
    result,
    score,
)


@pytest.mark.rule("claim.frost.marriage", "claim.end.7")
def test_ex_25_kings_and_queens_of_one_value_marry_and_leave() -> None:
    state = at_the_end(["IK3 IQ3 IK7 IQ9", "IK4"])
    assert (score(state, 0), score(state, 1)) == (cards("IK7 IQ9"), {"IK4"})
    assert set(discard(state)) == cards("IK3 IQ3")
    assert result(state)["removed"] == [{"step": 7, "seat": 0, "cards": ["IK3", "IQ3"]}]


@pytest.mark.rule("claim.frost.marriage", "claim.end.7")
def test_ex_26_a_couple_in_different_piles_does_not_marry() -> None:
    state = at_the_end(["IK3", "IQ3"])
    assert (score(state, 0), score(state, 1)) == ({"IK3"}, {"IQ3"})


@pytest.mark.rule("claim.frost.marriage")
def test_each_pile_has_its_own_marriages_up_to_ten() -> None:
    state = at_the_end(["IK10 IQ10 IK0", "IQ0 IK5 IQ5 YE5"])
    assert (score(state, 0), score(state, 1)) == ({"IK0"}, cards("IQ0 YE5"))
