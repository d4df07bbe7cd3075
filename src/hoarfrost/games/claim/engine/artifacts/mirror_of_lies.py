"""Mirror of Lies: five more on an own card of up to 5, five less on a higher one."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import BEFORE_RESOLVE, MIRROR
from hoarfrost.games.claim.engine.winning import modify

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class MirrorOfLies(Artifact):
    def __init__(self) -> None:
        super().__init__("mirror_of_lies", BEFORE_RESOLVE)

    def may_play(self, table: "Table", seat: i64) -> bool:
        return table.card_of(seat) >= 0

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        modify(table, seat, MIRROR)
