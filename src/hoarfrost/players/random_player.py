"""Takes any legal action, each as likely as the others."""

from hoarfrost.core.game import State
from hoarfrost.core.player import Player
from hoarfrost.core.rng import Rng


class RandomPlayer(Player):
    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng

    def choose(self, state: State, seat: int) -> int:
        return int(state.nth_legal(self.rng.below(state.legal_count())))
