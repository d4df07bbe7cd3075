"""Gambler's Book: a random card of a player's new hand for a chosen one of the discard pile."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.knowledge import public_action, public_face, show, take_openly
from hoarfrost.games.claim.engine.steps import NOTHING, PHASE1_END, moved

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class GamblersBook(Artifact):
    def __init__(self) -> None:
        super().__init__("gamblers_book", PHASE1_END)
        self.moves_cards = True

    def may_play(self, table: "Table", seat: i64) -> bool:
        return table.side(seat).hand != 0 and table.discarded != 0

    def play(self, table: "Table", seat: i64) -> None:
        side = table.side(seat)
        card = table.pick(side.hand)
        table.spend(seat, self.number, moved(public_action(table, card), NOTHING))
        side.hand &= ~bit(card)
        show(table, seat, card, on_table=False)
        table.set_aside = card
        table.ask(seat, self.number)
        if table.tape is not None:
            table.tell(
                "set_aside",
                "claim.artifact.gamblers_book",
                {"seat": int(seat), "card": public_face(table, card)},
            )

    def cards_to_choose(self, table: "Table", seat: i64) -> i64:
        return table.discarded

    def choose(self, table: "Table", seat: i64, choice: i64) -> None:
        if table.tape is not None:
            table.tell(
                "fetch",
                "claim.artifact.gamblers_book",
                {"seat": int(seat), "card": public_face(table, choice)},
            )
        given, taken = public_action(table, table.set_aside), public_action(table, choice)
        table.spent = (*table.spent[:-1], int(moved(given, taken)))
        table.take_from_discard(choice)
        take_openly(table, seat, choice)
        table.discard(table.set_aside)
        table.set_aside = NOTHING
        table.artifact = NOTHING
