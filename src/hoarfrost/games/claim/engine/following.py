"""claim.play.priority and claim.follow: the cards of which a seat has to play one (T4 and T7)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.steps import LEAD
from hoarfrost.games.claim.engine.table import Side, Table

# What decides which cards may be played, the strongest first.
FORCED: Final = 0  # the Lamp or the Cloak has named them
BOOK: Final = 1  # the Book of Memories: the score pile
MARK: Final = 2  # the card that the Cloak has marked
FLAIL: Final = 3  # the card under the Flail
NO_RULE: Final = 4  # any card of the hand
LED_FACTION: Final = 5  # the hand, but it has to follow
# As the view of the asked seat names them.
BOUND_NAMES: Final = ("forced", "book", "mark", "flail", "any", "follow")


def bound_by(table: Table, seat: i64) -> i64:
    """claim.play.priority."""
    side = table.side(seat)
    leading = table.step == LEAD
    if side.forced != 0:
        return FORCED
    if leading and table.book_armed and side.score != 0:
        return BOOK
    if side.mark >= 0 and mark_must_be_played(table, side):
        return MARK
    if side.flail >= 0 and (side.hand == 0 or is_final_trick(table, seat)):
        return FLAIL
    if leading or table.lead_down or side.lamp_free:
        return NO_RULE
    return LED_FACTION


def playable(table: Table, seat: i64) -> i64:
    """The cards of which the seat has to play one."""
    side = table.side(seat)
    by = bound_by(table, seat)
    if by == NO_RULE:
        return side.hand
    if by == LED_FACTION:
        return answers(side.hand, table.pack.suit_of[table.lead].cards, table.pack.wild)
    if by == FORCED:
        return side.forced
    if by == BOOK:
        return side.score
    return bit(side.mark if by == MARK else side.flail)


def answers(hand: i64, led: i64, wild: i64) -> i64:
    """claim.follow: the cards of a hand that may answer a lead; `led` are those of its faction."""
    if hand & led:
        return hand & (led | wild)
    return hand


def note_void(table: Table, side: Side, this: i64) -> None:
    """Whoever had to follow and did not has shown to hold nothing of the led faction."""
    if side.forced != 0 or side.diced or table.lead_down or side.lamp_free:
        return
    led = table.pack.suit_of[table.lead].cards
    if this & (led | table.pack.wild) == 0:
        side.prove_absent(led)


def mark_must_be_played(table: Table, side: Side) -> bool:
    return side.mark_due == table.trick_no or (side.hand == 0 and side.flail < 0)


def is_final_trick(table: Table, seat: i64) -> bool:
    """claim.artifact.flail_of_dawn.final: after this card, will somebody be out?

    Whoever leads by the Book of Memories, and spends no card, is not asked here: the Book comes
    first.
    """
    other = 1 - seat
    return will_be_out(table, seat, True) or will_be_out(table, other, table.card_of(other) < 0)


def will_be_out(table: Table, seat: i64, has_to_play: bool) -> bool:
    left = table.side(seat).cards_left()
    if has_to_play:
        left -= 1
    return left <= 0
