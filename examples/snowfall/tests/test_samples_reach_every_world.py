"""Samples reach exactly the worlds that a seat cannot tell apart: all of them, and no others.

The worlds are found by playing every course of a small game of Snowfall: every deal, every action,
every result of chance. Nothing of `resample` is used to find them.
"""

import json
from collections import defaultdict
from functools import cache
from typing import ClassVar

import pytest

from hoarfrost.core.comparing import as_sent, canonical
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng, rng_from_seed
from snowfall.engine.game import Snowfall
from snowfall.engine.state import SnowfallState
from snowfall.engine.things import LOOK
from snowfall.files.positions import FIELDS

pytestmark = pytest.mark.compiled
SEATS = range(3)
OPTIONS = {"rounds": 1, "hand": 1, "balls": 1, "icicles": 0, "mittens": 1}
LOOKERS = {0}  # more of them would only make more courses
POSITIONS = 200
DRAWS_A_WORLD = 100  # before we say that a world is not reached

Worlds = dict[tuple[int, str], set[str]]  # seat and its view -> what may be behind it


class Course(SnowfallState):
    """A state whose chance follows a script, and that tells where other results were possible."""

    script: ClassVar[
        list[int]
    ] = []  # the results to take, by number; beyond its end always the first
    choices: ClassVar[list[int]] = []  # how many results there were each time

    def chance(self, results: list[str]) -> str:
        results = sorted(set(results))
        n = len(Course.choices)
        Course.choices.append(len(results))
        return results[Course.script[n] if n < len(Course.script) else 0]


def next_script(script: list[int], choices: list[int]) -> list[int]:
    """The script of the next course, as an odometer counts; [] after the last."""
    script = script + [0] * (len(choices) - len(script))
    while script and script[-1] + 1 == choices[len(script) - 1]:
        script.pop()
    return [*script[:-1], script[-1] + 1] if script else []


def all_deals(game: Snowfall) -> list[SnowfallState]:
    deals: list[SnowfallState] = []
    Course.script = []
    while True:
        Course.choices = []
        deals.append(game.deal(rng_from_seed(0), [], None))
        Course.script = next_script(Course.script, Course.choices)
        if not Course.script:
            return deals


def all_after(state: SnowfallState, action: int, seat: int) -> list[SnowfallState]:
    states: list[SnowfallState] = []
    Course.script = []
    while True:
        Course.choices = []
        after = state.clone()
        after.apply_action(action, seat)
        states.append(after)
        Course.script = next_script(Course.script, Course.choices)
        if not Course.script:
            return states


def world(state: SnowfallState, seat: int) -> str:
    """The position but for its generator and what another is thinking of."""
    position: Json = {name: getattr(state, name) for name in FIELDS}
    if seat != state.current_player():
        position["picked"] = ""
    return canonical(position)


def worlds_by_play(rules: type[Course]) -> Worlds:
    """Every view that any seat can ever have, with all that can be behind it."""
    worlds: Worlds = defaultdict(set)
    seen: set[str] = set()
    waiting = all_deals(Snowfall(OPTIONS, len(SEATS), rules))
    while waiting:
        state = waiting.pop()
        key = canonical(state.to_json())
        if key in seen:
            continue
        seen.add(key)
        for seat in SEATS:
            worlds[seat, as_sent(state.view(seat))].add(world(state, seat))
            if seat == state.current_player() or seat in LOOKERS:
                for action in state.legal_actions(seat):
                    if action != LOOK or seat in LOOKERS:
                        waiting += all_after(state, action, seat)
    return worlds


@cache
def true_worlds() -> Worlds:
    return worlds_by_play(Course)


def some_views(worlds: Worlds, count: int) -> list[tuple[int, str]]:
    """Views that leave something open, as many of each step, taken by a fixed generator."""
    by_step: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for key in sorted(key for key, behind in worlds.items() if len(behind) > 1):
        by_step[json.loads(key[1])["step"]].append(key)
    rng = rng_from_seed("some views")
    of_each = count // len(by_step)
    return [views[rng.below(len(views))] for views in by_step.values() for _ in range(of_each)]


def missed_and_impossible(
    rules: type[SnowfallState], seat: int, view: str, expected: set[str]
) -> tuple[set[str], set[str]]:
    """The worlds that samples of a view do not reach, and those that they should not reach."""
    game = Snowfall(OPTIONS, len(SEATS), rules)
    rng = rng_from_seed(view)
    reached: set[str] = set()
    for n in range(DRAWS_A_WORLD * len(expected)):
        reached.add(world(sampled(game, json.loads(view), seat, rng), seat))
        if reached >= expected and n >= 3 * len(expected):
            break
    return expected - reached, reached - expected


def sampled(game: Snowfall, view: Json, seat: int, rng: Rng) -> SnowfallState:
    """Two steps, so that `resample` is tried on a world that is not the true one."""
    return game.sample(view, rng.fork()).resample(seat, rng.fork())


def test_samples_reach_exactly_the_worlds_that_play_can_bring_about() -> None:
    worlds = true_worlds()
    for seat, view in some_views(worlds, POSITIONS):
        missed, impossible = missed_and_impossible(SnowfallState, seat, view, worlds[seat, view])
        assert not missed, f"seat {seat} in {view}: never sampled"
        assert not impossible, f"seat {seat} in {view}: cannot be"


def test_the_small_game_has_views_of_every_step_with_many_worlds_behind_them() -> None:
    views = some_views(true_worlds(), POSITIONS)
    steps = {json.loads(view)["step"] for _, view in views}
    assert steps == {"hide", "throw", "catch", "over"}
    assert max(len(true_worlds()[key]) for key in views) >= 20


class NeverAMittenInTheDeck(SnowfallState):
    def resample(self, seat: int, rng: Rng) -> SnowfallState:
        sample = super().resample(seat, rng)
        return sample if "M" not in sample.deck else self.resample(seat, rng)


class OthersHideInTheHut(SnowfallState):
    def resample(self, seat: int, rng: Rng) -> SnowfallState:
        sample = super().resample(seat, rng)
        if sample.step == "hide":
            sample.hides = ["hut" if place else "" for place in sample.hides]
        return sample


@pytest.mark.parametrize("rules", [NeverAMittenInTheDeck, OthersHideInTheHut])
def test_a_sampler_that_misses_worlds_is_caught(rules: type[SnowfallState]) -> None:
    worlds = {
        (seat, view): behind
        for (seat, view), behind in true_worlds().items()
        if json.loads(view)["hand"] == ["B"] and json.loads(view)["pile"] == []
    }
    views = some_views(worlds, 20)
    assert any(missed_and_impossible(rules, *key, worlds[key])[0] for key in views)


class WindowAskedByHiddenFacts(Course):
    """Asks only who holds a mitten: so all learn who does, and samples do not know it."""

    def may_hold_mitten(self, seat: int) -> bool:
        return "M" in self.hands[seat]


def test_a_window_asked_by_hidden_facts_is_caught_as_samples_are_worlds_that_cannot_be() -> None:
    worlds = {
        key: behind
        for key, behind in worlds_by_play(WindowAskedByHiddenFacts).items()
        if json.loads(key[1])["step"] == "catch"
    }
    found = [missed_and_impossible(SnowfallState, *key, behind) for key, behind in worlds.items()]
    assert any(impossible for _, impossible in found)
