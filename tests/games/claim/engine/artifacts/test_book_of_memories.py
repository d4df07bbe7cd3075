"""Book of Memories: the lead comes from the score pile."""

import pytest

from tests.games.claim.scene import (
    asked,
    cards,
    field,
    hand,
    legal,
    play,
    scene,
    score,
    seen,
    why,
)


@pytest.mark.rule("claim.artifact.book_of_memories")
def test_ex_85_the_book_leads_a_card_of_the_score_pile() -> None:
    state = scene(
        phase=2,
        hand=["GO1", "UD3 GO2"],
        score=["UD9 GO8", ""],
        artifacts=["book_of_memories", ""],
    )
    play(state, "!book_of_memories")
    assert legal(state) == {"UD9", "GO8"}
    play(state, "UD9")
    assert legal(state) == {"UD3"}
    play(state, "UD3")
    assert score(state, 0) == cards("GO8 UD9 UD3")
    assert hand(state, 0) == {"GO1"}


@pytest.mark.rule("claim.artifact.book_of_memories")
def test_a_card_led_with_the_book_can_be_lost() -> None:
    state = scene(
        phase=2,
        hand=["GO1", "UD9 GO2"],
        score=["UD3", ""],
        artifacts=["book_of_memories", ""],
    )
    play(state, "!book_of_memories", "UD3", "UD9")
    assert score(state, 1) == cards("UD3 UD9")


@pytest.mark.rule("claim.artifact.book_of_memories")
def test_only_the_leader_reads_the_book_and_only_in_phase_2() -> None:
    state = scene(
        phase=2,
        hand=["GO1", "UD9 GO2"],
        score=["UD3", "UD4"],
        artifacts=["", "book_of_memories"],
    )
    assert asked(state) == 1
    assert legal(state) == {"pass"}
    assert why(state, "!book_of_memories")[0] == "E_ARTIFACT_WINDOW"
    state = scene(
        phase=1,
        hand=["GO1 GO2", "GO3 GO4"],
        deck="DW1 DW2 DW3",
        score=["UD3", ""],
        artifacts=["book_of_memories", ""],
    )
    assert why(state, "!book_of_memories")[0] == "E_ARTIFACT_WINDOW"


@pytest.mark.rule("claim.artifact.book_of_memories", "claim.artifact.atomic")
def test_the_book_needs_a_score_pile() -> None:
    state = scene(phase=2, hand=["GO1", "UD9 GO2"], artifacts=["book_of_memories", ""])
    assert why(state, "!book_of_memories") == (
        "E_ARTIFACT_PRECONDITION",
        "claim.artifact.book_of_memories",
    )


@pytest.mark.rule("claim.artifact.book_of_memories", "claim.artifact.endless_rope")
def test_a_book_whose_pile_the_rope_emptied_is_wasted() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "UD9 GO3"],
        score=["UD3", ""],
        artifacts=["book_of_memories endless_rope", ""],
    )
    play(state, "!book_of_memories", "!rope UD3")
    assert legal(state) == {"GO1", "GO2", "UD3"}


@pytest.mark.rule("claim.artifact.book_of_memories", "claim.engine.errors")
def test_with_the_book_no_hand_card_can_be_led() -> None:
    state = scene(
        phase=2, hand=["GO1 GO2", "UD9 GO3"], score=["UD3", ""], artifacts=["book_of_memories", ""]
    )
    play(state, "!book_of_memories")
    assert why(state, "GO1") == ("E_FORCED_CARD", "claim.artifact.book_of_memories")


@pytest.mark.rule("claim.artifact.book_of_memories", "claim.artifact.mask_of_darkness")
def test_a_lead_from_the_score_pile_is_face_up_under_the_mask() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "UD9 GO3"],
        score=["UD3", ""],
        maskLeft=2,
        artifacts=["book_of_memories", ""],
    )
    play(state, "!book_of_memories", "UD3")
    assert seen(state, 1, "table")["lead"]["card"] == "UD3"
    assert legal(state) == {"UD9"}
    play(state, "UD9")
    assert field(state, "maskLeft") == 1


@pytest.mark.rule("claim.hand.unequal", "claim.phase2.bound", "claim.hand.unequal.extra")
def test_rope_on_one_side_and_book_on_the_other_give_a_fourteenth_trick() -> None:
    state = scene(
        phase=2,
        trickNo=13,
        leader=0,
        hand=["GO1", "GO3"],
        score=["UD9", "UD8 UD7"],
        artifacts=["book_of_memories", "endless_rope"],
    )
    play(state, "!book_of_memories", "!rope UD8", "UD9", "UD8")
    assert not state.is_terminal()
    assert field(state, "trickNo") == 14
    play(state, "GO1", "GO3")
    assert state.is_terminal()
