"""Trolls: one per trick, the others camp."""

import pytest

from tests.games.claim.scene import (
    camp,
    cards,
    discard,
    play,
    scene,
    score,
    trick,
)


@pytest.mark.rule("claim.claim2.trolls", "claim.phase2.collect")
def test_ex_41_the_winner_gets_one_troll_a_trick() -> None:
    state = scene(phase=2, hand=["TR8 GO5 KN2", "TR2 GO7 KN3"])
    play(state, "TR8", "TR2")
    assert (score(state, 0), camp(state)) == ({"TR8"}, {"TR2"})
    play(state, "GO5", "GO7")
    assert (score(state, 1), camp(state)) == (cards("GO5 GO7 TR2"), set())


@pytest.mark.rule("claim.claim2.trolls")
def test_the_highest_troll_of_trick_and_camp_is_taken() -> None:
    state = trick(2, "TR4", "GO1", camp="TR2 TR6")
    assert score(state, 0) == cards("TR6 GO1")
    assert camp(state) == cards("TR2 TR4")


@pytest.mark.rule("claim.claim2.trolls")
def test_the_higher_troll_may_be_that_of_the_loser() -> None:
    table = {"lead": "TR4", "second": "TR9"}
    state = scene(phase=2, hand=["GO1", "GO2"], table=table, bottle=True)
    assert (score(state, 0), camp(state)) == ({"TR9"}, {"TR4"})


@pytest.mark.rule("claim.claim2.trolls")
def test_the_last_trick_takes_all_trolls() -> None:
    state = scene(phase=2, hand=["TR4", "TR1"], camp="TR2 TR6")
    play(state, "TR4", "TR1")
    assert state.is_terminal()
    assert score(state, 0) == cards("TR4 TR1 TR2 TR6")
    assert camp(state) == set()


@pytest.mark.rule("claim.claim2.trolls", "claim.hand.unequal")
def test_a_trick_is_the_last_when_one_player_has_no_card_left() -> None:
    state = scene(phase=2, hand=["TR4 GO1 GO2", "TR1"], camp="TR2")
    play(state, "TR4", "TR1")
    assert score(state, 0) == cards("TR4 TR1 TR2")


@pytest.mark.rule("claim.claim2.trolls", "claim.artifact.flail_of_dawn.final")
def test_a_trick_is_not_the_last_while_both_have_a_card_under_the_flail() -> None:
    state = scene(phase=2, hand=["TR8", "TR2"], flail=["GO5", "GO7"])
    play(state, "TR8", "TR2")
    assert (score(state, 0), camp(state)) == ({"TR8"}, {"TR2"})
    play(state, "GO5", "GO7")
    assert score(state, 1) == cards("GO5 GO7 TR2")


@pytest.mark.rule("claim.claim2.trolls")
def test_trolls_have_no_power_in_phase_1() -> None:
    state = trick(1, "TR4", "TR1")
    assert discard(state) == ["TR4", "TR1"]
    assert camp(state) == set()


@pytest.mark.rule("claim.mixcase.dw_tr")
def test_a_dwarf_goes_to_the_loser_and_the_troll_to_the_winner() -> None:
    state = trick(2, "TR4", "DW9", camp="TR1")
    assert (score(state, 0), score(state, 1)) == ({"TR4"}, {"DW9"})
    assert camp(state) == {"TR1"}
