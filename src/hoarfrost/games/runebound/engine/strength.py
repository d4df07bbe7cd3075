"""What a party brings into a fight, as bare numbers: for odds, estimates and players.

Passive figures are exact. Of cards that are used once, those count that cost nothing but being
flipped, or exhaustion: armor that cancels wounds, a blow that hurts more, a trap before combat.
What would be discarded is left out, for it is a choice whether the fight is worth it.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.content import (
    ATTACK,
    BEFORE_COMBAT,
    BEFORE_ROLL,
    CANCEL,
    DEAL,
    DEFEND,
    EXHAUSTION,
    EXTRA_ATTACK,
    FOE_VALUE,
    HERO,
    MOD,
    ON_DAMAGE,
    ON_HIT,
    ROLL,
    ROLL_PHASE,
    ROUND_START,
    THE_FOE,
    WHITE_DEATH,
    WOUND,
    Card,
    Effect,
    Prim,
)
from hoarfrost.games.runebound.engine.figures import damage_with, foe_change, stats_in_fight
from hoarfrost.games.runebound.engine.realm import Character, Fight, Party, Realm
from hoarfrost.games.runebound.engine.steps import NOBODY
from hoarfrost.games.runebound.engine.using import limit_bit

PHASE_COUNT: Final = 3
EVERY_PHASE: Final = 7  # the set of them
MOST_LIFE: Final = 15  # that odds count
MOST_BREATH: Final = 7


class Fighter:
    """A hero or an ally: Life that is left, and figures by phase."""

    def __init__(self, life: i64) -> None:
        self.life: i64 = life
        self.attack: list[int] = [0, 0, 0]
        self.defend: list[int] = [0, 0, 0]
        self.damage: list[int] = [0, 0, 0]


class Strength:
    def __init__(self, hero: Fighter) -> None:
        self.hero: Fighter = hero
        self.allies: list[Fighter] = []
        self.breath: i64 = 0  # exhaustion that the hero can still take
        self.shield: i64 = 0  # wounds that armor cancels, once
        self.boost: i64 = 0  # added to a roll of the hero for one exhaustion
        self.boost_phases: i64 = 0  # a set
        self.smash: i64 = 0  # wounds added to a hit of the hero, once
        self.smash_phases: i64 = 0
        self.trap: i64 = 0  # wounds for the foe before combat
        self.foe_value: i64 = 0  # what is added to the numbers of the foe
        self.extra: i64 = 0  # one more attack of the hero in the first round


def strength_of(realm: Realm, party: Party, foe: i64) -> Strength:
    """Against a challenge; in a fight under way with all that was added for it."""
    before = realm.fight
    fight = Fight(foe, party.seat, NOBODY)
    is_new = before is None or before.foe != foe or before.hero_part != party.seat
    if before is not None and not is_new:
        fight = before.copy()
        fight.roll_bonus = 0
    realm.fight = fight
    strength = Strength(fighter_of(realm, fight, party, party.hero))
    for ally in party.allies:
        strength.allies.append(fighter_of(realm, fight, party, ally))
    room = realm.stamina(party, party.hero) - party.hero.counts[EXHAUSTION]
    strength.breath = max(0, min(MOST_BREATH, room))
    strength.foe_value = foe_change(realm, fight, party)
    add_cards(party, fight, strength)
    realm.fight = before
    return strength


def fighter_of(realm: Realm, fight: Fight, party: Party, character: Character) -> Fighter:
    return fighter_with(realm, fight, party, character, realm.life(party, character))


def fighter_with(
    realm: Realm, fight: Fight, party: Party, character: Character, life: i64
) -> Fighter:
    """The same for a character whose Life is known."""
    left = life - character.counts[WOUND] - character.counts[WHITE_DEATH]
    fighter = Fighter(max(0, min(MOST_LIFE, left)))
    stats = stats_in_fight(realm, fight, party, character)
    for phase in range(PHASE_COUNT):
        own = int(realm.value(party, character, phase) + fight.roll_bonus)
        fighter.attack[phase] = own + int(stats.to_roll(phase, ATTACK))
        fighter.damage[phase] = int(damage_with(character, stats, phase, ATTACK))
        if character is party.hero:
            fighter.defend[phase] = own + int(stats.to_roll(phase, DEFEND))
    return fighter


def add_cards(party: Party, fight: Fight, strength: Strength) -> None:
    hero = party.hero
    add_card(party, fight, strength, hero.card, hero.is_activated, hero.used)
    for ally in party.allies:
        add_card(party, fight, strength, ally.card, ally.is_activated, ally.used)
    for item in party.items:
        add_card(party, fight, strength, item.card, item.is_activated, item.used)


def add_card(
    party: Party, fight: Fight, strength: Strength, card: Card, is_activated: bool, used: i64
) -> None:
    for place in range(len(card.effects)):
        effect = card.effects[place]
        if effect.discards or effect.gold > 0 or (effect.activates and is_activated):
            continue
        is_for_hero = effect.by_hero or card.type == HERO or not card.is_character()
        if is_for_hero and (effect.limit == 0 or used & limit_bit(effect, place) == 0):
            add_effect(party, fight, strength, effect)


def add_effect(party: Party, fight: Fight, strength: Strength, effect: Effect) -> None:
    phases = effect.phases if effect.phases != 0 else EVERY_PHASE
    is_new = fight.round == 0 and fight.prepared & bit(party.seat) == 0
    for prim in effect.prims:
        if effect.opens_in(ON_DAMAGE):
            if prim.op == CANCEL and prim.kind == WOUND and effect.activates:
                strength.shield = max(strength.shield, prim.n)
        elif effect.opens_in(BEFORE_ROLL):
            add_boost(strength, effect, prim, phases)
        elif effect.opens_in(ON_HIT):
            add_smash(strength, effect, prim, phases)
        elif effect.opens_in(ROUND_START):
            if prim.op == EXTRA_ATTACK:
                strength.extra = 1
        elif effect.opens_in(BEFORE_COMBAT) and is_new:
            prepare(strength, effect, prim)


def add_boost(strength: Strength, effect: Effect, prim: Prim, phases: i64) -> None:
    is_bonus = prim.op == MOD and prim.stat == ROLL and effect.exhausts == 1
    if is_bonus and prim.n >= strength.boost:
        strength.boost = prim.n
        strength.boost_phases |= phases


def add_smash(strength: Strength, effect: Effect, prim: Prim, phases: i64) -> None:
    can_pay = effect.exhausts <= strength.breath
    is_blow = prim.op == DEAL and prim.who == THE_FOE and can_pay
    if is_blow and prim.n >= strength.smash:
        strength.smash = prim.n
        strength.smash_phases = phases


def prepare(strength: Strength, effect: Effect, prim: Prim) -> None:
    """rune.combat.use_limits: one such ability in a combat."""
    if strength.trap > 0:
        return
    if prim.op == DEAL:
        strength.trap = prim.n
    elif prim.op == MOD and prim.stat == FOE_VALUE:
        strength.foe_value += prim.n
    elif prim.op == MOD and ROLL_PHASE <= prim.stat < ROLL_PHASE + PHASE_COUNT and effect.by_hero:
        phase = prim.stat - ROLL_PHASE
        strength.hero.attack[phase] += int(prim.n)
        strength.hero.defend[phase] += int(prim.n)
