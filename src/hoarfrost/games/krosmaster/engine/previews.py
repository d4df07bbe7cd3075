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
    area_of,
    find_hidden,
    find_targets,
    is_affordable,
    is_used_up,
    pieces_hit,
    summons_are_full,
)
from hoarfrost.games.krosmaster.engine.arena import SCENERY, Arena, Casting, Unit, Ways
from hoarfrost.games.krosmaster.engine.casting import apply_effects, explode
from hoarfrost.games.krosmaster.engine.content import (
    ATTACK,
    DAMAGE_BONUS,
    HEAL,
    SINGLE,
)
from hoarfrost.games.krosmaster.engine.dice import ARMOUR, CRITICAL, DODGE, LOCK
from hoarfrost.games.krosmaster.engine.displacing import shift, take_cell
from hoarfrost.games.krosmaster.engine.grid import hides
from hoarfrost.games.krosmaster.engine.injuries import (
    at_most,
    bonus_sum,
    crit_dice_of,
    damage_of,
    freezes_injuries,
    frozen_choices,
    heal_amount,
    in_order,
    rolls_armour,
    units_to_heal,
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
    ITTY_BITTY,
    armour_dice,
    dodge_dice,
    lock_dice,
)
from hoarfrost.games.krosmaster.engine.procedure import travel
from hoarfrost.games.krosmaster.engine.steps import (
    AXIS,
    CHOOSE,
    EXPLODE,
    PORT,
    PUSH_ORDER,
    SIDES,
    TURN,
)
from hoarfrost.games.krosmaster.engine.turn import begin_piece

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


# A turn to come -----------------------------------------------------------------------------------


def as_its_turn_begins(arena: Arena, number: i64) -> Arena:
    """A copy in which the turn of a unit on the board begins now."""
    world = arena.clone()
    unit = world.units[number]
    if not has_still_to_act(arena, unit):  # then a new game turn comes first
        for other in world.units:
            if other.owner == unit.owner and other.inspired != 0:
                other.inspired = 0
                world.refresh_powers(other)
    unit.range_bonus = 0
    unit.used = 0
    unit.marks = []
    begin_piece(world, unit)
    return world


def has_still_to_act(arena: Arena, unit: Unit) -> bool:
    """Whether a unit has a turn, or the rest of one, in this game turn."""
    if unit.owner != arena.active:
        return False
    line = arena.line(arena.active)
    if arena.piece < 0 or unit.number not in line:
        return True
    return line.index(int(unit.number)) >= line.index(int(arena.piece))


def find_threats(arena: Arena, unit: Unit, found: WideSet) -> None:
    """The cells that the attacks of a unit whose turn begins reach, wherever it goes first.

    Locks are left out of account: a check may be won. The arena is changed and changed back.
    """
    found.clear()
    start, mp, powers = unit.cell, unit.mp, unit.powers
    unit.powers |= ITTY_BITTY
    ways = Ways()
    find_moves(arena, unit, ways)
    add_threats(arena, unit, found)
    for steps in range(len(ways.rings)):
        unit.mp = mp - steps - 1
        for cell in ways.rings[steps].members():
            arena.move_unit(unit, cell)
            add_threats(arena, unit, found)
            arena.move_unit(unit, start)
    unit.mp = mp
    unit.powers = powers


def add_threats(arena: Arena, unit: Unit, found: WideSet) -> None:
    """The cells that the attacks of a unit reach from where it stands."""
    hidden, cells = WideSet(), WideSet()
    find_hidden(arena, unit.cell, hidden)
    for slot in range(len(unit.spells)):
        spell = unit.spells[slot]
        if spell.kind != ATTACK:
            continue
        find_targets(arena, unit, slot, hidden, cells)
        found.add_all(cells)
        if spell.area != SINGLE:
            for cell in cells.members():
                for covered in area_of(spell, unit.cell, cell):
                    found.add(covered)


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
        self.armour: i64 = 0  # dice that the target rolls
        self.is_frozen: bool = False  # the markers are Frozen ones

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


class Healing:
    """How many markers a heal removes from a unit."""

    def __init__(self, piece: i64, count: i64) -> None:
        self.piece: i64 = piece
        self.count: i64 = count


class Preview:
    """A spell before it is cast: who is moved where, and who is hit how hard."""

    def __init__(self) -> None:
        self.events: list[Values] = []  # of step 3, as they would be told
        self.asks: bool = False  # somebody has to choose first: what follows is open
        self.hits: list[Hit] = []
        self.healings: list[Healing] = []
        self.critical: i64 = 0  # dice that the caster's player rolls
        self.explosions: list[int] = []  # cells of bombs that might go off, in order

    def is_empty(self) -> bool:
        """Whether nothing happens."""
        return not self.asks and len(self.events) + len(self.hits) + len(self.healings) == 0


def preview(arena: Arena, unit: Unit, slot: i64, cell: i64) -> Preview:
    """What a legal spell would do; nothing is rolled and nothing is changed."""
    world = arena.clone()
    world.tape = Tape()
    caster = world.units[unit.number]
    spell = caster.spells[slot]
    casting = Casting(caster.number, spell, cell, caster.cell, caster.owner)
    casting.targets = pieces_hit(world, spell, caster.cell, cell)
    caster.injuries += spell.injury
    return rest_of(world, casting)


def preview_answer(arena: Arena, action: i64) -> Preview | None:
    """What a legal answer to a question in the middle of a spell would do, up to the next one."""
    world = arena.clone()
    world.tape = Tape()
    if world.step == EXPLODE:
        for place in range(len(world.bombs)):
            if world.bombs[place].cell == action - CHOOSE:
                explode(world, place)
                break
    casting = world.casting
    if casting is None:
        return None
    if world.step == AXIS:
        shift(world, casting, casting.spell.effects[casting.effect], action - TURN)
    elif world.step == PUSH_ORDER:
        take_cell(world, casting, action - CHOOSE)
    elif world.step == PORT:
        travel(world, casting, action - CHOOSE)
    elif world.step != EXPLODE:
        return None
    return rest_of(world, casting)


def rest_of(world: Arena, casting: Casting) -> Preview:
    """What a spell does from here on, in a copy of the arena that has a tape."""
    found = Preview()
    found.asks = not apply_effects(world, casting)
    tape = world.tape
    if tape is not None:
        found.events = [event.seen_by(None) for event in tape.events]
    if found.asks:
        return found
    if casting.spell.kind == ATTACK and len(casting.targets) > 0:
        found.critical = crit_dice_of(world, casting)
        found.hits = hits_of(world, casting)
        found.explosions = chain(world, found.hits)
    elif casting.spell.kind == HEAL:
        found.healings = healings_of(world, casting)
    return found


def healings_of(arena: Arena, casting: Casting) -> list[Healing]:
    found: list[Healing] = []
    for number in units_to_heal(arena, casting):
        unit = arena.units[number]
        _, frozen = frozen_choices(arena, casting, unit)
        most = heal_amount(arena, casting, unit)
        found.append(Healing(number, at_most(most, unit.injuries + frozen)))
    return found


def hits_of(arena: Arena, casting: Casting) -> list[Hit]:
    """The chances of all targets of an attack, which stand where step 3 has left them."""
    crits = ways_by_successes(crit_dice_of(arena, casting), CRITICAL_FACES)
    return [hit_of(arena, casting, piece, crits) for piece in in_order(arena, casting.targets)]


def hit_of(arena: Arena, casting: Casting, piece: i64, crits: list[int]) -> Hit:
    dice: i64 = 0
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
    hit = Hit(piece, ways, sum(crits) * sum(armours), left)
    hit.armour = dice
    hit.is_frozen = freezes_injuries(arena, casting, piece)
    return hit


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
