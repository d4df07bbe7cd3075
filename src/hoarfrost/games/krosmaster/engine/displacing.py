"""Additional Effects that move pieces: push, attract, retreat, swap, teleport, Ice Shove."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import (
    SCENERY,
    Arena,
    Casting,
    Unit,
    told_cells,
    told_piece,
    told_unit,
)
from hoarfrost.games.krosmaster.engine.content import ATTRACT, NONE, RETREAT, Effect
from hoarfrost.games.krosmaster.engine.grid import (
    CELL_NAMES,
    COLUMN,
    DIRECTIONS,
    EITHER,
    STEPS,
    axis_between,
    direction_along,
    distance,
)
from hoarfrost.games.krosmaster.engine.powers.known import UNFAZED
from hoarfrost.games.krosmaster.engine.steps import AXIS, PORT, PUSH_ORDER


def origin_of(arena: Arena, casting: Casting) -> i64:
    """Where the caster is; the last cell of a bomb that explodes."""
    if casting.caster >= 0 and arena.units[casting.caster].cell >= 0:
        return arena.units[casting.caster].cell
    return casting.origin


def centre_of(arena: Arena, casting: Casting, effect: Effect) -> i64:
    """The cell from which, or to which, an effect moves pieces."""
    if effect.op == RETREAT:
        return casting.cell
    return origin_of(arena, casting)


def can_be_moved(arena: Arena, piece: i64) -> bool:
    """kros.effect.scenery, kros.power.unfazed."""
    if piece >= SCENERY:
        return arena.scenery_kinds[piece - SCENERY].slides
    return not arena.units[piece].has(UNFAZED)


def displace(arena: Arena, casting: Casting, effect: Effect) -> bool:
    """Push, attract or retreat; False if somebody is asked first."""
    centre = centre_of(arena, casting, effect)
    if not casting.begun:
        casting.begun = True
        casting.queue = pieces_to_move(arena, casting, effect, centre)
    while True:
        if len(casting.front) == 0:
            if len(casting.queue) == 0:
                casting.begun = False
                return True
            cells = cells_next(arena, casting, effect, centre)
            if len(cells) > 1:
                arena.step = PUSH_ORDER
                arena.asked = arena.active
                return False
            take_cell(arena, casting, cells[0])
        piece = casting.front[0]
        cell = arena.cell_of(piece)
        axis = axis_between(centre, cell)
        if axis == EITHER:
            arena.step = AXIS
            arena.asked = casting.player
            return False
        shift(arena, casting, effect, direction_of(effect, centre, cell, axis == COLUMN))


def pieces_to_move(arena: Arena, casting: Casting, effect: Effect, centre: i64) -> list[int]:
    if effect.op == RETREAT:
        if casting.caster < 0 or arena.units[casting.caster].cell == centre:
            return []
        return [int(casting.caster)]
    found: list[int] = []
    for piece in casting.targets:
        if can_be_moved(arena, piece) and arena.cell_of(piece) != centre:
            found.append(piece)
    return found


def cells_next(arena: Arena, casting: Casting, effect: Effect, centre: i64) -> list[int]:
    """kros.push.order: the cells whose pieces may come next; pushed from afar, attracted near."""
    best: i64 = NONE
    cells: list[int] = []
    for piece in casting.queue:
        cell = arena.cell_of(piece)
        far = distance(cell, centre)
        nearer = far < best if effect.op == ATTRACT else far > best
        if best < 0 or nearer:
            best = far
            cells = [int(cell)]
        elif far == best and cell not in cells:
            cells.append(int(cell))
    return cells


def take_cell(arena: Arena, casting: Casting, cell: i64) -> None:
    """The pieces of this cell come next: the Ice Cube, then what stood on it."""
    front: list[int] = []
    queue: list[int] = []
    for piece in casting.queue:
        if arena.cell_of(piece) == cell:
            front.append(piece)
        else:
            queue.append(piece)
    casting.front = front
    casting.queue = queue


def direction_of(effect: Effect, centre: i64, cell: i64, vertical: bool) -> i64:
    if effect.op == ATTRACT:
        return direction_along(cell, centre, vertical)
    return direction_along(centre, cell, vertical)


def directions_open(arena: Arena, casting: Casting, effect: Effect) -> list[int]:
    """kros.push.direction: the two ways of a piece that stands diagonally; ascending."""
    centre = centre_of(arena, casting, effect)
    cell = arena.cell_of(casting.front[0])
    both = [
        int(direction_of(effect, centre, cell, False)),
        int(direction_of(effect, centre, cell, True)),
    ]
    both.sort()
    return both


def shift(arena: Arena, casting: Casting, effect: Effect, direction: i64) -> None:
    """Move the piece in front, cell by cell, as far as it can go (kros.push.steps)."""
    piece = casting.front[0]
    casting.front = casting.front[1:]
    toward = centre_of(arena, casting, effect) if effect.op == ATTRACT else NONE
    path = path_of(arena, piece, direction, effect.n, toward)
    start = arena.cell_of(piece)
    if len(path) > 0:
        place_piece(arena, piece, path[len(path) - 1])
    if arena.tape is not None:
        kind = ("push", "attract", "retreat")[effect.op]
        rule = "kros.effect.retreat" if effect.op == RETREAT else "kros.push.steps"
        way = [CELL_NAMES[start], *told_cells(path)]
        arena.tell(kind, rule, {**told_piece(arena, piece), "path": way, "n": int(effect.n)})


def path_of(arena: Arena, piece: i64, direction: i64, most: i64, toward: i64) -> list[int]:
    """The cells that a displaced piece goes over; `toward` a cell it only comes nearer."""
    path: list[int] = []
    cell = arena.cell_of(piece)
    for _ in range(most):
        further: i64 = STEPS[DIRECTIONS * cell + direction]
        if further < 0:
            break
        if toward >= 0 and distance(further, toward) >= distance(cell, toward):
            break
        if piece >= SCENERY:
            if not arena.is_open_ice(further):
                break
        elif not arena.is_free(further):
            break
        cell = further
        path.append(int(cell))
    return path


def place_piece(arena: Arena, piece: i64, cell: i64) -> None:
    if piece >= SCENERY:
        number = piece - SCENERY
        arena.lift_scenery(number)
        arena.put_scenery(number, cell)
    else:
        arena.move_unit(arena.units[piece], cell)


def slide_path(arena: Arena, cube: i64, start: i64) -> list[int]:
    """kros.ice_shove.slide: the cells over which a shoved cube goes; `start` is the shover's."""
    cell = arena.scenery_cell[cube]
    direction = direction_along(start, cell, axis_between(start, cell) == COLUMN)
    path: list[int] = []
    further: i64 = STEPS[DIRECTIONS * cell + direction]
    while further >= 0 and arena.is_open_ice(further):
        path.append(int(further))
        further = STEPS[DIRECTIONS * further + direction]
    return path


def shove(arena: Arena, casting: Casting) -> None:
    """Ice Shove: the cube slides to the end, and whoever stands on it rides along."""
    caster = arena.units[casting.caster]
    cube: i64 = casting.targets[0] - SCENERY
    start: i64 = arena.scenery_cell[cube]
    rider = arena.unit_at(start)
    path = slide_path(arena, cube, caster.cell)
    if len(path) > 0:
        end = path[len(path) - 1]
        arena.lift_scenery(cube)
        if rider is not None:
            arena.lift(rider)
        arena.put_scenery(cube, end)
        if rider is not None:
            arena.put(rider, end)
    if arena.tape is not None:
        values = told_piece(arena, SCENERY + cube)
        values["path"] = [CELL_NAMES[start], *told_cells(path)]
        if rider is not None:
            values["rider"] = told_unit(rider)
        arena.tell("shove", "kros.ice_shove.slide", values)


def transpose(arena: Arena, casting: Casting) -> None:
    """kros.transpose.rule."""
    caster = arena.units[casting.caster]
    other = arena.unit_at(casting.cell)
    if other is None or other.number == caster.number or other.has(UNFAZED):
        return
    here, there = caster.cell, other.cell
    arena.lift(caster)
    arena.lift(other)
    arena.put(caster, there)
    arena.put(other, here)
    if arena.tape is not None:
        values = told_unit(caster)
        values["other"] = told_unit(other)
        values["cells"] = [CELL_NAMES[there], CELL_NAMES[here]]
        arena.tell("swap", "kros.transpose.rule", values)


def teleport(arena: Arena, unit: Unit, cell: i64) -> None:
    """kros.effect.teleport; an earlier effect of the spell may have filled the cell."""
    start = unit.cell
    if not arena.is_free(cell):
        return
    arena.move_unit(unit, cell)
    if arena.tape is not None:
        way = [CELL_NAMES[start], CELL_NAMES[cell]]
        arena.tell("teleport", "kros.effect.teleport", {**told_unit(unit), "path": way})


def travellers(arena: Arena, casting: Casting) -> list[int]:
    """Who may go through a portal: the cells of the caster and of adjacent allies, ascending."""
    caster = arena.units[casting.caster]
    cells = [int(caster.cell)]
    for unit in arena.units:
        if unit.owner != caster.owner or unit.cell < 0 or unit.has(UNFAZED):
            continue
        if distance(unit.cell, caster.cell) == 1:
            cells.append(int(unit.cell))
    cells.sort()
    return cells


def open_portal(arena: Arena, casting: Casting) -> bool:
    """teleport_choice; False if the caster's player is asked who goes."""
    if arena.is_free(casting.cell) and len(travellers(arena, casting)) > 1:
        arena.step = PORT
        arena.asked = casting.player
        return False
    teleport(arena, arena.units[casting.caster], casting.cell)
    return True
