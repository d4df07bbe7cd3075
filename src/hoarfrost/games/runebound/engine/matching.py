"""Whether tokens and clues fit the spaces round a hero: exact, by counting.

A token fits a space of its terrain and every town; a wild one fits everything. So a matching exists
if the towns take what is too much of each terrain, and nothing has to be searched.
"""

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import ANY, SYMBOL_COUNT, Clue, Map


def ground_round(map: Map, space: i64) -> list[int]:
    """How many neighbours have each terrain; the last number: towns and Green Vale."""
    found = [0] * SYMBOL_COUNT
    for neighbour in map.neighbours[space]:
        found[map.terrains[neighbour]] += 1
    return found


def fits_round(tokens: list[int], ground: list[int]) -> bool:
    """Whether all tokens can lie on different neighbours."""
    too_many: i64 = 0
    count: i64 = tokens[ANY]
    room: i64 = ground[ANY]
    for terrain in range(ANY):
        count += tokens[terrain]
        room += ground[terrain]
        too_many += max(0, tokens[terrain] - ground[terrain])
    return too_many <= ground[ANY] and count <= room


def is_discovery_set(tokens: list[int], own: i64, ground: list[int]) -> bool:
    """rune.legend.match: one for the own space, the others for different neighbours."""
    for symbol in range(SYMBOL_COUNT):
        if tokens[symbol] > 0 and (symbol == ANY or own == ANY or symbol == own):
            tokens[symbol] -= 1
            fits = fits_round(tokens, ground)
            tokens[symbol] += 1
            if fits:
                return True
    return False


def can_complete(
    chosen: list[int], left: i64, have: list[int], least: i64, own: i64, ground: list[int]
) -> bool:
    """Whether so many more tokens, none before the symbol `least`, can make a discovery set.

    `chosen` counts those of the set so far, `have` all that the player has.
    """
    if left == 0:
        return is_discovery_set(chosen, own, ground)
    for symbol in range(least, SYMBOL_COUNT):
        if chosen[symbol] < have[symbol]:
            chosen[symbol] += 1
            found = can_complete(chosen, left - 1, have, symbol, own, ground)
            chosen[symbol] -= 1
            if found:
                return True
    return False


def next_tokens(
    chosen: list[int], left: i64, have: list[int], least: i64, own: i64, ground: list[int]
) -> list[int]:
    """The symbols with which a set can go on; each set has one path, by ascending symbols."""
    found: list[int] = []
    for symbol in range(least, SYMBOL_COUNT):
        if chosen[symbol] < have[symbol]:
            chosen[symbol] += 1
            if can_complete(chosen, left - 1, have, symbol, own, ground):
                found.append(symbol)
            chosen[symbol] -= 1
    return found


def covering_clues(cards: list[int], kinds: list[Clue], own: i64, ground: list[int]) -> list[int]:
    """rune.princess.discard: the kinds of clue cards that may cover the own space.

    All others together must cover every neighbour (rune.princess.match).
    """
    symbols = [0] * SYMBOL_COUNT
    for kind in range(len(cards)):
        for symbol in kinds[kind].symbols:
            symbols[symbol] += cards[kind]
    found: list[int] = []
    for kind in range(len(cards)):
        if cards[kind] > 0 and can_cover(kinds[kind], symbols, own, ground):
            found.append(kind)
    return found


def can_cover(clue: Clue, symbols: list[int], own: i64, ground: list[int]) -> bool:
    for symbol in clue.symbols:
        if symbol == ANY or own == ANY or symbol == own:
            symbols[symbol] -= 1
            covers = covers_round(symbols, ground)
            symbols[symbol] += 1
            if covers:
                return True
    return False


def covers_round(symbols: list[int], ground: list[int]) -> bool:
    """Whether every neighbour can be covered by a symbol of its own."""
    missing: i64 = 0
    count: i64 = symbols[ANY]
    wanted: i64 = ground[ANY]
    for terrain in range(ANY):
        count += symbols[terrain]
        wanted += ground[terrain]
        missing += max(0, ground[terrain] - symbols[terrain])
    return missing <= symbols[ANY] and count >= wanted
