"""Where rumors and clues could be used, and how many symbols are missing: by counting, exact."""

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import ANY, SYMBOL_COUNT, Card
from hoarfrost.games.runebound.engine.discovering import is_princess_space
from hoarfrost.games.runebound.engine.matching import ground_round
from hoarfrost.games.runebound.engine.realm import Party, Realm


class Find:
    """A space where something can be discovered, and how many symbols are missing for it."""

    def __init__(self, space: i64, missing: i64) -> None:
        self.space: i64 = space
        self.missing: i64 = missing


def symbols_of(realm: Realm, party: Party) -> list[int]:
    """The symbols on all clue cards of a player."""
    found = [0] * SYMBOL_COUNT
    for kind in range(len(party.clues)):
        for symbol in realm.content.clues[kind].symbols:
            found[symbol] += party.clues[kind]
    return found


def missing_for_princess(realm: Realm, symbols: list[int], space: i64) -> i64:
    """The fewest symbols more with which the seven spaces could be covered (rune.princess.match).

    Each terrain takes its own symbols. What is left over serves towns, wild ones serve anything.
    """
    ground = ground_round(realm.map, space)
    ground[realm.map.terrains[space]] += 1
    open_spaces: i64 = 0
    spare: i64 = 0
    for terrain in range(ANY):
        open_spaces += max(0, ground[terrain] - symbols[terrain])
        spare += max(0, symbols[terrain] - ground[terrain])
    open_spaces += max(0, ground[ANY] - spare)
    return max(0, open_spaces - symbols[ANY])


def princess_finds(realm: Realm, party: Party) -> list[Find]:
    """Every space where she could be, by number."""
    symbols = symbols_of(realm, party)
    return [
        Find(space, missing_for_princess(realm, symbols, space))
        for space in range(len(realm.map.names))
        if is_princess_space(realm, space)
    ]


def missing_for_legend(realm: Realm, tokens: list[int], card: Card, space: i64) -> i64:
    """The fewest tokens more that make a discovery set (rune.legend.match)."""
    ground = ground_round(realm.map, space)
    others = card.difficulty - 1
    placed = min(others, most_placed(tokens, ground))  # a wished one covers the own space
    own = realm.map.terrains[space]
    for symbol in range(SYMBOL_COUNT):
        if tokens[symbol] > 0 and (symbol == ANY or own == ANY or symbol == own):
            tokens[symbol] -= 1
            placed = max(placed, 1 + min(others, most_placed(tokens, ground)))
            tokens[symbol] += 1
    return card.difficulty - placed


def most_placed(tokens: list[int], ground: list[int]) -> i64:
    """How many tokens can lie on different neighbours."""
    placed: i64 = 0
    spare: i64 = 0
    free: i64 = ground[ANY]
    for terrain in range(ANY):
        fitting = min(tokens[terrain], ground[terrain])
        placed += fitting
        spare += tokens[terrain] - fitting
        free += ground[terrain] - fitting
    in_towns = min(spare, ground[ANY])
    return placed + in_towns + min(tokens[ANY], free - in_towns)


def legend_finds(realm: Realm, party: Party, card: Card) -> list[Find]:
    """Every jewel of the legend's colour with room for the set, by number."""
    return [
        Find(space, missing_for_legend(realm, party.rumors, card, space))
        for space in range(len(realm.map.names))
        if realm.map.jewels[space] == card.colour
        and len(realm.map.neighbours[space]) >= card.difficulty - 1
    ]
