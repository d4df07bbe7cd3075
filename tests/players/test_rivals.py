"""A game's own habit against other moves, in races small enough to know the answer."""

import pytest

from hoarfrost.core.game import State
from hoarfrost.core.rng import Rng, rng_from_seed
from hoarfrost.players.reviewing import Decision, judge
from hoarfrost.players.rivals import FIRST_WORLDS, SAME_SO_FAR, Rival
from hoarfrost.players.search import Search
from tests.players.race import HORIZON, Race, RaceState

ONE, TWO = 0, 1


class Dicey(RaceState):
    """A race of one action each, in which dice carry both seats much farther than steps do."""

    habitual = ONE
    gain = (0, 3)  # what each action brings besides the dice, in hundredths

    def habit(self) -> int:
        return self.habitual

    def clone(self) -> "Dicey":
        copy = type(self)(self.rng.clone())
        copy.turn, copy.places = self.turn, list(self.places)
        copy.actions_made = self.actions_made
        return copy

    def apply_action(self, action: int, seat: int = -1) -> None:
        self.actions_made[0] += 1
        self.places[self.turn % 2] += self.gain[action] + self.rng.below(40)
        self.turn += 1

    def roll_out(self, rng: Rng, horizon: int, start: State) -> int:
        return 0

    def estimate(self, seat: int) -> float:
        return self.places[seat] / 100


class Content(Dicey):
    habitual = TWO


class Even(Dicey):
    gain = (0, 0)


class Unsure(Even):
    """Both steps are as good, and what the dice do to one says nothing of the other."""

    def apply_action(self, action: int, seat: int = -1) -> None:
        if action == TWO:
            self.rng.below(40)
        super().apply_action(action)


def analyse(state: RaceState, iterations: int = 100, limit: float = 0.0) -> list[int]:
    """What it would do, how much it tried."""
    player = Search(iterations, rng_from_seed(1), limit, horizon=HORIZON)
    found = player.analyse(state, 0)
    assert found.best == found.moves[0].action
    assert found.iterations == state.actions_made[0] == sum(move.visits for move in found.moves)
    return [found.best, found.iterations]


def test_a_small_lead_is_seen_through_large_dice_because_both_have_the_same() -> None:
    best, _ = analyse(Dicey(rng_from_seed(1)))
    assert best == TWO


def test_a_habit_that_is_best_stays_and_is_soon_sure_of_it() -> None:
    best, tries = analyse(Content(rng_from_seed(1)), iterations=1000)
    assert best == TWO
    assert tries == 2 * FIRST_WORLDS


def test_a_rival_that_makes_no_difference_is_dropped_at_once() -> None:
    best, tries = analyse(Even(rng_from_seed(1)), iterations=1000)
    assert best == ONE
    assert tries == 2 * SAME_SO_FAR


def test_the_habit_stays_while_there_is_doubt() -> None:
    kept = [analyse(Unsure(rng_from_seed(seed)), 60)[0] == ONE for seed in range(20)]
    assert sum(kept) >= 17


def test_the_iterations_and_the_time_end_a_contest() -> None:
    assert analyse(Dicey(rng_from_seed(1)), iterations=7)[1] == 8  # a world is never left half-way
    assert analyse(Dicey(rng_from_seed(1)), iterations=10**9, limit=0.001)[1] < 10**6


def test_the_position_itself_stays_as_it_was() -> None:
    state = Dicey(rng_from_seed(1))
    before = state.to_json()
    analyse(state)
    assert state.to_json() == before


def test_the_error_of_a_lead_falls_with_the_worlds() -> None:
    rival = Rival(ONE)
    errors = []
    for world in range(20):
        rival.add(0.1 * (world % 2))
        errors.append(rival.error())
    assert errors[0] == 1.0
    assert errors[3] > errors[9] > errors[19] > 0
    assert rival.mean_lead() > 0.04


@pytest.mark.parametrize("kind", [Dicey, Content])
def test_a_decision_is_judged_in_the_same_worlds_as_the_best(kind: type[Dicey]) -> None:
    """Whether it was the habit or against it."""
    state = kind(rng_from_seed(1))
    poor = judge(Race(), Decision(0, state, "one", ONE), 0, 60)
    assert poor.better == "two"
    assert poor.cost == pytest.approx(0.03)
    good = judge(Race(), Decision(0, state, "two", TWO), 0, 60)
    assert good.better == ""
    assert good.cost == 0


def test_a_decision_that_no_search_would_look_at_is_judged_too() -> None:
    class Narrow(Content):
        def candidates(self) -> list[int]:
            return [TWO]

    poor = judge(Race(), Decision(0, Narrow(rng_from_seed(1)), "one", ONE), 0, 60)
    assert poor.better == "two"
    assert poor.cost == pytest.approx(0.03)
