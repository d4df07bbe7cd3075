"""Random games over many options, with positions and every event, for the tests of words."""

from collections.abc import Iterator
from functools import cache

from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Event, Tape
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import PASS
from hoarfrost.games.runebound.trials import TRIALS

READERS = (0, 1, None)
LONGEST = 500  # actions of one game
EVERY = 12  # so many positions are looked at once


@cache
def game_of(number: int) -> tuple[list[RuneboundState], list[Event]]:
    """Some positions of a random game, and all that it told."""
    rng = rng_from_seed(f"words {number}")
    tape = Tape()
    case = TRIALS.cases[number]
    state = make_game(case.options, case.seats).deal(rng_from_seed(number), [], tape)
    states: list[RuneboundState] = []
    state.tape = tape
    seen: set[tuple[int, int]] = set()
    for ply in range(LONGEST):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        frame = state.top()
        where = (int(frame.kind), int(frame.stage))
        if ply % EVERY == 0 or where not in seen:
            seen.add(where)
            copy = state.clone()
            copy.tape = None
            states.append(copy)
        action = actions[rng.below(len(actions))]
        if action == PASS:  # so that more happens
            action = actions[rng.below(len(actions))]
        state.apply_action(action)
    state.tape = None
    return [*states, state], tape.events


def positions() -> Iterator[RuneboundState]:
    for number in range(len(TRIALS.cases)):
        yield from game_of(number)[0]


def events() -> Iterator[Event]:
    for number in range(len(TRIALS.cases)):
        yield from game_of(number)[1]


def seen_events() -> Iterator[tuple[Json, int | None]]:
    """Each event as each reader sees it."""
    for event in events():
        for reader in READERS:
            yield event.seen_by(reader), reader
