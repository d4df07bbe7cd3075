"""Rolls, damage and healing: steps 4 to 6 of the Spellcasting procedure."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.krosmaster.engine.arena import (
    SCENERY,
    Arena,
    Casting,
    Unit,
    told_faces,
    told_piece,
    told_unit,
)
from hoarfrost.games.krosmaster.engine.content import (
    DAMAGE_BONUS,
    HEAL_BONUS,
    IF_OTHER_TEAM_TYPE,
    IF_TARGET_TYPE,
    IF_UNIT_ADJACENT,
    NONE,
    Effect,
    Spell,
)
from hoarfrost.games.krosmaster.engine.dice import ARMOUR, CRITICAL, roll_dice, successes
from hoarfrost.games.krosmaster.engine.grid import distance
from hoarfrost.games.krosmaster.engine.powers.known import (
    FROSTBITE,
    INTERIOR_FIRE,
    armour_dice,
    critical_dice,
    damage_change,
    is_immune,
)
from hoarfrost.games.krosmaster.engine.steps import HEAL_MIX

NUMBERS: Final = 1024  # more than there are numbers of pieces


def caster_powers(arena: Arena, casting: Casting) -> i64:
    if casting.caster < 0:
        return casting.powers
    return arena.units[casting.caster].powers


def in_order(arena: Arena, pieces: list[int]) -> list[int]:
    """kros.conv.simultaneous: by row, column and number, where the pieces stand now."""
    keys = [arena.cell_of(piece) * NUMBERS + piece for piece in pieces]
    keys.sort()
    return [int(key % NUMBERS) for key in keys]


# Bonuses with a condition -------------------------------------------------------------------------


def bonus_of(arena: Arena, casting: Casting, effect: Effect, piece: i64) -> i64:
    """kros.effect.conditional: what an effect adds for this target now."""
    condition = effect.condition
    if condition == NONE:
        return effect.n
    if condition == IF_TARGET_TYPE:
        if piece < SCENERY and arena.units[piece].card.types & bit(effect.of) != 0:
            return effect.n
        return 0
    if condition == IF_OTHER_TEAM_TYPE:
        if arena.has_type_beside(casting.player, effect.of, casting.caster):
            return effect.n
        return 0
    beside = units_beside(arena, effect.of, arena.cell_of(piece))
    if condition == IF_UNIT_ADJACENT and beside > 1:
        beside = 1
    return effect.n * beside


def units_beside(arena: Arena, card: i64, cell: i64) -> i64:
    count: i64 = 0
    for unit in arena.units:
        if unit.card.number == card and unit.cell >= 0 and distance(unit.cell, cell) == 1:
            count += 1
    return count


def bonus_sum(arena: Arena, casting: Casting, op: i64, piece: i64) -> i64:
    total: i64 = 0
    for effect in casting.spell.effects:
        if effect.op == op:
            total += bonus_of(arena, casting, effect, piece)
    return total


# Attacks ------------------------------------------------------------------------------------------


def crit_dice_of(arena: Arena, casting: Casting) -> i64:
    """kros.cast.crit_dice; a bomb rolls one die (kros.bomb.explode)."""
    if casting.caster < 0:
        return 1
    return critical_dice(arena.units[casting.caster].powers, casting.spell.element)


def damage_of(
    arena: Arena, casting: Casting, piece: i64, crit: i64, armour: i64, bonus: i64
) -> i64:
    """kros.damage.formula: how much a target is hurt, before its HP are looked at."""
    spell = casting.spell
    damage = spell.damage + bonus
    if arena.rules.sums_successes:
        damage += crit - armour
        if crit > armour:
            damage += spell.crit_worth - 1
    elif crit > armour:
        damage += spell.crit_worth
    elif crit < armour:
        damage -= 1
    if piece < SCENERY:
        powers = arena.units[piece].powers
        damage += damage_change(powers, spell.element)
        if is_immune(powers, spell.element):
            return 0
    if damage < 0:
        return 0
    return damage


def rolls_armour(arena: Arena, spell: Spell, piece: i64) -> bool:
    """kros.cast.armour_dice: characters do, unless the spell pierces armour."""
    return piece < SCENERY and not spell.pierces and arena.units[piece].is_character()


def attack(arena: Arena, casting: Casting) -> None:
    """Steps 4 to 6 of an attack spell."""
    if len(casting.targets) == 0:
        return  # kros.cast.no_target
    crit = roll_critical(arena, casting)
    targets = in_order(arena, casting.targets)
    armour = [roll_armour(arena, casting, piece) for piece in targets]
    stolen: i64 = 0
    for place in range(len(targets)):
        piece = targets[place]
        bonus = bonus_sum(arena, casting, DAMAGE_BONUS, piece)
        damage = damage_of(arena, casting, piece, crit, armour[place], bonus)
        placed = hurt(arena, casting, piece, damage)
        if piece < SCENERY:
            stolen += placed
    if casting.spell.steals_health and casting.caster >= 0:
        caster = arena.units[casting.caster]
        heal_regular(arena, caster, stolen, "kros.effect.steal_health")


def roll_critical(arena: Arena, casting: Casting) -> i64:
    faces = roll_dice(arena, crit_dice_of(arena, casting))
    crit = successes(faces, CRITICAL)
    if arena.tape is not None:
        values = {"seat": int(casting.player), "faces": told_faces(faces), "count": int(crit)}
        arena.tell("critical", "kros.cast.crit_dice", values)
    return crit


def roll_armour(arena: Arena, casting: Casting, piece: i64) -> int:
    if not rolls_armour(arena, casting.spell, piece):
        return 0
    unit = arena.units[piece]
    faces = roll_dice(arena, armour_dice(unit.powers, casting.spell.element))
    armour = successes(faces, ARMOUR)
    if arena.tape is not None:
        values = {**told_unit(unit), "faces": told_faces(faces), "count": int(armour)}
        arena.tell("armour", "kros.cast.armour_dice", values)
    return int(armour)


def freezes_injuries(arena: Arena, casting: Casting, piece: i64) -> bool:
    """kros.damage.kind: whether the markers of an attack are Frozen ones for this target."""
    if piece >= SCENERY or caster_powers(arena, casting) & FROSTBITE == 0:
        return False
    return not arena.units[piece].has(INTERIOR_FIRE)


def hurt(arena: Arena, casting: Casting, piece: i64, damage: i64) -> i64:
    """Place Injury markers (kros.injury.cap); returns how many."""
    frozen = freezes_injuries(arena, casting, piece)
    if piece >= SCENERY:
        number = piece - SCENERY
        placed = at_most(damage, arena.scenery_kinds[number].hp - arena.scenery_marks[number])
        arena.scenery_marks[number] += int(placed)
    else:
        unit = arena.units[piece]
        placed = at_most(damage, unit.hp_left())
        if frozen:
            unit.frozen += placed
        else:
            unit.injuries += placed
    if arena.tape is not None:
        values = told_piece(arena, piece)
        values["damage"] = int(damage)
        values["placed"] = int(placed)
        values["frozen"] = frozen
        arena.tell("damage", "kros.damage.formula", values)
    return placed


def at_most(count: i64, limit: i64) -> i64:
    if count > limit:
        return limit
    return count


# Heals --------------------------------------------------------------------------------------------


def heal_regular(arena: Arena, unit: Unit, count: i64, rule: str) -> None:
    """Remove regular markers, as many as there are."""
    healed = at_most(count, unit.injuries)
    unit.injuries -= healed
    tell_heal(arena, unit, healed, 0, rule)


def tell_heal(arena: Arena, unit: Unit, regular: i64, frozen: i64, rule: str) -> None:
    if arena.tape is not None:
        values = {**told_unit(unit), "count": int(regular + frozen), "frozen": int(frozen)}
        arena.tell("heal", rule, values)


def units_to_heal(arena: Arena, casting: Casting) -> list[int]:
    """kros.effect.heal_target: units of either side, in order."""
    return in_order(arena, [piece for piece in casting.targets if piece < SCENERY])


def heal(arena: Arena, casting: Casting) -> bool:
    """Step 6 of a heal spell; False if the caster's player is asked for the mix of markers."""
    units = units_to_heal(arena, casting)
    while casting.healed < len(units):
        unit = arena.units[units[casting.healed]]
        least, most = frozen_choices(arena, casting, unit)
        if least < most:
            arena.step = HEAL_MIX
            arena.asked = casting.player
            return False
        heal_mix(arena, casting, least)
    return True


def heal_amount(arena: Arena, casting: Casting, unit: Unit) -> i64:
    return casting.spell.heal + bonus_sum(arena, casting, HEAL_BONUS, unit.number)


def frozen_choices(arena: Arena, casting: Casting, unit: Unit) -> tuple[i64, i64]:
    """The fewest and the most Frozen markers that this heal may remove from a unit.

    Only a healer with Interior Fire reaches them (kros.injury.frozen_heal); all that can be healed
    is healed (kros.conv.must), so the mix is a choice of how many Frozen ones are among it.
    """
    none: i64 = 0
    if caster_powers(arena, casting) & INTERIOR_FIRE == 0:
        return none, none
    amount = heal_amount(arena, casting, unit)
    most = at_most(amount, unit.frozen)
    least = amount - unit.injuries
    if least > unit.frozen:
        least = unit.frozen
    if least < 0:
        least = 0
    return least, most


def heal_mix(arena: Arena, casting: Casting, frozen: i64) -> None:
    """Heal the unit whose turn it is: so many Frozen markers, and regular ones for the rest."""
    unit = arena.units[units_to_heal(arena, casting)[casting.healed]]
    regular = at_most(heal_amount(arena, casting, unit) - frozen, unit.injuries)
    unit.injuries -= regular
    unit.frozen -= frozen
    casting.healed += 1
    tell_heal(arena, unit, regular, frozen, "kros.effect.heal_target")
