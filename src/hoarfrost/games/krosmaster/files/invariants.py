"""What cannot be in any position: pieces lost, doubled, or where nothing can stand."""

from hoarfrost.games.krosmaster.engine.arena import FACE_UP, Arena
from hoarfrost.games.krosmaster.engine.content import (
    CELLS,
    EQUIPMENT,
    FROZEN,
    MINUS_AP,
    MINUS_MP,
    NONE,
)
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.steps import ACT, LOCKED, OVER
from hoarfrost.games.krosmaster.files.half_way import problems_half_way


def problems(arena: Arena) -> list[str]:
    found = [*unit_problems(arena), *scenery_problems(arena), *glory_problems(arena)]
    if arena.step in (ACT, LOCKED):
        if arena.piece < 0 or arena.units[arena.piece].cell < 0:
            found.append("no piece on the board is active")
        elif arena.units[arena.piece].owner != arena.active:
            found.append("the active piece is not the active player's")
    return found or problems_half_way(arena)


def unit_problems(arena: Arena) -> list[str]:
    found: list[str] = []
    standing = [NONE] * CELLS
    for unit in arena.units:
        if unit.cell >= 0:
            standing[unit.cell] = int(unit.number)
            if arena.closed.has(unit.cell):
                found.append(f"{unit.card.id} stands in scenery on {CELL_NAMES[unit.cell]}")
            if unit.blocks_sight() and not arena.blockers.has(unit.cell):
                found.append(f"{unit.card.id} does not block sight")
        if unit.injuries < 0 or unit.frozen < 0 or unit.hp_left() < 0:
            found.append(f"{unit.card.id} has {unit.injuries}/{unit.frozen} Injury markers")
        if unit.ap < 0 or unit.mp < 0:
            found.append(f"{unit.card.id} has {unit.ap} AP and {unit.mp} MP")
        found += token_problems(arena, int(unit.number))
    if standing != arena.occupant or [n >= 0 for n in standing] != [
        arena.taken.has(cell) for cell in range(CELLS)
    ]:
        found.append("two units stand on one cell")
    return found


def token_problems(arena: Arena, number: int) -> list[str]:
    unit = arena.units[number]
    found: list[str] = []
    for token in range(0, len(unit.tokens), 2):
        if unit.tokens[token] > 0 and unit.tokens[token + 1] > 0:
            found.append(f"{unit.card.id} holds tokens that cancel each other")
    for minus, most in ((MINUS_AP, unit.card.ap), (MINUS_MP, unit.card.mp)):
        if unit.tokens[minus] + unit.tokens[minus + FROZEN] > max(0, most):
            found.append(f"{unit.card.id} holds more negative tokens than its maximum")
    if len(unit.held) > unit.card.level:  # none for a Summon (kros.summon.restrict)
        found.append(f"{unit.card.id} holds more rewards than its Level")
    worn = [
        int(arena.content.rewards[held >> 2].equipment)
        for held in unit.held
        if held & FACE_UP and arena.content.rewards[held >> 2].type == EQUIPMENT
    ]
    if len(set(worn)) < len(worn):
        found.append(f"{unit.card.id} has two pieces of equipment of one kind face up")
    return found


def scenery_problems(arena: Arena) -> list[str]:
    found: list[str] = []
    lying = [NONE] * CELLS
    for number, cell in enumerate(arena.scenery_cell):
        kind = arena.scenery_kinds[number]
        if cell >= 0:
            lying[cell] = number
            if kind.slides and not arena.rink.has(cell):
                found.append(f"an Ice Cube lies off the Ice Rink, on {CELL_NAMES[cell]}")
            if kind.slides != arena.cubes.has(cell):
                found.append(f"the cubes are wrong at {CELL_NAMES[cell]}")
    if lying != arena.scenery_at:
        found.append("two pieces of scenery lie on one cell")
    return found


def glory_problems(arena: Arena) -> list[str]:
    found: list[str] = []
    if arena.gg0 + arena.gg1 + arena.wild > 13:
        found.append(f"there are more than 13 GG: {arena.gg0} and {arena.gg1}")
    if arena.step != OVER and (arena.gg0 <= 0 or arena.gg1 <= 0):
        found.append("a player without GG has lost, but the game goes on")
    for reward in arena.content.rewards:
        held = [h for unit in arena.units for h in unit.held if h >> 2 == reward.number]
        count = arena.piles[reward.number] + arena.display.count(int(reward.number)) + len(held)
        if count > reward.copies:
            found.append(f"there are {count} of the reward {reward.id}")
    return found
