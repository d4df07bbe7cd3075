"""Gambler's Dice: in this trick both players play a random card of their hand."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import BEFORE_LEAD, PRE_REVEAL

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class GamblersDice(Artifact):
    def __init__(self) -> None:
        super().__init__("gamblers_dice", PRE_REVEAL, BEFORE_LEAD)

    def is_open(self, table: "Table", seat: i64) -> bool:
        before_reveal = table.rules.dice_before_reveal and table.phase == 1
        return before_reveal == (table.step == PRE_REVEAL)

    def may_play(self, table: "Table", seat: i64) -> bool:
        return table.side0.hand != 0 and table.side1.hand != 0

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        for side in (table.side0, table.side1):
            side.diced = True
            side.bound = True
        table.book_armed = False
