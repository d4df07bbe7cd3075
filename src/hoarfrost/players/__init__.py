"""Who can sit on a seat: players by name, and the base class for your own."""

from hoarfrost.core.player import Analysis, JudgedMove, Player
from hoarfrost.players.by_name import PLAYERS, UnknownPlayer, make_player

__all__ = ["PLAYERS", "Analysis", "JudgedMove", "Player", "UnknownPlayer", "make_player"]
