"""Book of Memories: the Leader leads a card of their own score pile instead of a hand card."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import BEFORE_LEAD

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class BookOfMemories(Artifact):
    def __init__(self) -> None:
        super().__init__("book_of_memories", BEFORE_LEAD)
        self.phase = 2
        self.leader_only = True

    def may_play(self, table: "Table", seat: i64) -> bool:
        return table.side(seat).score != 0

    def play(self, table: "Table", seat: i64) -> None:
        """The card itself is chosen when it is led: the Rope may still take it away."""
        table.spend(seat, self.number)
        table.book_armed = True
        table.side(seat).diced = False
