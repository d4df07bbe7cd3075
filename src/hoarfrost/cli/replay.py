"""`hoarfrost replay`: step through a record from any seat's point of view."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from hoarfrost.cli.command import Command, add_language, lines, make_console
from hoarfrost.cli.drawing import draw, screen_of
from hoarfrost.cli.files import read_text
from hoarfrost.cli.position import EVERYBODY, SPECTATOR, seat_of
from hoarfrost.core.errors import RecordError
from hoarfrost.core.game import Game, State
from hoarfrost.core.loader import default_loader
from hoarfrost.core.plain import Json
from hoarfrost.core.record import Record, parse_record
from hoarfrost.core.replay import game_of, reader, replay_steps
from hoarfrost.core.screen import Scene, Screen
from hoarfrost.core.tape import Event
from hoarfrost.core.translator import Translator

EXAMPLES = lines(
    """  hoarfrost replay game.json              step by step, with nothing hidden
  hoarfrost replay game.json --seat 0     what seat 0 saw
  hoarfrost replay game.json --all        print the whole game at once

keys: Enter or n next, p back, g 12 go to step 12, q quit"""
)
NEXT = ("", "n")
BACK = ("p", "b")
QUIT = ("q", "quit")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads the standard input")
    parser.add_argument(
        "--seat",
        default=EVERYBODY,
        help=f"whose eyes: a seat from 0, {SPECTATOR} or {EVERYBODY} (default: {EVERYBODY})",
    )
    parser.add_argument("--all", action="store_true", help="print everything instead of stepping")
    add_language(parser)


@dataclass
class Step:
    """A position of the game, and how it came about."""

    state: State
    move: str
    events: list[Event]


def run(args: argparse.Namespace) -> int:
    record = parse_record(read_text(args.file))
    if not record.is_full():
        raise RecordError(
            f"the saved game holds only what {reader(record)} saw and cannot be replayed; "
            "take the full one, which is there when the game is over"
        )
    game = game_of(record, default_loader())
    steps = steps_of(record, game)
    t = Translator(args.lang)
    seat = seat_of(args.seat, game.num_players())
    player = Replay(game, steps, seat, args.seat == EVERYBODY, record.result, make_console(), t)
    if args.all or args.file == "-":
        player.print_all()
    else:
        player.step_through()
    return 0


def steps_of(record: Record, game: Game) -> list[Step]:
    steps: list[Step] = []
    for match in replay_steps(record, game):
        move = f"{match.moves[-1].seat}: {match.moves[-1].text}" if match.moves else ""
        events = match.moves[-1].events if match.moves else match.deal.events
        steps.append(Step(match.state.clone(), move, events))
    return steps


class Replay:
    def __init__(
        self,
        game: Game,
        steps: Sequence[Step],
        seat: int | None,
        sees_all: bool,
        result: Json | None,
        console: Console,
        t: Translator,
    ) -> None:
        self.steps = steps
        self.seat = seat
        self.sees_all = sees_all
        self.result = result
        self.console = console
        self.t = t
        self.screen: Screen = screen_of(game, t)
        self.names = [t("Seat {seat}", seat=seat) for seat in range(game.num_players())]

    def print_all(self) -> None:
        for number in range(len(self.steps)):
            step = self.steps[number]
            if step.move and (self.sees_all or step.move.startswith(f"{self.seat}:")):
                self.console.print(Text(f"{number:3}  {step.move}", style="bold"))
            for event in step.events:
                told = self.screen.tell(self.seen(event), self.seat, self.names)
                if told is not None:
                    self.console.print(Text("     ") + told)
        self.show_end()

    def step_through(self) -> None:
        at = 0
        while True:
            self.show(at)
            try:
                typed = self.console.input(Text("> ", style="bold")).strip().casefold()
            except EOFError:
                self.console.print()
                return
            if typed in QUIT:
                return
            at = self.next_step(typed, at)

    def next_step(self, typed: str, at: int) -> int:
        last = len(self.steps) - 1
        word, _, number = typed.partition(" ")
        if typed in NEXT:
            return min(at + 1, last)
        if typed in BACK:
            return max(at - 1, 0)
        if word == "g" and number.strip().isdecimal():
            return min(int(number), last)
        return at

    def show(self, at: int) -> None:
        step = self.steps[at]
        before = [event for earlier in self.steps[:at] for event in earlier.events]
        log = [self.seen(event) for event in [*before, *step.events]]
        view = step.state.to_json() if self.sees_all else step.state.view(self.seat)
        scene = Scene(view, self.seat, self.names, log, len(before))
        draw(self.console, self.screen, scene)
        if at == len(self.steps) - 1:
            self.show_end()
        place = self.t("Step {n} of {last}", n=at, last=len(self.steps) - 1)
        keys = self.t("Enter next, p back, g N go to, q quit")
        self.console.print(Text(f"{place}   {keys}", style="dim"))

    def show_end(self) -> None:
        outcome = self.steps[-1].state.outcome()
        if outcome is not None and self.result is not None:
            log = [self.seen(event) for step in self.steps for event in step.events]
            width = self.console.width
            self.console.print(
                self.screen.final(outcome, self.result, log, self.seat, self.names, width)
            )

    def seen(self, event: Event) -> Json:
        return event.in_full() if self.sees_all else event.seen_by(self.seat)


COMMAND = Command("replay", "step through the record of a game", EXAMPLES, add_arguments, run)
