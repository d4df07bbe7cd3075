"""The Market step of the greedy player: heal, buy what makes stronger, then gear."""

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
    PASS,
    SELL,
    WARM,
)
from hoarfrost.games.runebound.greedy.power import gain_of_card

LEAST_GAIN: Final = 0.002  # of power for a gold
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
    card = best_purchase(realm, party, choices)
    if card >= 0:
        return card
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


def best_purchase(realm: Realm, party: Party, choices: list[int]) -> i64:
    """The card that brings most power for its price; -1 if none is worth it."""
    best: i64 = -1
    best_gain = 0.0
    for action in choices:
        if BUY <= action < SELL:
            card = realm.content.cards[action - BUY]
            cost = int(price(realm, party, card))
            gain = gain_of_card(realm, party, card)
            if gain >= LEAST_GAIN * cost and gain > best_gain:
                best_gain = gain
                best = action
    return best


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
