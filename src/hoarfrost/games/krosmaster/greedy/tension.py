"""Tension dice: whether a double is welcome, and who gets a die."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import Arena, Unit
from hoarfrost.games.krosmaster.engine.powers.known import ARMOUR, CRITICAL_HIT, DODGE
from hoarfrost.games.krosmaster.engine.steps import (
    CHOOSE,
    FACE_X,
    KEEP_DICE,
    LEAVE,
    REROLL,
    SELL,
    SYMBOL,
)
from hoarfrost.games.krosmaster.engine.threats import Threats
from hoarfrost.games.krosmaster.engine.turn import (
    may_inspire,
    power_of_symbol,
    symbol_to_give,
    symbols_open,
)
from hoarfrost.games.krosmaster.engine.weighing import (
    MARKER_WORTH,
    double_gain,
    nearest_opponent,
    price,
    striking,
)
from hoarfrost.games.krosmaster.greedy.shopping import kama_worth


def must_match(arena: Arena) -> bool:
    return arena.die0 == arena.die1 and arena.die0 < FACE_X


def keep_or_reroll(arena: Arena, player: i64) -> i64:
    """Two dice are better than one, unless they are a double that hurts."""
    if must_match(arena) and double_gain(arena, player) < 0.0:
        return REROLL
    return KEEP_DICE


def choose_symbol(arena: Arena, player: i64, face: i64) -> i64:
    """A double if it helps; else what is worth most, but no double."""
    other: i64 = arena.symbol0
    if arena.symbol0 < 0:
        other = arena.die1
    wants_double = double_gain(arena, player) > 0.0
    best: i64 = -1
    best_score = -99.0
    for symbol in symbols_open(face):
        score = symbol_worth(arena, player, symbol)
        if other >= 0 and symbol == other:
            score += 20.0 if wants_double else -20.0
        elif other >= FACE_X and wants_double and symbol not in symbols_open(other):
            score -= 20.0
        if score > best_score:
            best_score = score
            best = symbol
    return SYMBOL + best


def symbol_worth(arena: Arena, player: i64, symbol: i64) -> float:
    """What a die of this symbol is worth on whoever needs it most."""
    best = 0.0
    threats = Threats(arena, player)
    for unit in arena.units:
        if may_inspire(arena, unit, symbol):
            worth = die_worth(arena, threats, unit, symbol)
            if worth > best:
                best = worth
    return best


def die_worth(arena: Arena, threats: Threats, unit: Unit, symbol: i64) -> float:
    """What a die is worth on a unit, for the turn to come and the opponent's after it."""
    power = power_of_symbol(symbol)
    if power == CRITICAL_HIT:
        reach = threats.hope(unit, unit.cell) > 0.0
        return 0.2 * MARKER_WORTH * striking(unit, unit.card.ap) if reach else 0.0
    expected = threats.markers_at(unit.cell)
    if power == ARMOUR:
        return 0.03 * expected * price(arena, unit) / (1.0 + 0.2 * float(unit.hp_left()))
    beside = nearest_opponent(arena, unit, unit.cell) == 1
    if power == DODGE:
        return 0.06 if beside else 0.01
    return 0.05 if beside else 0.01


def choose_inspired(arena: Arena, player: i64) -> i64:
    """Who gets a die, if that is worth more than its price in Kamas."""
    symbol = symbol_to_give(arena)
    threats = Threats(arena, player)
    best: i64 = LEAVE
    best_worth = refund_worth(arena, player)
    for unit in arena.units:
        if may_inspire(arena, unit, symbol):
            worth = die_worth(arena, threats, unit, symbol)
            if worth > best_worth:
                best_worth = worth
                best = CHOOSE + unit.cell
    return best


def refund_worth(arena: Arena, player: i64) -> float:
    """The second of two sold dice brings 2 Kamas, the first 1 (and perhaps the other 2)."""
    worth = kama_worth(arena, player)
    if arena.symbol1 < 0:
        return worth
    if arena.given == 0:
        return 1.5 * worth
    return 2.0 * worth if arena.left > 0 else worth


def choose_refund(arena: Arena) -> i64:
    return SELL + arena.left
