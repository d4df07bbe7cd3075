"""Prowler's Torch: everybody sees the draws of two tricks."""

import pytest

from tests.games.claim.scene import (
    cards,
    field,
    followers,
    legal,
    play,
    scene,
    seen,
    why,
)


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
