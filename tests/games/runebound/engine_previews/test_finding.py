"""Missing symbols are compared with the engine's own matching, and with trying all symbols."""

from itertools import combinations_with_replacement

import pytest

from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.runebound.engine.content import SYMBOL_COUNT
from hoarfrost.games.runebound.engine.discovering import is_princess_space
from hoarfrost.games.runebound.engine.finding import (
    missing_for_legend,
    missing_for_princess,
)
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.matching import can_complete, covers_round, ground_round
from hoarfrost.games.runebound.engine.state import RuneboundState


@pytest.fixture(scope="module")
def realm() -> RuneboundState:
    return make_game({}, 2).deal(rng_from_seed("finding"))


def some_symbols(count: int, seed: str) -> list[int]:
    rng = rng_from_seed(seed)
    symbols = [0] * SYMBOL_COUNT
    for _ in range(count):
        symbols[rng.below(SYMBOL_COUNT)] += 1
    return symbols


def with_more(symbols: list[int], more: tuple[int, ...]) -> list[int]:
    found = symbols.copy()
    for symbol in more:
        found[symbol] += 1
    return found


def test_a_legend_lacks_as_many_tokens_as_would_have_to_be_added(realm: RuneboundState) -> None:
    for number in realm.content.legends[:12]:
        card = realm.content.cards[number]
        spaces = [
            space
            for space in range(len(realm.map.names))
            if realm.map.jewels[space] == card.colour
            and len(realm.map.neighbours[space]) >= card.difficulty - 1
        ]
        for space in spaces[:2]:
            for count in range(5):
                tokens = some_symbols(count, f"{card.id}/{space}/{count}")
                missing = missing_for_legend(realm, tokens, card, space)
                assert missing == by_trying(realm, tokens, int(card.difficulty), space)


def by_trying(realm: RuneboundState, tokens: list[int], difficulty: int, space: int) -> int:
    ground = ground_round(realm.map, space)
    own = realm.map.terrains[space]
    for missing in range(difficulty + 1):
        for more in combinations_with_replacement(range(SYMBOL_COUNT), missing):
            have = with_more(tokens, more)
            if can_complete([0] * SYMBOL_COUNT, difficulty, have, 0, own, ground):
                return missing
    raise AssertionError("never")


def test_the_princess_lacks_as_many_symbols(realm: RuneboundState) -> None:
    spaces = [s for s in range(len(realm.map.names)) if is_princess_space(realm, s)]
    for space in spaces[::15]:
        ground = ground_round(realm.map, space)
        ground[realm.map.terrains[space]] += 1
        for count in (4, 6, 8):
            symbols = some_symbols(count, f"{space}/{count}")
            missing = int(missing_for_princess(realm, symbols, space))
            if missing > 3:
                continue
            fewer = combinations_with_replacement(range(SYMBOL_COUNT), max(0, missing - 1))
            if missing > 0:
                assert not any(covers_round(with_more(symbols, more), ground) for more in fewer)
            enough = combinations_with_replacement(range(SYMBOL_COUNT), missing)
            assert any(covers_round(with_more(symbols, more), ground) for more in enough)
