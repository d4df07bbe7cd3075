"""Where cards lie: every place once, and which places a seat sees."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.table import Table, one


def places(table: Table) -> list[i64]:
    """The cards of every place; each card lies in one of them."""
    found: list[i64] = [
        *(table.deck, table.discarded, table.out, table.camp, table.won, table.lost),
        *(one(table.prize), one(table.old_prize), one(table.set_aside)),
    ]
    for side in (table.side0, table.side1):
        found += [side.hand, side.followers, side.score, side.row, one(side.flail), one(side.mark)]
    if not table.trick_is_resolved():
        found += [one(table.lead), one(table.second)]
        found += [one(table.side0.frozen), one(table.side1.frozen)]
    return found


def everywhere(table: Table) -> i64:
    """All cards that lie somewhere: in a scene not the whole pack."""
    cards: i64 = 0
    for place in places(table):
        cards |= place
    return cards


def held(table: Table, seat: i64) -> i64:
    """What only this seat sees of what it can still play: hand, cards apart, face-down lead."""
    side = table.side(seat)
    cards = side.hand | one(side.flail) | one(side.mark)
    if lead_is_hidden_from(table, 1 - seat):
        cards |= one(table.lead)
    return cards


def lead_is_hidden_from(table: Table, seat: i64) -> bool:
    return table.lead_down and table.leader != seat


def known_followers(table: Table, seat: i64) -> i64:
    """The Followers of this seat whose faces the other one has seen."""
    side = table.side(seat)
    return side.followers & (side.shown | side.spied)


def in_sight(table: Table, seat: i64) -> i64:
    """The cards that lie where the seat sees their faces."""
    me, other = table.side(seat), table.side(1 - seat)
    cards = table.discarded | table.camp | table.out_known | table.won | table.lost
    cards |= me.hand | me.followers | me.score | me.row | other.score | other.row
    cards |= known_followers(table, 1 - seat)
    for card in single_cards(table, seat):
        cards |= bit(card)
    return cards


def single_cards(table: Table, seat: i64) -> list[int]:
    """The cards that lie alone in sight of the seat; those of a resolved trick lie in piles."""
    me, other = table.side(seat), table.side(1 - seat)
    cards = [table.prize, table.old_prize, table.set_aside, me.flail, me.mark]
    if not table.trick_is_resolved():
        cards += [table.second, me.frozen, other.frozen]
        if not lead_is_hidden_from(table, seat):
            cards.append(table.lead)
    if table.asked == seat:
        cards.append(table.top)
    return [card for card in cards if card >= 0]
