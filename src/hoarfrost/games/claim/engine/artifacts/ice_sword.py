"""Ice Sword: freezes the trick; the next one decides both, and its winner takes all."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core.bits import count
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import BEFORE_RESOLVE

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class IceSword(Artifact):
    def __init__(self) -> None:
        super().__init__("ice_sword", BEFORE_RESOLVE)

    def may_play(self, table: "Table", seat: i64) -> bool:
        """There must be a next trick to thaw in, and nothing frozen yet."""
        if table.is_frozen() or not (table.side0.has_cards() and table.side1.has_cards()):
            return False
        return table.phase == 2 or count(table.deck) >= 3

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        table.sword = True
