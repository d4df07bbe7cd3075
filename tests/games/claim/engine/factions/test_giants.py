"""Giants: each smashes a Gnome of its value."""

import pytest

from tests.games.claim.scene import (
    cards,
    discard,
    play,
    row,
    score,
    trick,
)


@pytest.mark.rule("claim.claim2.giants", "claim.phase2.collect")
def test_ex_42_each_giant_smashes_a_gnome_of_its_value() -> None:
    state = trick(2, "GI5a", "GI3a", row=["", "GN5a GN5b GN3a"])
    assert score(state, 0) == cards("GI5a GI3a")
    assert len(row(state, 1)) == 1
    assert row(state, 1) < cards("GN5a GN5b")
    assert len(discard(state)) == 2
    assert "GN3a" in discard(state)


@pytest.mark.rule("claim.claim2.giants")
def test_two_giants_of_one_value_smash_two_gnomes() -> None:
    state = trick(2, "GI5a", "GI5b", row=["", "GN5a GN5b GN5c"])
    assert len(row(state, 1)) == 1


@pytest.mark.rule("claim.claim2.giants")
def test_a_giant_of_the_opponent_smashes_for_the_winner() -> None:
    state = trick(2, "GO9", "GI5a", row=["GN5a", "GN5b"])
    assert (row(state, 0), row(state, 1)) == ({"GN5a"}, set())


@pytest.mark.rule("claim.claim2.giants")
def test_a_giant_without_a_gnome_of_its_value_does_nothing() -> None:
    state = trick(2, "GI5a", "GO1", row=["GN5a", "GN3a GN7a"])
    assert (row(state, 0), row(state, 1)) == ({"GN5a"}, cards("GN3a GN7a"))
    assert score(state, 0) == cards("GI5a GO1")


@pytest.mark.rule("claim.claim2.giants", "claim.claim2.gnomes")
def test_a_gnome_won_with_the_giant_is_safe() -> None:
    state = trick(2, "GI5a", "GN5a", row=["", ""])
    assert row(state, 0) == {"GN5a"}
    assert discard(state) == []


@pytest.mark.rule("claim.claim2.giants", "claim.power.printed")
def test_a_giant_smashes_by_its_printed_value() -> None:
    state = trick(2, "GI5a", "GO1", row=["", "GN5a GN7a"], artifacts=["magic_wand", ""])
    play(state, "!wand +2")
    assert row(state, 1) == {"GN7a"}


@pytest.mark.rule("claim.claim2.giants")
def test_a_giant_has_no_power_in_phase_1() -> None:
    state = trick(1, "GI5a", "GI3a", row=["", "GN5a"])
    assert row(state, 1) == {"GN5a"}
