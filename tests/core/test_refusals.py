"""What the table itself refuses has rules of its own."""

from hoarfrost.core import refusals
from hoarfrost.core.rulebook import load_rulebook

REFUSALS = [
    refusals.game_over(),
    refusals.not_your_turn(1, 0),
    refusals.not_a_move("dance"),
    refusals.incomplete("bury", ["deep", "shallow"]),
    refusals.move_in_progress(0),
]


def test_each_refusal_has_a_code_of_its_own() -> None:
    assert len({refusal.code for refusal in REFUSALS}) == len(REFUSALS)


def test_the_rulebook_of_the_table_holds_exactly_the_rules_that_refuse() -> None:
    book = load_rulebook("hoarfrost.core")
    assert {refusal.rule for refusal in REFUSALS} == {rule.id for rule in book}
