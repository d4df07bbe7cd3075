"""Positions as plain data: the whole, or what one seat may know.

What a seat cannot see is left out: an unseen reward is only its rank, and the piles are counts,
with what may lie in them or on cards beside them as `unseen`.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.arena import (
    FACE_UP,
    SCENERY,
    SEEN,
    SLOT_OF_MARK,
    Arena,
    Casting,
    Unit,
)
from hoarfrost.games.krosmaster.engine.casting import STAGE_NAMES
from hoarfrost.games.krosmaster.engine.content import EDGES, RANKS, TOKENS
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.powers.known import POWERS, power_names
from hoarfrost.games.krosmaster.engine.resampling import is_hidden, unseen
from hoarfrost.games.krosmaster.engine.steps import FACES, OVER, STEP_NAMES

SPECTATOR: Final = -1
EVERYTHING: Final = -2


def name_of(cell: i64) -> str | None:
    return None if cell < 0 else CELL_NAMES[cell]


def write_position(arena: Arena, who: i64) -> Json:
    """The position as a seat, a spectator, or a file with everything has it."""
    return {
        "board": arena.board.id,
        "step": STEP_NAMES[arena.step],
        "asked": None if arena.step == OVER else int(arena.asked),
        "turn": int(arena.turn),
        "active": int(arena.active),
        "first": int(arena.first),
        "edges": [None if edge < 0 else EDGES[edge] for edge in (arena.edge0, arena.edge1)],
        "piece": None if arena.piece < 0 else int(arena.piece),
        "units": [write_unit(arena, unit, who) for unit in arena.units],
        "timelines": [list(arena.line0), list(arena.line1)],
        "scenery": [write_scenery(arena, number) for number in range(len(arena.scenery_kinds))],
        "kamas": {CELL_NAMES[cell]: count for cell, count in enumerate(arena.kamas) if count > 0},
        "gg": [int(arena.gg0), int(arena.gg1)],
        "wild": arena.wild,
        "stock": [int(arena.stock0), int(arena.stock1)],
        "ggBought": int(arena.gg_bought),
        **write_rewards(arena, who),
        **write_pending(arena),
    }


def write_scenery(arena: Arena, number: i64) -> Json:
    return {
        "kind": arena.scenery_kinds[number].id,
        "cell": name_of(arena.scenery_cell[number]),
        "marks": arena.scenery_marks[number],
    }


def write_unit(arena: Arena, unit: Unit, who: i64) -> Json:
    """A unit; what it has none of is left out."""
    told: Json = {
        "piece": int(unit.number),
        "card": unit.card.id,
        "owner": int(unit.owner),
        "cell": name_of(unit.cell),
        "ap": int(unit.ap),
        "mp": int(unit.mp),
        "injuries": int(unit.injuries),
        "frozen": int(unit.frozen),
        "powers": power_names(unit.powers),
    }
    tokens = {TOKENS[kind]: count for kind, count in enumerate(unit.tokens) if count > 0}
    if tokens:
        told["tokens"] = tokens
    if unit.summoner >= 0:
        told["summoner"] = int(unit.summoner)
    if unit.range_change != 0:
        told["rangeChange"] = int(unit.range_change)
    if unit.range_bonus != 0:
        told["rangeBonus"] = int(unit.range_bonus)
    if unit.inspired != 0:
        told["inspired"] = power_names(unit.inspired)
    used = spells_in(unit, unit.used)
    if used:
        told["used"] = used
    used_up = spells_in(unit, unit.used_up)
    if used_up:
        told["usedUp"] = used_up
    if unit.marks:
        told["marks"] = [
            {"spell": unit.spells[mark // SLOT_OF_MARK].id, "piece": mark % SLOT_OF_MARK}
            for mark in unit.marks
        ]
    if unit.held:
        told["rewards"] = [write_held(arena, held, unit.owner, who) for held in unit.held]
    if unit.reveals > 0:
        told["reveals"] = int(unit.reveals)
    if unit.picked_up:
        told["pickedUp"] = True
    return told


def spells_in(unit: Unit, slots: i64) -> list[str]:
    return [spell.id for slot, spell in enumerate(unit.spells) if slots >> slot & 1]


def write_held(arena: Arena, held: i64, owner: i64, who: i64) -> Json:
    reward = arena.content.rewards[held >> 2]
    told: Json = {"rank": RANKS[reward.rank]}
    if who == EVERYTHING or not is_hidden(held, owner, who):
        told["reward"] = reward.id
    if held & FACE_UP != 0:
        told["up"] = True
    if held & SEEN != 0:
        told["seen"] = True
    return told


def write_rewards(arena: Arena, who: i64) -> Json:
    rewards = arena.content.rewards
    told: Json = {"display": [rewards[number].id for number in arena.display]}
    if who == EVERYTHING:
        told["piles"] = by_rank(arena, arena.piles)
    else:
        piles = by_rank(arena, arena.piles)
        told["piles"] = {rank: len(pile) for rank, pile in piles.items()}
        told["unseen"] = by_rank(arena, unseen(arena, who))
    return told


def by_rank(arena: Arena, counts: list[int]) -> dict[str, list[str]]:
    """Rewards by rank, each as often as it is there."""
    piles: dict[str, list[str]] = {rank: [] for rank in RANKS}
    for reward in arena.content.rewards:
        piles[RANKS[reward.rank]] += [reward.id] * counts[reward.number]
    return piles


def write_pending(arena: Arena) -> Json:
    """What is half-way: dice, a Lock check, a spell, Explosions; and how the game ended."""
    told: Json = {}
    if arena.die0 >= 0:
        told["dice"] = write_dice(arena)
    if arena.rolled:
        told["rolled"] = [FACES[face] for face in arena.rolled]
    if arena.goal >= 0:
        told["goal"] = CELL_NAMES[arena.goal]
    casting = arena.casting
    if casting is not None:
        told["casting"] = write_casting(casting)
    if arena.bombs:
        told["bombs"] = [
            {"card": bomb.card.id, "owner": int(bomb.owner), "cell": CELL_NAMES[bomb.cell]}
            for bomb in arena.bombs
        ]
    if arena.fallen:
        told["fallen"] = list(arena.fallen)
    if arena.grants:
        told["grants"] = [
            {
                "caster": int(grant.caster),
                "target": int(grant.target),
                "power": POWERS[grant.power].id,
            }
            for grant in arena.grants
        ]
    if arena.step == OVER:
        told["winner"] = int(arena.winner)
        told["reason"] = arena.reason
    return told


def write_dice(arena: Arena) -> Json:
    faces = [FACES[face] for face in (arena.die0, arena.die1) if face >= 0]
    symbols = [None if symbol < 0 else FACES[symbol] for symbol in (arena.symbol0, arena.symbol1)]
    return {
        "faces": faces,
        "symbols": symbols[: len(faces)],
        "given": int(arena.given),
        "left": int(arena.left),
    }


def write_casting(casting: Casting) -> Json:
    return {
        "caster": None if casting.caster < 0 else int(casting.caster),
        "card": casting.card_id,
        "spell": casting.spell.id,
        "cell": CELL_NAMES[casting.cell],
        "origin": CELL_NAMES[casting.origin],
        "player": int(casting.player),
        "targets": list(casting.targets),
        "effect": int(casting.effect),
        "queue": list(casting.queue),
        "front": list(casting.front),
        "begun": casting.begun,
        "healed": int(casting.healed),
        "stage": STAGE_NAMES[casting.stage],
    }


def visible_pieces(arena: Arena) -> list[tuple[int, str, str]]:
    """Everything on the board is seen by all."""
    pieces = [
        (int(unit.number), CELL_NAMES[unit.cell], unit.card.id)
        for unit in arena.units
        if unit.cell >= 0
    ]
    pieces += [
        (SCENERY + number, CELL_NAMES[cell], arena.scenery_kinds[number].id)
        for number, cell in enumerate(arena.scenery_cell)
        if cell >= 0
    ]
    return pieces
