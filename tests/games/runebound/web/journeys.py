"""Whole games between greedy players, for the tests of how a game is told."""

from functools import cache

from hoarfrost.core.match import Match
from hoarfrost.games.runebound.greedy.player import RuneboundGreedy
from hoarfrost.registry import load_game


@cache
def finished_game(seed: int, seats: int = 2, rounds: int = 12) -> Match:
    match = Match(load_game("runebound", seats, max_rounds=rounds), seed=seed)
    match.players = ["Ada", *["fox"] * (seats - 1)]
    player = RuneboundGreedy()
    while not match.is_over():
        [seat] = match.state.asked_at_once()
        match.push_action(player.choose(match.state, seat), seat)
    return match
