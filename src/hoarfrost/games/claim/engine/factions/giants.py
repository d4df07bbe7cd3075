"""Giants: each one collected smashes a Gnome of its value in the opponent's row."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.factions.faction import Faction

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class Giants(Faction):
    def __init__(self) -> None:
        super().__init__("giants", "GI", "claim2", [1, 1, 3, 3, 5, 5, 7, 7, 9])
        self.partner = "gnomes"

    def smashed(self, table: "Table", row: i64, card: i64) -> i64:
        equal = row & table.pack.with_value(table.pack.value[card])
        return equal & -equal
