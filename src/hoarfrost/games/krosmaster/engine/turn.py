"""The game turn of a player, and the turn of each piece in it (sections 7 and 8)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import NO_MARKS, Arena, Unit, told_faces, told_unit
from hoarfrost.games.krosmaster.engine.content import NONE
from hoarfrost.games.krosmaster.engine.glory import end_at_limit, lose_to_tension
from hoarfrost.games.krosmaster.engine.powers.known import ARMOUR, CRITICAL_HIT, DODGE, FARMER, LOCK
from hoarfrost.games.krosmaster.engine.shop import end_buffs, show_all
from hoarfrost.games.krosmaster.engine.steps import (
    ACT,
    ASSIGN,
    FACE_A,
    FACE_C,
    FACE_D,
    FACE_L,
    FACE_X,
    FACES,
    INSPIRE,
    KEEP,
    OVER,
    REFUND,
)
from hoarfrost.games.krosmaster.engine.summoning import end_grants, sweep_timeline
from hoarfrost.games.krosmaster.engine.tokens import discard, fill_gauges

REFUNDS: Final = (0, 1, 3)  # kros.refund: Kamas for so many dice


def begin_game(arena: Arena) -> None:
    """kros.setup.start."""
    arena.turn = 0
    arena.active = 1 - arena.first
    begin_turn(arena)


def begin_turn(arena: Arena) -> None:
    """TURN_START: the next game turn, of the other player."""
    arena.turn += 1
    arena.active = 1 - arena.active
    arena.asked = arena.active
    arena.gg_bought = 0
    arena.piece = NONE
    for unit in arena.units:
        if unit.owner == arena.active and unit.inspired != 0:
            unit.inspired = 0
            arena.refresh_powers(unit)
    arena.tell("turn", "kros.turn.phases", {"turn": int(arena.turn), "seat": int(arena.active)})
    if arena.turn == 2 or arena.turn == 3:
        show_all(arena)
    if arena.turn == 1:
        next_piece(arena)  # kros.turn.first_no_roll
    else:
        roll_tension(arena)


# Tension, Inspiration, Refund ---------------------------------------------------------------------


def roll_tension(arena: Arena) -> None:
    arena.die0 = arena.roll()
    arena.die1 = arena.roll()
    arena.symbol0 = NONE
    arena.symbol1 = NONE
    arena.given = 0
    arena.left = 0
    faces = [int(arena.die0), int(arena.die1)]
    arena.tell(
        "tension", "kros.turn.phases", {"seat": int(arena.active), "faces": told_faces(faces)}
    )
    if arena.rules.reroll:
        arena.step = KEEP
    else:
        assign_symbols(arena)


def keep_or_reroll(arena: Arena, rerolls: bool) -> None:
    """kros.tension.reroll."""
    if rerolls:
        arena.die0 = arena.roll()
        arena.die1 = NONE
        values = {"seat": int(arena.active), "faces": told_faces([int(arena.die0)])}
        arena.tell("reroll", "kros.tension.reroll", values)
    assign_symbols(arena)


def symbols_open(face: i64) -> list[int]:
    """kros.dice.tension_symbol: what the roller may turn a face into."""
    if face == FACE_X:
        return [FACE_C, FACE_D]
    if face > FACE_X:
        return [FACE_C, FACE_D, FACE_L, FACE_A]
    return [int(face)]


def assign_symbols(arena: Arena) -> None:
    """Plain faces are their symbol; for the others the roller is asked, one after the other."""
    if arena.symbol0 < 0:
        if arena.die0 >= FACE_X:
            arena.step = ASSIGN
            return
        arena.symbol0 = arena.die0
    if arena.symbol1 < 0 and arena.die1 >= 0:
        if arena.die1 >= FACE_X:
            arena.step = ASSIGN
            return
        arena.symbol1 = arena.die1
    check_double(arena)


def assign(arena: Arena, symbol: i64) -> None:
    if arena.symbol0 < 0:
        arena.symbol0 = symbol
    else:
        arena.symbol1 = symbol
    arena.tell(
        "assign", "kros.dice.tension_symbol", {"seat": int(arena.active), "symbol": FACES[symbol]}
    )
    assign_symbols(arena)


def face_to_assign(arena: Arena) -> i64:
    return arena.die0 if arena.symbol0 < 0 else arena.die1


def check_double(arena: Arena) -> None:
    if arena.symbol0 == arena.symbol1:
        lose_to_tension(arena)
        if arena.step == OVER:
            return
    arena.step = INSPIRE


def symbol_to_give(arena: Arena) -> i64:
    return arena.symbol0 if arena.given == 0 else arena.symbol1


def power_of_symbol(symbol: i64) -> i64:
    """kros.inspire.power, as a set of one power."""
    if symbol == FACE_C:
        return CRITICAL_HIT
    if symbol == FACE_D:
        return DODGE
    if symbol == FACE_L:
        return LOCK
    return ARMOUR


def may_inspire(arena: Arena, unit: Unit, symbol: i64) -> bool:
    """kros.inspire.no_repeat, kros.inspire.krosmaster_only."""
    return (
        unit.owner == arena.active
        and unit.cell >= 0
        and unit.card.is_krosmaster
        and not unit.has(power_of_symbol(symbol))
    )


def inspire(arena: Arena, unit: Unit) -> None:
    symbol = symbol_to_give(arena)
    unit.inspired |= power_of_symbol(symbol)
    arena.refresh_powers(unit)
    arena.given += 1
    if arena.tape is not None:
        values = {**told_unit(unit), "symbol": FACES[symbol]}
        arena.tell("inspire", "kros.inspire.power", values)
    after_die(arena)


def leave_die(arena: Arena) -> None:
    arena.given += 1
    arena.left += 1
    after_die(arena)


def after_die(arena: Arena) -> None:
    dice = 1 if arena.symbol1 < 0 else 2
    if arena.given < dice:
        return
    if arena.left > 0:
        arena.step = REFUND
    else:
        end_tension(arena)


def refund(arena: Arena, sold: i64) -> None:
    """kros.refund: dice that were left are sold, or dropped for nothing."""
    kamas = REFUNDS[sold]
    arena.add_kamas(arena.active, kamas)
    values = {"seat": int(arena.active), "sold": int(sold), "kamas": int(kamas)}
    arena.tell("refund", "kros.refund", values)
    end_tension(arena)


def end_tension(arena: Arena) -> None:
    arena.die0 = NONE
    arena.die1 = NONE
    arena.symbol0 = NONE
    arena.symbol1 = NONE
    arena.given = 0
    arena.left = 0
    next_piece(arena)


# The turn of a piece ------------------------------------------------------------------------------


def next_piece(arena: Arena) -> None:
    """kros.turn.timeline_order: the next unit on the board that has a turn, or the turn's end."""
    line = arena.line(arena.active)
    place: i64 = 0
    if arena.piece >= 0:
        place = line.index(int(arena.piece)) + 1
    while place < len(line):
        unit = arena.units[line[place]]
        if unit.cell >= 0 and unit.card.ap >= 0:  # kros.turn.mechanism_skip
            begin_piece(arena, unit)
            return
        place += 1
    end_turn(arena)


def begin_piece(arena: Arena, unit: Unit) -> None:
    """The Preliminary step (8.1)."""
    arena.piece = unit.number
    arena.step = ACT
    arena.asked = arena.active
    end_buffs(arena, unit)
    end_grants(arena, unit.number, False)
    fill_gauges(unit)
    discard(unit, arena.rules.frozen_tokens_stay)
    if arena.tape is not None:
        values = {**told_unit(unit), "ap": int(unit.ap), "mp": int(unit.mp)}
        arena.tell("piece", "kros.prelim.gauges", values)


def end_piece(arena: Arena) -> None:
    """The End step (8.3)."""
    unit = arena.units[arena.piece]
    if unit.picked_up and unit.has(FARMER):
        arena.add_kamas(unit.owner, 1)
        if arena.tape is not None:
            arena.tell("farmer", "kros.power.farmer", told_unit(unit))
    unit.ap = 0
    unit.mp = 0
    unit.range_change = 0
    unit.range_bonus = 0
    unit.used = 0
    unit.marks = NO_MARKS
    unit.reveals = 0
    unit.picked_up = False
    if arena.tape is not None:
        arena.tell("end", "kros.end.expire", told_unit(unit))
    next_piece(arena)


def end_turn(arena: Arena) -> None:
    """TURN_END."""
    sweep_timeline(arena, 0)
    sweep_timeline(arena, 1)
    arena.piece = NONE
    if arena.rules.last_turn > 0 and arena.turn >= arena.rules.last_turn:
        end_at_limit(arena)
    else:
        begin_turn(arena)
