"""Snowfall: hide in secret, throw at whoever hides elsewhere, and mind the sky. For three to six.

engine/    the rules
files/     positions, views and samples
words/     names, sentences, refusals, rulebook, catalogues
"""

from hoarfrost.core.kit import GameKit
from snowfall.engine.game import LEAST_SEATS, make_game
from snowfall.engine.things import MOST_SEATS
from snowfall.options import OPTIONS
from snowfall.trials import TRIALS
from snowfall.words import speech
from snowfall.words.levels import LEVELS

KIT = GameKit(
    name="snowfall",
    package=__name__,
    least_seats=LEAST_SEATS,
    most_seats=MOST_SEATS,
    options=OPTIONS,
    make_game=make_game,
    speech=speech,
    levels=LEVELS,
    trials=TRIALS,
    adviser="search:2500",
    examples=[
        ("", "against two computers"),
        ("--seats 4 --rounds 5", "a long game for four"),
        ("--players human,human,fox --lang nl", "two people at one keyboard, in Dutch"),
    ],
)
