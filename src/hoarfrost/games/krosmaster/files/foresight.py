"""What would happen, as data for a board that knows no rules (`GameKit.preview`).

A board asks in these words; cells are told by name, pieces by number, chances from 0 to 1:

    ""              what the active piece can do: `{"walks", "leaving", "spells"}`; while a Lock
                    check waits for an answer, of the cell it wants to go to; else None
    "cast SPELL"    where the active piece can aim a spell and what each aim does: `{"spell",
                    "slot", "origin", "min", "max", "range", "hidden", "targets", "area", "aims"}`
    "unit N"        a unit as if its turn began now: `{"unit", "ap", "mp", "walks", "leaving",
                    "threat", "spells"}`
    "way north", "push E5", "port E5", "explode E5"
                    an answer in the middle of a spell, and what follows up to the next question:
                    an aim

A walk is `{"cell", "path", "cost", "risk", "lockers"}`: the path without the first cell (of "unit
N" none), the MP, and the chance to be held by the lockers when that cell is left again. `leaving`
is the Lock check on the way out of the present cell, None without one. A spell of "" is `{"spell",
"slot", "ap", "obstacle", "why", "targets"}`: what it costs, the word and the sentence of what is in
its way ("" if there is a target), and how many cells it can be cast at.

`range` are the cells at the right distance, whether in sight or not; `hidden` those out of sight,
with the cells of what stands in the way; `area` the cells covered by target, of a spell that covers
more than one. `aims` are by target, but for those at which nothing happens:

    events      of step 3, as in the log: who is pushed, drawn, carried, swapped, summoned where
    asks        somebody has to choose before it goes on; then there are no hits yet
    hits        `{"piece", "chances": [[markers, chance]], "ko", "left", "expected"}`, and
                `"frozen": true` if the markers are Frozen; the last marker is the last HP
    heals       `{"piece", "n"}`
    explosions  the cells of bombs that may go off, in order
    dice        `{"critical": dice, "armour": {piece: dice}}`

What is empty is left out of an aim, but for `asks`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from hoarfrost.core.bits import WideSet
from hoarfrost.core.errors import IllegalMove, Reason
from hoarfrost.core.game import State
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.aiming import (
    area_of,
    cost_of,
    find_hidden,
    find_range,
    find_targets,
    limits_of_range,
)
from hoarfrost.games.krosmaster.engine.arena import Arena, Unit
from hoarfrost.games.krosmaster.engine.content import NONE, SINGLE
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.moving import lockers_of
from hoarfrost.games.krosmaster.engine.previews import (
    Hit,
    LockOdds,
    Preview,
    Walk,
    as_its_turn_begins,
    find_threats,
    lock_odds,
    obstacle_anywhere,
    preview,
    preview_answer,
    sight_blockers,
    walks,
)
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.engine.steps import ACT, LOCKED
from hoarfrost.games.krosmaster.words.against_cast import (
    no_such_spell,
    slot_of,
    too_few_ap,
    too_few_hp,
    too_few_mp,
    too_many_summons,
    used,
)
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import opening
from hoarfrost.games.krosmaster.words.notation import VERBS as CELL_VERBS
from hoarfrost.games.krosmaster.words.notation import find_action
from hoarfrost.games.krosmaster.words.refusal import called, unknown_word
from hoarfrost.games.krosmaster.words.why_not import describe_place

DIGITS: Final = 4  # of a chance
ANYWHERE: Final[Mapping[str, Callable[[Arena, Unit, int, int], Reason | None]]] = {
    "used": used,
    "mp": too_few_mp,
    "hp": too_few_hp,
    "ap": too_few_ap,
    "summons": too_many_summons,
}
ANSWERS: Final = ("way", "push", "port", "explode")
ABOUTS: Final = ("cast", "unit", *ANSWERS)


def foresee(state: State, about: str, seat: int, lang: str) -> Json | None:
    """What would happen, for a seat; the state is one to try things in (`State.known_to`)."""
    assert isinstance(state, KrosmasterState)
    verb, _, rest = about.partition(" ")
    if about and verb not in ABOUTS:
        raise senseless(
            state, about, seat, unknown_word("E_ABOUT", "core.notation", about, [*ABOUTS])
        )
    if verb == "unit":
        return foresee_unit(state, rest, seat)
    if state.is_terminal() or state.asked != seat:
        return None
    if verb in ANSWERS:
        return foresee_answer(state, about, seat)
    if verb == "cast":
        return foresee_cast(state, rest, seat) if state.step == ACT else None
    if state.step == LOCKED:
        return foresee_going(state)
    return foresee_turn(state, lang) if state.step == ACT else None


def senseless(state: KrosmasterState, about: str, seat: int, *reasons: Reason) -> IllegalMove:
    return IllegalMove(about, list(reasons), describe_place(state), seat)


def share(chance: float) -> float:
    return round(chance, DIGITS)


def named(cells: WideSet) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells.members()]


# A turn -------------------------------------------------------------------------------------------


def foresee_turn(state: KrosmasterState, lang: str) -> Json:
    unit = state.units[state.piece]
    hidden = WideSet()
    find_hidden(state, unit.cell, hidden)
    return {
        "walks": [tell_walk(state, unit, walk) for walk in walks(state, unit)],
        "leaving": tell_leaving(state, unit),
        "spells": [tell_spell(state, unit, slot, hidden, lang) for slot in range(len(unit.spells))],
    }


def foresee_going(state: KrosmasterState) -> Json:
    """After a Lock check the piece may still go to the cell that it named."""
    unit = state.units[state.piece]
    goal = Walk(state.goal, [int(state.goal)], True)
    return {"walks": [tell_walk(state, unit, goal)], "leaving": None, "spells": []}


def tell_walk(state: KrosmasterState, unit: Unit, walk: Walk) -> Json:
    told = tell_goal(state, unit, walk)
    told["path"] = [CELL_NAMES[cell] for cell in walk.path]
    return told


def tell_goal(state: KrosmasterState, unit: Unit, walk: Walk) -> Json:
    told: Json = {"cell": CELL_NAMES[walk.cell], "cost": walk.cost(), "risk": 0.0, "lockers": []}
    if walk.is_locked:
        odds = lock_odds(state, unit, walk.cell)
        told["risk"] = share(odds.chance(odds.grappled + odds.locked))
        told["lockers"] = lockers(state, unit, int(walk.cell)) if told["risk"] else []
    return told


def lockers(state: KrosmasterState, unit: Unit, cell: int) -> list[int]:
    return [int(locker.number) for locker in lockers_of(state, unit, cell)]


def tell_leaving(state: KrosmasterState, unit: Unit) -> Json | None:
    if not unit.is_character():
        return None
    odds: LockOdds = lock_odds(state, unit, unit.cell)
    if odds.dodged == odds.total:
        return None
    return {
        "dodged": share(odds.chance(odds.dodged)),
        "grappled": share(odds.chance(odds.grappled)),
        "locked": share(odds.chance(odds.locked)),
        "lockers": lockers(state, unit, int(unit.cell)),
    }


def tell_spell(state: KrosmasterState, unit: Unit, slot: int, hidden: WideSet, lang: str) -> Json:
    cells = WideSet()
    find_targets(state, unit, slot, hidden, cells)
    obstacle = obstacle_anywhere(state, unit, slot)
    return {
        "spell": unit.spells[slot].id,
        "slot": slot,
        "ap": int(cost_of(state, unit, slot)),
        "obstacle": obstacle,
        "why": "" if cells.count() else why_not_cast(state, unit, slot, obstacle, lang),
        "targets": int(cells.count()),
    }


def why_not_cast(state: KrosmasterState, unit: Unit, slot: int, obstacle: str, lang: str) -> str:
    reason = ANYWHERE[obstacle](state, unit, slot, NONE) if obstacle else None
    if reason is not None:
        return reason.sentence(lang)
    message = Message("There is no cell at which {spell} can be cast from {cell}.")
    spell = called(unit.spells[slot])
    return opening(message, spell=spell, cell=CELL_NAMES[unit.cell]).text(lang)


# A spell ------------------------------------------------------------------------------------------


def foresee_cast(state: KrosmasterState, word: str, seat: int) -> Json:
    unit = state.units[state.piece]
    slot = slot_of(unit, word)
    if slot == NONE:
        raise senseless(state, f"cast {word}", seat, no_such_spell(state, unit, word))
    spell = unit.spells[slot]
    in_range, hidden, targets = WideSet(), WideSet(), WideSet()
    find_range(state, unit, spell, in_range)
    find_hidden(state, unit.cell, hidden)
    find_targets(state, unit, slot, hidden, targets)
    hidden.keep_only(in_range)
    least, most = limits_of_range(state, unit, spell)
    told: Json = {
        "spell": spell.id,
        "slot": slot,
        "origin": CELL_NAMES[unit.cell],
        "min": int(least),
        "max": int(most),
        "range": named(in_range),
        "hidden": tell_hidden(state, int(unit.cell), hidden) if spell.los else {},
        "targets": named(targets),
        "area": {},
        "aims": tell_aims(state, unit, slot, targets),
    }
    if spell.area != SINGLE:
        told["area"] = {
            CELL_NAMES[cell]: [CELL_NAMES[covered] for covered in area_of(spell, unit.cell, cell)]
            for cell in targets.members()
        }
    return told


def tell_hidden(state: KrosmasterState, start: int, hidden: WideSet) -> Json:
    return {
        CELL_NAMES[cell]: [CELL_NAMES[blocker] for blocker in sight_blockers(state, start, cell)]
        for cell in hidden.members()
    }


def tell_aims(state: KrosmasterState, unit: Unit, slot: int, targets: WideSet) -> Json:
    aims: Json = {}
    for cell in targets.members():
        found = preview(state, unit, slot, cell)
        if not found.is_empty():
            aims[CELL_NAMES[cell]] = tell_aim(found)
    return aims


def tell_aim(found: Preview) -> Json:
    told: Json = {"asks": found.asks}
    if found.events:
        told["events"] = found.events
    if found.hits:
        told["hits"] = [tell_hit(hit) for hit in found.hits]
        armour = {str(hit.piece): int(hit.armour) for hit in found.hits if hit.armour > 0}
        told["dice"] = {"critical": int(found.critical), "armour": armour}
    if found.healings:
        told["heals"] = [
            {"piece": int(healing.piece), "n": int(healing.count)} for healing in found.healings
        ]
    if found.explosions:
        told["explosions"] = [CELL_NAMES[cell] for cell in found.explosions]
    return told


def tell_hit(hit: Hit) -> Json:
    told: Json = {
        "piece": int(hit.piece),
        "chances": [
            [markers, share(hit.chance(markers))] for markers, ways in enumerate(hit.ways) if ways
        ],
        "ko": share(hit.ko_chance()),
        "left": int(hit.left),
        "expected": share(hit.expected()),
    }
    if hit.is_frozen:
        told["frozen"] = True
    return told


def foresee_answer(state: KrosmasterState, about: str, seat: int) -> Json | None:
    """An answer in the middle of a spell; None if something else is asked."""
    verb = about.split()[0]
    if verb != CELL_VERBS.get(state.step, "way"):
        return None
    action = find_action(state, about)
    if action < 0:
        raise senseless(state, about, seat, *state.why_not(about, seat))
    found = preview_answer(state, action)
    return None if found is None else tell_aim(found)


# A unit -------------------------------------------------------------------------------------------


def foresee_unit(state: KrosmasterState, word: str, seat: int) -> Json | None:
    """A unit of either side as if its turn began now; None if it is not on the board."""
    numbers = [str(number) for number in range(len(state.units))]
    if word not in numbers:
        unknown = unknown_word("E_PIECE", "kros.piece.unit", word, numbers)
        raise senseless(state, f"unit {word}", seat, unknown)
    if state.units[int(word)].cell < 0:
        return None
    world = as_its_turn_begins(state, int(word))
    assert isinstance(world, KrosmasterState)
    unit = world.units[int(word)]
    threat = WideSet()
    find_threats(world, unit, threat)
    return {
        "unit": int(unit.number),
        "ap": int(unit.ap),
        "mp": int(unit.mp),
        "walks": [tell_goal(world, unit, walk) for walk in walks(world, unit)],
        "leaving": tell_leaving(world, unit),
        "threat": named(threat),
        "spells": [tell_reach(world, unit, slot) for slot in range(len(unit.spells))],
    }


def tell_reach(state: KrosmasterState, unit: Unit, slot: int) -> Json:
    """How far a spell reaches from where the unit stands."""
    spell = unit.spells[slot]
    cells = WideSet()
    find_range(state, unit, spell, cells)
    least, most = limits_of_range(state, unit, spell)
    return {"spell": spell.id, "min": int(least), "max": int(most), "range": named(cells)}
