"""Spyglass: the winner swaps one of the cards just won for a card of the discard pile."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.knowledge import public_action, public_face
from hoarfrost.games.claim.engine.steps import AFTER_WIN, NOTHING, moved

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class Spyglass(Artifact):
    def __init__(self) -> None:
        super().__init__("spyglass", AFTER_WIN)
        self.moves_cards = True
        self.hides_steps = True
        self.asks_for_pair = True

    def may_play(self, table: "Table", seat: i64) -> bool:
        return table.won != 0 and table.discarded != 0

    def play(self, table: "Table", seat: i64) -> None:
        table.ask(seat, self.number)

    def cards_to_choose(self, table: "Table", seat: i64) -> i64:
        """First the card to give away, then the one to take."""
        return table.won if table.stage == 1 else table.discarded

    def choose(self, table: "Table", seat: i64, choice: i64) -> None:
        given = table.chosen
        table.take_from_discard(choice)
        table.side(seat).score |= bit(choice)
        table.won &= ~bit(given)
        table.discard(given)
        table.chosen = NOTHING
        detail = moved(public_action(table, given), public_action(table, choice))
        table.spend(seat, self.number, detail)
        table.artifact = NOTHING
        if table.tape is not None:
            table.tell(
                "swap",
                "claim.artifact.spyglass",
                {
                    "seat": int(seat),
                    "artifact": self.id,
                    "given": public_face(table, given),
                    "card": public_face(table, choice),
                },
            )
