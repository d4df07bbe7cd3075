"""What a search looks at, and how it plays on from there.

It looks at what the greedy player would do and at a few others of the same kind. It plays on by the
rules of the greedy player through the seat's next turn, with rougher odds in fights, because it
does so many times; then the position is judged.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.rng import Rng
from hoarfrost.games.runebound.engine.content import SNOWSHOE
from hoarfrost.games.runebound.engine.fighting import CHOOSING, ROUND_OPENS
from hoarfrost.games.runebound.engine.procedure import carry_out, options
from hoarfrost.games.runebound.engine.reach import SHOD, ways
from hoarfrost.games.runebound.engine.realm import Fight, Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    ALLY_ATTACKS,
    ATTACK,
    BEFORE_MOVING,
    BUY,
    COMBAT,
    DEFEND,
    ESCAPE,
    GEAR_TO_BUY,
    MARKET,
    MOVING,
    PASS,
    PRINCESS,
    ROLL,
    SELL,
    STEP,
    TAKE_DICE,
    TURN,
    USE,
)
from hoarfrost.games.runebound.engine.strength import strength_of
from hoarfrost.games.runebound.greedy.answering import answer
from hoarfrost.games.runebound.greedy.combat import life_left
from hoarfrost.games.runebound.greedy.goals import Outlook
from hoarfrost.games.runebound.greedy.using_cards import in_combat
from hoarfrost.games.runebound.greedy.walking import Errand, go
from hoarfrost.games.runebound.greedy.worth import race_against

FEW: Final = 6  # choices that are all looked at
PLACES: Final = 4  # spaces to end on that are looked at
HOPELESS: Final = 0.2  # chance against a foe below which a play-out flees


# What a search looks at ---------------------------------------------------------------------------


def candidates(realm: Realm) -> list[int]:
    """Ascending, and never none."""
    choices = options(realm)
    if len(choices) <= FEW or realm.finding >= 0:
        return choices
    frame = realm.top()
    party = realm.parties[realm.asked]
    found: set[int] = {int(answer(realm, realm.asked, Errand()))}
    if frame.kind == TURN and frame.stage == MOVING:
        add_ways(realm, party, choices, found)
    elif frame.kind == TURN and frame.stage == BEFORE_MOVING:
        add_rolls(choices, found)
    elif frame.kind == MARKET:
        add_trades(choices, found)
    else:
        return choices
    return sorted(found)


def add_ways(realm: Realm, party: Party, choices: list[int], found: set[int]) -> None:
    """The first actions on the ways to the best spaces, and every discovery."""
    for action in choices:
        if PRINCESS <= action < BUY:
            found.add(action)
    shoes: i64 = 0 if realm.has_moved else min(1, party.gear[SNOWSHOE])
    outlook = Outlook(realm, party)
    roads = ways(realm, party.space, realm.dice, shoes)
    for _ in range(min(PLACES, len(roads))):
        needed = [way.faces.count(SHOD) for way in roads]
        best = outlook.best_way(roads, needed)
        found.add(int(go(realm, party, best)))
        roads = [way for way in roads if way is not best]


def add_rolls(choices: list[int], found: set[int]) -> None:
    """All dice, or cards; fewer dice and single steps only if the greedy player wants them."""
    most: i64 = -1
    for action in choices:
        if ROLL <= action < STEP:
            most = action
        elif action >= USE or action == TAKE_DICE:
            found.add(action)
    if most >= 0:
        found.add(int(most))


def add_trades(choices: list[int], found: set[int]) -> None:
    """To go, to buy something; nothing is sold."""
    for action in choices:
        if action == PASS or GEAR_TO_BUY <= action < GEAR_TO_BUY + 3 or BUY <= action < SELL:
            found.add(action)


# Playing on ---------------------------------------------------------------------------------------


def roll_out(realm: Realm, rng: Rng, horizon: i64, start: Realm) -> i64:
    """Sensible actions to the end of the next turn of whoever was asked at the start of a search.

    So all lines of play are compared at the same point, and what a turn prepares has come about.
    The horizon is the most it takes.
    """
    del rng  # the position has its own chance
    plies: i64 = 0
    errand = Errand()
    last = turn_of(start) + len(start.parties)
    while not realm.is_over and turn_of(realm) <= last and (horizon == 0 or plies < horizon):
        carry_out(realm, sensible(realm, errand))
        plies += 1
    return plies


def turn_of(realm: Realm) -> i64:
    """So many turns have begun."""
    found: i64 = 0
    for party in realm.parties:
        found += party.turns
    return found


def sensible(realm: Realm, errand: Errand) -> i64:
    frame = realm.top()
    fight = realm.fight
    is_rough = frame.stage == CHOOSING or frame.stage == ROUND_OPENS
    if frame.kind == COMBAT and is_rough and fight is not None and not fight.is_duel():
        return in_rough_fight(realm, fight, frame.stage)
    return answer(realm, realm.asked, errand)


def in_rough_fight(realm: Realm, fight: Fight, stage: i64) -> i64:
    """By the plan of the race; whoever is far behind tries to escape."""
    choices = options(realm)
    party = realm.parties[fight.hero_part]
    card = realm.content.adventures[fight.foe]
    strength = strength_of(realm, party, fight.foe)
    race = race_against(strength, card)
    if stage == ROUND_OPENS:
        used = in_combat(realm, party, choices)
        life = strength.hero.life + strength.shield
        is_hopeless = race.chance(life_left(realm, fight), life) < HOPELESS
        return ESCAPE if used == PASS and is_hopeless and ESCAPE in choices else used
    actor: i64 = race.plan[fight.phase]
    wanted: i64 = DEFEND
    if actor == 1:
        wanted = ATTACK
    elif actor > 1:
        wanted = ALLY_ATTACKS + actor - 2
    return wanted if wanted in choices else DEFEND
