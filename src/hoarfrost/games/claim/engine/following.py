"""claim.play.priority and claim.follow: the cards of which a seat has to play one (T4 and T7)."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.steps import LEAD
from hoarfrost.games.claim.engine.table import Side, Table


def playable(table: Table, seat: i64) -> i64:
    """claim.play.priority: the cards of which the seat has to play one."""
    side = table.side(seat)
    if side.forced != 0:
        return side.forced
    leading = table.step == LEAD
    if leading and table.book_armed and side.score != 0:
        return side.score
    if side.mark >= 0 and mark_must_be_played(table, side):
        return bit(side.mark)
    if side.flail >= 0 and (side.hand == 0 or is_final_trick(table, seat)):
        return bit(side.flail)
    if leading or side.lamp_free or table.lead_down:
        return side.hand
    suit = table.pack.suit_of[table.lead].cards
    if side.hand & suit:
        return side.hand & (suit | table.pack.wild)
    return side.hand


def mark_must_be_played(table: Table, side: Side) -> bool:
    return side.mark_due == table.trick_no or (side.hand == 0 and side.flail < 0)


def is_final_trick(table: Table, seat: i64) -> bool:
    """claim.artifact.flail_of_dawn.final: after this card, will somebody be out?"""
    return will_be_out(table, seat, True) or will_be_out(
        table, 1 - seat, table.card_of(1 - seat) < 0
    )


def will_be_out(table: Table, seat: i64, has_to_play: bool) -> bool:
    side = table.side(seat)
    left = side.cards_left()
    plays_from_score = seat == table.leader and table.book_armed and side.score != 0
    if has_to_play and not plays_from_score:
        left -= 1
    return left <= 0
