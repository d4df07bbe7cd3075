"""The trick from T0 to T11: the prize, the lead, the second card, and who wins."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.collecting import Collecting
from hoarfrost.games.claim.engine.steps import (
    BEFORE_LEAD,
    BEFORE_RESOLVE,
    BOUNDARY,
    DECLINE,
    END,
    EXTRA,
    FLASK,
    FROM_FLAIL,
    FROM_HAND,
    FROM_MARK,
    FROM_SCORE,
    LEAD,
    LEAD_PLAYED,
    NOBODY,
    NOTHING,
    PRE_REVEAL,
    SECOND,
    SECOND_PLAYED,
    TRICK_START,
    TURN_UP,
)
from hoarfrost.games.claim.engine.table import Side, with_mods


class Trick(Collecting):
    """A table that plays tricks."""

    def start_trick(self) -> None:
        """T0."""
        side0, side1 = self.side0, self.side1
        if self.phase == 2:
            if not side0.has_cards() or not side1.has_cards():
                self.step = END
                return
        elif self.phase1_is_over():
            self.step = BOUNDARY
            return
        side0.start_trick()
        side1.start_trick()
        side0.bound = side0.mark >= 0 and side0.mark_due == self.trick_no
        side1.bound = side1.mark >= 0 and side1.mark_due == self.trick_no
        self.bottle = False
        self.book_armed = False
        self.victim = NOBODY
        self.wish = NOTHING
        self.auto_win = NOBODY
        self.forfeit_by = NOBODY
        self.winner = NOBODY
        if self.phase == 1:
            if not (self.rules.dice_before_reveal and self.opens(PRE_REVEAL)):
                self.reveal_prize()
        elif not self.opens(BEFORE_LEAD):
            self.ask_for_lead()

    def phase1_is_over(self) -> bool:
        """claim.phase1.end; and it ends when nobody has a card, since nothing could be played."""
        if self.deck == 0:
            return True
        has0, has1 = self.side0.has_cards(), self.side1.has_cards()
        if not has0 and not has1:
            return True
        if self.rules.phase1_ends_with_any and not (has0 and has1):
            return not self.is_frozen()
        return False

    def reveal_prize(self) -> None:
        """T1."""
        self.old_prize = self.prize
        self.prize = self.draw()
        if self.tape is not None:
            self.tell("prize", "claim.phase1.prize", {"card": self.public_face(self.prize)})
        if not self.opens(BEFORE_LEAD):
            self.check_walk_over()

    def check_walk_over(self) -> None:
        """T3, claim.phase1.walkover."""
        if self.phase == 1:
            has0, has1 = self.side0.has_cards(), self.side1.has_cards()
            if has0 != has1:
                self.leader = 0 if has0 else 1
                self.forfeit_by = 1 - self.leader
                if self.tape is not None:
                    self.tell("walkover", "claim.phase1.walkover", {"seat": int(self.leader)})
        self.ask_for_lead()

    def ask_for_lead(self) -> None:
        """T4."""
        self.step = LEAD
        self.ask_to_play(self.leader)

    def ask_to_play(self, seat: i64) -> None:
        """T4 and T7: the Dice play by themselves, everything else is a decision."""
        side = self.side(seat)
        if side.diced and side.forced == 0 and side.hand != 0:
            self.put_on_table(seat, self.pick(side.hand))
        else:
            self.asked = seat

    def answer_play(self, action: i64) -> None:
        seat = self.asked
        self.asked = NOBODY
        if action == DECLINE:
            self.victim = NOBODY
            self.forfeit_by = seat
            self.step = TURN_UP
            if self.tape is not None:
                self.tell("decline", "claim.opt.dagger", {"seat": int(seat)})
            return
        card = action
        if action >= EXTRA:
            card = self.card_of_action(action, self.playable(seat), seat)
        self.put_on_table(seat, card)

    def put_on_table(self, seat: i64, card: i64) -> None:
        self.victim = NOBODY
        side = self.side(seat)
        origin = self.take_from(side, card)
        mods: i64 = FLASK if side.flask else 0
        if self.step == LEAD:
            self.put_lead(side, card, origin, mods)
        else:
            self.put_second(side, card, origin, mods)

    def take_from(self, side: Side, card: i64) -> i64:
        """Take a card that is to be played from where it lies, and tell where that was."""
        this = bit(card)
        if side.hand & this:
            side.hand &= ~this
            return FROM_HAND
        if card == side.flail:
            side.flail = NOTHING
            return FROM_FLAIL
        if card == side.mark:
            side.mark = NOTHING
            return FROM_MARK
        side.score &= ~this
        return FROM_SCORE

    def put_lead(self, side: Side, card: i64, origin: i64, mods: i64) -> None:
        seat = self.leader
        self.lead = card
        self.lead_origin = origin
        self.lead_mods = mods
        self.lead_down = self.mask_left > 0 and origin != FROM_SCORE
        if not self.lead_down and origin != FROM_SCORE and self.is_noted(side, card):
            self.show(seat, card)
        if self.tape is not None:
            self.tell_play("lead", "claim.lead", seat, card, self.lead_down)
        if self.forfeit_by >= 0:
            self.turn_up()
        elif not self.opens(LEAD_PLAYED):
            self.step = SECOND
            self.ask_to_play(1 - seat)

    def put_second(self, side: Side, card: i64, origin: i64, mods: i64) -> None:
        seat = 1 - self.leader
        self.wish = NOTHING
        self.second = card
        self.second_origin = origin
        self.second_mods = mods
        if origin == FROM_HAND:
            self.note_void(side, bit(card))
        side.forced = 0
        if self.is_noted(side, card):
            self.show(seat, card)
        if self.tape is not None:
            self.tell_play("second", "claim.follow", seat, card, False)
        if not self.opens(SECOND_PLAYED):
            self.turn_up()

    def note_void(self, side: Side, this: i64) -> None:
        """Who had to follow and did not has shown that he holds nothing of the led faction."""
        if self.lead_down or side.forced != 0 or side.diced or side.lamp_free:
            return
        suit = self.pack.suit_of[self.lead].cards
        if this & (suit | self.pack.wild) == 0:
            side.prove_absent(suit)

    def tell_play(self, kind: str, rule: str, seat: i64, card: i64, face_down: bool) -> None:
        face = "?" if face_down else self.public_face(card)
        own = self.face_for(seat, card)
        self.tell(kind, rule, {"seat": int(seat), "card": face}, {int(seat): {"card": own}})

    def turn_up(self) -> None:
        """T9."""
        if self.lead >= 0 and self.lead_down:
            self.lead_down = False
            self.show(self.leader, self.lead)
            if self.tape is not None:
                face = self.public_face(self.lead)
                self.tell(
                    "turn_up",
                    "claim.artifact.mask_of_darkness",
                    {"seat": int(self.leader), "card": face},
                )
        if self.pack.hidden != 0:
            self.announce_numbers()
        if self.forfeit_by >= 0 or not self.opens(BEFORE_RESOLVE):
            self.resolve()

    def announce_numbers(self) -> None:
        for seat in (self.leader, 1 - self.leader):
            card = self.card_of(seat)
            if card >= 0 and bit(card) & self.pack.hidden:
                new = bit(card) & self.numbers == 0
                self.announce(card)
                if new and self.tape is not None:
                    self.tell(
                        "number",
                        "claim.info.number",
                        {"seat": int(seat), "card": self.public_face(card)},
                    )

    def resolve(self) -> None:
        """The rest of T10, then T11."""
        if self.mask_left > 0:
            self.mask_left -= 1
        self.return_unplayed_mark(0)
        self.return_unplayed_mark(1)
        if self.sword:
            self.freeze()
            return
        self.winner = self.trick_winner()
        if self.tape is not None:
            self.tell("win", "claim.win.trick", {"seat": int(self.winner)})
        self.collect()

    def return_unplayed_mark(self, seat: i64) -> None:
        side = self.side(seat)
        if side.mark >= 0 and side.mark_due == self.trick_no:
            if self.tape is not None:
                face = self.face_for(seat, side.mark)
                self.tell(
                    "unmark",
                    "claim.artifact.hunting_cloak",
                    {"seat": int(seat)},
                    {int(seat): {"card": face}},
                )
            side.hand |= bit(side.mark)
            side.mark = NOTHING
            # What was proved while the card lay aside does not hold for it: one card may be an
            # exception.
            side.loose |= side.absent & ~side.mark_absent
            side.absent &= side.mark_absent

    def freeze(self) -> None:
        """claim.artifact.ice_sword: both cards wait with their values; the Leader leads again."""
        leader, second = self.side(self.leader), self.side(1 - self.leader)
        leader.frozen = self.lead
        leader.frozen_value = self.effective(self.lead, self.lead_mods)
        second.frozen = self.second
        second.frozen_value = self.effective(self.second, self.second_mods)
        if self.tape is not None:
            self.tell("freeze", "claim.artifact.ice_sword", {})
        self.sword = False
        self.clear_table()
        self.trick_no += 1
        self.step = TRICK_START

    def effective(self, card: i64, mods: i64) -> i64:
        value: i64 = self.pack.value[card]
        return value if mods == 0 else with_mods(value, mods)

    def trick_winner(self) -> i64:
        """claim.win.trick."""
        leader = self.leader
        if self.forfeit_by >= 0:
            return 1 - self.forfeit_by
        if self.auto_win >= 0:
            return self.auto_win
        suit = self.pack.suit_of[self.lead]
        second = bit(self.second)
        if second & (suit.cards | self.pack.wild) == 0:
            if second & suit.overruled_by and not self.bottle:
                return 1 - leader
            return leader
        a = self.effective(self.lead, self.lead_mods) + self.side(leader).frozen_value
        b = self.effective(self.second, self.second_mods) + self.side(1 - leader).frozen_value
        second_wins = b < a if self.bottle else b > a
        return 1 - leader if second_wins else leader
