"""Flask of Tears: after three lost tricks in a row, nine more on its player's card."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import BEFORE_LEAD

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table

LOSSES_NEEDED: Final = 3  # in a row


class FlaskOfTears(Artifact):
    def __init__(self) -> None:
        super().__init__("flask_of_tears", BEFORE_LEAD)

    def may_play(self, table: "Table", seat: i64) -> bool:
        return table.side(seat).loss_streak >= LOSSES_NEEDED

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        table.side(seat).flask = True
