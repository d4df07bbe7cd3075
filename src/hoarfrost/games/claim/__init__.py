"""Claim with Claim 2, Reinforcements Frost and Reinforcements Fire, for two players.

engine/     the rules: cards, factions, artifacts, locations, both phases, the count (compiled)
files/      positions in words: views, files, what cannot be
words/      notation, names, sentences, refusals, rulebook, catalogues
greedy/     the greedy player (compiled)
terminal/   its screen in the terminal
web/        its board in the browser
"""

from hoarfrost.core.game import Game
from hoarfrost.core.kit import GameKit
from hoarfrost.core.player import Player
from hoarfrost.core.screen import Screen
from hoarfrost.core.translator import Translator
from hoarfrost.games.claim.engine.game import make_game
from hoarfrost.games.claim.options import OPTIONS
from hoarfrost.games.claim.trials import TRIALS
from hoarfrost.games.claim.words import listing, speech, tricks
from hoarfrost.games.claim.words.levels import LEVELS


def greedy() -> Player:
    from hoarfrost.games.claim.greedy.player import ClaimGreedy

    return ClaimGreedy()


def screen(game: Game, t: Translator) -> Screen:
    from hoarfrost.games.claim.terminal.screen import ClaimScreen

    return ClaimScreen(game, t)


KIT = GameKit(
    name="claim",
    package=__name__,
    least_seats=2,
    most_seats=2,
    options=OPTIONS,
    make_game=make_game,
    speech=speech,
    levels=LEVELS,
    trials=TRIALS,
    daily=("classic", "frost", "claim2", "demons", "everything"),
    greedy=greedy,
    screen=screen,
    chapters=tricks,
    listing=listing,
    examples=[
        ("--mix frost --artifacts", "with the Frost factions and artifacts"),
        ("--mix tricksters --locations both", "with a Fire faction and locations"),
        ("--mix goblins,knights,demons,yetis,seers", "with five factions of your choice"),
        ("--artifacts --locations both --lang nl", "with everything else, in Dutch"),
    ],
)
