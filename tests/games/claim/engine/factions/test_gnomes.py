"""Gnomes: they stand in a row."""

import pytest

from tests.games.claim.scene import (
    at_the_end,
    cards,
    discard,
    result,
    row,
    score,
    trick,
)


@pytest.mark.rule("claim.claim2.gnomes", "claim.phase2.collect")
def test_a_gnome_won_in_phase_2_stands_in_the_row() -> None:
    state = trick(2, "GN5a", "GN7a")
    assert row(state, 1) == cards("GN5a GN7a")
    assert score(state, 1) == set()
    assert row(trick(2, "GO5", "GN7a"), 0) == {"GN7a"}


@pytest.mark.rule("claim.claim2.gnomes")
def test_a_gnome_has_no_power_in_phase_1() -> None:
    assert discard(trick(1, "GN5a", "GN7a")) == ["GN5a", "GN7a"]


@pytest.mark.rule("claim.claim2.gnomes", "claim.end.4")
def test_rows_join_the_score_piles_at_the_end() -> None:
    state = at_the_end(["GO1", "GO2"], row=["GN5a GN7a", "GN1a"])
    assert score(state, 0) == cards("GO1 GN5a GN7a")
    assert score(state, 1) == cards("GO2 GN1a")
    assert (row(state, 0), row(state, 1)) == (set(), set())
    assert result(state)["factions"][1]["counts"] == [2, 1]
