"""`hoarfrost learn`: the lessons of a game in the terminal."""

import argparse
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hoarfrost.cli import progress
from hoarfrost.cli.command import Command, add_language, lines, make_console
from hoarfrost.cli.files import FileError
from hoarfrost.cli.option_flags import add_game
from hoarfrost.cli.terminal_game import COMMAND_OF, Quit
from hoarfrost.cli.terminal_lesson import TerminalLesson
from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.kit import GameKit
from hoarfrost.core.lesson_check import check_course
from hoarfrost.core.lessons import Lesson
from hoarfrost.core.translator import Translator
from hoarfrost.registry import kit_of, kits

INTERRUPTED: Final = 130

EXAMPLES = """\
  hoarfrost learn {game}            choose among its lessons
  hoarfrost learn {game} 3          the third one
  hoarfrost learn {game} --lang nl  in Dutch
  hoarfrost learn {game} --check    for whoever writes lessons"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("lesson", nargs="?", help="a lesson, by its id or number")
    parser.add_argument(
        "--check", action="store_true", help="walk every way through every lesson, and show none"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    kit = kit_of(args.game)
    if not len(kit.course):
        having = [each.name for each in kits() if len(each.course)]
        raise HoarfrostError(f"{kit.name} has no lessons; games with lessons: {', '.join(having)}")
    if args.check:
        check_course(kit)
        print(f"{kit.name}: {len(kit.course)} lessons, nothing wrong")
        return 0
    school = School(kit, make_console(), Translator(args.lang))
    lesson = None if args.lesson is None else chosen(kit, args.lesson)
    try:
        school.teach(lesson or school.choose())
    except (Quit, EOFError):
        school.console.print()
    except KeyboardInterrupt:
        school.console.print()
        return INTERRUPTED
    return 0


def chosen(kit: GameKit, text: str) -> Lesson:
    """A lesson by its number in the list, or its id."""
    if text.isdecimal() and 1 <= int(text) <= len(kit.course):
        return kit.course.lessons[int(text) - 1]
    return kit.course[text]


class School:
    """One lesson after the other, for as long as the learner likes."""

    def __init__(self, kit: GameKit, console: Console, t: Translator) -> None:
        self.kit = kit
        self.console = console
        self.t = t

    def teach(self, lesson: Lesson) -> None:
        while True:
            TerminalLesson(self.kit, lesson, self.console, self.t).run()
            self.note(lesson)
            lesson = self.next_after(lesson)

    def note(self, lesson: Lesson) -> None:
        """Remember a finished lesson; that it cannot be saved must not end the teaching."""
        try:
            progress.add(self.kit.name, lesson.id)
        except FileError as error:
            self.console.print(Text(error.text(self.t.lang), style="yellow"))

    def next_after(self, lesson: Lesson) -> Lesson:
        following = self.kit.course.after(lesson.id)
        if following is None:
            self.console.print(Text(self.t("That was the last lesson. Now play:"), style="bold"))
            self.console.print(Text(f"  hoarfrost play {self.kit.name}", style="bold"))
            raise Quit
        asked = self.t(
            "Press Enter for the next lesson: {title}.", title=following.title[self.t.lang]
        )
        self.ask(asked)
        return following

    def choose(self) -> Lesson:
        """The list of lessons, and which one the learner wants."""
        t, course = self.t, self.kit.course
        taken = progress.done(self.kit.name)
        table = Table.grid(padding=(0, 2))
        for number, lesson in enumerate(course, 1):
            mark = Text("✓" if lesson.id in taken else " ", style="bold green")
            title = Text(lesson.title[t.lang], style="bold")
            table.add_row(mark, str(number), title, Text(lesson.about[t.lang], style="dim"))
        self.console.print(table)
        fresh = next((lesson for lesson in course if lesson.id not in taken), course.lessons[0])
        first = course.lessons.index(fresh) + 1
        while True:
            typed = self.ask(t("Which lesson? Press Enter for number {n}.", n=first))
            if not typed:
                return fresh
            try:
                return chosen(self.kit, typed)
            except HoarfrostError:
                self.console.print(t("The lessons go from 1 to {n}.", n=len(course)))

    def ask(self, question: str) -> str:
        typed = self.console.input(Text(f"{question} ", style="bold")).strip()
        if COMMAND_OF.get(typed.casefold()) == "quit":
            raise Quit
        return typed


COMMAND = Command(
    "learn",
    "take the lessons of a game in the terminal",
    lines(EXAMPLES),
    add_arguments,
    run,
    "Take the lessons of a game: short scenes, one sentence at a time, in which you do something.\n"
    "What you have finished is remembered; every lesson can be taken at any time.",
)
