"""Walking, and the Lock check that stands in its way (section 9)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import MEMBERS, WideSet, lowest
from hoarfrost.games.krosmaster.engine.arena import (
    Arena,
    Unit,
    Ways,
    told_cells,
    told_faces,
    told_unit,
)
from hoarfrost.games.krosmaster.engine.content import NONE
from hoarfrost.games.krosmaster.engine.dice import DODGE, LOCK, roll_dice, successes
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES, DIRECTIONS, STEPS, distance, place
from hoarfrost.games.krosmaster.engine.powers.known import ITTY_BITTY, dodge_dice, lock_dice
from hoarfrost.games.krosmaster.engine.steps import ACT, LOCKED

# AP and MP that a Lock check costs (kros.lock.result).
GRAPPLED_LOSS: Final = 1
LOCKED_LOSS: Final = 3


def may_lock(unit: Unit, mover: Unit) -> bool:
    """kros.lock.who: opposing characters, but nobody who is Itty-Bitty."""
    return (
        unit.owner != mover.owner
        and unit.cell >= 0
        and unit.is_character()
        and not unit.has(ITTY_BITTY)
    )


def find_danger(arena: Arena, mover: Unit, danger: WideSet) -> None:
    """The cells that this unit cannot leave without a Lock check."""
    danger.clear()
    if mover.has(ITTY_BITTY):
        return
    for unit in arena.units:
        if may_lock(unit, mover):
            danger.add_all(place(unit.cell).within[1])


def find_moves(arena: Arena, mover: Unit, ways: Ways) -> None:
    """Where a unit can go in one move: `ways.moves`, and in `ways.rings` by how many steps.

    A move leads over cells that it can leave without a Lock check. From a cell where it would be
    checked it leads to a neighbour only (kros.lock.when).
    """
    moves = ways.moves
    moves.clear()
    if mover.mp <= 0 or not mover.is_character():
        return
    find_danger(arena, mover, ways.danger)
    ways.barred.copy_from(arena.taken)
    ways.barred.add_all(arena.closed)
    limit = mover.mp
    if ways.danger.has(mover.cell):
        limit = 1
    while len(ways.rings) < limit:
        ways.rings.append(WideSet())
    ring = ways.rings[0]
    ring.clear()
    add_neighbours(mover.cell, ways, ring)
    for steps in range(1, limit):
        before = ring
        ring = ways.rings[steps]
        ring.clear()
        spread(before.low, 0, ways, ring)
        spread(before.middle, MEMBERS, ways, ring)
        spread(before.high, 2 * MEMBERS, ways, ring)


def spread(cells: i64, base: i64, ways: Ways, ring: WideSet) -> None:
    """One step further from each of these cells that can be left freely."""
    while cells != 0:
        cell = base + lowest(cells)
        if not ways.danger.has(cell):
            add_neighbours(cell, ways, ring)
        cells &= cells - 1


def add_neighbours(cell: i64, ways: Ways, ring: WideSet) -> None:
    for direction in range(DIRECTIONS):
        further: i64 = STEPS[DIRECTIONS * cell + direction]
        if further >= 0 and not ways.barred.has(further):
            ways.barred.add(further)  # it is reached, and need not be entered again
            ways.moves.add(further)
            ring.add(further)


def steps_to(ways: Ways, goal: i64) -> i64:
    """How many steps a move takes that `find_moves` has found."""
    steps: i64 = 1
    while not ways.rings[steps - 1].has(goal):
        steps += 1
    return steps


def path_to(ways: Ways, goal: i64) -> list[int]:
    """The cells of a move in order, without the first; `find_moves` has been asked before."""
    path = [int(goal)]
    cell = goal
    for steps in range(steps_to(ways, goal) - 1, 0, -1):
        for direction in range(DIRECTIONS):
            before: i64 = STEPS[DIRECTIONS * cell + direction]
            if before >= 0 and ways.rings[steps - 1].has(before) and not ways.danger.has(before):
                cell = before
                break
        path.append(int(cell))
    path.reverse()
    return path


def move(arena: Arena, unit: Unit, goal: i64, ways: Ways) -> None:
    """kros.move.step, several times; or a Lock check on the way out of a cell.

    `ways` is what `find_moves` has found here.
    """
    if ways.danger.has(unit.cell):
        check_lock(arena, unit, goal)
    else:
        walk(arena, unit, goal, ways)


def walk(arena: Arena, unit: Unit, goal: i64, ways: Ways) -> None:
    if arena.tape is not None:
        tell_walk(arena, unit, path_to(ways, goal))
    unit.mp -= steps_to(ways, goal)
    arena.move_unit(unit, goal)


def tell_walk(arena: Arena, unit: Unit, path: list[int]) -> None:
    way = [CELL_NAMES[unit.cell], *told_cells(path)]
    arena.tell("move", "kros.move.step", {**told_unit(unit), "path": way, "mp": len(path)})


def check_lock(arena: Arena, mover: Unit, goal: i64) -> None:
    """kros.lock.dice: first the Lockers roll, then the mover."""
    lock: i64 = 0
    held = False  # by a Krosmaster
    told: list[dict[str, object]] = []
    lockers = lockers_of(arena, mover, mover.cell)
    for unit in lockers:
        faces = roll_dice(arena, lock_dice(unit.powers))
        lock += successes(faces, LOCK)
        if unit.card.is_krosmaster:
            held = True
        if arena.tape is not None:
            told.append({**told_unit(unit), "faces": told_faces(faces)})
    faces = roll_dice(arena, dodge_dice(mover.powers))
    dodge = successes(faces, DODGE)
    result = lock_result(arena, lock, dodge, held)
    if arena.tape is not None:
        arena.tell(
            "lock",
            "kros.lock.result",
            {
                **told_unit(mover),
                "cell": CELL_NAMES[goal],
                "lockers": told,
                "faces": told_faces(faces),
                "lock": int(lock),
                "dodge": int(dodge),
                "result": result,
            },
        )
    suffer(arena, mover, result, goal)


def lockers_of(arena: Arena, mover: Unit, cell: i64) -> list[Unit]:
    """Who locks this cell, in the order of kros.conv.simultaneous."""
    found: list[Unit] = []
    for unit in arena.units:
        if may_lock(unit, mover) and distance(unit.cell, cell) == 1:
            at: i64 = len(found)
            while at > 0 and found[at - 1].cell > unit.cell:
                at -= 1
            found.insert(at, unit)
    return found


def lock_result(arena: Arena, lock: i64, dodge: i64, held: bool) -> str:
    """kros.lock.result, kros.lock.mob."""
    if arena.rules.locks_fully:
        return "stopped" if lock > dodge else "dodged"
    if dodge > lock:
        return "dodged"
    if dodge == lock or not held:
        return "grappled"
    return "locked"


def suffer(arena: Arena, mover: Unit, result: str, goal: i64) -> None:
    """What a Lock check costs, and whether the mover may still go."""
    if result == "dodged":
        step_to(arena, mover, goal)
        return
    loss: i64 = GRAPPLED_LOSS
    if result == "locked":
        loss = LOCKED_LOSS
    elif result == "stopped":
        loss = mover.ap + mover.mp
    mover.ap = less(mover.ap, loss)
    mover.mp = less(mover.mp, loss)
    if mover.mp > 0:
        arena.goal = goal
        arena.step = LOCKED


def less(gauge: i64, loss: i64) -> i64:
    if gauge > loss:
        return gauge - loss
    return 0


def step_to(arena: Arena, mover: Unit, goal: i64) -> None:
    """One cell, after a Lock check."""
    if arena.tape is not None:
        tell_walk(arena, mover, [int(goal)])
    mover.mp -= 1
    arena.move_unit(mover, goal)


def go_on(arena: Arena, mover: Unit, goes: bool) -> None:
    """kros.lock.then_move: the mover goes to the named cell, or stays."""
    goal = arena.goal
    arena.goal = NONE
    arena.step = ACT
    if goes:
        step_to(arena, mover, goal)
    elif arena.tape is not None:
        arena.tell("stay", "kros.lock.then_move", told_unit(mover))
