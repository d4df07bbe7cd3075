"""Race: a game of thousands of decisions, in which only an estimate can tell who is ahead.

Two seats take turns for 4,000 turns each; one step or two. Whoever is farther at the end has won.
"""

from collections.abc import Sequence
from typing import Any

from hoarfrost.core.errors import Reason
from hoarfrost.core.game import TERMINAL, Game, State
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng, rng_from_json
from hoarfrost.core.tape import Tape

TURNS = 8000
HORIZON = 12
STEPS = ("one", "two")


class RaceState(State):
    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.turn = 0
        self.places = [0, 0]
        self.actions_made = [0]  # of all copies together: what a search has played

    def current_player(self) -> int:
        return TERMINAL if self.is_terminal() else self.turn % 2

    def is_terminal(self) -> bool:
        return self.turn == TURNS

    def legal_actions(self, seat: int = -1) -> list[int]:
        return [] if self.is_terminal() else [0, 1]

    def legal_count(self) -> int:
        return len(self.legal_actions())

    def nth_legal(self, n: int) -> int:
        return self.legal_actions()[n]

    def apply_action(self, action: int, seat: int = -1) -> None:
        self.actions_made[0] += 1
        self.places[self.turn % 2] += action + 1
        self.turn += 1

    def returns(self) -> list[float]:
        if not self.is_terminal() or self.places[0] == self.places[1]:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.places[0] > self.places[1] else [-1.0, 1.0]

    def estimate(self, seat: int) -> float:
        lead = self.places[seat] - self.places[1 - seat]
        return min(1.0, max(0.0, 0.5 + lead / HORIZON))

    def clone(self) -> "RaceState":
        copy = RaceState(self.rng.clone())
        copy.turn, copy.places = self.turn, list(self.places)
        copy.actions_made = self.actions_made
        return copy

    def resample(self, seat: int, rng: Rng) -> "RaceState":
        world = self.clone()
        world.rng = rng.fork()
        return world

    def result(self) -> Json | None:
        return {"places": list(self.places)} if self.is_terminal() else None

    def action_to_string(self, action: int) -> str:
        return STEPS[action]

    def string_to_action(self, text: str, seat: int = -1) -> int:
        return STEPS.index(text)

    def view(self, seat: int | None) -> Json:
        return {"turn": self.turn, "places": list(self.places)}

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        return []

    def to_json(self) -> Json:
        return {**self.view(None), "rng": self.rng.to_json()}

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        return []


class Race(Game):
    def __init__(self) -> None:
        super().__init__("race", "1", {}, seats=2)

    def num_distinct_actions(self) -> int:
        return len(STEPS)

    def max_game_length(self) -> int:
        return TURNS

    def horizon(self) -> int:
        return HORIZON

    def deal(self, rng: Rng, rolls: Sequence[str], tape: Tape | None) -> RaceState:
        return RaceState(rng)

    def from_json(self, position: Any) -> RaceState:
        state = RaceState(rng_from_json(position["rng"]))
        state.turn, state.places = position["turn"], position["places"]
        return state

    def sample(self, view: Any, rng: Rng) -> RaceState:
        return self.from_json({**view, "rng": rng.fork().to_json()})
