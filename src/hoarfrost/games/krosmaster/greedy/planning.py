"""The best that a unit can do with its AP from one cell: which spells, at whom, how often."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import WideSet
from hoarfrost.games.krosmaster.engine.aiming import cost_of, find_hidden, find_targets, pieces_hit
from hoarfrost.games.krosmaster.engine.arena import SCENERY, Arena, Casting, Unit
from hoarfrost.games.krosmaster.engine.content import (
    ATTACK,
    BLACK,
    BLUE,
    CELLS,
    CROSS,
    RED,
    RETREAT,
    SINGLE,
    Spell,
)
from hoarfrost.games.krosmaster.engine.grid import place
from hoarfrost.games.krosmaster.engine.injuries import crit_dice_of
from hoarfrost.games.krosmaster.engine.powers.known import EXPLOSIVE
from hoarfrost.games.krosmaster.engine.previews import (
    CRITICAL_FACES,
    Hit,
    hit_of,
    ways_by_successes,
)
from hoarfrost.games.krosmaster.engine.steps import CAST
from hoarfrost.games.krosmaster.engine.weighing import cast_gain, marker_gain, price
from hoarfrost.games.krosmaster.greedy.shopping import shopping

ONCE_MORE: Final = 0.6  # a hit after the target or the caster was moved may not be possible
WORTH_DOING: Final = 0.004  # less than this is not worth an AP


class Option:
    """An action, perhaps several times, with what it costs and gains."""

    def __init__(self, action: i64, ap: i64, gain: float) -> None:
        self.action: i64 = action
        self.ap: i64 = ap
        self.gain: float = gain


class Plan:
    """For every number of AP the most that can be gained, and with which action first."""

    def __init__(self, ap: i64) -> None:
        self.gains: list[float] = [0.0] * (ap + 1)
        self.firsts: list[int] = [-1] * (ap + 1)
        self.rates: list[float] = [0.0] * (ap + 1)  # what the first gains
        self.options: list[Option] = []

    def add(self, group: list[Option]) -> None:
        """One of these options, or none, beside what is planned so far."""
        self.options.append(group[0])
        for left in range(len(self.gains) - 1, -1, -1):
            for option in group:
                rest = left - option.ap
                if rest < 0:
                    continue
                total = self.gains[rest] + option.gain
                if total > self.gains[left]:
                    self.gains[left] = total
                    if option.gain >= self.rates[rest]:
                        self.firsts[left] = int(option.action)
                        self.rates[left] = option.gain
                    else:
                        self.firsts[left] = self.firsts[rest]
                        self.rates[left] = self.rates[rest]

    def gain(self, ap: i64) -> float:
        if ap <= 0:
            return self.gains[0]
        if ap >= len(self.gains):
            return self.gains[len(self.gains) - 1]
        return self.gains[ap]


class Planner:
    """Plans for the active unit; it may be moved about, so it works on a copy of the arena."""

    def __init__(self, arena: Arena) -> None:
        self.arena: Arena = arena
        self.near: list[WideSet] = [WideSet(), WideSet(), WideSet()]  # cells so near to units
        self.hidden: WideSet = WideSet()
        self.cells: WideSet = WideSet()
        find_near(arena, arena.units[arena.piece], self.near)

    def plan(self, unit: Unit) -> Plan:
        """The best from where the unit stands now."""
        arena = self.arena
        plan = Plan(unit.ap)
        for bought in shopping(arena, unit):
            plan.add([Option(bought.action, 1, bought.gain)])
        find_hidden(arena, unit.cell, self.hidden)
        for slot in range(len(unit.spells)):
            spell = unit.spells[slot]
            if spell.ap > unit.ap + 1:
                continue
            find_targets(arena, unit, slot, self.hidden, self.cells)
            keep_what_matters(self.cells, self.near, unit, spell)
            if self.cells.is_empty():
                continue
            for group in self.groups(unit, slot):
                plan.add(group)
        return plan

    def groups(self, unit: Unit, slot: i64) -> list[list[Option]]:
        """Options of a spell: one group per target, or one for all if it can be cast once."""
        arena = self.arena
        spell = unit.spells[slot]
        ap = cost_of(arena, unit, slot)
        found: list[list[Option]] = []
        all_targets: list[Option] = []
        for cell in self.cells.members():
            gain = cast_gain(arena, unit, slot, cell)
            if gain <= WORTH_DOING:
                continue
            action = CAST + slot * CELLS + cell
            if spell.limit == BLUE or spell.limit == RED:
                all_targets.append(Option(action, ap, gain))
                continue
            group = [Option(action, ap, gain)]
            if spell.limit == BLACK and 2 * ap <= unit.ap and spell.kind == ATTACK:
                again = repeated_gain(arena, unit, slot, cell)
                if moves_somebody(spell):
                    again *= ONCE_MORE
                group.append(Option(action, 2 * ap, gain + again))
            found.append(group)
        if len(all_targets) > 0:
            found.append(all_targets)
        return found


def find_near(arena: Arena, unit: Unit, near: list[WideSet]) -> None:
    """The cells within 0, 1 and 2 of any other unit."""
    for far in range(len(near)):
        near[far].low = 0
        near[far].middle = 0
        near[far].high = 0
    for other in arena.units:
        if other.cell >= 0 and other.number != unit.number:
            here = place(other.cell)
            for far in range(len(near)):
                near[far].add_all(here.within[far])


def keep_what_matters(cells: WideSet, near: list[WideSet], unit: Unit, spell: Spell) -> None:
    """Leave only cells from which a spell can hit somebody; the caster's own cell stays."""
    if spell.needs_free or spell.is_shove:
        return
    own = cells.has(unit.cell)
    if spell.area == SINGLE:
        cells.keep_only(near[0])
    elif spell.area == CROSS:
        cells.keep_only(near[1])
    else:
        cells.keep_only(near[2])
    if own:
        cells.add(unit.cell)


def moves_somebody(spell: Spell) -> bool:
    if spell.displaces:
        return True
    for effect in spell.effects:
        if effect.op == RETREAT:
            return True
    return False


def repeated_gain(arena: Arena, unit: Unit, slot: i64, cell: i64) -> float:
    """What a second cast at the same cell adds: the markers of the first are there."""
    spell = unit.spells[slot]
    casting = Casting(unit.number, spell, cell, unit.cell, unit.owner)
    casting.targets = pieces_hit(arena, spell, unit.cell, cell)
    crits = ways_by_successes(crit_dice_of(arena, casting), CRITICAL_FACES)
    gain = 0.0
    for piece in casting.targets:
        if piece >= SCENERY:
            continue
        other = arena.units[piece]
        if other.has(EXPLOSIVE):
            continue
        hit = hit_of(arena, casting, piece, crits)
        share = second_share(hit)
        worth = price(arena, other) * share
        gain += -worth if other.owner == unit.owner else worth
    if spell.injury > 0:
        gain -= price(arena, unit) * marker_gain(unit.hp_left() - spell.injury, spell.injury)
    return gain


def second_share(hit: Hit) -> float:
    """The part of the price that a second hit like this one is worth."""
    share = 0.0
    left = hit.left
    for first in range(len(hit.ways)):
        if hit.ways[first] == 0:
            continue
        chance = float(hit.ways[first])
        rest = left - first
        for second in range(1, len(hit.ways)):
            if hit.ways[second] > 0 and rest > 0:
                markers: i64 = second
                if markers > rest:
                    markers = rest
                share += chance * float(hit.ways[second]) * marker_gain(rest, markers)
    return share / (float(hit.total) * float(hit.total))
