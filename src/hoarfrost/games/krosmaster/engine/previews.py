"""What would happen, before it is done: for people who look at a board, and for players.

Where a unit can go and at what risk, where a spell can be aimed and what stands in its way, where
pieces end that it moves, and the exact chances of what it does. Chances are counted: so many of all
equally likely rolls (`Chance`), never tried out.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import WideSet, count
from hoarfrost.core.tape import Tape, Values
from hoarfrost.games.krosmaster.engine.aiming import (
    is_affordable,
    is_used_up,
    pieces_hit,
    summons_are_full,
)
from hoarfrost.games.krosmaster.engine.arena import SCENERY, Arena, Casting, Unit, Ways
from hoarfrost.games.krosmaster.engine.casting import apply_effects
from hoarfrost.games.krosmaster.engine.content import (
    ATTACK,
    DAMAGE_BONUS,
)
from hoarfrost.games.krosmaster.engine.dice import ARMOUR, CRITICAL, DODGE, LOCK
from hoarfrost.games.krosmaster.engine.grid import hides
from hoarfrost.games.krosmaster.engine.injuries import (
    at_most,
    bonus_sum,
    crit_dice_of,
    damage_of,
    in_order,
    rolls_armour,
)
from hoarfrost.games.krosmaster.engine.moving import (
    find_danger,
    find_moves,
    lock_result,
    lockers_of,
    path_to,
)
from hoarfrost.games.krosmaster.engine.powers.known import (
    EXPLOSIVE,
    armour_dice,
    dodge_dice,
    lock_dice,
)
from hoarfrost.games.krosmaster.engine.steps import SIDES

# How many of the six faces succeed (kros.dice.success).
CRITICAL_FACES: Final[i64] = count(CRITICAL)
DODGE_FACES: Final[i64] = count(DODGE)
ARMOUR_FACES: Final[i64] = count(ARMOUR)
LOCK_FACES: Final[i64] = count(LOCK)


def count_ways(dice: i64, faces: i64) -> list[int]:
    ways = [1]
    for _ in range(dice):
        more = [0] * (len(ways) + 1)
        for successes in range(len(ways)):
            more[successes] += ways[successes] * int(SIDES - faces)
            more[successes + 1] += ways[successes] * int(faces)
        ways = more
    return ways


MOST_DICE: Final = 16
WAYS: Final[list[list[int]]] = [
    count_ways(dice, faces) for faces in range(SIDES + 1) for dice in range(MOST_DICE + 1)
]


def ways_by_successes(dice: i64, faces: i64) -> list[int]:
    """For each number of successes, in how many of all rolls of these dice it happens."""
    if dice <= MOST_DICE:
        return WAYS[(MOST_DICE + 1) * faces + dice]
    return count_ways(dice, faces)


# Walking ------------------------------------------------------------------------------------------


class LockOdds:
    """The chances of a Lock check, as counts of equally likely rolls."""

    def __init__(self) -> None:
        self.dodged: int = 0
        self.grappled: int = 0
        self.locked: int = 0
        self.total: int = 1

    def chance(self, ways: int) -> float:
        return ways / self.total


def lock_odds(arena: Arena, mover: Unit, cell: i64) -> LockOdds:
    """The chances of a unit that would leave this cell; all dodged where nobody locks it."""
    odds = LockOdds()
    danger = WideSet()
    find_danger(arena, mover, danger)
    if not danger.has(cell):
        odds.dodged = 1
        return odds
    dice: i64 = 0
    held = False
    for unit in lockers_of(arena, mover, cell):
        dice += lock_dice(unit.powers)
        if unit.card.is_krosmaster:
            held = True
    locks = ways_by_successes(dice, LOCK_FACES)
    dodges = ways_by_successes(dodge_dice(mover.powers), DODGE_FACES)
    odds.total = sum(locks) * sum(dodges)
    for lock in range(len(locks)):
        for dodge in range(len(dodges)):
            ways = locks[lock] * dodges[dodge]
            result = lock_result(arena, lock, dodge, held)
            if result == "dodged":
                odds.dodged += ways
            elif result == "grappled":
                odds.grappled += ways
            else:
                odds.locked += ways
    return odds


class Walk:
    """A cell that a unit can reach in one move."""

    def __init__(self, cell: i64, path: list[int], is_locked: bool) -> None:
        self.cell: i64 = cell
        self.path: list[int] = path
        self.is_locked: bool = is_locked  # whoever leaves it again is checked

    def cost(self) -> int:
        return len(self.path)


def walks(arena: Arena, unit: Unit) -> list[Walk]:
    """Where a unit can go in one move, by cell; from a locked cell only after a Lock check."""
    ways = Ways()
    find_moves(arena, unit, ways)
    return [Walk(cell, path_to(ways, cell), ways.danger.has(cell)) for cell in ways.moves.members()]


# Aiming -------------------------------------------------------------------------------------------


def obstacle_anywhere(arena: Arena, unit: Unit, slot: i64) -> str:
    """What keeps a unit from casting a spell at all: a word, "" for nothing."""
    spell = unit.spells[slot]
    if is_used_up(unit, slot):
        return "used"
    if not is_affordable(arena, unit, slot):
        if unit.mp < spell.mp:
            return "mp"
        if unit.injuries + unit.frozen + spell.injury > unit.card.hp:
            return "hp"
        return "ap"
    if spell.summons >= 0 and summons_are_full(arena, unit, spell):
        return "summons"
    return ""


def sight_blockers(arena: Arena, start: i64, target: i64) -> list[int]:
    """The cells of what stands in the line of sight, ascending."""
    return [cell for cell in arena.blockers.members() if hides(start, cell, target)]


# What a spell does --------------------------------------------------------------------------------


class Hit:
    """What a spell does to one target: the chance of each number of markers."""

    def __init__(self, piece: i64, ways: list[int], total: int, left: i64) -> None:
        self.piece: i64 = piece
        self.ways: list[int] = ways  # ways[n]: rolls in which n markers are placed
        self.total: int = total
        self.left: i64 = left  # HP before

    def chance(self, markers: int) -> float:
        return self.ways[markers] / self.total if markers < len(self.ways) else 0.0

    def ko_chance(self) -> float:
        """The chance that it has as many markers as HP after this."""
        return self.chance(int(self.left))

    def expected(self) -> float:
        total = 0
        for markers in range(len(self.ways)):
            total += markers * self.ways[markers]
        return total / self.total


class Preview:
    """A spell before it is cast: who is moved where, and who is hit how hard."""

    def __init__(self) -> None:
        self.events: list[Values] = []  # of step 3, as they would be told
        self.asks: bool = False  # somebody has to choose first: what follows is open
        self.hits: list[Hit] = []
        self.explosions: list[int] = []  # cells of bombs that might go off, in order


def preview(arena: Arena, unit: Unit, slot: i64, cell: i64) -> Preview:
    """What a legal spell would do; nothing is rolled and nothing is changed."""
    world = arena.clone()
    world.tape = Tape()
    caster = world.units[unit.number]
    spell = caster.spells[slot]
    casting = Casting(caster.number, spell, cell, caster.cell, caster.owner)
    casting.targets = pieces_hit(world, spell, caster.cell, cell)
    caster.injuries += spell.injury
    found = Preview()
    found.asks = not apply_effects(world, casting)
    tape = world.tape
    if tape is not None:
        found.events = [event.seen_by(None) for event in tape.events]
    if spell.kind == ATTACK and not found.asks:
        found.hits = hits_of(world, casting)
        found.explosions = chain(world, found.hits)
    return found


def hits_of(arena: Arena, casting: Casting) -> list[Hit]:
    """The chances of all targets of an attack, which stand where step 3 has left them."""
    crits = ways_by_successes(crit_dice_of(arena, casting), CRITICAL_FACES)
    return [hit_of(arena, casting, piece, crits) for piece in in_order(arena, casting.targets)]


def hit_of(arena: Arena, casting: Casting, piece: i64, crits: list[int]) -> Hit:
    armours = [1]
    if rolls_armour(arena, casting.spell, piece):
        dice = armour_dice(arena.units[piece].powers, casting.spell.element)
        armours = ways_by_successes(dice, ARMOUR_FACES)
    left = hp_left(arena, piece)
    bonus = bonus_sum(arena, casting, DAMAGE_BONUS, piece)
    ways = [0] * int(left + 1)
    for crit in range(len(crits)):
        for armour in range(len(armours)):
            damage = damage_of(arena, casting, piece, crit, armour, bonus)
            ways[at_most(damage, left)] += crits[crit] * armours[armour]
    return Hit(piece, ways, sum(crits) * sum(armours), left)


def hp_left(arena: Arena, piece: i64) -> i64:
    if piece >= SCENERY:
        number = piece - SCENERY
        return arena.scenery_kinds[number].hp - arena.scenery_marks[number]
    return arena.units[piece].hp_left()


def chain(arena: Arena, hits: list[Hit]) -> list[int]:
    """The cells of bombs that might explode: those hit, those near them, and so on."""
    waiting = [hit.piece for hit in hits if may_explode(arena, hit)]
    cells: list[int] = []
    while len(waiting) > 0:
        bomb = arena.units[waiting.pop(0)]
        if bomb.cell in cells:
            continue
        cells.append(int(bomb.cell))
        for hit in explosion_hits(arena, bomb):
            if hit.piece != bomb.number and may_explode(arena, hit):
                waiting.append(hit.piece)
    return cells


def may_explode(arena: Arena, hit: Hit) -> bool:
    if hit.piece >= SCENERY:
        return False
    return arena.units[hit.piece].has(EXPLOSIVE) and hit.ways[hit.left] > 0


def explosion_hits(arena: Arena, bomb: Unit) -> list[Hit]:
    """What the Explosion of a bomb would do where it stands, to everything but itself."""
    spell = bomb.card.spells[0]
    casting = Casting(-1, spell, bomb.cell, bomb.cell, bomb.owner)
    casting.powers = bomb.card.powers
    casting.targets = [
        piece for piece in pieces_hit(arena, spell, bomb.cell, bomb.cell) if piece != bomb.number
    ]
    return hits_of(arena, casting)
