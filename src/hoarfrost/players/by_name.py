"""Players by name: `random`, `greedy`, `search` and `search:5000` (with that many iterations).

The levels of a game (`fox`, `owl`) are names too, for the players that the game has put there.
"""

from typing import Final

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.game import Game
from hoarfrost.core.levels import TITLES
from hoarfrost.core.nearest import did_you_mean
from hoarfrost.core.player import Player
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.players.greedy import make_greedy
from hoarfrost.players.random_player import RandomPlayer
from hoarfrost.players.rivals import NO_LIMIT
from hoarfrost.players.search import Search
from hoarfrost.registry import kit_of

SEARCH_ITERATIONS: Final = 1000
PLAYERS: Final = ("random", "greedy", "search")


class UnknownPlayer(HoarfrostError):  # noqa: N818 - the name people's programs will catch
    """No player has this name, or it cannot be set like this."""


def make_player(
    name: str,
    game: Game,
    seed: int | str | bytes | None = None,
    time_limit: float = NO_LIMIT,
) -> Player:
    """The player of this name; the same seed makes the same choices.

    `time_limit` (seconds per move, 0 for none) holds for players that search. Where it bites, the
    choices depend on the machine.
    """
    if name in TITLES and kit_of(game.name).has_level(name):
        name = kit_of(game.name).level(name).player
    kind, _, setting = name.partition(":")
    if kind not in PLAYERS:
        known = [*PLAYERS, *TITLES]
        raise UnknownPlayer(f"there is no player {name!r}; {did_you_mean(kind, known)}")
    if kind != "search" and kind != name:
        raise UnknownPlayer(f"{name!r}: only search takes a number, as in search:5000")
    rng = rng_from_seed(seed)
    if kind == "random":
        return RandomPlayer(rng)
    if kind == "greedy":
        return make_greedy(game)
    iterations = SEARCH_ITERATIONS if kind == name else iterations_of(name, setting)
    return Search(iterations, rng, time_limit, game.exploration(), game.horizon())


def iterations_of(name: str, setting: str) -> int:
    if not setting.isdecimal() or int(setting) == 0:
        raise UnknownPlayer(
            f"{name!r}: the iterations are a whole number from 1, as in search:5000"
        )
    return int(setting)
