"""Texts are read with some kindness."""

import pytest

from tests.games.claim.scene import play, scene


@pytest.mark.rule("claim.engine.errors")
def test_texts_are_read_with_some_kindness() -> None:
    state = scene(phase=2, hand=["GO4 GO0c", "GO5 UD2"], artifacts=["magic_wand", ""])
    play(state, "go4", "GO5", "!WAND  +2")
    assert state.to_json()["spent"] == [{"artifact": "magic_wand", "by": 0, "sign": 2}]
    assert state.why_not("GO0") == []
