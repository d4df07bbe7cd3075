"""Taking back: who asks, who has agreed, and what then happens."""

from typing import TYPE_CHECKING

from hoarfrost.core.plain import Json
from hoarfrost.table import errors
from hoarfrost.table.settings import is_strict

if TYPE_CHECKING:
    from hoarfrost.table.live_table import LiveTable
    from hoarfrost.table.viewer import Viewer


class Undoing:
    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.table = live.table
        self.asked_by: int | None = None  # the seat that wants to take back
        self.agreed: set[int] = set()
        self.question = 0  # its number, so that no answer is taken for one to another question

    async def ask(self, viewer: "Viewer", seat: int) -> bool:
        """Take back the last move of a seat, or ask the others; returns whether it is done."""
        if is_strict(self.table.settings):
            raise errors.no_undo_today()
        kind = self.table.undo_kind(seat, set(viewer.seats))
        if kind == "no":
            raise errors.nothing_to_undo()
        if kind == "free":
            await self.take_back(seat)
            return True
        if self.asked_by is None:
            self.asked_by = seat
            self.agreed = set(viewer.seats)
            self.question += 1
            self.live.tell(self.told())
        elif self.asked_by != seat:
            raise errors.other_question()
        return False

    async def answer(self, viewer: "Viewer", question: int, agree: bool) -> None:
        is_asked = self.asked_by is not None and not set(viewer.seats) <= self.agreed
        if not is_asked or question != self.question:
            raise errors.nobody_asks()
        if not agree:
            self.close()
            return
        self.agreed |= set(viewer.seats)
        await self.take_back_if_agreed()

    async def take_back_if_agreed(self) -> None:
        """Everybody must agree, also somebody for whom a computer plays at present."""
        if self.asked_by is not None and set(self.table.people()) <= self.agreed:
            await self.take_back(self.asked_by)

    async def take_back(self, seat: int) -> None:
        if seat in self.table.early:
            await self.live.change([("recall", {"seat": seat})])
            self.live.settle_early()
            return
        moves = self.table.moves_before_last_of(seat)
        if moves is None:
            raise errors.nothing_to_undo()
        spent = self.live.waiting.time_spent(*self.table.asked)
        await self.live.change([("undo", {"seat": seat, "moves": moves, **spent})])
        self.live.settle()

    def close(self) -> None:
        if self.asked_by is not None:
            told = {**self.told(), "open": False}
            self.asked_by = None
            self.agreed = set()
            self.live.tell(told)

    def told(self) -> Json:
        return {"type": "undo", "seat": self.asked_by, "open": True, "question": self.question}
