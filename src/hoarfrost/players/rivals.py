"""A game's own habit against a few other moves, its rivals, all tried in the same worlds.

Where dice weigh more than moves, a tree learns little, and a game that knows a sensible move is
better than what a tree finds in a second. So each rival is tried in the same worlds as the habit,
with the same chance to come, and only its lead counts: most of what the dice do cancels out. A
rival that falls behind is dropped, and the habit stays unless a rival leads beyond doubt. After
Tesauro and Galperin, "On-line policy improvement using Monte-Carlo search" (1996).
"""

from math import sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.game import State
from hoarfrost.core.player import Analysis, JudgedMove
from hoarfrost.core.rng import Rng

NO_LIMIT: Final = 0.0
SAME_SO_FAR: Final = 4  # worlds without any difference, after which a rival is dropped
FIRST_WORLDS: Final = 10  # before any other rival is dropped
WORTH_A_LOOK: Final = 0.004  # a lead, in chances to win, below which nobody need ask on
DOUBT: Final = 1.7  # standard errors by which a rival must lead


class Rival:
    """A move beside the habit: by how much it led in so many worlds."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.worlds: i64 = 0
        self.lead: float = 0.0
        self.squares: float = 0.0

    def add(self, lead: float) -> None:
        self.worlds += 1
        self.lead += lead
        self.squares += lead * lead

    def mean_lead(self) -> float:
        return self.lead / float(self.worlds)

    def error(self) -> float:
        """The standard error of the lead."""
        n = float(self.worlds)
        if n < 2.0:
            return 1.0
        spread = max(0.0, self.squares / n - (self.lead / n) ** 2)
        return sqrt(spread / (n - 1.0))

    def has_hope(self) -> bool:
        if self.worlds < FIRST_WORLDS:
            return self.worlds < SAME_SO_FAR or self.squares > 0.0
        return self.mean_lead() + self.error() > WORTH_A_LOOK

    def leads(self) -> bool:
        return self.mean_lead() > DOUBT * self.error()


class Contest:
    """The habit of a seat and its rivals, in one world after the other."""

    def __init__(self, state: State, seat: int, habit: int, rng: Rng, horizon: int) -> None:
        self.state: State = state
        self.seat: int = seat
        self.rng: Rng = rng
        self.horizon: int = horizon
        self.habit: Rival = Rival(habit)
        self.value: float = 0.0  # of the habit, in all worlds together
        self.rivals: list[Rival] = [
            Rival(action) for action in state.candidates() if action != habit
        ]
        self.dropped: list[Rival] = []
        self.spoken_of: i64 = habit  # never dropped
        self.tries: i64 = 0

    def speak_of(self, action: int) -> None:
        """Have a move among the rivals, and never drop it: somebody wants to know its worth."""
        self.spoken_of = action
        if action not in [int(rival.action) for rival in [self.habit, *self.rivals]]:
            self.rivals.append(Rival(action))

    def run(self, iterations: i64, time_limit: float) -> None:
        """Try moves until no rival has hope, or so many were tried, or the time is up."""
        deadline = monotonic() + time_limit
        while self.habit.worlds == 0 or (len(self.rivals) > 0 and self.tries < iterations):
            self.try_all_in(self.state.resample(self.seat, self.rng))
            self.drop()
            if time_limit > NO_LIMIT and monotonic() >= deadline:
                return

    def try_all_in(self, world: State) -> None:
        habit = self.value_of(self.habit.action, world)
        self.value += habit
        self.habit.add(0.0)
        for rival in self.rivals:
            rival.add(self.value_of(rival.action, world) - habit)

    def value_of(self, action: i64, world: State) -> float:
        copy = world.clone()
        copy.apply_action(action)
        copy.roll_out(self.rng, self.horizon, self.state)
        self.tries += 1
        return copy.estimate(self.seat)

    def drop(self) -> None:
        self.dropped += [rival for rival in self.rivals if not self.stays(rival)]
        self.rivals = [rival for rival in self.rivals if self.stays(rival)]

    def stays(self, rival: Rival) -> bool:
        return rival.action == self.spoken_of or rival.has_hope()

    def analysis(self) -> Analysis:
        """The habit or the rival that leads beyond doubt, then the others by what they promise."""
        best = self.habit
        for rival in self.rivals:
            if rival.leads() and rival.mean_lead() > best.mean_lead():
                best = rival
        others = [self.habit, *self.rivals, *self.dropped]
        moves = [self.judged(rival) for rival in others if rival is not best]
        moves.sort(key=promise)
        return Analysis(int(best.action), [self.judged(best), *moves], int(self.tries))

    def judged(self, rival: Rival) -> JudgedMove:
        """By its lead: those that were dropped early have seen fewer worlds than the habit."""
        win = self.value / float(self.habit.worlds) + rival.mean_lead()
        return JudgedMove(int(rival.action), int(rival.worlds), min(1.0, max(0.0, win)))


def promise(move: JudgedMove) -> tuple[float, int]:
    return -move.win_rate, move.action
