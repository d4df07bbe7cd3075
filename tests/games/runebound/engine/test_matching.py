"""Discovery sets and clues against brute force: all injective maps (rune.legend.match)."""

from itertools import permutations
from random import Random

import pytest

from hoarfrost.games.runebound.engine.content import ANY, SYMBOL_COUNT, Clue
from hoarfrost.games.runebound.engine.discovering import is_princess_space
from hoarfrost.games.runebound.engine.matching import (
    can_complete,
    covering_clues,
    ground_round,
    is_discovery_set,
    next_tokens,
)
from tests.games.runebound.scenes import Scene, game_with, hero

SCENES = 1500


def is_compatible(symbol: int, ground: int) -> bool:
    return ANY in (symbol, ground) or symbol == ground


def has_injection(symbols: list[int], grounds: list[int]) -> bool:
    """Whether all symbols can lie on different grounds, by trying all injective maps."""
    if not symbols:
        return True
    return any(
        is_compatible(symbols[0], ground)
        and has_injection(symbols[1:], grounds[:place] + grounds[place + 1 :])
        for place, ground in enumerate(grounds)
    )


def is_set_by_force(tokens: list[int], own: int, round_it: list[int]) -> bool:
    return any(
        is_compatible(token, own) and has_injection(tokens[:place] + tokens[place + 1 :], round_it)
        for place, token in enumerate(tokens)
    )


def counts(symbols: list[int]) -> list[int]:
    return [symbols.count(symbol) for symbol in range(SYMBOL_COUNT)]


def grounds_of(space: int) -> tuple[int, list[int]]:
    board = game_with(2).content.map
    return board.terrains[space], [board.terrains[one] for one in board.neighbours[space]]


def likely(random: Random, grounds: list[int], n: int) -> list[int]:
    """Symbols that often fit: mostly those of the grounds."""
    return [
        random.choice(grounds) if random.random() < 0.7 else random.randrange(SYMBOL_COUNT)
        for _ in range(n)
    ]


@pytest.mark.rule("rune.legend.match", "rune.rumor.kinds")
def test_counting_finds_the_same_discovery_sets_as_trying_everything() -> None:
    random = Random(4)
    board = game_with(2).content.map
    legal = 0
    for _ in range(4 * SCENES):
        space = random.randrange(len(board.names))
        own, round_it = grounds_of(space)
        tokens = likely(random, [own, *round_it], random.randint(2, 6))
        expected = is_set_by_force(tokens, own, round_it)
        assert is_discovery_set(counts(tokens), own, ground_round(board, space)) == expected
        legal += expected
    assert SCENES // 5 < legal < 3 * SCENES  # both answers were tried often


@pytest.mark.rule("rune.legend.match")
def test_more_tokens_than_spaces_round_are_never_a_set() -> None:
    board = game_with(2).content.map
    for space, neighbours in enumerate(board.neighbours):
        wild = [0] * ANY + [len(neighbours) + 1]
        own = board.terrains[space]
        assert is_discovery_set(wild, own, ground_round(board, space))
        wild[ANY] += 1
        assert not is_discovery_set(wild, own, ground_round(board, space))


@pytest.mark.rule("rune.legend.match", "rune.legend.discover")
def test_a_hand_holds_a_set_if_some_choice_of_its_tokens_is_one() -> None:
    random = Random(5)
    board = game_with(2).content.map
    for _ in range(SCENES // 3):
        space = random.randrange(len(board.names))
        own, round_it = grounds_of(space)
        hand = likely(random, [own, *round_it], random.randint(2, 6))
        difficulty = random.randint(2, min(5, len(hand)))
        sets = {
            tuple(sorted(choice))
            for choice in permutations(hand, difficulty)
            if tuple(choice) == tuple(sorted(choice))
        }
        legal = {one for one in sets if is_set_by_force(list(one), own, round_it)}
        ground = ground_round(board, space)
        chosen = [0] * SYMBOL_COUNT
        assert can_complete(chosen, difficulty, counts(hand), 0, own, ground) == bool(legal)
        # The questions one after the other lead to exactly the legal sets.
        assert offered(counts(hand), difficulty, own, ground) == legal


def offered(hand: list[int], difficulty: int, own: int, ground: list[int]) -> set[tuple[int, ...]]:
    found: set[tuple[int, ...]] = set()
    paths: list[tuple[int, ...]] = [()]
    while paths:
        path = paths.pop()
        if len(path) == difficulty:
            assert path not in found  # each set has one path
            found.add(path)
            continue
        least = path[-1] if path else 0
        left = difficulty - len(path)
        coming = next_tokens(counts(list(path)), left, hand, least, own, ground)
        paths += [(*path, symbol) for symbol in coming]
    return found


def covers_by_force(card: list[int], rest: list[int], own: int, round_it: list[int]) -> bool:
    """Whether a card may cover the own space while the other symbols cover all neighbours."""
    for place, symbol in enumerate(card):
        left = rest + card[:place] + card[place + 1 :]
        if is_compatible(symbol, own) and saturates(left, round_it):
            return True
    return False


def saturates(symbols: list[int], spaces: list[int]) -> bool:
    """Whether every space gets a symbol of its own, by trying."""
    if not spaces:
        return True
    return any(
        is_compatible(symbol, spaces[0])
        and saturates(symbols[:place] + symbols[place + 1 :], spaces[1:])
        for place, symbol in enumerate(symbols)
        if symbol not in symbols[:place]
    )


@pytest.mark.rule("rune.princess.match", "rune.princess.discard", "rune.clue.symbols")
def test_counting_finds_the_same_clue_cards_as_trying_everything() -> None:
    random = Random(6)
    content = game_with(2).content
    board = content.map
    spaces = [
        space
        for space in range(len(board.names))
        if is_princess_space(Scene(hero("zyla", "H13")).state, space)
    ]
    found = 0
    for _ in range(SCENES):
        space = random.choice(spaces)
        own, round_it = grounds_of(space)
        kinds: list[Clue] = random.sample(content.clues, random.randint(4, 10))
        # Hands in which many clues fit, so that both answers come.
        kinds += [clue for clue in content.clues if clue.symbols[0] in (own, *round_it)]
        cards = [0] * len(content.clues)
        for clue in kinds:
            if random.random() < 0.75:
                cards[content.clues.index(clue)] += 1
        symbols = [
            symbol
            for kind, clue in enumerate(content.clues)
            for symbol in clue.symbols * cards[kind]
        ]
        expected = []
        for kind, clue in enumerate(content.clues):
            if cards[kind]:
                rest = symbols.copy()
                for symbol in clue.symbols:
                    rest.remove(symbol)
                if covers_by_force(clue.symbols, rest, own, round_it):
                    expected.append(kind)
        answer = covering_clues(cards, content.clues, own, ground_round(board, space))
        assert answer == expected
        found += bool(expected)
    assert SCENES // 10 < found < SCENES
