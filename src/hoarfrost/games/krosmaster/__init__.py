"""Krosmaster Arena with Frigost, for two players: teams of Level 12 in an arena of 12 x 12 cells.

content/    characters, spells, rewards, boards and teams, as data that players can edit
engine/     the rules: arena, turns, moves, spells, ice, rewards, powers, previews (compiled)
files/      content, teams and positions in words: what is read and written
words/      notation, names, sentences, refusals, rulebook, catalogues
greedy/     the greedy player (compiled)
terminal/   its screen in the terminal

The rules are the Comprehensive Rules 2.x with the Frigost supplement; what differs in 1.x is an
option.
"""

from hoarfrost.core.game import Game, State
from hoarfrost.core.kit import GameKit
from hoarfrost.core.plain import Json
from hoarfrost.core.player import Player
from hoarfrost.core.screen import Screen
from hoarfrost.core.translator import Translator
from hoarfrost.games.krosmaster.engine.game import make_game
from hoarfrost.games.krosmaster.options import OPTIONS
from hoarfrost.games.krosmaster.trials import TRIALS
from hoarfrost.games.krosmaster.words import listing, speech, turns
from hoarfrost.games.krosmaster.words.levels import LEVELS


def greedy() -> Player:
    from hoarfrost.games.krosmaster.greedy.player import KrosmasterGreedy

    return KrosmasterGreedy()


def screen(game: Game, t: Translator) -> Screen:
    from hoarfrost.games.krosmaster.terminal.screen import KrosmasterScreen

    return KrosmasterScreen(game, t)


def preview(state: State, about: str, seat: int, lang: str) -> Json | None:
    from hoarfrost.games.krosmaster.files.foresight import foresee

    return foresee(state, about, seat, lang)


KIT = GameKit(
    name="krosmaster",
    rules="kros",
    package=__name__,
    least_seats=2,
    most_seats=2,
    options=OPTIONS,
    make_game=make_game,
    speech=speech,
    levels=LEVELS,
    trials=TRIALS,
    daily=("gate", "frigost_1", "frigost_2", "court", "portals", "mirror"),
    adviser="search:300",
    greedy=greedy,
    screen=screen,
    chapters=turns,
    listing=listing,
    preview=preview,
    examples=[
        ("", "Clockwork against Frost Line on the Glacier Gate"),
        ("--team1 swarm --team2 hearth --board frigost_1", "other teams on a Frigost board"),
        (
            "--team1 yugo,bill_tell,ysolde_hoar,bruno_sledge",
            "with a team of your own, whose Levels add up to 12",
        ),
        ("--content my_characters --board choose --lang es", "with characters of your own"),
    ],
)
