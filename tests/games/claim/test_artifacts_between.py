"""Artifacts of AFTER_WIN and of the boundary: Spyglass, Gambler's Book and Flail (claim.md, 11)."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    camp,
    cards,
    discard,
    field,
    hand,
    leader,
    legal,
    out,
    play,
    row,
    scene,
    score,
    seen,
    step,
    strings,
    trick,
    why,
)

# Spyglass ---------------------------------------------------------------------------------------


@pytest.mark.rule("claim.artifact.spyglass", "claim.frost.frostbeast")
def test_ex_71_the_spyglass_fetches_what_the_frostbeast_threw_out() -> None:
    state = trick(2, "FB7", "IK10", discard="YE1", artifacts=["spyglass", ""])
    play(state, "!spyglass FB7 IK10")
    assert score(state, 0) == {"IK10"}
    assert discard(state) == ["YE1", "FB7"]


@pytest.mark.rule("claim.artifact.spyglass")
def test_ex_72_who_wins_no_card_cannot_use_the_spyglass() -> None:
    state = trick(2, "DW7", "DW2", discard="YE1", artifacts=["spyglass", ""])
    assert field(state, "trickNo") == 2
    assert step(state) != "AFTER_WIN"


@pytest.mark.rule("claim.artifact.spyglass")
def test_the_spyglass_needs_a_discard_pile() -> None:
    state = trick(2, "GO7", "GO2", artifacts=["spyglass", ""])
    assert field(state, "trickNo") == 2


@pytest.mark.rule("claim.artifact.spyglass", "claim.opt.frostbeast")
def test_with_out_the_spyglass_does_not_reach_the_victim_of_a_frostbeast() -> None:
    state = trick(2, "FB7", "IK10", discard="YE1", artifacts=["spyglass", ""], frostbeast="out")
    assert why(state, "!spyglass FB7 IK10") == ("E_PARAM", "claim.artifact.spyglass")
    act(state, "!spyglass FB7 YE1")
    assert score(state, 0) == {"YE1"}
    assert (discard(state), out(state)) == (["FB7"], {"IK10"})
    state = trick(2, "FB7", "IK10", artifacts=["spyglass", ""], frostbeast="out")
    assert field(state, "trickNo") == 2


@pytest.mark.rule("claim.artifact.spyglass", "claim.engine.decisions")
def test_the_winner_chooses_both_cards_of_the_swap() -> None:
    state = trick(2, "GO7", "GO2", discard="YE1 IK3", artifacts=["spyglass", ""])
    assert (step(state), legal(state)) == ("AFTER_WIN", {"!spyglass", "pass"})
    for given in ("GO7", "GO2"):
        for taken in ("YE1", "IK3"):
            copy = state.clone()
            play(copy, f"!spyglass {given} {taken}")
            assert score(copy, 0) == cards("GO7 GO2") - {given} | {taken}
            assert given in discard(copy)


@pytest.mark.rule("claim.artifact.spyglass", "claim.artifact.atomic")
def test_the_spyglass_refuses_other_cards() -> None:
    state = trick(2, "GO7", "GO2", discard="YE1", score=["UD1", ""], artifacts=["spyglass", ""])
    assert why(state, "!spyglass UD1 YE1") == ("E_PARAM", "claim.artifact.spyglass")
    assert why(state, "!spyglass GO7 GO2") == ("E_PARAM", "claim.artifact.spyglass")


@pytest.mark.rule("claim.artifact.spyglass", "claim.window.model")
def test_only_the_winner_uses_the_spyglass() -> None:
    state = trick(2, "GO7", "GO2", discard="YE1", artifacts=["", "spyglass"])
    assert field(state, "trickNo") == 2
    state = trick(2, "GO7", "GO9", discard="YE1", artifacts=["", "spyglass"])
    assert (asked(state), step(state)) == (1, "AFTER_WIN")


@pytest.mark.rule("claim.artifact.spyglass", "claim.claim2.giants", "claim.claim2.gnomes")
def test_a_gnome_from_the_discard_pile_goes_to_the_score_pile() -> None:
    state = trick(2, "GO7", "GO2", discard="GN5a", artifacts=["spyglass", ""])
    play(state, "!spyglass GO2 GN5a")
    assert (score(state, 0), row(state, 0)) == (cards("GO7 GN5a"), set())


@pytest.mark.rule("claim.artifact.spyglass", "claim.claim2.giants")
def test_a_giant_that_is_taken_or_given_away_smashes_nothing() -> None:
    state = trick(2, "GO7", "GO2", discard="GI5a", row=["", "GN5a"], artifacts=["spyglass", ""])
    play(state, "!spyglass GO2 GI5a")
    assert row(state, 1) == {"GN5a"}
    state = trick(2, "GI5a", "GO2", discard="YE1", row=["", "GN5a"], artifacts=["spyglass", ""])
    play(state, "!spyglass GI5a YE1")
    assert row(state, 1) == {"GN5a"}


@pytest.mark.rule("claim.artifact.spyglass", "claim.claim2.trolls")
def test_a_troll_may_be_taken_beyond_the_limit() -> None:
    state = trick(2, "TR7", "TR2", discard="TR9", artifacts=["spyglass", ""])
    play(state, "!spyglass TR7 TR9")
    assert (score(state, 0), camp(state)) == ({"TR9"}, {"TR2"})


@pytest.mark.rule("claim.artifact.spyglass", "claim.frost.yeti")
def test_the_spyglass_changes_neither_leader_nor_peek() -> None:
    state = trick(2, "YE7", "GO2", discard="GO1", artifacts=["spyglass", ""])
    play(state, "!spyglass YE7 GO1")
    assert leader(state) == 1
    state = trick(2, "PO7", "GO2", discard="GO1", artifacts=["spyglass", ""], toxic=[1, 2, 3])
    play(state, "!spyglass PO7 GO1")
    assert "peek 0" in legal(state)


@pytest.mark.rule("claim.artifact.spyglass", "claim.artifact.ice_sword")
def test_in_a_thaw_a_frozen_card_may_be_given_away() -> None:
    frozen = {"card": ["UD9", "UD1"], "value": [9, 1]}
    state = trick(2, "GO7", "GO2", discard="YE1", frozen=frozen, artifacts=["spyglass", ""])
    play(state, "!spyglass UD1 YE1")
    assert score(state, 0) == cards("GO7 GO2 UD9 YE1")


@pytest.mark.rule("claim.artifact.spyglass", "claim.info.hidden_matrix")
def test_a_demon_taken_from_the_discard_pile_keeps_its_secret() -> None:
    state = trick(2, "GO7", "GO2", discard="DM7 DM2", artifacts=["spyglass", ""])
    play(state, "!spyglass GO2 DMo")
    assert "DM7" in score(state, 0)
    for viewer in (0, 1, None):
        assert seen(state, viewer, "score")[0] == ["DMo", "GO7"]
        assert "DM7" not in set(strings(state.view(viewer)))


@pytest.mark.rule("claim.artifact.spyglass")
def test_there_is_no_spyglass_in_phase_1() -> None:
    state = trick(1, "GO7", "GO2", discard="YE1", artifacts=["spyglass", ""])
    assert why(state, "!spyglass")[0] == "E_ARTIFACT_WINDOW"
    assert field(state, "trickNo") == 2


# Gambler's Book ---------------------------------------------------------------------------------


@pytest.mark.rule("claim.artifact.gamblers_book", "claim.boundary")
def test_ex_70_the_gamblers_book_swaps_a_random_card_for_a_discarded_one() -> None:
    state = scene(
        phase=1,
        step="boundary",
        followers=["GO1 GO2 UD1", "UD2 UD3 UD4"],
        discard="KN9 IK10",
        artifacts=["gamblers_book", ""],
        rolls="GO2",
    )
    assert (step(state), asked(state)) == ("PHASE1_END", 0)
    act(state, "!gamblers_book")
    assert legal(state) == {"take KN9", "take IK10"}
    assert why(state, "take GO2") == ("E_PARAM", "claim.artifact.gamblers_book")
    act(state, "take IK10")
    assert hand(state, 0) == cards("GO1 UD1 IK10")
    assert discard(state) == ["KN9", "GO2"]


@pytest.mark.rule("claim.artifact.gamblers_book", "claim.info.steps")
def test_both_cards_of_the_gamblers_book_are_public() -> None:
    state = scene(
        phase=1,
        step="boundary",
        followers=["GO1 GO2 UD1", "UD2 UD3 UD4"],
        discard="KN9 IK10",
        artifacts=["gamblers_book", ""],
        rolls="GO2",
    )
    act(state, "!gamblers_book")
    assert seen(state, 1, "setAside") == "GO2"
    act(state, "take IK10")
    assert seen(state, 1, "shown")[0] == ["IK10"]
    assert seen(state, 1, "discard") == ["KN9", "GO2"]


@pytest.mark.rule("claim.artifact.gamblers_book")
def test_the_gamblers_book_needs_a_discard_pile_and_a_hand() -> None:
    state = scene(
        phase=1,
        step="boundary",
        followers=["GO1 GO2", "UD2 UD3"],
        artifacts=["gamblers_book", ""],
    )
    assert step(state) != "PHASE1_END"
    state = scene(
        phase=2,
        step="PHASE1_END",
        hand=["", "UD2"],
        discard="GO1",
        artifacts=["gamblers_book", ""],
    )
    assert legal(state) == {"pass"}
    assert why(state, "!gamblers_book") == (
        "E_ARTIFACT_PRECONDITION",
        "claim.artifact.gamblers_book",
    )


@pytest.mark.rule("claim.artifact.gamblers_book", "claim.info.hidden_matrix")
def test_a_demon_lost_or_found_by_the_gamblers_book_shows_only_its_badge() -> None:
    state = scene(
        phase=1,
        step="boundary",
        followers=["DM3 GO2", "UD2 UD3"],
        discard="DM8",
        artifacts=["gamblers_book", ""],
        rolls="DM3",
    )
    act(state, "!gamblers_book")
    for viewer in (0, 1, None):
        assert seen(state, viewer, "setAside") == "DMo"
    assert legal(state) == {"take DMe"}
    act(state, "take DMe")
    for viewer in (0, 1, None):
        assert seen(state, viewer, "discard") == ["DMo"]
        assert not {"DM3", "DM8"} & set(strings(state.view(viewer)))
    assert seen(state, 1, "shown")[0] == ["DMe"]


@pytest.mark.rule("claim.artifact.gamblers_book", "claim.window.model")
def test_at_the_boundary_the_next_leader_is_asked_first() -> None:
    state = scene(
        phase=1,
        step="boundary",
        leader=1,
        followers=["GO1 GO2", "UD2 UD3"],
        discard="KN9",
        artifacts=["gamblers_book", "flail_of_dawn"],
    )
    assert (step(state), asked(state)) == ("PHASE1_END", 1)
    act(state, "pass")
    assert (step(state), asked(state)) == ("PHASE1_END", 0)
    act(state, "pass")
    assert (step(state), asked(state)) == ("PHASE2_START", 1)


@pytest.mark.rule("claim.artifact.gamblers_book")
@pytest.mark.parametrize("chance", ["GO1", "GO2", "UD1"])
def test_any_card_of_the_new_hand_can_be_lost(chance: str) -> None:
    state = scene(
        phase=1,
        step="boundary",
        followers=["GO1 GO2 UD1", "UD2"],
        discard="KN9",
        artifacts=["gamblers_book", ""],
        rolls=chance,
    )
    act(state, "!gamblers_book", "take KN9")
    assert discard(state) == [chance]
    assert len(hand(state, 0)) == 3


# Flail of Dawn ----------------------------------------------------------------------------------


@pytest.mark.rule("claim.artifact.flail_of_dawn", "claim.artifact.flail_of_dawn.final")
def test_ex_57_the_flailed_card_is_played_in_the_final_trick() -> None:
    state = scene(
        phase=2, step="PHASE2_START", hand=["GO4 GO5", "GO9 DW3"], artifacts=["flail_of_dawn", ""]
    )
    act(state, "!flail")
    assert (asked(state), legal(state)) == (1, {"put GO9", "put DW3"})
    act(state, "put GO9")
    play(state, "GO4")
    assert legal(state) == {"DW3"}
    play(state, "DW3")
    assert (score(state, 0), score(state, 1)) == ({"GO4"}, {"DW3"})
    play(state, "GO5")
    assert legal(state) == {"GO9"}
    play(state, "GO9")
    assert score(state, 1) == cards("DW3 GO5 GO9")


@pytest.mark.rule("claim.artifact.flail_of_dawn", "claim.info.zones")
def test_the_card_under_the_flail_is_seen_by_its_owner_alone() -> None:
    state = scene(
        phase=2,
        step="PHASE2_START",
        hand=["GO4 GO5 UD1", "GO9 DW3 UD2"],
        artifacts=["flail_of_dawn", ""],
    )
    act(state, "!flail", "put GO9")
    assert seen(state, 1, "flail")[1] == "GO9"
    for viewer in (0, None):
        assert seen(state, viewer, "flail")[1] == "?"
        assert "GO9" not in set(strings(state.view(viewer)))


@pytest.mark.rule("claim.artifact.flail_of_dawn")
def test_either_player_may_play_the_flail_against_the_other() -> None:
    state = scene(
        phase=2, step="PHASE2_START", hand=["GO4 GO5", "GO9 DW3"], artifacts=["", "flail_of_dawn"]
    )
    assert asked(state) == 1
    act(state, "!flail")
    assert (asked(state), legal(state)) == (0, {"put GO4", "put GO5"})


@pytest.mark.rule("claim.artifact.flail_of_dawn")
def test_the_flail_belongs_to_the_start_of_phase_2() -> None:
    state = scene(phase=2, trickNo=2, hand=["GO4 GO5", "GO9 DW3"], artifacts=["flail_of_dawn", ""])
    assert why(state, "!flail")[0] == "E_ARTIFACT_WINDOW"


@pytest.mark.rule("claim.artifact.flail_of_dawn")
def test_the_flail_needs_a_card_in_the_opponents_hand() -> None:
    state = scene(
        phase=2, step="PHASE2_START", hand=["GO4 GO5", ""], artifacts=["flail_of_dawn", ""]
    )
    assert legal(state) == {"pass"}
    assert why(state, "!flail") == ("E_ARTIFACT_PRECONDITION", "claim.artifact.flail_of_dawn")


@pytest.mark.rule("claim.artifact.flail_of_dawn.final")
def test_the_bound_player_may_have_to_lead_the_flailed_card() -> None:
    state = scene(phase=2, leader=1, hand=["GO4", ""], flail=[None, "UD9"])
    assert (asked(state), legal(state)) == (1, {"UD9"})


@pytest.mark.rule("claim.artifact.flail_of_dawn.final", "claim.engine.errors")
def test_the_trick_is_final_when_the_other_player_will_be_out() -> None:
    state = scene(phase=2, hand=["GO4", "GO9 GO8"], flail=[None, "UD9"])
    play(state, "GO4")
    assert legal(state) == {"UD9"}
    assert why(state, "GO9") == ("E_FORCED_CARD", "claim.artifact.flail_of_dawn.final")


@pytest.mark.rule("claim.artifact.flail_of_dawn.final")
def test_the_trick_is_not_final_while_both_have_a_card_left() -> None:
    state = scene(phase=2, hand=["GO4 GO3", "GO9 GO8"], flail=[None, "UD9"])
    play(state, "GO4")
    assert legal(state) == {"GO9", "GO8"}


@pytest.mark.rule("claim.artifact.flail_of_dawn.final", "claim.artifact.book_of_memories")
def test_a_leader_with_the_book_is_not_out_after_this_trick() -> None:
    state = scene(
        phase=2,
        hand=["GO4", "UD7 UD8"],
        score=["UD1", ""],
        flail=[None, "UD9"],
        artifacts=["book_of_memories", ""],
    )
    play(state, "!book_of_memories", "UD1")
    assert legal(state) == {"UD7", "UD8"}
    play(state, "UD7")
    assert (asked(state), legal(state)) == (1, {"UD9"})


@pytest.mark.rule("claim.artifact.flail_of_dawn.final")
def test_the_flailed_leader_waits_for_a_second_who_will_be_out() -> None:
    state = scene(phase=2, leader=1, hand=["GO4", "GO9 GO8"], flail=[None, "UD9"])
    assert legal(state) == {"UD9"}
    state = scene(phase=2, leader=1, hand=["GO4 GO5", "GO9 GO8"], flail=[None, "UD9"])
    assert legal(state) == {"GO9", "GO8"}


@pytest.mark.rule("claim.artifact.flail_of_dawn.final", "claim.artifact.kings_dagger")
def test_a_dagger_victim_counts_the_card_he_still_has_to_play() -> None:
    # After this trick seat 1 has nothing but the flailed card if he replaces the 5 from his hand.
    state = scene(
        phase=2,
        hand=["GO4 GO3", "GO5 GO8"],
        flail=[None, "UD9"],
        artifacts=["kings_dagger", ""],
    )
    play(state, "GO4", "GO5", "!dagger")
    assert legal(state) == {"GO8"}
    state = scene(
        phase=2,
        hand=["GO4 GO3", "GO5"],
        flail=[None, "UD9"],
        artifacts=["kings_dagger", ""],
    )
    play(state, "GO4", "GO5", "!dagger")
    assert legal(state) == {"UD9"}


@pytest.mark.rule("claim.artifact.flail_of_dawn", "claim.artifact.gamblers_dice")
def test_dice_and_cloak_do_not_reach_the_flailed_card() -> None:
    for artifact in ("gamblers_dice", "hunting_cloak"):
        state = scene(
            phase=2,
            hand=["GO4 GO3", "GO8"],
            flail=[None, "UD9"],
            artifacts=[artifact, ""],
            rolls="GO4 GO8" if artifact == "gamblers_dice" else "GO8",
        )
        if artifact == "gamblers_dice":
            play(state, "!dice")
        else:
            play(state, "GO4", "!cloak", "GO8")
        assert field(state, "flail")[1] == "UD9"


@pytest.mark.rule("claim.artifact.flail_of_dawn", "claim.phase2.end", "claim.end.1")
def test_a_flailed_card_that_was_never_played_is_discarded() -> None:
    state = scene(
        phase=2,
        hand=["GO4", "GO8"],
        flail=[None, "UD9"],
        artifacts=["hunting_cloak", ""],
    )
    play(state, "GO4", "!cloak", "GO8")
    assert state.is_terminal()
    assert discard(state) == ["UD9"]


@pytest.mark.rule("claim.artifact.flail_of_dawn", "claim.follow")
def test_the_flailed_card_neither_obliges_nor_helps_to_follow() -> None:
    state = scene(phase=2, hand=["GO4 GO3", "UD1 UD2"], flail=[None, "GO9"])
    play(state, "GO4")
    assert legal(state) == {"UD1", "UD2"}
