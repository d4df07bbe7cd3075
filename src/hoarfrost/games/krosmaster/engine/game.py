"""The game of Krosmaster Arena with its options chosen: the set-up, and positions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoarfrost.core.errors import OptionError
from hoarfrost.core.game import Game, State
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Tape
from hoarfrost.games.krosmaster.engine.arena import Rules
from hoarfrost.games.krosmaster.engine.content import Board, Card, Content, Spell
from hoarfrost.games.krosmaster.engine.setting_up import (
    ask_for_board,
    begin_with_board,
    muster,
)
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.engine.steps import ACTIONS
from hoarfrost.games.krosmaster.files.position import read_position
from hoarfrost.games.krosmaster.files.sample import sample_view
from hoarfrost.games.krosmaster.options import CHOOSE_BOARD, chosen_content, rules_of
from hoarfrost.games.krosmaster.words.message import Message

RULES_VERSION: Final = "1"
SEATS: Final = 2
ACTIONS_OF_A_TURN: Final = 2_000  # more than 24 units with 80 actions each
TURNS_WITHOUT_LIMIT: Final = 5_000
SET_UP_ACTIONS: Final = 40
HORIZON: Final = 60
CURIOSITY: Final = 0.15  # estimates after a turn or two differ by little


class KrosmasterGame(Game):
    def __init__(self, options: Mapping[str, object]) -> None:
        chosen = chosen_content(options)
        super().__init__("krosmaster", RULES_VERSION, chosen.options, SEATS)
        self.content: Content = chosen.content
        self.teams: list[list[Card]] = chosen.teams
        self.rules: Rules = rules_of(chosen.options)
        self.spellbooks: list[list[Spell]] = spellbooks(self.content, self.rules)
        self.chooses_board: bool = chosen.options["board"] == CHOOSE_BOARD
        self.board: Board = chosen.board

    def num_distinct_actions(self) -> int:
        return ACTIONS

    def max_game_length(self) -> int:
        turns = int(self.rules.last_turn) or TURNS_WITHOUT_LIMIT
        return SET_UP_ACTIONS + turns * ACTIONS_OF_A_TURN

    def horizon(self) -> int:
        return HORIZON

    def exploration(self) -> float:
        return CURIOSITY

    def deal(
        self, rng: Rng, rolls: Sequence[str] = (), tape: Tape | None = None
    ) -> KrosmasterState:
        """Section 5, up to the first decision."""
        if not self.chooses_board and not self.board.edges:
            raise OptionError(
                Message(
                    "The board {board} has no Setup cells, so no game can begin on it: "
                    "choose another board.",
                    board=self.board.id,
                )
            )
        state = KrosmasterState(self, rng)
        state.tape = tape
        state.feed(rolls)
        muster(state, self.teams)
        if self.chooses_board:
            ask_for_board(state)
        else:
            begin_with_board(state, self.board)
        return state

    def from_json(self, position: Any) -> State:
        return read_position(self, position)

    def sample(self, view: Any, rng: Rng) -> State:
        return sample_view(self, view, rng)


def spellbooks(content: Content, rules: Rules) -> list[list[Spell]]:
    """By card: the spells of a unit. Every Krosmaster has Punch and Ice Shove too."""
    shove = content.ice_shove
    if shove.ap != rules.ice_shove_ap or shove.limit != rules.ice_shove_limit:
        shove = with_cost(shove, rules)
    return [
        [*card.spells, content.punch, shove] if card.is_krosmaster else list(card.spells)
        for card in content.cards
    ]


def with_cost(shove: Spell, rules: Rules) -> Spell:
    """Ice Shove with the cost and the limit that the options say."""
    again = Spell(shove.id, shove.kind, rules.ice_shove_ap)
    again.name = shove.name
    again.reach = shove.reach
    again.least = shove.least
    again.most = shove.most
    again.limit = rules.ice_shove_limit
    again.area = shove.area
    for effect in shove.effects:
        again.add_effect(effect)
    return again


def make_game(options: Mapping[str, object], _seats: int = SEATS) -> KrosmasterGame:
    return KrosmasterGame(options)
