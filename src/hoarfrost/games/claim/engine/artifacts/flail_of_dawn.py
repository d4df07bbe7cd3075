"""Flail of Dawn: the opponent puts a hand card aside that must be played in the final trick."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.knowledge import face_for
from hoarfrost.games.claim.engine.steps import NOTHING, PHASE2_START

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class FlailOfDawn(Artifact):
    def __init__(self) -> None:
        super().__init__("flail_of_dawn", PHASE2_START)

    def may_play(self, table: "Table", seat: i64) -> bool:
        return table.side(1 - seat).hand != 0

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        table.ask(1 - seat, self.number)

    def cards_to_choose(self, table: "Table", seat: i64) -> i64:
        return table.side(seat).hand

    def choose(self, table: "Table", seat: i64, choice: i64) -> None:
        side = table.side(seat)
        side.hand &= ~bit(choice)
        side.flail = choice
        table.artifact = NOTHING
        if table.tape is not None:
            face = face_for(table, seat, choice)
            table.tell(
                "flail",
                "claim.artifact.flail_of_dawn",
                {"seat": int(seat)},
                {int(seat): {"card": face}},
            )
