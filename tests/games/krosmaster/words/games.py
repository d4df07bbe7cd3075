"""Random games over many options, with every position and every event, for the tests of words."""

from collections.abc import Iterator
from functools import cache

from hoarfrost.core.game import State
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Event, Tape
from hoarfrost.games.krosmaster.engine.game import make_game
from hoarfrost.games.krosmaster.trials import TRIALS

READERS = (0, 1, None)
LONGEST = 700  # actions of one game
ENDS_TURN = 0  # the action


@cache
def game_of(number: int) -> tuple[list[State], list[Event]]:
    """Some positions of a random game, and all that it told."""
    rng = rng_from_seed(f"words {number}")
    tape = Tape()
    state = make_game(TRIALS.cases[number].options).deal(rng_from_seed(number), [], tape)
    states: list[State] = []
    state.tape = tape
    for ply in range(LONGEST):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        if ply % 10 == 0 or len(actions) < 8:
            copy = state.clone()
            copy.tape = None
            states.append(copy)
        action = actions[rng.below(len(actions))]
        if action == ENDS_TURN:  # so that more happens
            action = actions[rng.below(len(actions))]
        state.apply_action(action)
    state.tape = None
    return [*states, state], tape.events


def numbers() -> range:
    return range(len(TRIALS.cases))


def positions() -> Iterator[State]:
    for number in numbers():
        yield from game_of(number)[0]


def events() -> Iterator[Event]:
    for number in numbers():
        yield from game_of(number)[1]


def seen_events() -> Iterator[tuple[Json, int | None]]:
    """Each event as each reader sees it."""
    for event in events():
        for reader in READERS:
            yield event.seen_by(reader), reader
