"""Positions of Snowfall from a file: whole again, or refused with a word why."""

import json

import pytest

from examples.snowfall.tests.scene import play, scene
from hoarfrost.core.errors import PositionError
from hoarfrost.core.plain import Json
from hoarfrost.registry import load_position


def position() -> Json:
    state = scene(["B3", "M", "I"], "hut tree tree")
    play(state, "throw ball", "at 1")
    written: Json = json.loads(json.dumps(state.to_json()))
    return written


def test_a_position_in_mid_throw_is_read_back() -> None:
    assert load_position(position()).to_json() == position()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"step": "sleep"}, "step is hide, throw, catch or over, not 'sleep'"),
        ({"turn": 3}, "turn is a seat, not 3"),
        ({"turn": True}, "turn is a seat, not True"),
        ({"scores": [0, 0]}, "one entry for each of the 3 seats"),
        ({"hands": [["B9"], [], []]}, "hands is a list"),
        ({"hands": [[], [], []]}, "the cards are"),
        ({"rng": "x"}, "rng: a generator"),
        ({"rng": 5}, "rng: "),
        ({"target": -1}, "in flight"),
        ({"sky": ""}, "there is a sky until"),
        ({"hides": ["", "", ""]}, "all have hidden"),
        ({"past": ["sun", "sun", "sun"]}, "two of each sky"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: Json, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        load_position({**position(), **changes})


def test_a_position_that_lacks_a_field_says_which() -> None:
    bad = position()
    del bad["deck"]
    with pytest.raises(PositionError, match="lacks deck"):
        load_position(bad)
