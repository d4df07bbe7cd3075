"""Yetis: whoever wins with one does not lead."""

import pytest

from tests.games.claim.scene import (
    cards,
    field,
    followers,
    leader,
    play,
    scene,
    score,
    trick,
)


@pytest.mark.rule("claim.frost.yeti", "claim.leader.next")
def test_ex_15_a_yeti_that_wins_does_not_lead_the_next_trick() -> None:
    state = trick(2, "YE8", "GO2")
    assert score(state, 0) == cards("YE8 GO2")
    assert leader(state) == 1


@pytest.mark.rule("claim.frost.yeti")
def test_a_yeti_that_wins_as_second_leaves_the_lead_where_it_was() -> None:
    table = {"lead": "GO2", "second": "YE8"}
    state = scene(phase=2, hand=["GO9", "KN2"], table=table, autoWin=1)
    assert score(state, 1) == cards("GO2 YE8")
    assert leader(state) == 0


@pytest.mark.rule("claim.frost.yeti", "claim.leader.next")
def test_a_yeti_that_loses_changes_nothing() -> None:
    assert leader(trick(2, "GO2", "YE8")) == 0
    assert leader(trick(2, "YE2", "DP8")) == 1


@pytest.mark.rule("claim.frost.yeti", "claim.leader.next")
def test_ex_17_two_yetis_cancel_each_other() -> None:
    state = trick(2, "YE4", "YE9")
    assert score(state, 1) == cards("YE4 YE9")
    assert leader(state) == 1
    assert leader(trick(2, "YE9", "YE4")) == 0


@pytest.mark.rule("claim.frost.yeti")
def test_a_yeti_gives_away_the_lead_in_phase_1() -> None:
    state = trick(1, "YE8", "GO2", deck="UD1 UD2 UD3 UD4")
    assert followers(state, 0) == {"UD1"}
    assert leader(state) == 1


@pytest.mark.rule("claim.frost.yeti", "claim.boundary")
def test_ex_19_a_yeti_that_wins_the_last_trick_of_phase_1_gives_away_the_lead() -> None:
    state = scene(phase=1, trickNo=13, hand=["YE8", "GO2"], deck="UD1 UD2")
    play(state, "YE8", "GO2")
    assert (field(state, "phase"), leader(state)) == (2, 1)


@pytest.mark.rule("claim.mixcase.ye_tie", "claim.win.trick")
def test_ex_16_a_yeti_that_wins_a_tie_gives_away_the_lead() -> None:
    state = trick(2, "YE6", "DP6")
    assert score(state, 0) == cards("YE6 DP6")
    assert leader(state) == 1


@pytest.mark.rule("claim.mixcase.ye_dr")
def test_a_dragon_that_loses_to_a_yeti_leads() -> None:
    state = trick(2, "YE8", "DR9")
    assert score(state, 0) == cards("YE8 DR9")
    assert leader(state) == 1
