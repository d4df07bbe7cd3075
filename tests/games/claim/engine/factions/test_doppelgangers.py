"""Doppelgängers: played second they are of the led faction."""

import pytest

from tests.games.claim.scene import (
    cards,
    discard,
    leader,
    legal,
    play,
    scene,
    score,
    trick,
)


@pytest.mark.rule("claim.base.knights", "claim.power.dp")
def test_a_doppelganger_on_a_goblin_is_no_knight() -> None:
    assert score(trick(2, "GO9", "DP2"), 0) == cards("GO9 DP2")


@pytest.mark.rule("claim.base.doppelgangers")
def test_ex_09_a_doppelganger_played_second_is_of_the_led_faction() -> None:
    state = trick(2, "GO5", "DP7")
    assert score(state, 1) == cards("GO5 DP7")


@pytest.mark.rule("claim.base.doppelgangers")
def test_a_doppelganger_may_be_chosen_although_one_could_follow() -> None:
    state = scene(phase=1, hand=["UD4 GO1", "UD9 DP5"], deck="DW1 DW2 DW3 DW4")
    play(state, "UD4")
    assert legal(state) == {"UD9", "DP5"}


@pytest.mark.rule("claim.base.doppelgangers", "claim.win.trick")
def test_a_led_doppelganger_is_beaten_only_by_doppelgangers() -> None:
    assert score(trick(2, "DP3", "UD9"), 0) == cards("DP3 UD9")
    assert score(trick(2, "DP3", "DP4"), 1) == cards("DP3 DP4")


@pytest.mark.rule("claim.power.dp", "claim.base.doppelgangers")
def test_a_doppelganger_never_has_the_power_of_the_led_faction() -> None:
    assert discard(trick(1, "UD4", "DP9")) == ["DP9"]
    state = trick(2, "DW4", "DP9")
    assert (score(state, 0), score(state, 1)) == ({"DW4"}, {"DP9"})
    assert leader(trick(2, "YE9", "DP4")) == 1  # else two Yetis would cancel each other
    assert leader(trick(2, "DR9", "DP1")) == 0
    assert score(trick(2, "FB4", "DP9"), 1) == cards("FB4 DP9")
    assert legal(trick(1, "SE4", "DP9")) != {"look", "keep"}
    assert trick(2, "GN5a", "DP9").to_json()["row"][1] == ["GN5a"]
