"""Law 6: every rule of a rulebook has a test, and every test marked with a rule names one."""

from functools import cache
from pathlib import Path

import pytest

from hoarfrost.cli.marks import Places, UnreadableMark, marked_rules
from hoarfrost.registry import game_names, kit_of

ROOT = Path(__file__).parents[2]


@cache
def all_marks() -> Places:
    """The marks of our tests and of the games under examples/."""
    return {**marked_rules(ROOT / "tests"), **marked_rules(ROOT / "examples")}


def listed(title: str, lines: list[str]) -> str:
    return f"{title} ({len(lines)}):\n  " + "\n  ".join(lines) if lines else ""


@pytest.mark.parametrize("name", game_names())
def test_every_rule_has_a_test(name: str) -> None:
    untested = sorted({rule.id for rule in kit_of(name).rulebook} - all_marks().keys())
    assert not untested, listed(f"rules of {name} without a test", untested)


def test_every_mark_names_a_rule() -> None:
    known = {rule.id for name in game_names() for rule in kit_of(name).rulebook}
    unknown = [
        f"{rule} at {', '.join(places)}"
        for rule, places in sorted(all_marks().items())
        if rule not in known
    ]
    assert not unknown, listed("marks of rules that no rulebook has", unknown)


def test_marks_are_found_on_functions_parameters_and_modules(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.rule('game.a')\n"
        "@pytest.mark.rule('game.b', 'game.c')\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('game.d'))])\n"
        "def test_x(n): ...\n"
    )
    assert marked_rules(tmp_path) == {
        "game.a": ["test_x.py:2"],
        "game.b": ["test_x.py:3"],
        "game.c": ["test_x.py:3"],
        "game.d": ["test_x.py:4"],
    }


def test_a_mark_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        "import pytest\nX = 'a'\npytestmark = pytest.mark.rule(X)\n"
    )
    with pytest.raises(UnreadableMark, match=r"test_x\.py:3"):
        marked_rules(tmp_path)
