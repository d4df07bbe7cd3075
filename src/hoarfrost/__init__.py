"""Hoarfrost: winter board and card games with rules enforced, opponents, and tools to study them.

`game_names` tells which games are installed, `load_game` makes one with its options and seats, and
`Match` plays it.
"""

from hoarfrost.core.errors import (
    HoarfrostError,
    IllegalMove,
    OptionError,
    PositionError,
    Reason,
    RecordError,
    RollError,
)
from hoarfrost.core.game import Game, State
from hoarfrost.core.match import Match
from hoarfrost.registry import UnknownGame, game_names, load_game, load_position

__version__ = "0.1.0"

__all__ = [
    "Game",
    "HoarfrostError",
    "IllegalMove",
    "Match",
    "OptionError",
    "PositionError",
    "Reason",
    "RecordError",
    "RollError",
    "State",
    "UnknownGame",
    "game_names",
    "load_game",
    "load_position",
]
