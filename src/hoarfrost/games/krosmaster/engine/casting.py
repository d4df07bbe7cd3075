"""The Spellcasting procedure, step by step (section 12.5), with KOs and Explosions after it.

A spell can stop for a question: which way a piece is pushed, who goes through a portal, which
markers are healed, who is removed first, which bomb explodes next. What is decided so far lies in
`arena.casting`, so `proceed` goes on from any of these places.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.krosmaster.engine.aiming import cost_of, pieces_hit
from hoarfrost.games.krosmaster.engine.arena import (
    NO_BOMBS,
    NO_MARKS,
    SCENERY,
    SLOT_OF_MARK,
    Arena,
    Bomb,
    Casting,
    Grant,
    Unit,
    told_piece,
    told_unit,
)
from hoarfrost.games.krosmaster.engine.content import (
    ATTACK,
    ATTRACT,
    BLACK,
    FROZEN,
    GRANT_POWER,
    HEAL,
    ICE_SHOVE,
    LOSE_MP,
    MINUS_AP,
    MINUS_MP,
    NONE,
    PLACE_TOKENS,
    PLUS_AP,
    PLUS_MP,
    PURPLE,
    PUSHBACK,
    RANGE_BONUS,
    RED,
    RETREAT,
    STEAL_AP,
    STEAL_MP,
    SUMMON,
    TELEPORT_CHOICE,
    TELEPORT_SELF,
    TOKEN_BONUS,
    TRANSPOSE,
    Effect,
)
from hoarfrost.games.krosmaster.engine.displacing import (
    displace,
    open_portal,
    shove,
    teleport,
    transpose,
)
from hoarfrost.games.krosmaster.engine.glory import finish, gain_glory
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.injuries import (
    attack,
    bonus_of,
    caster_powers,
    heal,
    in_order,
)
from hoarfrost.games.krosmaster.engine.powers.known import EXPLOSIVE, POWERS, freezes
from hoarfrost.games.krosmaster.engine.steps import ACT, EXPLODE, KO_ORDER, OVER
from hoarfrost.games.krosmaster.engine.summoning import forget, summon
from hoarfrost.games.krosmaster.engine.tokens import may_get, place_tokens

# How far the procedure is.
EFFECTS: Final = 0  # step 3
HITTING: Final = 1  # steps 4 to 6
CLEARING: Final = 2  # step 7: what is KO or destroyed is found
REMOVING: Final = 3  # step 7: KO Krosmasters leave one by one
STAGE_NAMES: Final = ("effects", "hitting", "clearing", "removing")


def cast(arena: Arena, unit: Unit, slot: i64, cell: i64) -> None:
    """Steps 1 and 2: the target and the cost."""
    spell = unit.spells[slot]
    casting = Casting(unit.number, spell, cell, unit.cell, unit.owner)
    casting.targets = pieces_hit(arena, spell, unit.cell, cell)
    ap = cost_of(arena, unit, slot)
    unit.ap -= ap
    unit.mp -= spell.mp
    unit.injuries += spell.injury
    mark_use(unit, slot, casting.targets)
    if arena.tape is not None:
        values = told_unit(unit)
        values["spell"] = spell.id
        values["cell"] = CELL_NAMES[cell]
        values["from"] = CELL_NAMES[unit.cell]
        values["ap"] = int(ap)
        values["mp"] = int(spell.mp)
        values["injury"] = int(spell.injury)
        arena.tell("cast", "kros.cast.steps", values)
    arena.casting = casting
    proceed(arena)


def mark_use(unit: Unit, slot: i64, targets: list[int]) -> None:
    """kros.spell.limits."""
    limit = unit.spells[slot].limit
    if limit == BLACK:
        return
    unit.used |= bit(slot)
    if limit == RED:
        unit.used_up |= bit(slot)
    elif limit == PURPLE:
        marks = unit.marks.copy()
        for piece in targets:
            marks.append(int(SLOT_OF_MARK * slot + piece))
        unit.marks = marks


def proceed(arena: Arena) -> None:
    """Go on with the spell under way, and the Explosions after it, until somebody is asked."""
    arena.step = ACT
    arena.asked = arena.active
    while arena.step != OVER:
        casting = arena.casting
        if casting is None:
            if len(arena.bombs) == 0:
                return
            if len(arena.bombs) > 1:
                arena.step = EXPLODE
                return
            explode(arena, 0)
        elif not resolve(arena, casting):
            return
        else:
            arena.casting = None


def resolve(arena: Arena, casting: Casting) -> bool:
    """Steps 3 to 7 of one spell; False if somebody is asked, or the game is over."""
    if casting.stage == EFFECTS:
        if not apply_effects(arena, casting):
            return False
        casting.stage = HITTING
    if casting.stage == HITTING:
        if casting.spell.kind == ATTACK:
            attack(arena, casting)
        elif casting.spell.kind == HEAL and not heal(arena, casting):
            return False
        casting.stage = CLEARING
    if casting.stage == CLEARING:
        clear(arena, casting)
        casting.stage = REMOVING
    return remove_fallen(arena)


# Step 3: Additional Effects -----------------------------------------------------------------------


def apply_effects(arena: Arena, casting: Casting) -> bool:
    """In printed order; False if somebody is asked."""
    effects = casting.spell.effects
    while casting.effect < len(effects):
        if not apply(arena, casting, effects[casting.effect]):
            return False
        casting.effect += 1
    return True


def apply(arena: Arena, casting: Casting, effect: Effect) -> bool:
    op = effect.op
    if op == PUSHBACK or op == ATTRACT or op == RETREAT:
        return displace(arena, casting, effect)
    if op == TELEPORT_CHOICE:
        return open_portal(arena, casting)
    if op == PLACE_TOKENS:
        give_tokens(arena, casting, effect)
    elif op == STEAL_AP:
        steal(arena, casting, effect, MINUS_AP, PLUS_AP)
    elif op == STEAL_MP:
        steal(arena, casting, effect, MINUS_MP, PLUS_MP)
    elif op == ICE_SHOVE:
        shove(arena, casting)
    elif op == TRANSPOSE:
        transpose(arena, casting)
    elif op == TELEPORT_SELF:
        teleport(arena, arena.units[casting.caster], casting.cell)
    elif op == SUMMON:
        summon(arena, arena.units[casting.caster], effect.unit, casting.cell)
    elif op == GRANT_POWER:
        grant_power(arena, casting, effect)
    elif op == RANGE_BONUS:
        widen(arena, casting, effect)
    elif op == LOSE_MP:
        tire(arena, casting)
    return True  # the others act in the rolls and in step 6


def target_units(arena: Arena, casting: Casting) -> list[Unit]:
    return [arena.units[piece] for piece in casting.targets if piece < SCENERY]


def give_tokens(arena: Arena, casting: Casting, effect: Effect) -> None:
    """kros.effect.tokens: on the targets, or on the caster."""
    if effect.to_caster:
        if casting.caster >= 0:
            caster = arena.units[casting.caster]
            count = effect.n + extra_tokens(arena, casting, caster)
            place_on_caster(arena, casting, effect.token, count, "kros.effect.tokens")
        return
    for unit in target_units(arena, casting):
        count = effect.n + extra_tokens(arena, casting, unit)
        place_on_target(arena, casting, unit, effect.token, count, "kros.effect.tokens")


def extra_tokens(arena: Arena, casting: Casting, unit: Unit) -> i64:
    """What `token_bonus` effects behind the present one add."""
    extra: i64 = 0
    effects = casting.spell.effects
    following = casting.effect + 1
    while following < len(effects) and effects[following].op == TOKEN_BONUS:
        extra += bonus_of(arena, casting, effects[following], unit.number)
        following += 1
    return extra


def place_on_target(
    arena: Arena, casting: Casting, unit: Unit, token: i64, count: i64, rule: str
) -> None:
    """kros.power.replace_scope: powers of the caster may freeze tokens for targets."""
    if freezes(caster_powers(arena, casting), token):
        token += FROZEN
    place_tokens(arena, unit, token, count, rule)


def place_on_caster(arena: Arena, casting: Casting, token: i64, count: i64, rule: str) -> None:
    """kros.power.replace_scope: regular, unless the caster is itself a target of the spell."""
    caster = arena.units[casting.caster]
    if int(casting.caster) in casting.targets:
        place_on_target(arena, casting, caster, token, count, rule)
    else:
        place_tokens(arena, caster, token, count, rule)


def steal(arena: Arena, casting: Casting, effect: Effect, minus: i64, plus: i64) -> None:
    """kros.effect.steal: targets lose, and the caster gains once."""
    found = False
    for unit in target_units(arena, casting):
        if may_get(unit, minus):
            found = True
            place_on_target(arena, casting, unit, minus, effect.n, "kros.effect.steal")
    if found and casting.caster >= 0:
        place_on_caster(arena, casting, plus, effect.n, "kros.effect.steal")


def grant_power(arena: Arena, casting: Casting, effect: Effect) -> None:
    """kros.effect.grant_power: until the caster's next turn."""
    if casting.caster < 0:
        return
    for unit in target_units(arena, casting):
        arena.grants = [*arena.grants, Grant(casting.caster, unit.number, effect.power)]
        arena.refresh_powers(unit)
        if arena.tape is not None:
            values = {**told_unit(unit), "power": POWERS[effect.power].id}
            arena.tell("grant", "kros.effect.grant_power", values)


def widen(arena: Arena, casting: Casting, effect: Effect) -> None:
    """kros.effect.range_bonus."""
    if casting.caster >= 0:
        caster = arena.units[casting.caster]
        caster.range_bonus += effect.n
        if arena.tape is not None:
            values = {**told_unit(caster), "count": int(effect.n)}
            arena.tell("range", "kros.effect.range_bonus", values)


def tire(arena: Arena, casting: Casting) -> None:
    """kros.effect.lose_mp."""
    if casting.caster >= 0:
        caster = arena.units[casting.caster]
        lost = caster.mp
        caster.mp = 0
        if arena.tape is not None:
            arena.tell("tire", "kros.effect.lose_mp", {**told_unit(caster), "count": int(lost)})


# Step 7: clean-up ---------------------------------------------------------------------------------


def clear(arena: Arena, casting: Casting) -> None:
    """Destroyed scenery and KO summons leave; KO Krosmasters wait to be removed one by one."""
    for piece in casting.targets:
        if piece >= SCENERY:
            number = piece - SCENERY
            if arena.scenery_marks[number] >= arena.scenery_kinds[number].hp:
                destroy(arena, casting, number)
    fallen: list[int] = []
    for unit in arena.units:
        if unit.cell >= 0 and unit.is_ko():
            fallen.append(int(unit.number))
    if len(fallen) == 0:
        return
    fallen = in_order(arena, fallen)
    for number in fallen:
        unit = arena.units[number]
        if not unit.card.is_krosmaster:
            remove_summon(arena, unit)
    arena.fallen = [number for number in fallen if arena.units[number].card.is_krosmaster]


def destroy(arena: Arena, casting: Casting, number: i64) -> None:
    """kros.scenery.destroyed, kros.scenery.loot."""
    cell = arena.scenery_cell[number]
    loot: i64 = 0
    if casting.caster >= 0 and arena.units[casting.caster].card.is_krosmaster:
        loot = arena.scenery_kinds[number].loot
        arena.add_kamas(casting.player, loot)
    if arena.tape is not None:
        values = told_piece(arena, SCENERY + number)
        values["cell"] = CELL_NAMES[cell]
        values["seat"] = int(casting.player)
        values["loot"] = int(loot)
        arena.tell("destroy", "kros.scenery.loot", values)
    arena.lift_scenery(number)


def remove_summon(arena: Arena, unit: Unit) -> None:
    if unit.has(EXPLOSIVE):
        arena.bombs = [*arena.bombs, Bomb(unit.card, unit.owner, unit.cell)]
    tell_ko(arena, unit)
    take_off(arena, unit)


def tell_ko(arena: Arena, unit: Unit) -> None:
    if arena.tape is not None:
        values = {**told_unit(unit), "cell": CELL_NAMES[unit.cell], "level": int(unit.card.level)}
        if len(unit.held) > 0:  # they leave the game face up: what is gone, all may know
            rewards = arena.content.rewards
            values["rewards"] = [rewards[held >> 2].id for held in unit.held]
        arena.tell("ko", "kros.ko.when", values)


def take_off(arena: Arena, unit: Unit) -> None:
    """kros.ko.remove: off the board with all that it had."""
    arena.lift(unit)
    forget(arena, unit)


def needs_order(arena: Arena) -> bool:
    """kros.win.ko_order: it matters whose Krosmaster is removed first."""
    owner = arena.units[arena.fallen[0]].owner
    for number in arena.fallen:
        if arena.units[number].owner != owner:
            return True
    return False


def remove_fallen(arena: Arena) -> bool:
    """KO Krosmasters leave; False if the active player is asked who is first, or at the end."""
    while len(arena.fallen) > 0:
        if needs_order(arena):
            arena.step = KO_ORDER
            arena.asked = arena.active
            return False
        remove_krosmaster(arena, arena.fallen[0])
        if arena.step == OVER:
            return False
    return True


def remove_krosmaster(arena: Arena, number: i64) -> None:
    """kros.ko.gg, kros.win.wipe."""
    unit = arena.units[number]
    arena.fallen = [other for other in arena.fallen if other != number]
    if len(arena.fallen) == 0:
        arena.fallen = NO_MARKS
    tell_ko(arena, unit)
    take_off(arena, unit)
    gain_glory(arena, 1 - unit.owner, unit.card.level, "kros.ko.gg")
    if arena.step != OVER and not arena.has_krosmaster(unit.owner):
        finish(arena, 1 - unit.owner, "wipe", "kros.win.wipe")


def explode(arena: Arena, place: i64) -> None:
    """kros.bomb.explode: a waiting bomb casts its Explosion where it was."""
    bomb = arena.bombs[place]
    arena.bombs = [other for other in arena.bombs if other is not bomb]
    if len(arena.bombs) == 0:
        arena.bombs = NO_BOMBS
    spell = bomb.card.spells[0]
    casting = Casting(NONE, spell, bomb.cell, bomb.cell, bomb.owner)
    casting.card_id = bomb.card.id
    casting.powers = bomb.card.powers
    casting.targets = pieces_hit(arena, spell, bomb.cell, bomb.cell)
    if arena.tape is not None:
        values = {"card": bomb.card.id, "owner": int(bomb.owner), "spell": spell.id}
        arena.tell("explode", "kros.bomb.explode", {**values, "cell": CELL_NAMES[bomb.cell]})
    arena.casting = casting
