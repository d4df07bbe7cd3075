"""A random position that a seat cannot tell from the real one.

Everything read here is something the seat knows: what it sees, how many cards lie where, and the
knowledge fields of the sides. First the cards whose face the seat sees but cannot read get random
numbers, place by place; then the opponent's hidden cards are dealt anew under everything that play
has proved; the deck is what remains. Worlds are counted, not tried: a choice between places is
weighted by the ways to complete it.
"""

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, lowest, members_of, nth
from hoarfrost.core.errors import PositionError
from hoarfrost.core.rng import Rng
from hoarfrost.games.claim.engine.artifacts import ARTIFACTS
from hoarfrost.games.claim.engine.hidden_hand import FLAIL, LEAD_CARD, MARK, HiddenHand, take
from hoarfrost.games.claim.engine.knowledge import known_exactly, read_by
from hoarfrost.games.claim.engine.steps import (
    COLLECT,
    FROM_FLAIL,
    FROM_HAND,
    FROM_MARK,
    NOTHING,
    TAVERN,
)
from hoarfrost.games.claim.engine.table import NO_ROLLS, Side, Table, one
from hoarfrost.games.claim.engine.zones import (
    everywhere,
    held,
    in_sight,
    known_followers,
    lead_is_hidden_from,
    single_cards,
)

TRIES = 10_000  # far beyond need: only a position that contradicts itself fails that often


def redeal(world: Table, seat: i64, toxics: list[int], rng: Rng) -> None:
    """Turn a copy of a position into a random one that looks the same to the seat."""
    world.coming = NO_ROLLS
    world.coming_at = 0
    if world.is_terminal():
        return
    hide_half_made_moves(world, 1 - seat)
    if world.pack.alike == 0 and is_plain(world, world.side(1 - seat)):
        redeal_plain(world, world.side(1 - seat), rng)
    else:
        redeal_fully(world, seat, rng)
    if world.side0.artifacts | world.side1.artifacts != 0:
        redeal_artifacts(world, seat, rng)
    if len(world.toxics) != 0:
        redeal_toxics(world, seat, toxics, rng)
    if world.step == TAVERN:
        redeal_gift(world, seat, rng)


def is_plain(world: Table, other: Side) -> bool:
    """Nothing of the opponent lies apart or is forced: only hand, Followers and deck."""
    return (
        other.flail < 0
        and other.mark < 0
        and other.loose == 0
        and other.forced == 0
        and not (world.lead_down and world.side(world.leader) is other)
        and world.top < 0
    )


def redeal_plain(world: Table, other: Side, rng: Rng) -> None:
    known = other.shown | other.spied
    secret_followers = other.followers & ~known
    secret_hand = other.hand & ~known
    unseen = world.out & ~world.out_known
    pool = world.deck | secret_hand | secret_followers | unseen
    hand = take(pool & ~other.absent, count(secret_hand), rng)
    if hand < 0:
        raise contradiction()
    pool &= ~hand
    followers = take(pool, count(secret_followers), rng)
    pool &= ~followers
    gone = take(pool, count(unseen), rng)
    other.hand = (other.hand & known) | hand
    other.followers = (other.followers & known) | followers
    world.out = world.out_known | gone
    world.deck = pool & ~gone
    world.order = b""
    world.order_at = 0


def hide_half_made_moves(world: Table, other: i64) -> None:
    """Nobody else sees a step of a compound move before the last: the opponent has not begun it."""
    if world.asked != other:
        return
    if world.step == TAVERN:
        world.chosen = NOTHING
    elif world.artifact >= 0 and ARTIFACTS[world.artifact].hides_steps:
        world.artifact = NOTHING
        world.player = NOTHING
        world.stage = 0
        world.chosen = NOTHING


def redeal_artifacts(world: Table, seat: i64, rng: Rng) -> None:
    mine, other = world.side(seat), world.side(1 - seat)
    pool = (bit(len(ARTIFACTS)) - 1) & ~(mine.artifacts | world.spent_set)
    other.artifacts = take(pool, count(other.artifacts), rng)


def redeal_toxics(world: Table, seat: i64, toxics: list[int], rng: Rng) -> None:
    seen = world.side(seat).toxics_seen
    pool = toxics.copy()
    for slot in range(3):
        if seen & bit(slot) and world.toxics[slot] in pool:
            pool.remove(world.toxics[slot])
    slots = list(world.toxics)
    for slot in range(3):
        if seen & bit(slot) == 0:
            slots[slot] = pool.pop(rng.below(len(pool)))
    world.toxics = bytes(slots)


def redeal_gift(world: Table, seat: i64, rng: Rng) -> None:
    other = world.side(1 - seat)
    if other.gift != 0:
        other.gift = take(other.score, count(other.gift), rng)


def redeal_fully(world: Table, seat: i64, rng: Rng) -> None:
    real = Redeal(world, seat, rng)
    for _ in range(TRIES):
        if real.deal():
            return
    raise contradiction()


def contradiction() -> PositionError:
    return PositionError("no deal fits what is known in this position")


def redeal_scene(world: Table, seat: i64, toxics: list[int], rng: Rng) -> None:
    """The same where cards lie nowhere: each of them may be one that the seat does not see.

    They are dealt as if they were out of the game, and as many leave it again.
    """
    nowhere = world.pack.all & ~everywhere(world)
    world.out |= nowhere
    redeal(world, seat, toxics, rng)
    world.out &= ~take(world.out & ~world.out_known, count(nowhere), rng)


class Redeal:
    """One seat's knowledge of a position, and the dealing of a world that fits it."""

    def __init__(self, world: Table, seat: i64, rng: Rng) -> None:
        self.world: Table = world
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.me: Side = world.side(seat)
        self.other: Side = world.side(1 - seat)
        self.real: Table = world.clone()
        other = self.other
        self.lead_is_hidden: bool = lead_is_hidden_from(world, seat)
        self.saw_top: bool = world.step == COLLECT and world.top >= 0 and world.asked == seat
        self.held: i64 = held(world, 1 - seat)
        self.hand_size: i64 = count(other.hand)
        self.known_followers: i64 = known_followers(world, 1 - seat)
        self.secret_followers: i64 = count(other.followers & ~self.known_followers)
        self.unseen_out: i64 = count(world.out & ~world.out_known)
        self.unread: i64 = world.pack.alike & ~(world.numbers | read_by(world, seat))
        # Known to the last detail, wherever the opponent holds or has played them.
        self.exact: i64 = known_exactly(world, 1 - seat)
        self.in_play: i64 = everywhere(world)
        self.new_number: list[int] = []
        self.free: i64 = 0  # numbers not given out yet
        self.placed: i64 = 0  # cards that lie in sight

    # --- Numbers of cards that are seen but not read ---

    def deal(self) -> bool:
        """Deal a world; False if the random numbers leave no way to deal the rest."""
        world = self.world
        world.copy_from(self.real)
        self.placed = 0
        if self.unread != 0:
            self.settle_flags()
            if not self.number_seen_cards():
                return False
        else:
            self.placed = in_sight(self.world, self.seat)
        known = (self.other.shown | self.other.spied) & ~self.other.followers & ~self.placed
        return self.deal_hidden(known)

    def settle_flags(self) -> None:
        """What the opponent knows of own look-alike cards belongs to none of them in particular.

        So the flags go to them in a fixed order of places, wherever the true ones lie.
        """
        me, world = self.me, self.world
        down = one(world.lead) if world.lead_down and world.leader == self.seat else 0
        places = (me.hand & ~me.forced, me.hand & me.forced, one(me.flail), one(me.mark), down)
        for face in world.pack.faces:
            alike = [
                card for place in places for card in members_of(place & face.cards & self.unread)
            ]
            cards: i64 = 0
            for card in alike:
                cards |= bit(card)
            shown = int(count(me.shown & cards))
            spied = int(count(me.spied & ~me.shown & cards))
            me.shown &= ~cards
            me.spied &= ~cards
            for card in alike[:shown]:
                me.shown |= bit(card)
            for card in alike[shown : shown + spied]:
                me.spied |= bit(card)

    def number_seen_cards(self) -> bool:
        """Give each unread card in sight a random number that its face and the proofs allow.

        Groups of cards that the seat cannot tell apart are numbered together, the most bound first.
        """
        world = self.world
        self.new_number = list(range(len(world.pack.codes)))
        self.placed = in_sight(self.world, self.seat) & ~self.unread
        self.free = self.unread & self.in_play & ~self.exact
        table_card = self.unread_card_of_opponent()
        if table_card != 0 and not self.number_card_of_opponent(table_card):
            return False
        for group, barred in self.groups_in_sight():
            for cards in self.by_flags(group & self.unread & ~table_card):
                if not self.number_group(cards, barred):
                    return False
        self.renumber()
        return True

    def unread_card_of_opponent(self) -> i64:
        """The opponent's card on the table, if it lies open and its number is not read yet."""
        world = self.world
        card = world.card_of(1 - self.seat)
        if world.trick_is_resolved() or self.lead_is_hidden:
            return 0
        return one(card) & world.pack.hidden & ~world.numbers

    def number_card_of_opponent(self, this: i64) -> bool:
        """It may also be one that the seat knows exactly among those the opponent holds."""
        looks = self.world.pack.alike_face(lowest(this)).cards
        barred = self.barred_on_table(self.other, 1 - self.seat)
        self.placed &= ~this
        exact = self.exact & ~self.other.followers
        got = take(looks & (self.free | exact) & ~barred, 1, self.rng)
        if got < 0:
            return False
        self.new_number[lowest(this)] = lowest(got)
        self.free &= ~got
        self.placed |= got
        return True

    def barred_on_table(self, side: Side, seat: i64) -> i64:
        """The cards that a seat's card on the table cannot be, by what was proved where it lay."""
        world = self.world
        origin = world.lead_origin if seat == world.leader else world.second_origin
        if origin == FROM_HAND:
            return side.absent
        return side.mark_absent if origin == FROM_MARK else 0

    def groups_in_sight(self) -> list[tuple[int, int]]:
        """Sets of cards in sight, each with the cards that those cannot be."""
        me, other, world = self.me, self.other, self.world
        held_known = (other.shown | other.spied) & self.held
        hand_only = count(self.held) == self.hand_size
        groups: list[tuple[int, int]] = [
            (me.hand & me.forced, me.absent),
            (me.hand & ~me.forced, me.absent),
            (one(me.mark), me.mark_absent),
            (held_known, other.absent if hand_only else 0),
        ]
        if not world.trick_is_resolved():
            groups.append((one(world.card_of(self.seat)), self.barred_on_table(me, self.seat)))
        for side in (me, other):
            followers = side.followers if side is me else self.known_followers
            gift = side.gift if side is me else 0
            for cards in (followers, side.score & gift, side.score & ~gift, side.row):
                groups.append((cards, 0))
        done = one(me.mark) | one(world.card_of(self.seat))
        groups += [(bit(card) & ~done, 0) for card in single_cards(world, self.seat)]
        groups += [(bit(card), 0) for card in world.discard_pile]
        groups += [(cards, 0) for cards in (world.camp, world.out_known, world.won, world.lost)]
        return groups

    def number_group(self, cards: i64, barred: i64) -> bool:
        for face in self.world.pack.faces:
            alike = cards & face.cards
            if alike == 0:
                continue
            got = take(face.cards & self.free & ~barred, count(alike), self.rng)
            if got < 0:
                return False
            self.free &= ~got
            for old, new in zip(members_of(alike), members_of(got), strict=True):
                self.new_number[old] = new
            if alike & self.held == 0:
                self.placed |= got
        return True

    def by_flags(self, cards: i64) -> list[int]:
        """Split cards by what is known or remembered about them, which stays with each card."""
        if cards == 0:
            return []
        parts: list[int] = [cards]
        dividers = [self.me.shown | self.other.shown, self.me.spied | self.other.spied]
        world = self.world
        for card in (world.lead, world.second, self.me.frozen, self.other.frozen):
            if card >= 0:
                dividers.append(bit(card))
        for divider in dividers:
            if cards & divider:
                parts = [half for part in parts for half in (part & divider, part & ~divider)]
        return [part for part in parts if part != 0]

    def renumber(self) -> None:
        """Write the new numbers into every field that holds a card in sight or a flag on one."""
        world = self.world
        seen = in_sight(self.world, self.seat) | ((self.other.shown | self.other.spied) & self.held)
        for side in (self.me, self.other):
            side.hand = self.renumbered(side.hand, seen)
            side.followers = self.renumbered(side.followers, seen)
            side.score = self.renumbered(side.score, seen)
            side.row = self.renumbered(side.row, seen)
            side.gift = self.renumbered(side.gift, seen)
            side.forced = self.renumbered(side.forced, seen)
            side.shown = self.renumbered(side.shown, seen)
            exact = side.spied & self.exact
            side.spied = self.renumbered(side.spied & ~exact, seen) | exact
            side.frozen = self.renumbered_card(side.frozen)
        self.me.flail = self.renumbered_card(self.me.flail)
        self.me.mark = self.renumbered_card(self.me.mark)
        world.prize = self.renumbered_card(world.prize)
        world.old_prize = self.renumbered_card(world.old_prize)
        world.lead = self.renumbered_card(world.lead)
        world.second = self.renumbered_card(world.second)
        world.set_aside = self.renumbered_card(world.set_aside)
        if self.saw_top:
            world.top = self.renumbered_card(world.top)
        world.discard_pile = [self.new_number[card] for card in world.discard_pile]
        world.discarded = self.renumbered(world.discarded, seen)
        world.camp = self.renumbered(world.camp, seen)
        world.out = self.renumbered(world.out, seen)
        world.out_known = self.renumbered(world.out_known, seen)
        world.won = self.renumbered(world.won, seen)
        world.lost = self.renumbered(world.lost, seen)

    def renumbered(self, cards: i64, seen: i64) -> i64:
        moved: i64 = cards & ~seen
        for card in members_of(cards & seen):
            moved |= bit(self.new_number[card])
        return moved

    def renumbered_card(self, card: i64) -> i64:
        return card if card < 0 else self.new_number[card]

    # --- The opponent's hidden cards ---

    def deal_hidden(self, known: i64) -> bool:
        """Deal the hand and what lies apart, the Followers and what is out."""
        world, other, rng = self.world, self.other, self.rng
        known_followers = other.followers & (other.shown | other.spied) & self.placed
        pool = self.in_play & ~self.placed & ~known
        kinds, barred = self.places_apart()
        lead_is_of_hand = self.lead_is_hidden and world.lead_origin == FROM_HAND
        dealing = HiddenHand(other, self.hand_size, self.named_by_lamp(), lead_is_of_hand)
        apart: list[int] = []
        for n in range(len(kinds)):
            card = dealing.choose(known, pool, barred[n:], rng)
            if card < 0:
                return False
            apart.append(card)
            known &= ~bit(card)
            pool &= ~bit(card)
        hand = dealing.choose_hand(known, pool, apart, kinds, rng)
        if hand < 0:
            return False
        pool &= ~hand
        other.hand = hand
        for kind, card in zip(kinds, apart, strict=True):
            if kind == FLAIL:
                other.flail = card
            elif kind == MARK:
                other.mark = card
            else:
                world.lead = card
        followers = take(pool, self.secret_followers, rng)
        pool &= ~followers
        other.followers = known_followers | followers
        gone = take(pool, self.unseen_out, rng)
        pool &= ~gone
        world.out = world.out_known | gone
        world.deck = pool
        self.fix_top()
        self.force()
        return True

    def places_apart(self) -> tuple[list[int], list[int]]:
        """The single cards held outside the hand, and the cards that cannot lie there."""
        world, other = self.world, self.other
        kinds: list[int] = []
        barred: list[int] = []
        if other.flail >= 0:
            kinds.append(FLAIL)
            barred.append(other.flail_absent)
        if other.mark >= 0:
            kinds.append(MARK)
            barred.append(other.mark_absent)
        if self.lead_is_hidden:
            kinds.append(LEAD_CARD)
            if world.lead_origin == FROM_FLAIL:
                barred.append(other.flail_absent)
            elif world.lead_origin == FROM_MARK:
                barred.append(other.mark_absent)
            else:
                barred.append(other.absent)
        return kinds, barred

    def named_by_lamp(self) -> i64:
        """What the Lamp named and hit in the opponent's hand."""
        if self.world.wish < 0 or self.other.forced == 0:
            return 0
        return self.world.pack.named(self.world.wish)

    def fix_top(self) -> None:
        """The deck keeps no order but for a top card that somebody is looking at."""
        world = self.world
        world.order = b""
        world.order_at = 0
        if world.top < 0:
            return
        if self.saw_top:
            world.deck |= bit(world.top)
        else:
            world.top = lowest(nth(world.deck, self.rng.below(count(world.deck))))
        world.order = bytes([world.top])

    def force(self) -> None:
        """What an artifact makes the opponent play lies in the new hand."""
        other = self.other
        if other.forced == 0:
            return
        if self.world.wish >= 0:
            other.forced = other.hand & self.named_by_lamp()
        else:
            other.forced = nth(other.hand, self.rng.below(count(other.hand)))
