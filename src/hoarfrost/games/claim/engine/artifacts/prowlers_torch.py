"""Prowler's Torch: in this trick and the next, cards drawn into a Follower deck are shown."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import BEFORE_LEAD

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class ProwlersTorch(Artifact):
    def __init__(self) -> None:
        super().__init__("prowlers_torch", BEFORE_LEAD)
        self.phase = 1

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        table.torch_from = table.trick_no
