"""Mirror of Lies: small becomes big and big becomes small."""

import pytest

from tests.games.claim.scene import (
    cards,
    legal,
    play,
    scene,
    score,
    step,
    trick,
    why,
)


@pytest.mark.rule("claim.artifact.magic_wand", "claim.artifact.mirror_of_lies", "claim.eff")
def test_ex_74_wand_and_mirror_against_each_other() -> None:
    state = trick(2, "GO5", "GO6", artifacts=["magic_wand", "mirror_of_lies"])
    play(state, "!wand +2", "!mirror")
    assert score(state, 0) == cards("GO5 GO6")  # 7 against 1


@pytest.mark.rule("claim.artifact.mirror_of_lies", "claim.eff")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("GO5", "GO9", 0),  # 5 becomes 10
        ("GO6", "GO1", 0),  # 6 becomes 1, a tie
        ("GO6", "GO2", 1),
        ("GO0a", "GO6", 1),  # 0 becomes 5
    ],
)
def test_the_mirror_turns_small_into_big_and_big_into_small(
    mine: str, theirs: str, winner: int
) -> None:
    state = trick(2, mine, theirs, artifacts=["mirror_of_lies", ""])
    play(state, "!mirror")
    assert score(state, winner) == {mine, theirs}


@pytest.mark.rule("claim.artifact.mirror_of_lies", "claim.eff")
def test_the_mirror_tests_the_value_reached_so_far() -> None:
    state = trick(2, "GO4", "GO3", artifacts=["mirror_of_lies magic_wand", ""])
    play(state, "!wand +2", "!mirror")
    assert score(state, 1) == cards("GO4 GO3")  # 6, then 1
    state = trick(2, "GO4", "GO8", artifacts=["mirror_of_lies magic_wand", ""])
    play(state, "!mirror", "!wand +2")
    assert score(state, 0) == cards("GO4 GO8")  # 9, then 11


@pytest.mark.rule("claim.artifact.mirror_of_lies")
def test_the_frozen_bonus_is_no_part_of_what_the_mirror_tests() -> None:
    frozen = {"card": ["UD9", "UD8"], "value": [9, 8]}
    state = trick(2, "GO4", "GO9", frozen=frozen, artifacts=["mirror_of_lies", ""])
    play(state, "!mirror")
    assert score(state, 0) >= cards("GO4 GO9")  # 9 + 9 against 9 + 8


@pytest.mark.rule("claim.artifact.magic_wand", "claim.artifact.mirror_of_lies")
@pytest.mark.parametrize("artifact", ["magic_wand", "mirror_of_lies", "ice_sword"])
@pytest.mark.parametrize("phase", [1, 2])
def test_wand_mirror_and_sword_belong_to_one_window_of_both_phases(
    artifact: str, phase: int
) -> None:
    state = scene(
        phase=phase,
        hand=["GO5 UD1", "GO6 UD2"],
        deck="DW1 DW2 DW3 DW4 DW5" if phase == 1 else "",
        artifacts=[artifact, ""],
    )
    assert why(state, f"!{artifact}")[0] == "E_ARTIFACT_WINDOW"
    play(state, "GO5", "GO6")
    assert step(state) == "BEFORE_RESOLVE"
    assert legal(state) == {f"!{artifact}", "pass"}
