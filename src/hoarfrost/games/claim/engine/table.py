"""What lies on the table and what each side knows: the fields of a position.

The procedure (state.py), the factions, artifacts and locations work on this; nothing here decides
anything. Knowledge is part of the position: `shown`, `spied`, `absent` and `loose` say what play
has told about the cards a side holds, and views and resampling read those fields alone.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, lowest, nth
from hoarfrost.core.chance import impossible
from hoarfrost.core.game import State
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Tape, Values
from hoarfrost.games.claim.engine.cards import Pack
from hoarfrost.games.claim.engine.steps import AFTER_WIN, NOBODY, NOTHING, OVER, PEEK, TRICK_START


class Rules:
    """The options of a game as the procedure asks for them (claim.opt)."""

    def __init__(self) -> None:
        self.at_least_three: bool = False
        self.phase1_ends_with_any: bool = False
        self.owner_reads_fire: bool = False
        self.peek_for_any_poisoner: bool = False
        self.cloak_marks_next: bool = False
        self.dagger_optional: bool = False
        self.dice_before_reveal: bool = False
        self.frostbeast_removes: bool = False


class Side:
    """One player's cards, counters and what is known about them."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.followers: i64 = 0
        self.score: i64 = 0
        self.row: i64 = 0
        self.flail: i64 = NOTHING
        self.mark: i64 = NOTHING
        self.mark_due: i64 = 0
        self.frozen: i64 = NOTHING
        self.frozen_value: i64 = 0
        self.artifacts: i64 = 0
        self.loss_streak: i64 = 0
        self.loss_streak2: i64 = 0
        self.toxics_seen: i64 = 0
        self.gift: i64 = 0  # chosen for the Tavern, secret until both have chosen

        # This trick.
        self.diced: bool = False
        self.bound: bool = False
        self.lamp_free: bool = False
        self.flask: bool = False
        self.forced: i64 = 0

        # What others know of the hidden cards (hand, Followers, flailed, marked, face-down lead).
        self.shown: i64 = 0  # cards among them whose face everybody knows
        self.spied: i64 = 0  # cards among them whose face only the opponent knows
        self.absent: i64 = 0  # cards proved not to be in the hand
        self.mark_absent: i64 = 0  # `absent` when the marked card left the hand
        self.flail_absent: i64 = 0  # cards that came into the hand after one went under the Flail
        self.loose: i64 = 0  # cards of which at most one is in the hand: a mark came back

    def copy_from(self, other: "Side") -> None:
        self.hand = other.hand
        self.followers = other.followers
        self.score = other.score
        self.row = other.row
        self.flail = other.flail
        self.mark = other.mark
        self.mark_due = other.mark_due
        self.frozen = other.frozen
        self.frozen_value = other.frozen_value
        self.artifacts = other.artifacts
        self.loss_streak = other.loss_streak
        self.loss_streak2 = other.loss_streak2
        self.toxics_seen = other.toxics_seen
        self.gift = other.gift
        self.diced = other.diced
        self.bound = other.bound
        self.lamp_free = other.lamp_free
        self.flask = other.flask
        self.forced = other.forced
        self.shown = other.shown
        self.spied = other.spied
        self.absent = other.absent
        self.mark_absent = other.mark_absent
        self.flail_absent = other.flail_absent
        self.loose = other.loose

    def cards_left(self) -> i64:
        """Cards this side can still play: hand, flailed and marked card."""
        left = count(self.hand)
        if self.flail >= 0:
            left += 1
        if self.mark >= 0:
            left += 1
        return left

    def has_cards(self) -> bool:
        return self.hand != 0 or self.flail >= 0 or self.mark >= 0

    def thaw(self) -> None:
        self.frozen = NOTHING
        self.frozen_value = 0

    def start_trick(self) -> None:
        self.diced = False
        self.bound = False
        self.lamp_free = False
        self.flask = False
        self.forced = 0

    def settle(self, this: i64) -> None:
        """A card that lies open is read: it is no longer one of those that may be held."""
        if this & self.hand == 0:
            self.spied &= ~this
            if this & self.loose:
                self.prove_absent(self.loose)

    def forget_knowledge(self) -> None:
        self.shown = 0
        self.spied = 0
        self.absent = 0
        self.mark_absent = 0
        self.flail_absent = 0
        self.loose = 0

    def prove_absent(self, cards: i64) -> None:
        """Play has shown that none of these cards is in the hand."""
        self.absent |= cards
        self.loose &= ~cards


def one(card: i64) -> i64:
    """The set of one card, or the empty set for NOTHING."""
    if card < 0:
        return 0  # not a conditional expression: mypyc boxes one that mixes i64 and a literal
    return bit(card)


NO_ROLLS: Final[list[str]] = []  # one for all: a new one would cost every copy of a table


class Table(State):
    """A position of Claim without its procedure."""

    def __init__(self, pack: Pack, rules: Rules, rng: Rng) -> None:
        # Not by super().__init__(): then mypyc cannot prove that the fields are always set, and
        # looks at each one before every use.
        self.rng: Rng = rng
        self.tape: Tape | None = None
        self.coming = NO_ROLLS
        self.coming_at = 0
        self.pack: Pack = pack
        self.rules: Rules = rules
        self.side0: Side = Side()
        self.side1: Side = Side()
        self.phase: i64 = 1
        self.trick_no: i64 = 1
        self.leader: i64 = 0
        self.step: i64 = TRICK_START
        self.asked: i64 = NOBODY
        self.passes: i64 = 0
        self.artifact: i64 = NOTHING  # being played: its choices are pending
        self.player: i64 = NOBODY  # who plays it
        self.stage: i64 = 0
        self.chosen: i64 = NOTHING  # the first card of a pair being chosen

        self.deck: i64 = 0
        self.order: bytes = b""  # deck cards whose order is fixed, the top first
        self.order_at: i64 = 0
        self.prize: i64 = NOTHING
        self.old_prize: i64 = NOTHING  # of a frozen trick
        self.top: i64 = NOTHING  # the top card a Seer's player looks at
        self.set_aside: i64 = NOTHING  # by the Gambler's Book
        self.discard_pile: list[int] = []
        self.discarded: i64 = 0  # the same cards as a set
        self.out: i64 = 0
        self.out_known: i64 = 0  # cards in `out` that left a public zone
        self.camp: i64 = 0

        self.lead: i64 = NOTHING
        self.lead_down: bool = False
        self.lead_origin: i64 = 0
        self.lead_mods: i64 = 0
        self.second: i64 = NOTHING
        self.second_origin: i64 = 0
        self.second_mods: i64 = 0
        self.winner: i64 = NOBODY
        self.won: i64 = 0  # W of claim.phase2.collect
        self.lost: i64 = 0  # D: cards that fall to the loser

        self.bottle: bool = False
        self.book_armed: bool = False
        self.sword: bool = False
        self.victim: i64 = NOBODY  # of the Dagger, who has to play again
        self.wish: i64 = NOTHING  # a card the Lamp named, and hit, in this trick
        self.auto_win: i64 = NOBODY
        self.forfeit_by: i64 = NOBODY
        self.mask_left: i64 = 0
        self.torch_from: i64 = 0  # the Torch burns in this Phase-1 trick and the next
        self.last_winner2: i64 = NOBODY
        self.numbers: i64 = 0  # hidden-number cards whose number is public

        self.spent: tuple[int, ...] = ()  # artifact, seat, parameter; artifact, seat, ...
        self.spent_set: i64 = 0
        self.toxics: bytes = b""
        self.setting: i64 = NOTHING
        self.building: i64 = NOTHING

        self.game_winner: i64 = NOBODY  # 2: a draw
        self.reason: str = ""
        self.removed: tuple[int, ...] = ()  # end step, seat, card set; end step, seat, ...

    @abstractmethod
    def clone(self) -> "Table": ...

    def side(self, seat: i64) -> Side:
        return self.side0 if seat == 0 else self.side1

    def is_frozen(self) -> bool:
        return self.side0.frozen >= 0 or self.side1.frozen >= 0

    def copy_from(self, other: "Table") -> None:
        """Become a copy of another position of the same game; the tape stays where it is."""
        self.rng.copy_from(other.rng)
        self.pack = other.pack
        self.rules = other.rules
        self.side0.copy_from(other.side0)
        self.side1.copy_from(other.side1)
        self.phase = other.phase
        self.trick_no = other.trick_no
        self.leader = other.leader
        self.step = other.step
        self.asked = other.asked
        self.passes = other.passes
        self.artifact = other.artifact
        self.player = other.player
        self.stage = other.stage
        self.chosen = other.chosen
        self.deck = other.deck
        self.order = other.order
        self.order_at = other.order_at
        self.coming = other.coming
        self.coming_at = other.coming_at
        self.prize = other.prize
        self.old_prize = other.old_prize
        self.top = other.top
        self.set_aside = other.set_aside
        self.discard_pile = other.discard_pile.copy()
        self.discarded = other.discarded
        self.out = other.out
        self.out_known = other.out_known
        self.camp = other.camp
        self.lead = other.lead
        self.lead_down = other.lead_down
        self.lead_origin = other.lead_origin
        self.lead_mods = other.lead_mods
        self.second = other.second
        self.second_origin = other.second_origin
        self.second_mods = other.second_mods
        self.winner = other.winner
        self.won = other.won
        self.lost = other.lost
        self.bottle = other.bottle
        self.book_armed = other.book_armed
        self.sword = other.sword
        self.victim = other.victim
        self.wish = other.wish
        self.auto_win = other.auto_win
        self.forfeit_by = other.forfeit_by
        self.mask_left = other.mask_left
        self.torch_from = other.torch_from
        self.last_winner2 = other.last_winner2
        self.numbers = other.numbers
        self.spent = other.spent
        self.spent_set = other.spent_set
        self.toxics = other.toxics
        self.setting = other.setting
        self.building = other.building
        self.game_winner = other.game_winner
        self.reason = other.reason
        self.removed = other.removed

    # --- Chance ---

    def pick(self, pool: i64) -> i64:
        """A random card of a set that is not empty: the next prescribed roll, else a fresh one."""
        card: i64
        if self.coming_at < len(self.coming):
            card = self.prescribed(pool)
        elif pool & (pool - 1) == 0:
            card = lowest(pool)
        else:
            card = lowest(nth(pool, self.rng.below(count(pool))))
        if self.tape is not None:
            self.tape.rolls.append(self.pack.codes[card])
        return card

    def prescribed(self, pool: i64) -> i64:
        """The card of the set that the coming roll names."""
        roll = self.coming[self.coming_at]
        if roll in self.pack.number:
            card: i64 = self.pack.number[roll]
            if bit(card) & pool != 0:
                self.coming_at += 1
                return card
        if pool & (pool - 1) == 0:
            return lowest(pool)  # no choice, no roll: it belongs to something later
        raise impossible(roll, self.pack.codes_of(pool))

    def draw(self) -> i64:
        """The top card of the deck, which must not be empty."""
        card: i64
        if self.order_at < len(self.order):
            card = self.order[self.order_at]
            self.order_at += 1
        else:
            card = self.pick(self.deck)
        self.deck &= ~bit(card)
        return card

    def peek_top(self) -> i64:
        """Fix the top card of the deck and tell which it is."""
        card = self.draw()
        self.deck |= bit(card)
        self.order = bytes([card]) + self.order[self.order_at :]
        self.order_at = 0
        return card

    # --- Cards ---

    def discard(self, card: i64) -> None:
        self.discard_pile.append(card)
        self.discarded |= bit(card)

    def discard_all(self, cards: i64) -> None:
        while cards != 0:
            self.discard(lowest(cards))
            cards &= cards - 1

    def take_from_discard(self, card: i64) -> None:
        self.discard_pile.remove(card)
        self.discarded &= ~bit(card)

    # --- The trick ---

    def card_of(self, seat: i64) -> i64:
        """The card a seat has on the table, or NOTHING."""
        return self.lead if seat == self.leader else self.second

    def trick_is_resolved(self) -> bool:
        """Whether the cards of the trick lie in piles already and the table only remembers them."""
        return self.step == AFTER_WIN or self.step == PEEK

    def clear_table(self) -> None:
        self.lead = NOTHING
        self.lead_down = False
        self.lead_mods = 0
        self.second = NOTHING
        self.second_mods = 0
        self.winner = NOBODY

    def finish(self, winner: i64, reason: str) -> None:
        """The game is over: a seat has won, or 2 for a draw."""
        self.step = OVER
        self.asked = NOBODY
        self.game_winner = winner
        self.reason = reason
        if self.tape is not None:
            self.tell_end()
        for side in (self.side0, self.side1):
            side.forget_knowledge()  # everything is open now
        self.out_known = self.out

    def tell_end(self) -> None:
        rules = {"lava": "claim.location.lava", "forest": "claim.location.forest"}
        rule = rules.get(self.reason, "claim.end.10")
        if self.game_winner > 1:
            self.tell("tie", rule, {"reason": self.reason})
        else:
            self.tell("end", rule, {"seat": int(self.game_winner), "reason": self.reason})

    # --- Artifacts ---

    def spend(self, seat: i64, artifact: i64, detail: i64 = 0) -> None:
        """Lay a played artifact on the public pile; `detail` is its parameter as a number."""
        self.side(seat).artifacts &= ~bit(artifact)
        self.spent_set |= bit(artifact)
        self.spent = (*self.spent, int(artifact), int(seat), int(detail))

    def ask(self, seat: i64, artifact: i64, stage: i64 = 1) -> None:
        """The artifact being played needs a choice of this seat."""
        self.artifact = artifact
        self.stage = stage
        self.asked = seat

    def torch_burns(self, trick_no: i64) -> bool:
        return self.torch_from != 0 and self.torch_from <= trick_no <= self.torch_from + 1

    def tell(
        self, kind: str, rule: str, values: Values, secrets: dict[int, Values] | None = None
    ) -> None:
        if self.tape is not None:
            self.tape.tell(kind, rule, values, secrets)
