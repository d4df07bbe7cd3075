"""A golden game: what a seed deals, and how a whole game by a fixed policy goes.

It may change only on purpose: with a rule, the order of chance or the order of the actions.
"""

from hoarfrost.core.match import Match
from snowfall.engine.game import Snowfall

SEED = 7
MOVES = (
    "0 hut, 1 tree, 2 look, 2 tree, 0 throw ball at 2, 2 pass, 1 pass, "
    "2 throw ball at 0, 0 pass, 0 hut, 1 tree, 2 tree, 1 pass, 2 throw ball at 0, "
    "0 pass, 0 pass, 0 tree, 1 look, 1 hut, 2 tree, 2 throw icicle at 1, 1 catch, "
    "0 throw ball at 1, 1 catch, 1 pass"
)


def played(match: Match) -> Match:
    """To the end by a policy that needs no chance of its own: each time a choice farther on."""
    n = 0
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        match.push_action(legal[n * SEED % len(legal)])
        n += 1
    return match


def test_a_seed_deals_the_same_game_for_ever() -> None:
    match = Match(Snowfall({}, 3), SEED)
    assert " ".join(match.deal.rolls) == "I M B2 M M I B3 B3 I storm"


def test_a_whole_game_is_the_same_for_ever() -> None:
    match = played(Match(Snowfall({}, 3), SEED))
    assert ", ".join(f"{move.seat} {move.text}" for move in match.moves) == MOVES
    assert match.result() == {"reason": "points", "scores": [2, 1, 3]}
