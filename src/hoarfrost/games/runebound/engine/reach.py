"""Where a hero can go: with the dice that lie there, and how likely before they are rolled.

One die pays for one step (rune.move.assign). So a way is a row of spaces with a face for each, and
the spaces that some dice reach are those one step beyond the spaces that the other dice reach.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.content import ANY, NONE
from hoarfrost.games.runebound.engine.frost import survival_amounts
from hoarfrost.games.runebound.engine.moving import shows
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.engine.steps import FACES

SHOD: Final = FACES  # what pays for a step on a die that snowshoes turn to a face of choice


class Way:
    """A shortest way to a space: its steps without the first space, and what pays for each."""

    def __init__(self, space: i64, path: list[int], faces: list[int]) -> None:
        self.space: i64 = space
        self.path: list[int] = path
        self.faces: list[int] = faces

    def cost(self) -> i64:
        return len(self.path)


class Stop:
    """A space on the way: where from, paid with what, and which dice are used up."""

    def __init__(self, space: i64, used: i64, shod: i64, before: i64, face: i64) -> None:
        self.space: i64 = space
        self.used: i64 = used  # a set of places among the dice
        self.shod: i64 = shod  # so many of them by snowshoes
        self.before: i64 = before  # the place of the stop before, or NONE
        self.face: i64 = face


def ways(realm: Realm, start: i64, dice: list[int], shoes: i64) -> list[Way]:
    """One way to every space in reach, those with the fewest dice first; the start too.

    `shoes` is how many dice may be turned to any face; no more of them than needed are, but a way
    with fewer dice goes before one with fewer snowshoes.
    """
    stops = [Stop(start, 0, 0, NONE, NONE)]
    known: set[int] = {state_of(realm, start, 0, 0)}
    best: list[int] = [NONE] * len(realm.map.names)
    best[start] = 0
    order: list[int] = [int(start)]
    at: i64 = 0
    while at < len(stops):
        go_on(realm, stops, at, dice, shoes, known)
        at += 1
    for place in range(1, len(stops)):
        stop = stops[place]
        former = best[stop.space]
        if former == NONE:
            order.append(int(stop.space))
        if former == NONE or is_cheaper(stops, place, former):
            best[stop.space] = place
    return [way_to(stops, best[space]) for space in order]


def state_of(realm: Realm, space: i64, used: i64, shod: i64) -> i64:
    return (used * 8 + shod) * len(realm.map.names) + space


def go_on(
    realm: Realm, stops: list[Stop], at: i64, dice: list[int], shoes: i64, known: set[int]
) -> None:
    """The stops one step beyond one of them."""
    stop = stops[at]
    if stop.space == realm.map.vale and stop.before >= 0:
        return  # rune.move.green_vale
    for neighbour in realm.map.neighbours[stop.space]:
        tried: i64 = 0
        for place in range(len(dice)):
            face: i64 = dice[place]
            # Of equal dice the first is used first: the others would give the same ways again.
            if stop.used & bit(place) != 0 or tried & bit(face) != 0:
                continue
            tried |= bit(face)
            shod = stop.shod
            if not shows(realm, face, neighbour):
                if shod == shoes:
                    continue
                shod += 1
                face = SHOD
            used = stop.used | bit(place)
            state = state_of(realm, neighbour, used, shod)
            if state not in known:
                known.add(int(state))
                stops.append(Stop(neighbour, used, shod, at, face))


def is_cheaper(stops: list[Stop], one: i64, other: i64) -> bool:
    """Fewer snowshoes for as many dice; stops lie in the order of their dice."""
    return steps_to(stops, one) == steps_to(stops, other) and stops[one].shod < stops[other].shod


def steps_to(stops: list[Stop], place: i64) -> i64:
    steps: i64 = 0
    while stops[place].before >= 0:
        place = stops[place].before
        steps += 1
    return steps


def way_to(stops: list[Stop], place: i64) -> Way:
    path: list[int] = []
    faces: list[int] = []
    space = stops[place].space
    while stops[place].before >= 0:
        path.insert(0, int(stops[place].space))
        faces.insert(0, int(stops[place].face))
        place = stops[place].before
    return Way(space, path, faces)


def frost_at(realm: Realm, party: Party, space: i64) -> list[int]:
    """The frost that each member takes if the hero ends there; none in a town and Green Vale."""
    if realm.map.terrains[space] == ANY:
        return [0] * int(party.size())
    return survival_amounts(realm, party, space)


# Before the roll ----------------------------------------------------------------------------------


class Roll:
    """Faces without their order, how many orders they have, and the spaces that they reach."""

    def __init__(self, counts: list[int], orders: i64, spaces: list[bool]) -> None:
        self.counts: list[int] = counts  # by face
        self.orders: i64 = orders
        self.spaces: list[bool] = spaces


def chances(realm: Realm, start: i64, dice: i64) -> list[float]:
    """By space: how likely so many dice reach it. Exact: all rolls are looked at.

    The spaces that a roll reaches are the start and, for each face in it, those one step on that
    face beyond what the roll without it reaches; so each roll is built on smaller ones.
    """
    rolls = {0: Roll([0] * FACES, 1, only(realm, start))}
    for _ in range(dice):
        rolls = one_die_more(realm, rolls)
    found = [0.0] * len(realm.map.names)
    total = 0
    for roll in rolls.values():
        total += int(roll.orders)
        for space in range(len(found)):
            if roll.spaces[space]:
                found[space] += int(roll.orders)
    return [orders / total for orders in found]


def only(realm: Realm, start: i64) -> list[bool]:
    spaces = [False] * len(realm.map.names)
    spaces[start] = True
    return spaces


def one_die_more(realm: Realm, rolls: dict[int, Roll]) -> dict[int, Roll]:
    found: dict[int, Roll] = {}
    for roll in rolls.values():
        for face in range(FACES):
            counts = roll.counts.copy()
            counts[face] += 1
            key = key_of(counts)
            if key not in found:
                found[key] = Roll(counts, 0, roll.spaces.copy())
            larger = found[key]
            larger.orders += roll.orders
            step_on(realm, roll.spaces, face, larger.spaces)
    return found


def key_of(counts: list[int]) -> int:
    key = 0
    for count in counts:
        key = 8 * key + count
    return key


def step_on(realm: Realm, spaces: list[bool], face: i64, found: list[bool]) -> None:
    for space in range(len(spaces)):
        if spaces[space] and space != realm.map.vale:
            for neighbour in realm.map.neighbours[space]:
                if not found[neighbour] and shows(realm, face, neighbour):
                    found[neighbour] = True
