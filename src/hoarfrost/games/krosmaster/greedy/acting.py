"""The turn of a piece: where to stand, and what to do from there, by the gain of the whole."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.aiming import cost_of, is_affordable, is_used_up
from hoarfrost.games.krosmaster.engine.arena import Arena, Unit, Ways
from hoarfrost.games.krosmaster.engine.content import CELLS, PERSONAL, RANGE_BONUS
from hoarfrost.games.krosmaster.engine.grid import distance
from hoarfrost.games.krosmaster.engine.moving import find_moves
from hoarfrost.games.krosmaster.engine.powers.known import BLIND
from hoarfrost.games.krosmaster.engine.previews import LockOdds, lock_odds
from hoarfrost.games.krosmaster.engine.shop import GG_PRICE, is_at_shop
from hoarfrost.games.krosmaster.engine.steps import CAST, END, GO, MOVE, STAY
from hoarfrost.games.krosmaster.engine.threats import Threats, standing
from hoarfrost.games.krosmaster.engine.weighing import price
from hoarfrost.games.krosmaster.greedy.planning import Plan, Planner
from hoarfrost.games.krosmaster.greedy.shopping import choose_reveal

CLEARLY: Final = 0.003  # a move must gain so much more than staying
ERRAND: Final = 0.03  # a cell nearer to a Demon, for a player who can pay for Glory
PATIENCE: Final = 0.98  # what is planned after a walk is a little less sure than what is done now


class Turn:
    """One decision of the active unit; `arena` is a copy to try things in."""

    def __init__(self, arena: Arena) -> None:
        self.arena: Arena = arena
        self.unit: Unit = arena.units[arena.piece]
        self.threats: Threats = Threats(arena, self.unit.owner)
        self.worth: float = price(arena, self.unit)
        self.planner: Planner = Planner(arena)
        self.is_shopper: bool = is_shopper(arena, self.unit)
        self.ways: Ways = Ways()
        self.actions: list[int] = []  # what may be done now
        self.values: list[float] = []  # and the value of the turn that begins so

    def choose(self) -> i64:
        """The action of the highest value; of equals the first found."""
        self.weigh()
        best: i64 = 0
        for n in range(1, len(self.values)):
            if self.values[n] > self.values[best]:
                best = n
        return self.actions[best]

    def near_best(self, margin: float, most: i64) -> list[int]:
        """The best actions, at most so many, and none that is worse by more than the margin."""
        self.weigh()
        found: list[int] = []
        top = max(self.values)
        for _ in range(most):
            best: i64 = -1
            for n in range(len(self.values)):
                if self.actions[n] in found or self.values[n] < top - margin:
                    continue
                if best < 0 or self.values[n] > self.values[best]:
                    best = n
            if best < 0:
                break
            found.append(self.actions[best])
        found.sort()
        return found

    def note(self, action: i64, value: float) -> None:
        self.actions.append(int(action))
        self.values.append(value)

    def weigh(self) -> None:
        """Find what the unit may do now, each with the value of the turn that begins so."""
        unit = self.unit
        reveal = choose_reveal(self.arena, unit)
        if reveal >= 0:
            self.note(reveal, 0.0)
            return
        here = self.planner.plan(unit)
        stay = self.stand(unit.cell)
        find_moves(self.arena, unit, self.ways)
        if self.ways.danger.has(unit.cell):
            rest = self.weigh_leaving(here, stay)
        else:
            rest = self.weigh_moves(stay)
        self.note(END, stay + CLEARLY)
        self.weigh_acting(here, rest)
        self.weigh_longer_shot(stay)

    def weigh_acting(self, here: Plan, rest: float) -> None:
        """Actions from here; `rest` is the value of where the unit may go afterwards."""
        ap = self.unit.ap
        planned = here.gain(ap)
        first: i64 = here.firsts[len(here.firsts) - 1]
        for option in here.options:
            gain = planned
            if option.action != first:
                gain = min(planned - CLEARLY, option.gain + here.gain(ap - option.ap))
            self.note(option.action, gain + rest + CLEARLY)

    def weigh_moves(self, stay: float) -> float:
        """Moves where nobody locks; returns the value of the best place to end the turn."""
        unit = self.unit
        start = unit.cell
        rest = stay
        for cell in self.ways.moves.members():
            value = self.stand(cell)
            if value > rest:
                rest = value
            if unit.ap > 0:
                self.arena.move_unit(unit, cell)
                value += PATIENCE * self.planner.plan(unit).gain(unit.ap)
            self.note(MOVE + cell, value)
        if unit.cell != start:
            self.arena.move_unit(unit, start)
        return rest

    def weigh_leaving(self, here: Plan, stay: float) -> float:
        """Moves with a Lock check, now or after acting; returns the value of the latter."""
        unit = self.unit
        start = unit.cell
        odds = lock_odds(self.arena, unit, start)
        rest = stay
        for cell in self.ways.moves.members():
            stand = self.stand(cell)
            self.arena.move_unit(unit, cell)
            plan = self.planner.plan(unit)
            self.arena.move_unit(unit, start)
            self.note(MOVE + cell, self.value_of_leaving(odds, here, stay, plan, stand))
            later = self.value_of_leaving(odds, EMPTY_PLAN, stay, EMPTY_PLAN, stand)
            if later > rest:
                rest = later
        return rest

    def value_of_leaving(
        self, odds: LockOdds, here: Plan, stay: float, there: Plan, stand: float
    ) -> float:
        """kros.lock.result: dodged, grappled (1 less) or locked (3 less), each with its chance."""
        unit = self.unit
        dodged = there.gain(unit.ap) + stand
        grappled = here.gain(unit.ap - 1) + stay
        if unit.mp >= 2:
            grappled = max(grappled, there.gain(unit.ap - 1) + stand)
        locked = here.gain(unit.ap - 3) + stay
        if unit.mp >= 4:
            locked = max(locked, there.gain(unit.ap - 3) + stand)
        return PATIENCE * (
            odds.chance(odds.dodged) * dodged
            + odds.chance(odds.grappled) * grappled
            + odds.chance(odds.locked) * locked
        )

    def go_or_stay(self, goal: i64) -> i64:
        """After a Lock check: is the cell still worth its MP?"""
        unit = self.unit
        start = unit.cell
        staying = self.planner.plan(unit).gain(unit.ap) + self.stand(start)
        self.arena.move_unit(unit, goal)
        going = self.planner.plan(unit).gain(unit.ap) + self.stand(goal)
        self.arena.move_unit(unit, start)
        return GO if going > staying else STAY

    def stand(self, cell: i64) -> float:
        """How good it is to end the turn on a cell."""
        value = standing(self.threats, self.unit, cell, self.worth)
        if self.is_shopper:
            value -= ERRAND * float(nearest_demon(self.arena, cell))
        return value

    def weigh_longer_shot(self, stay: float) -> None:
        """Spells that widen the Range, with what they open; the unit stays where it is."""
        unit = self.unit
        if unit.has(BLIND):
            return
        for slot in range(len(unit.spells)):
            spell = unit.spells[slot]
            if spell.reach != PERSONAL or is_used_up(unit, slot):
                continue
            if not is_affordable(self.arena, unit, slot):
                continue
            for effect in spell.effects:
                if effect.op != RANGE_BONUS:
                    continue
                ap = unit.ap - cost_of(self.arena, unit, slot)
                unit.range_bonus += effect.n
                gain = self.planner.plan(unit).gain(ap)
                unit.range_bonus -= effect.n
                self.note(CAST + slot * CELLS + unit.cell, gain + stay)


EMPTY_PLAN: Final = Plan(0)


def nearest_demon(arena: Arena, cell: i64) -> i64:
    nearest: i64 = 22
    for demon in arena.board.demons:
        far = distance(cell, demon)
        if far < nearest:
            nearest = far
    return nearest


def is_shopper(arena: Arena, unit: Unit) -> bool:
    """Whether this unit, the nearest of its team to a Demon, should go and buy Glory."""
    if arena.stock(unit.owner) < GG_PRICE or len(arena.board.demons) == 0:
        return False
    if not unit.card.is_krosmaster or is_at_shop(arena, unit):
        return False
    mine = nearest_demon(arena, unit.cell)
    for other in arena.units:
        if other.owner != unit.owner or other.cell < 0 or not other.card.is_krosmaster:
            continue
        far = nearest_demon(arena, other.cell)
        if far < mine or (far == mine and other.number < unit.number):
            return False
    return True
