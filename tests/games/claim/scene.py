"""A small language for rule tests: set a scene, act, look.

    state = scene(phase=2, hand=["GO4 DW1", "GO9 UD2"])
    play(state, "GO4", "GO9")
    assert score(state, 1) == cards("GO4 GO9")

Cards are written in one text, seats in a pair of texts. Seat 0 leads unless the scene says
otherwise.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import hoarfrost
from hoarfrost.core.errors import Reason
from hoarfrost.core.game import State
from hoarfrost.core.moves import read_move
from hoarfrost.core.plain import Json
from hoarfrost.core.tape import Event, Tape, Values
from hoarfrost.games.claim.files.fields import DEFAULTS

EDITION_OPTIONS = frozenset(
    [
        "edition",
        "win",
        "phase1_end",
        "fire_elementals",
        "poisoner",
        "cloak",
        "dagger",
        "dice",
        "frostbeast",
        "mix",
        "toxics",
    ]
)
LISTS = frozenset(
    [
        "deck",
        "undrawn",
        "prizes",
        "discard",
        "out",
        "camp",
        "locations",
        "numbers",
        "rolls",
        "spent",
    ]
)
PAIRS = frozenset(
    ["hand", "followers", "score", "row", "artifacts", "shown", "spied", "absent", "forced"]
)
DECK_FILLER = "GO6 GO7 GO8 GO9 DW6 DW7 DW8 DW9 GO0a GO0b GO0c GO0d"
SPARE = "KN2 KN3 KN4 KN5 GO0d GO0e"


@cache
def game_with(**options: Any) -> hoarfrost.Game:
    return hoarfrost.load_game("claim", **options)


# Setting the scene ------------------------------------------------------------------------------


def scene(**fields: Any) -> State:
    """A position with just the cards that matter; edition options may stand among the fields."""
    options = {name: value for name, value in fields.items() if name in EDITION_OPTIONS}
    position = {name: in_lists(name, fields[name]) for name in fields if name not in options}
    if "mix" in options:
        position["options"] = {"mix": options["mix"]}
    return game_with(**options).from_json({"unchecked": True, **position})


def in_lists(name: str, value: Any) -> Any:
    if name in LISTS and isinstance(value, str):
        return value.split()
    if name in PAIRS:
        return [seat.split() if isinstance(seat, str) else seat for seat in value]
    return value


def trick(phase: int, lead: str, second: str, **fields: Any) -> State:
    """Seat 0 has led, seat 1 has answered; both hold a spare card, so that the game goes on."""
    used = cards(f"{lead} {second}") | cards(*texts_of(fields))
    spare = [card for card in SPARE.split() if card not in used and card[:2] != lead[:2]]
    hands = [f"{lead} {spare[0]}", f"{second} {spare[1]}"]
    if phase == 1 and "deck" not in fields:
        fields["deck"] = " ".join(card for card in DECK_FILLER.split() if card not in used)
    state = scene(phase=phase, hand=hands, **fields)
    play(state, lead, second)
    return state


def at_the_end(score: list[str], **fields: Any) -> State:
    """Play is over, and these are the score piles before the steps of the end."""
    return scene(phase=2, trickNo=14, step="end", score=score, **fields)


def texts_of(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for item in value.values() for text in texts_of(item)]
    if isinstance(value, list):
        return [text for item in value for text in texts_of(item)]
    return []


# Acting -----------------------------------------------------------------------------------------


def act(state: State, *moves: str) -> None:
    """Make these moves of whoever is asked, and nothing else."""
    for text in moves:
        seat = asked(state)
        reading = read_move(state, text, seat)
        assert reading.is_whole(), f"{text} by seat {seat} at {step(state)}: {state.why_not(text)}"
        for action in reading.actions:
            state.apply_action(action, seat)


def play(state: State, *moves: str) -> None:
    """Make these moves; whoever can only pass does so by itself before and after each."""
    pass_if_forced(state)
    for text in moves:
        act(state, text)
        pass_if_forced(state)


def told(state: State, *moves: str) -> list[Event]:
    """Make these moves and listen: the events that they tell."""
    tape = Tape()
    state.tape = tape
    act(state, *moves)
    state.tape = None
    return tape.events


def pass_if_forced(state: State) -> None:
    while legal(state) == {"pass"}:
        act(state, "pass")


def pass_all(state: State) -> None:
    """Nobody plays any further artifact in this window and those that follow it."""
    while "pass" in legal(state):
        act(state, "pass")


# Looking ----------------------------------------------------------------------------------------


def cards(*texts: str) -> set[str]:
    return {card for text in texts for card in text.split()}


def legal(state: State) -> set[str]:
    """What the asked seat may answer; of a compound move the next step."""
    return {state.action_to_string(action) for action in state.legal_actions()}


def all_fields(state: State) -> Json:
    return {**DEFAULTS, **state.to_json()}


def field(state: State, name: str) -> Any:
    return state.to_json().get(name, DEFAULTS[name])


def seen(state: State, viewer: int | None, name: str) -> Any:
    """A field as a seat or a spectator sees it."""
    return state.view(viewer).get(name, DEFAULTS[name])


def hand(state: State, seat: int) -> set[str]:
    return set(field(state, "hand")[seat])


def followers(state: State, seat: int) -> set[str]:
    return set(field(state, "followers")[seat])


def score(state: State, seat: int) -> set[str]:
    return set(field(state, "score")[seat])


def row(state: State, seat: int) -> set[str]:
    return set(field(state, "row")[seat])


def discard(state: State) -> list[str]:
    return list(field(state, "discard"))


def camp(state: State) -> set[str]:
    return set(field(state, "camp"))


def out(state: State) -> set[str]:
    return set(field(state, "out"))


def on_table(state: State) -> dict[str, str]:
    """The cards on the table by `lead` and `second`."""
    return {place: played["card"] for place, played in field(state, "table").items() if played}


def leader(state: State) -> int:
    return int(field(state, "leader"))


def asked(state: State) -> int:
    return int(state.current_player())


def step(state: State) -> str:
    return str(field(state, "step"))


def trick_no(state: State) -> int:
    return int(field(state, "trickNo"))


def loss_streak(state: State) -> list[int]:
    return list(field(state, "lossStreak"))


def result(state: State) -> Json:
    ended = state.result()
    assert ended is not None, f"the game is not over: {state}"
    return ended


def votes(state: State) -> dict[str, int | None]:
    rows = result(state)["factions"]
    return {row["faction"]: None if row["vote"] == "none" else row["vote"] for row in rows}


def why(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The code and the rule that stand against a move; asking changes nothing."""
    before = str(state)
    reasons: list[Reason] = state.why_not(text, seat)
    assert reasons, f"{text} is legal: {state}"
    assert str(state) == before
    return reasons[0].code, reasons[0].rule


def code(state: State, text: str, seat: int | None = None) -> str:
    return why(state, text, seat)[0]


def read(events: Iterable[Event], kind: str, viewer: int | None) -> list[Values]:
    """The events of a kind as a seat or a spectator reads them in the log."""
    return [event.seen_by(viewer) for event in events if event.kind == kind]


def strings(value: object) -> Iterable[str]:
    """Every text in plain data, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from strings(key)
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
