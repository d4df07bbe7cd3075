"""What actions are worth before they are done, in Gallons of Glory: for players and estimates.

A unit is worth its Level to whoever takes it out, and a marker on it what it brings that nearer.
Chances are those of previews.py, so players and people are told the same.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.krosmaster.engine.aiming import pieces_hit
from hoarfrost.games.krosmaster.engine.arena import SCENERY, Arena, Casting, Unit
from hoarfrost.games.krosmaster.engine.content import (
    ATTACK,
    ATTRACT,
    BLACK,
    CLOSE_COMBAT,
    FROZEN,
    GRANT_POWER,
    HEAL,
    MINUS_AP,
    MINUS_MP,
    PERSONAL,
    PLACE_TOKENS,
    PLUS_AP,
    PLUS_MP,
    PLUS_RANGE,
    PUSHBACK,
    STEAL_AP,
    STEAL_MP,
    TOKEN_BONUS,
    Effect,
    Spell,
)
from hoarfrost.games.krosmaster.engine.displacing import slide_path
from hoarfrost.games.krosmaster.engine.grid import distance
from hoarfrost.games.krosmaster.engine.injuries import (
    crit_dice_of,
    heal_amount,
)
from hoarfrost.games.krosmaster.engine.powers.known import (
    BLIND,
    EXPLOSIVE,
    INTERIOR_FIRE,
    UNFAZED,
    freezes,
)
from hoarfrost.games.krosmaster.engine.previews import (
    CRITICAL_FACES,
    Hit,
    explosion_hits,
    hit_of,
    ways_by_successes,
)
from hoarfrost.games.krosmaster.engine.tokens import cap_is_reached, may_get, sum_of

MOST_HP: Final = 100
NEARNESS: Final = 5.0  # so many HP more make a KO e times as far away
FALLING: Final[list[float]] = [exp(-hp / NEARNESS) for hp in range(MOST_HP)]

PRESENCE: Final = 0.5  # what a Krosmaster is worth besides its Level, for what it still does
LAST_GLORY: Final = 6.0  # what a KO that ends the game is worth besides
SUMMON_WORTH: Final = 0.12  # a summon that walks, and so much more for each of its HP
SUMMON_HP_WORTH: Final = 0.06
LOOT_WORTH: Final = 0.03  # of a Kama, when scenery must be broken for it
KAMA_WORTH: Final = 0.05
MARKER_WORTH: Final = 0.13  # of a marker that an AP makes possible
AP_WORTH: Final = 0.02  # of an AP that makes no marker possible
MP_WORTH: Final = 0.05
FROZEN_TIMES: Final = 3.0  # a token that stays works so often
BRACE_WORTH: Final = 0.07
PUSH_WORTH: Final = 0.02  # a cell away from those it wants to hit
BOMB_CHANCE: Final = 0.4  # that somebody sets off a bomb before its victims have walked away
NEAR: Final = 6  # cells: who is nearer may soon be hit


# Units --------------------------------------------------------------------------------------------


def price(arena: Arena, unit: Unit) -> float:
    """What it is worth to the opponent to take this unit out, in Gallons of Glory."""
    if not unit.card.is_krosmaster:
        if unit.card.mp < 0:
            return 0.0
        return SUMMON_WORTH + SUMMON_HP_WORTH * float(unit.card.hp)
    level = unit.card.level
    left = arena.gg(unit.owner)
    if arena.wild:
        left += 1
    if level >= left:
        return float(level) + LAST_GLORY
    return float(level) + PRESENCE


def falling(left: i64) -> float:
    """How near a unit with so many HP left is to its KO: 1 for none left."""
    if left <= 0:
        return 1.0
    if left >= MOST_HP:
        return 0.0
    return FALLING[left]


def marker_gain(left: i64, markers: i64) -> float:
    """What part of its price so many markers on a unit are worth; negative: healed ones."""
    return falling(left - markers) - falling(left)


def striking(unit: Unit, ap: i64) -> float:
    """About how many markers a unit can place in a turn with so many AP."""
    best = 0.0
    for spell in unit.spells:
        if spell.kind != ATTACK or spell.ap > ap or spell.reach == PERSONAL:
            continue
        times: i64 = 1
        if spell.limit == BLACK and spell.ap > 0:
            times = ap // spell.ap
        markers = (float(spell.damage) + 0.2) * float(times)
        if markers > best:
            best = markers
    return best


def attack_reach(unit: Unit) -> i64:
    """How far away its farthest attack hits, without regard to sight and lines."""
    if unit.has(BLIND):
        return 1
    most: i64 = 0
    for spell in unit.spells:
        if spell.kind == ATTACK and spell.most > most:
            most = spell.most
        if spell.kind == ATTACK and spell.reach == CLOSE_COMBAT and most == 0:
            most = 1
    return most


# Spells -------------------------------------------------------------------------------------------


def cast_gain(arena: Arena, unit: Unit, slot: i64, cell: i64) -> float:
    """What a unit gains for its player by casting a spell at a cell from where it stands."""
    spell = unit.spells[slot]
    if spell.is_shove:
        return shove_gain(arena, unit, cell)
    if spell.summons >= 0:
        return summon_gain(arena, unit, spell, cell)
    if spell.needs_free:
        return 0.0
    casting = Casting(unit.number, spell, cell, unit.cell, unit.owner)
    casting.targets = pieces_hit(arena, spell, unit.cell, cell)
    if len(casting.targets) == 0:
        return 0.0
    gain = 0.0
    if spell.kind == ATTACK:
        gain = attack_gain(arena, casting)
    elif spell.kind == HEAL:
        gain = heal_gain(arena, casting)
    for effect in spell.effects:
        gain += effect_gain(arena, casting, effect)
    if spell.injury > 0:
        gain -= price(arena, unit) * marker_gain(unit.hp_left(), spell.injury)
    return gain


def attack_gain(arena: Arena, casting: Casting) -> float:
    crits = ways_by_successes(crit_dice_of(arena, casting), CRITICAL_FACES)
    gain = 0.0
    stolen = 0.0
    for piece in casting.targets:
        hit = hit_of(arena, casting, piece, crits)
        gain += hit_gain(arena, casting.player, hit)
        if casting.spell.steals_health and piece < SCENERY:
            stolen += hit.expected()
    if stolen > 0.0 and casting.caster >= 0:
        caster = arena.units[casting.caster]
        healed = stolen
        if float(caster.injuries) < healed:
            healed = float(caster.injuries)
        gain += healed * price(arena, caster) * -marker_gain(caster.hp_left(), -1)
    return gain


def hit_gain(arena: Arena, player: i64, hit: Hit) -> float:
    """What a hit is worth to a player, of either side."""
    if hit.piece >= SCENERY:
        kind = arena.scenery_kinds[hit.piece - SCENERY]
        return LOOT_WORTH * float(kind.loot) * hit.ko_chance()
    unit = arena.units[hit.piece]
    if unit.has(EXPLOSIVE):
        return hit.ko_chance() * explosion_gain(arena, player, unit)
    gain = price(arena, unit) * hit_share(hit)
    return -gain if unit.owner == player else gain


def hit_share(hit: Hit) -> float:
    share = 0.0
    for markers in range(1, len(hit.ways)):
        if hit.ways[markers] > 0:
            share += float(hit.ways[markers]) * marker_gain(hit.left, markers)
    return share / float(hit.total)


def explosion_gain(arena: Arena, player: i64, bomb: Unit) -> float:
    """What it is worth that a bomb goes off where it stands; other bombs are left alone."""
    gain = 0.0
    for hit in explosion_hits(arena, bomb):
        if hit.piece < SCENERY and arena.units[hit.piece].has(EXPLOSIVE):
            continue
        gain += hit_gain(arena, player, hit)
    return gain


def heal_gain(arena: Arena, casting: Casting) -> float:
    gain = 0.0
    for piece in casting.targets:
        if piece >= SCENERY:
            continue
        unit = arena.units[piece]
        healed = heal_amount(arena, casting, unit)
        marks = unit.injuries
        if arena.units[casting.caster].has(INTERIOR_FIRE):
            marks += unit.frozen
        if healed > marks:
            healed = marks
        saved = -price(arena, unit) * marker_gain(unit.hp_left(), -healed)
        gain += saved if unit.owner == casting.player else -saved
    return gain


# Additional Effects -------------------------------------------------------------------------------


def effect_gain(arena: Arena, casting: Casting, effect: Effect) -> float:
    op = effect.op
    if op == PLACE_TOKENS:
        if effect.to_caster:
            return float(effect.n) * token_gain(arena.units[casting.caster], effect.token)
        return tokens_gain(arena, casting, effect.token, effect.n)
    if op == TOKEN_BONUS:
        return 0.0
    if op == STEAL_AP or op == STEAL_MP:
        minus: i64 = MINUS_AP if op == STEAL_AP else MINUS_MP
        plus: i64 = PLUS_AP if op == STEAL_AP else PLUS_MP
        return tokens_gain(arena, casting, minus, effect.n) + float(effect.n) * token_gain(
            arena.units[casting.caster], plus
        )
    if op == GRANT_POWER:
        return grant_gain(arena, casting, effect)
    if op == PUSHBACK or op == ATTRACT:
        return push_gain(arena, casting, effect)
    return 0.0


def tokens_gain(arena: Arena, casting: Casting, token: i64, count: i64) -> float:
    """Tokens on the targets of a spell: good on one's own if they are positive, else on others."""
    if freezes(arena.units[casting.caster].powers, token):
        token += FROZEN
    gain = 0.0
    for piece in casting.targets:
        if piece >= SCENERY:
            continue
        unit = arena.units[piece]
        worth = float(count) * token_gain(unit, token)
        gain += worth if unit.owner == casting.player else -worth
    return gain


def token_gain(unit: Unit, token: i64) -> float:
    """What a token is worth to the player of the unit that gets it."""
    if token >= PLUS_RANGE or not may_get(unit, token) or cap_is_reached(unit, token):
        return 0.0
    times = 1.0
    if token >= FROZEN and not unit.has(INTERIOR_FIRE):
        times = FROZEN_TIMES
    kind = token % FROZEN
    sign = 1.0 if kind % 2 == 0 else -1.0
    if kind >= PLUS_MP:
        mp = unit.card.mp + sum_of(unit, PLUS_MP, MINUS_MP)
        worth = MP_WORTH if mp <= 4 else 0.2 * MP_WORTH
        return sign * times * worth
    ap = unit.card.ap + sum_of(unit, PLUS_AP, MINUS_AP)
    other = ap + 1 if sign > 0.0 else ap - 1
    change = MARKER_WORTH * (striking(unit, other) - striking(unit, ap))
    return times * (change + sign * AP_WORTH)


def grant_gain(arena: Arena, casting: Casting, effect: Effect) -> float:
    """A power for a while: worth something beside opponents."""
    gain = 0.0
    for piece in casting.targets:
        if piece >= SCENERY:
            continue
        unit = arena.units[piece]
        if unit.powers & bit(effect.power) != 0:
            continue
        if has_opponent_near(arena, unit, NEAR):
            gain += BRACE_WORTH if unit.owner == casting.player else -BRACE_WORTH
    return gain


def has_opponent_near(arena: Arena, unit: Unit, cells: i64) -> bool:
    for other in arena.units:
        if other.owner == unit.owner or other.cell < 0 or not other.card.is_krosmaster:
            continue
        if distance(other.cell, unit.cell) <= cells:
            return True
    return False


def push_gain(arena: Arena, casting: Casting, effect: Effect) -> float:
    """Who fights hand to hand is better kept away; off a Demon cell, a Crate or a cube anyway."""
    gain = 0.0
    for piece in casting.targets:
        if piece >= SCENERY:
            continue
        unit = arena.units[piece]
        if unit.has(UNFAZED) or unit.owner == casting.player:
            continue
        if arena.demons.has(unit.cell):
            gain += PUSH_WORTH * 2.0
        if arena.raised.has(unit.cell):
            gain += PUSH_WORTH
        if effect.op == PUSHBACK and attack_reach(unit) <= 2:
            gain += PUSH_WORTH * float(effect.n)
    return gain


def shove_gain(arena: Arena, unit: Unit, cell: i64) -> float:
    """Ice Shove: carry an opponent away from one's own, or an own piece towards the others."""
    cube: i64 = arena.scenery_at[cell]
    rider = arena.unit_at(cell)
    if cube < 0 or rider is None or not rider.is_character():
        return 0.0
    path = slide_path(arena, cube, unit.cell)
    if len(path) == 0:
        return 0.0
    end: i64 = path[len(path) - 1]
    before = nearest_opponent(arena, rider, cell)
    after = nearest_opponent(arena, rider, end)
    reach = rider.card.mp + attack_reach(rider)
    change = float(over(before, reach) - over(after, reach))
    if rider.owner == unit.owner:
        return 2.0 * PUSH_WORTH * change
    return -2.0 * PUSH_WORTH * change


def over(count: i64, limit: i64) -> i64:
    if count > limit:
        return count - limit
    return 0


def nearest_opponent(arena: Arena, unit: Unit, cell: i64) -> i64:
    """How far the nearest opposing Krosmaster of a unit is from a cell."""
    nearest: i64 = 99
    for other in arena.units:
        if other.owner != unit.owner and other.cell >= 0 and other.card.is_krosmaster:
            far = distance(other.cell, cell)
            if far < nearest:
                nearest = far
    return nearest


# Summons ------------------------------------------------------------------------------------------


def summon_gain(arena: Arena, unit: Unit, spell: Spell, cell: i64) -> float:
    card = arena.content.cards[spell.summons]
    if card.mp < 0:
        return bomb_gain(arena, unit, spell, cell)
    gain = SUMMON_WORTH + SUMMON_HP_WORTH * float(card.hp)
    reach = card.mp + 1
    far = nearest_opponent(arena, unit, cell)
    if far <= reach:
        return gain + 0.1
    return gain - 0.02 * float(far - reach)


def bomb_gain(arena: Arena, unit: Unit, spell: Spell, cell: i64) -> float:
    """A bomb is worth what it does to those beside it, if it goes off before they leave."""
    card = arena.content.cards[spell.summons]
    explosion = card.spells[0]
    casting = Casting(-1, explosion, cell, cell, unit.owner)
    casting.powers = card.powers
    casting.targets = pieces_hit(arena, explosion, cell, cell)
    crits = ways_by_successes(1, CRITICAL_FACES)
    gain = 0.0
    for piece in casting.targets:
        gain += hit_gain(arena, unit.owner, hit_of(arena, casting, piece, crits))
    return BOMB_CHANCE * gain - 0.01


# Tension ------------------------------------------------------------------------------------------


def double_gain(arena: Arena, player: i64) -> float:
    """What it is worth to a player that each loses a Gallon of Glory."""
    mine = arena.gg(player)
    others = arena.gg(1 - player)
    if mine == 1 and others == 1:
        lead = arena.levels_left(player) - arena.levels_left(1 - player)
        if lead == 0:
            lead = arena.stock(player) - arena.stock(1 - player)
        return float(lead)
    if others == 1:
        return 10.0
    if mine == 1:
        return -10.0
    return 0.1 * float(mine - others)
