"""Tricksters: one of each two is a fake."""

import pytest

from tests.games.claim.scene import (
    act,
    at_the_end,
    cards,
    discard,
    legal,
    result,
    scene,
    score,
    seen,
    strings,
    votes,
)


@pytest.mark.rule("claim.end.6", "claim.end.9", "claim.fire.trickster")
def test_ex_32_fakes_are_removed_before_the_votes() -> None:
    state = at_the_end(["TC9x TC7r TC5x", "TC9r"])
    assert score(state, 0) == {"TC7r"}
    assert votes(state)["tricksters"] == 1
    assert set(discard(state)) == cards("TC9x TC5x")
    assert result(state)["removed"] == [{"step": 6, "seat": 0, "cards": ["TC5x", "TC9x"]}]


@pytest.mark.rule("claim.fire.trickster", "claim.power.printed")
def test_in_play_a_fake_is_worth_its_value() -> None:
    state = scene(phase=2, hand=["TC3r GO1", "TC9x GO2"])
    act(state, "TC3", "TC9")
    assert score(state, 1) == cards("TC3r TC9x")


@pytest.mark.rule("claim.info.fake", "claim.info.hidden_matrix")
def test_nobody_can_tell_a_fake_before_the_end() -> None:
    state = scene(
        phase=2,
        hand=["TC3r TC3x", "TC5r GO1"],
        score=["TC7x", "TC9r"],
        discard="TC1x",
    )
    assert legal(state) == {"TC3"}
    for viewer in (0, 1, None):
        assert not {"TC3r", "TC3x", "TC5r", "TC7x", "TC9r", "TC1x"} & set(
            strings(state.view(viewer))
        )
    assert seen(state, 0, "hand")[0] == ["TC3", "TC3"]


@pytest.mark.rule("claim.info.fake")
def test_chance_decides_which_trickster_of_a_value_is_played() -> None:
    for chance in ("TC3r", "TC3x"):
        state = scene(phase=2, hand=["TC3r TC3x", "TC1r GO1"], rolls=chance)
        act(state, "TC3", "TC1")
        assert chance in score(state, 0)
