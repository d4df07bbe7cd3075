"""The game of Claim: both phases and the end, step by step.

Implements claim.md (Claim, Claim 2, Frost and Fire for two players). A step either runs by itself
or leaves `asked` at a seat whose decision is awaited; `advance` runs steps until that or the end.
The steps are in `trick.py` (T0 to T11), `collecting.py` (T12) and `aftermath.py` (T13 to T15).
"""

from abc import abstractmethod

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, lowest, nth
from hoarfrost.core.rng import Rng
from hoarfrost.games.claim.engine.locations import LOCATIONS
from hoarfrost.games.claim.engine.scoring import score_game
from hoarfrost.games.claim.engine.steps import (
    BOUNDARY,
    BRING_HOME,
    COLLECT,
    COUNT,
    END,
    EXTRA,
    LEAD,
    NOBODY,
    NOTHING,
    OVER,
    PEEK,
    PHASE1_END,
    RESOLVE,
    REVEAL,
    SCORING,
    SECOND,
    TAVERN,
    TRICK_START,
    TURN_UP,
    WALK_OVER,
)
from hoarfrost.games.claim.engine.table import one
from hoarfrost.games.claim.engine.trick import Trick

GIFTS_STEP = 3  # of the end: what each gave away at the Tavern


class Procedure(Trick):
    """A position of Claim that can be played on."""

    @abstractmethod
    def fresh_copy(self) -> "Procedure": ...

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
        """Run the steps that need no decision; many go on to the next by themselves."""
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

    def play_out(self, rng: Rng, horizon: int = 0) -> i64:
        plies: i64 = 0
        limit: i64 = horizon
        while self.step != OVER and (limit == 0 or plies < limit):
            cards, extra = self.legal()
            plies += 1
            if extra == 0:
                self.do(lowest(nth(cards, rng.below(count(cards)))))
                continue
            plain = count(cards)
            n = rng.below(plain + count(extra))
            if n < plain:
                self.do(lowest(nth(cards, n)))
            else:
                self.do(EXTRA + lowest(nth(extra, n - plain)))
        return plies

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
                "leftover",
                "claim.boundary",
                {"seat": int(seat), "cards": self.faces_for_all(cards)},
            )
        side = self.side(seat)
        side.shown &= ~cards
        side.spied &= ~cards
        self.discard_all(cards)

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
        self.removed = (*self.removed, GIFTS_STEP, 0, int(gift0), GIFTS_STEP, 1, int(gift1))
        if self.tape is not None:
            for seat, gift in ((0, gift0), (1, gift1)):
                self.tell(
                    "gift",
                    "claim.location.tavern",
                    {"seat": seat, "cards": self.faces_for_all(gift)},
                )
