"""Texts are read with some kindness."""

import pytest

from tests.games.claim.scene import play, scene


@pytest.mark.rule("claim.engine.errors")
def test_texts_are_read_with_some_kindness() -> None:
    state = scene(phase=2, hand=["GO4 GO0c", "GO5 UD2"], artifacts=["magic_wand", ""])
    play(state, "go4", "GO5", "!WAND  +2")
    assert state.to_json()["spent"] == [{"artifact": "magic_wand", "by": 0, "sign": 2}]
    assert state.why_not("GO0") == []


@pytest.mark.rule("claim.engine.errors")
@pytest.mark.parametrize(
    "text",
    [
        "!endless_rope KN2",
        "!endless rope KN2",
        "!Endless Rope kn2",
        "! rope KN2",
        "!Oneindig Touw KN2",
        "!rope  KN2",
    ],
)
def test_the_name_of_an_artifact_may_be_written_as_it_is_called(text: str) -> None:
    hands = ["GO4 UD1", "GO5 UD2"]
    state = scene(phase=2, hand=hands, score=["KN2", ""], artifacts=["endless_rope", ""])
    assert state.why_not(text) == []
    play(state, text)
    assert "KN2" in state.to_json()["hand"][0]
