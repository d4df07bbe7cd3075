"""Reach is compared with plain search over every order of the dice."""

from itertools import permutations, product

import pytest

from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.runebound.engine.content import ANY
from hoarfrost.games.runebound.engine.frost import survival_amounts
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.reach import SHOD, chances, frost_at, ways
from hoarfrost.games.runebound.engine.realm import Realm
from hoarfrost.games.runebound.engine.state import RuneboundState


@pytest.fixture(scope="module")
def realm() -> RuneboundState:
    return make_game({}, 2).deal(rng_from_seed("reach"))


def pays(realm: Realm, face: int, space: int) -> bool:
    terrain = realm.map.terrains[space]
    return terrain == ANY or bool(realm.content.faces[face] >> terrain & 1)


def by_plain_search(realm: Realm, start: int, dice: list[int]) -> dict[int, int]:
    """The fewest dice to each space, with every order of the dice tried."""
    found = {start: 0}

    def walk(space: int, left: tuple[int, ...], steps: int) -> None:
        if not left or (space == realm.map.vale and steps > 0):
            return
        for neighbour in realm.map.neighbours[space]:
            if pays(realm, left[0], neighbour):
                found[neighbour] = min(found.get(neighbour, 99), steps + 1)
                walk(neighbour, left[1:], steps + 1)

    for order in set(permutations(dice)):
        walk(start, order, 0)
    return found


@pytest.mark.parametrize("start", ["N7", "E5", "H3", "E9", "H13", "F6"])
@pytest.mark.parametrize("dice", [[], [0], [1, 3], [0, 0, 5], [1, 1, 3, 5], [0, 2, 3, 4]])
def test_ways_reach_what_plain_search_reaches(
    realm: RuneboundState, start: str, dice: list[int]
) -> None:
    space = realm.map.numbers[start]
    found = {int(way.space): int(way.cost()) for way in ways(realm, space, dice, 0)}
    assert found == by_plain_search(realm, space, dice)


@pytest.mark.parametrize("start", ["N7", "G5", "H3"])
def test_a_way_can_be_walked_and_paid(realm: RuneboundState, start: str) -> None:
    dice = [1, 1, 3, 5]
    for way in ways(realm, realm.map.numbers[start], dice, 1):
        here = realm.map.numbers[start]
        left = dice.copy()
        shod = 0
        for space, face in zip(way.path, way.faces, strict=True):
            assert space in realm.map.neighbours[here]
            if face == SHOD:
                shod += 1
            else:
                left.remove(face)
                assert pays(realm, face, space)
            here = space
        assert here == way.space
        assert shod <= 1
        assert shod <= len(left)


def test_snowshoes_reach_more(realm: RuneboundState) -> None:
    start = realm.map.numbers["N7"]  # M9: M8 is tundra, which face 1 does not show
    bare = {realm.map.names[way.space] for way in ways(realm, start, [0, 0], 0)}
    shod = {realm.map.names[way.space] for way in ways(realm, start, [0, 0], 1)}
    assert "M8" not in bare
    assert "M8" in shod


def test_chances_count_every_roll(realm: RuneboundState) -> None:
    start = realm.map.numbers["E5"]
    reached = [0] * len(realm.map.names)
    for dice in product(range(6), repeat=3):
        for way in ways(realm, start, list(dice), 0):
            reached[way.space] += 1
    assert chances(realm, start, 3) == pytest.approx([count / 6**3 for count in reached])


def test_no_dice_reach_only_the_start(realm: RuneboundState) -> None:
    start = realm.map.numbers["E5"]
    found = chances(realm, start, 0)
    assert found[start] == 1.0
    assert sum(found) == 1.0


def test_frost_where_a_hero_ends(realm: RuneboundState) -> None:
    party = realm.parties[0]
    forest = realm.map.numbers["E6"]
    assert frost_at(realm, party, forest) == survival_amounts(realm, party, forest)
    assert frost_at(realm, party, realm.map.numbers["E5"]) == [0]  # Vrede
    assert frost_at(realm, party, realm.map.vale) == [0]
