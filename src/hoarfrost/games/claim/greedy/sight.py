"""Claim as one seat sees it: the values it can read and what the opponent may hold.

Everything here follows from the seat's view. Where a number cannot be read, its face stands for the
average of the numbers it may hide, never for the number in the state at hand.
"""

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, lowest
from hoarfrost.games.claim.engine.cards import Pack, Suit
from hoarfrost.games.claim.engine.knowledge import read_by
from hoarfrost.games.claim.engine.state import ClaimState
from hoarfrost.games.claim.engine.steps import EXTRA, FACE
from hoarfrost.games.claim.engine.table import Side
from hoarfrost.games.claim.engine.winning import (
    COMPARE,
    FLASK_ADDS,
    SECOND_WINS,
    by_faction,
    is_ahead,
)
from hoarfrost.games.claim.engine.zones import held, in_sight, lead_is_hidden_from


class Sight:
    def __init__(self, state: ClaimState, seat: i64) -> None:
        self.state: ClaimState = state
        self.seat: i64 = seat
        self.pack: Pack = state.pack
        self.me: Side = state.side(seat)
        self.other: Side = state.side(1 - seat)
        self.unread: i64 = self.pack.alike & ~(state.numbers | read_by(state, seat))
        # The opponent's hand and what lies apart from it: of known cards, too, only the holder may
        # know which lie where.
        theirs = held(state, 1 - seat)
        self.known: i64 = theirs & (self.other.shown | self.other.spied)
        self.secrets: i64 = count(theirs & ~self.known)
        self.share_in_hand: float = float(count(self.other.hand)) / float(max(count(theirs), 1))
        self.unknown: i64 = self.pack.all & ~(self.known | in_sight(state, seat))
        self.chance: float = self.chance_of_unknown()

    def lead_is_hidden(self) -> bool:
        return lead_is_hidden_from(self.state, self.seat)

    def chance_of_unknown(self) -> float:
        """How likely an unknown card of a possible faction is in the opponent's hand."""
        places: i64 = 0
        for suit in self.pack.suits:
            if not self.is_void(suit):
                places += count(suit.cards & self.unknown)
        if places == 0:
            return 0.0
        return self.share_in_hand * min(1.0, float(self.secrets) / float(places))

    def is_void(self, suit: Suit) -> bool:
        """Whether the opponent has shown to hold no card of a faction."""
        return suit.cards & ~self.other.absent == 0

    def chance_held(self, card: i64) -> float:
        """How likely it is that a card is in the opponent's hand."""
        if bit(card) & self.known:
            return self.share_in_hand
        if bit(card) & self.unknown == 0 or self.is_void(self.pack.suit_of[card]):
            return 0.0
        return self.chance

    def value(self, card: i64) -> float:
        """The value of a card, or the average of its face if the number cannot be read."""
        if bit(card) & self.unread & self.pack.hidden == 0:
            return float(self.pack.value[card])
        alike = self.pack.alike_face(card).cards & self.unread
        total = 0.0
        left = alike
        while left != 0:
            total += float(self.pack.value[lowest(left)])
            left &= left - 1
        return total / float(count(alike))

    def card(self, action: i64) -> i64:
        """The card an action names; for a face, any of the cards that look so."""
        if action < EXTRA:
            return action
        return lowest(self.pack.faces[action - FACE].cards & self.unread)

    def total(self, card: i64, seat: i64) -> float:
        """What a card will count in this trick if the seat plays it, before Wand and Mirror."""
        side = self.state.side(seat)
        bonus: i64 = side.frozen_value
        if side.flask:
            bonus += FLASK_ADDS
        return self.value(card) + float(bonus)

    def second_wins(self, lead: i64, second: i64, bottle: bool) -> bool:
        """claim.win.trick with the values as this seat reads them."""
        state = self.state
        if state.auto_win >= 0:
            return state.auto_win != state.leader
        verdict = by_faction(self.pack, lead, second, bottle)
        if verdict != COMPARE:
            return verdict == SECOND_WINS
        more = self.total(second, 1 - state.leader) - self.total(lead, state.leader)
        return is_ahead(more, bottle)

    def chance_to_win(self, lead: i64, bottle: bool) -> float:
        """How likely it is that the opponent cannot beat this lead, following as the rules ask."""
        suit = self.pack.suit_of[lead]
        nothing_follows = 1.0
        nothing_beats = 1.0
        no_overruler = 1.0
        left = self.unknown | self.known
        while left != 0:
            card = lowest(left)
            left &= left - 1
            missing = 1.0 - self.chance_held(card)
            if bit(card) & suit.cards:
                nothing_follows *= missing
            if self.second_wins(lead, card, bottle):
                if bit(card) & (suit.cards | self.pack.wild):
                    nothing_beats *= missing
                else:
                    no_overruler *= missing
        return nothing_beats * (1.0 - nothing_follows * (1.0 - no_overruler))
