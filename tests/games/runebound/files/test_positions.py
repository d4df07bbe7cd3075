"""Positions read from files, and from what a person types."""

import json
from typing import Any

import pytest

from hoarfrost.core.errors import PositionError, RollError
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.state import RuneboundState

GAME = make_game({}, 2)


def read(**fields: Any) -> RuneboundState:
    state = GAME.from_json(fields)
    assert isinstance(state, RuneboundState)
    return state


def zyla(**fields: Any) -> list[Json]:
    return [{"hero": "zyla", "space": "E9", **fields}]


def test_a_scene_needs_no_more_than_a_hero_and_a_space() -> None:
    view = read(seats=2, parties=zyla(), weather="red_star").view(0)
    assert (view["step"], view["asked"], view["weather"]) == ("before_moving", 0, "red_star")
    assert view["parties"][0]["space"] == "E9"
    assert view["parties"][1]["hero"] == "arvel_worldwalker"
    assert view["decks"] == {"green": 17, "yellow": 19, "blue": 12, "red": 8}
    assert (view["pool"], view["clueDeck"]) == (41, 29)


def test_an_empty_position_is_the_beginning() -> None:
    view = read().view(None)
    assert (view["step"], view["asked"]) == ("begin", 0)


def test_a_scene_with_dice_is_in_the_midst_of_moving() -> None:
    assert read(parties=zyla(), dice=[1, 1, 4]).view(0)["step"] == "moving"


def test_a_scene_goes_on_from_its_step_to_the_next_question() -> None:
    state = read(parties=zyla(), step="survival")
    assert state.view(0)["parties"][0]["counters"]["frost"] > 0
    assert state.view(0)["step"] == "adventure"


def test_cards_may_be_named_without_more() -> None:
    state = read(parties=zyla(items=["ringmail"]))
    assert state.view(0)["parties"][0]["items"] == [{"card": "ringmail", "activated": False}]
    assert state.view(0)["market"]["deck"] == 55


def test_rolls_are_used_before_the_generator() -> None:
    state = read(parties=zyla(), step="roll", toRoll=2, rolls=["3", "6", "1"])
    assert state.view(0)["dice"] == [3, 6]
    assert state.to_json()["rolls"] == ["1"]


def test_an_impossible_roll_is_an_error() -> None:
    with pytest.raises(RollError, match="the roll '7' cannot happen"):
        read(parties=zyla(), step="roll", toRoll=1, rolls=["7"])


def test_a_position_in_the_midst_of_a_fight_is_read_back() -> None:
    state = read(parties=zyla(), step="adventure", rolls=["frost_giant"])
    (attempt,) = [a for a in state.legal_actions() if state.action_to_string(a) == "attempt"]
    state.apply_action(attempt)
    position = json.loads(json.dumps(state.to_json()))
    assert position["stack"][0]["step"] == "turn"
    assert GAME.from_json(position).to_json() == position


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"x": 1}, 'unknown field "x"'),
        ({"seats": 3}, "has 3 seats, this game has 2"),
        ({"parties": [{"hero": "zylla"}]}, "did you mean zyla"),
        ({"parties": [{"space": "Z99"}]}, "such as E9"),
        ({"parties": [{}] * 3}, "at most 2 parties"),
        ({"parties": [{"space": "E9", "items": ["karnon"]}]}, "karnon is no item"),
        ({"parties": [{"space": "E9", "rumors": ["forest"] * 6}]}, "5 rumor tokens with forest"),
        ({"parties": [{"space": "E9", "gold": -1}]}, '"gold" of party 0'),
        ({"parties": [{"space": "E9", "rumorCount": 2}]}, 'as many as there are in "rumors"'),
        ({"parties": zyla(), "weather": "sun"}, "red_star"),
        ({"parties": zyla(), "step": "combat"}, 'needs the "stack"'),
        ({"parties": zyla(), "decks": {"green": 3}}, "leave it out to have them counted"),
        ({"parties": zyla(), "jewels": ["A9"]}, "which has no jewel"),
        ({"parties": zyla(), "stack": [{"step": "turn"}, {"step": "combat"}]}, "belong together"),
        ({"parties": zyla(), "stack": [{"step": "turn"}], "asked": 0}, "nobody can be asked"),
        ({"parties": [{"hero": "zyla", "space": "E9"}, {"hero": "zyla"}]}, "several players"),
        ({"parties": zyla(counters={"wound": 9})}, "all its Life"),
        ({"parties": zyla(), "doom": 3}, "no doom track"),
    ],
)
def test_what_is_wrong_is_said_with_the_field(fields: Json, text: str) -> None:
    with pytest.raises(PositionError, match=text):
        read(**fields)


def test_a_position_is_an_object_of_this_game() -> None:
    with pytest.raises(PositionError, match="an object, not list"):
        GAME.from_json([])
    with pytest.raises(PositionError, match="a position of 'claim'"):
        read(game="claim")
    with pytest.raises(PositionError, match='frost = "mild"'):
        read(options={"frost": "mild"})
