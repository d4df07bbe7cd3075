"""Reading lessons.toml: what it gives, and what is said of a wrong one."""

import copy
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoarfrost.core.lessons import (
    MOST_STEPS,
    WORDS_OF_A_SENTENCE,
    Course,
    LessonError,
    UnknownLesson,
    course_of,
    fits,
    load_course,
    parse_course,
)
from hoarfrost.core.plain import Json

TEXT = """
anchors = ["hand", "card"]

[[lesson]]
id = "one"
seat = 0
title = { en = "One", nl = "Een", es = "Uno" }
about = { en = "First.", nl = "Eerst.", es = "Primero." }
position = { cards = 3 }

[[lesson.step]]
at = "card:7"
say = { en = "Look.", nl = "Kijk.", es = "Mira." }
then = ["flip"]

[[lesson.step]]
at = "hand"
say = { en = "Do it.", nl = "Doe het.", es = "Hazlo." }
move = "bow low"
goal = { events = [{ kind = "bow", seat = 0 }], view = { turn = 1 } }
then = ["flip", ["dig", "peek"]]

[[lesson.step.wrong]]
moves = ["flip"]
say = { en = "Not so.", nl = "Niet zo.", es = "Así no." }

[[lesson.step.wrong]]
event = { kind = "peek" }
say = { en = "Do not peek.", nl = "Niet gluren.", es = "No espíes." }

[[lesson.step.wrong]]
say = { en = "No.", nl = "Nee.", es = "No." }

[[lesson]]
id = "two"
seat = 1
title = { en = "Two", nl = "Twee", es = "Dos" }
about = { en = "Second.", nl = "Tweede.", es = "Segundo." }
position = {}

[[lesson.step]]
at = "hand"
say = { en = "The end.", nl = "Einde.", es = "Fin." }
"""
DATA: Json = tomllib.loads(TEXT)
COURSE = parse_course(TEXT)


def test_a_course_has_its_lessons_in_order_and_by_id() -> None:
    assert [lesson.id for lesson in COURSE] == ["one", "two"]
    assert len(COURSE) == 2
    assert COURSE["two"].seat == 1
    assert "one" in COURSE
    assert "three" not in COURSE
    following = COURSE.after("one")
    assert following is not None
    assert following.id == "two"
    assert COURSE.after("two") is None


def test_an_unknown_lesson_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownLesson, match=r"no lesson 'twoo'.*two"):
        COURSE["twoo"]


def test_a_step_that_is_only_read_has_no_task_but_may_have_a_script() -> None:
    read = COURSE["one"].steps[0]
    assert (read.task, read.then, read.at) == (None, (("flip",),), "card:7")


def test_a_task_has_a_way_a_goal_a_script_with_alternatives_and_words_for_wrong_moves() -> None:
    step = COURSE["one"].steps[1]
    assert step.then == (("flip",), ("dig", "peek"))
    assert step.task is not None
    assert step.task.move == "bow low"
    assert step.task.events == ({"kind": "bow", "seat": 0},)
    assert step.task.view == {"turn": 1}
    assert [wrong.is_general for wrong in step.task.wrong] == [False, False, True]


def test_a_task_may_name_several_moves_for_what_was_done_before() -> None:
    [one, _] = course_of(changed(*STEP, "move", to=["bow low", "bow"]), "tests")
    assert one.steps[1].task is not None
    assert (one.steps[1].task.moves, one.steps[1].task.move) == (("bow low", "bow"), "bow low")


def test_a_package_without_the_file_has_no_lessons() -> None:
    assert load_course("hoarfrost.core") == Course()
    assert len(Course()) == 0


def changed(*path: str | int, to: object = None, without: bool = False) -> Json:
    """The data with one place changed, or left out."""
    data = copy.deepcopy(DATA)
    place: Any = data
    for name in path[:-1]:
        place = place[name]
    if without:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return data


def names(text: str) -> Json:
    return {"en": text, "nl": text, "es": text}


STEP = ("lesson", 0, "step", 1)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (changed("anchors", without=True), "lacks 'anchors'"),
        (changed("anchors", to="hand"), "'hand' as 'anchors', which has to be a list of texts"),
        (changed("extra", to=1), "unknown field 'extra'; known: anchors, lesson"),
        (changed("lesson", to=[]), "'lesson', which has to be a list of tables, at least one"),
        (changed("lesson", 0, "id", without=True), "lesson 1 lacks 'id'"),
        (changed("lesson", 1, "id", to="one"), "there are two lessons 'one'"),
        (changed("lesson", 0, "seat", to=-1), "lesson one has -1 as 'seat'"),
        (changed("lesson", 0, "seat", to=True), "lesson one has True as 'seat'"),
        (changed("lesson", 0, "position", to=[]), "'position', which has to be a table"),
        (changed("lesson", 0, "titel", to="x"), "unknown field 'titel'"),
        (changed("lesson", 0, "title", "nl", without=True), "lesson one, title lacks 'nl'"),
        (changed("lesson", 0, "about", "es", to=" "), "about has ' ' as 'es'"),
        (changed("lesson", 0, "about", "fr", to="Un."), "about has an unknown field 'fr'"),
        (changed("lesson", 0, "step", to=[]), "'step', which has to be a list of tables"),
        (
            changed("lesson", 0, "step", to=[DATA["lesson"][1]["step"][0]] * (MOST_STEPS + 1)),
            "has 41 steps; a lesson has at most 40",
        ),
        (changed(*STEP, "at", to="sky"), "step 2 speaks at 'sky'; the anchors are hand, card"),
        (changed(*STEP, "at", without=True), "lesson one, step 2 lacks 'at'"),
        (
            changed(*STEP, "say", to=names("word " * (WORDS_OF_A_SENTENCE + 1))),
            "step 2, say has 26 words in 'en'; a sentence has at most 25",
        ),
        (changed(*STEP, "move", without=True), "step 2 lacks 'move'"),
        (changed(*STEP, "move", to=[]), "step 2 has no move that does it"),
        (changed(*STEP, "move", to=[3]), "[3] as 'move', which has to be a list of texts"),
        (changed(*STEP, "goal", without=True), "step 2 lacks 'goal'"),
        (changed(*STEP, "goal", to={}), "step 2, goal is empty"),
        (changed(*STEP, "goal", to={"events": {}}), "goal has {} as 'events'"),
        (changed(*STEP, "goal", to={"move": "bow"}), "goal has an unknown field 'move'"),
        (changed(*STEP, "then", to="flip"), "'flip' as 'then', which has to be a list of moves"),
        (changed(*STEP, "then", to=[[]]), "as 'then', which has to be a list of moves"),
        (changed(*STEP, "wrong", 1, "event", without=True), "'wrong' for all moves"),
        (changed(*STEP, "wrong", 0, "say", without=True), "step 2, wrong 1 lacks 'say'"),
        (changed(*STEP, "wrong", 0, "moves", to="flip"), "'moves', which has to be a list"),
    ],
)
def test_a_fault_is_named_with_its_place(data: Json, told: str) -> None:
    with pytest.raises(LessonError) as raised:
        course_of(data, "tests")
    assert told in str(raised.value)
    assert str(raised.value).startswith("tests: ")


def test_a_text_that_is_not_toml_is_refused() -> None:
    with pytest.raises(LessonError, match=r"tests: lessons\.toml is not valid TOML"):
        parse_course("[[lesson", "tests")


def places_in(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    items: Any = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for name, inner in items:
        yield (*path, name)
        yield from places_in(inner, (*path, name))


VALUES = st.none() | st.booleans() | st.integers() | st.text(max_size=5)
ANYTHING = st.recursive(VALUES, lambda v: st.lists(v) | st.dictionaries(st.text(max_size=5), v))


@given(st.sampled_from(list(places_in(DATA))), ANYTHING, st.booleans())
def test_whatever_is_in_the_file_is_a_course_or_a_lesson_error(
    path: tuple[str | int, ...], value: object, without: bool
) -> None:
    with suppress(LessonError):
        course_of(changed(*path, to=value, without=without), "tests")


@pytest.mark.parametrize(
    ("wanted", "found", "fit"),
    [
        ({}, {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"b": 2}, False),
        ({"a": {"b": 1}}, {"a": {"b": 1, "c": 2}}, True),
        ({"a": {"b": 1}}, {"a": 1}, False),
        ({"a": [1, 2]}, {"a": [1, 2]}, True),
        ({"a": [1]}, {"a": [1, 2]}, False),
        ({"a": [1, 2]}, {"a": 2}, True),
        ({"a": [1, 2]}, {"a": 3}, False),
        ({"a": []}, {"a": 3}, False),
    ],
)
def test_of_an_object_only_the_named_fields_are_compared(
    wanted: Json, found: Json, fit: bool
) -> None:
    assert fits(wanted, found) is fit
