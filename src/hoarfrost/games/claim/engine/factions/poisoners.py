"""Poisoners: whoever wins with one peeks at a Toxic; at the end cards of those values go."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class Poisoners(Faction):
    def __init__(self) -> None:
        super().__init__("poisoners", "PO", "fire", ONE_OF_EACH)
        self.uses_toxics = True
        self.scoring_step = 5

    def removed_at_scoring(self, table: "Table", pile: i64) -> i64:
        poisoned: i64 = 0
        for toxic in table.toxics:
            poisoned |= pile & table.pack.with_value(toxic)
        return poisoned
