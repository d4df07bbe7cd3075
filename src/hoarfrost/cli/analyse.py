"""`hoarfrost analyse`: what the decisions of a seat in a finished game were worth."""

import argparse

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hoarfrost.cli.command import Command, add_language, lines, make_console, make_progress
from hoarfrost.cli.files import read_text
from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.formats import percent
from hoarfrost.core.game import Game
from hoarfrost.core.loader import default_loader
from hoarfrost.core.messages import Message, Share
from hoarfrost.core.replay import game_of, parse_full_record
from hoarfrost.core.translator import Translator
from hoarfrost.players.reviewing import Course, Verdict, course_of, judge, moment_of
from hoarfrost.registry import kit_of

EXAMPLES = lines(
    """  hoarfrost analyse game.json             what seat 0 missed
  hoarfrost analyse game.json --seat 1    what seat 1 missed"""
)
STYLES = {"blunder": "bold red", "mistake": "red", "dubious": "yellow", "good": ""}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads the standard input")
    parser.add_argument("--seat", default="0", help="whose decisions: a seat from 0 (default: 0)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    record = parse_full_record(read_text(args.file))
    game = game_of(record, default_loader())
    if not args.seat.isdecimal():
        raise HoarfrostError(f"--seat is the number of a seat, not {args.seat!r}")
    course = course_of(record, game, int(args.seat))
    with make_progress() as progress:
        decisions = progress.track(course.decisions, description="decisions")
        verdicts = [judge(game, decision, course.seat) for decision in decisions]
    told = Told(game, course, verdicts, Translator(args.lang))
    told.show(make_console())
    return 0


class Told:
    """The worth of decisions, in words."""

    def __init__(self, game: Game, course: Course, verdicts: list[Verdict], t: Translator) -> None:
        self.kit = kit_of(game.name)
        self.course = course
        self.verdicts = verdicts
        self.t = t
        self.names = [t("Seat {seat}", seat=seat) for seat in range(game.num_players())]
        self.views = {one.number: one.state.view(course.seat) for one in course.decisions}

    def show(self, console: Console) -> None:
        t = self.t
        table = Table(box=None, pad_edge=False)
        for title in (t("Move"), t("Played"), t("Chance"), t("Better"), t("Chance")):
            table.add_column(title, justify="right" if title == t("Chance") else "left")
        for verdict in self.verdicts:
            better = self.label(verdict, verdict.better) if verdict.better else ""
            table.add_row(
                str(verdict.number + 1),
                self.label(verdict, verdict.move),
                self.percent(verdict.win),
                better,
                self.percent(verdict.best) if better else "",
                style=STYLES[verdict.kind],
            )
        console.print(table)
        console.print(Text(self.summary()))

    def summary(self) -> str:
        moment = moment_of(self.verdicts)
        if moment is None:
            return self.t("No choice cost much.")
        return self.t(
            "The choice that cost most: {played} ({win}). Better: {better} ({best}).",
            played=self.label(moment, moment.move),
            win=Share(moment.win),
            better=self.label(moment, moment.better),
            best=Share(moment.best),
        )

    def label(self, verdict: Verdict, move: str) -> str:
        told: Message = self.kit.speech.label(move, self.views[verdict.number], self.names)
        return told.text(self.t.lang)

    def percent(self, share: float) -> str:
        return percent(share, self.t.lang)


COMMAND = Command(
    "analyse", "tell what a seat missed in a finished game", EXAMPLES, add_arguments, run
)
