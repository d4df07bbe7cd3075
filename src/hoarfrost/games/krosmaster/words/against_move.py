"""Why the active piece cannot walk to a cell."""

from hoarfrost.core.bits import WideSet
from hoarfrost.core.errors import Reason
from hoarfrost.games.krosmaster.engine.arena import Arena, Unit
from hoarfrost.games.krosmaster.engine.content import CELLS
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES, distance
from hoarfrost.games.krosmaster.engine.moving import find_danger, lockers_of
from hoarfrost.games.krosmaster.engine.powers.known import ITTY_BITTY
from hoarfrost.games.krosmaster.engine.previews import walks
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.refusal import (
    cell_of,
    named,
    not_free,
    reason,
    unknown_cell,
    wrong_form,
)


def reasons_against_move(arena: Arena, words: list[str]) -> list[Reason]:
    """Of `mv` and what follows."""
    if len(words) != 2:
        return [wrong_form("kros.move.step", "mv E6")]
    goal = cell_of(words[1])
    if goal < 0:
        return [unknown_cell(words[1])]
    unit = arena.units[arena.piece]
    found = (
        cannot_walk(unit)
        or is_there(unit, goal)
        or has_no_mp(unit)
        or not_free(arena, goal, int(unit.owner))
        or is_locked(arena, unit, goal)
        or is_too_far(arena, unit, goal)
    )
    return [found]


def cannot_walk(unit: Unit) -> Reason | None:
    if unit.is_character():
        return None
    message = Message("{piece} has no MP and stays where it is: only Spells move it.")
    return reason("E_CANNOT_WALK", "kros.piece.character", message, piece=unit.card.name)


def is_there(unit: Unit, goal: int) -> Reason | None:
    if unit.cell != goal:
        return None
    message = Message("{piece} is already on {cell}.")
    return reason(
        "E_SAME_CELL", "kros.move.step", message, piece=unit.card.name, cell=CELL_NAMES[goal]
    )


def has_no_mp(unit: Unit) -> Reason | None:
    if unit.mp > 0:
        return None
    return reason(
        "E_MP", "kros.move.step", Message("{piece} has no MP left."), piece=unit.card.name
    )


def is_locked(arena: Arena, unit: Unit, goal: int) -> Reason | None:
    """From a cell next to opponents a move leads to a neighbour only."""
    danger = WideSet()
    find_danger(arena, unit, danger)
    if not danger.has(unit.cell) or distance(unit.cell, goal) == 1:
        return None
    message = Message("{piece} is next to {lockers}: after a Lock check it moves 1 cell only.")
    return reason(
        "E_LOCKED",
        "kros.lock.when",
        message,
        piece=unit.card.name,
        lockers=lockers(arena, unit, int(unit.cell)),
    )


def lockers(arena: Arena, unit: Unit, cell: int) -> list[object]:
    return [named(locker, int(unit.owner)) for locker in lockers_of(arena, unit, cell)]


def is_too_far(arena: Arena, unit: Unit, goal: int) -> Reason:
    """The way is too long, or leads past opponents, or there is none."""
    nimble = unit.copy()
    nimble.mp = CELLS
    nimble.powers |= ITTY_BITTY
    walk = next((walk for walk in walks(arena, nimble) if walk.cell == goal), None)
    if walk is None:
        message = Message("No way leads to {cell}: other pieces close it off.")
        return reason("E_NO_WAY", "kros.board.impassable", message, cell=CELL_NAMES[goal])
    if walk.cost() > unit.mp:
        return too_long(unit, goal, walk.cost())
    return held_on_the_way(arena, unit, goal, walk.path)


def too_long(unit: Unit, goal: int, steps: int) -> Reason:
    message = Message(
        "The way to {cell} takes {steps} MP. {piece} has {mp}, which is {short} short."
    )
    return reason(
        "E_TOO_FAR",
        "kros.move.step",
        message,
        cell=CELL_NAMES[goal],
        steps=steps,
        piece=unit.card.name,
        mp=int(unit.mp),
        short=steps - int(unit.mp),
    )


def held_on_the_way(arena: Arena, unit: Unit, goal: int, path: list[int]) -> Reason:
    """Every way leads out of a cell next to opponents, so it takes more than one move."""
    stop = next((cell for cell in path if lockers_of(arena, unit, cell)), goal)
    message = Message(
        "The way to {cell} leads past {lockers}: move to {stop} first, for a Lock check."
    )
    return reason(
        "E_LOCK_ON_THE_WAY",
        "kros.lock.when",
        message,
        cell=CELL_NAMES[goal],
        lockers=lockers(arena, unit, stop),
        stop=CELL_NAMES[stop],
    )
