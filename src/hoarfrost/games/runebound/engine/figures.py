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
    STAT_COUNT,
    Effect,
)
from hoarfrost.games.runebound.engine.harm import wound
from hoarfrost.games.runebound.engine.realm import Character, Fight, Party, Realm

ESCAPE_DIFFICULTY: Final = (12, 14, 16, 18)  # by colour (rune.combat.escape)
ARSHAN_DIFFICULTY: Final = 20
DUEL_DIFFICULTY: Final = 10  # plus the other hero's Mind (rune.pvp.escape)
MIND: Final = 0
EVERY_STAT: Final = (1 << STAT_COUNT) - 1


class Stats:
    """All that is added to the figures of a character in a fight, gathered once, by stat."""

    def __init__(self, always: list[int]) -> None:
        self.always: list[int] = always
        self.at_times: list[Effect] = []  # that add only in some phases, or for one role

    def add(self, effect: Effect) -> None:
        if effect.is_at_times():
            self.at_times.append(effect)
            return
        for prim in effect.prims:
            if prim.stat >= 0:
                self.always[prim.stat] += int(prim.n)

    def of(self, stat: i64, phase: i64, role: i64) -> i64:
        found: i64 = self.always[stat]
        for effect in self.at_times:  # of most characters there are none
            if effect.is_for(phase, role):
                for prim in effect.prims:
                    if prim.stat == stat:
                        found += prim.n
        return found

    def to_roll(self, phase: i64, role: i64) -> i64:
        """What is added to the dice; role NONE for an open target roll."""
        found = self.of(ROLL, phase, role) + self.of(ROLL_PHASE + phase, phase, role)
        if role == DEFEND:
            found += self.of(DEF, phase, role) + self.of(DEF_PHASE + phase, phase, role)
        return found


def stats_in_fight(realm: Realm, fight: Fight, party: Party, character: Character) -> Stats:
    """What is passive, and what was added for this combat."""
    if character is party.hero:
        stats = Stats(fight.bonus_of(party.seat).copy())
    else:
        stats = Stats([0] * STAT_COUNT)
        row = fight.ally_bonus
        for place in range(0, len(row), 3):
            if row[place] == character.card.number:
                stats.always[row[place + 1]] += row[place + 2]
    for effect in realm.serving(party, character, EVERY_STAT):
        if realm.holds_here(party, effect) and realm.holds_against(fight.foe, effect):
            stats.add(effect)
    return stats


def combat_value(realm: Realm, fight: Fight, party: Party, character: Character, role: i64) -> i64:
    """What a character adds to the dice in the phase; role NONE for an open target roll."""
    own = realm.value(party, character, fight.phase) + fight.roll_bonus
    return own + stats_in_fight(realm, fight, party, character).to_roll(fight.phase, role)


def damage(realm: Realm, fight: Fight, party: Party, character: Character) -> i64:
    """The wounds of a successful attack."""
    stats = stats_in_fight(realm, fight, party, character)
    return damage_with(character, stats, fight.phase, fight.role)


def damage_with(character: Character, stats: Stats, phase: i64, role: i64) -> i64:
    printed: i64 = character.card.damages[phase]
    return max(0, printed + stats.of(DMG_PHASE + phase, phase, role))


def foe_damage(realm: Realm, fight: Fight) -> i64:
    """The wounds that whoever fails takes in this phase."""
    if fight.is_duel():
        other = realm.parties[fight.other_part]
        return damage(realm, fight, other, other.hero)
    return realm.content.adventures[fight.foe].damages[fight.phase]


def foe_value(realm: Realm, fight: Fight) -> i64:
    """The number to reach in this phase."""
    party = realm.parties[fight.hero_part]
    change = foe_change(realm, fight, party)
    if fight.is_duel():
        return fight.target + change
    return realm.content.adventures[fight.foe].targets[fight.phase] + change


def foe_change(realm: Realm, fight: Fight, party: Party) -> i64:
    """What the hero adds to the numbers of the foe."""
    return realm.bonus(party, party.hero, FOE_VALUE) + fight.bonus_of(party.seat)[FOE_VALUE]


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
