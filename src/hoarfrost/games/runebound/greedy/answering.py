"""What the greedy player says, whatever is asked."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import FROST, WHITE_DEATH, WOUND
from hoarfrost.games.runebound.engine.fighting import (
    BEFORE_ROLLING,
    CHOOSING,
    FLEEING,
    OTHER_ROLLS,
    ROUND_OPENS,
    TRUCE_ANSWER,
    TRUCE_OFFER,
)
from hoarfrost.games.runebound.engine.procedure import options
from hoarfrost.games.runebound.engine.realm import Frame, Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ATTEMPT,
    BEFORE_MOVING,
    BEGIN,
    CHARACTER,
    CHOOSE,
    COMBAT,
    COUNTER,
    DROPPING,
    EFFECT,
    ESCAPE,
    EXPERIENCE,
    FLARE_STAGE,
    HARM,
    HERO,
    KNOCK_OUT,
    LOSE,
    MARKET,
    MARKET_STAGE,
    MOVING,
    OVER_LIMIT,
    PASS,
    PLACE_FLARE,
    PLACING_FLARE,
    RESTING,
    SPACE,
    TAKING_FROST,
    TESTING,
    TOWN,
    TRADE,
    TRUCE,
    TURN,
    WARM,
)
from hoarfrost.games.runebound.greedy.combat import fight_or_flee, who_acts
from hoarfrost.games.runebound.greedy.goals import wants_attempt
from hoarfrost.games.runebound.greedy.power import best_counter, weakest
from hoarfrost.games.runebound.greedy.roads import roads_of
from hoarfrost.games.runebound.greedy.trading import trade
from hoarfrost.games.runebound.greedy.using_cards import (
    after_failed_test,
    against_frost,
    against_wounds,
    before_roll,
    choose_branch,
    choose_member,
    in_combat,
    useful_any_time,
)
from hoarfrost.games.runebound.greedy.walking import Errand, before_moving, moving

KINDS_OF_COUNTERS: Final = 5


def answer(realm: Realm, seat: i64, errand: Errand) -> i64:
    """What to say, whatever is asked."""
    choices = options(realm)
    if len(choices) == 1:
        return choices[0]
    frame = realm.top()
    party = realm.parties[seat]
    kind = frame.kind
    if kind == TURN:
        return in_turn(realm, frame, party, choices, errand)
    if kind == COMBAT:
        return in_fight(realm, frame, party, choices)
    if kind == MARKET:
        return trade(realm, party, choices)
    if kind == EFFECT:
        return in_effect(realm, frame, party, choices)
    if kind == HARM:
        return against_wounds(realm, party, frame, choices)
    if kind == TAKING_FROST:
        return against_frost(realm, party, frame, choices)
    if kind == TESTING:
        return after_failed_test(realm, party, frame, choices)
    if kind == OVER_LIMIT:
        return LOSE + weakest(realm, party, [action - LOSE for action in choices])
    if kind == KNOCK_OUT:
        return when_down(realm, party, choices)
    if kind == BEGIN:
        return at_the_beginning(realm, choices)
    return choices[len(choices) - 1]  # white death is cancelled, a rumor is taken


def in_turn(realm: Realm, frame: Frame, party: Party, choices: list[int], errand: Errand) -> i64:
    stage = frame.stage
    card = useful_any_time(realm, party, choices)
    if card >= 0:
        return card
    if stage == BEFORE_MOVING:
        return before_moving(realm, party, choices)
    if stage == MOVING:
        return moving(realm, party, choices, errand)
    if stage == ADVENTURE_STAGE:
        if ATTEMPT in choices and wants_attempt(realm, party):
            return ATTEMPT
        return PASS
    if stage == MARKET_STAGE:
        return TRADE
    if stage == EXPERIENCE:
        return COUNTER + best_counter(realm, party, KINDS_OF_COUNTERS)
    if stage == FLARE_STAGE:
        return choices[1] if is_freezing(realm, party) else PASS
    if stage == PLACING_FLARE:
        return PLACE_FLARE if is_freezing(realm, party) else PASS
    if WARM in choices:
        return WARM
    if stage == DROPPING or stage == RESTING:
        return choices[0]
    return choices[len(choices) - 1]  # all dice are rolled


def is_freezing(realm: Realm, party: Party) -> bool:
    """Whether one more night out there may be the last."""
    if realm.town_of(party) >= 0:
        return False
    hero = party.hero
    life = realm.life(party, hero)
    harmed = hero.counts[WOUND] + hero.counts[WHITE_DEATH]
    return hero.counts[FROST] + 3 >= life and harmed + 1 >= life


def in_fight(realm: Realm, frame: Frame, party: Party, choices: list[int]) -> i64:
    stage = frame.stage
    if stage == FLEEING:
        return where_to_flee(realm, party, choices)
    fight = realm.the_fight()
    if stage == CHOOSING:
        return who_acts(realm, fight, party, choices)
    if stage == TRUCE_OFFER or stage == TRUCE_ANSWER:
        return TRUCE
    if stage == BEFORE_ROLLING or stage == OTHER_ROLLS:
        return before_roll(realm, party, choices)
    used = in_combat(realm, party, choices)
    if used == PASS and stage == ROUND_OPENS and ESCAPE in choices and not fight.is_duel():
        return fight_or_flee(realm, fight, party)
    return used


def where_to_flee(realm: Realm, party: Party, choices: list[int]) -> i64:
    """The space with the least frost does not matter: the one nearest to a town."""
    best: i64 = choices[0]
    best_cost = 1e9
    for action in choices:
        space = realm.map.neighbours[party.space][action - SPACE]
        cost = nearest_town(realm, space)
        if cost < best_cost:
            best_cost = cost
            best = action
    return best


def nearest_town(realm: Realm, space: i64) -> float:
    roads = roads_of(realm)
    best = 1e9
    for town in realm.map.towns:
        best = min(best, roads.to(town.space)[space])
    return best


def in_effect(realm: Realm, frame: Frame, party: Party, choices: list[int]) -> i64:
    first = choices[0]
    if CHOOSE <= first < CHOOSE + 4:
        return choose_branch(party, frame, choices, CHOOSE)
    if CHARACTER <= first < TOWN:
        return choose_member(realm, party, frame, choices)
    return first


def when_down(realm: Realm, party: Party, choices: list[int]) -> i64:
    """The card that is missed least, or a town."""
    if choices[0] >= LOSE and choices[0] < HERO:
        return LOSE + weakest(realm, party, [action - LOSE for action in choices])
    return choices[0]


def at_the_beginning(realm: Realm, choices: list[int]) -> i64:
    """Any hero; the town with the most easy adventures near it."""
    if choices[0] >= HERO:
        return choices[0]
    roads = roads_of(realm)
    best: i64 = choices[0]
    best_worth = -1.0
    for action in choices:
        space = realm.map.towns[action - TOWN].space
        worth = 0.0
        for jewel in range(len(realm.map.names)):
            if realm.map.jewels[jewel] == 0:
                worth += 0.7 ** roads.to(jewel)[space]
        if worth > best_worth:
            best_worth = worth
            best = action
    return best
