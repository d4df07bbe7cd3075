"""Planted faults: a lesson that cannot be taken is refused, with what is wrong and where."""

from dataclasses import replace

import pytest

from hoarfrost.core.lesson_check import LessonCheck
from hoarfrost.core.lesson_player import LessonPlayer
from hoarfrost.core.lessons import NEXT, Lesson, LessonError, Step, Wrong
from hoarfrost.core.plain import Json
from hoarfrost.registry import kit_of

KIT = kit_of("claim")
LESSON = KIT.course["trick"]
TASK = 2  # its first step that is a task
NO_WORDS = {"en": "...", "nl": "...", "es": "..."}


def check(lesson: Lesson) -> None:
    LessonCheck(KIT, lesson).run()


def with_step(number: int, **changes: object) -> Lesson:
    steps = list(LESSON.steps)
    steps[number] = replace(steps[number], **changes)  # type: ignore[arg-type]  # any field
    return replace(LESSON, steps=tuple(steps))


def with_task(**changes: object) -> Lesson:
    task = LESSON.steps[TASK].task
    assert task is not None
    return with_step(TASK, task=replace(task, **changes))  # type: ignore[arg-type]  # any field


def with_position(**changes: object) -> Lesson:
    position: Json = {**LESSON.position, **changes}
    return replace(LESSON, position=position)


GENERAL = Wrong(NO_WORDS)
UNUSED = Wrong({**NO_WORDS, "en": "Never."}, moves=("GO5",))


@pytest.mark.parametrize(
    ("lesson", "told"),
    [
        (with_position(hand=[["XX"], []]), "its position cannot be set up"),
        (with_position(options={"mix": "none"}), "its position cannot be set up"),
        (with_position(seats=5), "its position cannot be set up: This game has 2 seats, not 5"),
        (replace(LESSON, seat=2), "there is no seat 2 for the learner"),
        (with_step(0, then=()), "step 3: seat 1 is asked, not the learner"),
        (with_step(0, then=(("GO9",),)), "step 1, after next: GO9 cannot be played; legal are"),
        (with_step(1, then=(("GO8",),)), "step 2, after next: nobody else is asked when GO8"),
        (with_task(moves=("DW9",)), "step 3: DW9 is not allowed"),
        (with_task(moves=("GO2",)), "step 3: GO2 does not reach the goal"),
        (with_task(events=({"kind": "phase2"},)), "step 3: GO7 does not reach the goal"),
        (with_task(view={"phase": 2}), "step 3: GO7 does not reach the goal"),
        (with_task(wrong=()), "step 3 has no words for the move 'GO2'"),
        (with_task(wrong=(UNUSED, GENERAL)), "step 3: no move gets the words 'Never.'"),
    ],
)
def test_a_lesson_with_a_fault_is_refused(lesson: Lesson, told: str) -> None:
    with pytest.raises(LessonError) as raised:
        check(lesson)
    assert told in str(raised.value)
    assert str(raised.value).startswith("claim, lesson trick: ")


def test_a_way_that_its_script_does_not_answer_is_refused_though_it_is_not_the_one_shown() -> None:
    """Lesson 3 lets the learner lead Goblin 8 as well, which Undead 6 cannot answer."""
    lesson = KIT.course["phases"]
    steps = list(lesson.steps)
    steps[4] = replace(steps[4], then=(("UD6",),))
    with pytest.raises(LessonError, match="step 5, after GO8: UD6 cannot be played; legal are"):
        LessonCheck(KIT, replace(lesson, steps=tuple(steps))).run()


def test_words_are_chosen_by_move_and_by_what_has_happened() -> None:
    by_event = Wrong({**NO_WORDS, "en": "event"}, event={"kind": "gain", "seat": 1})
    by_move = Wrong({**NO_WORDS, "en": "move"}, moves=("GO2",))
    for wrong, said in (
        ((by_event, GENERAL), "event"),
        ((by_move, by_event, GENERAL), "move"),
        ((GENERAL,), "..."),
    ):
        player = LessonPlayer(KIT, with_task(wrong=wrong), [NEXT, NEXT])
        missed = player.go_on("GO2")
        assert missed is not None
        assert missed.text("en") == said


@pytest.mark.parametrize("moves", [["GO7"], ["next", "next", "next"], ["next", "next", "GO2"]])
def test_moves_that_a_lesson_does_not_accept_are_refused(moves: list[str]) -> None:
    with pytest.raises(LessonError):
        LessonPlayer(KIT, LESSON, moves)


def test_after_the_end_nothing_goes_on() -> None:
    steps = (Step(NO_WORDS, "prize"),)
    player = LessonPlayer(KIT, replace(LESSON, steps=steps), [NEXT])
    assert player.is_done
    assert player.step is steps[0]
    with pytest.raises(LessonError):
        player.go_on(NEXT)
