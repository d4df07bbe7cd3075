"""The laws, and sampled views, in games that begin in the midst of things."""

import json

import pytest

from hoarfrost.core.comparing import canonical
from hoarfrost.core.laws import Report, check_game
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from tests.games.runebound.laws.starts import started

CASES: list[tuple[int, Json]] = [
    (2, {"max_rounds": 3}),
    (3, {"max_rounds": 3, "frost": "harsh", "levels": "fast"}),
    (4, {"max_rounds": 2, "one_discovery": False}),
    (6, {"max_rounds": 1}),
    (2, {"max_rounds": 3, "legends": "market", "distinct_weapons": True}),
    (1, {"max_rounds": 5, "frost": "mild"}),
]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_games_in_the_midst_of_things_keep_the_laws(seats: int, options: Json) -> None:
    report = Report()
    for seed in range(3):
        check_game(started(options, seats, seed), seed, rate=0.03, report=report)
    assert report.plies > 30


def test_a_position_can_be_read_back_at_every_decision() -> None:
    for seed in range(4):
        game = started({"max_rounds": 4, "preroll": False}, 3, seed)
        rng = rng_from_seed(seed)
        state = game.deal(rng_from_seed(seed))
        while not state.is_terminal():
            written = json.loads(json.dumps(state.to_json()))
            again = game.from_json(written)
            assert canonical(again.to_json()) == canonical(written)
            assert again.legal_actions() == state.legal_actions()
            assert not state.invariants()
            state.apply_action(state.nth_legal(rng.below(state.legal_count())))


def test_pools_are_emptied_and_tokens_taken_in_these_games() -> None:
    """Else these games would try less than they are for."""
    claims = spent = 0
    for seed in range(12):
        game = started({"max_rounds": 4}, 3, seed)
        rng = rng_from_seed(seed)
        state = game.deal(rng_from_seed(seed))
        while not state.is_terminal():
            state.apply_action(state.nth_legal(rng.below(state.legal_count())))
            claims += any(party.claims for party in state.parties)
            spent += state.has_found_legend
    assert claims > 0
    assert spent > 0
