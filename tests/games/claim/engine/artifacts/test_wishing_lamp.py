"""Wishing Lamp: a card is named, and whoever holds it has to play it."""

import pytest

from tests.games.claim.scene import (
    asked,
    cards,
    field,
    leader,
    legal,
    play,
    scene,
    score,
    seen,
    step,
    why,
)


@pytest.mark.rule("claim.artifact.wishing_lamp")
def test_ex_67_a_lamp_that_hits_makes_the_second_play_the_card() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "DW9 KN7 UD1"], artifacts=["wishing_lamp", ""])
    play(state, "DW6", "!lamp KN7")
    assert legal(state) == {"KN7"}
    assert why(state, "DW9") == ("E_FORCED_CARD", "claim.artifact.wishing_lamp")
    play(state, "KN7")
    assert (score(state, 0), score(state, 1)) == ({"KN7"}, {"DW6"})


@pytest.mark.rule(
    "claim.artifact.wishing_lamp", "claim.win.trick", "claim.artifact.wishing_lamp.miss"
)
def test_a_lamp_that_misses_gives_the_second_any_card_and_the_trick() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "DW1 KN7 UD1"], artifacts=["wishing_lamp", ""])
    play(state, "DW6", "!lamp KN8")
    assert legal(state) == {"DW1", "KN7", "UD1"}
    play(state, "UD1")
    assert (score(state, 0), score(state, 1)) == ({"DW6"}, {"UD1"})
    assert leader(state) == 1


@pytest.mark.rule("claim.artifact.wishing_lamp")
def test_a_lamp_names_only_what_the_mix_has() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "DW1 KN7"], artifacts=["wishing_lamp", ""])
    play(state, "DW6")
    assert why(state, "!lamp IK3") == ("E_PARAM", "claim.artifact.wishing_lamp")
    assert why(state, "!lamp KN1") == ("E_PARAM", "claim.artifact.wishing_lamp")
    assert step(state) == "AFTER_LEAD"


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.engine.decisions")
def test_of_several_copies_the_victim_chooses() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "GO0a GO0c DW1"], artifacts=["wishing_lamp", ""])
    play(state, "DW6", "!lamp GO0")
    assert legal(state) == {"GO0a", "GO0c"}


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.info.number", "claim.artifact.kings_dagger")
def test_a_lamp_that_hits_a_demon_makes_its_number_public() -> None:
    state = scene(
        phase=2,
        hand=["DW6 GO1", "DM5 DM7 DW1"],
        artifacts=["wishing_lamp kings_dagger", ""],
    )
    play(state, "DW6", "!lamp DM5")
    assert field(state, "numbers") == ["DM5"]
    assert legal(state) == {"DM5"}
    play(state, "DM5")
    assert legal(state) == {"!kings_dagger", "pass"}
    play(state, "!dagger")
    assert score(state, 0) == {"DM5"}
    assert legal(state) == {"DW1"}


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.info.number")
def test_a_lamp_that_misses_a_demon_tells_no_number() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "DM5 DM7 DW1"], artifacts=["wishing_lamp", ""])
    play(state, "DW6", "!lamp DM3")
    assert field(state, "numbers") == []
    assert legal(state) == {"DMo", "DW1"}


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.info.zones")
def test_name_and_success_of_a_lamp_are_public() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "DW9 KN7 UD1"], artifacts=["wishing_lamp", ""])
    play(state, "DW6", "!lamp KN7")
    spent = [{"artifact": "wishing_lamp", "by": 0, "name": "KN7", "hit": True}]
    for viewer in (0, 1, None):
        assert seen(state, viewer, "spent") == spent


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.artifact.flail_of_dawn")
def test_the_flailed_card_is_not_in_the_hand_for_the_lamp() -> None:
    state = scene(
        phase=2,
        hand=["DW6 GO1 GO2", "DW9 UD1"],
        flail=[None, "KN7"],
        artifacts=["wishing_lamp", ""],
    )
    play(state, "DW6", "!lamp KN7")
    assert legal(state) == {"DW9", "UD1"}
    assert field(state, "autoWin") == 1


@pytest.mark.rule(
    "claim.artifact.wishing_lamp",
    "claim.artifact.flail_of_dawn.final",
    "claim.artifact.wishing_lamp.miss",
)
def test_a_missed_lamp_does_not_lift_the_duty_of_the_flail() -> None:
    state = scene(
        phase=2,
        hand=["DW6", "DW9"],
        flail=[None, "KN7"],
        artifacts=["wishing_lamp", ""],
    )
    play(state, "DW6", "!lamp KN3")
    assert legal(state) == {"KN7"}
    play(state, "KN7")
    assert "KN7" in score(state, 1)


@pytest.mark.rule(
    "claim.artifact.wishing_lamp", "claim.precedence.noconflict", "claim.win.trick.special"
)
def test_a_missed_lamp_beats_bottle_knights_and_values() -> None:
    state = scene(
        phase=2,
        hand=["GO1 DW2", "GO9 GO8 UD1"],
        artifacts=["wishing_lamp bottomless_bottle", ""],
    )
    play(state, "GO1", "!lamp UD3", "!bottle", "GO9")
    assert score(state, 1) == cards("GO1 GO9")


@pytest.mark.rule("claim.artifact.wishing_lamp")
def test_whoever_wins_by_a_missed_lamp_has_won_with_the_card_played() -> None:
    for card, kept, next_leader in (("YE1", "GO9 YE1", 0), ("FB1", "FB1", 1)):
        state = scene(phase=2, hand=["GO9 DW2", f"{card} UD1"], artifacts=["wishing_lamp", ""])
        play(state, "GO9", "!lamp UD3", card)
        assert score(state, 1) == cards(kept)
        assert leader(state) == next_leader
    state = scene(
        phase=2,
        hand=["GO9 DW2", "PO1 UD1"],
        artifacts=["wishing_lamp", ""],
        toxic=[1, 2, 3],
    )
    play(state, "GO9", "!lamp UD3", "PO1")
    assert (asked(state), "peek 0" in legal(state)) == (1, True)


@pytest.mark.rule(
    "claim.artifact.wishing_lamp", "claim.artifact.ice_sword", "claim.artifact.wishing_lamp.miss"
)
def test_the_ice_sword_cancels_a_missed_lamp() -> None:
    state = scene(
        phase=2,
        hand=["GO4 UD3 DW1", "GO1 UD1 DW2"],
        artifacts=["wishing_lamp ice_sword", ""],
    )
    play(state, "GO4", "!lamp UD9", "GO1", "!ice_sword")
    assert field(state, "autoWin") is None
    play(state, "UD3", "UD1")
    assert score(state, 0) == cards("GO4 GO1 UD3 UD1")


@pytest.mark.rule("claim.artifact.wishing_lamp")
def test_the_lamp_is_for_phase_2() -> None:
    state = scene(
        phase=1,
        hand=["GO4 UD3", "GO1 UD1"],
        deck="DW1 DW2 DW3 DW4",
        artifacts=["wishing_lamp bottomless_bottle", ""],
    )
    play(state, "GO4")
    assert legal(state) == {"!bottomless_bottle", "pass"}
    assert why(state, "!lamp UD1")[0] == "E_ARTIFACT_WINDOW"


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.artifact.kings_dagger")
def test_after_a_dagger_the_victim_of_a_missed_lamp_still_wins() -> None:
    state = scene(
        phase=2,
        hand=["GO9 UD3", "GO5 UD1 DW1"],
        artifacts=["wishing_lamp kings_dagger", ""],
    )
    play(state, "GO9", "!lamp UD9", "GO5", "!dagger")
    assert legal(state) == {"UD1", "DW1"}
    play(state, "UD1")
    assert score(state, 1) == cards("GO9 UD1")


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.artifact.kings_dagger")
def test_after_a_dagger_on_a_wished_card_its_player_must_follow() -> None:
    state = scene(
        phase=2,
        hand=["GO9 UD3", "DW5 GO1 UD1"],
        artifacts=["wishing_lamp kings_dagger", ""],
    )
    play(state, "GO9", "!lamp DW5", "DW5", "!dagger")
    assert legal(state) == {"GO1"}
