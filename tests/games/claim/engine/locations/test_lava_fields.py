"""Lava Fields: five losses in a row win."""

import pytest

from tests.games.claim.scene import (
    cards,
    discard,
    field,
    play,
    result,
    scene,
    score,
    trick,
)


@pytest.mark.rule("claim.location.lava")
def test_ex_53_five_losses_in_a_row_win_at_once() -> None:
    state = trick(2, "GO9", "GO1", lossStreakP2=[0, 4], locations="lava_fields")
    assert (result(state)["winner"], result(state)["reason"]) == (1, "lava")
    assert field(state, "hand") != [[], []]


@pytest.mark.rule("claim.location.lava")
def test_the_leader_may_win_by_lava_too() -> None:
    state = trick(2, "GO1", "GO9", lossStreakP2=[4, 0], locations="lava_fields")
    assert (result(state)["winner"], result(state)["reason"]) == (0, "lava")


@pytest.mark.rule("claim.location.lava")
def test_without_lava_or_with_four_losses_the_game_goes_on() -> None:
    assert not trick(2, "GO9", "GO1", lossStreakP2=[0, 4]).is_terminal()
    state = trick(2, "GO9", "GO1", lossStreakP2=[0, 3], locations="lava_fields")
    assert not state.is_terminal()


@pytest.mark.rule("claim.location.lava")
def test_a_won_trick_breaks_the_series() -> None:
    state = trick(2, "GO9", "GO1", lossStreakP2=[4, 0], locations="lava_fields")
    assert field(state, "lossStreakP2") == [0, 1]
    play(state, "KN2", "KN3")
    assert result(state)["reason"] != "lava"


@pytest.mark.rule("claim.location.lava")
def test_losses_of_phase_1_do_not_count_for_lava() -> None:
    state = trick(2, "GO9", "GO1", lossStreak=[0, 9], locations="lava_fields")
    assert not state.is_terminal()
    state = trick(1, "GO9", "GO1", lossStreak=[0, 4], lossStreakP2=[0, 4], locations="lava_fields")
    assert not state.is_terminal()


@pytest.mark.rule("claim.location.lava")
def test_nothing_else_happens_after_a_lava_win() -> None:
    state = scene(
        phase=2,
        hand=["GO9", "GO1"],
        score=["IK3 IQ3 UD1", ""],
        lossStreakP2=[0, 4],
        locations="pit lava_fields",
    )
    play(state, "GO9", "GO1")
    assert result(state)["reason"] == "lava"
    assert score(state, 0) == cards("IK3 IQ3 UD1 GO9 GO1")
    assert discard(state) == []


@pytest.mark.rule("claim.location.lava", "claim.artifact.kings_dagger")
def test_a_forfeit_counts_for_lava() -> None:
    state = scene(
        phase=2,
        hand=["GO9 UD1", "GO5"],
        lossStreakP2=[0, 4],
        locations="lava_fields",
        artifacts=["kings_dagger", ""],
    )
    play(state, "GO9", "GO5", "!dagger")
    assert (result(state)["winner"], result(state)["reason"]) == (1, "lava")
