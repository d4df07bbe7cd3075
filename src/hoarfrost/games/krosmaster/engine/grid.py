"""The cells of the arena: neighbours, distances, lines and what hides what.

A cell is 12 * y + x, counted from the north-west; people call it by its column and row: E6.
What depends on a cell alone is looked up: each cell has a `Place`, made when it is first asked for.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import WideSet
from hoarfrost.games.krosmaster.engine.content import CELLS, NONE, SIZE

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = 4
FARTHEST: Final = 22  # distance between opposite corners

# Axes.
ROW: Final = 0
COLUMN: Final = 1
EITHER: Final = 2

COLUMNS: Final = "ABCDEFGHIJKL"
CELL_NAMES: Final = [f"{COLUMNS[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS)]
CELL_NUMBER: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_NAMES)}


def step_from(cell: i64, direction: i64) -> i64:
    """The neighbour in a direction, or NONE off the board."""
    if direction == NORTH:
        return cell - SIZE if cell >= SIZE else NONE
    if direction == SOUTH:
        return cell + SIZE if cell < CELLS - SIZE else NONE
    if direction == EAST:
        return cell + 1 if cell % SIZE < SIZE - 1 else NONE
    return cell - 1 if cell % SIZE > 0 else NONE


# STEPS[4 * cell + direction]: the neighbour, or NONE.
STEPS: Final[list[int]] = [
    int(step_from(cell, direction)) for cell in range(CELLS) for direction in range(DIRECTIONS)
]


def distance(one: i64, other: i64) -> i64:
    """kros.term.distance: how many cells to walk, without diagonals."""
    return absolute(one % SIZE - other % SIZE) + absolute(one // SIZE - other // SIZE)


def is_aligned(one: i64, other: i64) -> bool:
    return one % SIZE == other % SIZE or one // SIZE == other // SIZE


def hides(start: i64, blocker: i64, target: i64) -> bool:
    """kros.los.algorithm: whether a blocker stands in the segment between two cells' centres.

    Touching a corner or an edge does not hide, and the two end cells never do. Exact: the distance
    of the blocker's centre from the segment is compared without a root or a division.
    """
    if blocker == start or blocker == target:
        return False
    ax, ay = start % SIZE, start // SIZE
    bx, by = blocker % SIZE, blocker // SIZE
    tx, ty = target % SIZE, target // SIZE
    if not (min(ax, tx) <= bx <= max(ax, tx) and min(ay, ty) <= by <= max(ay, ty)):
        return False
    dx, dy = tx - ax, ty - ay
    off = dx * (by - ay) - dy * (bx - ax)
    return 2 * absolute(off) < absolute(dx) + absolute(dy)


def absolute(number: i64) -> i64:
    if number < 0:
        return -number
    return number


class Place:
    """What is true of a cell on every board."""

    def __init__(self, cell: i64) -> None:
        self.cell: i64 = cell
        self.within: list[WideSet] = [WideSet() for _ in range(FARTHEST + 1)]  # by distance
        self.line: WideSet = WideSet()  # cells aligned with it
        # shadows[blocker]: the cells that a blocker hides from here; made when first asked for.
        self.shadows: list[WideSet | None] = [None] * CELLS
        for other in range(CELLS):
            away = distance(cell, other)
            for far in range(away, FARTHEST + 1):
                self.within[far].add(other)
            if is_aligned(cell, other):
                self.line.add(other)

    def shadow(self, blocker: i64) -> WideSet:
        """The cells that a blocker hides from this one."""
        known = self.shadows[blocker]
        if known is not None:
            return known
        shadow = WideSet()
        for target in range(CELLS):
            if hides(self.cell, blocker, target):
                shadow.add(target)
        self.shadows[blocker] = shadow
        return shadow


_PLACES: Final[list[Place | None]] = [None] * CELLS


def place(cell: i64) -> Place:
    known = _PLACES[cell]
    if known is not None:
        return known
    made = Place(cell)
    _PLACES[cell] = made
    return made


def direction_along(start: i64, target: i64, vertical: bool) -> i64:
    """The direction from one cell towards another along an axis; the cells differ there."""
    if vertical:
        return SOUTH if target // SIZE > start // SIZE else NORTH
    return EAST if target % SIZE > start % SIZE else WEST


def axis_between(start: i64, target: i64) -> i64:
    """kros.push.direction: ROW, COLUMN or EITHER, where it is farther; NONE: the same cell."""
    dx = absolute(target % SIZE - start % SIZE)
    dy = absolute(target // SIZE - start // SIZE)
    if dx == 0 and dy == 0:
        return NONE
    if dx == dy:
        return EITHER
    return ROW if dx > dy else COLUMN
