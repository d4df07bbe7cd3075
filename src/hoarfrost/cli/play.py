"""`hoarfrost play`: a game in the terminal, against the computer or a person beside you."""

import argparse
import random
import shlex
from pathlib import Path

from hoarfrost.cli.command import Command, add_language, make_console
from hoarfrost.cli.files import new_game_file, read_text
from hoarfrost.cli.option_flags import add_game, given_options
from hoarfrost.cli.terminal_game import DEFAULT_OPPONENT, HUMAN, TerminalGame
from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.match import Match
from hoarfrost.core.record import Seed
from hoarfrost.core.translator import Translator
from hoarfrost.players.by_name import PLAYERS
from hoarfrost.registry import load_game

EXAMPLES = """  hoarfrost play                                   Claim against the computer
  hoarfrost play claim --mix frost --artifacts     with the Frost factions and artifacts
  hoarfrost play claim --mix goblins,knights,demons,yetis,seers
  hoarfrost play claim --opponent human --lang nl  two people at one keyboard, in Dutch
  hoarfrost play --resume game.json                go on with a saved game"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--opponent",
        default=DEFAULT_OPPONENT,
        help=f"who plays against you: {', '.join(PLAYERS)}, search:5000, or {HUMAN} beside you "
        f"(default: {DEFAULT_OPPONENT})",
    )
    parser.add_argument(
        "--seat", choices=("0", "1", "random"), default="0", help="where you sit (default: 0)"
    )
    parser.add_argument("--seed", help="deal the game of this seed again")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.save and Path(args.save).expanduser().exists():
        raise HoarfrostError(f"{args.save} is there already: name another file, or --resume it")
    match = resumed(args) if args.resume else dealt(args)
    seat = random.randrange(2) if args.seat == "random" else int(args.seat)
    file = args.save or args.resume
    session = TerminalGame(
        match,
        seat,
        args.opponent,
        Path(file).expanduser() if file else new_game_file(match.game.name),
        make_console(),
        Translator(args.lang),
    )
    return session.run()


def dealt(args: argparse.Namespace) -> Match:
    game = load_game(args.game, None, **given_options(args, args.game))
    return Match(game, read_seed(args.seed))


def resumed(args: argparse.Namespace) -> Match:
    given = given_options(args, args.game)
    if given or args.seed is not None:
        names = [*given, *(["seed"] if args.seed is not None else [])]
        raise HoarfrostError(
            f"a saved game has its options in the file: leave out {', '.join(names)}, or --resume"
        )
    try:
        return Match.from_record(read_text(args.resume))
    except HoarfrostError as error:
        raise HoarfrostError(f"{shlex.quote(args.resume)}: {error}") from error


def read_seed(text: str | None) -> Seed | None:
    """A seed is a whole number where it looks like one, else any text."""
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        return text


COMMAND = Command(
    "play",
    "play a game in the terminal",
    EXAMPLES,
    add_arguments,
    run,
    "Play a game in the terminal. At your turn press the number of a card and Enter, or type the\n"
    "move (GO4, !ice_sword, pass); ? tells what else you can do.",
    takes_options=True,
)
