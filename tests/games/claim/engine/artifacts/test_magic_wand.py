"""Magic Wand: 2 more or 2 less."""

import pytest

from tests.games.claim.scene import (
    act,
    cards,
    play,
    scene,
    score,
    seen,
    trick,
    why,
)


@pytest.mark.rule("claim.artifact.magic_wand", "claim.eff")
def test_ex_73_the_wand_adds_two() -> None:
    state = trick(2, "GO5", "GO6", artifacts=["magic_wand", ""])
    play(state, "!wand +2")
    assert score(state, 0) == cards("GO5 GO6")
    state = trick(2, "GO5", "GO8", artifacts=["magic_wand", ""])
    play(state, "!wand +2")
    assert score(state, 1) == cards("GO5 GO8")


@pytest.mark.rule("claim.artifact.magic_wand")
def test_the_wand_takes_two_away() -> None:
    state = scene(phase=2, hand=["GO5 UD1", "GO4 UD2"], artifacts=["magic_wand", ""])
    play(state, "GO5", "GO4", "!wand -2")
    assert score(state, 1) == cards("GO5 GO4")
    state = scene(phase=2, hand=["GO5 UD1", "GO3 UD2"], artifacts=["magic_wand", ""])
    play(state, "GO5", "GO3", "!wand -2")
    assert score(state, 0) == cards("GO5 GO3")


@pytest.mark.rule("claim.artifact.magic_wand", "claim.window.model")
def test_the_wand_of_the_second_changes_the_second_card() -> None:
    state = trick(2, "GO5", "GO4", artifacts=["", "magic_wand"])
    play(state, "!wand +2")
    assert score(state, 1) == cards("GO5 GO4")


@pytest.mark.rule("claim.artifact.magic_wand", "claim.precedence.noconflict")
def test_the_wand_is_useless_but_legal_on_another_faction() -> None:
    state = trick(2, "GO0a", "UD9", artifacts=["", "magic_wand"])
    play(state, "!wand +2")
    assert score(state, 0) == cards("GO0a UD9")


@pytest.mark.rule("claim.precedence.noconflict", "claim.base.knights")
def test_a_number_that_is_changed_does_not_stop_a_knight() -> None:
    state = trick(2, "GO9", "KN2", artifacts=["magic_wand", ""])
    play(state, "!wand +2")
    assert score(state, 1) == cards("GO9 KN2")


@pytest.mark.rule("claim.artifact.magic_wand", "claim.engine.decisions")
def test_the_wand_asks_for_its_sign() -> None:
    state = trick(2, "GO5", "GO6", artifacts=["magic_wand", ""])
    act(state, "!wand +2")
    spent = [{"artifact": "magic_wand", "by": 0, "sign": 2}]
    assert seen(state, 1, "spent") == spent
    state = trick(2, "GO5", "GO6", artifacts=["magic_wand", ""])
    assert why(state, "!wand +3") == ("E_PARAM", "claim.artifact.magic_wand")
