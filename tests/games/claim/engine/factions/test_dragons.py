"""Dragons: the last one played leads."""

import pytest

from tests.games.claim.scene import (
    cards,
    leader,
    score,
    trick,
)


@pytest.mark.rule("claim.claim2.dragons", "claim.leader.next")
def test_ex_39_the_last_dragon_leads() -> None:
    state = trick(2, "DR8", "DR3")
    assert score(state, 0) == cards("DR8 DR3")
    assert leader(state) == 1


@pytest.mark.rule("claim.claim2.dragons")
@pytest.mark.parametrize("phase", [1, 2])
def test_a_dragon_leads_even_after_losing(phase: int) -> None:
    assert leader(trick(phase, "GO3", "DR8")) == 1
    assert leader(trick(phase, "DR3", "DP8")) == 0
