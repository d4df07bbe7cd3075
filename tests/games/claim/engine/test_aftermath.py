"""Losses, and who leads next."""

import pytest

from tests.games.claim.scene import (
    cards,
    field,
    leader,
    loss_streak,
    scene,
    score,
    trick,
    trick_no,
)


@pytest.mark.rule("claim.leader.next")
@pytest.mark.parametrize("phase", [1, 2])
def test_the_winner_leads_the_next_trick(phase: int) -> None:
    assert leader(trick(phase, "GO4", "GO9")) == 1
    assert leader(trick(phase, "GO4", "GO3")) == 0
    assert trick_no(trick(phase, "GO4", "GO3")) == 2


@pytest.mark.rule("claim.leader.next", "claim.mixcase.ye_dr")
@pytest.mark.parametrize(
    ("lead", "second", "next_leader"),
    [
        ("YE8", "DR3", 1),  # the loser leads: both powers agree
        ("DR3", "YE8", 0),  # off faction, the Dragon wins and leads
        ("DR3", "DP8", 0),  # the Dragon lost, and leads all the same
        ("GO3", "DR8", 1),  # off faction: it loses and leads
    ],
)
def test_a_dragon_comes_before_a_yeti_and_the_winner(
    lead: str, second: str, next_leader: int
) -> None:
    assert leader(trick(2, lead, second)) == next_leader


@pytest.mark.rule("claim.leader.next", "claim.precedence.factions")
def test_a_dragon_led_against_a_lamp_winning_yeti_leads_again() -> None:
    state = scene(
        phase=2,
        hand=["GO1", "GO2"],
        table={"lead": "DR9", "second": "YE1"},
        autoWin=1,
    )
    assert score(state, 1) == cards("DR9 YE1")
    assert leader(state) == 0


@pytest.mark.rule("claim.leader.next", "claim.power.frozen")
def test_frozen_cards_do_not_decide_who_leads() -> None:
    frozen = {"card": ["DR1", "DR2"], "value": [1, 2]}
    assert leader(trick(2, "GO4", "GO1", frozen=frozen)) == 0
    frozen = {"card": ["YE1", "UD2"], "value": [1, 2]}
    assert leader(trick(2, "GO4", "GO1", frozen=frozen)) == 0


@pytest.mark.rule("claim.info.steps")
def test_a_loss_is_counted_and_a_win_ends_the_streak() -> None:
    state = trick(1, "GO4", "GO9", lossStreak=[2, 4])
    assert loss_streak(state) == [3, 0]
    state = trick(2, "GO4", "GO9", lossStreak=[2, 4], lossStreakP2=[1, 3])
    assert loss_streak(state) == [3, 0]
    assert field(state, "lossStreakP2") == [2, 0]
    assert field(state, "lastWinnerP2") == 1
