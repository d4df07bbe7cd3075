"""How good a position looks for a seat, for a search that does not play to the end.

The one way to win is the Princess: symbols that are still missing, then the way to Green Vale. The
other is Arshan, for whoever is near him. Cards, gold, rumors, experience and health count for what
they bring towards either. The weights are those that fit best who won 560 games of greedy players
with two and four seats, at the beginning of each of 41,000 turns (a logistic regression).
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.content import (
    EXHAUSTION,
    FROST,
    NONE,
    WHITE_DEATH,
    WOUND,
)
from hoarfrost.games.runebound.engine.discovering import is_princess_space
from hoarfrost.games.runebound.engine.finding import missing_for_princess, symbols_of
from hoarfrost.games.runebound.engine.odds import white_death_by_phase
from hoarfrost.games.runebound.engine.race import best_race
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.engine.steps import NOBODY
from hoarfrost.games.runebound.engine.strength import strength_of

# In the logarithm of the odds to win.
PRINCESS: Final = 3.5  # whoever has her
STEP_TO_VALE: Final = 0.45  # for whoever has her
STEP_BEHIND: Final = 0.2  # while somebody else has her
MISSING: Final = [3.0, 1.55, 0.95, 0.65, 0.5, 0.35, 0.0, 0.0]  # by symbols still missing for her
ARSHAN: Final = 1.3  # times the chance against him, for whoever stands before him
NEAR: Final = 6  # steps; from here on he does not count
COUNTER: Final = 0.1
XP: Final = 0.02
GOLD: Final = 0.047
CARD: Final = 0.06  # of a gold of its price
ALLY: Final = 0.045
RUMOR: Final = 0.13
WOUNDS: Final = 0.11
TIRED: Final = 0.03
COLD: Final = 0.03
DEADLY_COLD: Final = 0.12
ALONE: Final = -1.0  # how far away winning is at the start, for one player
SPACES_ROUND: Final = 7


def estimate(realm: Realm, seat: i64) -> float:
    """From 0 (lost) to 1 (won)."""
    if realm.is_over:
        return over(realm, seat)
    own = worth(realm, realm.parties[seat])
    if len(realm.parties) == 1:
        return 1.0 / (1.0 + exp(-(own + ALONE)))
    others = 0.0
    for party in realm.parties:
        if party.seat != seat:
            others += exp(worth(realm, party))
    return exp(own) / (exp(own) + others)


def over(realm: Realm, seat: i64) -> float:
    if realm.winners & bit(seat) == 0:
        return 0.0
    return 1.0 if realm.winners == bit(seat) else 0.5


def worth(realm: Realm, party: Party) -> float:
    """What a party has reached."""
    found = XP * int(party.xp) + GOLD * int(party.gold) + RUMOR * int(party.rumor_count())
    for count in party.counters:
        found += COUNTER * count
    for item in party.items:
        found += CARD * int(item.card.cost)
    for ally in party.allies:
        found += ALLY * int(ally.card.cost)
    found -= suffering(party)
    steps = steps_apart(realm, party.space, realm.map.vale)
    found += towards_princess(realm, party, steps)
    if steps < NEAR and realm.princess != party.seat:
        nearness = float(int(NEAR - steps)) / float(NEAR)
        found += ARSHAN * nearness * chance_against_arshan(realm, party)
    return found


def suffering(party: Party) -> float:
    found = 0.0
    for place in range(party.size()):
        counts = party.member(place).counts
        share = 1.0 if place == 0 else 0.8
        found += share * WOUNDS * counts[WOUND]
        found += share * TIRED * counts[EXHAUSTION]
        found += share * COLD * counts[FROST]
        found += share * DEADLY_COLD * counts[WHITE_DEATH]
    return found


def towards_princess(realm: Realm, party: Party, steps: i64) -> float:
    if realm.princess == party.seat:
        return PRINCESS - STEP_TO_VALE * int(steps)
    if realm.princess != NOBODY:
        return -STEP_BEHIND * int(steps)
    if party.clue_count() == 0:
        return 0.0
    return MISSING[fewest_missing(realm, party)]


def fewest_missing(realm: Realm, party: Party) -> i64:
    """Symbols that are still missing for the space that fits the clues best."""
    symbols = symbols_of(realm, party)
    best: i64 = SPACES_ROUND
    for space in range(len(realm.map.names)):
        if is_princess_space(realm, space):
            best = min(best, missing_for_princess(realm, symbols, space))
            if best == 0:
                break
    return best


def steps_apart(realm: Realm, one: i64, other: i64) -> i64:
    """As the crow flies, by columns and rows; even rows lie half a space further east."""
    rows: i64 = abs(realm.map.rows[one] - realm.map.rows[other])
    columns: i64 = abs(realm.map.columns[one] - realm.map.columns[other])
    return rows + max(0, columns - rows // 2)


def chance_against_arshan(realm: Realm, party: Party) -> float:
    """By averages, as the party is now."""
    arshan = realm.content.adventures[realm.content.arshan]
    strength = strength_of(realm, party, NONE)
    targets = [int(target + strength.foe_value) for target in arshan.targets]
    spread = white_death_by_phase(arshan)
    harms = [arshan.damages[phase] + spread[phase] for phase in range(len(spread))]
    life = arshan.life - strength.trap
    race = best_race(strength, targets, harms, life)
    return race.chance(life, strength.hero.life + strength.shield)
