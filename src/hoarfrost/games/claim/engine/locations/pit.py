"""The Pit: the winner of the last trick discards two random cards of their score pile."""

from typing import TYPE_CHECKING

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.locations.location import Location
from hoarfrost.games.claim.engine.piles import remove_at_end

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class Pit(Location):
    def __init__(self) -> None:
        super().__init__("pit", "building")

    def after_last_trick(self, table: "Table") -> None:
        if table.last_winner2 < 0:
            return
        side = table.side(table.last_winner2)
        for _ in range(2):
            if side.score != 0:
                card = table.pick(side.score)
                side.score &= ~bit(card)
                remove_at_end(table, 2, table.last_winner2, bit(card), "claim.location.pit")
