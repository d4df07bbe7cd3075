"""King's Dagger: takes an opposing 5 from the table; its player has to play another card."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.knowledge import public_face
from hoarfrost.games.claim.engine.steps import (
    LEAD,
    LEAD_PLAYED,
    NOTHING,
    SECOND,
    SECOND_PLAYED,
    TURN_UP,
)

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class KingsDagger(Artifact):
    def __init__(self) -> None:
        super().__init__("kings_dagger", LEAD_PLAYED, SECOND_PLAYED)

    def may_play(self, table: "Table", seat: i64) -> bool:
        """The opposing card lies face-up and everybody can read that it is a 5."""
        card = table.card_of(1 - seat)
        if card < 0 or (card == table.lead and table.lead_down):
            return False
        if bit(card) & table.pack.hidden & ~table.numbers:
            return False
        return table.pack.value[card] == 5

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        victim = 1 - seat
        if table.step == LEAD_PLAYED:
            card = table.lead
            table.lead = NOTHING
            table.step = LEAD
        else:
            card = table.second
            table.second = NOTHING
            table.step = SECOND
        table.side(seat).score |= bit(card)
        side = table.side(victim)
        side.forced = 0
        side.diced = False
        table.wish = NOTHING
        if victim == table.leader:
            table.book_armed = False
        if table.tape is not None:
            table.tell(
                "stab",
                "claim.artifact.kings_dagger",
                {"seat": int(seat), "card": public_face(table, card)},
            )
        if side.has_cards():
            table.victim = victim
        else:
            table.forfeit_by = victim
            table.step = TURN_UP
