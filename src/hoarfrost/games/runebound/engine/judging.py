"""How good a position looks for a seat, for a search that does not play to the end.

The one way to win is the Princess: symbols that are still missing, then the way to Green Vale. The
other is Arshan: about how likely the party beats him, by averages. Experience, gold and health
count for what they bring towards either. All are compared with the best of the others.
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
PRINCESS: Final = 3.0  # whoever has her
STEP_TO_VALE: Final = 0.12
FOUND: Final = 1.6  # clues for a space where she is
CLUE: Final = 0.32  # what each missing symbol costs of it
ARSHAN: Final = 2.4  # times the chance against him
COUNTER: Final = 0.22
XP: Final = 0.05
GOLD: Final = 0.03
CARD: Final = 0.02  # of a gold of its price
RUMOR: Final = 0.05
WOUNDS: Final = 0.12
TIRED: Final = 0.03
COLD: Final = 0.05
DEADLY_COLD: Final = 0.2
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
        found += CARD * int(ally.card.cost)
    found -= suffering(party)
    found += towards_princess(realm, party)
    return found + ARSHAN * chance_against_arshan(realm, party)


def suffering(party: Party) -> float:
    found = 0.0
    for place in range(party.size()):
        counts = party.member(place).counts
        share = 1.0 if place == 0 else 0.5
        found += share * WOUNDS * counts[WOUND]
        found += share * TIRED * counts[EXHAUSTION]
        found += share * COLD * counts[FROST]
        found += share * DEADLY_COLD * counts[WHITE_DEATH]
    return found


def towards_princess(realm: Realm, party: Party) -> float:
    if realm.princess == party.seat:
        return PRINCESS - STEP_TO_VALE * int(steps_apart(realm, party.space, realm.map.vale))
    if realm.princess != NOBODY or party.clue_count() == 0:
        return 0.0
    return max(0.0, FOUND - CLUE * int(fewest_missing(realm, party)))


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
