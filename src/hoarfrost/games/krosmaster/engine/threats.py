"""Who may hit whom in the next turns, roughly: by distance, without regard to sight and lines."""

from math import exp
from typing import Final

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import Arena, Unit
from hoarfrost.games.krosmaster.engine.content import MINUS_AP, MINUS_MP, PLUS_AP, PLUS_MP
from hoarfrost.games.krosmaster.engine.grid import distance
from hoarfrost.games.krosmaster.engine.tokens import sum_of
from hoarfrost.games.krosmaster.engine.weighing import (
    NEARNESS,
    attack_reach,
    falling,
    marker_gain,
    over,
    price,
    striking,
)

ATTENTION: Final = 0.45  # the part of an opponent's strength that goes to one of its targets
WORRY: Final = 0.55  # what is lost later counts so much beside what is gained now
HOPE: Final = 0.3  # what may be gained later
STEP_WORTH: Final = 0.02  # a cell nearer to somebody who is out of reach


class Threats:
    """The opponents of a player as others fear them or seek them."""

    def __init__(self, arena: Arena, player: i64) -> None:
        self.arena: Arena = arena
        self.opponents: list[Unit] = []
        self.reaches: list[int] = []
        self.strengths: list[float] = []
        self.prices: list[float] = []
        for unit in arena.units:
            if unit.owner == player or unit.cell < 0 or unit.card.mp < 0:
                continue
            mp = unit.card.mp + sum_of(unit, PLUS_MP, MINUS_MP)
            ap = unit.card.ap + sum_of(unit, PLUS_AP, MINUS_AP)
            self.opponents.append(unit)
            self.reaches.append(int(mp + attack_reach(unit)))
            self.strengths.append(striking(unit, ap))
            self.prices.append(price(arena, unit))

    def markers_at(self, cell: i64) -> float:
        """How many markers somebody on a cell must expect before the next own turn."""
        total = 0.0
        for n in range(len(self.opponents)):
            if distance(self.opponents[n].cell, cell) <= self.reaches[n]:
                total += self.strengths[n]
        return ATTENTION * total

    def fear(self, unit: Unit, cell: i64, worth: float) -> float:
        """What a unit of this price must expect to lose on a cell."""
        left = float(unit.hp_left()) - self.markers_at(cell)
        if left <= 0.0:
            return worth * (1.0 - falling(unit.hp_left()))
        return worth * (exp(-left / NEARNESS) - falling(unit.hp_left()))

    def hope(self, unit: Unit, cell: i64) -> float:
        """What a unit may gain from a cell in its next turn."""
        reach = unit.card.mp + attack_reach(unit)
        strength = striking(unit, unit.card.ap)
        best = -99.0
        for n in range(len(self.opponents)):
            other = self.opponents[n]
            if not other.card.is_krosmaster:
                continue
            far = over(distance(other.cell, cell), reach)
            gain: float
            if far == 0:
                gain = HOPE * self.prices[n] * marker_gain(other.hp_left(), round(strength))
            else:
                gain = -STEP_WORTH * float(far)
            if gain > best:
                best = gain
        return best if best > -99.0 else 0.0


def standing(threats: Threats, unit: Unit, cell: i64, worth: float) -> float:
    """How good a cell is for a unit of this price to end its turn on."""
    return threats.hope(unit, cell) - WORRY * threats.fear(unit, cell, worth)
