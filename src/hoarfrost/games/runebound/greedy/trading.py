"""The Market step of the greedy player: heal, buy what makes stronger, then gear.

It sells what a better card replaces, and what does nothing if that pays for something better.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import FLARE, LUCKSTONE, SNOWSHOE
from hoarfrost.games.runebound.engine.market import PLACES, price
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    BUY,
    FREE,
    GEAR_TO_BUY,
    HEAL_EXHAUSTION,
    HEAL_WHITE_DEATH,
    HEAL_WOUND,
    LOSE,
    PASS,
    SELL,
    WARM,
)
from hoarfrost.games.runebound.greedy.power import gain_over, goes_for, is_idle, power

LEAST_GAIN: Final = 0.002  # of power for a gold
MOST_FOR_OLD: Final = 7  # gold for a card that a better one replaces
MOST_LUCKSTONES: Final = 2
SPARE_GOLD: Final = 2
URGENT: Final = 2  # wounds that are healed before anything is bought


def trade(realm: Realm, party: Party, choices: list[int]) -> i64:
    if WARM in choices:
        return WARM
    free = best_healing(choices, FREE)
    if free >= 0:
        return free
    hero = party.hero.counts
    healing = best_healing(choices, HEAL_WOUND)
    if healing >= 0 and hero[0] + hero[3] >= URGENT:
        return healing
    deal = best_deal(realm, party, choices)
    if deal >= 0:
        return deal
    if healing >= 0:
        return healing
    return gear(party, choices)


def best_healing(choices: list[int], first: i64) -> i64:
    """White death before wounds before exhaustion, the hero before allies; -1 for none."""
    for start in (
        HEAL_WHITE_DEATH - HEAL_WOUND + first,
        first,
        HEAL_EXHAUSTION - HEAL_WOUND + first,
    ):
        for place in range(PLACES):
            if start + place in choices:
                return start + place
    return -1


def best_deal(realm: Realm, party: Party, choices: list[int]) -> i64:
    """Towards the card that brings most power: to sell something for it, or to buy it; -1."""
    now = power(realm, party)
    spare = spare_cards(realm, party, choices, now)
    best: i64 = -1
    best_gain = 0.0
    best_sale: i64 = -1
    for number in realm.stacks[realm.town_of(party)]:
        card = realm.content.cards[number]
        cost = price(realm, party, card)
        if number in realm.traded or cost > means(realm, party, spare, -1) + MOST_FOR_OLD:
            continue
        gone = goes_for(realm, party, card)
        old: i64 = gone if SELL + gone in choices else -1
        if cost > means(realm, party, spare, old):
            continue
        gain = gain_over(realm, party, card, now)
        if gain >= LEAST_GAIN * int(cost) and gain > best_gain:
            best_gain = gain
            best = BUY + number
            best_sale = old
            if old < 0 and cost > party.gold:
                best_sale = spare[0]
    return SELL + best_sale if best_sale >= 0 else best


def spare_cards(realm: Realm, party: Party, choices: list[int], now: float) -> list[int]:
    """Cards that are worth more to others."""
    found: list[int] = []
    for action in choices:
        if SELL <= action < LOSE:
            card = realm.content.cards[action - SELL]
            if is_idle(realm, party, card, now):
                found.append(int(card.number))
    return found


def means(realm: Realm, party: Party, spare: list[int], old: i64) -> i64:
    """The gold there would be without spare cards, and without an old one that goes anyway."""
    found = party.gold
    if old >= 0 and int(old) not in spare:
        found += realm.content.cards[old].selling_price()
    for number in spare:
        found += realm.content.cards[number].selling_price()
    return found


def gear(party: Party, choices: list[int]) -> i64:
    """Luck and snowshoes if there is gold to spare."""
    if party.gold < SPARE_GOLD:
        return PASS
    if party.gear[LUCKSTONE] < MOST_LUCKSTONES and GEAR_TO_BUY + LUCKSTONE in choices:
        return GEAR_TO_BUY + LUCKSTONE
    if party.gear[SNOWSHOE] == 0 and GEAR_TO_BUY + SNOWSHOE in choices:
        return GEAR_TO_BUY + SNOWSHOE
    if party.gear[FLARE] == 0 and party.gold > 2 * SPARE_GOLD and GEAR_TO_BUY + FLARE in choices:
        return GEAR_TO_BUY + FLARE
    return PASS
