"""Laws 1 to 5 and 7 on random games of every game there is, over many option sets."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hoarfrost.core import game as core_game
from hoarfrost.core.comparing import play_digests, without_chance
from hoarfrost.core.game import Game
from hoarfrost.core.kit import LawCase
from hoarfrost.core.laws import check_game, fuzz
from hoarfrost.core.match import Match
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.registry import game_names, load_game
from tests.laws.option_sets import CASE_IDS, CASES, TRIALS

ROOT = Path(__file__).parents[2]
TWIN_PLIES = 300
# A share of the actions is enough for every day; uncompiled a little of it, in a sixth of the
# cases. `make laws` runs all.
IS_COMPILED = not str(core_game.__file__).endswith(".py")
RUNS_ALL = os.environ.get("HOARFROST_LAWS") == "all"
UNCOMPILED = 12  # one in so many
EXAMPLES = 25 if RUNS_ALL else 10 if IS_COMPILED else 2
EVERY = 1 if IS_COMPILED or RUNS_ALL else 6


def game_of_case(name: str, case: LawCase) -> Game:
    return load_game(name, case.seats, **case.options)


each_case = pytest.mark.parametrize(("name", "case"), CASES[::EVERY], ids=CASE_IDS[::EVERY])


@each_case
def test_random_games_keep_the_laws(name: str, case: LawCase) -> None:
    trials = TRIALS[name]
    share = 1 if RUNS_ALL else trials.share * (1 if IS_COMPILED else UNCOMPILED)
    plies = trials.plies // share // len(trials.cases) + 1
    report = fuzz([game_of_case(name, case)], plies, "laws", rate=trials.rate)
    assert report.plies >= plies
    assert all(report.checks[law] > 0 for law in (1, 2, 3, 4, 5, 7))


@each_case
def test_a_record_replays_to_the_same_end(name: str, case: LawCase) -> None:
    match = random_match(name, case)
    again = Match.from_record(match.record())
    assert without_chance(again.state.to_json()) == without_chance(match.state.to_json())
    assert again.record() == match.record()


def random_match(name: str, case: LawCase) -> Match:
    """A match to the end, with every move made by its text, side moves too."""
    match = Match(game_of_case(name, case), seed="record")
    rng = rng_from_seed("record")
    while match.legal_moves:
        moves = [(match.state.current_player(), move) for move in match.legal_moves]
        for seat in range(match.game.num_players()):
            moves += [(seat, move) for move in match.side_moves(seat)]
        seat, move = moves[rng.below(len(moves))]
        match.push(move, seat)
    return match


@pytest.mark.parametrize("name", TRIALS)
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_chosen_games_keep_the_laws(name: str, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(TRIALS[name].cases), label="case")
    seed = data.draw(st.integers(0, 2**32 - 1), label="seed")
    answers = data.draw(st.lists(st.integers(0, 60), max_size=60), label="answers")

    def choose(count: int) -> int:
        return answers.pop() % count if answers else 0

    check_game(game_of_case(name, case), seed, rate=0.1, choose=choose)


@pytest.mark.parametrize("name", TRIALS)
def test_another_process_with_the_plain_sources_plays_the_same_states(name: str) -> None:
    """If this process runs the compiled package, this compares compiled and uncompiled."""
    case = TRIALS[name].cases[-1]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    twin = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.laws.digests",
            name,
            str(case.seats),
            json.dumps(case.options),
            "7",
            str(TWIN_PLIES),
        ],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert twin.stdout.split() == play_digests(game_of_case(name, case), "7", TWIN_PLIES)


def test_every_registered_game_is_under_the_laws() -> None:
    assert all(TRIALS[name].cases for name in game_names())
