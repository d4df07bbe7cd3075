"""What may be answered: the legal actions of the asked seat, as sets.

Following, forced cards, artifacts by public facts alone, and cards that look alike as one action.
"""

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, highest, lowest, nth
from hoarfrost.core.game import TERMINAL
from hoarfrost.games.claim.engine.artifacts import ARTIFACTS, IN_WINDOW
from hoarfrost.games.claim.engine.steps import (
    AFTER_WIN,
    COLLECT,
    DECLINE,
    EXTRA,
    FACE,
    KEEP,
    LEAD,
    LOOK,
    MINUS,
    OVER,
    PASS,
    PEEK,
    PEEK_AT,
    PLAY_ARTIFACT,
    PLUS,
    SECOND,
    TAKE,
    TAVERN,
)
from hoarfrost.games.claim.engine.table import Side, Table


class LegalMoves(Table):
    """A table that knows what the asked seat may do."""

    def trick_is_resolved(self) -> bool:
        """Whether the cards of the trick lie in piles already and the table only remembers them."""
        return self.step == AFTER_WIN or self.step == PEEK

    def current_player(self) -> i64:
        if self.step == OVER:
            return TERMINAL
        return self.asked

    def is_terminal(self) -> bool:
        return self.step == OVER

    def legal(self) -> tuple[i64, i64]:
        """The legal actions as two sets: cards, and the actions from EXTRA on."""
        seat = self.asked
        if seat < 0:
            return 0, 0
        step = self.step
        if self.artifact >= 0:
            return self.legal_choices(seat)
        if step == LEAD or step == SECOND:
            cards = self.playable(seat)
            if self.pack.alike == 0 and self.victim < 0:
                return cards, 0
            cards, extra = self.by_face(cards, seat)
            if self.victim == seat and self.rules.dagger_optional:
                extra |= bit(DECLINE - EXTRA)
            return cards, extra
        if step == COLLECT:
            if self.top < 0:
                return 0, bit(LOOK - EXTRA) | bit(KEEP - EXTRA)
            return 0, bit(KEEP - EXTRA) | bit(TAKE - EXTRA)
        if step == PEEK:
            slots = bit(PEEK_AT - EXTRA) * 7
            return 0, bit(PASS - EXTRA) | slots
        if step == TAVERN:
            return self.legal_gifts(seat)
        return 0, bit(PASS - EXTRA) | self.playable_artifacts(seat)

    def legal_choices(self, seat: i64) -> tuple[i64, i64]:
        artifact = ARTIFACTS[self.artifact]
        if artifact.signs_to_choose():
            return 0, bit(PLUS - EXTRA) | bit(MINUS - EXTRA)
        cards = artifact.cards_to_choose(self, seat)
        if artifact.chooses_names:
            return cards, 0
        return self.by_face(cards, seat)

    def by_face(self, cards: i64, seat: i64) -> tuple[i64, i64]:
        """Cards as this seat can name them: those that look alike to it are one action."""
        unread = cards & self.pack.alike
        if unread == 0:
            return cards, 0
        unread &= ~(self.numbers | self.read_by(seat))
        extra: i64 = 0
        place: i64 = FACE - EXTRA
        for face in self.pack.faces:
            if face.cards & unread:
                extra |= bit(place)
            place += 1
        return cards & ~unread, extra

    def unread(self, action: i64, pool: i64, seat: i64) -> i64:
        """The cards of a pool that a look-alike action can mean."""
        return pool & self.pack.faces[action - FACE].cards & ~(self.numbers | self.read_by(seat))

    def legal_gifts(self, seat: i64) -> tuple[i64, i64]:
        """Two cards for the Tavern, in ascending order so that a pair has one path."""
        score = self.side(seat).score
        cards, extra = self.by_face(score, seat)
        first = self.chosen
        if first < 0:
            if extra == 0:
                return cards & ~bit(highest(cards)), 0
            last = highest(extra)
            return cards, extra if self.has_twin(EXTRA + last, score, seat) else extra & ~bit(last)
        if first < EXTRA:
            return cards & -bit(first) & ~bit(first), extra
        extra &= -bit(first - EXTRA)
        return 0, extra if self.has_twin(first, score, seat) else extra & ~bit(first - EXTRA)

    def has_twin(self, action: i64, pool: i64, seat: i64) -> bool:
        """Whether two cards of the pool look like this to the seat."""
        unread = self.unread(action, pool, seat)
        return unread & (unread - 1) != 0

    def playable(self, seat: i64) -> i64:
        """claim.play.priority: the cards of which the seat has to play one."""
        side = self.side(seat)
        if side.forced != 0:
            return side.forced
        leading = self.step == LEAD
        if leading and self.book_armed and side.score != 0:
            return side.score
        if side.mark >= 0 and self.mark_must_be_played(side):
            return bit(side.mark)
        if side.flail >= 0 and (side.hand == 0 or self.is_final_trick(seat)):
            return bit(side.flail)
        if leading or side.lamp_free or self.lead_down:
            return side.hand
        suit = self.pack.suit_of[self.lead].cards
        if side.hand & suit:
            return side.hand & (suit | self.pack.wild)
        return side.hand

    def mark_must_be_played(self, side: Side) -> bool:
        return side.mark_due == self.trick_no or (side.hand == 0 and side.flail < 0)

    def is_final_trick(self, seat: i64) -> bool:
        """claim.artifact.flail_of_dawn.final: after this card, will somebody be out?"""
        return self.will_be_out(seat, True) or self.will_be_out(
            1 - seat, self.card_of(1 - seat) < 0
        )

    def will_be_out(self, seat: i64, has_to_play: bool) -> bool:
        side = self.side(seat)
        left = side.cards_left()
        plays_from_score = seat == self.leader and self.book_armed and side.score != 0
        if has_to_play and not plays_from_score:
            left -= 1
        return left <= 0

    def playable_artifacts(self, seat: i64) -> i64:
        return self.possible_artifacts(seat) & (
            self.side(seat).artifacts * bit(PLAY_ARTIFACT - EXTRA)
        )

    def possible_artifacts(self, seat: i64) -> i64:
        """The artifacts, as actions, that by public facts alone the seat could play now."""
        possible: i64 = 0
        for artifact in IN_WINDOW[self.step]:
            if bit(artifact.number) & self.spent_set:
                continue
            if artifact.is_open(self, seat) and artifact.may_play(self, seat):
                possible |= bit(PLAY_ARTIFACT - EXTRA + artifact.number)
        return possible

    def is_legal(self, action: i64) -> bool:
        cards, extra = self.legal()
        if action < 0:
            return False
        if action < EXTRA:
            return action < EXTRA - 2 and cards & bit(action) != 0
        return action < EXTRA + 62 and extra & bit(action - EXTRA) != 0

    def legal_count(self) -> i64:
        cards, extra = self.legal()
        return count(cards) + count(extra)

    def nth_legal(self, n: i64) -> i64:
        cards, extra = self.legal()
        plain = count(cards)
        if n < plain:
            return lowest(nth(cards, n))
        return EXTRA + lowest(nth(extra, n - plain))

    def legal_actions(self, seat: int = -1) -> list[int]:
        actions: list[int] = []
        if seat >= 0 and seat != self.asked:
            return actions
        cards, extra = self.legal()
        while cards != 0:
            actions.append(lowest(cards))
            cards &= cards - 1
        while extra != 0:
            actions.append(EXTRA + lowest(extra))
            extra &= extra - 1
        return actions

    def card_of_action(self, action: i64, pool: i64, seat: i64) -> i64:
        """The card an action means; among cards that look alike chance takes one."""
        if action < EXTRA:
            return action
        unread = self.unread(action, pool, seat)
        if unread & (unread - 1) == 0:
            return lowest(unread)
        return self.pick(unread)
