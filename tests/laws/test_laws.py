"""Laws 1 to 5 on random games of every game there is, over many option sets."""

import json
import os
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hoarfrost.core.game import Json
from hoarfrost.core.laws import check_game, fuzz, play_digests, without_chance
from hoarfrost.core.match import Match
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.registry import game_names
from tests.laws.option_sets import (
    CASE_IDS,
    CASES,
    EDITION_OPTIONS,
    EDITIONS,
    LOCATIONS,
    OPTION_SETS,
    PAIRS,
    PLIES,
    RATES,
    TENS,
    game_of,
)

ROOT = Path(__file__).parents[2]
TWIN_PLIES = 300

each_case = pytest.mark.parametrize(("name", "options"), CASES, ids=CASE_IDS)


@each_case
def test_random_games_keep_the_laws(name: str, options: Json) -> None:
    plies = PLIES[name] // len(OPTION_SETS[name]) + 1
    report = fuzz([game_of(name, **options)], plies, "laws", rate=RATES[name])
    assert report.plies >= plies
    assert all(report.checks[law] > 0 for law in (1, 2, 3, 4, 5))


@each_case
def test_a_record_replays_to_the_same_end(name: str, options: Json) -> None:
    match = random_match(name, options)
    again = Match.from_record(match.record(), game_of)
    assert without_chance(again.state.to_json()) == without_chance(match.state.to_json())
    assert again.record() == match.record()


def random_match(name: str, options: Json) -> Match:
    """A match to the end, with every move made by its text, side moves too."""
    match = Match(game_of(name, **options), seed="record")
    rng = rng_from_seed("record")
    while match.legal_moves:
        moves = [(match.state.current_player(), move) for move in match.legal_moves]
        for seat in range(match.game.num_players()):
            moves += [(seat, move) for move in match.side_moves(seat)]
        seat, move = moves[rng.below(len(moves))]
        match.push(move, seat)
    return match


@pytest.mark.parametrize("name", OPTION_SETS)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_chosen_games_keep_the_laws(name: str, data: st.DataObject) -> None:
    options = data.draw(st.sampled_from(OPTION_SETS[name]), label="options")
    seed = data.draw(st.integers(0, 2**32 - 1), label="seed")
    answers = data.draw(st.lists(st.integers(0, 60), max_size=60), label="answers")

    def choose(count: int) -> int:
        return answers.pop() % count if answers else 0

    check_game(game_of(name, **options), seed, rate=0.1, choose=choose)


@pytest.mark.parametrize("name", OPTION_SETS)
def test_another_process_with_the_plain_sources_plays_the_same_states(name: str) -> None:
    """If this process runs the compiled package, this compares compiled and uncompiled."""
    options = OPTION_SETS[name][-1]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    twin = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.laws.digests",
            name,
            json.dumps(options),
            "7",
            str(TWIN_PLIES),
        ],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert twin.stdout.split() == play_digests(game_of(name, **options), "7", TWIN_PLIES)


def test_every_registered_game_is_under_the_laws() -> None:
    assert set(game_names()) <= set(OPTION_SETS)


def test_the_sets_of_claim_hold_every_faction_location_and_edition_option() -> None:
    sets = OPTION_SETS["claim"]
    assert len(sets) >= 60
    resolved = [game_of("claim", **options).options for options in sets]
    factions = {faction for options in resolved for faction in options["mix"]}
    assert factions == {*chain(*PAIRS), *TENS}
    locations = {str(options["locations"]) for options in resolved}
    assert {"none", "setting", "building", "both"} <= locations
    assert all(any(name in found for found in locations) for name in LOCATIONS)
    assert {options["edition"] for options in resolved} == set(EDITIONS)
    assert {options["artifacts"] for options in resolved} == {True, False}
    for option, (standard, other, _) in EDITION_OPTIONS.items():
        assert {options[option] for options in resolved} == {standard, other}
