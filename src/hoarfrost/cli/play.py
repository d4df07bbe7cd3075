"""`hoarfrost play`: a game in the terminal, with people at one keyboard and computers."""

import argparse
import shlex
from pathlib import Path

from hoarfrost.cli.command import Command, add_language, make_console
from hoarfrost.cli.files import new_game_file, read_text
from hoarfrost.cli.option_flags import add_game, given_options
from hoarfrost.cli.seating import (
    HUMAN,
    RANDOM_SEAT,
    SeatingError,
    named_players,
    one_against,
    saved_players,
)
from hoarfrost.cli.terminal_game import TerminalGame
from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.levels import TITLES
from hoarfrost.core.match import Match
from hoarfrost.core.record import Seed
from hoarfrost.core.translator import Translator
from hoarfrost.players.by_name import PLAYERS
from hoarfrost.registry import kit_of, load_game


def examples(game: str) -> str:
    """How to begin, by the examples of the game."""
    usual = [
        (f"play {game}", "against the computer"),
        *((f"play {game} {flags}".strip(), about) for flags, about in kit_of(game).examples),
        ("play --resume game.json", "go on with a saved game"),
    ]
    lines = {f"hoarfrost {command}": about for command, about in reversed(usual)}
    width = max(len(command) for command in lines)
    return "\n".join(f"  {command:{width}}  {about}" for command, about in reversed(lines.items()))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many play (default: 2, or the least from there)"
    )
    parser.add_argument(
        "--players",
        metavar="NAMES",
        help=f"who plays, one per seat, as in {HUMAN},fox,owl: {HUMAN} is somebody at the "
        f"keyboard; computers are {', '.join(TITLES)}, {', '.join(PLAYERS)} and search:5000",
    )
    parser.add_argument(
        "--opponent", metavar="NAME", help="who plays on all seats but yours (default: fox)"
    )
    parser.add_argument(
        "--seat", metavar="N", help=f"where you sit: a seat from 0, or {RANDOM_SEAT} (default: 0)"
    )
    parser.add_argument("--seed", help="deal the game of this seed again")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.save and Path(args.save).expanduser().exists():
        raise HoarfrostError(f"{args.save} is there already: name another file, or --resume it")
    if args.players and (args.opponent or args.seat):
        raise SeatingError("--players says who sits where: leave out --opponent and --seat")
    match = resumed(args) if args.resume else dealt(args)
    file = args.save or args.resume
    session = TerminalGame(
        match,
        Path(file).expanduser() if file else new_game_file(match.game.name),
        make_console(),
        Translator(args.lang),
    )
    return session.run()


def dealt(args: argparse.Namespace) -> Match:
    kit = kit_of(args.game)
    players = seated(args, args.game, args.seats)
    game = load_game(kit.name, len(players), **given_options(args, kit.name))
    match = Match(game, read_seed(args.seed))
    match.players = players
    return match


def seated(args: argparse.Namespace, game: str, seats: int | None) -> list[str]:
    kit = kit_of(game)
    if args.players:
        return named_players(args.players, kit, seats)
    return one_against(args.seat or "0", args.opponent, kit, seats)


def resumed(args: argparse.Namespace) -> Match:
    given = given_options(args, args.game)
    fixed = [name for name in ("seed", "seats") if getattr(args, name) is not None]
    if given or fixed:
        names = ", ".join([*given, *fixed])
        raise HoarfrostError(
            f"a saved game has its options in the file: leave out {names}, or --resume"
        )
    text = read_text(args.resume)
    try:
        match = Match.from_record(text)
    except HoarfrostError as error:
        raise HoarfrostError(f"{shlex.quote(args.resume)}: {error}") from error
    seats = match.game.num_players()
    if args.players or args.opponent or args.seat:
        match.players = seated(args, match.game.name, seats)
    else:
        match.players = saved_players(match.players, kit_of(match.game.name), seats)
    return match


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
    examples,
    add_arguments,
    run,
    "Play a game in the terminal. At your turn press the number of a choice and Enter, or type\n"
    "the move; ? tells what else you can do.",
    takes_options=True,
)
