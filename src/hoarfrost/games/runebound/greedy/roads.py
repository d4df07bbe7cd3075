"""How far it is, in steps of a terrain that half of all faces show."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.content import ANY
from hoarfrost.games.runebound.engine.realm import Realm

FAR: Final = 1e6
TOWN_STEP: Final = 0.85  # every die leads there
RARITY: Final = 1.8  # what a terrain costs more that fewer faces show
PACE: Final = 0.68  # of the dice lead on in a turn


def step_cost(realm: Realm, space: i64) -> float:
    terrain = realm.map.terrains[space]
    if terrain == ANY:
        return TOWN_STEP
    shown: i64 = 0
    for face in realm.content.faces:
        if face & bit(terrain) != 0:
            shown += 1
    share = float(int(shown)) / float(len(realm.content.faces))
    return 1.0 + RARITY * (0.5 - share)


class Roads:
    """What it costs to go from every space to others; worked out when it is asked for."""

    def __init__(self, realm: Realm) -> None:
        self.vale: i64 = realm.map.vale
        self.neighbours: list[list[int]] = realm.map.neighbours
        self.costs: list[float] = [step_cost(realm, space) for space in range(len(realm.map.names))]
        self.known: list[list[float]] = [[] for _ in self.costs]

    def to(self, goal: i64) -> list[float]:
        """By space: the cost of the way from there."""
        if len(self.known[goal]) == 0:
            self.known[goal] = self.measure(goal)
        return self.known[goal]

    def measure(self, goal: i64) -> list[float]:
        """Backwards from the goal; every way is looked at again when a shorter one is found."""
        found = [FAR] * len(self.costs)
        found[goal] = 0.0
        waiting: list[int] = [int(goal)]
        at: i64 = 0
        while at < len(waiting):
            space = waiting[at]
            at += 1
            if space == self.vale and space != goal:
                continue  # nobody walks through it
            cost = found[space] + self.costs[space]
            for before in self.neighbours[space]:
                if cost < found[before] - 1e-9:
                    found[before] = cost
                    waiting.append(before)
        return found


class Kept:
    """The roads of the map that was asked about last: most games are played on one."""

    def __init__(self) -> None:
        self.roads: Roads | None = None


KEPT: Final = Kept()


def roads_of(realm: Realm) -> Roads:
    roads = KEPT.roads
    if roads is None or roads.neighbours is not realm.map.neighbours:
        roads = Roads(realm)
        KEPT.roads = roads
    return roads
