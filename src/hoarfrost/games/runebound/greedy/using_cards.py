"""When the greedy player uses cards: by the window that is open and by what it costs."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.chances import at_least
from hoarfrost.games.runebound.engine.content import (
    ATTACK,
    BLUE,
    CANCEL,
    CANCEL_PARTY,
    CHOOSE_ONE,
    EXHAUSTION,
    FROST,
    GAIN,
    GO_TO,
    HEAL,
    SET_DIE,
    WHITE_DEATH,
    WOUND,
    Effect,
    Prim,
)
from hoarfrost.games.runebound.engine.figures import combat_value, foe_damage, foe_value
from hoarfrost.games.runebound.engine.realm import Character, Frame, Party, Realm
from hoarfrost.games.runebound.engine.skill_tests import skill_value
from hoarfrost.games.runebound.engine.steps import CHARACTER, LUCK, MOST_EFFECTS, PASS, USE

HOPE: Final = 0.15  # a reroll is worth a luckstone if it succeeds so often


def effect_of(realm: Realm, action: i64) -> Effect:
    card = realm.content.cards[(action - USE) // MOST_EFFECTS]
    return card.effects[(action - USE) % MOST_EFFECTS]


def is_great_fight(realm: Realm) -> bool:
    """One for which cards may be used up."""
    fight = realm.fight
    if fight is None:
        return False
    if fight.is_duel() or fight.foe == realm.content.arshan:
        return True
    return realm.content.adventures[fight.foe].colour >= BLUE


# Outside combat -----------------------------------------------------------------------------------


def useful_any_time(realm: Realm, party: Party, choices: list[int]) -> i64:
    """A card that heals what matters, or brings something; -1 if there is none."""
    for action in choices:
        if action >= USE:
            effect = effect_of(realm, action)
            for prim in effect.prims:
                if helps_now(realm, party, effect, prim):
                    return action
    return -1


def helps_now(realm: Realm, party: Party, effect: Effect, prim: Prim) -> bool:
    if prim.op == GAIN:
        return True
    if prim.op == CHOOSE_ONE:
        for branch in prim.branches:
            for part in branch:
                if helps_now(realm, party, effect, part):
                    return True
        return False
    if prim.op == GO_TO or prim.op == SET_DIE or prim.op != HEAL:
        return False
    counts = party.hero.counts
    life = realm.life(party, party.hero)
    if prim.kind == WHITE_DEATH:
        return party.total(WHITE_DEATH) > 0
    if prim.kind == FROST:
        return 2 * counts[FROST] >= life
    if prim.kind == EXHAUSTION:
        return counts[EXHAUSTION] > 2 and not effect.discards
    if effect.discards:
        return counts[WOUND] >= 2 and counts[WOUND] + counts[WHITE_DEATH] >= life - 2
    return counts[WOUND] > 0


def choose_branch(party: Party, frame: Frame, choices: list[int], first: i64) -> i64:
    """The branch that helps; wounds come first in all of them."""
    prim = frame.prims[frame.n]
    for action in choices:
        for part in prim.branches[action - first]:
            if part.op == HEAL and part.kind == WOUND and party.hero.counts[WOUND] > 0:
                return action
    for action in choices:
        for part in prim.branches[action - first]:
            if part.op == HEAL and part.kind == FROST and party.hero.counts[FROST] > 1:
                return action
    return choices[0]


def choose_member(realm: Realm, party: Party, frame: Frame, choices: list[int]) -> i64:
    """Whoever is in the greatest danger, the hero above all."""
    best: i64 = choices[0]
    best_danger = -1.0
    kind = frame.prims[frame.n].kind
    for action in choices:
        member = party.member(action - CHARACTER)
        danger = danger_of(realm, party, member, kind)
        if danger > best_danger:
            best_danger = danger
            best = action
    return best


def danger_of(realm: Realm, party: Party, member: Character, kind: i64) -> float:
    life = float(int(max(1, realm.life(party, member))))
    share = float(member.counts[kind]) / life
    return share + (0.5 if member is party.hero else 0.0)


# Answers to what is about to happen ---------------------------------------------------------------


def against_frost(realm: Realm, party: Party, frame: Frame, choices: list[int]) -> i64:
    """Cards that come back are used always, others only against white death."""
    spare: i64 = PASS
    for action in choices:
        if action >= USE:
            if not effect_of(realm, action).discards:
                return action
            spare = action
    hero = party.hero
    brings_death = hero.counts[FROST] + frame.amounts[0] >= realm.life(party, hero)
    return spare if brings_death else PASS


def against_wounds(realm: Realm, party: Party, frame: Frame, choices: list[int]) -> i64:
    """Armor when it cancels all it can, or when it saves; the weakest that is enough."""
    member = party.find(frame.card)
    if member is None:
        return PASS
    left = realm.life(party, member) - member.counts[WOUND] - member.counts[WHITE_DEATH]
    is_deadly = frame.n >= left
    best: i64 = PASS
    best_n: i64 = 0
    for action in choices:
        if action >= USE:
            effect = effect_of(realm, action)
            n = cancelled(effect)
            may = is_deadly or (not effect.discards and frame.n >= n)
            if may and n > best_n:
                best = action
                best_n = n
    return best


def cancelled(effect: Effect) -> i64:
    for prim in effect.prims:
        if prim.op == CANCEL or prim.op == CANCEL_PARTY:
            return prim.n
    return 0


def after_failed_test(realm: Realm, party: Party, frame: Frame, choices: list[int]) -> i64:
    """A card that comes back, else a luckstone if it may well help."""
    chance = at_least(frame.n - skill_value(realm, party, frame.amounts[0]))
    if chance < HOPE:
        return PASS
    for action in choices:
        if action >= USE and not effect_of(realm, action).discards:
            return action
    return LUCK if LUCK in choices else PASS


# In combat ----------------------------------------------------------------------------------------


def in_combat(realm: Realm, party: Party, choices: list[int]) -> i64:
    """Before combat, at the start of a round, or after a hit: what comes back is used."""
    for action in choices:
        if action >= USE:
            effect = effect_of(realm, action)
            if is_wanted_in_combat(realm, party, effect):
                return action
    return PASS


def is_wanted_in_combat(realm: Realm, party: Party, effect: Effect) -> bool:
    for prim in effect.prims:
        if prim.op == HEAL:
            return prim.kind == WOUND and helps_now(realm, party, effect, prim)
    return not effect.discards or is_great_fight(realm)


def before_roll(realm: Realm, party: Party, choices: list[int]) -> i64:
    """A bonus where the roll is open and something is at stake."""
    fight = realm.the_fight()
    actor = party.find(fight.acting)
    if actor is None or fight.role < 0:
        return PASS
    chance = at_least(
        foe_value(realm, fight) - combat_value(realm, fight, party, actor, fight.role)
    )
    if chance >= 0.97 or (fight.role != ATTACK and foe_damage(realm, fight) == 0):
        return PASS
    return in_combat(realm, party, choices)
