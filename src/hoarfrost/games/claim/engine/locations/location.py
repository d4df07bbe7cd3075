"""What a location is. Settings change play, Buildings the end; both yield to everything else."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Location:
    def __init__(self, id: str, kind: str) -> None:
        self.id: str = id
        self.kind: str = kind
        self.number: int = -1
        self.exchanges_gifts: bool = False  # both players give two cards in end step 3

    def after_trick(self, table: "Table") -> None:
        """The losses of a Phase-2 trick have been counted (T14)."""

    def after_last_trick(self, table: "Table") -> None:
        """Play is over (end step 2)."""

    def early_winner(self, table: "Table") -> i64:
        """Who wins before the votes are counted (end step 8), or nobody."""
        return -1
