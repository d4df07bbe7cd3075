"""Phase 1: the prize, walk-overs and the end."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    discard,
    field,
    hand,
    leader,
    loss_streak,
    play,
    scene,
)


@pytest.mark.rule("claim.phase1.prize")
def test_the_top_card_of_the_deck_becomes_the_prize() -> None:
    state = scene(phase=1, hand=["GO4", "GO9"], deck="UD1 UD2 UD3 UD4")
    assert field(state, "prizes") == ["UD1"]
    assert field(state, "deck") == ["UD2", "UD3", "UD4"]


@pytest.mark.rule("claim.phase1.walkover", "claim.hand.unequal", "claim.phase1.end")
def test_who_has_no_card_loses_the_last_trick_of_phase_1() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["GO2", ""], deck="UD3 UD4")
    assert (asked(state), leader(state)) == (0, 0)
    act(state, "GO2")
    assert field(state, "phase") == 2
    assert (hand(state, 0), hand(state, 1)) == ({"UD3"}, {"UD4"})
    assert loss_streak(state) == [0, 1]
    assert discard(state) == ["GO2"]
    assert leader(state) == 0


@pytest.mark.rule("claim.phase1.walkover", "claim.opt.cloak")
@pytest.mark.parametrize("marked", [0, 1])
def test_a_marked_card_that_is_the_last_is_played_and_there_is_no_walk_over(marked: int) -> None:
    due = {"card": "GO9", "dueTrick": 13}
    state = scene(
        trickNo=13,
        hand=["", "GO4"] if marked == 0 else ["GO4", ""],
        mark=[due, None] if marked == 0 else [None, due],
        prizes="KN9",
        undrawn="UD5",
        cloak="next",
    )
    assert (leader(state), field(state, "forfeitBy")) == (0, None)
    play(state, *(("GO9", "GO4") if marked == 0 else ("GO4", "GO9")))
    assert hand(state, marked) == {"KN9"}


@pytest.mark.rule("claim.phase1.walkover", "claim.info.number")
def test_the_number_of_a_demon_is_announced_in_a_walk_over() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["DM3", ""], deck="DW3 DW4")
    play(state, "DMo")
    assert field(state, "numbers") == ["DM3"]
    assert state.view(1)["discard"] == ["DM3"]


@pytest.mark.rule("claim.phase1.walkover")
def test_a_walk_over_is_played_without_the_windows_of_the_trick() -> None:
    state = scene(
        phase=1,
        trickNo=13,
        leader=1,
        hand=["GO2", ""],
        deck="UD3 UD4",
        artifacts=["magic_wand hunting_cloak bottomless_bottle", "mirror_of_lies kings_dagger"],
    )
    play(state, "GO2")
    assert field(state, "phase") == 2


@pytest.mark.rule("claim.phase1.walkover", "claim.artifact.mask_of_darkness")
def test_a_masked_walk_over_is_turned_up_and_uses_up_the_mask() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["GO2", ""], deck="UD3 UD4", maskLeft=1)
    play(state, "GO2")
    assert field(state, "maskLeft") == 0
    assert state.view(1)["discard"] == ["GO2"]


@pytest.mark.rule("claim.phase1.walkover", "claim.frost.yeti")
def test_a_yeti_that_walks_over_does_not_lead_the_next_trick() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["YE2", ""], deck="UD3 UD4")
    play(state, "YE2")
    assert leader(state) == 1


@pytest.mark.rule("claim.phase1.walkover", "claim.claim2.seers")
def test_a_seer_that_walks_over_looks_at_the_top_card() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["SE2", ""], deck="UD3 UD4")
    play(state, "SE2", "look", "take")
    assert (hand(state, 0), hand(state, 1)) == ({"UD4"}, {"UD3"})
