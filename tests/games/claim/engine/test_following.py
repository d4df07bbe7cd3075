"""What may be led and what must be followed."""

import pytest

from tests.games.claim.scene import (
    code,
    legal,
    play,
    scene,
    step,
    trick,
    why,
)

DECK = "DW6 DW7 DW8 DW9"


@pytest.mark.rule("claim.lead", "claim.opening.trick")
def test_any_card_of_the_hand_may_be_led() -> None:
    state = scene(phase=1, hand=["GO4 KN9 UD1", "DW1 DW2 DW3"], deck=DECK)
    assert legal(state) == {"GO4", "KN9", "UD1"}


@pytest.mark.rule("claim.lead")
def test_a_lead_need_not_match_the_prize() -> None:
    state = scene(phase=1, hand=["GO4 DW1", "DW2 DW3"], deck=DECK)
    play(state, "GO4")
    assert step(state) == "T7"


@pytest.mark.rule("claim.lead", "claim.engine.errors")
def test_a_card_that_is_not_held_cannot_be_led() -> None:
    state = scene(phase=2, hand=["GO4", "GO9"])
    assert why(state, "GO9") == ("E_CARD_NOT_HELD", "claim.lead")


@pytest.mark.rule("claim.follow", "claim.base.doppelgangers", "claim.opening.trick")
def test_ex_01_who_can_follow_must_or_plays_a_doppelganger() -> None:
    state = scene(phase=2, hand=["", "GO2 KN9 DP1 UD3"], table={"lead": "GO4"})
    assert legal(state) == {"GO2", "DP1"}
    assert why(state, "KN9") == ("E_MUST_FOLLOW", "claim.follow")


@pytest.mark.rule("claim.follow")
def test_ex_02_who_cannot_follow_plays_anything() -> None:
    state = scene(phase=2, hand=["", "KN9 DP1 UD3"], table={"lead": "GO4"})
    assert legal(state) == {"KN9", "DP1", "UD3"}


@pytest.mark.rule("claim.base.doppelgangers", "claim.follow")
def test_ex_03_a_led_doppelganger_must_be_answered_by_one() -> None:
    state = scene(phase=2, hand=["", "DP1 GO9"], table={"lead": "DP3"})
    assert legal(state) == {"DP1"}


@pytest.mark.rule("claim.follow")
def test_the_follow_rule_binds_in_phase_1_too() -> None:
    state = scene(phase=1, hand=["UD1 GO1", "UD0 KN9"], deck=DECK)
    play(state, "UD1")
    assert legal(state) == {"UD0"}


@pytest.mark.rule("claim.follow")
def test_a_doppelganger_alone_does_not_oblige_to_follow() -> None:
    state = scene(phase=2, hand=["GO4", "DP1 UD3"])
    play(state, "GO4")
    assert legal(state) == {"DP1", "UD3"}


@pytest.mark.rule("claim.cards.separate", "claim.follow")
@pytest.mark.parametrize(
    ("lead", "held"), [("GO4", "KN9 UD1"), ("GN5a", "GI7a UD1"), ("IK4", "IQ9 UD1")]
)
def test_neither_half_of_a_pair_follows_the_other(lead: str, held: str) -> None:
    state = scene(phase=2, hand=[lead, held])
    play(state, lead)
    assert legal(state) == set(held.split())


@pytest.mark.rule("claim.follow")
def test_only_the_hand_counts_for_following() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1 GO6", "UD1 UD2"],
        score=["", "GO8"],
        flail=[None, "GO9"],
        mark=[None, {"card": "GO7", "dueTrick": 2}],
    )
    play(state, "GO4")
    assert legal(state) == {"UD1", "UD2"}


@pytest.mark.rule("claim.follow", "claim.fire.demon")
def test_a_hidden_number_never_changes_what_may_be_played() -> None:
    for hidden in ("DM1", "DM9"):
        state = scene(phase=2, hand=[f"{hidden} GO1", "DM3 DM5 GO2"])
        play(state, "DMo")
        assert legal(state) == {"DMo"}


@pytest.mark.rule("claim.follow.unknown")
def test_a_face_down_lead_need_not_be_followed() -> None:
    state = scene(phase=2, hand=["GO4 GO1", "GO9 UD3 DP1"], maskLeft=1)
    play(state, "GO4")
    assert legal(state) == {"GO9", "UD3", "DP1"}


@pytest.mark.rule("claim.cards.order", "claim.win.trick")
def test_ten_is_higher_than_nine_and_nothing_lower_than_zero() -> None:
    assert trick(2, "IK9", "IK10").to_json()["leader"] == 1
    assert trick(2, "IQ0", "IQ1").to_json()["leader"] == 1


@pytest.mark.rule("claim.play.priority")
def test_a_forced_card_comes_before_everything_else() -> None:
    state = scene(
        phase=2,
        hand=["GO1", "UD1 GO2 GO3"],
        table={"lead": "GO4"},
        forced=["", "UD1"],
        mark=[None, {"card": "DW1", "dueTrick": 1}],
        flail=[None, "DW2"],
    )
    assert legal(state) == {"UD1"}
    assert code(state, "GO2") == "E_FORCED_CARD"


@pytest.mark.rule("claim.play.priority", "claim.artifact.gamblers_dice")
def test_the_dice_come_before_a_due_mark_and_the_flail() -> None:
    state = scene(
        phase=2,
        hand=["GO1", "UD1 GO2 GO3"],
        table={"lead": "GO4"},
        step="T7",
        diced=[True, True],
        rolls="UD1",
        mark=[None, {"card": "DW1", "dueTrick": 1}],
        flail=[None, "DW2"],
    )
    assert "UD1" in str(state.to_json()["score"][0])


@pytest.mark.rule("claim.play.priority")
def test_a_forced_card_comes_before_the_dice() -> None:
    state = scene(
        phase=2,
        hand=["GO1", "UD1 GO2 GO3"],
        table={"lead": "GO4"},
        step="T7",
        diced=[True, True],
        forced=["", "UD1"],
    )
    assert legal(state) == {"UD1"}


@pytest.mark.rule("claim.play.priority", "claim.artifact.flail_of_dawn.final")
def test_with_an_empty_hand_the_flail_comes_before_a_mark_that_is_not_due() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO3", ""],
        table={"lead": "GO4"},
        mark=[None, {"card": "DW1", "dueTrick": 2}],
        flail=[None, "DW2"],
    )
    assert legal(state) == {"DW2"}


@pytest.mark.rule("claim.play.priority", "claim.artifact.book_of_memories")
def test_the_book_comes_before_a_due_mark() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "GO3 GO4"],
        score=["UD7", ""],
        bookArmed=True,
        mark=[{"card": "DW1", "dueTrick": 1}, None],
        step="T4",
    )
    assert legal(state) == {"UD7"}


@pytest.mark.rule("claim.play.priority", "claim.artifact.hunting_cloak")
def test_a_due_mark_comes_before_the_flail_and_the_hand() -> None:
    state = scene(
        phase=2,
        hand=["", "GO3"],  # seat 0 has played its last card: the trick is final
        table={"lead": "GO4"},
        mark=[None, {"card": "DW1", "dueTrick": 1}],
        flail=[None, "DW2"],
    )
    assert legal(state) == {"DW1"}
    assert why(state, "GO3") == ("E_FORCED_CARD", "claim.artifact.hunting_cloak")


@pytest.mark.rule("claim.play.priority")
def test_the_flail_comes_before_the_freedom_of_a_missed_lamp() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", ""],
        table={"lead": "GO4"},
        lampFree=[False, True],
        autoWin=1,
        flail=[None, "DW2"],
    )
    assert legal(state) == {"DW2"}


@pytest.mark.rule("claim.play.priority", "claim.artifact.wishing_lamp")
def test_after_a_missed_lamp_any_card_of_the_hand_may_be_played() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "GO3 UD4 DW5"],
        table={"lead": "GO4"},
        lampFree=[False, True],
        autoWin=1,
    )
    assert legal(state) == {"GO3", "UD4", "DW5"}


@pytest.mark.rule("claim.phase2.goal")
def test_in_phase_2_the_follow_rule_binds() -> None:
    state = scene(phase=2, hand=["GO4 KN2", "GO9 KN3"])
    play(state, "GO4")
    assert legal(state) == {"GO9"}
