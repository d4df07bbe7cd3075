"""Hoarfrost's side of the benchmark: any game, through the public API.

What is used here must also be there in the commits that a run is set beside.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import count, repeat
from random import Random
from typing import Any

from measure import Run, Subject

from hoarfrost import Game, State, load_game
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.players import make_player

POSITIONS = 15
PLY = 10
ITERATIONS = 1000

WHATS = ("play_out", "API", "deal", "clone", "resample", "search")


@dataclass(frozen=True)
class SetUp:
    """A game with options that is measured, under a name."""

    game: str
    name: str
    options: dict[str, Any]
    seats: int | None

    def subjects(self) -> list[str]:
        return [f"{self.game} {self.name} {what}" for what in WHATS]


def set_ups() -> list[SetUp]:
    """Those of every kit."""
    from hoarfrost.registry import kits

    return [
        SetUp(kit.name, name, dict(options), kit.trials.benchmark_seats)
        for kit in kits()
        for name, options in kit.trials.benchmarks.items()
    ]


def subjects(plan: Iterable[SetUp]) -> list[Subject]:
    found: list[Subject] = []
    for set_up in plan:
        name = f"{set_up.game} {set_up.name}"
        found += [
            Subject(f"{name} play_out", "decisions", partial(cases, play_outs, set_up)),
            Subject(f"{name} API", "decisions", partial(cases, games_by_ply, set_up)),
            Subject(f"{name} deal", "deals", partial(cases, deals, set_up)),
            Subject(f"{name} clone", "clones", partial(cases, clones, set_up)),
            Subject(f"{name} resample", "worlds", partial(cases, resamples, set_up)),
            Subject(f"{name} search", "iterations", partial(cases, searches, set_up)),
        ]
    return found


def cases(make: Callable[[Game], list[Run]], set_up: SetUp) -> list[Run]:
    """The game is loaded only here: the commit before may not have had it."""
    return make(load_game(set_up.game, set_up.seats, **set_up.options))


def play_outs(game: Game) -> list[Run]:
    """Random games inside the compiled loop, deal included."""
    rng, seeds = rng_from_seed(1), count()

    def run(n: int) -> int:
        decisions = 0
        for _ in repeat(None, n):
            decisions += int(game.new_initial_state(next(seeds)).play_out(rng))
        return decisions

    return [run]


def games_by_ply(game: Game) -> list[Run]:
    """The same games driven from Python, ply by ply."""
    random, seeds = Random(1).random, count()

    def run(n: int) -> int:
        decisions = 0
        for _ in repeat(None, n):
            state = game.new_initial_state(next(seeds))
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return [run]


def deals(game: Game) -> list[Run]:
    seeds = count()
    return [calls(lambda: game.new_initial_state(next(seeds)))]


def clones(game: Game) -> list[Run]:
    return [calls(state.clone) for state in positions(game)]


def resamples(game: Game) -> list[Run]:
    rng = rng_from_seed(1)
    return [
        calls(partial(state.resample, int(state.current_player()), rng))
        for state in positions(game)
    ]


def calls(work: Callable[[], object]) -> Run:
    """The call itself, from Python, is part of what is measured."""

    def run(n: int) -> int:
        for _ in repeat(None, n):
            work()
        return n

    return run


def positions(game: Game) -> list[State]:
    """Random games after their first plies."""
    random = Random(1)
    found: list[State] = []
    for seed in range(POSITIONS):
        state = game.new_initial_state(seed)
        for _ in range(PLY):
            state.apply_action(random.choice(state.legal_actions()))
        found.append(state)
    return found


def searches(game: Game) -> list[Run]:
    """Moves of up to 1,000 iterations from the first decision in which there is a choice.

    The player knows the horizon of the game. It may be sure sooner: what it has done counts.
    """
    player = make_player(f"search:{ITERATIONS}", game, seed=1)
    seeds = count()

    def run(n: int) -> int:
        iterations = 0
        for _ in repeat(None, n):
            state = game.new_initial_state(next(seeds))
            while state.legal_count() == 1:
                state.apply_action(state.nth_legal(0))
            iterations += player.analyse(state, int(state.current_player())).iterations
        return iterations

    return [run]
