"""The command line: which commands there are, and what happens when something goes wrong."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

import hoarfrost
from hoarfrost.cli import (
    analyse,
    fuzz,
    learn,
    play,
    position,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from hoarfrost.cli.command import Command
from hoarfrost.cli.option_flags import add_option_flags, game_in
from hoarfrost.core.errors import HoarfrostError
from hoarfrost.registry import game_names

COMMANDS: tuple[Command, ...] = (
    serve.COMMAND,
    play.COMMAND,
    learn.COMMAND,
    replay.COMMAND,
    analyse.COMMAND,
    rules.COMMAND,
    simulate.COMMAND,
    position.COMMAND,
    verify.COMMAND,
    fuzz.COMMAND,
)
BAD_INPUT = 2
INTERRUPTED = 130
DEBUG_VARIABLE = "HOARFROST_DEBUG"


def examples(game: str) -> str:
    """One line per command that people use first."""
    lines = {
        "hoarfrost": "the table, in your browser",
        f"hoarfrost learn {game}": "short lessons for newcomers",
        f"hoarfrost play {game}": "a game in the terminal",
        f"hoarfrost rules {game}": "its rules",
        f"hoarfrost simulate {game}": "a thousand games between computers",
    }
    width = max(map(len, lines))
    told = "\n".join(f"  {command:{width}}  {about}" for command, about in lines.items())
    return (
        f"games: {', '.join(game_names())}\n\nexamples:\n{told}\n\n"
        "Every command has its own --help, for instance: hoarfrost play --help"
    )


class Parser(argparse.ArgumentParser):
    """A parser whose errors take one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}; see {self.prog} --help\n")


def make_parser(argv: Sequence[str]) -> Parser:
    parser = Parser(
        prog="hoarfrost",
        description="Winter games with rules enforced, opponents, and tools to study them.",
        epilog=examples(game_in(argv)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"hoarfrost {hoarfrost.__version__}")
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", title="commands", required=True
    )
    for command in COMMANDS:
        subparser = commands.add_parser(
            command.name,
            help=command.summary,
            description=command.description
            or f"{command.summary[0].upper()}{command.summary[1:]}.",
            epilog=f"examples:\n{command.examples(game_in(argv))}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.add_arguments(subparser)
        if command.takes_options:
            add_option_flags(subparser, game_in(argv))
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    parser = make_parser(given)
    try:
        args = parser.parse_args(given or [serve.COMMAND.name])
        chosen = next(command for command in COMMANDS if command.name == args.command)
        return chosen.run(args)
    except SystemExit as end:  # --help, --version and errors of the command line
        return end.code if isinstance(end.code, int) else BAD_INPUT
    except HoarfrostError as error:
        return fail(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get(DEBUG_VARIABLE):
            raise
        said = fail(f"a fault of the program: {type(error).__name__}: {error}")
        print(f"Set {DEBUG_VARIABLE}=1 to see where, and please report it.", file=sys.stderr)
        return said


def fail(message: str) -> int:
    line = " ".join(message.split())
    print(f"hoarfrost: {line}", file=sys.stderr)
    return BAD_INPUT
