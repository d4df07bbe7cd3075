"""Every rule of Runebound has a test here, and every worked example of the rules file too."""

import ast
from functools import cache
from pathlib import Path

import pytest

from hoarfrost.cli.marks import marked_rules
from hoarfrost.core.rulebook import load_rulebook
from hoarfrost.games.runebound import words

HERE = Path(__file__).parent
# Of section 24 of the rules file; its ids have gaps.
EXAMPLES = [
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "F7",
    "F8",
    "F10",
    "F11",
    "F12",
    "F14",
    "F15",
    "F16",
    "M1",
    "M2",
    "M3",
    "M4",
    "M6",
    "M7",
    "M8",
    "M9",
    "M11",
    "M12",
    "M14",
    "M15",
    "M16",
    "M18",
    "M19",
    "T1",
    "T2",
    "T3",
    "C1",
    "C2",
    "C3",
    "C4",
    "C6",
    "C7",
    "C9",
    "C10",
    "C11",
    "C12",
    "C13",
    "C14",
    "C15",
    "C16",
    "C18",
    "E1",
    "E3",
    "E4",
    "E5",
    "E7",
    "E8",
    "W1",
    "L1",
    "L2",
    "L3",
    "L4",
    "L6",
    "L7",
    "L9",
    "L10",
    "Q1",
    "Q2",
    "Q5",
    "Q6",
    "Q7",
    "Q8",
    "K1",
    "K2",
    "K4",
    "K5",
    "K6",
    "K8",
    "K9",
    "X1",
    "X2",
    "X3",
    "N1",
    "N3",
    "N4",
    "H1",
    "H2",
    "V1",
    "V2",
    "V3",
    "V5",
    "I1",
]


@cache
def names() -> set[str]:
    """The first words of tests and of their cases: "c12", "l3"."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add(node.name.split("_")[1])
            elif isinstance(node, ast.keyword) and node.arg == "id":
                assert isinstance(node.value, ast.Constant)
                found.add(str(node.value.value).split()[0].lower())
    return found


def test_every_rule_has_a_test() -> None:
    marked = marked_rules(HERE)
    untested = [rule.id for rule in load_rulebook(words.__name__) if rule.id not in marked]
    assert untested == []


def test_every_mark_names_a_rule() -> None:
    known = {rule.id for rule in load_rulebook(words.__name__)}
    assert [rule for rule in marked_rules(HERE) if rule not in known] == []


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_worked_example_has_a_test(example: str) -> None:
    assert example.lower() in names()
