"""Scenes for tests: a position in a few words, the rest filled in."""

from collections.abc import Sequence

from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Tape
from snowfall.engine.game import Snowfall
from snowfall.engine.state import SnowfallState
from snowfall.engine.things import without


def scene(
    hands: Sequence[str] = ("B1 I M", "B2 I M", "B3 I M"),
    hides: str = "",
    sky: str = "snow",
    options: Json | None = None,
    **fields: object,
) -> SnowfallState:
    """The seats' hands as "B1 I", the places as "hut tree hut" once all have hidden.

    With places it is the turn of seat 0 to throw, else to hide.
    """
    game = Snowfall(options or {}, len(hands))
    state = game.deal(rng_from_seed(1), [], None)
    state.hands = [sorted(hand.split()) for hand in hands]
    state.sky = sky
    if hides:
        state.step, state.turn, state.hides = "throw", 0, hides.split()
    for name, value in fields.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    held = [card for hand in state.hands for card in hand]
    state.deck = without(game.cards, [*held, *state.pile])
    assert state.invariants() == []
    return state


def play(state: SnowfallState, *steps: str) -> list[str]:
    """Carry out steps of the asked seats; returns the kinds of what happened."""
    tape = Tape()
    state.tape = tape
    for step in steps:
        state.apply_action(state.string_to_action(step))
    state.tape = None
    return [event.kind for event in tape.events]


def choices(state: SnowfallState, seat: int | None = None) -> list[str]:
    """The texts of what a seat (default: the asked one) may do."""
    legal = state.legal_actions() if seat is None else state.legal_actions(seat)
    return [state.action_to_string(action) for action in legal]
