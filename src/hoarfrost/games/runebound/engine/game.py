"""The game of Runebound with its options chosen: the set-up, and positions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hoarfrost.core.game import Game, State
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Tape
from hoarfrost.games.runebound.engine.content import Content
from hoarfrost.games.runebound.engine.procedure import run
from hoarfrost.games.runebound.engine.realm import Rules
from hoarfrost.games.runebound.engine.setting_up import set_up
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import ACTIONS
from hoarfrost.games.runebound.files.position import read_position
from hoarfrost.games.runebound.files.sample import sample_view
from hoarfrost.games.runebound.options import chosen_content, rules_of

RULES_VERSION: Final = "1"
ACTIONS_OF_A_TURN: Final = 2_000  # more than twenty rounds of a fight, and a market
TURNS_WITHOUT_LIMIT: Final = 5_000
HORIZON: Final = 300  # actions, more than a round of six takes


@mypyc_attr(allow_interpreted_subclasses=True)  # games may begin elsewhere
class RuneboundGame(Game):
    def __init__(self, options: Mapping[str, object], seats: int) -> None:
        chosen = chosen_content(options, seats)
        super().__init__("runebound", RULES_VERSION, chosen.options, seats)
        self.content: Content = chosen.content
        self.rules: Rules = rules_of(chosen.options, seats)

    def num_distinct_actions(self) -> int:
        return ACTIONS

    def max_game_length(self) -> int:
        turns = int(self.rules.last_turn) or TURNS_WITHOUT_LIMIT
        return 2 * self.seats + turns * self.seats * ACTIONS_OF_A_TURN

    def horizon(self) -> int:
        return HORIZON

    def deal(self, rng: Rng, rolls: Sequence[str] = (), tape: Tape | None = None) -> RuneboundState:
        state = RuneboundState(self, rng)
        state.tape = tape
        state.feed(rolls)
        set_up(state, self.seats)
        run(state)
        return state

    def from_json(self, position: Any) -> State:
        return read_position(self, position)

    def sample(self, view: Any, rng: Rng) -> State:
        return sample_view(self, view, rng)


def make_game(options: Mapping[str, object], seats: int) -> RuneboundGame:
    return RuneboundGame(options, seats)
