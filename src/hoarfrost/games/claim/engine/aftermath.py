"""After a trick: the Poisoner's peek (T13), the losses (T14) and the next Leader (T15)."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.cards import toxic_name
from hoarfrost.games.claim.engine.locations import LOCATIONS
from hoarfrost.games.claim.engine.steps import (
    COUNT,
    NOBODY,
    NOTHING,
    OVER,
    PASS,
    PEEK,
    PEEK_AT,
    TRICK_START,
)
from hoarfrost.games.claim.engine.table import one
from hoarfrost.games.claim.engine.windows import Windows


class Aftermath(Windows):
    """A table that closes a trick and goes to the next."""

    def ask_to_peek(self) -> None:
        """T13, claim.fire.poisoner."""
        self.step = PEEK
        if len(self.toxics) == 3 and self.may_peek():
            self.asked = self.winner
        else:
            self.count_losses()

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
        if self.pack.seizers | self.pack.yielders == 0:
            return winner
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
