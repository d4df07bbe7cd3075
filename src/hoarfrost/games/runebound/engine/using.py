"""Which effects of cards may be used now, and what using one costs (rune.fx).

An effect under way is a frame that finds its primitives by `source`: what they stand on (below),
the number of the card, the number of the effect, then for each choice or test on the way the place
of the primitive and its branch.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.cards import lose
from hoarfrost.games.runebound.engine.content import (
    ALLY,
    BEFORE_COMBAT,
    BEFORE_ROLL,
    CANCEL,
    CANCEL_PARTY,
    CHOOSE_ONE,
    EXHAUSTION,
    EXTRA_ATTACK,
    HEAL,
    HERO,
    ON_DAMAGE,
    ON_HIT,
    PER_TURN,
    SET_DIE,
    THE_FOE,
    THE_HERO,
    UNLIMITED,
    WOUND,
    Card,
    Content,
    Effect,
    Prim,
)
from hoarfrost.games.runebound.engine.realm import Character, Party, Realm
from hoarfrost.games.runebound.engine.steps import COMBAT, EFFECT, MOST_EFFECTS, USE

# What a source stands on.
OF_CARD: Final = 0
OF_ADVENTURE: Final = 1  # an effect of a challenge or an event
BEFORE_FIGHT: Final = 2  # what a challenge does before combat
PENALTY: Final = 3  # of a test of a challenge

# Bits of `used`: four per kind of limit, from PER_TURN on.
ROUND_BITS: Final = 0x0F0
COMBAT_BITS: Final = 0xF00


def prims_of(content: Content, source: list[int]) -> list[Prim]:
    """The primitives that a source names."""
    prims: list[Prim]
    if source[0] == OF_CARD:
        prims = content.cards[source[1]].effects[source[2]].prims
    elif source[0] == OF_ADVENTURE:
        prims = content.adventures[source[1]].effects[source[2]].prims
    elif source[0] == BEFORE_FIGHT:
        prims = content.adventures[source[1]].before
    else:
        prims = content.adventures[source[1]].tests[source[2]].failure
    for place in range(3, len(source) - 1, 2):
        prims = prims[source[place]].branches[source[place + 1]]
    return prims


def begin_effect(realm: Realm, seat: i64, card: i64, source: list[int]) -> None:
    """Carry out these primitives for a party; `card` is whose effect it is, or the victim."""
    frame = realm.push(EFFECT, seat)
    frame.card = card
    frame.source = source
    frame.prims = prims_of(realm.content, source)


def begin_foe_effects(realm: Realm, seat: i64, victim: i64, window: i64) -> None:
    """Mandatory effects of the challenge that a party fights, in card order."""
    fight = realm.fight
    if fight is None or fight.foe < 0:
        return
    effects = realm.content.adventures[fight.foe].effects
    for place in range(len(effects) - 1, -1, -1):  # the first one ends up on top
        effect = effects[place]
        if effect.opens_in(window) and realm.holds(realm.parties[seat], effect):
            begin_effect(realm, seat, victim, [OF_ADVENTURE, int(fight.foe), place])


# What may be used ---------------------------------------------------------------------------------


def usable(realm: Realm, seat: i64, window: i64) -> list[int]:
    """The actions by which a player may use cards in a window, ascending."""
    found: list[int] = []
    party = realm.parties[seat]
    fight = realm.fight
    if window == BEFORE_COMBAT and fight is not None and fight.prepared & bit(seat) != 0:
        return found
    hero = party.hero
    add_usable(realm, party, hero, hero.card, hero.is_activated, hero.used, window, found)
    # rune.pvp.challenge_part: no allies
    if fight is None or seat != fight.other_part:
        for ally in party.allies:
            add_usable(realm, party, ally, ally.card, ally.is_activated, ally.used, window, found)
    for item in party.items:
        add_usable(realm, party, hero, item.card, item.is_activated, item.used, window, found)
    found.sort()
    return found


def add_usable(
    realm: Realm,
    party: Party,
    owner: Character,
    card: Card,
    is_activated: bool,
    used: i64,
    window: i64,
    found: list[int],
) -> None:
    for place in range(len(card.effects)):
        effect = card.effects[place]
        if (
            effect.opens_in(window)
            and used & limit_bit(effect, place) == 0
            and can_pay(realm, party, owner, effect, is_activated)
            and realm.holds(party, effect)
            and serves(realm, party, card, effect, window)
            and any_helps(realm, party, card, effect.prims)
        ):
            found.append(int(USE + MOST_EFFECTS * card.number + place))


def limit_bit(effect: Effect, place: i64) -> i64:
    if effect.limit == UNLIMITED:
        return 0
    return bit(4 * (effect.limit - PER_TURN) + place)


def can_pay(
    realm: Realm, party: Party, owner: Character, effect: Effect, is_activated: bool
) -> bool:
    """rune.fx.costs, rune.combat.use_limits"""
    if effect.activates:
        if is_activated:
            return False
        fight = realm.fight
        if fight is not None and fight.round > 0 and fight.activated & bit(party.seat) != 0:
            return False
    if effect.exhausts > 0:
        room = realm.stamina(party, owner) - owner.counts[EXHAUSTION]
        if effect.exhausts > room:
            return False
    return effect.gold <= party.gold


def serves(realm: Realm, party: Party, card: Card, effect: Effect, window: i64) -> bool:
    """rune.fx.scope: whether a card answers what this character does or suffers."""
    if window == ON_DAMAGE:
        return harmed(realm) == own_character(party, card)
    fight = realm.fight
    if fight is None or (window != BEFORE_ROLL and window != ON_HIT):
        return True
    hero = party.hero.card.number
    if effect.by_hero:
        return fight.acting == hero
    if card.type == ALLY or card.type == HERO:
        return fight.acting == card.number
    if window == ON_HIT:
        return True  # rune.fx.conditions: an item also follows a hit by an ally
    return fight.acting == hero


def harmed(realm: Realm) -> i64:
    """The card of whoever is about to take wounds."""
    return realm.top().card


def own_character(party: Party, card: Card) -> i64:
    """An ally's effects are the ally's, all others the hero's."""
    return card.number if card.type == ALLY else party.hero.card.number


def any_helps(realm: Realm, party: Party, card: Card, prims: list[Prim]) -> bool:
    """Whether an effect would change anything: nobody is asked about one that would not."""
    for prim in prims:
        if helps(realm, party, card, prim):
            return True
    return False


def helps(realm: Realm, party: Party, card: Card, prim: Prim) -> bool:
    if prim.op == HEAL:
        if prim.who == THE_HERO:
            return party.hero.counts[prim.kind] > 0
        return party.total(prim.kind) > 0
    if prim.op == CHOOSE_ONE:
        for branch in prim.branches:
            if any_helps(realm, party, card, branch):
                return True
        return False
    if prim.op == CANCEL or prim.op == CANCEL_PARTY:
        frame = realm.top()
        if prim.kind == WOUND:
            return frame.n > 0
        return frame.n > 0 or sum(frame.amounts) > 0
    if prim.op == SET_DIE:
        return len(realm.dice) > 0
    fight = realm.fight
    if prim.op == EXTRA_ATTACK:
        return fight is not None and fight.hero_part == party.seat
    return prim.who != THE_FOE or fight is not None


# Using one ----------------------------------------------------------------------------------------


def pay_and_begin(realm: Realm, seat: i64, action: i64) -> None:
    """Pay for an effect, and have it carried out."""
    card = realm.content.cards[(action - USE) // MOST_EFFECTS]
    place = (action - USE) % MOST_EFFECTS
    effect = card.effects[place]
    party = realm.parties[seat]
    if realm.tape is not None:
        values = {"seat": int(seat), "card": card.id, "effect": int(place)}
        realm.tell("use", "rune.fx.costs", values)
    note_use(realm, party, card, effect, place)
    begin_effect(realm, seat, card.number, [OF_CARD, int(card.number), int(place)])
    if effect.discards:
        effect_frame = realm.stack.pop()
        lose(realm, party, card)
        # What the loss changes is looked at after the effect.
        realm.stack.append(effect_frame)


def note_use(realm: Realm, party: Party, card: Card, effect: Effect, place: i64) -> None:
    owner = party.find(own_character(party, card))
    assert owner is not None
    owner.counts[EXHAUSTION] += effect.exhausts
    party.gold -= effect.gold
    used = limit_bit(effect, place)
    if card.is_character():
        owner.used |= used
        owner.is_activated = owner.is_activated or effect.activates
    else:
        item = party.item(card.number)
        assert item is not None
        item.used |= used
        item.is_activated = item.is_activated or effect.activates
    fight = realm.fight
    if fight is None:
        return
    if fight.round > 0:
        if effect.activates:
            fight.activated |= bit(party.seat)
    elif realm.top().kind == COMBAT:  # and not armor against what the challenge does before
        fight.prepared |= bit(party.seat)


# Limits that end ----------------------------------------------------------------------------------


def make_ready(party: Party) -> None:
    """rune.turn.steps, Refresh"""
    for item in party.items:
        item.is_activated = False
        item.used = 0
    for place in range(party.size()):
        member = party.member(place)
        member.is_activated = False
        member.used = 0


def forget_limits(party: Party, bits: i64) -> None:
    """A round or a combat begins: what may be used once in it may be used again."""
    for item in party.items:
        item.used &= ~bits
    for place in range(party.size()):
        member = party.member(place)
        member.used &= ~bits


FORGOTTEN_BY_ROUND: Final = ROUND_BITS
FORGOTTEN_BY_COMBAT: Final = ROUND_BITS | COMBAT_BITS
