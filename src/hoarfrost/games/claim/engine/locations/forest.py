"""The Forest: whoever has five cards or fewer left in the score pile wins, unless both have."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hoarfrost.core.bits import count
from hoarfrost.games.claim.engine.locations.location import Location
from hoarfrost.games.claim.engine.steps import NOBODY

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table

FEW_CARDS: Final = 5


class Forest(Location):
    def __init__(self) -> None:
        super().__init__("forest", "setting")

    def early_winner(self, table: "Table") -> i64:
        few0 = count(table.side0.score) <= FEW_CARDS
        few1 = count(table.side1.score) <= FEW_CARDS
        if few0 == few1:
            return NOBODY
        return 0 if few0 else 1
