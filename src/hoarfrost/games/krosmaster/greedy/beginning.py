"""Setting up: the order of the timeline, and where each Krosmaster begins."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import Arena, Unit
from hoarfrost.games.krosmaster.engine.content import SIZE, depth
from hoarfrost.games.krosmaster.engine.grid import absolute, distance
from hoarfrost.games.krosmaster.engine.setting_up import deploy_cells, next_to_deploy
from hoarfrost.games.krosmaster.engine.steps import CHOOSE, NEXT
from hoarfrost.games.krosmaster.engine.weighing import attack_reach

MIDDLE = 11  # twice the coordinate of the middle of the board


def choose_cell(arena: Arena, player: i64) -> i64:
    """Fighters in front and near the middle, archers and the weak behind them."""
    return best_cells(arena, player, 1)[0]


def best_cells(arena: Arena, player: i64, count: i64) -> list[int]:
    """The best places for the next Krosmaster, as actions, ascending."""
    unit = arena.units[next_to_deploy(arena, player)]
    cells = deploy_cells(arena)
    found: list[int] = []
    for _ in range(count):
        best: i64 = -1
        best_score = -99.0
        for cell in cells.members():
            score = cell_score(arena, player, unit, cell)
            if score > best_score:
                best_score = score
                best = cell
        if best < 0:
            break
        cells.remove(best)
        found.append(int(CHOOSE + best))
    found.sort()
    return found


def cell_score(arena: Arena, player: i64, unit: Unit, cell: i64) -> float:
    aside = side_of_middle(cell, arena.edge(player))
    row = depth(int(cell), int(arena.edge(player)))
    in_front = attack_reach(unit) <= 5 and unit.card.hp > 6
    score = -0.1 * float(aside)
    if in_front:
        score += float(row)
    else:
        score -= 0.4 * float(row)
    for other in arena.units:
        if other.owner != player and other.cell >= 0:
            score -= 0.02 * float(distance(other.cell, cell))
    return score


def side_of_middle(cell: i64, edge: i64) -> i64:
    """How far a cell is from the middle of its edge."""
    along: i64 = cell % SIZE
    if edge % 2 == 1:
        along = cell // SIZE
    return absolute(2 * along - MIDDLE)


def choose_next(arena: Arena, first: i64, places: list[int]) -> i64:
    """Of equal Initiative the one who hits farther comes first."""
    best: i64 = places[0]
    best_reach: i64 = -1
    for action in places:
        reach = attack_reach(arena.units[first + action - NEXT])
        if reach > best_reach:
            best_reach = reach
            best = action
    return best
