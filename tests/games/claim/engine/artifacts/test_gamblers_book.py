"""Gambler's Book: a random card of the hand for a discarded one."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    cards,
    discard,
    hand,
    legal,
    scene,
    seen,
    step,
    strings,
    why,
)


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


@pytest.mark.rule(
    "claim.artifact.gamblers_book", "claim.info.hidden_matrix", "claim.info.hidden_matrix.piles"
)
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
