"""Whole positions as plain data, and what cannot be in one."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hoarfrost.core.errors import PositionError
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import is_whole
from hoarfrost.core.rng import rng_from_json
from snowfall.engine.things import PLACES, SKIES

if TYPE_CHECKING:
    from snowfall.engine.game import Snowfall
    from snowfall.engine.state import SnowfallState

FIELDS: Final = (
    "round",
    "step",
    "turn",
    "past",
    "lookers",
    "looked",
    "target",
    "pile",
    "scores",
    "sky",
    "hides",
    "picked",
    "flight",
    "deck",
    "hands",
)


def to_json(state: "SnowfallState") -> Json:
    game = state.game
    return {
        "game": game.name,
        "seats": game.seats,
        "options": game.options,
        **{name: copied(getattr(state, name)) for name in FIELDS},
        "rolls": state.coming_rolls(),
        "rng": state.rng.to_json(),
    }


def from_json(game: "Snowfall", position: Any) -> "SnowfallState":
    """The state of a position; raises PositionError, for a position may come from a stranger."""
    if not isinstance(position, dict):
        raise PositionError(f"a position is a JSON object, not {type(position).__name__}")
    for name in (*FIELDS, "rng"):
        if name not in position:
            raise PositionError(f"the position lacks {name}")
    for name, (fits, expected) in checks(game).items():
        if name in position and not fits(position[name]):
            raise PositionError(f"{name} is {expected}, not {position[name]!r}")
    try:
        state = game.state_type(game, rng_from_json(position["rng"]))
    except (TypeError, ValueError) as error:
        raise PositionError(f"rng: {error}") from error
    for name in FIELDS:
        setattr(state, name, copied(position[name]))
    state.feed(position.get("rolls", []))
    problems = invariants(state)
    if problems:
        raise PositionError("; ".join(problems))
    return state


Check = tuple[Callable[[object], bool], str]  # whether a value fits, and what is expected


def checks(game: "Snowfall") -> dict[str, Check]:
    cards, seats = set(game.cards), range(game.seats)
    one_each = f"a list with one entry for each of the {game.seats} seats"
    return {
        "round": (whole_number(range(1, game.rounds + 1)), f"a number from 1 to {game.rounds}"),
        "step": (one_of({"hide", "throw", "catch", "over"}), "hide, throw, catch or over"),
        "turn": (whole_number(seats), "a seat"),
        "target": (whole_number(range(-1, game.seats)), "a seat, or -1"),
        "past": (list_of(one_of(set(SKIES))), "a list of skies"),
        "lookers": (list_of(whole_number(seats)), "a list of seats"),
        "looked": (list_of(whole_number(seats)), "a list of seats"),
        "pile": (list_of(one_of(cards)), "a list of cards"),
        "deck": (list_of(one_of(cards)), "a list of cards"),
        "scores": (list_of(whole_number(range(-99, 1000)), game.seats), one_each),
        "hides": (list_of(one_of({"", *PLACES}), game.seats), one_each),
        "hands": (list_of(list_of(one_of(cards)), game.seats), one_each),
        "sky": (one_of({"", *SKIES}), "a sky"),
        "picked": (one_of({"", "B", "I"}), "B or I, or empty"),
        "flight": (one_of({"", *cards}), "a card, or empty"),
        "rolls": (list_of(lambda roll: isinstance(roll, str)), "a list of results of chance"),
    }


def whole_number(among: range) -> Callable[[object], bool]:
    return lambda value: is_whole(value, among.start, among.stop - 1)


def one_of(known: set[str]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in known


def list_of(fits: Callable[[object], bool], length: int | None = None) -> Callable[[object], bool]:
    return lambda value: (
        isinstance(value, list)
        and (length is None or len(value) == length)
        and all(fits(item) for item in value)
    )


def copied(value: Any) -> Any:  # any plain data
    return [copied(item) for item in value] if isinstance(value, list) else value


def invariants(state: "SnowfallState") -> list[str]:
    """What is impossible in a position: cards lost or doubled, and steps that nothing led to."""
    flight = [state.flight] if state.flight else []
    held = [card for hand in state.hands for card in hand]
    cards = sorted([*held, *state.deck, *state.pile, *flight])
    problems = [] if cards == state.game.cards else [f"the cards are {' '.join(cards)}"]
    flies = state.step == "catch"
    if flies != bool(state.flight) or flies != (state.target >= 0):
        problems.append("a card is in flight at somebody while that player may catch it")
    if (state.step == "over") != (state.sky == ""):
        problems.append("there is a sky until the game is over")
    if state.step in ("throw", "catch") and "" in state.hides:
        problems.append("all have hidden before anybody throws")
    if state.step == "hide" and [place != "" for place in state.hides] != [
        seat < state.turn for seat in range(state.game.seats)
    ]:
        problems.append("the seats hide in their order")
    if any(state.past.count(sky) > SKIES.count(sky) for sky in SKIES):
        problems.append("there are two of each sky")
    return problems
