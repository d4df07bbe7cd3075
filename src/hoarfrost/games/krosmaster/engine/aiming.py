"""What a spell costs, where it can be aimed and what it hits (sections 12.1 to 12.5.1)."""

from mypy_extensions import i64

from hoarfrost.core.bits import MEMBERS, WideSet, bit, lowest
from hoarfrost.games.krosmaster.engine.arena import (
    FACE_UP,
    MOST_UNITS,
    SCENERY,
    SLOT_OF_MARK,
    Arena,
    Unit,
)
from hoarfrost.games.krosmaster.engine.content import (
    BLACK,
    CLOSE_COMBAT,
    CROSS,
    DIAMOND2,
    LINE3,
    NONE,
    PERSONAL,
    PURPLE,
    RED,
    SINGLE,
    Spell,
)
from hoarfrost.games.krosmaster.engine.grid import (
    COLUMN,
    DIRECTIONS,
    FARTHEST,
    STEPS,
    axis_between,
    direction_along,
    place,
)
from hoarfrost.games.krosmaster.engine.powers.known import BLIND, HEROIC_INSPIRATION, comrades
from hoarfrost.games.krosmaster.engine.summoning import next_number


def cost_of(arena: Arena, unit: Unit, slot: i64) -> i64:
    """The AP that a spell costs here (kros.power.heroic_inspiration)."""
    ap = unit.spells[slot].ap
    if ap > 0 and slot < len(unit.card.spells) and has_comrade(arena, unit):
        return ap - 1
    return ap


def has_comrade(arena: Arena, unit: Unit) -> bool:
    if not unit.has(HEROIC_INSPIRATION):
        return False
    types = arena.content.types
    wanted = comrades(unit.powers)
    return wanted in types and arena.has_type_beside(unit.owner, types.index(wanted), unit.number)


def is_affordable(arena: Arena, unit: Unit, slot: i64) -> bool:
    """kros.cast.prereq: the gauges, and markers for an Injury cost."""
    spell = unit.spells[slot]
    if unit.mp < spell.mp:
        return False
    if spell.injury > 0 and unit.injuries + unit.frozen + spell.injury > unit.card.hp:
        return False
    return unit.ap >= spell.ap or unit.ap >= cost_of(arena, unit, slot)


def is_used_up(unit: Unit, slot: i64) -> bool:
    """kros.spell.limits: blue and red; purple depends on the targets."""
    limit = unit.spells[slot].limit
    if limit == BLACK or limit == PURPLE:
        return False
    if limit == RED:
        return unit.used_up & bit(slot) != 0
    return unit.used & bit(slot) != 0


def count_summons(arena: Arena, unit: Unit, spell: Spell) -> i64:
    """How many summons on the board count for the limit of a spell."""
    count: i64 = 0
    for other in arena.units:
        if other.cell < 0 or other.owner != unit.owner or other.card.is_krosmaster:
            continue
        if not arena.rules.summons_by_kind or other.card.number == spell.summons:
            count += 1
    return count


def summons_are_full(arena: Arena, unit: Unit, spell: Spell) -> bool:
    """kros.summon.limit."""
    summons = count_summons(arena, unit, spell)
    return summons >= spell.summon_limit or next_number(arena) >= MOST_UNITS


def farthest(arena: Arena, unit: Unit, spell: Spell) -> i64:
    """kros.range.max: the MAX Range of a spell for this unit now."""
    if not spell.alterable:
        return spell.most
    most = spell.most + unit.range_change + unit.range_bonus
    if arena.raised.has(unit.cell) and unit.is_character():
        most += 1  # kros.scenery.range_bonus
    for held in unit.held:
        if held & FACE_UP != 0:
            most += arena.content.rewards[held >> 2].range_bonus
    if most < spell.least:
        return spell.least
    if most > FARTHEST:
        return FARTHEST
    return most


def limits_of_range(arena: Arena, unit: Unit, spell: Spell) -> tuple[i64, i64]:
    """The least and the greatest distance at which `find_range` finds cells."""
    least, most = spell.least, spell.most
    if spell.reach == PERSONAL:
        least, most = 0, 0
    elif spell.reach == CLOSE_COMBAT:
        least, most = 1, 1
    else:
        most = farthest(arena, unit, spell)
    if unit.has(BLIND):  # kros.power.blind
        least, most = max(least, 1), min(most, 1)
    return least, most


def find_hidden(arena: Arena, start: i64, hidden: WideSet) -> None:
    """kros.los.rule: all cells that somebody here does not see."""
    hidden.clear()
    here = place(start)
    blockers = arena.blockers
    left = blockers.low
    while left != 0:
        hidden.add_all(here.shadow(lowest(left)))
        left &= left - 1
    left = blockers.middle
    while left != 0:
        hidden.add_all(here.shadow(MEMBERS + lowest(left)))
        left &= left - 1
    left = blockers.high
    while left != 0:
        hidden.add_all(here.shadow(2 * MEMBERS + lowest(left)))
        left &= left - 1


def find_range(arena: Arena, unit: Unit, spell: Spell, cells: WideSet) -> None:
    """The cells within Range, without regard to sight."""
    here = place(unit.cell)
    if spell.reach == PERSONAL:
        cells.copy_from(here.within[0])
    elif spell.reach == CLOSE_COMBAT:
        cells.copy_from(here.within[1])
        cells.remove_all(here.within[0])
    else:
        cells.copy_from(here.within[farthest(arena, unit, spell)])
        if spell.least > 0:
            cells.remove_all(here.within[spell.least - 1])
        if spell.straight:
            cells.keep_only(here.line)
    if unit.has(BLIND):
        cells.keep_only(here.within[1])
        cells.remove_all(here.within[0])


def find_targets(arena: Arena, unit: Unit, slot: i64, hidden: WideSet, cells: WideSet) -> None:
    """The cells at which a unit may aim a spell now; `hidden` are those out of its sight."""
    spell = unit.spells[slot]
    cells.clear()
    if is_used_up(unit, slot) or not is_affordable(arena, unit, slot):
        return
    if spell.summons >= 0 and summons_are_full(arena, unit, spell):
        return
    find_range(arena, unit, spell, cells)
    if spell.los:
        cells.remove_all(hidden)
    if spell.needs_free:
        cells.remove_all(arena.taken)
        cells.remove_all(arena.closed)
    elif spell.is_shove:
        cells.keep_only(arena.cubes)
    if spell.limit == PURPLE and len(unit.marks) > 0:
        remove_marked(arena, unit, slot, cells)


def remove_marked(arena: Arena, unit: Unit, slot: i64, cells: WideSet) -> None:
    """Purple: no cell from which a piece would be hit a second time."""
    for cell in cells.members():
        if hits_marked(arena, unit, slot, cell):
            cells.remove(cell)


def hits_marked(arena: Arena, unit: Unit, slot: i64, cell: i64) -> bool:
    for piece in pieces_hit(arena, unit.spells[slot], unit.cell, cell):
        if SLOT_OF_MARK * slot + piece in unit.marks:
            return True
    return False


def may_aim(arena: Arena, unit: Unit, slot: i64, cell: i64) -> bool:
    hidden, cells = WideSet(), WideSet()
    if unit.spells[slot].los:
        find_hidden(arena, unit.cell, hidden)
    find_targets(arena, unit, slot, hidden, cells)
    return cells.has(cell)


def area_of(spell: Spell, origin: i64, cell: i64) -> list[int]:
    """Section 12.4: the cells that a spell aimed at a cell covers, ascending."""
    if spell.area == SINGLE:
        return [int(cell)]
    if spell.area == CROSS:
        return place(cell).within[1].members()
    if spell.area == DIAMOND2:
        return place(cell).within[2].members()
    cells = [int(cell)]
    axis = axis_between(origin, cell)
    if spell.area == LINE3 and axis != NONE:
        direction = direction_along(origin, cell, axis == COLUMN)
        further: i64 = cell
        for _ in range(2):
            further = STEPS[DIRECTIONS * further + direction]
            if further < 0:
                break
            cells.append(int(further))
    cells.sort()
    return cells


def pieces_hit(arena: Arena, spell: Spell, origin: i64, cell: i64) -> list[int]:
    """kros.area.targets: units and scenery, by cell; on one cell the scenery first."""
    if spell.is_shove:  # kros.ice_shove.only_cube
        return [SCENERY + arena.scenery_at[cell]]
    pieces: list[int] = []
    for covered in area_of(spell, origin, cell):
        scenery = arena.scenery_at[covered]
        if scenery >= 0:
            pieces.append(SCENERY + scenery)
        unit = arena.occupant[covered]
        if unit >= 0:
            pieces.append(unit)
    return pieces
