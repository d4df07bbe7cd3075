"""Which tests and which code speak of which rule."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from hoarfrost.core.errors import HoarfrostError

Places = dict[str, list[str]]  # the id of a rule -> "file:line"


class UnreadableMark(HoarfrostError):  # noqa: N818 - named like UnknownRule, after what it is
    """A mark whose rule cannot be known without running the test."""


def marked_rules(tests: Path) -> Places:
    """The ids in each `pytest.mark.rule(...)` under a folder, with the places where they stand."""
    found: Places = {}
    for file in sorted(tests.rglob("*.py")):
        for call in rule_marks(ast.parse(file.read_text("utf-8"))):
            place = f"{file.relative_to(tests).as_posix()}:{call.lineno}"
            for argument in call.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise UnreadableMark(f"{place}: write the rule's id as a plain text")
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


def mentioned_rules(sources: Path, ids: Iterable[str]) -> Places:
    """The places under a folder of Python sources that name one of these ids."""
    known = set(ids)
    names = re.compile(r"\b[a-z]\w*(?:\.\w+)+")
    found: Places = {}
    for file in sorted(sources.rglob("*.py")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for name in set(names.findall(line)) & known:
                place = f"{file.relative_to(sources).as_posix()}:{number}"
                found.setdefault(name, []).append(place)
    return found
