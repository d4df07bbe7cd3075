"""Magic Wand: two more or two less on its player's card."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import BEFORE_RESOLVE, NOTHING, PLUS, WAND_DOWN, WAND_UP
from hoarfrost.games.claim.engine.winning import modify

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


class MagicWand(Artifact):
    def __init__(self) -> None:
        super().__init__("magic_wand", BEFORE_RESOLVE)
        self.hides_steps = True

    def may_play(self, table: "Table", seat: i64) -> bool:
        return table.card_of(seat) >= 0

    def play(self, table: "Table", seat: i64) -> None:
        table.ask(seat, self.number)

    def signs_to_choose(self) -> bool:
        return True

    def choose(self, table: "Table", seat: i64, choice: i64) -> None:
        modify(table, seat, WAND_UP if choice == PLUS else WAND_DOWN)
        table.spend(seat, self.number, choice)
        table.artifact = NOTHING
        if table.tape is not None:
            table.tell(
                "wand",
                "claim.artifact.magic_wand",
                {"seat": int(seat), "artifact": self.id, "by": 2 if choice == PLUS else -2},
            )
