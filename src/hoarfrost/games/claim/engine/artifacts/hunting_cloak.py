"""Hunting Cloak: chance picks the card that the Second plays now (`next`: in the next trick)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.knowledge import face_for
from hoarfrost.games.claim.engine.steps import AFTER_LEAD

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class HuntingCloak(Artifact):
    def __init__(self) -> None:
        super().__init__("hunting_cloak", AFTER_LEAD)

    def may_play(self, table: "Table", seat: i64) -> bool:
        second = table.side(1 - seat)
        needed: i64 = 2 if table.rules.cloak_marks_next else 1
        return not second.bound and count(second.hand) >= needed

    def play(self, table: "Table", seat: i64) -> None:
        table.spend(seat, self.number)
        second = table.side(1 - seat)
        card = table.pick(second.hand)
        second.bound = True
        if table.rules.cloak_marks_next:
            second.hand &= ~bit(card)
            second.mark = card
            second.mark_due = table.trick_no + 1
            second.mark_absent = second.absent
        else:
            second.forced = bit(card)
        if table.tape is not None:
            victim = 1 - int(seat)
            face = face_for(table, victim, card)
            table.tell(
                "cloak", "claim.artifact.hunting_cloak", {"seat": victim}, {victim: {"card": face}}
            )
