"""Knights: they beat the Goblin they are played on."""

import pytest

from tests.games.claim.scene import (
    cards,
    followers,
    leader,
    legal,
    play,
    scene,
    score,
    trick,
)


@pytest.mark.rule("claim.base.knights")
def test_ex_07_a_knight_beats_the_goblin_it_is_played_on() -> None:
    state = trick(1, "GO9", "KN2", deck="UD1 UD2 UD3 UD4")
    assert followers(state, 1) == {"UD1"}
    assert leader(state) == 1


@pytest.mark.rule("claim.base.knights")
def test_ex_08_a_goblin_on_a_knight_loses() -> None:
    state = trick(1, "KN2", "GO9", deck="UD1 UD2 UD3 UD4")
    assert followers(state, 0) == {"UD1"}


@pytest.mark.rule("claim.base.knights")
def test_a_knight_beats_a_goblin_in_phase_2() -> None:
    assert score(trick(2, "GO9", "KN2"), 1) == cards("GO9 KN2")


@pytest.mark.rule("claim.base.knights", "claim.follow")
def test_a_knight_does_not_lift_the_duty_to_follow() -> None:
    state = scene(phase=2, hand=["GO9 UD1", "GO1 KN2"])
    play(state, "GO9")
    assert legal(state) == {"GO1"}


@pytest.mark.rule("claim.base.knights", "claim.power.dp")
def test_a_knight_has_no_power_over_a_doppelganger() -> None:
    assert score(trick(2, "DP1", "KN9"), 0) == cards("DP1 KN9")


@pytest.mark.rule("claim.base.knights", "claim.win.trick")
def test_a_knight_on_a_masked_goblin_wins_though_its_player_holds_goblins() -> None:
    state = scene(phase=2, hand=["GO9 UD1", "GO1 KN2"], maskLeft=1)
    play(state, "GO9", "KN2")
    assert score(state, 1) == cards("GO9 KN2")


@pytest.mark.rule("claim.base.knights")
@pytest.mark.parametrize("lead", ["UD1", "DW1", "GN1a", "IK1"])
def test_a_knight_beats_no_other_faction(lead: str) -> None:
    assert leader(trick(1, lead, "KN9")) == 0
