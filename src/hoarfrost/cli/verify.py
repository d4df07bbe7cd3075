"""`hoarfrost verify`: does a record replay, and did its chance come from its seed?"""

import argparse

from rich.text import Text

from hoarfrost.cli.command import Command, add_language, lines, make_console
from hoarfrost.cli.files import read_text
from hoarfrost.core.match import Match
from hoarfrost.core.translator import Translator

EXAMPLES = lines(
    """  hoarfrost verify game.json
  cat game.json | hoarfrost verify -"""
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads the standard input")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    console = make_console()
    t = Translator(args.lang)
    match = Match.from_record(read_text(args.file))
    match.verify()
    in_order = t.plural(
        "{file} is in order: its {n} move is legal.",
        "{file} is in order: its {n} moves are legal.",
        n=len(match.moves),
        file=args.file,
    )
    console.print(Text(in_order))
    if match.shuffle is None:
        console.print(Text(t("All chance in it came from the seed that it names.")))
    else:
        console.print(Text(t("All chance in it came from the secret behind its seal:")))
        console.print(Text(f"  {match.commitment}", style="bold"), soft_wrap=True)
    return 0


COMMAND = Command(
    "verify",
    "check a record: legal moves, and chance that came from its seed",
    EXAMPLES,
    add_arguments,
    run,
)
