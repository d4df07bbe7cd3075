"""Gambler's Dice: both play a random card."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    cards,
    field,
    followers,
    hand,
    legal,
    on_table,
    pass_all,
    play,
    scene,
    score,
    step,
    why,
)


@pytest.mark.rule("claim.artifact.gamblers_dice")
def test_ex_84_the_dice_play_a_random_card_for_both() -> None:
    state = scene(
        phase=2,
        hand=["GO4 DW1", "GO9 UD2"],
        artifacts=["", "gamblers_dice"],
        rolls="GO4 UD2",
    )
    play(state, "!dice")
    assert score(state, 0) == cards("GO4 UD2")
    assert (hand(state, 0), hand(state, 1)) == ({"DW1"}, {"GO9"})


@pytest.mark.rule("claim.artifact.gamblers_dice")
def test_what_the_dice_play_proves_nothing_about_the_hand() -> None:
    state = scene(
        phase=2,
        hand=["UD3 GO1", "UD9 DW2 KN4"],
        artifacts=["gamblers_dice", ""],
        rolls="UD3 DW2",
    )
    play(state, "!dice")
    assert score(state, 1) == {"DW2"}
    assert field(state, "absent") == [[], []]


@pytest.mark.rule("claim.artifact.gamblers_dice")
def test_the_dice_last_one_trick() -> None:
    state = scene(
        phase=2,
        hand=["GO4 DW1 DW2", "GO9 UD2 UD3"],
        artifacts=["gamblers_dice", ""],
        rolls="GO4 UD2",
    )
    play(state, "!dice")
    assert legal(state) == {"DW1", "DW2"}
    assert field(state, "diced") == [False, False]


@pytest.mark.rule("claim.artifact.gamblers_dice")
def test_the_dice_need_a_card_in_both_hands() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", ""],
        flail=[None, "UD2"],
        artifacts=["gamblers_dice mask_of_darkness", ""],
    )
    assert why(state, "!dice") == ("E_ARTIFACT_PRECONDITION", "claim.artifact.gamblers_dice")


@pytest.mark.rule("claim.artifact.gamblers_dice", "claim.artifact.bound")
@pytest.mark.parametrize("artifact", ["hunting_cloak", "wishing_lamp"])
def test_after_the_dice_neither_cloak_nor_lamp_can_be_played(artifact: str) -> None:
    state = scene(
        phase=2,
        hand=["GO4 DW1", "GO9 UD2"],
        artifacts=[f"gamblers_dice bottomless_bottle {artifact}", ""],
    )
    play(state, "!dice")
    assert step(state) == "AFTER_LEAD"
    assert legal(state) == {"!bottomless_bottle", "pass"}
    assert why(state, f"!{artifact} GO9")[0] == "E_ARTIFACT_PRECONDITION"


@pytest.mark.rule(
    "claim.artifact.gamblers_dice",
    "claim.artifact.bottomless_bottle",
    "claim.artifact.gamblers_dice.others",
)
def test_the_other_artifacts_remain_possible_with_the_dice() -> None:
    state = scene(
        phase=2,
        hand=["GO4 DW1", "GO9 UD2"],
        artifacts=["gamblers_dice bottomless_bottle", ""],
        rolls="GO4 GO9",
    )
    play(state, "!dice", "!bottle")
    assert score(state, 0) == cards("GO4 GO9")


@pytest.mark.rule(
    "claim.precedence.artifacts", "claim.artifact.book_of_memories", "claim.artifact.gamblers_dice"
)
def test_ex_102_a_book_after_the_dice_frees_the_leader() -> None:
    state = scene(
        phase=2,
        hand=["GO4 DW1", "GO9 UD2"],
        score=["DW9 UD8", ""],
        artifacts=["book_of_memories", "gamblers_dice"],
        rolls="GO9",
    )
    play(state, "pass", "!dice", "!book_of_memories")
    assert legal(state) == {"DW9", "UD8"}
    play(state, "UD8")
    assert "GO9" in score(state, 0)
    assert hand(state, 0) == cards("GO4 DW1")


@pytest.mark.rule(
    "claim.precedence.artifacts",
    "claim.artifact.gamblers_dice",
    "claim.artifact.gamblers_dice.others",
)
def test_dice_after_the_book_undo_it() -> None:
    state = scene(
        phase=2,
        hand=["GO4 DW1", "GO9 UD2"],
        score=["DW9 UD8", ""],
        artifacts=["book_of_memories", "gamblers_dice"],
        rolls="GO4 GO9",
    )
    play(state, "!book_of_memories", "!dice")
    assert score(state, 0) == cards("DW9 UD8")
    assert score(state, 1) == cards("GO4 GO9")


@pytest.mark.rule("claim.precedence.artifacts", "claim.artifact.gamblers_dice")
def test_after_the_dice_the_book_is_armed_no_more() -> None:
    state = scene(
        phase=2,
        hand=["GO4 DW1", "GO9 UD2"],
        score=["DW9 UD8", ""],
        artifacts=["book_of_memories mask_of_darkness", "gamblers_dice"],
    )
    play(state, "!book_of_memories", "!dice")
    assert (asked(state), field(state, "bookArmed")) == (0, False)


@pytest.mark.rule("claim.opt.dice", "claim.artifact.gamblers_dice", "claim.window.model")
def test_with_before_reveal_the_dice_come_before_the_prize() -> None:
    state = scene(
        phase=1,
        hand=["GO4 GO1", "GO9 GO2"],
        deck="UD1 UD2 UD3 UD4",
        artifacts=["", "gamblers_dice"],
        dice="before_reveal",
    )
    assert (step(state), asked(state)) == ("PRE_REVEAL", 1)
    assert field(state, "prizes") == []
    act(state, "pass")
    assert field(state, "prizes") == ["UD1"]
    assert step(state) == "BEFORE_LEAD"
    assert why(state, "!dice")[0] == "E_ARTIFACT_WINDOW"


@pytest.mark.rule("claim.opt.dice")
def test_with_before_reveal_the_leader_is_asked_first() -> None:
    state = scene(
        phase=1,
        leader=1,
        hand=["GO4 GO1", "GO9 GO2"],
        deck="UD1 UD2 UD3 UD4",
        artifacts=["gamblers_dice", "ice_sword"],
        dice="before_reveal",
    )
    assert (step(state), asked(state), legal(state)) == ("PRE_REVEAL", 1, {"pass"})
    act(state, "pass")
    assert (asked(state), legal(state)) == (0, {"pass", "!gamblers_dice"})
    act(state, "!gamblers_dice")
    pass_all(state)
    assert len(followers(state, 0) | followers(state, 1)) == 2


@pytest.mark.rule("claim.opt.dice")
def test_with_before_reveal_the_dice_of_phase_2_come_before_the_lead() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO9 GO2"],
        artifacts=["gamblers_dice", ""],
        dice="before_reveal",
    )
    assert (step(state), legal(state)) == ("BEFORE_LEAD", {"pass", "!gamblers_dice"})


@pytest.mark.rule("claim.opt.dice")
def test_with_after_reveal_the_prize_is_seen_before_the_dice() -> None:
    state = scene(
        phase=1,
        hand=["GO4 GO1", "GO9 GO2"],
        deck="UD1 UD2 UD3 UD4",
        artifacts=["gamblers_dice", ""],
    )
    assert (step(state), field(state, "prizes")) == ("BEFORE_LEAD", ["UD1"])
    assert "!gamblers_dice" in legal(state)


@pytest.mark.rule("claim.artifact.gamblers_dice", "claim.artifact.kings_dagger")
def test_the_dagger_strikes_a_random_card_and_its_player_chooses_the_next() -> None:
    state = scene(
        phase=2,
        hand=["GO5 DW1 UD3", "GO9 UD2"],
        artifacts=["gamblers_dice", "kings_dagger"],
        rolls="GO5",
    )
    play(state, "!dice", "!dagger")
    assert on_table(state) == {}
    assert legal(state) == {"DW1", "UD3"}
    assert score(state, 1) == {"GO5"}
