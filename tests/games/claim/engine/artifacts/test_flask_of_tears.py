"""Flask of Tears: nine more after three losses."""

import pytest

from tests.games.claim.scene import (
    cards,
    field,
    followers,
    legal,
    play,
    scene,
    score,
    why,
)


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


@pytest.mark.rule(
    "claim.artifact.flask_of_tears",
    "claim.artifact.kings_dagger",
    "claim.artifact.kings_dagger.another",
)
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
