"""Law 6: every rule of a rulebook has a test, and every test marked with a rule names one."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoarfrost.registry import game_names, kit_of

TESTS = Path(__file__).parents[1]


def marked_rules(tests: Path) -> dict[str, list[str]]:
    """The ids in each `pytest.mark.rule(...)` under a folder, with the places where they stand."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        for call in rule_marks(ast.parse(file.read_text("utf-8"))):
            place = f"{file.relative_to(tests)}:{call.lineno}"
            for argument in call.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise AssertionError(f"{place}: write the rule's id as a plain text")
                found.setdefault(argument.value, []).append(place)
    return found


def rule_marks(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "rule"
            and isinstance(node.func.value, ast.Attribute)
            and node.func.value.attr == "mark"
        ):
            yield node


def listed(title: str, lines: list[str]) -> str:
    return f"{title} ({len(lines)}):\n  " + "\n  ".join(lines) if lines else ""


@pytest.mark.parametrize("name", game_names())
def test_every_rule_has_a_test(name: str) -> None:
    untested = sorted({rule.id for rule in kit_of(name).rulebook} - marked_rules(TESTS).keys())
    assert not untested, listed(f"rules of {name} without a test", untested)


def test_every_mark_names_a_rule() -> None:
    known = {rule.id for name in game_names() for rule in kit_of(name).rulebook}
    unknown = [
        f"{rule} at {', '.join(places)}"
        for rule, places in sorted(marked_rules(TESTS).items())
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
    with pytest.raises(AssertionError, match=r"test_x\.py:3"):
        marked_rules(tmp_path)
