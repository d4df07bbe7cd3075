"""The peers: OpenSpiel (C++), RLCard and Catanatron (Python).

They have no type stubs, hence the Any.
"""

import importlib
from functools import partial
from itertools import count, cycle, islice, repeat
from random import Random
from typing import Any

from measure import Run, Subject

ITERATIONS = 1000
DEALS = 5
COUNTED_GAMES = 2000
SEATS = 2  # of Catanatron, which is fastest so
PLY = 10  # at which it is copied: both have settled, as after a deal
EXPLORATION = 1.4  # OpenSpiel's rewards and formula; it hardly touches the speed


def subjects() -> list[Subject]:
    found: list[Subject] = []
    for name in ("hearts", "euchre"):
        found += [
            Subject(f"{name} API", "decisions", partial(games_by_ply, name, counts_chance=False)),
            Subject(
                f"{name} API, all plies", "plies", partial(games_by_ply, name, counts_chance=True)
            ),
            Subject(f"{name} C++ rollouts", "decisions", partial(rollouts, name)),
            Subject(f"{name} clone", "clones", partial(clones, name)),
            Subject(f"{name} resample", "worlds", partial(resamples, name)),
            Subject(f"{name} C++ IS-MCTS", "iterations", partial(searches, name)),
        ]
    return [
        *found,
        Subject("bridge game", "plies", bridge_games),
        Subject("bridge environment", "plies", bridge_environment),
        Subject("catanatron API", "actions", catanatron_games),
        Subject("catanatron clone", "clones", catanatron_clones),
    ]


def games_by_ply(name: str, counts_chance: bool) -> list[Run]:
    """Random games driven from Python, in the fastest way: all chance is in the deal."""
    game = open_spiel().load_game(name)
    random = Random(1).random

    def run(n: int) -> int:
        decisions = chances = 0
        for _ in repeat(None, n):
            state = game.new_initial_state()
            while state.is_chance_node():
                outcomes = state.chance_outcomes()  # all as likely: checked in `dealt`
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
                chances += 1
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions + chances if counts_chance else decisions

    return [run]


def rollouts(name: str) -> list[Run]:
    """Random games from the first decision inside OpenSpiel's own loop, without the deal.

    Python cannot call the evaluator of 2.0.2 itself, but a search of one iteration calls it once,
    with as many rollouts as it was made for.
    """
    spiel = open_spiel()
    game = spiel.load_game(name)
    state = dealt(name)[0]
    length = mean_length(state)

    def run(n: int) -> int:
        evaluator = spiel.RandomRolloutEvaluator(n, 1)
        bot = spiel.MCTSBot(game, evaluator, EXPLORATION, 1, 100, False, 1, False)
        bot.mcts_search(state)
        return round(n * length)

    return [run]


def mean_length(start: Any) -> float:
    """How many decisions a random game has from here."""
    random = Random(1)
    plies = 0
    for _ in range(COUNTED_GAMES):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                raise RuntimeError("chance after the deal")
            state.apply_action(random.choice(state.legal_actions()))
            plies += 1
    return plies / COUNTED_GAMES


def clones(name: str) -> list[Run]:
    return [partial(clone_often, state) for state in dealt(name)]


def clone_often(state: Any, n: int) -> int:
    clone = state.clone
    for _ in repeat(None, n):
        clone()
    return n


def resamples(name: str) -> list[Run]:
    return [partial(resample_often, state) for state in dealt(name)]


def resample_often(state: Any, n: int) -> int:
    resample, seat, random = state.resample_from_infostate, state.current_player(), Random(1).random
    for _ in repeat(None, n):
        resample(seat, random)
    return n


def searches(name: str) -> list[Run]:
    """Moves of 1,000 iterations from the first decision, a rollout each, every time a new world."""
    spiel = open_spiel()
    evaluator = spiel.RandomRolloutEvaluator(1, 1)
    bot = spiel.ISMCTSBot(1, evaluator, EXPLORATION, ITERATIONS)
    states = cycle(dealt(name))

    def run(n: int) -> int:
        for state in islice(states, n):
            bot.step(state)
        return n * ITERATIONS

    return [run]


def dealt(name: str) -> list[Any]:
    """Positions at the first decision, in which there is a choice."""
    game = open_spiel().load_game(name)
    random = Random(1)
    found: list[Any] = []
    while len(found) < DEALS:
        state = game.new_initial_state()
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            if max(chances) - min(chances) > 1e-9:
                raise RuntimeError(f"the deal of {name} is not uniform")
            state.apply_action(random.choice(actions))
        if len(state.legal_actions()) > 1:
            found.append(state)
    return found


def bridge_games() -> list[Run]:
    """RLCard's rules engine alone, without the observations its environment makes."""
    game = importlib.import_module("rlcard.games.bridge.game").BridgeGame()
    random = Random(1).random

    def run(n: int) -> int:
        plies = 0
        for _ in repeat(None, n):
            game.init_game()
            while not game.is_over():
                actions = game.judger.get_legal_actions()
                game.step(actions[int(random() * len(actions))])
                plies += 1
        return plies

    return [run]


def bridge_environment() -> list[Run]:
    environment = importlib.import_module("rlcard").make("bridge", config={"seed": 1})
    random = Random(1).random

    def run(n: int) -> int:
        plies = 0
        for _ in repeat(None, n):
            state, _seat = environment.reset()
            while not environment.is_over():
                actions = list(state["legal_actions"])
                state, _seat = environment.step(actions[int(random() * len(actions))])
                plies += 1
        return plies

    return [run]


def catanatron_games() -> list[Run]:
    """Random games driven from Python, in the fastest way: no player is asked, nothing checked.

    The board is made in the time, as ours is; a game ends as Catanatron's own loop ends it.
    """
    limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
    random, seeds = Random(1).random, count(1)

    def run(n: int) -> int:
        done = 0
        for _ in repeat(None, n):
            game = new_catanatron(next(seeds))
            state, execute, winner = game.state, game.execute, game.winning_color
            while winner() is None and state.num_turns < limit:
                actions = state.playable_actions
                execute(actions[int(random() * len(actions))], False)
                done += 1
        return done

    return [run]


def catanatron_clones() -> list[Run]:
    cases: list[Run] = []
    for seed in range(1, DEALS + 1):
        game = new_catanatron(seed)
        for _ in range(PLY):
            game.play_tick()
        cases.append(partial(copy_often, game))
    return cases


def copy_often(game: Any, n: int) -> int:
    copy = game.copy
    for _ in repeat(None, n):
        copy()
    return n


def new_catanatron(seed: int) -> Any:
    """A new game; a seed of 0 would be none."""
    package = importlib.import_module("catanatron")
    colors = islice(package.Color, SEATS)
    return package.Game([package.RandomPlayer(color) for color in colors], seed=seed)


def open_spiel() -> Any:
    return importlib.import_module("pyspiel")
