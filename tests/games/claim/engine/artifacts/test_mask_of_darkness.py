"""Mask of Darkness: leads lie face-down."""

import pytest

from tests.games.claim.scene import (
    cards,
    field,
    leader,
    legal,
    play,
    scene,
    score,
    seen,
    step,
)


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


@pytest.mark.rule("claim.artifact.mask_of_darkness", "claim.boundary", "claim.boundary.carried")
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


@pytest.mark.rule(
    "claim.artifact.mask_of_darkness",
    "claim.artifact.ice_sword",
    "claim.artifact.mask_of_darkness.details",
)
def test_a_frozen_trick_counts_for_the_mask() -> None:
    state = scene(
        phase=2,
        hand=["GO4 UD1 DW1", "GO9 UD2 DW2"],
        maskLeft=2,
        artifacts=["ice_sword", ""],
    )
    play(state, "GO4", "GO9", "!ice_sword")
    assert field(state, "maskLeft") == 1


@pytest.mark.rule(
    "claim.artifact.mask_of_darkness",
    "claim.artifact.kings_dagger",
    "claim.artifact.mask_of_darkness.details",
)
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
