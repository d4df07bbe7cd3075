"""Snowfall with its options: makes states."""

from collections.abc import Mapping, Sequence

from hoarfrost.core.game import Game
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Tape
from snowfall.engine.state import SnowfallState
from snowfall.engine.things import BALLS, ICICLE, MITTEN, WORDS
from snowfall.files import positions
from snowfall.files.samples import sample
from snowfall.options import OPTIONS

RULES_VERSION = "1"
LEAST_SEATS = 3
ACTIONS_PER_SEAT = 4  # in a round: hide, a throw of two steps, catch


class Snowfall(Game):
    def __init__(
        self,
        options: Mapping[str, object],
        seats: int = LEAST_SEATS,
        state_type: type[SnowfallState] = SnowfallState,
    ) -> None:
        super().__init__("snowfall", RULES_VERSION, OPTIONS.resolve(options), seats)
        self.state_type = state_type  # tests give one that does something wrong
        numbers: dict[str, int] = self.options
        self.rounds, self.hand = numbers["rounds"], numbers["hand"]
        self.mittens = numbers["mittens"]
        self.cards = sorted(
            [
                *BALLS * numbers["balls"],
                *[ICICLE] * numbers["icicles"],
                *[MITTEN] * self.mittens,
            ]
        )

    def num_distinct_actions(self) -> int:
        return len(WORDS)

    def max_game_length(self) -> int:
        one_look_each = self.seats
        return ACTIONS_PER_SEAT * self.seats * self.rounds + one_look_each

    def deal(self, rng: Rng, rolls: Sequence[str], tape: Tape | None) -> SnowfallState:
        state = self.state_type(self, rng)
        state.tape = tape
        state.feed(rolls)
        state.deck = list(self.cards)
        state.draw_cards(self.hand)
        state.begin_round()
        state.tape = None
        return state

    def from_json(self, position: Json) -> SnowfallState:
        return positions.from_json(self, position)

    def sample(self, view: Json, rng: Rng) -> SnowfallState:
        return sample(self, view, rng)


def make_game(options: Mapping[str, object], seats: int) -> Snowfall:
    return Snowfall(options, seats)
