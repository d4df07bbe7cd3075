"""Claim's lessons: a sentence is beside something that is there, a scene shows its point."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoarfrost.core.lesson_player import LessonPlayer
from hoarfrost.core.lessons import NEXT, Lesson
from hoarfrost.core.plain import Json
from hoarfrost.games.claim.files.fields import DEFAULTS
from hoarfrost.registry import kit_of

KIT = kit_of("claim")
DOCS = Path(__file__).parents[4] / "docs" / "lessons.md"
every_lesson = pytest.mark.parametrize("lesson", KIT.course, ids=[x.id for x in KIT.course])


def steps(lesson: Lesson) -> Iterator[tuple[str, Json]]:
    """Each anchor, with the view in which its sentence is said."""
    moves: list[str] = []
    for step in lesson.steps:
        player = LessonPlayer(KIT, lesson, moves)
        yield step.at, {**DEFAULTS, **player.match.view(lesson.seat)}
        moves.append(step.task.move if step.task else NEXT)


def is_there(at: str, view: Json, seat: int) -> bool:
    kind, _, which = at.partition(":")
    if kind == "card":
        return any(which == face for pieces in view["handles"].values() for face, _ in pieces)
    if kind == "pile":
        pile, _, owner = which.partition(":")
        return bool(view[pile][int(owner)])
    if kind == "artifact":
        held = view["artifacts"][seat]
        return which in held if which else bool(held)
    if kind == "votes":
        return view["phase"] == 2 and (not which or which in view["factions"])
    there = {
        "prize": view["prizes"],
        "deck": view["deck"],
        "trick": not view["prizes"],  # it is where the prize no longer is
        "hand": view["hand"][seat],
        "rival": view["shown"][1 - seat],
    }
    return bool(there[kind])


@every_lesson
def test_a_sentence_is_beside_something_that_is_there(lesson: Lesson) -> None:
    for number, (at, view) in enumerate(steps(lesson), 1):
        assert is_there(at, view, lesson.seat), (number, at)


@every_lesson
def test_the_learner_does_something_and_a_sentence_has_the_last_word(lesson: Lesson) -> None:
    tasks = [step.task for step in lesson.steps]
    assert 1 <= sum(task is not None for task in tasks) <= 3
    assert tasks[-1] is None
    assert len(tasks) <= 7


@every_lesson
def test_a_title_is_short_enough_for_the_bar_of_a_lesson(lesson: Lesson) -> None:
    assert max(map(len, lesson.title.values())) <= 25


@every_lesson
def test_the_opponent_s_hand_is_open(lesson: Lesson) -> None:
    for _, view in steps(lesson):
        rival = 1 - lesson.seat
        unseen = len(view["hand"][rival]) - len(view["shown"][rival])
        assert unseen <= (1 if lesson.id == "phases" else 0)  # there the opponent has drawn a card


def test_the_documented_anchors_are_those_of_the_file() -> None:
    table = DOCS.read_text("utf-8").split("| anchor | what |")[1].split("\n\n")[0]
    documented = {at.partition(":")[0] for at in re.findall(r"`([a-z:_A-Z0-9]+)`", table)}
    used = {step.at.partition(":")[0] for lesson in KIT.course for step in lesson.steps}
    assert documented == set(KIT.course.anchors) == used


def events_of(id: str) -> list[Json]:
    """Everything that happens on the way that a lesson shows."""
    lesson = KIT.course[id]
    moves = [step.task.move if step.task else NEXT for step in lesson.steps]
    return LessonPlayer(KIT, lesson, moves).match.log(lesson.seat)


@pytest.mark.parametrize(
    ("id", "wanted"),
    [
        ("trick", {"kind": "gain", "seat": 0, "card": "KN8"}),
        ("losing", {"kind": "draw", "seat": 0, "card": "KN9"}),
        ("phases", {"kind": "phase2", "leader": 0}),
        ("votes", {"kind": "end", "seat": 0, "reason": "votes"}),
        ("knights", {"kind": "win", "seat": 0, "because": "overrules"}),
        ("artifact", {"kind": "artifact", "seat": 0, "artifact": "mirror_of_lies"}),
        ("frost", {"kind": "end", "seat": 0, "reason": "votes"}),
    ],
)
def test_a_lesson_shows_what_it_is_about(id: str, wanted: Json) -> None:
    assert any(wanted.items() <= event.items() for event in events_of(id))


def test_the_wrong_move_in_the_surprise_of_frost_would_truly_lose_the_game() -> None:
    lesson = KIT.course["frost"]
    match = LessonPlayer(KIT, lesson, [NEXT, NEXT]).match
    for move in ("IQ8", "IQ3", "YE1"):
        match.push(move)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == [1]
    assert any(event["kind"] == "remove" for event in match.log(0))
