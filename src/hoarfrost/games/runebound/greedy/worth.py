"""What things are worth to the greedy player, counted in experience."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import (
    CANCEL,
    CANCEL_PARTY,
    DEAL,
    EXHAUSTION,
    FIGHT,
    FROST,
    TAKE_FROST,
    TEST,
    WHITE_DEATH,
    WOUND,
    Adventure,
    Prim,
)
from hoarfrost.games.runebound.engine.odds import (
    Opening,
    luckstones,
    openings,
    quick_odds,
    tests_chance,
    white_death_by_phase,
)
from hoarfrost.games.runebound.engine.race import Race, best_race
from hoarfrost.games.runebound.engine.realm import Character, Party, Realm
from hoarfrost.games.runebound.engine.steps import NOBODY
from hoarfrost.games.runebound.engine.strength import Strength, strength_of

GOLD: Final = 0.45
RUMOR: Final = 0.35
CLUE: Final = 2.5
FORAGE: Final = 0.5
WOUND_COST: Final = 0.45
WHITE_DEATH_COST: Final = 0.9
EXHAUSTION_COST: Final = 0.15
FROST_COST: Final = 0.2
KO_COST: Final = 2.5  # time, besides what is lost
CARD_COST: Final = 0.35  # of a gold of its price, when a card is lost
PRINCESS_COST: Final = 30.0
ALLY_COST: Final = 2.0
WASTED: Final = 0.5  # an attempt that ends with an escape
MOST_FEAR: Final = -3.0
LAST_FEAR: Final = -0.3  # of Arshan
FLEEING: Final = 0.5  # the share of lost fights that end with an escape
TAKEN: Final = 0.6  # the share of the wounds of a race, for many a fight ends sooner


def ko_cost(realm: Realm, party: Party) -> float:
    """rune.ko.sequence"""
    dearest: i64 = 1
    for item in party.items:
        dearest = max(dearest, item.card.cost)
    for ally in party.allies:
        dearest = max(dearest, ally.card.cost)
    cost = KO_COST + GOLD * int(party.gold) + CARD_COST * int(dearest)
    if realm.princess == party.seat:
        cost += PRINCESS_COST
    return cost


def fear_of(realm: Realm, party: Party, card: Adventure) -> float:
    """What a knock-out is worth, compared with a victory over a challenge."""
    if card.colour < 0:
        return LAST_FEAR
    return max(MOST_FEAR, -ko_cost(realm, party) / max(1.0, reward(realm, card)))


# Adventures ---------------------------------------------------------------------------------------


def reward(realm: Realm, card: Adventure) -> float:
    found = float(int(card.experience())) + GOLD * int(card.gold)
    if not realm.rules.legend_market:
        found += RUMOR * int(card.rumor)
    if realm.princess == NOBODY:
        found += CLUE * int(card.clue)
    if card.forage >= 0:
        found += FORAGE
    return found


def penalty(prims: list[Prim]) -> float:
    """What a failed test costs."""
    found = 0.0
    for prim in prims:
        if prim.op == DEAL:
            n = float(int(prim.n))
            if prim.kind == WOUND:
                found += n * WOUND_COST
            elif prim.kind == EXHAUSTION:
                found += n * EXHAUSTION_COST
            elif prim.kind == FROST:
                found += n * FROST_COST
            elif prim.kind == WHITE_DEATH:
                found += n * WHITE_DEATH_COST
    return found


def race_against(strength: Strength, card: Adventure) -> Race:
    targets = [int(target + strength.foe_value) for target in card.targets]
    spread = white_death_by_phase(card)
    harms = [card.damages[phase] + spread[phase] for phase in range(len(spread))]
    return best_race(strength, targets, harms, card.life - strength.trap)


class Prospects:
    """What adventures promise a party as it is now."""

    def __init__(self, realm: Realm, party: Party) -> None:
        self.realm: Realm = realm
        self.party: Party = party
        self.strength: Strength = strength_of(realm, party, -1)
        self.ko: float = ko_cost(realm, party)
        self.colours: list[float] = [self.of_colour(colour) for colour in range(4)]

    def best(self) -> float:
        return max(self.colours)

    def of_colour(self, colour: i64) -> float:
        """The mean over the challenges that may be drawn; events are drawn on from."""
        deck = self.realm.decks[colour]
        found, count = self.sum_of(deck)
        if count == 0:
            found, count = self.sum_of(self.realm.discards[colour])
        return found / count if count > 0 else 0.0

    def sum_of(self, deck: list[int]) -> tuple[float, int]:
        found = 0.0
        count = 0
        for number in deck:
            card = self.realm.content.adventures[number]
            if card.kind == FIGHT or card.kind == TEST:
                found += self.of_card(card)
                count += 1
        return found, count

    def of_card(self, card: Adventure) -> float:
        if card.kind == TEST:
            passing = tests_chance(self.realm, self.party, card, luckstones(self.party))
            cost = 0.0
            for test in card.tests:
                cost += penalty(test.failure)
            return passing * reward(self.realm, card) - (1.0 - passing) * cost
        race = race_against(self.strength, card)
        life = self.strength.hero.life + self.strength.shield
        foe_life = card.life - self.strength.trap
        winning = race.chance(foe_life, life)
        wounds = TAKEN * min(float(int(life)), race.wounds(foe_life))
        found = winning * reward(self.realm, card) - WOUND_COST * wounds
        found -= (1.0 - winning) * ((1.0 - FLEEING) * self.ko + FLEEING * WASTED)
        if len(card.before) > 0:
            found -= self.before_cost(card)
        return found

    def of_known_card(self, card: Adventure) -> float:
        """The same for a card that lies open: if it promises something, by the odds."""
        promise = self.of_card(card)
        if card.kind != FIGHT or promise <= 0.0:
            return promise
        fear = fear_of(self.realm, self.party, card)
        odds = quick_odds(self.realm, self.party, card.number, fear)
        found = odds.win * reward(self.realm, card) - odds.ko * self.ko
        return found - WOUND_COST * odds.wounds - ALLY_COST * odds.lost - WASTED * odds.escape

    def before_cost(self, card: Adventure) -> float:
        found = 0.0
        for opening in openings(self.realm, self.party, card.before, Opening(1.0, 0, 0, 0, 0)):
            cost = WOUND_COST * int(opening.wounds) + FROST_COST * int(opening.frost)
            found += opening.chance * (cost + EXHAUSTION_COST * int(opening.exhaustion))
        return found


# Frost --------------------------------------------------------------------------------------------


def cancellable(party: Party) -> i64:
    """Frost that ready cards of the party cancel in a turn, without being discarded."""
    found: i64 = 0
    for item in party.items:
        if item.is_activated:
            continue
        for effect in item.card.effects:
            if effect.opens_in(TAKE_FROST) and effect.activates and not effect.discards:
                for prim in effect.prims:
                    if prim.op == CANCEL or prim.op == CANCEL_PARTY:
                        found += prim.n
    return found


def frost_cost(realm: Realm, party: Party, amounts: list[int], ko: float) -> float:
    """What it costs to take so much frost, by place in the party."""
    left = cancellable(party)
    found = 0.0
    for place in range(len(amounts)):
        n: i64 = amounts[place]
        cancelled = min(left, n)
        left -= cancelled
        n -= cancelled
        if n > 0:
            member = party.member(place)
            fall = ko if place == 0 else 1.0 + CARD_COST * int(member.card.cost)
            found += cost_of_frost(realm, party, member, n, fall)
    return found


def cost_of_frost(realm: Realm, party: Party, member: Character, n: i64, fall: float) -> float:
    life = max(1, realm.life(party, member))
    frost = member.counts[FROST] + n
    deaths = frost // life
    harmed = member.counts[WOUND] + member.counts[WHITE_DEATH]
    if harmed + deaths >= life:
        return fall
    nearness = float(int(frost % life)) / float(int(life))
    danger = float(int(harmed + deaths + 1)) / float(int(life))
    share = 1.0 if member is party.hero else 0.5
    found = WHITE_DEATH_COST * int(deaths) + FROST_COST * int(n) * (0.3 + nearness)
    return share * (found + 0.3 * danger * nearness * fall)
