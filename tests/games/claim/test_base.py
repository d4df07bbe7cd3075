"""The five factions of the first box (claim.md, 10.1)."""

import pytest

from tests.games.claim.scene import (
    cards,
    discard,
    followers,
    leader,
    legal,
    loss_streak,
    play,
    scene,
    score,
    trick,
)


@pytest.mark.rule("claim.base.goblins")
def test_goblins_have_no_power() -> None:
    state = trick(2, "GO9", "GO0a")
    assert score(state, 0) == cards("GO9 GO0a")
    assert leader(state) == 0
    assert score(trick(2, "KN2", "GO9"), 0) == cards("KN2 GO9")


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


@pytest.mark.rule("claim.base.knights", "claim.power.dp")
def test_a_doppelganger_on_a_goblin_is_no_knight() -> None:
    assert score(trick(2, "GO9", "DP2"), 0) == cards("GO9 DP2")


@pytest.mark.rule("claim.base.knights", "claim.win.trick")
def test_a_knight_on_a_masked_goblin_wins_though_he_holds_goblins() -> None:
    state = scene(phase=2, hand=["GO9 UD1", "GO1 KN2"], maskLeft=1)
    play(state, "GO9", "KN2")
    assert score(state, 1) == cards("GO9 KN2")


@pytest.mark.rule("claim.base.knights")
@pytest.mark.parametrize("lead", ["UD1", "DW1", "GN1a", "IK1"])
def test_a_knight_beats_no_other_faction(lead: str) -> None:
    assert leader(trick(1, lead, "KN9")) == 0


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


@pytest.mark.rule("claim.base.undead")
def test_ex_11_an_undead_prize_goes_to_the_followers() -> None:
    state = trick(1, "GO3", "GO1", deck="UD8 GO4 GO5 GO6")
    assert followers(state, 0) == {"UD8"}
    assert score(state, 0) == set()


@pytest.mark.rule("claim.base.undead")
def test_the_winner_gets_undead_of_both_players_in_phase_1() -> None:
    state = trick(1, "UD4", "DP9", deck="DW9 GO3 GO1 GO2")
    assert (score(state, 0), score(state, 1)) == (set(), {"UD4"})
    assert discard(state) == ["DP9"]


@pytest.mark.rule("claim.base.undead")
def test_ex_14_undead_have_no_power_in_phase_2() -> None:
    state = trick(2, "UD2", "UD5")
    assert score(state, 1) == cards("UD2 UD5")


@pytest.mark.rule("claim.base.dwarves")
def test_ex_12_dwarves_go_to_the_loser() -> None:
    state = trick(2, "DW7", "DW2")
    assert (score(state, 0), score(state, 1)) == (set(), cards("DW7 DW2"))
    assert leader(state) == 0
    assert loss_streak(state) == [0, 1]


@pytest.mark.rule("claim.base.dwarves", "claim.phase2.collect")
def test_the_winner_gets_the_card_beside_the_dwarf() -> None:
    state = trick(2, "GO1", "DW9")
    assert (score(state, 0), score(state, 1)) == ({"GO1"}, {"DW9"})
    state = trick(2, "DW1", "GO9")
    assert (score(state, 0), score(state, 1)) == ({"GO9"}, {"DW1"})


@pytest.mark.rule("claim.base.dwarves")
def test_dwarves_have_no_power_in_phase_1() -> None:
    state = trick(1, "DW7", "DW2", deck="GO1 GO2 GO3 GO4")
    assert discard(state) == ["DW7", "DW2"]
    assert followers(state, 0) == {"GO1"}
