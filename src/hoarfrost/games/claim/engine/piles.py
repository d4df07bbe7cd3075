"""Cards that leave their place for the discard pile in sight of all."""

from mypy_extensions import i64

from hoarfrost.games.claim.engine.knowledge import faces_for_all
from hoarfrost.games.claim.engine.table import Table


def discard_openly(table: Table, seat: i64, cards: i64, rule: str) -> None:
    """Cards left in a hand go to the discard pile, where all see their faces."""
    if cards == 0:
        return
    if table.tape is not None:
        table.tell(
            "leftover",
            rule,
            {"seat": int(seat), "cards": faces_for_all(table, cards)},
        )
    side = table.side(seat)
    side.shown &= ~cards
    side.spied &= ~cards
    table.discard_all(cards)


def remove_at_end(table: Table, end_step: int, seat: i64, cards: i64, rule: str) -> None:
    """Discard cards of a score pile in one of the end steps."""
    table.side(seat).score &= ~cards
    table.discard_all(cards)
    table.removed = (*table.removed, end_step, int(seat), int(cards))
    if table.tape is not None:
        faces = faces_for_all(table, cards)
        table.tell("remove", rule, {"seat": int(seat), "cards": faces, "step": end_step})
