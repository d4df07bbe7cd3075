"""How good a position looks, for a search that does not play to the end."""

from math import exp
from typing import Final

from hoarfrost.games.krosmaster.engine.arena import Arena
from hoarfrost.games.krosmaster.engine.steps import DRAW, OVER

SCALE: Final = 0.35


def worth(arena: Arena, player: int) -> float:
    """What a player has: Glory above all, then the health of the team, then Kamas."""
    total = 2.0 * float(arena.gg(player)) + 0.08 * float(arena.stock(player))
    for unit in arena.units:
        if unit.owner == player and unit.cell >= 0:
            health = float(unit.hp_left()) / float(unit.card.hp)
            total += (float(unit.card.level) + 0.3) * (0.6 + 0.9 * health)
    return total


def estimate(arena: Arena, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if arena.step == OVER:
        if arena.winner == DRAW:
            return 0.5
        return 1.0 if arena.winner == seat else 0.0
    lead = worth(arena, seat) - worth(arena, 1 - seat)
    return 1.0 / (1.0 + exp(-SCALE * lead))
