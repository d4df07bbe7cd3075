"""What a search looks at, and how it plays on from there.

It looks at what the greedy player would do and at what that finds almost as good. It plays on by
quicker rules of thumb with the same weights, because it does so many thousand times.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import WideSet
from hoarfrost.core.rng import Rng
from hoarfrost.games.krosmaster.engine.aiming import (
    farthest,
    find_hidden,
    find_targets,
    is_used_up,
)
from hoarfrost.games.krosmaster.engine.arena import NO_MARKS, Arena, Unit, Ways
from hoarfrost.games.krosmaster.engine.content import (
    ATTACK,
    BLACK,
    CELLS,
    PERSONAL,
    RANGED,
)
from hoarfrost.games.krosmaster.engine.grid import distance, is_aligned
from hoarfrost.games.krosmaster.engine.legal import answers, find_late
from hoarfrost.games.krosmaster.engine.moving import find_moves, move
from hoarfrost.games.krosmaster.engine.procedure import carry_out
from hoarfrost.games.krosmaster.engine.shop import GG_PRICE, may_buy_gg, may_pick_up
from hoarfrost.games.krosmaster.engine.steps import (
    ACT,
    BUY_GG,
    BUY_SHOWN,
    CAST,
    DEPLOY,
    END,
    FACE_X,
    GO,
    INSPIRE,
    KEEP,
    KEEP_DICE,
    LEAVE,
    LOCKED,
    MOVE,
    NEXT,
    OVER,
    PICK_UP,
    REFUND,
    REROLL,
    SELL,
)
from hoarfrost.games.krosmaster.engine.threats import Threats, standing
from hoarfrost.games.krosmaster.engine.weighing import (
    KAMA_WORTH,
    cast_gain,
    double_gain,
    marker_gain,
    price,
)
from hoarfrost.games.krosmaster.greedy.acting import Turn
from hoarfrost.games.krosmaster.greedy.beginning import best_cells
from hoarfrost.games.krosmaster.greedy.planning import find_near, keep_what_matters
from hoarfrost.games.krosmaster.greedy.tension import choose_inspired

ALMOST: Final = 0.15  # Gallons of Glory: who is worse by more is not looked at
MOST_LOOKED_AT: Final = 5
CELLS_LOOKED_AT: Final = 3
WORTH_A_LOOK: Final = 0.01
WORTH_AN_ATTACK: Final = 0.03  # in a play-out
WORTH_A_WALK: Final = 0.01
LOCK_MARGIN: Final = 0.25  # what a Lock check may cost
DEMON_WORTH: Final = 0.5  # to reach a Demon cell with the price of Glory


class Guide:
    """Scratch paper for one arena, which may change between questions."""

    def __init__(self) -> None:
        self.ways: Ways = Ways()
        self.hidden: WideSet = WideSet()
        self.cells: WideSet = WideSet()
        self.near: list[WideSet] = [WideSet(), WideSet(), WideSet()]  # cells so near to others
        self.actions: list[int] = []
        self.gains: list[float] = []

    def note(self, action: i64, gain: float) -> None:
        self.actions.append(int(action))
        self.gains.append(gain)

    def find_casts(self, arena: Arena, unit: Unit) -> None:
        """Spells that gain something, in `actions` and `gains`."""
        self.actions.clear()
        self.gains.clear()
        if unit.ap <= 0:
            return
        find_near(arena, unit, self.near)
        find_hidden(arena, unit.cell, self.hidden)
        for slot in range(len(unit.spells)):
            spell = unit.spells[slot]
            if spell.ap > unit.ap + 1:
                continue
            find_targets(arena, unit, slot, self.hidden, self.cells)
            if spell.needs_free and spell.summons < 0:
                continue
            keep_what_matters(self.cells, self.near, unit, spell)
            for cell in self.cells.members():
                gain = cast_gain(arena, unit, slot, cell)
                if gain > WORTH_A_LOOK:
                    self.note(CAST + slot * CELLS + cell, gain)

    def best(self) -> i64:
        """The place of the highest gain, or -1."""
        best: i64 = -1
        for n in range(len(self.gains)):
            if best < 0 or self.gains[n] > self.gains[best]:
                best = n
        return best


def strike_gain(arena: Arena, unit: Unit, threats: Threats, cell: i64, hidden: WideSet) -> float:
    """The best that a unit could do from a cell to one opponent, with the AP it has."""
    best = 0.0
    looked = False
    for slot in range(len(unit.spells)):
        spell = unit.spells[slot]
        if spell.kind != ATTACK or spell.ap > unit.ap or is_used_up(unit, slot):
            continue
        times: i64 = 1
        if spell.limit == BLACK and spell.ap > 0:
            times = unit.ap // spell.ap
        markers = spell.damage * times
        least: i64 = 1
        most: i64 = 1
        if spell.reach == RANGED:
            least = spell.least
            most = farthest(arena, unit, spell)
        elif spell.reach == PERSONAL:
            continue
        for n in range(len(threats.opponents)):
            other = threats.opponents[n]
            if other.cell < 0:
                continue
            far = distance(cell, other.cell)
            if far < least or far > most:
                continue
            if spell.straight and not is_aligned(cell, other.cell):
                continue
            if spell.los and far > 1:
                if not looked:
                    find_hidden(arena, cell, hidden)
                    looked = True
                if hidden.has(other.cell):
                    continue
            gain = threats.prices[n] * (marker_gain(other.hp_left(), markers) + 0.02)
            if gain > best:
                best = gain
    return best


# What a search looks at ---------------------------------------------------------------------------


def candidates(arena: Arena) -> list[int]:
    """What the greedy player would do, and what it finds almost as good."""
    step = arena.step
    if step == ACT:
        return Turn(arena.clone()).near_best(ALMOST, MOST_LOOKED_AT)
    if step == DEPLOY:
        return best_cells(arena, arena.asked, CELLS_LOOKED_AT)
    if step == INSPIRE:
        chosen = int(choose_inspired(arena, arena.asked))
        return [LEAVE] if chosen == LEAVE else [LEAVE, chosen]
    return answers(arena)


# Playing on ---------------------------------------------------------------------------------------


def roll_out(arena: Arena, rng: Rng, horizon: i64, start: Arena) -> i64:
    """Sensible actions until the game turn ends that was going on at the start of a search.

    So all lines of play are compared at the same point. The horizon is the most it takes.
    """
    plies: i64 = 0
    guide = Guide()
    while arena.step != OVER and arena.turn <= start.turn and (horizon == 0 or plies < horizon):
        if arena.step == ACT:
            action = sensible_action(arena, guide)
            if MOVE <= action < NEXT:
                arena.rolled = NO_MARKS
                move(arena, arena.units[arena.piece], action - MOVE, guide.ways)
            else:
                carry_out(arena, action)
        else:
            carry_out(arena, sensible_answer(arena, rng))
        plies += 1
    return plies


def sensible_action(arena: Arena, guide: Guide) -> i64:
    """Attack what is worth it, else go where more can be done, else pick up, else end."""
    unit = arena.units[arena.piece]
    if may_buy_gg(arena, unit):
        return BUY_GG
    if len(unit.held) > 0:
        find_late(arena, unit, guide.actions)
        if len(guide.actions) > 0 and guide.actions[0] < BUY_SHOWN:
            return guide.actions[0]
    if unit.mp <= 0:
        return act_here(arena, unit, guide)
    threats = Threats(arena, unit.owner)
    worth = price(arena, unit)
    stay = standing(threats, unit, unit.cell, worth)
    strike = strike_gain(arena, unit, threats, unit.cell, guide.hidden)
    find_moves(arena, unit, guide.ways)
    locked = guide.ways.danger.has(unit.cell)
    rest = stay  # where to end the turn
    rest_cell: i64 = -1
    best = -99.0  # where to strike from
    best_cell: i64 = -1
    for cell in guide.ways.moves.members():
        stand = standing(threats, unit, cell, worth)
        if stand > rest:
            rest = stand
            rest_cell = cell
        gain = stand + errand_gain(arena, unit, cell)
        if unit.ap > 0:
            gain += strike_gain(arena, unit, threats, cell, guide.hidden)
        if gain > best:
            best = gain
            best_cell = cell
    margin = LOCK_MARGIN if locked else WORTH_A_WALK
    if best_cell >= 0 and best > strike + rest + margin:
        return MOVE + best_cell
    action = act_here(arena, unit, guide)
    if action == END and rest_cell >= 0 and rest > stay + margin:
        return MOVE + rest_cell
    return action


def errand_gain(arena: Arena, unit: Unit, cell: i64) -> float:
    """Kamas on a cell, or a Demon for somebody who can pay for Glory."""
    if not unit.card.is_krosmaster or unit.ap == 0:
        return 0.0
    gain = 0.0
    if arena.kamas[cell] > 0:
        gain += KAMA_WORTH
    if arena.demons.has(cell) and arena.stock(unit.owner) >= GG_PRICE:
        gain += DEMON_WORTH
    return gain


def act_here(arena: Arena, unit: Unit, guide: Guide) -> i64:
    """The best spell from here, if it is worth it; else a Kama; else the end."""
    guide.find_casts(arena, unit)
    best = guide.best()
    if best >= 0 and guide.gains[best] > WORTH_AN_ATTACK:
        return guide.actions[best]
    if may_pick_up(arena, unit):
        return PICK_UP
    return END


def sensible_answer(arena: Arena, rng: Rng) -> i64:
    step = arena.step
    if step == KEEP:
        is_double = arena.die0 == arena.die1 and arena.die0 < FACE_X
        if is_double and double_gain(arena, arena.asked) < 0.0:
            return REROLL
        return KEEP_DICE
    if step == LOCKED:
        return GO
    if step == REFUND:
        return SELL + arena.left
    choices = answers(arena)
    return choices[rng.below(len(choices))]
