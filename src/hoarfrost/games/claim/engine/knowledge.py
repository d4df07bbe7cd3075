"""Who knows what: which faces can be read, and what play has shown of cards out of sight."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit, members_of
from hoarfrost.games.claim.engine.steps import FACE, OVER
from hoarfrost.games.claim.engine.table import Side, Table, one


def take_openly(table: Table, seat: i64, card: i64) -> None:
    """A card that all have seen goes into a hand."""
    side = table.side(seat)
    this = bit(card)
    side.hand |= this
    side.shown |= this
    # Of cards that look alike all leave the proof, or the proof would tell which one this is.
    known_as = this if this & readable_by(table, -1) else table.pack.alike_face(card).cards
    side.absent &= ~known_as
    side.loose &= ~known_as
    if known_as == this:
        side.flail_absent |= this if side.flail >= 0 else 0
        side.mark_absent |= this if side.mark >= 0 else 0


def gain_follower(table: Table, seat: i64, card: i64, public: bool) -> None:
    side = table.side(seat)
    side.followers |= bit(card)
    if public:
        side.shown |= bit(card)


def show(table: Table, seat: i64, card: i64, on_table: bool = True) -> None:
    """A card among the hidden cards of a seat comes into the open, on the table or elsewhere.

    Of cards that look alike nobody can tell which one it is. So if the others knew of such a
    card, this one counts as that one; otherwise a remaining mark would tell them that there
    were two.
    """
    side = table.side(seat)
    this = bit(card)
    if this & table.pack.alike & ~table.numbers:
        alike = table.pack.alike_face(card).cards & ~table.numbers & ~side.followers
        exact = alike & known_exactly(table, seat)
        shown = alike & side.shown
        spied = alike & side.spied & ~exact
        if shown & ~this and this & shown == 0:
            other = shown & -shown
            side.shown &= ~other
            side.spied |= other if this & spied else 0
        elif shown == 0 and this & spied == 0:
            side.spied &= ~(spied & -spied)
        if exact != 0:
            # The opponent has read one of them, but cannot tell whether this is it. On the
            # table the number will be announced; elsewhere it will not, and is forgotten.
            side.shown &= ~this
            side.spied &= (~this | exact) if on_table else ~(this | exact)
            return
    side.shown &= ~this
    side.spied &= ~this
    if this & side.loose and this & readable_by(table, -1):
        side.prove_absent(side.loose)


def known_exactly(table: Table, seat: i64) -> i64:
    """Cards held by this seat whose hidden number the opponent has read (with a Seer)."""
    if not table.rules.owner_reads_fire:
        return 0
    return table.side(seat).spied & table.pack.readable & ~table.numbers


def is_noted(table: Table, side: Side, card: i64) -> bool:
    """Whether something is known of a hidden card, or of one that looks like it."""
    return bit(card) & (side.shown | side.spied | side.loose | table.pack.alike) != 0


def announce(table: Table, card: i64) -> None:
    """The hidden number of a card becomes public."""
    table.numbers |= bit(card) & table.pack.hidden
    table.side0.settle(bit(card))
    table.side1.settle(bit(card))


def readable_by(table: Table, seat: int) -> i64:
    """The cards that this seat (-1: a spectator) can tell from all others by their face."""
    if table.step == OVER:
        return table.pack.all
    plain = ~table.pack.alike | table.numbers
    if seat >= 0:
        plain |= read_by(table, seat)
    return plain


def read_by(table: Table, seat: i64) -> i64:
    """claim.info.owner_knows: hidden numbers a seat reads on cards it sees privately."""
    if not table.rules.owner_reads_fire:
        return 0
    side = table.side(seat)
    # Of a card on the table nobody can tell whether it is one that was read elsewhere.
    elsewhere = ~one(table.card_of(1 - seat))
    cards = side.hand | side.followers | (table.side(1 - seat).spied & elsewhere)
    cards |= one(side.flail) | one(side.mark) | one(table.card_of(seat))
    if table.top >= 0 and table.asked == seat:
        cards |= bit(table.top)
    return cards & table.pack.readable


def public_face(table: Table, card: int) -> str:
    return table.pack.face(card, bit(card) & readable_by(table, -1) != 0)


def public_action(table: Table, card: i64) -> i64:
    """The same as the action that names it: the card, or its face if that is all one reads."""
    if bit(card) & readable_by(table, -1):
        return card
    for n, face in enumerate(table.pack.faces):
        if face.cards & bit(card):
            return FACE + n
    raise ValueError(f"{table.pack.codes[card]} looks like no other card")


def face_for(table: Table, seat: int, card: int) -> str:
    return table.pack.face(card, bit(card) & readable_by(table, seat) != 0)


def faces_for_all(table: Table, cards: i64) -> list[str]:
    return sorted(public_face(table, card) for card in members_of(cards))
