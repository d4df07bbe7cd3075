"""The game of Claim: the trick procedure from T0 to T15, both phases and the end, step by step.

Implements claim.md (Claim, Claim 2, Frost and Fire for two players). A step either runs by itself or leaves
`asked` at a seat whose decision is awaited; `advance` runs steps until that or the end.
"""

from abc import abstractmethod

from mypy_extensions import i64

from hoarfrost.claim.artifacts import ARTIFACTS, IN_WINDOW
from hoarfrost.claim.cards import Pack
from hoarfrost.claim.locations import LOCATIONS
from hoarfrost.claim.scoring import score_game
from hoarfrost.claim.steps import (
    AFTER_LEAD,
    AFTER_WIN,
    BEFORE_LEAD,
    BEFORE_RESOLVE,
    BOUNDARY,
    BRING_HOME,
    COLLECT,
    COUNT,
    DECLINE,
    END,
    EXTRA,
    FACE,
    FLASK,
    FROM_FLAIL,
    FROM_HAND,
    FROM_MARK,
    FROM_SCORE,
    KEEP,
    LEAD,
    LEAD_PLAYED,
    LOOK,
    MINUS,
    NOBODY,
    NOTHING,
    OVER,
    PASS,
    PEEK,
    PEEK_AT,
    PHASE1_END,
    PHASE2_START,
    PLAY_ARTIFACT,
    PLUS,
    PRE_REVEAL,
    RESOLVE,
    REVEAL,
    SCORING,
    SECOND,
    SECOND_PLAYED,
    TAKE,
    TAVERN,
    TRICK_START,
    TURN_UP,
    WALK_OVER,
)
from hoarfrost.claim.table import Rules, Side, Table, one, with_mods
from hoarfrost.core.bits import bit, count, highest, lowest, nth
from hoarfrost.core.game import TERMINAL
from hoarfrost.core.rng import Rng


class Procedure(Table):
    """A position of Claim that can be played on."""

    def __init__(self, pack: Pack, rules: Rules, rng: Rng) -> None:
        super().__init__(pack, rules, rng)

    @abstractmethod
    def fresh_copy(self) -> "Procedure": ...

    def trick_is_resolved(self) -> bool:
        """Whether the cards of the trick lie in piles already and the table only remembers them."""
        return self.step == AFTER_WIN or self.step == PEEK

    def current_player(self) -> i64:
        if self.step == OVER:
            return TERMINAL
        return self.asked

    def is_terminal(self) -> bool:
        return self.step == OVER

    # What may be answered -------------------------------------------------------------------------------

    def legal(self) -> tuple[i64, i64]:
        """The legal actions as two sets: cards, and the actions from EXTRA on."""
        seat = self.asked
        if seat < 0:
            return 0, 0
        step = self.step
        if self.artifact >= 0:
            return self.legal_choices(seat)
        if step == LEAD or step == SECOND:
            cards, extra = self.by_face(self.playable(seat), seat)
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
        if unread != 0:
            unread &= ~(self.numbers | self.read_by(seat))
        if unread == 0:
            return cards, 0
        extra: i64 = 0
        place: i64 = FACE - EXTRA
        for face in self.pack.faces:
            if face.cards & unread:
                extra |= bit(place)
            place += 1
        return cards & ~unread, extra

    def legal_gifts(self, seat: i64) -> tuple[i64, i64]:
        """Two cards for the Tavern, in ascending order of their actions so that a pair has one path."""
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
        """claim.artifact.flail_of_dawn.final, asked when the seat has to play: will somebody be out?"""
        return self.will_be_out(seat, True) or self.will_be_out(1 - seat, self.card_of(1 - seat) < 0)

    def will_be_out(self, seat: i64, has_to_play: bool) -> bool:
        side = self.side(seat)
        left = side.cards_left()
        plays_from_score = seat == self.leader and self.book_armed and side.score != 0
        if has_to_play and not plays_from_score:
            left -= 1
        return left <= 0

    def playable_artifacts(self, seat: i64) -> i64:
        return self.possible_artifacts(seat) & (self.side(seat).artifacts * bit(PLAY_ARTIFACT - EXTRA))

    def possible_artifacts(self, seat: i64) -> i64:
        """The artifacts that, by public facts alone, the seat could hold and play now, as actions."""
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

    def play_out(self, rng: Rng) -> i64:
        plies: i64 = 0
        while self.step != OVER:
            cards, extra = self.legal()
            plain = count(cards)
            total = plain + count(extra)
            n: i64 = 0
            if total > 1:
                n = rng.below(total)
            if n < plain:
                self.do(lowest(nth(cards, n)))
            else:
                self.do(EXTRA + lowest(nth(extra, n - plain)))
            plies += 1
        return plies

    # Carrying out an action -----------------------------------------------------------------------------

    def do(self, action: i64) -> None:
        """Carry out a legal action."""
        step = self.step
        if self.artifact >= 0:
            self.choose(action)
        elif step == LEAD or step == SECOND:
            self.answer_play(action)
        elif step == COLLECT:
            self.answer_seer(action)
        elif step == PEEK:
            self.answer_peek(action)
        elif step == TAVERN:
            self.answer_tavern(action)
        else:
            self.answer_window(action)
        self.advance()

    def advance(self) -> None:
        """Run the steps that need no decision."""
        while self.asked < 0 and self.step != OVER:
            step = self.step
            if step == LEAD:
                self.ask_to_play(self.leader)
            elif step == SECOND:
                self.ask_to_play(1 - self.leader)
            elif step == TURN_UP:
                self.turn_up()
            elif step == RESOLVE:
                self.resolve()
            elif step == COLLECT:
                self.collect()
            elif step == BRING_HOME:
                self.bring_home()
            elif step == PEEK:
                self.ask_to_peek()
            elif step == COUNT:
                self.count_losses()
            elif step == TRICK_START:
                self.start_trick()
            elif step == REVEAL:
                self.reveal_prize()
            elif step == WALK_OVER:
                self.check_walk_over()
            elif step == BOUNDARY:
                self.cross_boundary()
            elif step == END:
                self.end_play()
            elif step == TAVERN:
                self.ask_for_gifts()
            elif step == SCORING:
                score_game(self)
            else:
                self.open_window()

    def unread(self, action: i64, pool: i64, seat: i64) -> i64:
        """The cards of a pool that a look-alike action can mean."""
        return pool & self.pack.faces[action - FACE].cards & ~(self.numbers | self.read_by(seat))

    def card_of_action(self, action: i64, pool: i64, seat: i64) -> i64:
        """The card an action means; among cards that look alike chance takes one."""
        if action < EXTRA:
            return action
        unread = self.unread(action, pool, seat)
        if unread & (unread - 1) == 0:
            return lowest(unread)
        return self.pick(unread)

    # Windows --------------------------------------------------------------------------------------------

    def go_to(self, window: i64, otherwise: i64) -> None:
        """A window follows, which nobody is asked in when all artifacts are spent."""
        self.step = window if self.side0.artifacts | self.side1.artifacts else otherwise

    def open_window(self) -> None:
        """claim.window.model: ask the first seat that could have something to play here, or go on."""
        self.passes = 0
        self.ask_in_window(self.first_in_window())

    def first_in_window(self) -> i64:
        if self.step == LEAD_PLAYED:
            return 1 - self.leader
        if self.step == AFTER_WIN:
            return self.winner
        return self.leader

    def asks_both(self) -> bool:
        step = self.step
        return not (
            step == LEAD_PLAYED or step == AFTER_LEAD or step == SECOND_PLAYED or step == AFTER_WIN
        )

    def ask_in_window(self, seat: i64) -> None:
        """Ask this seat or, if public facts leave it nothing, the next; close after a round of passes."""
        both = self.asks_both()
        askable: i64 = 2 if both else 1
        while self.passes < askable:
            if self.side(seat).artifacts != 0 and self.possible_artifacts(seat) != 0:
                self.asked = seat
                return
            self.passes += 1
            if both:
                seat = 1 - seat
        self.asked = NOBODY
        self.close_window()

    def close_window(self) -> None:
        if self.step == PHASE2_START:
            self.step = TRICK_START
        else:
            self.step += 1

    def answer_window(self, action: i64) -> None:
        seat = self.asked
        if action == PASS:
            self.passes += 1
            self.tell_pass(seat)
            self.ask_in_window(1 - seat if self.asks_both() else seat)
            return
        artifact = ARTIFACTS[action - PLAY_ARTIFACT]
        self.player = seat
        if self.tape is not None and not artifact.hides_steps:
            self.tell_artifact(seat, artifact.id)
        window = self.step
        artifact.play(self, seat)
        if self.artifact < 0:
            self.after_artifact(window)

    def choose(self, action: i64) -> None:
        """A choice that an artifact asked for. The first of a pair waits: chance speaks after the last."""
        seat = self.asked
        window = self.step
        artifact = ARTIFACTS[self.artifact]
        if artifact.asks_for_pair and self.stage == 1:
            self.chosen = action
            self.stage = 2
            return
        if self.stage == 2:
            self.stage = 1
            self.chosen = self.card_of_action(self.chosen, artifact.cards_to_choose(self, seat), seat)
            self.stage = 2
        choice = action
        if action < PASS:
            choice = self.card_of_action(action, artifact.cards_to_choose(self, seat), seat)
        artifact.choose(self, seat, choice)
        if self.artifact < 0:
            self.after_artifact(window)

    def after_artifact(self, window: i64) -> None:
        """Asking goes on with the next player, unless the artifact has ended the window."""
        seat = self.player
        self.player = NOBODY
        self.stage = 0
        if self.step != window:
            self.asked = NOBODY
        elif self.sword:
            self.asked = NOBODY
            self.step = RESOLVE
        else:
            self.passes = 0
            self.ask_in_window(1 - seat if self.asks_both() else seat)

    # The trick ------------------------------------------------------------------------------------------

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
        if self.phase == 2:
            self.go_to(BEFORE_LEAD, WALK_OVER)
        elif self.rules.dice_before_reveal:
            self.go_to(PRE_REVEAL, REVEAL)
        else:
            self.step = REVEAL

    def phase1_is_over(self) -> bool:
        """claim.phase1.end. Nobody having a card is the end in any case: nothing could be played."""
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
        self.go_to(BEFORE_LEAD, WALK_OVER)

    def check_walk_over(self) -> None:
        """T3, claim.phase1.walkover."""
        if self.phase == 1:
            has0, has1 = self.side0.has_cards(), self.side1.has_cards()
            if has0 != has1:
                self.leader = 0 if has0 else 1
                self.forfeit_by = 1 - self.leader
                if self.tape is not None:
                    self.tell("walkover", "claim.phase1.walkover", {"seat": int(self.leader)})
        self.step = LEAD

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
        side = self.side(seat)
        this = bit(card)
        origin: i64 = FROM_HAND
        if side.hand & this:
            side.hand &= ~this
        elif card == side.flail:
            origin = FROM_FLAIL
            side.flail = NOTHING
        elif card == side.mark:
            origin = FROM_MARK
            side.mark = NOTHING
        else:
            origin = FROM_SCORE
            side.score &= ~this
        mods: i64 = FLASK if side.flask else 0
        self.victim = NOBODY
        if self.step == LEAD:
            self.lead = card
            self.lead_origin = origin
            self.lead_mods = mods
            self.lead_down = self.mask_left > 0 and origin != FROM_SCORE
            if not self.lead_down and origin != FROM_SCORE:
                self.show(seat, card)
            if self.forfeit_by >= 0:
                self.step = TURN_UP
            else:
                self.go_to(LEAD_PLAYED, SECOND)
        else:
            self.wish = NOTHING
            self.second = card
            self.second_origin = origin
            self.second_mods = mods
            if origin == FROM_HAND:
                self.note_void(side, this)
            self.show(seat, card)
            self.go_to(SECOND_PLAYED, TURN_UP)
        if self.tape is not None:
            self.tell_play(seat, card)

    def note_void(self, side: Side, this: i64) -> None:
        """Who had to follow and did not has shown that he holds nothing of the led faction."""
        if self.lead_down or side.forced != 0 or side.diced or side.lamp_free:
            return
        suit = self.pack.suit_of[self.lead].cards
        if this & (suit | self.pack.wild) == 0:
            side.prove_absent(suit)

    def turn_up(self) -> None:
        """T9."""
        if self.lead >= 0 and self.lead_down:
            self.lead_down = False
            self.show(self.leader, self.lead)
            if self.tape is not None:
                face = self.public_face(self.lead)
                self.tell(
                    "turn_up", "claim.artifact.mask_of_darkness", {"seat": int(self.leader), "card": face}
                )
        if self.pack.hidden != 0:
            self.announce_numbers()
        if self.forfeit_by >= 0:
            self.step = RESOLVE
        else:
            self.go_to(BEFORE_RESOLVE, RESOLVE)

    def announce_numbers(self) -> None:
        for seat in (self.leader, 1 - self.leader):
            card = self.card_of(seat)
            if card >= 0 and bit(card) & self.pack.hidden:
                new = bit(card) & self.numbers == 0
                self.announce(card)
                if new and self.tape is not None:
                    self.tell(
                        "number", "claim.info.number", {"seat": int(seat), "card": self.public_face(card)}
                    )

    def resolve(self) -> None:
        """The rest of T10, then T11."""
        if self.mask_left > 0:
            self.mask_left -= 1
        self.return_unplayed_mark(self.side0)
        self.return_unplayed_mark(self.side1)
        if self.sword:
            self.freeze()
            return
        self.winner = self.trick_winner()
        if self.tape is not None:
            self.tell("win", "claim.win.trick", {"seat": int(self.winner)})
        self.step = COLLECT

    def return_unplayed_mark(self, side: Side) -> None:
        if side.mark >= 0 and side.mark_due == self.trick_no:
            side.hand |= bit(side.mark)
            side.mark = NOTHING
            # What was proved while the card lay aside does not hold for it: one card may be an exception.
            side.loose |= side.absent & ~side.mark_absent
            side.absent &= side.mark_absent

    def freeze(self) -> None:
        """claim.artifact.ice_sword: both cards wait with their values; the same player leads again."""
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

    def collect(self) -> None:
        """T12."""
        if self.phase == 1:
            self.collect_phase1()
        else:
            self.collect_phase2()

    # Phase 1 --------------------------------------------------------------------------------------------

    def collect_phase1(self) -> None:
        """claim.phase1.collect."""
        winner = self.winner
        if self.is_frozen():
            self.thaw_phase1()
        if one(self.card_of(winner)) & self.pack.seers and self.deck != 0 and self.prize >= 0:
            self.asked = winner
            return
        self.share_prize(False)

    def thaw_phase1(self) -> None:
        for seat in (self.leader, 1 - self.leader):
            side = self.side(seat)
            if side.frozen >= 0:
                self.discard(side.frozen)
            side.thaw()
        if self.old_prize >= 0:
            self.give_prize(self.winner, self.old_prize)
            self.old_prize = NOTHING
        self.draw_follower(1 - self.winner, self.trick_no - 1)

    def answer_seer(self, action: i64) -> None:
        """claim.claim2.seers."""
        seat = self.asked
        if action == LOOK:
            self.top = self.peek_top()
            if self.tape is not None:
                face = self.face_for(seat, self.top)
                self.tell(
                    "look", "claim.claim2.seers", {"seat": int(seat)}, {int(seat): {"card": face}}
                )
            return
        self.asked = NOBODY
        self.share_prize(action == TAKE)

    def share_prize(self, winner_takes_top: bool) -> None:
        """The winner gets the prize and the loser the top card, or the other way round."""
        winner = self.winner
        loser = 1 - winner
        if winner_takes_top:
            self.draw_follower(winner, self.trick_no)
            self.give_prize(loser, self.prize)
        else:
            if self.prize >= 0:
                self.give_prize(winner, self.prize)
            self.draw_follower(loser, self.trick_no)
        self.prize = NOTHING
        self.top = NOTHING
        self.put_away(self.lead)
        self.put_away(self.second)
        self.step = PEEK

    def put_away(self, card: i64) -> None:
        """A card played in Phase 1 leaves the table: Undead rise to the winner's score pile."""
        if card >= 0:
            if bit(card) & self.pack.rising:
                self.side(self.winner).score |= bit(card)
            else:
                self.discard(card)

    def give_prize(self, seat: i64, card: i64) -> None:
        self.gain_follower(seat, card, True)
        if self.tape is not None:
            self.tell(
                "gain",
                "claim.phase1.collect",
                {"seat": int(seat), "card": self.public_face(card)},
                {int(seat): {"card": self.face_for(seat, card)}},
            )

    def draw_follower(self, seat: i64, trick_no: i64) -> None:
        """A seat draws the top card into its Followers; the Torch of that trick shows it."""
        if self.deck == 0:
            return
        card = self.draw()
        torch = self.torch_burns(trick_no)
        self.gain_follower(seat, card, torch)
        seen_by_seer = card == self.top and seat != self.winner
        if seen_by_seer and not torch:
            self.side(seat).spied |= bit(card)
        if self.tape is not None:
            self.tell_draw(seat, card, torch, seen_by_seer)

    def cross_boundary(self) -> None:
        """claim.boundary."""
        for seat in (self.leader, 1 - self.leader):
            side = self.side(seat)
            if side.mark >= 0:
                side.hand |= bit(side.mark)
                side.mark = NOTHING
            self.discard_openly(seat, side.hand)
            side.hand = side.followers
            side.followers = 0
            side.absent = 0
            side.loose = 0
            side.mark_absent = 0
            side.loss_streak2 = 0
            side.start_trick()
        self.out |= self.deck
        self.deck = 0
        self.order = b""
        self.order_at = 0
        self.clear_table()
        self.phase = 2
        self.trick_no = 1
        self.torch_from = 0
        if self.tape is not None:
            self.tell("phase2", "claim.boundary", {"leader": int(self.leader)})
        self.step = PHASE1_END

    def discard_openly(self, seat: i64, cards: i64) -> None:
        """Cards left in a hand go to the discard pile, where all see their faces."""
        if cards == 0:
            return
        if self.tape is not None:
            self.tell(
                "leftover", "claim.boundary", {"seat": int(seat), "cards": self.faces_for_all(cards)}
            )
        side = self.side(seat)
        side.shown &= ~cards
        side.spied &= ~cards
        self.discard_all(cards)

    # Phase 2 --------------------------------------------------------------------------------------------

    def collect_phase2(self) -> None:
        """claim.phase2.collect, C1 to C3."""
        winner = self.winner
        last = not (self.side0.has_cards() and self.side1.has_cards())
        won = one(self.lead) | one(self.second)
        self.lost = 0
        if self.is_frozen():
            won |= one(self.side0.frozen) | one(self.side1.frozen)
            if last:
                won |= self.camp
                self.camp = 0
        else:
            own = one(self.card_of(winner))
            if own & self.pack.lone_winners:
                self.throw_out(won & ~own)
                won = own
            self.lost = won & self.pack.falling
            won &= ~self.lost
            if (won & self.pack.campers) | self.camp:
                won = self.settle_camp(won, last)
        self.won = won
        if won != 0:
            self.go_to(AFTER_WIN, BRING_HOME)
        else:
            self.step = BRING_HOME

    def throw_out(self, cards: i64) -> None:
        """claim.frost.frostbeast: what the winning Frostbeast leaves lying."""
        if cards == 0:
            return
        if self.rules.frostbeast_removes:
            self.out |= cards
            self.out_known |= cards
        else:
            self.discard_all(cards)
        if self.tape is not None:
            self.tell("throw_out", "claim.frost.frostbeast", {"cards": self.faces_for_all(cards)})

    def settle_camp(self, won: i64, last: bool) -> i64:
        """claim.claim2.trolls: of trick and camp the highest goes to the winner, at the end all do."""
        trolls = (won & self.pack.campers) | self.camp
        if last:
            self.camp = 0
            return won | trolls
        best = bit(highest(trolls))  # numbers ascend with the value
        self.camp = trolls & ~best
        return (won & ~self.pack.campers) | best

    def bring_home(self) -> None:
        """C5 and C6."""
        winner = self.winner
        side = self.side(winner)
        in_row = self.won & self.pack.row_standers
        side.row |= in_row
        side.score |= self.won & ~in_row
        self.side(1 - winner).score |= self.lost
        if self.tape is not None:
            self.tell_collected(winner)
        smashers = self.won & self.pack.smashers
        if self.is_frozen():
            smashers &= ~(one(self.side0.frozen) | one(self.side1.frozen))
            self.side0.thaw()
            self.side1.thaw()
        while smashers != 0:
            card = lowest(smashers)
            smashers &= smashers - 1
            self.pack.suit_of[card].faction.collected(self, winner, card)
        self.won = 0
        self.lost = 0
        self.step = PEEK

    # After the trick ------------------------------------------------------------------------------------

    def ask_to_peek(self) -> None:
        """T13, claim.fire.poisoner."""
        if len(self.toxics) == 3 and self.may_peek():
            self.asked = self.winner
        else:
            self.step = COUNT

    def may_peek(self) -> bool:
        cards = one(self.card_of(self.winner))
        if self.rules.peek_for_any_poisoner:
            cards |= one(self.card_of(1 - self.winner))
        return cards & self.pack.poisoners != 0

    def answer_peek(self, action: i64) -> None:
        seat = self.asked
        self.asked = NOBODY
        self.step = COUNT
        if action == PASS:
            self.tell_pass(seat)
            return
        slot = action - PEEK_AT
        self.side(seat).toxics_seen |= bit(slot)
        if self.tape is not None:
            toxic = toxic_name(self.toxics[slot])
            self.tell(
                "peek",
                "claim.fire.poisoner",
                {"seat": int(seat), "slot": int(slot)},
                {int(seat): {"toxic": toxic}},
            )

    def count_losses(self) -> None:
        """T14 and T15."""
        winner, loser = self.side(self.winner), self.side(1 - self.winner)
        winner.loss_streak = 0
        loser.loss_streak += 1
        if self.phase == 2:
            winner.loss_streak2 = 0
            loser.loss_streak2 += 1
            self.last_winner2 = self.winner
            if self.setting >= 0:
                LOCATIONS[self.setting].after_trick(self)
                if self.step == OVER:
                    self.clear_table()
                    return
        self.leader = self.next_leader()
        self.clear_table()
        self.trick_no += 1
        self.step = TRICK_START

    def next_leader(self) -> i64:
        """claim.leader.next."""
        winner = self.winner
        if one(self.second) & self.pack.seizers:
            return 1 - self.leader
        if one(self.lead) & self.pack.seizers:
            return self.leader
        own, other = self.card_of(winner), self.card_of(1 - winner)
        if one(own) & self.pack.yielders and one(other) & self.pack.yielders == 0:
            return 1 - winner
        return winner

    def clear_table(self) -> None:
        self.lead = NOTHING
        self.lead_down = False
        self.lead_mods = 0
        self.second = NOTHING
        self.second_mods = 0
        self.winner = NOBODY

    # The end --------------------------------------------------------------------------------------------

    def end_play(self) -> None:
        """claim.end.1 and 2."""
        for seat in (self.leader, 1 - self.leader):
            side = self.side(seat)
            left = side.hand | one(side.flail) | one(side.mark)
            side.hand = 0
            side.flail = NOTHING
            side.mark = NOTHING
            self.discard_openly(seat, left)
        self.discard_all(self.camp)
        self.camp = 0
        if self.building >= 0:
            LOCATIONS[self.building].after_last_trick(self)
        self.step = TAVERN

    def ask_for_gifts(self) -> None:
        """claim.end.3: ask each seat that has a choice; with both gifts known, exchange them."""
        if self.building >= 0 and LOCATIONS[self.building].exchanges_gifts:
            for seat in (0, 1):
                side = self.side(seat)
                if count(side.score) <= 2:
                    side.gift = side.score
                elif count(side.gift) < 2:
                    self.asked = seat
                    return
            self.exchange_gifts()
        self.step = SCORING

    def answer_tavern(self, action: i64) -> None:
        if self.chosen < 0:
            self.chosen = action
            return
        seat = self.asked
        side = self.side(seat)
        side.gift = bit(self.card_of_action(self.chosen, side.score, seat))
        side.gift |= bit(self.card_of_action(action, side.score & ~side.gift, seat))
        self.chosen = NOTHING
        self.asked = NOBODY

    def exchange_gifts(self) -> None:
        gift0, gift1 = self.side0.gift, self.side1.gift
        self.side0.score = (self.side0.score & ~gift0) | gift1
        self.side1.score = (self.side1.score & ~gift1) | gift0
        self.side0.gift = 0
        self.side1.gift = 0
        if self.tape is not None:
            for seat, gift in ((0, gift0), (1, gift1)):
                self.tell(
                    "gift", "claim.location.tavern", {"seat": seat, "cards": self.faces_for_all(gift)}
                )

    # Telling --------------------------------------------------------------------------------------------

    def tell_pass(self, seat: i64) -> None:
        if self.tape is not None:
            self.tell("pass", "claim.window.model", {"seat": int(seat)})

    def tell_artifact(self, seat: i64, artifact_id: str) -> None:
        self.tell(
            "artifact",
            f"claim.artifact.{artifact_id}",
            {"seat": int(seat), "artifact": artifact_id},
        )

    def tell_play(self, seat: i64, card: i64) -> None:
        leading = self.second < 0
        own = self.face_for(seat, card)
        face = "?" if leading and self.lead_down else self.public_face(card)
        rule = "claim.lead" if leading else "claim.follow"
        kind = "lead" if leading else "second"
        self.tell(kind, rule, {"seat": int(seat), "card": face}, {int(seat): {"card": own}})

    def tell_draw(self, seat: i64, card: i64, torch: bool, seen_by_seer: bool) -> None:
        secrets = {int(seat): {"card": self.face_for(seat, card)}}
        if seen_by_seer:
            secrets[1 - int(seat)] = {"card": self.face_for(1 - seat, card)}
        face = self.public_face(card) if torch else "?"
        self.tell("draw", "claim.phase1.collect", {"seat": int(seat), "card": face}, secrets)

    def tell_collected(self, winner: i64) -> None:
        self.tell(
            "collect",
            "claim.phase2.collect",
            {
                "seat": int(winner),
                "cards": self.faces_for_all(self.won),
                "lost": self.faces_for_all(self.lost),
            },
        )


def toxic_name(toxic: int) -> str:
    return "X" if toxic > 10 else str(toxic)


