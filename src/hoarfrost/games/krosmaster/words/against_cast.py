"""Why the active piece cannot cast a spell at a cell: everything that is in the way."""

from collections.abc import Callable, Iterator
from typing import Final

from hoarfrost.core.bits import WideSet
from hoarfrost.core.errors import Reason
from hoarfrost.games.krosmaster.engine.aiming import (
    cost_of,
    count_summons,
    farthest,
    find_range,
    is_used_up,
    pieces_hit,
    summons_are_full,
)
from hoarfrost.games.krosmaster.engine.arena import SCENERY, SLOT_OF_MARK, Arena, Unit
from hoarfrost.games.krosmaster.engine.content import (
    CLOSE_COMBAT,
    NONE,
    PERSONAL,
    PURPLE,
    RED,
    Spell,
)
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES, distance, is_aligned
from hoarfrost.games.krosmaster.engine.powers.known import BLIND
from hoarfrost.games.krosmaster.engine.previews import sight_blockers
from hoarfrost.games.krosmaster.words.listener import Phrase
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import names_of, the_scenery
from hoarfrost.games.krosmaster.words.refusal import (
    called,
    cell_of,
    named,
    not_free,
    reason,
    unknown_cell,
    unknown_word,
    wrong_form,
)

ON_CELL: Final = Message("{piece} on {cell}")


def reasons_against_cast(arena: Arena, words: list[str]) -> list[Reason]:
    """Of `cast` and what follows."""
    unit = arena.units[arena.piece]
    if len(words) < 3:
        return [wrong_form("kros.cast.steps", f"cast {example(unit)} E6")]
    spell = "_".join(words[1:-1])
    slot = slot_of(unit, spell)
    if slot == NONE:
        return [no_such_spell(arena, unit, spell)]
    cell = cell_of(words[-1])
    if cell < 0:
        return [unknown_cell(words[-1])]
    reasons = [check(arena, unit, slot, cell) for check in CHECKS]
    found = [each for each in reasons if each is not None]
    # The spell could be cast: only its name was not written in one word.
    return found or [wrong_form("kros.cast.steps", f"cast {spell} {CELL_NAMES[cell]}")]


def example(unit: Unit) -> str:
    return unit.spells[0].id if unit.spells else "punch"


def slot_of(unit: Unit, id: str) -> int:
    for slot, spell in enumerate(unit.spells):
        if spell.id == id:
            return slot
    return NONE


def no_such_spell(arena: Arena, unit: Unit, id: str) -> Reason:
    common = {spell.id: spell for spell in (arena.content.punch, arena.content.ice_shove)}
    if id in common:
        return reason(
            "E_SPELL",
            "kros.summon.restrict",
            Message("{piece} is a Summon and does not have {spell}."),
            piece=unit.card.name,
            spell=called(common[id]),
        )
    for spell in spells_of_others(arena):
        if spell.id == id:
            return not_its_spell(unit, spell)
    known = [spell.id for spell in unit.spells]
    return unknown_word("E_SPELL", "kros.piece.spells", id, known)


def spells_of_others(arena: Arena) -> Iterator[Spell]:
    for card in arena.content.cards:
        yield from card.spells
    for reward in arena.content.rewards:
        if reward.spell is not None:
            yield reward.spell


def not_its_spell(unit: Unit, spell: Spell) -> Reason:
    message = Message("{piece} does not have {spell}. Its Spells: {spells}.")
    return reason(
        "E_SPELL",
        "kros.piece.spells",
        message,
        piece=unit.card.name,
        spell=called(spell),
        spells=[called(own) for own in unit.spells],
    )


# What can be in the way ---------------------------------------------------------------------------


def used(_arena: Arena, unit: Unit, slot: int, _cell: int) -> Reason | None:
    """kros.spell.limits: blue and red."""
    if not is_used_up(unit, slot):
        return None
    spell = unit.spells[slot]
    if spell.limit == RED:
        message = Message("{piece} has cast {spell} before: it can be cast once per game.")
    else:
        message = Message("{piece} has cast {spell} in this turn: it can be cast once per turn.")
    return reason(
        "E_LIMIT", "kros.spell.limits", message, piece=unit.card.name, spell=called(spell)
    )


def too_few_ap(arena: Arena, unit: Unit, slot: int, _cell: int) -> Reason | None:
    cost = int(cost_of(arena, unit, slot))
    if unit.ap >= cost:
        return None
    message = Message("{spell} costs {cost} AP. {piece} has {ap}, which is {short} short.")
    return reason(
        "E_AP",
        "kros.cast.prereq",
        message,
        spell=called(unit.spells[slot]),
        cost=cost,
        piece=unit.card.name,
        ap=int(unit.ap),
        short=cost - int(unit.ap),
    )


def too_few_mp(_arena: Arena, unit: Unit, slot: int, _cell: int) -> Reason | None:
    spell = unit.spells[slot]
    if unit.mp >= spell.mp:
        return None
    message = Message("{spell} costs {cost} MP. {piece} has {mp}, which is {short} short.")
    return reason(
        "E_MP",
        "kros.cast.prereq",
        message,
        spell=called(spell),
        cost=int(spell.mp),
        piece=unit.card.name,
        mp=int(unit.mp),
        short=int(spell.mp - unit.mp),
    )


def too_few_hp(_arena: Arena, unit: Unit, slot: int, _cell: int) -> Reason | None:
    spell = unit.spells[slot]
    if spell.injury <= unit.hp_left():
        return None
    message = Message.plural(
        "{spell} costs {n} injury. {piece} has {hp} HP left, which is {short} short.",
        "{spell} costs {n} injuries. {piece} has {hp} HP left, which is {short} short.",
        n=int(spell.injury),
    )
    return reason(
        "E_HP",
        "kros.cast.prereq",
        message,
        spell=called(spell),
        piece=unit.card.name,
        hp=int(unit.hp_left()),
        short=int(spell.injury - unit.hp_left()),
    )


def too_many_summons(arena: Arena, unit: Unit, slot: int, _cell: int) -> Reason | None:
    spell = unit.spells[slot]
    if spell.summons < 0 or not summons_are_full(arena, unit, spell):
        return None
    summons = int(count_summons(arena, unit, spell))
    if summons < spell.summon_limit:
        message = Message("There are as many pieces on the board as a game can have.")
        return reason("E_SUMMON_LIMIT", "kros.summon.limit", message)
    message = Message.plural(
        "{spell} allows {n} Summon on the board, and you have {summons}.",
        "{spell} allows {n} Summons on the board, and you have {summons}.",
        n=int(spell.summon_limit),
    )
    return reason(
        "E_SUMMON_LIMIT",
        "kros.summon.limit",
        message,
        spell=called(spell),
        summons=summons,
    )


def out_of_range(arena: Arena, unit: Unit, slot: int, cell: int) -> Reason | None:
    spell = unit.spells[slot]
    cells = WideSet()
    find_range(arena, unit, spell, cells)
    if cells.has(cell):
        return None
    away = int(distance(unit.cell, cell))
    if spell.reach == PERSONAL:
        return personal(unit, spell)
    if spell.reach == CLOSE_COMBAT:
        return close_combat(spell, cell, away)
    if not spell.least <= away <= farthest(arena, unit, spell):
        return too_near_or_far(arena, unit, spell, cell)
    if spell.straight and not is_aligned(unit.cell, cell):
        return not_straight(unit, spell, cell)
    return blind(unit, cell)


def personal(unit: Unit, spell: Spell) -> Reason:
    if unit.has(BLIND):
        message = Message("{piece} has the Power {power} and cannot cast {spell} at its own cell.")
        return reason(
            "E_BLIND",
            "kros.power.blind",
            message,
            piece=unit.card.name,
            power=names_of("powers", "blind"),
            spell=called(spell),
        )
    message = Message("{spell} is aimed at the caster's own cell, {cell}.")
    return reason(
        "E_RANGE",
        "kros.range.distance",
        message,
        spell=called(spell),
        cell=CELL_NAMES[unit.cell],
    )


def close_combat(spell: Spell, cell: int, away: int) -> Reason:
    message = Message("{spell} is for adjacent cells, and {cell} is at distance {away}.")
    return reason(
        "E_RANGE",
        "kros.spell.range_colour",
        message,
        spell=called(spell),
        cell=CELL_NAMES[cell],
        away=away,
    )


def too_near_or_far(arena: Arena, unit: Unit, spell: Spell, cell: int) -> Reason:
    least, most = int(spell.least), int(farthest(arena, unit, spell))
    away = int(distance(unit.cell, cell))
    if away < least:
        message = Message("{cell} is {by} too near for {spell}: distance {away}, at least {limit}.")
    else:
        message = Message("{cell} is {by} too far for {spell}: distance {away}, at most {limit}.")
    limit = least if away < least else most
    return reason(
        "E_RANGE",
        "kros.range.max" if away > most and spell.alterable else "kros.range.distance",
        message,
        cell=CELL_NAMES[cell],
        by=abs(away - limit),
        spell=called(spell),
        away=away,
        limit=limit,
    )


def not_straight(unit: Unit, spell: Spell, cell: int) -> Reason:
    message = Message("{spell} needs a straight line, and {cell} is not in line with {start}.")
    return reason(
        "E_STRAIGHT",
        "kros.range.distance",
        message,
        spell=called(spell),
        cell=CELL_NAMES[cell],
        start=CELL_NAMES[unit.cell],
    )


def blind(unit: Unit, cell: int) -> Reason:
    message = Message(
        "{piece} has the Power {power} and reaches only adjacent cells; {cell} is not adjacent."
    )
    return reason(
        "E_BLIND",
        "kros.power.blind",
        message,
        piece=unit.card.name,
        power=names_of("powers", "blind"),
        cell=CELL_NAMES[cell],
    )


def out_of_sight(arena: Arena, unit: Unit, slot: int, cell: int) -> Reason | None:
    if not unit.spells[slot].los:
        return None
    blockers = [
        ON_CELL.filled(piece=blocker(arena, at, int(unit.owner)), cell=CELL_NAMES[at])
        for at in sight_blockers(arena, unit.cell, cell)
    ]
    if not blockers:
        return None
    message = Message("There is no line of sight to {cell}. In the way: {blockers}.")
    return reason("E_SIGHT", "kros.los.rule", message, cell=CELL_NAMES[cell], blockers=blockers)


def blocker(arena: Arena, cell: int, reader: int) -> Phrase:
    """What blocks sight on a cell: whoever stands there, or a tree."""
    unit = arena.unit_at(cell)
    if unit is not None and unit.blocks_sight():
        return named(unit, reader)
    return the_scenery(arena.scenery_kinds[arena.scenery_at[cell]].id)


def needs_free(arena: Arena, unit: Unit, slot: int, cell: int) -> Reason | None:
    if not unit.spells[slot].needs_free:
        return None
    return not_free(arena, cell, int(unit.owner))


def needs_cube(arena: Arena, unit: Unit, slot: int, cell: int) -> Reason | None:
    spell = unit.spells[slot]
    if not spell.is_shove or arena.cubes.has(cell):
        return None
    message = Message("{spell} needs an Ice Cube, and there is none on {cell}.")
    return reason(
        "E_NO_CUBE",
        "kros.ice_shove.target",
        message,
        spell=called(spell),
        cell=CELL_NAMES[cell],
    )


def hit_before(arena: Arena, unit: Unit, slot: int, cell: int) -> Reason | None:
    """kros.spell.limits: purple."""
    spell = unit.spells[slot]
    if spell.limit != PURPLE or (spell.is_shove and not arena.cubes.has(cell)):
        return None
    again = [
        piece_called(arena, piece, int(unit.owner))
        for piece in pieces_hit(arena, spell, unit.cell, cell)
        if SLOT_OF_MARK * slot + piece in unit.marks
    ]
    if not again:
        return None
    message = Message("{spell} has hit {pieces} in this turn: each target once per turn.")
    return reason("E_LIMIT", "kros.spell.limits", message, spell=called(spell), pieces=again)


def piece_called(arena: Arena, piece: int, reader: int) -> Phrase:
    if piece >= SCENERY:
        return the_scenery(arena.scenery_kinds[piece - SCENERY].id)
    return named(arena.units[piece], reader)


CHECKS: Final[tuple[Callable[[Arena, Unit, int, int], Reason | None], ...]] = (
    used,
    too_few_ap,
    too_few_mp,
    too_few_hp,
    too_many_summons,
    out_of_range,
    out_of_sight,
    needs_free,
    needs_cube,
    hit_before,
)
