"""The Movement step of the greedy player: how many dice, discoveries, and the way."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import EXHAUSTION, SNOWSHOE, WHITE_DEATH, WOUND
from hoarfrost.games.runebound.engine.moving import allowance, shows, without
from hoarfrost.games.runebound.engine.reach import SHOD, Way, ways
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    BUY,
    DISCOVER,
    FACES,
    MOST_NEIGHBOURS,
    MOVE,
    PASS,
    PRINCESS,
    ROLL,
    SHOE,
    STEP,
    TAKE_DICE,
    TOKEN,
)
from hoarfrost.games.runebound.greedy.goals import DECISIVE, Outlook
from hoarfrost.games.runebound.greedy.power import USEFUL_LEGEND, gain_of_card

MOST_REST: Final = 2
LEAST_DICE: Final = 3
FEWEST_CLUES: Final = 4  # two symbols each cover seven spaces


def before_moving(realm: Realm, party: Party, choices: list[int]) -> i64:
    """Roll all dice, or rest with some; a step without dice if it is all that is needed."""
    step = decisive_step(realm, party)
    if step >= 0:
        return step
    if choices[0] == TAKE_DICE:
        return TAKE_DICE
    dice = allowance(realm, party)
    return ROLL + dice - rest_of(realm, party, dice)


def decisive_step(realm: Realm, party: Party) -> i64:
    """Into Green Vale, or to a space where the Princess can be found; -1 if there is none."""
    neighbours = realm.map.neighbours[party.space]
    if int(realm.map.vale) not in neighbours and party.clue_count() < FEWEST_CLUES:
        return -1
    outlook = Outlook(realm, party)
    if outlook.here[party.space] < DECISIVE:
        for place in range(len(neighbours)):
            if outlook.here[neighbours[place]] >= DECISIVE:
                return STEP + place
    return -1


def rest_of(realm: Realm, party: Party, dice: i64) -> i64:
    """Dice for rest: if that gives back the fifth die, or the hero can take no more."""
    tired = party.total(EXHAUSTION)
    room = realm.stamina(party, party.hero) - party.hero.counts[EXHAUSTION]
    is_hurt = party.total(WOUND) + party.total(WHITE_DEATH) > 0
    if tired == 0 or (is_hurt and room > 0):
        return 0
    return max(0, min(min(tired, MOST_REST), dice - LEAST_DICE))


class Errand:
    """Where the hero is going in this turn, and what should be the case at the next step."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.turn: i64 = -1
        self.space: i64 = -1
        self.dice: list[int] = []
        self.goal: i64 = -1

    def fits(self, realm: Realm, party: Party) -> bool:
        is_same = self.seat == party.seat and self.turn == party.turns
        return is_same and self.space == party.space and self.dice == realm.dice

    def expect(self, realm: Realm, party: Party, way: Way) -> None:
        self.seat = party.seat
        self.turn = party.turns
        self.space = way.path[0]
        self.dice = without(realm.dice, way.faces[0])
        self.goal = way.space


def moving(realm: Realm, party: Party, choices: list[int], errand: Errand) -> i64:
    """Discover something, or go on; the way is thought over only once in a turn."""
    found = discovery(realm, party, choices)
    if found >= 0:
        return found
    way = way_to_go(realm, party, errand)
    action = go(realm, party, way)
    if MOVE <= action < SHOE:
        errand.expect(realm, party, way)
    return action


def way_to_go(realm: Realm, party: Party, errand: Errand) -> Way:
    shoes: i64 = 0 if realm.has_moved else min(1, party.gear[SNOWSHOE])
    roads = ways(realm, party.space, realm.dice, shoes)
    if realm.has_moved and errand.fits(realm, party):
        for way in roads:
            if way.space == errand.goal:
                return way
    needed = [way.faces.count(SHOD) for way in roads]
    return Outlook(realm, party).best_way(roads, needed)


def go(realm: Realm, party: Party, way: Way) -> i64:
    """The first action of a way: snowshoes, a step, or staying."""
    if len(way.path) == 0:
        return PASS
    if SHOD in way.faces:
        return put_on_snowshoe(realm, way)
    place = realm.map.neighbours[party.space].index(way.path[0])
    return MOVE + MOST_NEIGHBOURS * way.faces[0] + place


def put_on_snowshoe(realm: Realm, way: Way) -> i64:
    """A die that the way does not need is turned to what it lacks."""
    left = realm.dice.copy()
    lacking: i64 = 0
    for step in range(len(way.path)):
        if way.faces[step] == SHOD:
            lacking = way.path[step]
        else:
            left.remove(way.faces[step])
    for face in range(FACES):
        if face != left[0] and shows(realm, face, lacking):
            return SHOE + FACES * left[0] + face
    return PASS


def discovery(realm: Realm, party: Party, choices: list[int]) -> i64:
    """The Princess always, a legend that makes the party stronger; -1 if there is nothing."""
    best: i64 = -1
    best_gain = USEFUL_LEGEND
    for action in choices:
        if TOKEN <= action < TOKEN + 8:
            return action  # wild ones come last
        if PRINCESS <= action < DISCOVER:
            return plainest_clue(realm, choices)
        if DISCOVER <= action < BUY:
            gain = gain_of_card(realm, party, realm.content.cards[action - DISCOVER])
            if gain > best_gain:
                best_gain = gain
                best = action
    return best


def plainest_clue(realm: Realm, choices: list[int]) -> i64:
    """The card that is missed least: with one symbol, and not a wild one."""
    best: i64 = -1
    best_rank: i64 = 99
    for action in choices:
        if PRINCESS <= action < DISCOVER:
            symbols = realm.content.clues[action - PRINCESS].symbols
            rank = 10 * len(symbols) + max(symbols)
            if rank < best_rank:
                best_rank = rank
                best = action
    return best
