"""What cards are worth to a seat, in votes: how likely they decide the vote of their faction."""

from math import comb
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, highest, lowest
from hoarfrost.games.claim.engine.steps import NOTHING
from hoarfrost.games.claim.engine.table import Side
from hoarfrost.games.claim.greedy.settings import is_setting, worth_of_setting
from hoarfrost.games.claim.greedy.sight import Sight

# Estimates, not tuned.
FOLLOWER_VOTES: Final = 0.6  # the strongest card in the hand of Phase 2, beside the weakest
SPENT_VOTES: Final = 0.1  # what is given up by playing the strongest card instead of the weakest


def swing(margin: i64, left: i64) -> float:
    """How likely one card decides a majority if `left` others fall to either side at random."""
    if left <= 0:
        return 1.0 if margin == 0 else 0.5 if margin * margin == 1 else 0.0
    behind = left - margin  # twice the cards that would have to fall to the one ahead
    ways = 0.0
    for twice in (behind - 1, behind, behind + 1):
        if twice % 2 == 0 and 0 <= twice <= 2 * left:
            ways += float(comb(int(left), int(twice // 2)))
    if behind % 2 != 0:
        ways *= 0.5
    return ways / float(2**left)


class Worth:
    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        self.swings: list[float] = []
        me, other, pack, state = sight.me, sight.other, sight.pack, sight.state
        mine, theirs = me.score | me.row, other.score | other.row
        gone = mine | theirs | state.discarded | state.out_known
        for suit in pack.suits:
            left = count(suit.cards & ~gone) - 1
            if state.phase == 1:
                left //= 2  # about half of them never get to Phase 2
            margin = count(suit.cards & mine) - count(suit.cards & theirs)
            self.swings.append(swing(margin, left))

    def swing_of(self, card: i64) -> float:
        for n, suit in enumerate(self.sight.pack.suits):
            if suit.cards & bit(card):
                return self.swings[n]
        return 0.0

    def average_swing(self) -> float:
        return sum(self.swings) / float(len(self.swings))

    # Cards in score piles -------------------------------------------------------------------------

    def in_pile(self, card: i64, side: Side) -> float:
        """What a card is worth to the owner of a score pile that gets it."""
        if self.is_poisoned(card):
            return 0.0
        spouse = self.spouse(card)
        if spouse & (side.score | side.row):
            return -0.5 * self.swing_of(lowest(spouse))
        return 0.5 * self.swing_of(card)

    def is_poisoned(self, card: i64) -> bool:
        """Whether the seat has seen a Toxic that will remove the card."""
        sight = self.sight
        for slot, toxic in enumerate(sight.state.toxics):
            if sight.me.toxics_seen & bit(slot) and sight.value(card) == float(toxic):
                return True
        return False

    def spouse(self, card: i64) -> i64:
        pack = self.sight.pack
        kings, queens = pack.of_faction("ice_kings"), pack.of_faction("ice_queens")
        if bit(card) & (kings | queens) == 0:
            return 0
        return (kings | queens) & pack.with_value(pack.value[card]) & ~bit(card)

    def to_me(self, card: i64) -> float:
        return self.in_pile(card, self.sight.me)

    def to_other(self, card: i64) -> float:
        return -self.in_pile(card, self.sight.other)

    def to_seat(self, card: i64, seat: i64) -> float:
        return self.to_me(card) if seat == self.sight.seat else self.to_other(card)

    # Cards in the hand ----------------------------------------------------------------------------

    def strength(self, card: i64) -> float:
        """How good a card is at winning tricks (in the Lava Fields: losing them), about 0 to 1."""
        pack = self.sight.pack
        strength = self.sight.value(card) / 10.0
        if bit(card) & pack.wild:
            strength += 0.15
        for suit in pack.suits:
            if bit(card) & suit.overruled_by:
                strength += 0.15
        return 1.0 - strength if is_setting(self.sight, "lava_fields") else strength

    def as_follower(self, card: i64) -> float:
        """What a card is worth in the hand of Phase 2."""
        return FOLLOWER_VOTES * self.strength(card)

    def unknown_follower(self) -> float:
        """What the top card of the deck is worth, on average."""
        total = 0.0
        left = self.sight.unknown
        if left == 0:
            return 0.0
        while left != 0:
            total += self.as_follower(lowest(left))
            left &= left - 1
        return total / float(count(self.sight.unknown))

    def spending(self, card: i64) -> float:
        return SPENT_VOTES * self.strength(card)

    # Tricks ---------------------------------------------------------------------------------------

    def trick(self, lead: i64, second: i64, winner: i64) -> float:
        """What it is worth to this seat that a trick ends so; of a second card NOTHING is known."""
        if self.sight.state.phase == 1:
            return self.recruiting_trick(lead, second, winner)
        of_cards = self.gathering_trick(lead, second, winner)
        return of_cards + worth_of_setting(self.sight, winner)

    def recruiting_trick(self, lead: i64, second: i64, winner: i64) -> float:
        state, pack = self.sight.state, self.sight.pack
        sign = 1.0 if winner == self.sight.seat else -1.0
        worth = 0.0
        for prize in (state.prize, state.old_prize):
            if prize >= 0:
                worth += sign * (self.as_follower(prize) - self.unknown_follower())
        for card in (lead, second):
            if card >= 0 and bit(card) & pack.rising:
                worth += self.to_seat(card, winner)
        return worth

    def gathering_trick(self, lead: i64, second: i64, winner: i64) -> float:
        state, pack = self.sight.state, self.sight.pack
        own = lead if winner == state.leader else second
        thawing = state.side0.frozen >= 0
        worth = 0.0
        trolls = state.camp
        for card in (lead, second):
            if card < 0:
                if own < 0 or bit(own) & pack.lone_winners == 0:
                    worth += (
                        0.5 * self.average_swing() * (1.0 if winner == self.sight.seat else -1.0)
                    )
            elif thawing:
                worth += self.to_seat(card, winner)
            elif own >= 0 and bit(own) & pack.lone_winners and card != own:
                continue
            elif bit(card) & pack.falling:
                worth += self.to_seat(card, 1 - winner)
            elif bit(card) & pack.campers:
                trolls |= bit(card)
            else:
                worth += self.to_seat(card, winner)
        if trolls != 0:
            worth += self.to_seat(highest(trolls), winner)
        for side in (state.side0, state.side1):
            if side.frozen >= 0:
                worth += self.to_seat(side.frozen, winner)
        return worth

    def leading(self, lead: i64, bottle: bool) -> float:
        """What leading a card may bring, its loss as a hand card apart."""
        seat = self.sight.seat
        chance = self.sight.chance_to_win(lead, bottle)
        won = self.trick(lead, NOTHING, seat)
        lost = self.trick(lead, NOTHING, 1 - seat)
        return chance * won + (1.0 - chance) * lost
