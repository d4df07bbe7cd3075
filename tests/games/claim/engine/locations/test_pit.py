"""The Pit: the last winner loses two random cards."""

from collections import Counter

import pytest

from tests.games.claim.scene import (
    at_the_end,
    cards,
    discard,
    play,
    result,
    scene,
    score,
)


@pytest.mark.rule("claim.location.pit", "claim.end.2")
def test_ex_50_the_pit_swallows_an_only_card() -> None:
    state = at_the_end(["UD1", "UD2"], lastWinnerP2=0, locations="pit")
    assert (score(state, 0), score(state, 1)) == (set(), {"UD2"})
    assert discard(state) == ["UD1"]
    assert result(state)["removed"] == [{"step": 2, "seat": 0, "cards": ["UD1"]}]


@pytest.mark.rule("claim.location.pit", "claim.end.2")
def test_the_pit_takes_two_random_cards_of_the_last_winner() -> None:
    state = at_the_end(["UD9", "UD1 UD2 UD3 UD4"], lastWinnerP2=1, locations="pit", rolls="UD2 UD4")
    assert (score(state, 0), score(state, 1)) == ({"UD9"}, cards("UD1 UD3"))


@pytest.mark.rule("claim.location.pit")
def test_gnomes_of_the_row_are_safe_from_the_pit() -> None:
    state = at_the_end(["UD1", ""], row=["GN1a GN1b GN3a", ""], lastWinnerP2=0, locations="pit")
    assert discard(state) == ["UD1"]
    assert score(state, 0) == cards("GN1a GN1b GN3a")


@pytest.mark.rule("claim.location.pit")
def test_the_pit_reaches_the_cards_just_won_and_not_the_row() -> None:
    state = scene(
        phase=2,
        hand=["GO4", "GO9"],
        score=["", "UD1"],
        row=["", "GN5a"],
        locations="pit",
        rolls="GO9 GO4",
    )
    play(state, "GO4", "GO9")
    assert score(state, 1) == cards("UD1 GN5a")
    assert set(discard(state)) == cards("GO9 GO4")


@pytest.mark.rule("claim.location.pit", "claim.setup.rng")
def test_the_pit_picks_every_pair_equally_often() -> None:
    taken: Counter[str] = Counter()
    position = scene(phase=2, hand=["GO4 GO1", "GO9 GO2"], score=["", "UD1 UD2"], locations="pit")
    rng = position.rng
    for _ in range(600):
        state = position.clone()
        state.rng = rng.fork()
        play(state, "GO4", "GO9", "GO2", "GO1")
        taken.update(discard(state))
    assert set(taken) == cards("GO1 GO2 GO4 GO9 UD1 UD2")
    assert all(140 < times < 260 for times in taken.values())
