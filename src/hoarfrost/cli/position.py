"""`hoarfrost position`: check a position and show it from a seat's eyes, with the legal moves."""

import argparse

from rich.text import Text

from hoarfrost.cli.command import Command, add_language, lines, make_console
from hoarfrost.cli.drawing import draw, screen_of
from hoarfrost.cli.files import read_json
from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.moves import move_texts
from hoarfrost.core.screen import Scene
from hoarfrost.core.translator import Translator
from hoarfrost.registry import load_game, load_position

EXAMPLES = lines(
    """  hoarfrost position kitchen.json
  hoarfrost position kitchen.json --seat 1
  cat kitchen.json | hoarfrost position -"""
)
EVERYBODY = "all"
SPECTATOR = "spectator"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a position as JSON; - reads the standard input"
    )
    parser.add_argument(
        "--seat",
        help=f"whose eyes: a seat from 0, {SPECTATOR} or {EVERYBODY} (default: whoever is asked)",
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    console = make_console()
    t = Translator(args.lang)
    position = read_json(args.file)
    state = load_position(position)
    game = load_game(position["game"], position.get("seats"), **position.get("options", {}))
    asked = int(state.current_player())
    reader = seat_of(args.seat, game.num_players()) if args.seat else max(asked, 0)
    view = state.to_json() if args.seat == EVERYBODY else state.view(reader)
    names = [t("Seat {seat}", seat=seat) for seat in range(game.num_players())]
    scene = Scene(view, reader, names)
    draw(console, screen_of(game, t), scene)
    if state.is_terminal():
        console.print(Text(t("The game is over.")))
        return 0
    console.print(Text(t("Asked: seat {seat}", seat=asked), style="bold"))
    if reader in (None, asked):
        moves = move_texts(state, asked)
        console.print(Text(t("Legal moves: {moves}", moves=moves)))
    return 0


def seat_of(text: str, seats: int) -> int | None:
    """The seat that a text names; None for somebody who has none."""
    if text in (EVERYBODY, SPECTATOR):
        return None
    if text.isdecimal() and int(text) < seats:
        return int(text)
    numbers = ", ".join(str(seat) for seat in range(seats))
    raise HoarfrostError(
        f"there is no seat {text}; --seat is {numbers}, {SPECTATOR} or {EVERYBODY}"
    )


COMMAND = Command("position", "check a position and show it", EXAMPLES, add_arguments, run)
