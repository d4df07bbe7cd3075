"""The figures of a combat: what is rolled for, added, dealt and suffered (R§11, rune.fx.stats)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import (
    DEF,
    DEF_PHASE,
    DEFEND,
    DMG_PHASE,
    FOE_LIFE,
    FOE_VALUE,
    NONE,
    ROLL,
    ROLL_PHASE,
)
from hoarfrost.games.runebound.engine.harm import wound
from hoarfrost.games.runebound.engine.realm import Character, Fight, Party, Realm

ESCAPE_DIFFICULTY: Final = (12, 14, 16, 18)  # by colour (rune.combat.escape)
ARSHAN_DIFFICULTY: Final = 20
DUEL_DIFFICULTY: Final = 10  # plus the other hero's Mind (rune.pvp.escape)
MIND: Final = 0


def combat_value(realm: Realm, fight: Fight, party: Party, character: Character, role: i64) -> i64:
    """What a character adds to the dice in the phase; role NONE for an open target roll."""
    phase = fight.phase
    found = realm.value(party, character, phase) + fight.roll_bonus
    found += stat_in_fight(realm, fight, party, character, ROLL)
    found += stat_in_fight(realm, fight, party, character, ROLL_PHASE + phase)
    if role == DEFEND:
        found += stat_in_fight(realm, fight, party, character, DEF)
        found += stat_in_fight(realm, fight, party, character, DEF_PHASE + phase)
    return found


def stat_in_fight(realm: Realm, fight: Fight, party: Party, character: Character, stat: i64) -> i64:
    """What is passive, and what was added for this combat."""
    found = realm.bonus(party, character, stat)
    if character is party.hero:
        return found + fight.bonus_of(party.seat)[stat]
    row = fight.ally_bonus
    for place in range(0, len(row), 3):
        if row[place] == character.card.number and row[place + 1] == stat:
            found += row[place + 2]
    return found


def damage(realm: Realm, fight: Fight, party: Party, character: Character) -> i64:
    """The wounds of a successful attack."""
    phase = fight.phase
    printed: i64 = character.card.damages[phase]
    return max(0, printed + stat_in_fight(realm, fight, party, character, DMG_PHASE + phase))


def foe_damage(realm: Realm, fight: Fight) -> i64:
    """The wounds that whoever fails takes in this phase."""
    if fight.is_duel():
        other = realm.parties[fight.other_part]
        return damage(realm, fight, other, other.hero)
    return realm.content.adventures[fight.foe].damages[fight.phase]


def foe_value(realm: Realm, fight: Fight) -> i64:
    """The number to reach in this phase."""
    party = realm.parties[fight.hero_part]
    change = stat_in_fight(realm, fight, party, party.hero, FOE_VALUE)
    if fight.is_duel():
        return fight.target + change
    return realm.content.adventures[fight.foe].targets[fight.phase] + change


def foe_life(realm: Realm, fight: Fight) -> i64:
    party = realm.parties[fight.hero_part]
    change = fight.foe_life + realm.bonus(party, party.hero, FOE_LIFE)
    return max(1, realm.content.adventures[fight.foe].life + change)


def escape_difficulty(realm: Realm, fight: Fight) -> i64:
    if fight.is_duel():
        other = realm.parties[fight.other_part]
        return DUEL_DIFFICULTY + realm.value(other, other.hero, MIND)
    colour = realm.content.adventures[fight.foe].colour
    return ARSHAN_DIFFICULTY if colour == NONE else ESCAPE_DIFFICULTY[colour]


def may_attack(fight: Fight) -> bool:
    """rune.combat.phase: the hero once per round, more by effects."""
    return fight.attacks < 1 + fight.extra


def may_ally_attack(fight: Fight, ally: Character) -> bool:
    return ally.card.number not in fight.acted


def hurt_foe(realm: Realm, seat: i64, n: i64) -> None:
    """Wounds for the challenge, or for the other hero."""
    fight = realm.the_fight()
    if fight.is_duel():
        other = fight.other_part if seat == fight.hero_part else fight.hero_part
        if realm.has_fallen(other):
            return
        party = realm.parties[other]
        wound(realm, party, party.hero, n, False)
        return
    fight.wounds += n
    if realm.tape is not None:
        foe = realm.content.adventures[fight.foe]
        values = {"foe": foe.id, "n": int(n), "now": int(fight.wounds)}
        realm.tell("wound_foe", "rune.combat.win", values)
