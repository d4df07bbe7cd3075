"""What a trick is worth."""

import pytest

from tests.games.claim.scene import (
    cards,
    discard,
    field,
    followers,
    leader,
    play,
    scene,
    score,
    trick,
)


@pytest.mark.rule("claim.phase1.prize", "claim.phase1.collect", "claim.opening.phase1")
def test_the_winner_gets_the_prize_and_the_loser_the_next_card() -> None:
    state = trick(1, "GO4", "GO9", deck="UD1 UD2 UD3 UD4")
    assert (followers(state, 1), followers(state, 0)) == ({"UD1"}, {"UD2"})
    assert discard(state) == ["GO4", "GO9"]
    assert field(state, "prizes") == ["UD3"]


@pytest.mark.rule("claim.phase1.collect", "claim.base.undead")
def test_ex_04_played_undead_go_to_the_score_pile_of_the_winner() -> None:
    state = trick(1, "UD4", "UD7", deck="DW9 GO3 GO1 GO2")
    assert followers(state, 1) == {"DW9"}
    assert followers(state, 0) == {"GO3"}
    assert state.view(0)["followers"][0] == ["GO3"]
    assert state.view(1)["followers"][0] == ["?"]
    assert score(state, 1) == cards("UD4 UD7")
    assert discard(state) == []
    assert leader(state) == 1


@pytest.mark.rule("claim.phase1.walkover")
def test_an_undead_of_a_walk_over_goes_to_the_score_pile() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["UD2", ""], deck="DW3 DW4")
    play(state, "UD2")
    assert score(state, 0) == {"UD2"}


@pytest.mark.rule("claim.phase2.goal", "claim.phase2.collect", "claim.opening.phase2")
def test_in_phase_2_the_winner_scores_both_cards() -> None:
    state = trick(2, "GO4", "GO9")
    assert (score(state, 0), score(state, 1)) == (set(), cards("GO4 GO9"))
    assert discard(state) == []
    assert leader(state) == 1
    assert field(state, "prizes") == []


@pytest.mark.rule("claim.phase2.collect")
def test_with_a_forfeit_only_the_cards_on_the_table_are_won() -> None:
    state = scene(phase=2, hand=["GO1", "GO2"], table={"lead": "UD4"}, step="T9", forfeitBy=1)
    assert (score(state, 0), score(state, 1)) == ({"UD4"}, set())
