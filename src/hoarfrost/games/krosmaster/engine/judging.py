"""How good a position looks, for a search that does not play to the end."""

from math import exp
from typing import Final

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import Arena
from hoarfrost.games.krosmaster.engine.shop import GG_PRICE
from hoarfrost.games.krosmaster.engine.steps import DRAW, OVER
from hoarfrost.games.krosmaster.engine.threats import Threats
from hoarfrost.games.krosmaster.engine.weighing import KAMA_WORTH, PRESENCE, falling, price

# Fitted to games of the greedy player.
SCALE: Final = 0.6  # how sure of the game somebody is who is one Gallon of Glory ahead
LAST_DROPS: Final = 2.0  # how much worse it is to have few left
FEAR: Final = 0.7  # what opponents in reach may do, beside what they have done
PROSPECT: Final = 0.7  # what may be done to opponents in reach
SUMMONS: Final = 2.0
TEMPO: Final = 0.17


def worth(arena: Arena, player: i64) -> float:
    """What a player has, in Gallons of Glory: those taken, the team and its health, Kamas."""
    stock = float(arena.stock(player))
    if stock > GG_PRICE:
        stock = GG_PRICE + 0.5 * (stock - GG_PRICE)
    glory = float(arena.gg(player))
    total = 0.5 * glory - LAST_DROPS / (glory + 0.5) + KAMA_WORTH * stock
    threats = Threats(arena, player)
    for unit in arena.units:
        if unit.owner != player or unit.cell < 0:
            continue
        its_price = price(arena, unit)
        if unit.card.is_krosmaster:
            total += PRESENCE
        else:
            total += SUMMONS * its_price
        total -= its_price * falling(unit.hp_left())
        total -= FEAR * threats.fear(unit, unit.cell, its_price)
        if unit.card.mp >= 0:
            total += PROSPECT * threats.hope(unit, unit.cell)
    return total


def estimate(arena: Arena, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if arena.step == OVER:
        if arena.winner == DRAW:
            return 0.5
        return 1.0 if arena.winner == seat else 0.0
    lead = worth(arena, seat) - worth(arena, 1 - seat)
    lead += TEMPO if arena.active == seat else -TEMPO
    return 1.0 / (1.0 + exp(-SCALE * lead))
