"""What cannot be half-way: timelines, tension dice, a Lock check, a spell, Explosions.

A position from outside may say anything. The procedure goes on from what it says without looking
again, so whatever it relies on is looked at here.
"""

from typing import Final

from hoarfrost.games.krosmaster.engine.arena import SCENERY, Arena, Casting
from hoarfrost.games.krosmaster.engine.casting import (
    CLEARING,
    EFFECTS,
    HITTING,
    REMOVING,
    needs_order,
)
from hoarfrost.games.krosmaster.engine.content import (
    ATTRACT,
    EDGES,
    HEAL,
    PUSHBACK,
    RETREAT,
    TELEPORT_CHOICE,
)
from hoarfrost.games.krosmaster.engine.displacing import cells_next, centre_of
from hoarfrost.games.krosmaster.engine.grid import EITHER, axis_between, distance
from hoarfrost.games.krosmaster.engine.powers.known import (
    ARMOUR,
    CRITICAL_HIT,
    DODGE,
    EXPLOSIVE,
    LOCK,
)
from hoarfrost.games.krosmaster.engine.setting_up import contenders, next_to_deploy
from hoarfrost.games.krosmaster.engine.steps import (
    ACT,
    ASSIGN,
    AXIS,
    DEPLOY,
    EXPLODE,
    FACE_X,
    HEAL_MIX,
    INSPIRE,
    KEEP,
    KO_ORDER,
    LOCKED,
    OVER,
    PICK_BOARD,
    PICK_EDGE,
    PORT,
    REFUND,
    TIMELINE,
)
from hoarfrost.games.krosmaster.engine.turn import face_to_assign

SET_UP: Final = (PICK_BOARD, PICK_EDGE, TIMELINE, DEPLOY)
TENSION: Final = (KEEP, ASSIGN, INSPIRE, REFUND)
BY_THE_CASTER: Final = (AXIS, PORT, HEAL_MIX)  # the others by the active player
INSPIRED: Final = CRITICAL_HIT | ARMOUR | DODGE | LOCK


def problems_half_way(arena: Arena) -> list[str]:
    """What is wrong with the middle of things; nothing is asked of a game that is over."""
    step = int(arena.step)
    if step == OVER:
        return []
    if step in SET_UP:
        return set_up_problems(arena)
    found = [*line_problems(arena), *lasting_problems(arena)]
    if arena.turn < 1:
        found.append("the first turn of a game is turn 1")
    if found:
        return found
    if step in TENSION:
        return gone_problems(arena) or tension_problems(arena)
    if arena.piece < 0 or int(arena.piece) not in arena.line(arena.active):
        return ["no piece of the active player's timeline is active"]
    if step in (ACT, LOCKED):
        return gone_problems(arena) or act_problems(arena)
    return spell_problems(arena)


# Whole games --------------------------------------------------------------------------------------


def set_up_problems(arena: Arena) -> list[str]:
    """The first player lines up and deploys before the other."""
    if any(not unit.card.is_krosmaster for unit in arena.units):
        return ["there are Summons before the game has begun"]
    if arena.step == DEPLOY:
        return line_problems(arena) or deploy_problems(arena)
    if any(unit.cell >= 0 for unit in arena.units):
        return ["there are pieces on the board before they are deployed"]
    if arena.step == TIMELINE:
        return timeline_problems(arena)
    if arena.line0 or arena.line1:
        return ["there are timelines before the board and the edges are chosen"]
    asked = arena.first if arena.step == PICK_BOARD else 1 - arena.first
    return [] if arena.asked == asked else ["the other player chooses that"]


def timeline_problems(arena: Arena) -> list[str]:
    first, other = arena.first, 1 - arena.first
    if not has_edges(arena):
        return ["the players have no opposite edges"]
    fits = not arena.line(other) if arena.asked == first else not contenders(arena, first)
    return [] if fits and contenders(arena, arena.asked) else ["the timelines do not fit the step"]


def deploy_problems(arena: Arena) -> list[str]:
    first, other = arena.first, 1 - arena.first
    if not has_edges(arena):
        return ["the players have no opposite edges"]
    if arena.asked == first:
        fits = all(arena.units[number].cell < 0 for number in arena.line(other))
    else:
        fits = next_to_deploy(arena, first) < 0
    if not fits or next_to_deploy(arena, arena.asked) < 0:
        return ["it is not this player who deploys now"]
    return []


def has_edges(arena: Arena) -> bool:
    """kros.setup.board."""
    return arena.edge0 >= 0 and arena.edge1 == (arena.edge0 + 2) % len(EDGES)


def line_problems(arena: Arena) -> list[str]:
    """kros.setup.timeline: whoever is on the board has a place, and so has every Krosmaster."""
    return [
        f"{unit.card.id} has no place in its timeline"
        for unit in arena.units
        if (unit.cell >= 0 or unit.card.is_krosmaster)
        and int(unit.number) not in arena.line(unit.owner)
    ]


def lasting_problems(arena: Arena) -> list[str]:
    """Granted powers, dice and rewards of pieces that cannot have them."""
    found: list[str] = []
    for grant in arena.grants:
        if arena.units[grant.caster].cell < 0 or arena.units[grant.target].cell < 0:
            found.append("a granted power ends when a piece leaves the board")
    for unit in arena.units:
        if unit.inspired & ~INSPIRED or (unit.inspired and not unit.card.is_krosmaster):
            found.append(f"no die gives {unit.card.id} such a power")
    return found


def gone_problems(arena: Arena) -> list[str]:
    """kros.ko.check: only in the middle of a spell a KO or destroyed piece is on the board."""
    found = [f"{unit.card.id} is KO" for unit in arena.units if unit.cell >= 0 and unit.is_ko()]
    for number, cell in enumerate(arena.scenery_cell):
        if cell >= 0 and arena.scenery_marks[number] >= arena.scenery_kinds[number].hp:
            found.append("a destroyed piece of scenery is on the board")
    return found


# Tension ------------------------------------------------------------------------------------------


def tension_problems(arena: Arena) -> list[str]:
    if arena.asked != arena.active:
        return ["the tension dice are the active player's"]
    if arena.piece >= 0 or arena.casting is not None or arena.bombs or arena.fallen:
        return ["no piece acts before the tension dice are dealt with"]
    if arena.die0 < 0:
        return ["there are no tension dice"]
    dice = 1 if arena.die1 < 0 else 2
    assigned = arena.symbol0 >= 0 and (dice == 1 or arena.symbol1 >= 0)
    if arena.step == KEEP:
        fits = dice == 2 and arena.symbol0 < 0 and arena.symbol1 < 0
    elif arena.step == ASSIGN:
        fits = not assigned and face_to_assign(arena) >= FACE_X
    elif arena.step == INSPIRE:
        fits = assigned and arena.given < dice
    else:
        fits = assigned and arena.given == dice and arena.left > 0
    if arena.step in (KEEP, ASSIGN) and arena.given > 0:
        fits = False
    return [] if fits and arena.left <= arena.given else ["the tension dice do not fit the step"]


# The active piece ---------------------------------------------------------------------------------


def act_problems(arena: Arena) -> list[str]:
    if arena.asked != arena.active:
        return ["the active player is asked what the active piece does"]
    if arena.casting is not None or arena.bombs or arena.fallen:
        return ["a spell is under way, so nothing else is done"]
    if arena.step == ACT:
        return []
    mover = arena.units[arena.piece]
    if arena.goal < 0 or mover.mp < 1 or distance(mover.cell, arena.goal) != 1:
        return ["the locked piece has nowhere to go"]
    if not arena.is_free(arena.goal):
        return ["the locked piece cannot go to a cell that is not free"]
    return []


# A spell ------------------------------------------------------------------------------------------


def spell_problems(arena: Arena) -> list[str]:
    for bomb in arena.bombs:
        if bomb.card.powers & EXPLOSIVE == 0:
            return [f"{bomb.card.id} does not explode"]
    casting = arena.casting
    if arena.step == EXPLODE:
        fits = casting is None and len(arena.bombs) > 1 and arena.asked == arena.active
        return [] if fits and not arena.fallen else ["no Explosion is to be chosen"]
    if casting is None:
        return ["no spell is under way that asks"]
    asked = casting.player if arena.step in BY_THE_CASTER else arena.active
    if arena.asked != asked:
        return ["the spell asks the other player"]
    return [*caster_problems(arena, casting), *target_problems(arena, casting)] or (
        [] if asks_now(arena, casting) else ["the spell does not ask that now"]
    )


def caster_problems(arena: Arena, casting: Casting) -> list[str]:
    """The active piece casts, or a bomb that has left the board."""
    if casting.caster < 0:
        bomb = arena.content.cards[arena.content.card_number[casting.card_id]]
        return [] if bomb.powers & EXPLOSIVE else [f"{bomb.id} does not explode"]
    caster = arena.units[casting.caster]
    if casting.caster != arena.piece or casting.player != caster.owner:
        return ["only the active piece casts spells"]
    if casting.stage < REMOVING and caster.cell < 0:
        return ["the caster is not on the board"]
    return []


def target_problems(arena: Arena, casting: Casting) -> list[str]:
    """Until the clean-up all targets are on the board, each once."""
    if len(set(casting.targets)) < len(casting.targets):
        return ["a target of the spell is named twice"]
    if casting.stage < CLEARING and any(arena.cell_of(piece) < 0 for piece in casting.targets):
        return ["a target of the spell is not on the board"]
    if casting.spell.is_shove:
        cubes = [piece for piece in casting.targets if is_cube(arena, piece)]
        return [] if len(cubes) == 1 == len(casting.targets) else ["Ice Shove is for one Ice Cube"]
    return []


def is_cube(arena: Arena, piece: int) -> bool:
    return piece >= SCENERY and arena.scenery_kinds[piece - SCENERY].slides


def asks_now(arena: Arena, casting: Casting) -> bool:
    """Whether the procedure would stop here with this question."""
    step = arena.step
    if step == KO_ORDER:
        return casting.stage == REMOVING and awaits_order(arena)
    if arena.fallen:
        return False
    if step == HEAL_MIX:
        return casting.stage == HITTING and casting.spell.kind == HEAL
    effects = casting.spell.effects
    if casting.stage != EFFECTS or casting.effect >= len(effects):
        return False
    effect = effects[casting.effect]
    if step == PORT:
        return effect.op == TELEPORT_CHOICE and arena.is_free(casting.cell)
    if effect.op not in (PUSHBACK, ATTRACT, RETREAT) or not casting.begun:
        return False
    moved = [*casting.front, *casting.queue]
    if len(set(moved)) < len(moved):
        return False
    known = [casting.caster] if effect.op == RETREAT else casting.targets
    if any(piece not in known for piece in moved):
        return False
    centre = centre_of(arena, casting, effect)
    if any(axis_between(centre, arena.cell_of(piece)) < 0 for piece in moved):
        return False
    if step == AXIS:
        return (
            bool(casting.front) and axis_between(centre, arena.cell_of(casting.front[0])) == EITHER
        )
    return not casting.front and len(cells_next(arena, casting, effect, centre)) > 1


def awaits_order(arena: Arena) -> bool:
    """kros.win.ko_order: KO Krosmasters of both players, still on the board."""
    fallen = [arena.units[number] for number in arena.fallen]
    if not fallen or len(set(arena.fallen)) < len(fallen):
        return False
    if any(unit.cell < 0 or not unit.card.is_krosmaster or not unit.is_ko() for unit in fallen):
        return False
    return needs_order(arena)
