"""What a command of the program is, and what all commands share."""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.translator import language_of


@dataclass(frozen=True)
class Command:
    name: str
    summary: str
    examples: Callable[[str], str]  # of a game, as lines
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
    description: str = ""
    takes_options: bool = False  # those of the game, as flags


def lines(text: str) -> Callable[[str], str]:
    """Examples that hold for every game, which fills the places {game}."""
    return lambda game: text.format(game=game)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language_of(),
        help="language (default: that of your system if it is one of these, else en)",
    )


def make_console(file: TextIO | None = None) -> Console:
    """A console that prints texts as they are: cards are full of brackets and colons."""
    return Console(file=file, markup=False, highlight=False, emoji=False, soft_wrap=False)


def make_progress() -> Progress:
    """A bar on the standard error, which is gone when the work is done; only in a terminal."""
    console = make_console(sys.stderr)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
