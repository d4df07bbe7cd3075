"""Artifacts of BEFORE_LEAD: Torch, Rope, Book of Memories, Flask, Mask and Dice (claim.md, 11)."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    cards,
    discard,
    field,
    followers,
    hand,
    leader,
    legal,
    on_table,
    pass_all,
    play,
    scene,
    score,
    seen,
    step,
    why,
)

# Prowler's Torch --------------------------------------------------------------------------------


@pytest.mark.rule("claim.artifact.prowlers_torch")
def test_ex_66_the_torch_shows_the_draws_of_two_tricks() -> None:
    state = scene(
        phase=1,
        trickNo=5,
        hand=["GO4 GO3 GO2 GO1", "GO9 GO8 GO7 GO6"],
        deck="UD1 UD2 UD3 UD4 UD5 UD6 UD7 UD8",
        artifacts=["", "prowlers_torch"],
    )
    play(state, "!torch", "GO4", "GO9")
    assert seen(state, 1, "followers")[0] == ["UD2"]
    play(state, "GO8", "GO3")
    assert seen(state, 1, "followers")[0] == ["UD2", "UD4"]
    assert seen(state, None, "followers")[0] == ["UD2", "UD4"]
    play(state, "GO7", "GO2")
    assert seen(state, 1, "followers")[0] == ["UD2", "UD4", "?"]


@pytest.mark.rule("claim.artifact.prowlers_torch", "claim.boundary")
def test_ex_66_in_trick_13_the_torch_covers_only_that_trick() -> None:
    state = scene(
        phase=1,
        trickNo=13,
        hand=["GO4", "GO9"],
        deck="UD1 UD2",
        followers=["DW1", "DW2"],
        artifacts=["", "prowlers_torch"],
    )
    play(state, "!torch", "GO4", "GO9")
    assert field(state, "phase") == 2
    assert field(state, "torchTricks") == []
    assert seen(state, 1, "shown")[0] == ["UD2"]


@pytest.mark.rule("claim.artifact.prowlers_torch")
def test_the_torch_shows_the_draw_of_its_own_player_too() -> None:
    state = scene(
        phase=1,
        hand=["GO4 GO3", "GO9 GO8"],
        deck="UD1 UD2 UD3 UD4",
        artifacts=["prowlers_torch", ""],
    )
    play(state, "!torch", "GO4", "GO9")
    assert seen(state, 1, "followers")[0] == ["UD2"]


@pytest.mark.rule("claim.artifact.prowlers_torch")
def test_without_the_torch_a_draw_is_seen_by_its_owner_alone() -> None:
    state = scene(phase=1, hand=["GO4 GO3", "GO9 GO8"], deck="UD1 UD2 UD3 UD4")
    play(state, "GO4", "GO9")
    assert seen(state, 1, "followers")[0] == ["?"]
    assert seen(state, 0, "followers")[0] == ["UD2"]


@pytest.mark.rule("claim.artifact.prowlers_torch", "claim.info.hidden_matrix")
def test_the_torch_shows_no_hidden_number_and_no_fake() -> None:
    for card, face in (("DM7", "DMo"), ("FE2", "FEl"), ("TC5x", "TC5")):
        state = scene(
            phase=1, hand=["GO4 GO3", "GO9 GO8"], deck=f"UD1 {card} UD3 UD4", torchTricks=[1, 2]
        )
        play(state, "GO4", "GO9")
        assert seen(state, 1, "followers")[0] == [face]


@pytest.mark.rule("claim.artifact.prowlers_torch", "claim.artifact.atomic")
def test_the_torch_burns_in_phase_1_only() -> None:
    state = scene(
        phase=2, hand=["GO4 GO3", "GO9 GO8"], artifacts=["prowlers_torch mask_of_darkness", ""]
    )
    assert "!prowlers_torch" not in legal(state)
    assert why(state, "!torch") == ("E_ARTIFACT_WINDOW", "claim.artifact.prowlers_torch")


@pytest.mark.rule("claim.artifact.prowlers_torch", "claim.artifact.ice_sword")
@pytest.mark.parametrize(
    ("torch", "shown"), [([4, 5], ["UD3", "?"]), ([5, 6], ["UD3", "UD4"]), ([6, 7], ["UD4", "?"])]
)
def test_the_draw_of_a_frozen_trick_is_shown_if_the_torch_burned_then(
    torch: list[int], shown: list[str]
) -> None:
    state = scene(
        phase=1,
        trickNo=6,
        hand=["GO4 GO3", "GO9 GO8"],
        prizes="UD1",
        deck="UD2 UD3 UD4 UD5 UD6",
        frozen={"card": ["DW1", "DW2"], "value": [1, 2]},
        torchTricks=torch,
    )
    play(state, "GO4", "GO9")
    assert followers(state, 0) == cards("UD3 UD4")
    assert seen(state, 1, "followers")[0] == shown


# Endless Rope -----------------------------------------------------------------------------------


@pytest.mark.rule("claim.artifact.endless_rope", "claim.hand.unequal", "claim.end.1")
def test_ex_76_the_rope_takes_a_score_card_back_to_the_hand() -> None:
    state = scene(
        phase=2,
        trickNo=13,
        hand=["GO1", "GO3"],
        score=["GO9 UD1", ""],
        artifacts=["endless_rope", ""],
    )
    play(state, "!rope GO9")
    assert hand(state, 0) == cards("GO1 GO9")
    play(state, "GO9", "GO3")
    assert state.is_terminal()
    assert score(state, 0) == cards("UD1 GO9 GO3")
    assert discard(state) == ["GO1"]


@pytest.mark.rule("claim.artifact.endless_rope", "claim.follow")
def test_a_roped_card_counts_for_following() -> None:
    state = scene(
        phase=2, hand=["GO1 GO2", "UD3 UD4"], score=["", "GO9"], artifacts=["", "endless_rope"]
    )
    play(state, "!rope GO9", "GO1")
    assert legal(state) == {"GO9"}


@pytest.mark.rule("claim.artifact.endless_rope", "claim.claim2.gnomes")
def test_the_rope_does_not_reach_the_gnome_row() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "UD3 UD4"],
        row=["GN5a", ""],
        artifacts=["endless_rope mask_of_darkness", ""],
    )
    assert why(state, "!rope GN5a") == ("E_ARTIFACT_PRECONDITION", "claim.artifact.endless_rope")


@pytest.mark.rule("claim.artifact.endless_rope", "claim.artifact.atomic")
def test_the_rope_takes_only_own_score_cards() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "UD3 UD4"],
        score=["UD1", "UD9"],
        artifacts=["endless_rope", ""],
    )
    assert why(state, "!rope UD9") == ("E_PARAM", "claim.artifact.endless_rope")


@pytest.mark.rule("claim.artifact.endless_rope", "claim.info.zones")
def test_everybody_knows_the_card_on_the_rope() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "UD3 UD4"],
        score=["UD1 UD2", ""],
        artifacts=["endless_rope", ""],
    )
    play(state, "!rope UD2")
    assert seen(state, 1, "shown")[0] == ["UD2"]
    assert seen(state, None, "shown")[0] == ["UD2"]


@pytest.mark.rule("claim.artifact.endless_rope")
def test_the_rope_is_for_phase_2() -> None:
    state = scene(
        phase=1,
        hand=["GO1 GO2", "DW3 DW4"],
        deck="UD3 UD4 UD5 UD6",
        score=["UD1", ""],
        artifacts=["endless_rope", ""],
    )
    assert why(state, "!rope UD1")[0] == "E_ARTIFACT_WINDOW"


# Book of Memories -------------------------------------------------------------------------------


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


@pytest.mark.rule("claim.hand.unequal", "claim.phase2.bound")
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


# Flask of Tears ---------------------------------------------------------------------------------


@pytest.mark.rule("claim.artifact.flask_of_tears", "claim.eff")
def test_ex_80_the_flask_adds_nine() -> None:
    state = scene(
        phase=2, hand=["GO9 UD1", "GO1 UD2"], lossStreak=[0, 3], artifacts=["", "flask_of_tears"]
    )
    play(state, "!flask", "GO9", "GO1")
    assert score(state, 1) == cards("GO9 GO1")


@pytest.mark.rule("claim.artifact.flask_of_tears", "claim.artifact.atomic", "claim.engine.errors")
def test_ex_81_the_flask_needs_three_losses_in_a_row() -> None:
    state = scene(
        phase=2, hand=["GO9 UD1", "GO1 UD2"], lossStreak=[0, 2], artifacts=["", "flask_of_tears"]
    )
    assert legal(state) == {"pass"}
    assert why(state, "!flask") == ("E_ARTIFACT_PRECONDITION", "claim.artifact.flask_of_tears")


@pytest.mark.rule("claim.artifact.flask_of_tears")
@pytest.mark.parametrize("losses", [3, 4, 9])
def test_more_than_three_losses_do_as_well_and_in_phase_1(losses: int) -> None:
    state = scene(
        phase=1,
        hand=["GO1 UD1", "GO9 UD2"],
        deck="DW1 DW2 DW3 DW4",
        lossStreak=[losses, 0],
        artifacts=["flask_of_tears", ""],
    )
    play(state, "!flask", "GO1", "GO9")
    assert followers(state, 0) == {"DW1"}


@pytest.mark.rule("claim.artifact.flask_of_tears")
def test_the_streak_of_the_other_player_is_no_help() -> None:
    state = scene(
        phase=2, hand=["GO9 UD1", "GO1 UD2"], lossStreak=[5, 0], artifacts=["", "flask_of_tears"]
    )
    assert why(state, "!flask")[0] == "E_ARTIFACT_PRECONDITION"


@pytest.mark.rule("claim.artifact.flask_of_tears", "claim.artifact.mirror_of_lies", "claim.eff")
def test_the_flask_is_the_first_modifier() -> None:
    state = scene(
        phase=2,
        hand=["GO1 UD1", "GO6 UD2"],
        lossStreak=[3, 0],
        artifacts=["flask_of_tears mirror_of_lies", ""],
    )
    play(state, "!flask", "GO1", "GO6", "!mirror")
    assert score(state, 1) == cards("GO1 GO6")  # 1 + 9 = 10, then 5


@pytest.mark.rule("claim.artifact.flask_of_tears", "claim.artifact.kings_dagger")
def test_the_flask_moves_to_the_card_that_replaces_a_stabbed_one() -> None:
    state = scene(
        phase=2,
        hand=["GO5 GO1 UD1", "GO9 UD2"],
        lossStreak=[3, 0],
        artifacts=["flask_of_tears", "kings_dagger"],
    )
    play(state, "!flask", "GO5", "!dagger", "GO1", "GO9")
    assert score(state, 0) == cards("GO1 GO9")


@pytest.mark.rule("claim.artifact.flask_of_tears", "claim.artifact.ice_sword")
def test_the_flask_lives_on_in_a_frozen_value() -> None:
    state = scene(
        phase=2,
        hand=["GO1 UD1 DW1", "GO6 UD2 DW2"],
        lossStreak=[3, 0],
        artifacts=["flask_of_tears ice_sword", ""],
    )
    play(state, "!flask", "GO1", "GO6", "!ice_sword")
    assert field(state, "frozen")["value"] == [10, 6]
    play(state, "UD1", "UD2")
    assert score(state, 0) == cards("GO1 GO6 UD1 UD2")  # the Flask does not count twice


@pytest.mark.rule("claim.artifact.flask_of_tears")
def test_the_flask_lasts_one_trick() -> None:
    state = scene(
        phase=2,
        hand=["GO1 UD1 DW1", "GO2 UD2 DW2"],
        lossStreak=[3, 0],
        artifacts=["flask_of_tears", ""],
    )
    play(state, "!flask", "GO1", "GO2", "UD1", "UD2")
    assert score(state, 1) == cards("UD1 UD2")


# Mask of Darkness -------------------------------------------------------------------------------


@pytest.mark.rule("claim.artifact.mask_of_darkness", "claim.follow.unknown")
def test_ex_83_under_the_mask_the_lead_lies_face_down() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "KN3 GO9"], artifacts=["mask_of_darkness", ""])
    play(state, "!mask", "GO4")
    assert seen(state, 1, "table")["lead"]["card"] == "?"
    assert seen(state, None, "table")["lead"]["card"] == "?"
    assert seen(state, 0, "table")["lead"]["card"] == "GO4"
    assert legal(state) == {"KN3", "GO9"}
    play(state, "KN3")
    assert score(state, 1) == cards("GO4 KN3")
    assert field(state, "maskLeft") == 1


@pytest.mark.rule("claim.artifact.mask_of_darkness")
def test_the_mask_lasts_two_tricks_whoever_leads() -> None:
    state = scene(
        phase=2,
        hand=["GO4 UD1 DW1", "GO9 UD2 DW2"],
        artifacts=["", "mask_of_darkness"],
    )
    play(state, "!mask", "GO4", "GO9")
    assert leader(state) == 1
    play(state, "UD2")
    assert seen(state, 0, "table")["lead"]["card"] == "?"
    assert legal(state) == {"UD1", "DW1"}
    play(state, "UD1", "DW2")
    assert seen(state, 0, "table")["lead"]["card"] == "DW2"


@pytest.mark.rule("claim.artifact.mask_of_darkness", "claim.boundary")
def test_the_mask_lasts_across_the_boundary() -> None:
    state = scene(
        phase=1,
        trickNo=13,
        hand=["GO4", "GO9"],
        deck="UD1 UD2",
        followers=["DW1", "DW2"],
        artifacts=["mask_of_darkness", ""],
    )
    play(state, "!mask", "GO4", "GO9")
    assert (field(state, "phase"), field(state, "maskLeft")) == (2, 1)
    play(state, "DW2")
    assert legal(state) == {"DW1", "UD2"}


@pytest.mark.rule("claim.artifact.mask_of_darkness", "claim.artifact.ice_sword")
def test_a_frozen_trick_counts_for_the_mask() -> None:
    state = scene(
        phase=2,
        hand=["GO4 UD1 DW1", "GO9 UD2 DW2"],
        maskLeft=2,
        artifacts=["ice_sword", ""],
    )
    play(state, "GO4", "GO9", "!ice_sword")
    assert field(state, "maskLeft") == 1


@pytest.mark.rule("claim.artifact.mask_of_darkness", "claim.artifact.kings_dagger")
def test_there_is_no_dagger_against_a_face_down_lead() -> None:
    state = scene(phase=2, hand=["GO5 UD1", "GO9 UD2"], maskLeft=1, artifacts=["", "kings_dagger"])
    play(state, "GO5")
    assert "!kings_dagger" not in legal(state)
    assert step(state) == "T7"


@pytest.mark.rule("claim.artifact.mask_of_darkness", "claim.info.steps")
def test_the_lead_is_turned_up_before_anybody_resolves() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO9 UD2"], maskLeft=1, artifacts=["magic_wand", ""])
    play(state, "GO4", "GO9")
    assert step(state) == "BEFORE_RESOLVE"
    assert seen(state, 1, "table")["lead"]["card"] == "GO4"


# Gambler's Dice ---------------------------------------------------------------------------------


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


@pytest.mark.rule("claim.artifact.gamblers_dice", "claim.artifact.bottomless_bottle")
def test_the_other_artifacts_remain_possible_with_the_dice() -> None:
    state = scene(
        phase=2,
        hand=["GO4 DW1", "GO9 UD2"],
        artifacts=["gamblers_dice bottomless_bottle", ""],
        rolls="GO4 GO9",
    )
    play(state, "!dice", "!bottle")
    assert score(state, 0) == cards("GO4 GO9")


@pytest.mark.rule("claim.precedence.artifacts", "claim.artifact.book_of_memories")
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


@pytest.mark.rule("claim.precedence.artifacts", "claim.artifact.gamblers_dice")
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


@pytest.mark.rule("claim.precedence.artifacts")
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
