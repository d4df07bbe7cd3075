"""What a faction is: its cards, and its power as a few named traits and hooks.

A trait is a fact the trick procedure looks at; a hook is called when something happens to a card
of the faction. A new faction is one module with a subclass, and its line in
`factions/__init__.py`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table

ONE_OF_EACH: Final = tuple(range(10))  # the values of most factions with ten cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """A faction of the box: `values` has one entry a card."""

    def __init__(self, id: str, code: str, box: str, values: Sequence[int]) -> None:
        self.id: str = id
        self.code: str = code
        self.box: str = box
        self.values: list[int] = list(values)
        self.partner: str = ""  # the other half of an indivisible pair

        self.counts_as_led: bool = False  # played second, it is of the led faction
        self.overrules: str = ""  # played second on this faction, it wins whatever the values
        self.rises: bool = False  # played in Phase 1, it goes to the winner's score pile
        self.falls_to_loser: bool = False  # played in Phase 2, it goes to the loser's score pile
        self.wins_alone: bool = False  # if it wins in Phase 2, the other card is thrown out
        self.camps: bool = False  # the winner gets only the highest one, the others wait
        self.stands_in_row: bool = False  # won in Phase 2, it stands apart until the end
        self.seizes_lead: bool = False  # the last one played to a trick leads the next
        self.yields_lead: bool = False  # whoever wins with it does not lead the next trick
        self.sees_top: bool = (
            False  # whoever wins with it in Phase 1 may swap the prize for the top card
        )
        self.uses_toxics: bool = False  # three Toxics lie beside the deck; whoever wins may peek
        self.owner_may_read: bool = False  # its holder reads the number with `owner_knows`
        self.has_fakes: bool = False  # two cards of each value: one real, one fake
        self.scoring_step: int = 0  # the end step in which `removed_at_scoring` is asked

    def badge(self, value: int) -> str:
        """What the eye sees in place of the number; empty if the number can be read."""
        return ""

    def smashed(self, table: "Table", row: i64, card: i64) -> i64:
        """The cards of the loser's row that this card removes when it is won in Phase 2."""
        return 0

    def removed_at_scoring(self, table: "Table", pile: i64) -> i64:
        """The cards of a score pile that this faction's power discards in its `scoring_step`."""
        return 0
