"""Flail of Dawn: a card is put aside for the final trick."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    cards,
    discard,
    field,
    legal,
    play,
    scene,
    score,
    seen,
    strings,
    why,
)


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


@pytest.mark.rule("claim.artifact.flail_of_dawn", "claim.info.zones", "claim.info.zones.secret")
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


@pytest.mark.rule(
    "claim.artifact.flail_of_dawn.final", "claim.engine.errors", "claim.artifact.flail_of_dawn"
)
def test_the_trick_is_final_when_the_other_player_will_be_out() -> None:
    state = scene(phase=2, hand=["GO4", "GO9 GO8"], flail=[None, "UD9"])
    play(state, "GO4")
    assert legal(state) == {"UD9"}
    assert why(state, "GO9") == ("E_FORCED_CARD", "claim.artifact.flail_of_dawn.final")


@pytest.mark.rule("claim.artifact.flail_of_dawn.final", "claim.artifact.flail_of_dawn.count")
def test_a_marked_card_of_the_other_player_counts_too() -> None:
    marked = [{"card": "KN2", "dueTrick": 2}, None]
    state = scene(phase=2, hand=["GO4", "GO9 GO8"], mark=marked, flail=[None, "UD9"], cloak="next")
    play(state, "GO4")
    assert legal(state) == {"GO9", "GO8"}


@pytest.mark.rule("claim.artifact.flail_of_dawn.final")
def test_the_trick_is_not_final_while_both_have_a_card_left() -> None:
    state = scene(phase=2, hand=["GO4 GO3", "GO9 GO8"], flail=[None, "UD9"])
    play(state, "GO4")
    assert legal(state) == {"GO9", "GO8"}


@pytest.mark.rule(
    "claim.artifact.flail_of_dawn.final",
    "claim.artifact.book_of_memories",
    "claim.artifact.flail_of_dawn.count",
)
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


@pytest.mark.rule(
    "claim.artifact.flail_of_dawn.final",
    "claim.artifact.kings_dagger",
    "claim.artifact.flail_of_dawn.count",
)
def test_a_dagger_victim_counts_the_card_still_to_be_played() -> None:
    # After this trick seat 1 has nothing but the flailed card if the 5 is replaced from the hand.
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
