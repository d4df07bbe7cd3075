"""Runebound, second edition, with The Frozen Wastes: one to six heroes in the winter of Isheim.

content/    heroes, cards, maps, weather and tokens, as data that players can edit
engine/     the rules: a stack of frames, turns, fights, frost, markets, discoveries (compiled)
files/      content and positions in words: what is read and written
words/      notation, names, sentences, refusals, rulebook, catalogues
greedy/     the greedy player (compiled)
terminal/   its screen in the terminal

Where the printed rules leave something open, the rulebook says how it is played here.
"""

from hoarfrost.core.game import Game, State
from hoarfrost.core.kit import GameKit
from hoarfrost.core.plain import Json
from hoarfrost.core.player import Player
from hoarfrost.core.screen import Screen
from hoarfrost.core.translator import Translator
from hoarfrost.games.runebound.engine.game import RuneboundGame, make_game
from hoarfrost.games.runebound.options import OPTIONS
from hoarfrost.games.runebound.trials import TRIALS
from hoarfrost.games.runebound.words import listing, speech, turns
from hoarfrost.games.runebound.words.levels import LEVELS


def greedy() -> Player:
    from hoarfrost.games.runebound.greedy.player import RuneboundGreedy

    return RuneboundGreedy()


def screen(game: Game, t: Translator) -> Screen:
    from hoarfrost.games.runebound.terminal.screen import RuneboundScreen

    return RuneboundScreen(game, t)


def preview(state: State, about: str, seat: int, lang: str) -> Json | None:
    from hoarfrost.games.runebound.files.foresight import foresee

    return foresee(state, about, seat, lang)


def own_things(game: Game, lang: str) -> Json:
    from hoarfrost.games.runebound.words import things

    assert isinstance(game, RuneboundGame)
    return things.own_things(game.content, game.options.get("content", {}), lang)


KIT = GameKit(
    name="runebound",
    rules="rune",
    package=__name__,
    least_seats=1,
    most_seats=6,
    options=OPTIONS,
    make_game=make_game,
    speech=speech,
    levels=LEVELS,
    trials=TRIALS,
    daily=("wastes", "harsh", "quick", "trade", "doom", "journey"),
    pause=0.25,
    adviser="search:300",
    greedy=greedy,
    screen=screen,
    preview=preview,
    own_things=own_things,
    chapters=turns,
    listing=listing,
    examples=[
        ("", "the printed game, with heroes by chance"),
        ("--seats 1 --solo hard", "alone, with 45 turns to win"),
        ("--frost harsh --heroes chosen", "a harsh winter, with heroes of your choice"),
        ("--content my_cards --map my_isle --lang nl", "with cards and a map of your own"),
    ],
)
