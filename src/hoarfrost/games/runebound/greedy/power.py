"""How strong a party is in fights: one number by which cards and counters are compared."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.cards import surplus
from hoarfrost.games.runebound.engine.content import (
    ALLY,
    CANCEL,
    CANCEL_PARTY,
    DICE,
    EXHAUSTION,
    FIGHT,
    FROST_TAKEN,
    NONE,
    REROLL,
    SKILL,
    TAKE_FROST,
    WHITE_DEATH,
    WOUND,
    Card,
)
from hoarfrost.games.runebound.engine.race import Race
from hoarfrost.games.runebound.engine.realm import Character, Item, Party, Realm
from hoarfrost.games.runebound.engine.strength import strength_of
from hoarfrost.games.runebound.greedy.worth import race_against

USEFUL_LEGEND: Final = 0.004  # power for which tokens are spent
IDLE: Final = 0.001  # power below which a card may be sold
EVERY: Final = 4  # one in so many challenges is looked at
ARSHAN_COUNTS: Final = 3.0
FROST_HELP: Final = 0.012  # what cancelling a frost counter in a turn adds
SKILL_HELP: Final = 0.002
DICE_HELP: Final = 0.03
REROLL_HELP: Final = 0.012


def power(realm: Realm, party: Party) -> float:
    """About how likely a healthy party wins a fight, from 0 to 1, over fights of all colours."""
    healthy = rested(party)
    strength = strength_of(realm, healthy, NONE)
    found = 0.0
    weight = 0.0
    life = strength.hero.life + strength.shield
    for card in realm.content.adventures:
        if card.kind != FIGHT or (card.colour >= 0 and card.number % EVERY != 0):
            continue
        share = ARSHAN_COUNTS if card.colour < 0 else 1.0
        race: Race = race_against(strength, card)
        found += share * race.chance(card.life - strength.trap, life)
        weight += share
    return found / weight


def race_with_arshan(realm: Realm, party: Party) -> float:
    """About how likely the party beats him: by averages."""
    arshan = realm.content.adventures[realm.content.arshan]
    strength = strength_of(realm, party, NONE)
    life = strength.hero.life + strength.shield
    race = race_against(strength, arshan)
    return race.chance(arshan.life - strength.trap, life)


def rested(party: Party) -> Party:
    """A copy without wounds, exhaustion and white death, with all cards ready."""
    twin = party.copy()
    for place in range(twin.size()):
        member = twin.member(place)
        member.counts[WOUND] = 0
        member.counts[EXHAUSTION] = 0
        member.counts[WHITE_DEATH] = 0
        member.is_activated = False
        member.used = 0
    for item in twin.items:
        item.is_activated = False
        item.used = 0
    return twin


def other_help(card: Card) -> float:
    """What a card is good for besides fights."""
    found = 0.0
    for effect in card.effects:
        for prim in effect.prims:
            if prim.stat == FROST_TAKEN:
                found -= FROST_HELP * int(max(-2, prim.n))
            elif prim.stat == DICE:
                found += DICE_HELP * int(prim.n)
            elif prim.stat >= SKILL and prim.stat < SKILL + 8:
                found += SKILL_HELP * int(prim.n)
            elif prim.op == REROLL:
                found += REROLL_HELP
            elif effect.opens_in(TAKE_FROST) and not effect.discards and cancels(prim.op):
                found += FROST_HELP * int(min(3, prim.n))
    return found


def cancels(op: i64) -> bool:
    return op == CANCEL or op == CANCEL_PARTY


def gain_of_card(realm: Realm, party: Party, card: Card) -> float:
    """How much stronger a card makes a party; over a limit the weakest card goes."""
    return gain_over(realm, party, card, power(realm, party))


def gain_over(realm: Realm, party: Party, card: Card, now: float) -> float:
    """The same for a party whose power is known."""
    gone = goes_for(realm, party, card)
    if gone == card.number:
        return 0.0
    found = other_help(card)
    twin = with_card(party, card)
    if gone >= 0:
        leave_out(twin, gone)
        found -= other_help(realm.content.cards[gone])
    return found + power(realm, twin) - now


def goes_for(realm: Realm, party: Party, card: Card) -> i64:
    """The card that goes over a limit if this one comes; -1 if none need go."""
    twin = with_card(party, card)
    too_many = surplus(realm, twin)
    return weakest(realm, twin, too_many) if too_many else -1


def with_card(party: Party, card: Card) -> Party:
    twin = party.copy()
    if card.type == ALLY:
        twin.allies.append(Character(card))
    else:
        twin.items.append(Item(card))
    return twin


def is_idle(realm: Realm, party: Party, card: Card, now: float) -> bool:
    """Whether the party, of so much power, does as well without a card that is never used up."""
    for effect in card.effects:
        if effect.discards:
            return False
    twin = party.copy()
    leave_out(twin, card.number)
    return now - power(realm, twin) + other_help(card) < IDLE


def weakest(realm: Realm, party: Party, cards: list[int]) -> i64:
    """The card without which the party is strongest."""
    best: i64 = cards[0]
    best_power = -1.0
    for card in cards:
        twin = party.copy()
        leave_out(twin, card)
        left = power(realm, twin) - other_help(realm.content.cards[card])
        if left > best_power:
            best_power = left
            best = card
    return best


def leave_out(party: Party, card: i64) -> None:
    party.allies = [ally for ally in party.allies if ally.card.number != card]
    party.items = [item for item in party.items if item.card.number != card]


def best_counter(realm: Realm, party: Party, kinds: i64) -> i64:
    """rune.xp.kinds: the one that makes the hero strongest."""
    best: i64 = 0
    best_power = -1.0
    for kind in range(kinds):
        twin = party.copy()
        twin.counters[kind] += 1
        found = power(realm, twin)
        if found > best_power:
            best_power = found
            best = kind
    return best
