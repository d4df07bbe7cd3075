"""Prints the digests of a random game.

    python -m tests.laws.digests NAME SEATS OPTIONS SEED PLIES

Run with the sources on the path it is the uncompiled twin of whoever compares.
"""

import json
import sys

from hoarfrost.core.comparing import play_digests
from hoarfrost.registry import load_game

if __name__ == "__main__":
    name, seats, options, seed, plies = sys.argv[1:]
    game = load_game(name, int(seats), **json.loads(options))
    print("\n".join(play_digests(game, seed, int(plies))))
