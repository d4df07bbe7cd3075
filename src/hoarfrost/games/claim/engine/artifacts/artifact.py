"""What an artifact is: when it may be played, what playing it does, and the choices it asks for.

A new artifact is one module with a subclass, its line in `artifacts/__init__.py`, and its names in
`words/names.toml`.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Artifact:
    """`windows` are the steps in which it may be played."""

    def __init__(self, id: str, *windows: int) -> None:
        self.id: str = id
        self.windows: list[int] = list(windows)
        self.number: int = -1  # its place in the list of all artifacts
        self.phase: int = 0  # the phase in which alone it may be played; 0: both
        self.leader_only: bool = False
        self.hides_steps: bool = False  # nobody else sees it before its choices are complete
        self.asks_for_pair: bool = False  # two cards, the first kept in `table.chosen`
        self.chooses_names: bool = False  # the choice is a name, not a card somebody sees
        self.moves_cards: bool = False  # what it takes, and gives for it, all have seen

    def is_open(self, table: "Table", seat: i64) -> bool:
        """Whether this is its window, phase and role."""
        if self.phase != 0 and self.phase != table.phase:
            return False
        return not self.leader_only or seat == table.leader

    def may_play(self, table: "Table", seat: i64) -> bool:
        """Its precondition, which depends on public facts alone."""
        return True

    def play(self, table: "Table", seat: i64) -> None:
        """Announce it: resolve it, or ask for the first choice."""

    def cards_to_choose(self, table: "Table", seat: i64) -> i64:
        """The cards that can be chosen at the current stage."""
        return 0

    def signs_to_choose(self) -> bool:
        """Whether the choice is +2 or -2 instead of a card."""
        return False

    def choose(self, table: "Table", seat: i64, choice: i64) -> None:
        """A card (or a sign, as its action) was chosen."""
