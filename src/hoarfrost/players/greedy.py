"""The greedy players, one a game: a few readable rules that only look at the move at hand."""

import importlib

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.game import Game
from hoarfrost.players.player import Player

# The module of each game has `make_player()`.
GREEDY: dict[str, str] = {
    "claim": "hoarfrost.players.claim_greedy",
}


class NoGreedyPlayer(HoarfrostError):  # noqa: N818 - the name people's programs will catch
    """Nobody has written greedy rules for this game."""


def make_greedy(game: Game) -> Player:
    if game.name not in GREEDY:
        raise NoGreedyPlayer(
            f"there is no greedy player for {game.name!r}, only for {', '.join(GREEDY)}; "
            "random and search play every game"
        )
    player: Player = importlib.import_module(GREEDY[game.name]).make_player()
    return player
