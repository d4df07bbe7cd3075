"""Ice Kings and Ice Queens: a King and a Queen of one value in the same pile marry and leave it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.factions.faction import Faction

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class IceKings(Faction):
    def __init__(self) -> None:
        super().__init__("ice_kings", "IK", "frost", range(11))
        self.partner = "ice_queens"
        self.scoring_step = 7

    def removed_at_scoring(self, table: "Table", pile: i64) -> i64:
        """The couples; asked of the Kings for both."""
        kings = table.pack.of_faction("ice_kings")
        queens = table.pack.of_faction("ice_queens")
        married: i64 = 0
        for value in range(11):
            same = table.pack.with_value(value) & pile
            if same & kings and same & queens:
                married |= same & (kings | queens)
        return married


class IceQueens(Faction):
    def __init__(self) -> None:
        super().__init__("ice_queens", "IQ", "frost", range(11))
        self.partner = "ice_kings"
