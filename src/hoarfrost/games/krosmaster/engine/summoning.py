"""Summons: how they come into play, and what a piece leaves behind (section 14.4)."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import (
    NO_MARKS,
    NO_TOKENS,
    SLOT_OF_MARK,
    Arena,
    Unit,
    told_unit,
)
from hoarfrost.games.krosmaster.engine.content import NONE, Card
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES


def summon(arena: Arena, summoner: Unit, card: i64, cell: i64) -> None:
    """kros.summon.cast."""
    unit = new_unit(arena, arena.content.cards[card], summoner.owner)
    unit.summoner = summoner.number
    arena.put(unit, cell)
    join_timeline(arena, unit, summoner)
    if arena.tape is not None:
        values = {**told_unit(unit), "cell": CELL_NAMES[cell], "by": told_unit(summoner)}
        arena.tell("summon", "kros.summon.cast", values)


def new_unit(arena: Arena, card: Card, owner: i64) -> Unit:
    """A unit with a number of its own."""
    number = next_number(arena)
    unit = Unit(number, card, owner, arena.spells_of(card))
    if number == len(arena.units):
        arena.units.append(unit)
        return unit
    arena.units[number] = unit
    for other in arena.units:
        if other.summoner == number:  # by the summon that had the number before
            other.summoner = NONE
    return unit


def next_number(arena: Arena) -> i64:
    """The number of the next unit: that of a summon which is gone for good, or a new one."""
    for old in arena.units:
        if old.cell < 0 and not old.card.is_krosmaster and not is_in_a_line(arena, old.number):
            return old.number
    return len(arena.units)


def is_in_a_line(arena: Arena, number: i64) -> bool:
    return number in arena.line0 or number in arena.line1


def join_timeline(arena: Arena, unit: Unit, summoner: Unit) -> None:
    """kros.summon.turn: behind its summoner and that one's earlier summons."""
    line = arena.line(unit.owner)
    place: i64 = line.index(int(summoner.number)) + 1
    while place < len(line) and arena.units[line[place]].summoner == summoner.number:
        place += 1
    arena.set_line(unit.owner, [*line[:place], int(unit.number), *line[place:]])


def forget(arena: Arena, unit: Unit) -> None:
    """kros.ko.remove: tokens, dice, rewards and granted powers of a piece that has left."""
    unit.tokens = NO_TOKENS
    unit.inspired = 0
    unit.held = NO_MARKS
    unit.spells = arena.spells_of(unit.card)
    unit.used = 0
    unit.used_up = 0
    unit.marks = NO_MARKS
    unit.reveals = 0
    unit.picked_up = False
    unit.ap = 0
    unit.mp = 0
    unit.range_change = 0
    unit.range_bonus = 0
    for other in arena.units:
        drop_mark(other, unit.number)
    end_grants(arena, unit.number, True)
    arena.refresh_powers(unit)


def drop_mark(unit: Unit, piece: i64) -> None:
    """A piece that has left is no target of earlier any more: its number may come again."""
    if len(unit.marks) > 0:
        unit.marks = [mark for mark in unit.marks if mark % SLOT_OF_MARK != piece]


def end_grants(arena: Arena, number: i64, also_as_target: bool) -> None:
    """Powers that this unit granted end; if it leaves the board, also those it was granted."""
    if len(arena.grants) == 0:
        return
    ended = [
        grant
        for grant in arena.grants
        if grant.caster == number or (also_as_target and grant.target == number)
    ]
    if len(ended) == 0:
        return
    arena.grants = [grant for grant in arena.grants if grant not in ended]
    for grant in ended:
        arena.refresh_powers(arena.units[grant.target])


def sweep_timeline(arena: Arena, player: i64) -> None:
    """Summons that are gone give up their places, at the end of the game turn."""
    line = arena.line(player)
    for number in line:
        unit = arena.units[number]
        if unit.cell < 0 and not unit.card.is_krosmaster:
            arena.set_line(
                player,
                [n for n in line if arena.units[n].cell >= 0 or arena.units[n].card.is_krosmaster],
            )
            return
