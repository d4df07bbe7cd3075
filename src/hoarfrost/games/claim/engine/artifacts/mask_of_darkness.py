"""Mask of Darkness: this trick and the next are led face-down and need not be followed."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import BEFORE_LEAD

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class MaskOfDarkness(Artifact):
    def __init__(self) -> None:
        super().__init__("mask_of_darkness", BEFORE_LEAD)

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        table.mask_left = 2
