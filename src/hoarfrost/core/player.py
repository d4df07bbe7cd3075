"""Who can sit on a seat, and what a player can say about its moves.

A player never gets the true state. Whoever runs a game gives it `state.resample(seat, rng)`: a
random state that its seat cannot tell from the real one. It holds all that the seat knows, no more.
"""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from hoarfrost.core.game import State


class JudgedMove:
    """A legal move and what the player found out about it."""

    def __init__(self, action: int, visits: int, win_rate: float) -> None:
        self.action = action
        self.visits = visits
        self.win_rate = win_rate  # for whoever makes the move: 0 lost, 0.5 drawn, 1 won

    def __repr__(self) -> str:
        return f"JudgedMove({self.action}, visits={self.visits}, win_rate={self.win_rate:.3f})"


class Analysis:
    """The moves a player judged, the best first; a player that only chooses leaves them out."""

    def __init__(self, best: int, moves: list[JudgedMove], iterations: int) -> None:
        self.best = best
        self.moves = moves
        self.iterations = iterations  # how many were done: fewer than asked if the time was up


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """A legal action for the seat, which is the one that is asked. The state is not changed."""

    def analyse(self, state: State, seat: int) -> Analysis:
        """The action it would choose and, if it can tell, how good each of the others is."""
        return Analysis(self.choose(state, seat), [], 0)
