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
from hoarfrost.games.krosmaster.greedy.planning import WORTH_DOING, Plan, Planner
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

    def choose(self) -> i64:
        unit = self.unit
        reveal = choose_reveal(self.arena, unit)
        if reveal >= 0:
            return reveal
        here = self.planner.plan(unit)
        stay = self.stand(unit.cell)
        now = here.gain(unit.ap)
        ways = Ways()
        find_moves(self.arena, unit, ways)
        if ways.moves.is_empty():
            return self.act(here, now + stay)
        if ways.danger.has(unit.cell):
            return self.leave_or_act(ways, here, stay)
        start = unit.cell
        best_later = stay  # where to go after acting here
        best_away = -99.0
        away: i64 = -1
        for cell in ways.moves.members():
            stand = self.stand(cell)
            if stand > best_later:
                best_later = stand
            gain = stand
            if unit.ap > 0:
                self.arena.move_unit(unit, cell)
                gain += PATIENCE * self.planner.plan(unit).gain(unit.ap)
            if gain > best_away:
                best_away = gain
                away = cell
        if unit.cell != start:
            self.arena.move_unit(unit, start)
        first: i64 = here.firsts[len(here.firsts) - 1]
        acting = now + best_later if first >= 0 else stay
        if best_away > acting + CLEARLY:
            return MOVE + away
        return self.act(here, acting)

    def act(self, here: Plan, value: float) -> i64:
        """The first action of the plan here; a longer shot if that opens more; or the end."""
        shot = self.longer_shot(here)
        if shot >= 0:
            return shot
        first: i64 = here.firsts[len(here.firsts) - 1]
        if first >= 0 and here.gain(self.unit.ap) > WORTH_DOING:
            return first
        return END

    def leave_or_act(self, ways: Ways, here: Plan, stay: float) -> i64:
        """Beside opponents: act, and leave only if what is behind the Lock check is worth it."""
        unit = self.unit
        start = unit.cell
        odds = lock_odds(self.arena, unit, start)
        now = here.gain(unit.ap)
        best = now + stay
        away: i64 = -1
        after_acting = False
        for cell in ways.moves.members():
            stand = self.stand(cell)
            self.arena.move_unit(unit, cell)
            plan = self.planner.plan(unit)
            self.arena.move_unit(unit, start)
            leaving = self.value_of_leaving(odds, here, stay, plan, stand)
            if leaving > best + CLEARLY:
                best = leaving
                away = cell
                after_acting = False
            later = now + self.value_of_leaving(odds, EMPTY_PLAN, stay, EMPTY_PLAN, stand)
            if now > WORTH_DOING and later > best + CLEARLY:
                best = later
                away = cell
                after_acting = True
        if away >= 0 and not after_acting:
            return MOVE + away
        return self.act(here, best)

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

    def longer_shot(self, here: Plan) -> i64:
        """A spell that widens the Range, if it opens more than can be done here without it."""
        unit = self.unit
        if unit.has(BLIND):
            return -1
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
                wider = self.planner.plan(unit).gain(ap)
                unit.range_bonus -= effect.n
                if wider > here.gain(unit.ap) + CLEARLY:
                    return CAST + slot * CELLS + unit.cell
        return -1


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
