"""What computers answer in the games of one deal: after the same moves always the same.

The seed alone would do if computers had no clock: one that searches may come less far on a busy
machine, and one that has not decided by the end of a window passes. So the first answer that was
given after a row of moves is noted, and holds for everybody who comes there by the same moves.
"""

import hashlib
from collections.abc import Sequence

from hoarfrost.core.comparing import canonical
from hoarfrost.core.history import MadeMove
from hoarfrost.table.deal_store import Answer
from hoarfrost.table.game_table import GameTable
from hoarfrost.table.seats import COMPUTER
from hoarfrost.table.store import Entry, Store


class AnswerBook:
    """The answers of a table's deal; at a table without one there are none."""

    def __init__(self, table: GameTable, store: Store) -> None:
        self.table = table
        self.store = store

    async def known(self, seat: int) -> str | None:
        """What this seat answers here, if it was asked here before."""
        deal = self.table.settings["deal"]
        if deal is None:
            return None
        return await self.store.deals.answer(deal["id"], path_of(self.table.moves()), seat)

    async def settle(self, seat: int, move: str) -> str:
        """The answer that holds: this one, or one that somebody got before."""
        deal = self.table.settings["deal"]
        if deal is None:
            return move
        answer = Answer(path_of(self.table.moves()), seat, move)
        return await self.store.deals.settle(deal["id"], answer)


def path_of(moves: Sequence[MadeMove]) -> str:
    """A row of moves in a few letters."""
    made = canonical([[move.seat, move.text] for move in moves])
    return hashlib.sha256(made.encode()).hexdigest()[:32]


def answers_in(table: GameTable, entries: Sequence[Entry]) -> list[Answer]:
    """What the computers answered in a game, told by its log; `table` is there before the first.

    After a move that was taken back the same position may come again: what was answered last holds.
    """
    found: dict[tuple[str, int], Answer] = {}
    for entry in entries:
        is_answer = entry.kind in ("move", "early")
        if is_answer and table.seats[entry.data["seat"]].kind == COMPUTER:
            answer = Answer(path_of(table.moves()), entry.data["seat"], entry.data["move"])
            found[answer.path, answer.seat] = answer
        table.change(entry.kind, entry.data)
    return list(found.values())
