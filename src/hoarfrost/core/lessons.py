"""Lessons: short scenes in which a newcomer does something, a sentence at a time.

A package may keep them in `words/lessons.toml` (docs/lessons.md says how to write them):

    anchors = ["hand", "card"]

    [[lesson]]
    id = "throwing"
    seat = 0
    title = { en = "...", nl = "...", es = "..." }
    about = { en = "...", nl = "...", es = "..." }
    position = { ... }

    [[lesson.step]]
    at = "hand"
    say = { en = "...", nl = "...", es = "..." }
    move = "throw ball at 1"
    goal = { events = [{ kind = "hit", seat = 0 }] }
    wrong = [{ say = { en = "...", nl = "...", es = "..." } }]
    then = ["pass"]

A step without a `move` is only read. This module is the data and its strict reading;
`core/lesson_player.py` plays it.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Final

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.messages import LANGUAGES, Names
from hoarfrost.core.nearest import did_you_mean
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import is_texts, is_whole

FILE: Final = "lessons.toml"
WORDS_OF_A_SENTENCE: Final = 25
MOST_STEPS: Final = 40
NEXT: Final = "next"  # what a learner says where a step is only read


class LessonError(HoarfrostError):
    """A lessons.toml that does not keep to its form, or a lesson that cannot be walked through."""


class UnknownLesson(HoarfrostError):  # noqa: N818 - named like UnknownGame, after what it is
    """No lesson has this id."""


@dataclass(frozen=True)
class Wrong:
    """What is said to a legal move that misses the goal.

    It holds for these moves, or if such an event has come of the move; with neither, for all.
    """

    say: Names
    moves: tuple[str, ...] = ()
    event: Json | None = None

    @property
    def is_general(self) -> bool:
        return not self.moves and self.event is None


@dataclass(frozen=True)
class Task:
    """What the learner is to do: any move after which these events have happened and these
    fields are in the view. `moves` are such moves: the first that is legal shows the way."""

    moves: tuple[str, ...]
    events: tuple[Json, ...]
    view: Json
    wrong: tuple[Wrong, ...]

    @property
    def move(self) -> str:
        """That of the way which the lesson shows."""
        return self.moves[0]


@dataclass(frozen=True)
class Step:
    """One sentence, and what it stands beside; perhaps a task.

    `then` are the moves of the other seats that follow. Each has alternatives, of which the first
    that is legal is made: so a script can answer a move that it does not want.
    """

    say: Names
    at: str
    task: Task | None = None
    then: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Lesson:
    id: str
    title: Names
    about: Names
    position: Json
    seat: int  # the learner's
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Course:
    """The lessons of one game, in the order in which they are best taken."""

    lessons: tuple[Lesson, ...] = ()
    anchors: tuple[str, ...] = field(default=())

    def __iter__(self) -> Iterator[Lesson]:
        return iter(self.lessons)

    def __len__(self) -> int:
        return len(self.lessons)

    def __getitem__(self, id: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.id == id:
                return lesson
        ids = [lesson.id for lesson in self.lessons]
        raise UnknownLesson(f"there is no lesson {id!r}; {did_you_mean(id, ids)}")

    def __contains__(self, id: object) -> bool:
        return any(lesson.id == id for lesson in self.lessons)

    def after(self, id: str) -> Lesson | None:
        """The lesson that follows this one."""
        ids = [lesson.id for lesson in self.lessons]
        following = self.lessons[ids.index(id) + 1 :]
        return following[0] if following else None


# Reading ------------------------------------------------------------------------------------------

_courses: dict[str, Course] = {}


def load_course(package: str) -> Course:
    """The lessons of a package, read once; a package without the file has none."""
    if package not in _courses:
        file = resources.files(package) / "words" / FILE
        _courses[package] = (
            parse_course(file.read_text("utf-8"), package) if file.is_file() else Course()
        )
    return _courses[package]


def parse_course(text: str, origin: str = "lessons") -> Course:
    """The course of a TOML text; `origin` names it in errors."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{origin}: {FILE} is not valid TOML: {error}") from error
    return course_of(data, origin)


def course_of(data: Json, origin: str) -> Course:
    top = Part(data, f"{origin}: {FILE}")
    top.only("anchors", "lesson")
    anchors = tuple(top.texts("anchors"))
    tables = top.tables("lesson")
    lessons = tuple(read_lesson(part, anchors) for part in tables)
    ids = [lesson.id for lesson in lessons]
    for id in ids:
        if ids.count(id) > 1:
            raise LessonError(f"{origin}: there are two lessons {id!r}; give one another id")
    return Course(lessons, anchors)


def read_lesson(part: "Part", anchors: Sequence[str]) -> Lesson:
    part.only("id", "seat", "title", "about", "position", "step")
    id = part.text("id")
    part.where = f"{part.origin}, lesson {id}"
    steps = part.tables("step")
    if len(steps) > MOST_STEPS:
        raise part.fault(f"has {len(steps)} steps; a lesson has at most {MOST_STEPS}")
    return Lesson(
        id,
        part.sentence("title"),
        part.sentence("about"),
        part.object("position"),
        part.whole("seat"),
        tuple(read_step(step, anchors) for step in steps),
    )


def read_step(part: "Part", anchors: Sequence[str]) -> Step:
    part.only("say", "at", "move", "goal", "wrong", "then")
    at = part.text("at")
    if at.partition(":")[0] not in anchors:
        raise part.fault(f"speaks at {at!r}; the anchors are {', '.join(anchors)}")
    return Step(
        part.sentence("say"),
        at,
        read_task(part),
        read_script(part) if "then" in part.data else (),
    )


def read_script(part: "Part") -> tuple[tuple[str, ...], ...]:
    moves = part.need("then", is_script, "a list of moves, or of lists of alternative moves")
    return tuple((move,) if isinstance(move, str) else tuple(move) for move in moves)


def read_task(part: "Part") -> Task | None:
    if not {"move", "goal", "wrong"}.intersection(part.data):
        return None
    goal = Part(part.object("goal"), f"{part.where}, goal")
    goal.only("events", "view")
    events = tuple(goal.objects("events")) if "events" in goal.data else ()
    view = goal.object("view") if "view" in goal.data else {}
    if not events and not view:
        raise goal.fault("is empty: name the events or the fields of the view that make it")
    answers = tuple(read_wrong(answer) for answer in part.tables("wrong", least=0))
    if any(answer.is_general for answer in answers[:-1]):
        raise part.fault("has a 'wrong' for all moves (no 'moves', no 'event') before another one")
    return Task(read_moves(part), events, view, answers)


def read_moves(part: "Part") -> tuple[str, ...]:
    if isinstance(part.data.get("move"), list):
        moves = part.texts("move")
        if not moves:
            raise part.fault("has no move that does it: 'move' is empty")
        return tuple(moves)
    return (part.text("move"),)


def read_wrong(part: "Part") -> Wrong:
    part.only("say", "moves", "event")
    return Wrong(
        part.sentence("say"),
        tuple(part.texts("moves")) if "moves" in part.data else (),
        part.object("event") if "event" in part.data else None,
    )


class Part:
    """A table of the file; `where` names it in errors."""

    def __init__(self, data: Json, where: str) -> None:
        self.data = data
        self.origin = where.partition(",")[0]
        self.where = where

    def fault(self, what: str) -> LessonError:
        return LessonError(f"{self.where} {what}")

    def only(self, *known: str) -> None:
        for name in self.data:
            if name not in known:
                raise self.fault(f"has an unknown field {name!r}; known: {', '.join(known)}")

    def need(self, name: str, fits: Callable[[Any], bool], expected: str) -> Any:
        if name not in self.data:
            raise self.fault(f"lacks {name!r}")
        value = self.data[name]
        if not fits(value):
            raise self.fault(f"has {value!r} as {name!r}, which has to be {expected}")
        return value

    def text(self, name: str) -> str:
        return str(self.need(name, lambda v: isinstance(v, str) and v.strip() != "", "a text"))

    def whole(self, name: str) -> int:
        return int(self.need(name, lambda value: is_whole(value, 0), "a seat"))

    def texts(self, name: str) -> list[str]:
        return list(self.need(name, is_texts, "a list of texts"))

    def object(self, name: str) -> Json:
        return dict(self.need(name, lambda value: isinstance(value, dict), "a table"))

    def objects(self, name: str) -> list[Json]:
        return list(self.need(name, is_objects, "a list of tables, at least one"))

    def tables(self, name: str, least: int = 1) -> list["Part"]:
        if not least and name not in self.data:
            return []
        return [
            Part(table, f"{self.where}, {name} {number}")
            for number, table in enumerate(self.objects(name), 1)
        ]

    def sentence(self, name: str) -> Names:
        """A text in all languages, short enough to be read at a glance."""
        names = self.object(name)
        given = Part(names, f"{self.where}, {name}")
        given.only(*LANGUAGES)
        for lang in LANGUAGES:
            count = len(given.text(lang).split())
            if count > WORDS_OF_A_SENTENCE:
                raise given.fault(
                    f"has {count} words in {lang!r}; a sentence has at most {WORDS_OF_A_SENTENCE}"
                )
        return names


def is_objects(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) for v in value)


def is_script(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(move, str) or (is_texts(move) and bool(move)) for move in value
    )


def fits(wanted: object, found: object) -> bool:
    """Whether what was found has all that was wanted; of an object the fields that are named.

    A list that is wanted where a single value is found names several of which one will do.
    """
    if isinstance(wanted, Mapping):
        return isinstance(found, Mapping) and all(
            name in found and fits(value, found[name]) for name, value in wanted.items()
        )
    if isinstance(wanted, list) and not isinstance(found, list):
        return any(fits(one, found) for one in wanted)
    return wanted == found
