"""Dwarves: in Phase 2 they go to the loser."""

import pytest

from tests.games.claim.scene import (
    cards,
    discard,
    followers,
    leader,
    loss_streak,
    score,
    trick,
)


@pytest.mark.rule("claim.base.dwarves")
def test_ex_12_dwarves_go_to_the_loser() -> None:
    state = trick(2, "DW7", "DW2")
    assert (score(state, 0), score(state, 1)) == (set(), cards("DW7 DW2"))
    assert leader(state) == 0
    assert loss_streak(state) == [0, 1]


@pytest.mark.rule("claim.base.dwarves", "claim.phase2.collect")
def test_the_winner_gets_the_card_beside_the_dwarf() -> None:
    state = trick(2, "GO1", "DW9")
    assert (score(state, 0), score(state, 1)) == ({"GO1"}, {"DW9"})
    state = trick(2, "DW1", "GO9")
    assert (score(state, 0), score(state, 1)) == ({"GO9"}, {"DW1"})


@pytest.mark.rule("claim.base.dwarves")
def test_dwarves_have_no_power_in_phase_1() -> None:
    state = trick(1, "DW7", "DW2", deck="GO1 GO2 GO3 GO4")
    assert discard(state) == ["DW7", "DW2"]
    assert followers(state, 0) == {"GO1"}
