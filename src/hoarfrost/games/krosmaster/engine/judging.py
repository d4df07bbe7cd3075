"""How good a position looks, for a search that does not play to the end.

The weights were fitted (logistic regression) to 37,000 beginnings of game turns in games of the
greedy player: the sum is the logarithm of the odds to win.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import Arena
from hoarfrost.games.krosmaster.engine.content import MINUS_AP, MINUS_MP, PLUS_AP, PLUS_MP
from hoarfrost.games.krosmaster.engine.steps import DRAW, OVER
from hoarfrost.games.krosmaster.engine.threats import Threats
from hoarfrost.games.krosmaster.engine.tokens import sum_of
from hoarfrost.games.krosmaster.engine.weighing import PRESENCE, falling, price

GLORY: Final = 0.12
LAST_DROPS: Final = 3.4  # divided by the Glory left: it hurts more, the less there is
LEVEL: Final = 0.32  # on the board
KROSMASTER: Final = 0.16
WOUND: Final = 0.65  # of a Level that is near its KO
SUMMON: Final = 1.0
KAMA: Final = 0.03
AP: Final = 0.12  # tokens
MP: Final = 0.06
TEMPO: Final = 0.16
# What opponents in reach may do: less to whoever moves next than to the other.
FEAR_OF_MOVER: Final = 0.34
FEAR_OF_OTHER: Final = 0.68
HOPE_OF_MOVER: Final = 0.5
HOPE_OF_OTHER: Final = 0.15


def worth(arena: Arena, player: i64) -> float:
    """What a player has: Glory, the team and its health, what it may do and suffer next."""
    fear = FEAR_OF_OTHER
    hope = HOPE_OF_OTHER
    glory = float(arena.gg(player))
    total = GLORY * glory - LAST_DROPS / (glory + 0.5) + KAMA * float(arena.stock(player))
    if arena.active == player:
        fear = FEAR_OF_MOVER
        hope = HOPE_OF_MOVER
        total += TEMPO
    threats = Threats(arena, player)
    for unit in arena.units:
        if unit.owner != player or unit.cell < 0:
            continue
        if not unit.card.is_krosmaster:
            total += SUMMON * price(arena, unit)
            continue
        level = float(unit.card.level)
        total += KROSMASTER + LEVEL * level - WOUND * level * falling(unit.hp_left())
        total += AP * float(sum_of(unit, PLUS_AP, MINUS_AP))
        total += MP * float(sum_of(unit, PLUS_MP, MINUS_MP))
        total -= fear * threats.fear(unit, unit.cell, level + PRESENCE)
        total += hope * threats.hope(unit, unit.cell)
    return total


def estimate(arena: Arena, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if arena.step == OVER:
        if arena.winner == DRAW:
            return 0.5
        return 1.0 if arena.winner == seat else 0.0
    return 1.0 / (1.0 + exp(worth(arena, 1 - seat) - worth(arena, seat)))
