"""What a search of Runebound looks at, how far it plays on, and how it judges where it stops."""

from typing import Any

import pytest

from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.runebound.engine.steps import DISCOVER, MOVING, NOBODY, PRINCESS, STEP
from hoarfrost.games.runebound.greedy.player import RuneboundGreedy
from hoarfrost.players.search import Search
from tests.games.runebound.scenes import Figure, Scene, dealt, hero

SOME_CLUES = "fjord wastes tundra"


def looks(figure: Figure, princess: int = NOBODY) -> float:
    """How good the position looks for the first hero, beside another one."""
    return Scene(figure, hero("karnon", "A5"), princess=princess).state.estimate(0)


def test_whoever_has_the_princess_looks_better_the_nearer_to_green_vale() -> None:
    far, near = hero("zyla", "E9"), hero("zyla", "H3")
    assert looks(far) < looks(far, princess=0) < looks(near, princess=0)
    assert looks(far, princess=1) < looks(far)


def test_clues_for_the_princess_count_for_more_the_fewer_are_missing() -> None:
    chances = [
        looks(hero("zyla", "E9", clues=clues))
        for clues in (
            "",
            SOME_CLUES,
            SOME_CLUES + " snowdrift wild",
            SOME_CLUES + " wild wild wild",
        )
    ]
    assert chances == sorted(set(chances))


@pytest.mark.parametrize(
    "better",
    [
        {"gold": 6},
        {"xp": 5},
        {"items": ("ringmail",)},
        {"counters": (1, 0, 0, 0, 0)},
        {"rumors": "fjord"},
    ],
)
def test_what_a_party_has_makes_it_look_better(better: dict[str, Any]) -> None:
    assert looks(hero("zyla", "E9")) < looks(hero("zyla", "E9", **better))


@pytest.mark.parametrize("harm", ["wounds", "exhaustion", "frost", "white_death"])
def test_harm_makes_a_party_look_worse(harm: str) -> None:
    assert looks(hero("zyla", "E9", **{harm: 1})) < looks(hero("zyla", "E9"))


def test_the_strong_look_better_near_arshan() -> None:
    strong = (4, 6, 6, 0, 8)
    gains = [
        looks(hero("zyla", "H3", counters=counters)) - looks(hero("zyla", "A5", counters=counters))
        for counters in ((0, 0, 0, 0, 0), strong)
    ]
    assert gains[1] > gains[0] + 0.05


def test_the_chances_of_all_add_up() -> None:
    state = dealt(seats=4).state
    assert sum(state.estimate(seat) for seat in range(4)) == pytest.approx(1)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_on_to_the_end_of_the_own_next_turn(seats: int) -> None:
    figures = [
        hero(card, "E9") for card in ("zyla", "karnon", "olen_greycloak", "brynja_stormborn")
    ]
    state = Scene(*figures[:seats]).state
    world = state.clone()
    assert world.roll_out(rng_from_seed(1), 300, state) > 0
    begun = [int(party.turns) for party in state.parties]
    after = [turn + 1 for turn in begun]
    after[1 % seats] += 1  # the turn that begins there
    assert [int(party.turns) for party in world.parties] == after


def test_its_habit_is_what_the_greedy_player_does() -> None:
    state = dealt(seats=2).state
    for _ in range(60):
        seat = int(state.current_player())
        habit = state.habit()
        assert habit in state.candidates()
        assert habit == RuneboundGreedy().choose(state, seat)
        state.apply_action(habit)


def test_a_search_brings_the_princess_home() -> None:
    state = Scene(hero("zyla", "H3"), hero("karnon", "A5"), princess=0).state
    chosen = Search(40, rng_from_seed(1), horizon=state.game.horizon()).choose(state, 0)
    assert chosen >= STEP
    state.apply_action(chosen)
    assert state.is_terminal()


def test_a_search_finds_the_princess() -> None:
    clues = "fjord wastes tundra snowdrift wild wild snowdrift"
    state = Scene(hero("karnon", "M7", clues=clues), hero("zyla", "A5"), stage=MOVING).state
    assert PRINCESS <= Search(40, rng_from_seed(1)).choose(state, 0) < DISCOVER
