"""Wishing Lamp: the Leader names a card; the Second must play it, or wins by having none."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, lowest
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.knowledge import announce, show
from hoarfrost.games.claim.engine.steps import AFTER_LEAD, NOTHING

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class WishingLamp(Artifact):
    def __init__(self) -> None:
        super().__init__("wishing_lamp", AFTER_LEAD)
        self.phase = 2
        self.hides_steps = True
        self.chooses_names = True

    def may_play(self, table: "Table", seat: i64) -> bool:
        return not table.side(1 - seat).bound

    def play(self, table: "Table", seat: i64) -> None:
        table.ask(seat, self.number)

    def cards_to_choose(self, table: "Table", seat: i64) -> i64:
        """One card for each name: faction and value."""
        names: i64 = 0
        left = table.pack.all
        while left != 0:
            card = lowest(left)
            names |= bit(card)
            left &= ~table.pack.named(card)
        return names

    def choose(self, table: "Table", seat: i64, choice: i64) -> None:
        named = table.pack.named(choice)
        second = table.side(1 - seat)
        hits = named & second.hand
        second.bound = True
        if hits != 0:
            second.forced = hits
            table.wish = choice
            if count(named) == 1:
                show(table, 1 - seat, choice)
                announce(table, choice)
                second.shown |= hits
                second.spied &= ~hits
                second.absent &= ~hits
        else:
            second.lamp_free = True
            table.auto_win = 1 - seat
            second.prove_absent(named)
        table.spend(seat, self.number, choice * 2 + (2 if hits != 0 else 1))
        table.artifact = NOTHING
        if table.tape is not None:
            table.tell(
                "wish",
                "claim.artifact.wishing_lamp",
                {
                    "seat": int(seat),
                    "artifact": self.id,
                    "name": table.pack.name(choice),
                    "hit": hits != 0,
                },
            )
