"""Endless Rope: a won card comes back to the hand."""

import pytest

from hoarfrost.core.moves import move_texts
from tests.games.claim.scene import (
    cards,
    discard,
    hand,
    legal,
    play,
    scene,
    score,
    seen,
    why,
)


@pytest.mark.rule("claim.artifact.endless_rope", "claim.hand.unequal", "claim.end.1")
def test_ex_76_the_rope_takes_a_score_card_back_to_the_hand() -> None:
    state = scene(
        phase=2,
        trickNo=13,
        hand=["GO1", "GO3"],
        score=["GO9 UD1", ""],
        artifacts=["endless_rope", ""],
    )
    play(state, "!rope GO9")
    assert hand(state, 0) == cards("GO1 GO9")
    play(state, "GO9", "GO3")
    assert state.is_terminal()
    assert score(state, 0) == cards("UD1 GO9 GO3")
    assert discard(state) == ["GO1"]


@pytest.mark.rule("claim.artifact.endless_rope", "claim.follow")
def test_a_roped_card_counts_for_following() -> None:
    state = scene(
        phase=2, hand=["GO1 GO2", "UD3 UD4"], score=["", "GO9"], artifacts=["", "endless_rope"]
    )
    play(state, "!rope GO9", "GO1")
    assert legal(state) == {"GO9"}


@pytest.mark.rule("claim.artifact.endless_rope", "claim.claim2.gnomes")
def test_the_rope_does_not_reach_the_gnome_row() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "UD3 UD4"],
        row=["GN5a", ""],
        artifacts=["endless_rope mask_of_darkness", ""],
    )
    assert why(state, "!rope GN5a") == ("E_ARTIFACT_PRECONDITION", "claim.artifact.endless_rope")
    state = scene(
        phase=2,
        hand=["GO1 GO2", "UD3 UD4"],
        row=["GN5a", ""],
        score=["UD9", ""],
        artifacts=["endless_rope", ""],
    )
    assert move_texts(state, 0) == ["pass", "!endless_rope UD9"]


@pytest.mark.rule("claim.artifact.endless_rope", "claim.artifact.atomic")
def test_the_rope_takes_only_own_score_cards() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "UD3 UD4"],
        score=["UD1", "UD9"],
        artifacts=["endless_rope", ""],
    )
    assert why(state, "!rope UD9") == ("E_PARAM", "claim.artifact.endless_rope")


@pytest.mark.rule("claim.artifact.endless_rope", "claim.info.zones")
def test_everybody_knows_the_card_on_the_rope() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "UD3 UD4"],
        score=["UD1 UD2", ""],
        artifacts=["endless_rope", ""],
    )
    play(state, "!rope UD2")
    assert seen(state, 1, "shown")[0] == ["UD2"]
    assert seen(state, None, "shown")[0] == ["UD2"]


@pytest.mark.rule("claim.artifact.endless_rope")
def test_the_rope_is_for_phase_2() -> None:
    state = scene(
        phase=1,
        hand=["GO1 GO2", "DW3 DW4"],
        deck="UD3 UD4 UD5 UD6",
        score=["UD1", ""],
        artifacts=["endless_rope", ""],
    )
    assert why(state, "!rope UD1")[0] == "E_ARTIFACT_WINDOW"
