"""Whole games between greedy players: they end as games of people do, with KOs and Glory."""

from functools import cache

from hoarfrost.core.match import Match
from hoarfrost.games.krosmaster.greedy.player import KrosmasterGreedy
from hoarfrost.registry import load_game


@cache
def finished_game(seed: int, **options: str) -> Match:
    match = Match(load_game("krosmaster", None, **options), seed=seed)
    match.players = ["Ada", "fox"]
    player = KrosmasterGreedy()
    while not match.is_over():
        [seat] = match.state.asked_at_once()
        match.push_action(player.choose(match.state, seat), seat)
    return match
