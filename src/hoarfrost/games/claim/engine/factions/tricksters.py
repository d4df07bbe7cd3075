"""Tricksters: of each value one is a fake, which leaves the score pile at the end."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.factions.faction import Faction

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class Tricksters(Faction):
    def __init__(self) -> None:
        super().__init__("tricksters", "TC", "fire", [1, 1, 3, 3, 5, 5, 7, 7, 9, 9])
        self.has_fakes = True
        self.scoring_step = 6

    def removed_at_scoring(self, table: "Table", pile: i64) -> i64:
        return pile & table.pack.fakes
