"""Whether two positions, or what is said of them, are the same: texts that can be compared."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from hoarfrost.core.errors import IllegalMove
from hoarfrost.core.game import Game, State
from hoarfrost.core.handles import Handles
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Event


def canonical(data: Any) -> str:
    """JSON in which equal data have equal texts."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def as_sent(data: Any) -> str:
    """JSON as it goes to a client: the order of fields shows."""
    return json.dumps(data, separators=(",", ":"))


def without_chance(position: Json) -> str:
    """The position but for its generator."""
    return canonical({key: value for key, value in position.items() if key != "rng"})


def events_seen(events: list[Event], reader: int | None) -> list[Json]:
    return [event.seen_by(reader) for event in events]


def handles_after(viewer: int | None, states: Sequence[State]) -> Json:
    """The handles of a viewer who saw these states, one after the other."""
    handles = Handles(viewer)
    for state in states:
        handles.look(state)
    return handles.to_json()


def answer_to_text(
    state: State, text: str, seat: int = -1, languages: Sequence[str] = ("en",)
) -> int | str:
    """The action of a text, or the error that it makes."""
    try:
        return state.string_to_action(text, seat)
    except IllegalMove as refusal:
        return all_of(refusal, languages)


def answer_to_action(state: State, action: int, seat: int, languages: Sequence[str]) -> str:
    """The error that an illegal action makes."""
    try:
        state.clone().apply_action(action, seat)
    except IllegalMove as refusal:
        return all_of(refusal, languages)
    return "carried out"


def all_of(refusal: IllegalMove, languages: Sequence[str]) -> str:
    """Everything that a program can read in a refusal."""
    return " ".join([refusal.position, *(refusal.explain(lang) for lang in languages)])


def first_difference(one: str, two: str) -> str:
    """The place where two texts part, with a little around it."""
    at = 0
    while at < min(len(one), len(two)) and one[at] == two[at]:
        at += 1
    start = max(0, at - 40)
    return f"...{one[start : at + 40]!r} but ...{two[start : at + 40]!r}"


def digest(state: State) -> str:
    """A short text that is equal for equal positions, on every machine."""
    return hashlib.sha256(canonical(state.to_json()).encode()).hexdigest()


def play_digests(game: Game, seed: int | str, plies: int) -> list[str]:
    """The digests after each of so many random actions (game after game), for twins to compare."""
    digests: list[str] = []
    rng = rng_from_seed(f"digests {seed}")
    games = 0
    while len(digests) < plies:
        state = game.new_initial_state(f"{seed}.{games}")
        games += 1
        digests.append(digest(state))
        while not state.is_terminal() and len(digests) < plies:
            state.apply_action(state.nth_legal(rng.below(state.legal_count())))
            digests.append(digest(state))
    return digests[:plies]
