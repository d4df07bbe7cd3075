"""The greedy player of a game: a few readable rules that only look at the move at hand."""

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.game import Game
from hoarfrost.core.player import Player
from hoarfrost.registry import kit_of


class NoGreedyPlayer(HoarfrostError):  # noqa: N818 - the name people's programs will catch
    """Nobody has written greedy rules for this game."""


def make_greedy(game: Game) -> Player:
    greedy = kit_of(game.name).greedy
    if greedy is None:
        raise NoGreedyPlayer(
            f"there is no greedy player for {game.name!r}; random and search play every game"
        )
    return greedy()
