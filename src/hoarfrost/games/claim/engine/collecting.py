"""T12: what the winner and the loser of a trick get, in Phase 1 and in Phase 2."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit, highest, lowest
from hoarfrost.games.claim.engine.aftermath import Aftermath
from hoarfrost.games.claim.engine.steps import (
    AFTER_WIN,
    COLLECT,
    LOOK,
    NOBODY,
    NOTHING,
    TAKE,
)
from hoarfrost.games.claim.engine.table import one


class Collecting(Aftermath):
    """A table that gives out the cards of a trick."""

    def collect(self) -> None:
        """T12."""
        self.step = COLLECT
        if self.phase == 1:
            self.collect_phase1()
        else:
            self.collect_phase2()

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
        self.ask_to_peek()

    def put_away(self, card: i64) -> None:
        """A card played in Phase 1 leaves the table: Undead rise to the winner's score pile."""
        if card >= 0:
            if bit(card) & self.pack.rising:
                self.side(self.winner).score |= bit(card)
                if self.tape is not None:
                    self.tell(
                        "rise",
                        "claim.base.undead",
                        {"seat": int(self.winner), "card": self.public_face(card)},
                    )
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
        reads = self.rules.owner_reads_fire and bit(card) & self.pack.readable != 0
        if seen_by_seer and (not torch or reads):
            self.side(seat).spied |= bit(card)
        if self.tape is not None:
            self.tell_draw(seat, card, torch, seen_by_seer)

    def tell_draw(self, seat: i64, card: i64, torch: bool, seen_by_seer: bool) -> None:
        secrets = {int(seat): {"card": self.face_for(seat, card)}}
        if seen_by_seer:
            secrets[1 - int(seat)] = {"card": self.face_for(1 - seat, card)}
        face = self.public_face(card) if torch else "?"
        self.tell("draw", "claim.phase1.collect", {"seat": int(seat), "card": face}, secrets)

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
        if won == 0 or not self.opens(AFTER_WIN):
            self.bring_home()

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
        """claim.claim2.trolls: of trick and camp the winner gets the highest, at the end all."""
        trolls = (won & self.pack.campers) | self.camp
        if last:
            self.camp = 0
            return won | trolls
        best = bit(highest(trolls))  # numbers ascend with the value
        self.camp = trolls & ~best
        if self.tape is not None and self.camp:
            self.tell("camp", "claim.claim2.trolls", {"cards": self.faces_for_all(self.camp)})
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
        self.ask_to_peek()

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
