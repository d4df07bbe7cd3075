"""Flask of Tears: after three lost tricks in a row, nine more on its player's card."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import BEFORE_LEAD

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class FlaskOfTears(Artifact):
    def __init__(self) -> None:
        super().__init__("flask_of_tears", BEFORE_LEAD)

    def may_play(self, table: "Table", seat: i64) -> bool:
        return table.side(seat).loss_streak >= 3

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        table.side(seat).flask = True
