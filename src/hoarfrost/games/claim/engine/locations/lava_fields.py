"""Lava Fields: whoever loses five tricks of Phase 2 in a row wins the game at once."""

from typing import TYPE_CHECKING, Final

from hoarfrost.games.claim.engine.locations.location import Location

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table

LOSSES_IN_A_ROW: Final = 5


class LavaFields(Location):
    def __init__(self) -> None:
        super().__init__("lava_fields", "setting")

    def after_trick(self, table: "Table") -> None:
        if table.side0.loss_streak2 == LOSSES_IN_A_ROW:
            table.finish(0, "lava")
        elif table.side1.loss_streak2 == LOSSES_IN_A_ROW:
            table.finish(1, "lava")
