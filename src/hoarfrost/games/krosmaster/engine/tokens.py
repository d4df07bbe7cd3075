"""AP, MP and Range tokens, regular and Frozen (section 11.1)."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import NO_TOKENS, Arena, Unit, told_unit
from hoarfrost.games.krosmaster.engine.content import (
    FROZEN,
    MINUS_AP,
    MINUS_MP,
    MINUS_RANGE,
    PLUS_AP,
    PLUS_MP,
    PLUS_RANGE,
    TOKENS,
)
from hoarfrost.games.krosmaster.engine.powers.known import INTERIOR_FIRE


def may_get(unit: Unit, token: i64) -> bool:
    """kros.token.who: only what has the figure gets its tokens."""
    if token >= PLUS_RANGE:
        return True
    if token % FROZEN < PLUS_MP:
        return unit.card.ap >= 0
    return unit.card.mp >= 0


def opposite(token: i64) -> i64:
    """The token of the same kind with the other sign: they stand in pairs."""
    if token % 2 == 0:
        return token + 1
    return token - 1


def cap_is_reached(unit: Unit, token: i64) -> bool:
    """kros.frozen.tokens.cap: negative tokens of both kinds together are at most the maximum."""
    plain = token % FROZEN
    if token >= PLUS_RANGE or plain % 2 == 0:
        return False
    most = unit.card.ap if plain == MINUS_AP else unit.card.mp
    return unit.tokens[plain] + unit.tokens[plain + FROZEN] >= most


def change(unit: Unit, token: i64, by: i64) -> None:
    tokens = unit.tokens.copy()
    tokens[token] += int(by)
    unit.tokens = tokens


def place_tokens(arena: Arena, unit: Unit, token: i64, count: i64, rule: str) -> None:
    """Place tokens one after the other."""
    if not may_get(unit, token):
        return
    for _ in range(count):
        place_token(arena, unit, token, rule)


def place_token(arena: Arena, unit: Unit, token: i64, rule: str) -> None:
    """kros.token.place_order: Interior Fire, then cancelling, then the cap."""
    if FROZEN <= token < PLUS_RANGE and unit.has(INTERIOR_FIRE):
        token -= FROZEN
    came = "placed"
    if unit.tokens[opposite(token)] > 0:
        change(unit, opposite(token), -1)
        came = "cancelled"
    elif cap_is_reached(unit, token):
        came = "lost"
    else:
        change(unit, token, 1)
    if arena.tape is not None:
        arena.tell("token", rule, {**told_unit(unit), "token": TOKENS[token], "came": came})


def sum_of(unit: Unit, plus: i64, minus: i64) -> i64:
    """What regular and Frozen tokens of a family are worth (kros.frozen.tokens.count)."""
    tokens = unit.tokens
    return tokens[plus] + tokens[plus + FROZEN] - tokens[minus] - tokens[minus + FROZEN]


def fill_gauges(unit: Unit) -> None:
    """kros.prelim.gauges."""
    unit.ap = 0
    unit.mp = 0
    if unit.card.ap >= 0:
        unit.ap = unit.card.ap + sum_of(unit, PLUS_AP, MINUS_AP)
        if unit.ap < 0:
            unit.ap = 0
    if unit.card.mp >= 0:
        unit.mp = unit.card.mp + sum_of(unit, PLUS_MP, MINUS_MP)
        if unit.mp < 0:
            unit.mp = 0
    unit.range_change = unit.tokens[PLUS_RANGE] - unit.tokens[MINUS_RANGE]


def discard(unit: Unit, frozen_stay: bool) -> None:
    """kros.prelim.discard: the regular ones leave, the Frozen ones stay."""
    if unit.tokens == NO_TOKENS:
        return
    tokens = [0] * len(NO_TOKENS)
    if frozen_stay:
        for token in range(FROZEN, PLUS_RANGE):
            tokens[token] = unit.tokens[token]
    unit.tokens = tokens
