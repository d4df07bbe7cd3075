"""Handles: the same piece, the same number, as far as the viewer can see, and no farther."""

import pytest

from hoarfrost.core.handles import Handles
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from tests.core.coins import CoinsGame, CoinsState

GAME = CoinsGame({})


def position(hand: list[int], table: list[int]) -> CoinsState:
    state = CoinsState(GAME, rng_from_seed(1))
    state.hands[0] = hand
    state.table = table
    return state


def seen(*positions: CoinsState, viewer: int | None = 0) -> Json:
    handles = Handles(viewer)
    for state in positions:
        handles.look(state)
    return handles.to_json()


def test_handles_are_numbered_by_place_and_face() -> None:
    assert seen(position([5, 2], [8, 7])) == {
        "hand0": [["even", 1], ["odd", 2]],
        "table": [["7", 3], ["8", 4]],
    }


def test_a_card_keeps_its_handle_while_it_stays_in_sight() -> None:
    assert seen(position([5, 2], []), position([2], [5])) == {
        "hand0": [["even", 1]],
        "table": [["5", 2]],
    }


def test_a_handle_changes_when_the_card_goes_out_of_sight() -> None:
    assert seen(position([5, 2], []), position([2], []), position([5, 2], [])) == {
        "hand0": [["even", 1], ["odd", 3]]
    }


def test_a_new_card_gets_a_handle_that_nobody_had() -> None:
    assert seen(position([2], []), position([], []), position([4], [])) == {"hand0": [["even", 2]]}


def test_a_spectator_has_other_handles_than_the_players() -> None:
    assert seen(position([5], [8]), position([], [8, 5]), viewer=None) == {
        "table": [["5", 2], ["8", 1]]
    }


@pytest.mark.parametrize("played", [1, 3, 5])
def test_handles_do_not_tell_the_hidden_order_of_cards_that_look_alike(played: int) -> None:
    kept = [card for card in (1, 3, 5) if card != played]
    handles = seen(position([1, 3, 5], []), position(kept, [played]))
    assert handles["hand0"] == [["odd", 1], ["odd", 2]]
    assert handles["table"] == [[str(played), 3]]


@pytest.mark.parametrize("hidden", [1, 3, 5])
def test_worlds_that_look_alike_give_the_same_handles(hidden: int) -> None:
    """Which odd card was buried does not show, now or when another one is drawn."""
    others = [card for card in (1, 3, 5) if card != hidden]
    history = [position([1, 3, 5], []), position(others, []), position([*others, 7], [])]
    assert seen(*history) == {"hand0": [["odd", 2], ["odd", 3], ["odd", 4]]}


def test_going_back_shows_the_old_handles_and_gives_no_number_twice() -> None:
    handles = Handles(0)
    handles.look(position([2], []))
    handles.look(position([2, 3], []))
    assert handles.to_json() == {"hand0": [["even", 1], ["odd", 2]]}
    handles.go_back_to(1)
    assert handles.to_json() == {"hand0": [["even", 1]]}
    handles.look(position([2, 5], []))
    assert handles.to_json() == {"hand0": [["even", 1], ["odd", 3]]}


def test_going_back_over_several_looks_shows_each_old_position_as_it_was() -> None:
    handles = Handles(0)
    shown = []
    for hand, table in [([1, 2, 3], []), ([1, 3], [2]), ([3], []), ([3, 5], [1]), ([], [])]:
        handles.look(position(hand, table))
        shown.append(handles.to_json())
    while shown:
        assert handles.to_json() == shown.pop()
        handles.go_back_to(len(shown))
