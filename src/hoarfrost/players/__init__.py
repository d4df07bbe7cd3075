"""Who can sit on a seat: players by name, and the base class for your own."""

from hoarfrost.players.levels import LEVELS, UnknownPlayer, make_player
from hoarfrost.players.player import Analysis, JudgedMove, Player

__all__ = ["LEVELS", "Analysis", "JudgedMove", "Player", "UnknownPlayer", "make_player"]
