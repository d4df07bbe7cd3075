"""Pebbles: a game of a page for one to six, with as many choices as one likes.

A field of cells. In each round all choose a cell in secret and at once; whoever stands alone on
theirs gets a point. It looks ahead a few rounds only, as long games do.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from hoarfrost.core.errors import IllegalMove, PositionError, Reason
from hoarfrost.core.game import TERMINAL, Game, State
from hoarfrost.core.kit import GameKit, LawCase, Trials
from hoarfrost.core.levels import Level
from hoarfrost.core.messages import Message
from hoarfrost.core.options import Option, OptionList, WholeNumber
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng, rng_from_json
from hoarfrost.core.tape import Tape
from tests.core import coins

WIDTH = 25
OPTIONS = OptionList(
    [
        Option("rounds", WholeNumber(1, 50), 3, Message("rounds")),
        Option("cells", WholeNumber(2, 500), 4, Message("cells")),
    ]
)


class PebblesState(State):
    def __init__(self, game: "Pebbles", rng: Rng) -> None:
        super().__init__(rng)
        self.game = game
        self.round = 0
        self.chosen: list[int] = []  # of the seats that have been asked in this round
        self.shown: list[int] = []  # what all chose in the round before
        self.points = [0] * game.seats

    def current_player(self) -> int:
        return TERMINAL if self.is_terminal() else len(self.chosen)

    def is_terminal(self) -> bool:
        return bool(self.round == self.game.options["rounds"])

    def asked_at_once(self) -> list[int]:
        return [] if self.is_terminal() else [*range(len(self.chosen), self.game.seats)]

    def continues_after(self, action: int, seat: int = -1) -> bool:
        return False

    def legal_actions(self, seat: int = -1) -> list[int]:
        if self.is_terminal() or seat not in (-1, self.current_player()):
            return []
        return [*range(self.game.options["cells"])]

    def legal_count(self) -> int:
        return 0 if self.is_terminal() else int(self.game.options["cells"])

    def nth_legal(self, n: int) -> int:
        return n

    def apply_action(self, action: int, seat: int = -1) -> None:
        if action not in self.legal_actions(seat):
            self.refuse(str(action), seat)
        self.chosen.append(action)
        self.tell("choose", {"seat": len(self.chosen) - 1})
        if len(self.chosen) == self.game.seats:
            for each, cell in enumerate(self.chosen):
                self.points[each] += self.chosen.count(cell) == 1
            self.tell("shown", {"cells": list(self.chosen)})
            self.shown, self.chosen, self.round = self.chosen, [], self.round + 1

    def tell(self, kind: str, values: Json) -> None:
        if self.tape is not None:
            self.tape.tell(kind, f"pebbles.{kind}", values)

    def returns(self) -> list[float]:
        best = max(self.points)
        return [float(self.is_terminal() and points == best) for points in self.points]

    def result(self) -> Json | None:
        return {"points": list(self.points)} if self.is_terminal() else None

    def estimate(self, seat: int) -> float:
        return self.points[seat] / max(1, self.round)

    def clone(self) -> "PebblesState":
        twin = PebblesState(self.game, self.rng.clone())
        twin.round, twin.chosen, twin.points = self.round, self.chosen[:], self.points[:]
        twin.shown = self.shown
        return twin

    def action_to_string(self, action: int) -> str:
        return f"{action % WIDTH},{action // WIDTH}"

    def string_to_action(self, text: str, seat: int = -1) -> int:
        if self.why_not(text, seat):
            self.refuse(text, seat)
        x, y = text.split(",")
        return int(x) + WIDTH * int(y)

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        asked = self.current_player()
        if seat not in (None, -1, asked):
            return [Reason("E_NOT_YOUR_TURN", "pebbles.turn", Message("Wait."))]
        if text in map(self.action_to_string, self.legal_actions()):
            return []
        return [Reason("E_NO_CELL", "pebbles.cells", Message("There is no {cell}.", cell=text))]

    def refuse(self, move: str, seat: int) -> NoReturn:
        raise IllegalMove(move, self.why_not(move, seat), "", seat)

    def view(self, seat: int | None) -> Json:
        return {
            "game": "pebbles",
            "seat": seat,
            "round": self.round,
            "answered": len(self.chosen),
            "own": [cell for n, cell in enumerate(self.chosen) if n == seat],
            "shown": list(self.shown),
            "points": list(self.points),
        }

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        return []

    def resample(self, seat: int, rng: Rng) -> "PebblesState":
        return self.game.sample(self.view(seat), rng)

    def to_json(self) -> Json:
        fields = {"round": self.round, "chosen": self.chosen[:], "points": self.points[:]}
        return {"game": "pebbles", **fields, "shown": self.shown, "rng": self.rng.to_json()}


class Pebbles(Game):
    def __init__(self, options: Json, seats: int) -> None:
        super().__init__("pebbles", "1", OPTIONS.resolve(options), seats)

    def num_distinct_actions(self) -> int:
        return int(self.options["cells"])

    def max_game_length(self) -> int:
        return self.seats * int(self.options["rounds"])

    def horizon(self) -> int:
        return 2 * self.seats

    def deal(self, rng: Rng, rolls: Sequence[str], tape: Tape | None) -> PebblesState:
        return PebblesState(self, rng)

    def from_json(self, position: Any) -> PebblesState:
        if "chosen" not in position:
            raise PositionError("a position of Pebbles says what is chosen")
        state = PebblesState(self, rng_from_json(position["rng"]))
        state.round, state.points = position["round"], list(position["points"])
        state.chosen, state.shown = list(position["chosen"]), list(position["shown"])
        return state

    def sample(self, view: Json, rng: Rng) -> PebblesState:
        state = PebblesState(self, rng.fork())
        state.round, state.points = view["round"], list(view["points"])
        state.shown = list(view["shown"])
        for seat in range(view["answered"]):
            guess = int(rng.below(self.options["cells"]))
            state.chosen.append(view["own"][0] if seat == view["seat"] else guess)
        return state


class PebblesSpeech(coins.CoinsSpeech):
    TITLE = Message("Pebbles")

    def prompt(self, view: Json, seat: int | None) -> Message:
        return Message("Which cell?")

    def label(self, step: str, view: Json, names: Sequence[str] = (), /) -> Message:
        x, y = step.split(",")
        return Message("Go to {x}, {y}", x=x, y=y)

    def target(self, step: str, view: Json) -> Json | None:
        x, y = step.split(",")
        return {"kind": "cell", "x": int(x), "y": int(y)}


def make_game(options: Mapping[str, object], seats: int) -> Pebbles:
    return Pebbles(dict(options), seats)


KIT = GameKit(
    name="pebbles",
    package=__name__,
    least_seats=1,
    most_seats=6,
    options=OPTIONS,
    make_game=make_game,
    speech=PebblesSpeech(),
    levels=[
        Level("snowflake", "random", Message("Plays anywhere.")),
        Level("fox", "search:20", Message("Looks ahead.")),
    ],
    trials=Trials([LawCase({}, 1), LawCase({"cells": 2}, 3), LawCase({}, 6)]),
)
