"""`hoarfrost learn`, as a newcomer uses it."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from hoarfrost.cli.terminal_lesson import TerminalLesson
from hoarfrost.core.lessons import NEXT, Lesson
from hoarfrost.core.translator import Translator
from hoarfrost.registry import game_names, kit_of
from tests.cli.terminal import Terminal
from tests.shares import share

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LANGUAGES = ["en", "nl", "es"]
LESSONS = [(name, lesson) for name in game_names() for lesson in kit_of(name).course]


@pytest.fixture(autouse=True)
def state(terminal: Terminal) -> Path:
    """Where progress is saved."""
    folder = terminal.folder / "state"
    terminal.monkeypatch.setattr("hoarfrost.cli.progress.state_folder", lambda: folder)
    terminal.monkeypatch.setattr("hoarfrost.cli.files.state_folder", lambda: folder)
    return folder


def way_through(lesson: Lesson) -> list[str]:
    """What is typed in a lesson: Enter where a step is only read."""
    return [step.task.move if step.task else "" for step in lesson.steps]


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{n}-{x.id}" for n, x in LESSONS])
def test_a_lesson_is_taken_from_the_first_sentence_to_the_last(
    terminal: Terminal, game: str, lesson: Lesson, lang: str
) -> None:
    terminal.monkeypatch.setenv("COLUMNS", "200")
    answer = terminal.run(
        f"learn {game} {lesson.id} --lang {lang}", typed(*way_through(lesson), "quit")
    )
    assert answer.code == 0
    for step in lesson.steps:
        assert step.say[lang] in answer.out
    assert answer.out.index(lesson.steps[0].say[lang]) < answer.out.index(
        lesson.steps[-1].say[lang]
    )


@pytest.mark.parametrize(
    ("game", "lesson", "lang"),
    # In CI the languages share the lessons.
    [
        (game, lesson, lang)
        for n, lang in enumerate(LANGUAGES)
        for game, lesson in LESSONS[share(n, 0) :: share(len(LANGUAGES), 1)]
    ],
    ids=lambda part: getattr(part, "id", part),
)
def test_table_and_sentence_fit_a_terminal_of_80_columns_and_24_lines(
    game: str, lesson: Lesson, lang: str
) -> None:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=80, height=24, color_system=None)
    session = TerminalLesson(kit_of(game), lesson, console, Translator(lang))
    for step in lesson.steps:
        out.truncate(out.seek(0))
        session.start_over()
        session.show()
        shown = CONTROL.sub("", out.getvalue()).splitlines()
        assert len(shown) < 24, "\n".join(shown)
        assert all(len(line) <= 80 for line in shown)
        session.player.go_on(step.task.move if step.task else NEXT)


def test_the_lessons_are_listed_and_the_first_that_is_not_done_is_offered(
    terminal: Terminal, state: Path
) -> None:
    first, second = kit_of("claim").course.lessons[:2]
    listed = terminal.run("learn claim", typed("quit"))
    for lesson in kit_of("claim").course:
        assert lesson.title["en"] in listed.out
    assert "✓" not in listed.out
    assert "Press Enter for number 1." in listed.out
    terminal.run("learn claim", typed("", *way_through(first), "quit"))
    assert json.loads((state / "lessons.json").read_text()) == {"claim": [first.id]}
    again = terminal.run("learn claim", typed("", "quit"))
    assert f"✓  1  {first.title['en']}" in again.out
    assert second.steps[0].say["en"] in again.out


def test_all_lessons_that_were_finished_are_remembered_by_game(
    terminal: Terminal, state: Path
) -> None:
    first, second = kit_of("claim").course.lessons[:2]
    throw = kit_of("snowfall").course.lessons[0]
    terminal.run("learn claim", typed("1", *way_through(first), "", *way_through(second)))
    terminal.run("learn snowfall", typed("1", *way_through(throw)))
    terminal.run("learn claim", typed("1", *way_through(first)))
    assert json.loads((state / "lessons.json").read_text()) == {
        "claim": [first.id, second.id],
        "snowfall": [throw.id],
    }


def test_after_a_lesson_comes_the_next_and_after_the_last_a_game(terminal: Terminal) -> None:
    *_, sixth, seventh = kit_of("claim").course.lessons
    answer = terminal.run("learn claim 6", typed(*way_through(sixth), "", *way_through(seventh)))
    assert f"Press Enter for the next lesson: {seventh.title['en']}." in answer.out
    assert answer.out.endswith("hoarfrost play claim\n\n")


def test_nothing_is_locked(terminal: Terminal) -> None:
    last = kit_of("claim").course.lessons[-1]
    assert last.steps[0].say["en"] in terminal.run("learn claim", typed("7", "quit")).out
    assert last.steps[0].say["en"] in terminal.run(f"learn claim {last.id}", typed("quit")).out


def test_a_wrong_move_is_answered_and_the_task_stays(terminal: Terminal) -> None:
    lesson = kit_of("claim").course["trick"]
    task = lesson.steps[2].task
    assert task is not None
    answer = terminal.run("learn claim trick", typed("", "", "GO2", "DW9", "GO7", "quit"))
    at_low, at_other = answer.out.split(task.wrong[0].say["en"])[1].split("Goblins", 1)
    assert at_low.count(">") == 1
    assert lesson.steps[3].say["en"] in at_other


def test_a_longer_move_is_made_step_by_step_and_can_be_begun_again(terminal: Terminal) -> None:
    answer = terminal.run(
        "learn snowfall", typed("1", "look", "tree", "throw ball", "", "throw icicle", "at 1", "")
    )
    assert answer.out.count("At whom do you throw?") == 2
    assert "Icicle hits" in answer.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("help", "why a move is not allowed"),
        ("?", "show a move that does it"),
        ("hint", "GO7"),
        ("why DW9", "Goblin"),
        ("why GO7", "GO7 is allowed."),
        ("why\nGO2", "GO2 is allowed."),
        ("rules follow", "claim.follow"),
        ("rules xyzzy", "xyzzy"),
        ("rules", "rules with these words"),
        ("table", "The trick and the prize · 3/7"),
        ("ayuda", "take the choice with this number"),
    ],
)
def test_a_command_is_answered_and_the_task_stays(
    terminal: Terminal, words: str, told: str
) -> None:
    before, after = (
        terminal.run("learn claim trick", typed("", "", *lines, "quit")).out
        for lines in ([], [words])
    )
    assert told in after[len(before) - 2 :]


@pytest.mark.parametrize("words", ["2", "GO7", "hint"])
def test_where_a_step_is_only_read_nothing_is_played(terminal: Terminal, words: str) -> None:
    out = terminal.run("learn claim trick", typed(words, "quit")).out
    assert "Nothing to play yet" in out
    assert "2/7" not in out


@pytest.mark.parametrize("words", ["quit", "q", "stop", "salir"])
def test_quitting_is_possible_everywhere(terminal: Terminal, words: str) -> None:
    first = kit_of("claim").course.lessons[0]
    for lines in ([], ["1"], ["1", "", ""], ["1", *way_through(first)]):
        answer = terminal.run("learn claim", typed(*lines, words))
        assert (answer.code, answer.err) == (0, "")
    assert terminal.run("learn claim").code == 0  # the input just ends


def test_a_damaged_file_of_progress_tells_of_nothing_and_is_written_anew(
    terminal: Terminal, state: Path
) -> None:
    state.mkdir()
    first = kit_of("claim").course.lessons[0]
    for damage in ("", "{", "[]", '{"claim": 7}', '{"claim": [1]}'):
        (state / "lessons.json").write_text(damage)
        assert "Press Enter for number 1." in terminal.run("learn claim", typed("quit")).out
        terminal.run("learn claim 1", typed(*way_through(first), "quit"))
        assert json.loads((state / "lessons.json").read_text())["claim"] == [first.id]


def test_progress_that_cannot_be_saved_does_not_end_the_lessons(
    terminal: Terminal, state: Path
) -> None:
    state.write_text("not a folder")
    first, second = kit_of("claim").course.lessons[:2]
    answer = terminal.run("learn claim 1", typed(*way_through(first), "", "quit"))
    assert "Cannot write" in answer.out
    assert second.steps[0].say["en"] in answer.out


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("learn claim nothing", "there is no lesson 'nothing'"),
        ("learn claim 8", "there is no lesson '8'"),
        ("learn chess", "there is no game 'chess'"),
    ],
)
def test_what_is_not_there_is_answered_in_one_line(
    terminal: Terminal, command: str, told: str
) -> None:
    answer = terminal.run(command)
    assert answer.code == 2
    assert told in answer.err
    assert answer.err.count("\n") == 1


def test_a_number_that_no_lesson_has_is_asked_for_again(terminal: Terminal) -> None:
    out = terminal.run("learn claim", typed("9", "1", "quit")).out
    assert "The lessons go from 1 to 7." in out
    assert "1/7" in out


def test_whoever_writes_lessons_can_have_them_checked(terminal: Terminal) -> None:
    assert terminal.run("learn claim --check").out == "claim: 7 lessons, nothing wrong\n"


def test_the_help_has_examples(terminal: Terminal) -> None:
    out = terminal.run("learn --help").out
    assert "hoarfrost learn claim 3" in out
    assert "--lang" in out


def test_next_is_a_word_of_the_protocol_and_not_of_the_terminal(terminal: Terminal) -> None:
    assert "Nothing to play yet" in terminal.run("learn claim 1", typed(NEXT, "quit")).out
