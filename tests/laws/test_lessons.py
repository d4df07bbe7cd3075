"""Every lesson of every game that is installed can be taken, in every language."""

from collections.abc import Iterator

import pytest

from hoarfrost.core.lesson_check import check_course
from hoarfrost.core.lesson_player import LessonPlayer
from hoarfrost.core.lessons import NEXT, Lesson
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.registry import game_names, kit_of
from hoarfrost.table.lessons import Walk

LESSONS = [(name, lesson) for name in game_names() for lesson in kit_of(name).course]
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{name}-{lesson.id}" for name, lesson in LESSONS]
)


def answer(game: str, lesson: Lesson, moves: list[str], move: str | None, lang: str = "en") -> Json:
    return Walk(kit_of(game), lesson.id, moves).answer(move, lang)


def places(game: str, lesson: Lesson) -> Iterator[LessonPlayer]:
    """The lesson at each of its steps, on the way that it shows."""
    moves: list[str] = []
    for step in lesson.steps:
        yield LessonPlayer(kit_of(game), lesson, moves)
        moves.append(step.task.move if step.task else NEXT)


@pytest.mark.parametrize("game", game_names())
def test_every_way_through_the_lessons_leads_to_their_end(game: str) -> None:
    check_course(kit_of(game))


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_walked_through_as_it_shows(game: str, lesson: Lesson, lang: str) -> None:
    told = answer(game, lesson, [], None, lang)
    for number, step in enumerate(lesson.steps):
        assert (told["step"], told["done"], told["wrong"]) == (number, False, None)
        assert (told["say"], told["at"]) == (step.say[lang], step.at)
        assert told["task"] == bool(told["state"]["choices"]) == (told["hint"] is not None)
        told = answer(game, lesson, told["moves"], told["hint"] or NEXT, lang)
    assert told["done"]
    assert told["step"] == told["steps"] == len(told["moves"])


@every_lesson
def test_a_move_that_misses_the_goal_is_answered_and_leaves_no_trace(
    game: str, lesson: Lesson
) -> None:
    missed = 0
    for player in places(game, lesson):
        if player.task is None:
            continue
        before = answer(game, lesson, player.moves, None)
        for move in player.match.legal_moves:
            told = answer(game, lesson, player.moves, move)
            if told["wrong"] is None:
                assert told["step"] == before["step"] + 1
                continue
            missed += 1
            assert told.pop("wrong")["text"] in [wrong.say["en"] for wrong in player.task.wrong]
            assert told == {name: value for name, value in before.items() if name != "wrong"}
    assert missed


@every_lesson
def test_a_move_that_the_rules_forbid_is_answered_by_their_reason(
    game: str, lesson: Lesson
) -> None:
    for player in places(game, lesson):
        if player.task is None:
            continue
        before = answer(game, lesson, player.moves, None)
        told = answer(game, lesson, player.moves, "no such move")
        reasons = player.match.why_not("no such move", player.seat)
        assert told["wrong"] == {"text": reasons[0].sentence(), "rule": reasons[0].rule}
        assert told["state"] == before["state"]


@every_lesson
def test_the_learner_is_shown_what_the_seat_may_see_and_nothing_else(
    game: str, lesson: Lesson
) -> None:
    for player in places(game, lesson):
        told = answer(game, lesson, player.moves, None)
        assert told["state"]["view"] == player.match.view(player.seat)
        assert [line["event"] for line in told["state"]["log"]["lines"]] == player.match.log(
            player.seat
        )


@every_lesson
def test_a_lesson_goes_the_same_way_every_time(game: str, lesson: Lesson) -> None:
    def positions() -> list[Json]:
        return [player.match.state.to_json() for player in places(game, lesson)]

    assert positions() == positions()
