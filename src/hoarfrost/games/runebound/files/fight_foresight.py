"""The fight under way, as a scene shows it (`preview` "scene"; see foresight.py).

    {"foe", "life", "left", "phases", "escape", "fate", "rounds", "uses", "exact"}

`life` and `left` are the challenge's, None between heroes. Of each phase is told `{"phase",
"target", "harm", "adds", "rolls"}`: the number to reach (None while it is not rolled), the wounds
of whoever fails, and between heroes what the other part adds to its dice. A roll is `{"card",
"role", "value", "chance", "hurts", "may"}`, and `may` says whether that one could be chosen in the
phase that is asked about; then `fate` is how the whole fight may end after this choice. A fate is
`{"win", "ko", "escape", "wounds", "lost"}`. `escape` is the test it takes, None if it is forbidden;
`rounds` are the fates of fighting on and of escaping at the beginning of a round, `uses` those of
the effects that may be used now. What cannot be foreseen is None or left out.
"""

from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.core.tape import Tape
from hoarfrost.games.runebound.engine.chances import at_least
from hoarfrost.games.runebound.engine.content import ATTACK, DEFEND, ESCAPE, NONE, PHASES, ROLES
from hoarfrost.games.runebound.engine.figures import (
    combat_value,
    escape_difficulty,
    foe_life,
    foe_value,
    may_ally_attack,
    may_attack,
)
from hoarfrost.games.runebound.engine.odds import luckstones, test_chance
from hoarfrost.games.runebound.engine.race import ALLY, ATTACKS, DEFENDS
from hoarfrost.games.runebound.engine.realm import Character, Fight, Party
from hoarfrost.games.runebound.engine.skill_tests import skill_value
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import COMBAT, MOST_EFFECTS, USE
from hoarfrost.games.runebound.files.fields import STAGE_NAMES
from hoarfrost.games.runebound.files.outlook import Fate, Outlook, outlook_on, roll_of
from hoarfrost.games.runebound.words.questions import question_now

DIGITS: Final = 4  # of a chance
TWO_DICE: Final = [(n, (10 - abs(n - 11)) / 100) for n in range(2, 21)]
ROLLED: Final = ("choosing", "before_rolling", "rolling", "hit", "after_phase")
FOREMOST: Final = 4  # uses for which the rest of the fight is solved


def foresee_scene(state: RuneboundState) -> Json | None:
    """The fight under way, the same for every reader; None if there is none."""
    fight = state.fight
    if fight is None:
        return None
    question = question_now(state)
    outlook = outlook_on(state)
    told: Json = {
        "foe": None if fight.is_duel() else state.content.adventures[fight.foe].id,
        "life": None,
        "left": None,
        "phases": [tell_phase(state, fight, phase, question) for phase in range(len(PHASES))],
        "escape": None if fight.no_escape else tell_escape(state, fight),
        "fate": None,
        "exact": outlook is None or outlook.is_exact,
        "uses": [],
    }
    if outlook is None:
        return told
    life = int(foe_life(state, fight))
    told["life"], told["left"] = life, max(0, life - int(fight.wounds))
    if state.asked != fight.hero_part:
        return told
    told["fate"] = fate_or_none(outlook.now(question))
    if question == "round":
        told["rounds"] = {
            "on": tell_fate(outlook.fighting_on()),
            "escape": tell_fate(outlook.escaping()),
        }
    if question == "phase":
        add_fates(told["phases"][fight.phase]["rolls"], outlook)
    told["uses"] = tell_uses(state)
    return told


def tell_phase(state: RuneboundState, fight: Fight, phase: int, question: str) -> Json:
    party = state.parties[fight.hero_part]
    is_asked = question == "phase" and phase == fight.phase
    rolls = [tell_roll(state, fight, party, party.hero, role, phase) for role in (ATTACK, DEFEND)]
    rolls += [tell_roll(state, fight, party, ally, ATTACK, phase) for ally in party.allies]
    for roll in rolls:
        roll["may"] = is_asked and roll["may"]
    told: Json = {
        "phase": PHASES[phase],
        "target": target_in(state, fight, phase),
        "harm": rolls[0]["harm"],
        "rolls": rolls,
    }
    if fight.is_duel():
        told["adds"] = other_adds(state, fight, phase)
        for roll in rolls:
            if told["target"] is None:
                roll["chance"] = share(against_a_roll(roll["value"], told["adds"]))
    return told


def target_in(state: RuneboundState, fight: Fight, phase: int) -> int | None:
    """The number to reach; between heroes it is rolled in each phase."""
    if fight.is_duel() and (phase != fight.phase or not is_rolled(state)):
        return None
    trial = fight.copy()
    trial.phase = phase
    return int(foe_value(state, trial))


def is_rolled(state: RuneboundState) -> bool:
    """Whether the challenge part has rolled in this phase."""
    frames = [frame for frame in state.stack if frame.kind == COMBAT]
    return bool(frames) and STAGE_NAMES[COMBAT][frames[-1].stage] in ROLLED


def tell_roll(
    state: RuneboundState, fight: Fight, party: Party, character: Character, role: int, phase: int
) -> Json:
    roll = roll_of(state, fight, character, role, phase)
    may = True
    if character is not party.hero:
        may = may_ally_attack(fight, character)
    elif role == ATTACK:
        may = may_attack(fight)
    return {
        "card": character.card.id,
        "role": ROLES[role],
        "value": roll.value,
        "chance": share(roll.chance),
        "hurts": roll.hurts,
        "harm": roll.harm,
        "may": bool(may),
    }


def other_adds(state: RuneboundState, fight: Fight, phase: int) -> int:
    """What the challenge part of a combat between heroes adds to its open roll."""
    other = state.parties[fight.other_part]
    before, trial = state.fight, fight.copy()
    if phase != fight.phase or is_rolled(state):
        trial.roll_bonus = 0
    trial.phase = phase
    trial.acting, trial.role = other.hero.card.number, NONE
    state.fight = trial
    found = int(combat_value(state, trial, other, other.hero, NONE))
    state.fight = before
    return found


def against_a_roll(value: int, adds: int) -> float:
    """The chance to reach a number that is rolled, too."""
    return sum(chance * at_least(dice + adds - value) for dice, chance in TWO_DICE)


def tell_escape(state: RuneboundState, fight: Fight) -> Json:
    party = state.parties[fight.hero_part]
    difficulty = int(escape_difficulty(state, fight))
    value = int(skill_value(state, party, ESCAPE))
    stones = luckstones(party)
    return {
        "difficulty": difficulty,
        "value": value,
        "chance": share(at_least(difficulty - value)),
        "luck": share(test_chance(state, party, ESCAPE, difficulty, stones)),
    }


# How it may end -----------------------------------------------------------------------------------


def add_fates(rolls: list[Json], outlook: Outlook) -> None:
    """To the rolls of the phase that is asked about; the solver counts two allies."""
    actors = [int(ATTACKS), int(DEFENDS), int(ALLY), int(ALLY) + 1]
    for roll, actor in zip(rolls, actors, strict=False):
        if roll["may"]:
            roll["fate"] = tell_fate(outlook.by(actor))


def tell_uses(state: RuneboundState) -> list[Json]:
    """The effects that may be used now; how the fight may end, if nothing is rolled for them."""
    actions = [int(action) for action in state.legal_actions() if action >= USE]
    return [tell_use(state, action, n < FOREMOST) for n, action in enumerate(actions)]


def tell_use(state: RuneboundState, action: int, is_solved: bool) -> Json:
    number, effect = divmod(action - USE, MOST_EFFECTS)
    told: Json = {"card": state.content.cards[number].id, "effect": effect, "fate": None}
    if is_solved:
        told["fate"] = fate_or_none(fate_after(state, action))
    return told


def fate_after(state: RuneboundState, action: int) -> Fate | None:
    world = state.clone()
    world.tape = tape = Tape()
    world.apply_action(action, int(world.asked))
    fight = world.fight
    if tape.rolls:
        return None
    if any(event.kind == "defeat" for event in tape.events):
        return Fate(1.0, 0.0, 0.0)
    if fight is None or world.asked != fight.hero_part:
        return None
    outlook = outlook_on(world)
    return None if outlook is None else outlook.now(question_now(world))


def fate_or_none(fate: Fate | None) -> Json | None:
    return None if fate is None else tell_fate(fate)


def tell_fate(fate: Fate) -> Json:
    return {
        "win": share(fate.win),
        "ko": share(fate.ko),
        "escape": share(fate.away),
        "wounds": share(fate.wounds),
        "lost": share(fate.lost),
    }


def share(chance: float) -> float:
    return round(float(chance), DIGITS)
