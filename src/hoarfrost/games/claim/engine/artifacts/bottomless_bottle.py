"""Bottomless Bottle: in this trick the lower total wins, and Knights have no power."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import AFTER_LEAD

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class BottomlessBottle(Artifact):
    def __init__(self) -> None:
        super().__init__("bottomless_bottle", AFTER_LEAD)

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        table.bottle = True
