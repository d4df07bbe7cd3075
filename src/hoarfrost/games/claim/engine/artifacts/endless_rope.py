"""Endless Rope: takes a card of its player's score pile back into the hand."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.knowledge import public_action, public_face, take_openly
from hoarfrost.games.claim.engine.steps import BEFORE_LEAD, NOTHING, moved

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class EndlessRope(Artifact):
    def __init__(self) -> None:
        super().__init__("endless_rope", BEFORE_LEAD)
        self.moves_cards = True
        self.phase = 2
        self.hides_steps = True

    def may_play(self, table: "Table", seat: i64) -> bool:
        return table.side(seat).score != 0

    def play(self, table: "Table", seat: i64) -> None:
        table.ask(seat, self.number)

    def cards_to_choose(self, table: "Table", seat: i64) -> i64:
        return table.side(seat).score

    def choose(self, table: "Table", seat: i64, choice: i64) -> None:
        taken = public_action(table, choice)
        table.side(seat).score &= ~bit(choice)
        take_openly(table, seat, choice)
        table.spend(seat, self.number, moved(NOTHING, taken))
        table.artifact = NOTHING
        if table.tape is not None:
            table.tell(
                "rope",
                "claim.artifact.endless_rope",
                {"seat": int(seat), "artifact": self.id, "card": public_face(table, choice)},
            )
