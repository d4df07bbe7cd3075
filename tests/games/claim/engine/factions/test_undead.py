"""Undead: in Phase 1 they go to the winner's score pile."""

import pytest

from tests.games.claim.scene import (
    cards,
    discard,
    followers,
    score,
    trick,
)


@pytest.mark.rule("claim.base.undead")
def test_ex_11_an_undead_prize_goes_to_the_followers() -> None:
    state = trick(1, "GO3", "GO1", deck="UD8 GO4 GO5 GO6")
    assert followers(state, 0) == {"UD8"}
    assert score(state, 0) == set()


@pytest.mark.rule("claim.base.undead")
def test_the_winner_gets_undead_of_both_players_in_phase_1() -> None:
    state = trick(1, "UD4", "DP9", deck="DW9 GO3 GO1 GO2")
    assert (score(state, 0), score(state, 1)) == (set(), {"UD4"})
    assert discard(state) == ["DP9"]


@pytest.mark.rule("claim.base.undead")
def test_ex_14_undead_have_no_power_in_phase_2() -> None:
    state = trick(2, "UD2", "UD5")
    assert score(state, 1) == cards("UD2 UD5")
