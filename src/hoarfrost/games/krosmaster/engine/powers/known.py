"""All powers by number, as bits, and which of them take part in what."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, lowest
from hoarfrost.games.krosmaster.engine.content import (
    AIR,
    EARTH,
    ELEMENTS,
    FIRE,
    FROZEN,
    NEUTRAL,
    WATER,
)
from hoarfrost.games.krosmaster.engine.powers.akseleraktion import Akseleraktion
from hoarfrost.games.krosmaster.engine.powers.armour import Armour
from hoarfrost.games.krosmaster.engine.powers.blind import Blind
from hoarfrost.games.krosmaster.engine.powers.bulky import Bulky
from hoarfrost.games.krosmaster.engine.powers.critical_hit import CriticalHit
from hoarfrost.games.krosmaster.engine.powers.desplicing import Desplicing
from hoarfrost.games.krosmaster.engine.powers.dodge import Dodge
from hoarfrost.games.krosmaster.engine.powers.endurance import Endurance
from hoarfrost.games.krosmaster.engine.powers.explosive import Explosive
from hoarfrost.games.krosmaster.engine.powers.farmer import Farmer
from hoarfrost.games.krosmaster.engine.powers.fragility import Fragility
from hoarfrost.games.krosmaster.engine.powers.frostbite import Frostbite
from hoarfrost.games.krosmaster.engine.powers.glaciaktion import Glaciaktion
from hoarfrost.games.krosmaster.engine.powers.heroic_inspiration import HeroicInspiration
from hoarfrost.games.krosmaster.engine.powers.immune import Immune
from hoarfrost.games.krosmaster.engine.powers.interior_fire import InteriorFire
from hoarfrost.games.krosmaster.engine.powers.itty_bitty import IttyBitty
from hoarfrost.games.krosmaster.engine.powers.lock import Lock
from hoarfrost.games.krosmaster.engine.powers.mastery import Mastery
from hoarfrost.games.krosmaster.engine.powers.power import Power
from hoarfrost.games.krosmaster.engine.powers.resistance import Resistance
from hoarfrost.games.krosmaster.engine.powers.splicing import Splicing
from hoarfrost.games.krosmaster.engine.powers.unfazed import Unfazed

POWERS: Final[list[Power]] = [
    CriticalHit(),
    Armour(),
    Dodge(),
    Lock(),
    Unfazed(),
    Blind(),
    Farmer(),
    Frostbite(),
    InteriorFire(),
    IttyBitty(),
    Bulky(),
    Explosive(),
    HeroicInspiration(),
    Fragility(),
    Endurance(),
    Splicing(),
    Desplicing(),
    Akseleraktion(),
    Glaciaktion(),
    Mastery("agility", AIR),
    Mastery("chance", WATER),
    Mastery("intelligence", FIRE),
    Mastery("strength", EARTH),
    *[Resistance(element) for element in range(len(ELEMENTS))],
    *[Immune(element) for element in range(len(ELEMENTS))],
]
POWER_NUMBER: Final[dict[str, int]] = {}
for place, known in enumerate(POWERS):
    known.number = place
    POWER_NUMBER[known.id] = place


def only(id: str) -> i64:
    return bit(POWER_NUMBER[id])


# The powers that Inspiration dice give (kros.inspire.power), each as a set.
CRITICAL_HIT: Final[i64] = only("critical_hit")
ARMOUR: Final[i64] = only("armour")
DODGE: Final[i64] = only("dodge")
LOCK: Final[i64] = only("lock")


def together(powers: list[Power]) -> i64:
    """As a set."""
    found: i64 = 0
    for power in powers:
        found |= bit(power.number)
    return found


# The powers of which something is so, each named after the one that is printed on cards.
BLIND: Final[i64] = together([power for power in POWERS if power.aims_only_beside])
BULKY: Final[i64] = together([power for power in POWERS if power.blocks_sight])
EXPLOSIVE: Final[i64] = together([power for power in POWERS if power.explodes])
FARMER: Final[i64] = together([power for power in POWERS if power.finds_another_kama])
FROSTBITE: Final[i64] = together([power for power in POWERS if power.freezes_injuries])
HEROIC_INSPIRATION: Final[i64] = together([power for power in POWERS if power.comrades])
INTERIOR_FIRE: Final[i64] = together([power for power in POWERS if power.thaws])
ITTY_BITTY: Final[i64] = together([power for power in POWERS if power.slips_by])
UNFAZED: Final[i64] = together([power for power in POWERS if power.stands_firm])


class Hooks:
    """For each hook that is asked the powers that take part in it."""

    def __init__(self) -> None:
        self.critical: i64 = 0
        self.armour: i64 = 0
        self.lock: i64 = 0
        self.dodge: i64 = 0
        self.damage: i64 = 0
        self.immune: i64 = 0
        self.freezing: i64 = 0
        for power in POWERS:
            this = bit(power.number)
            if power.lock_dice() != 0:
                self.lock |= this
            if power.dodge_dice() != 0:
                self.dodge |= this
            for element in range(len(ELEMENTS)):
                if power.critical_dice(element) != 0:
                    self.critical |= this
                if power.armour_dice(element) != 0:
                    self.armour |= this
                if power.damage_change(element) != 0:
                    self.damage |= this
                if power.is_immune(element):
                    self.immune |= this
            for token in range(FROZEN):
                if power.freezes(token):
                    self.freezing |= this


HOOKS: Final = Hooks()


def critical_dice(powers: i64, element: i64) -> i64:
    """kros.cast.crit_dice: so many dice for a spell of this element; NEUTRAL has just one."""
    dice: i64 = 1
    if element == NEUTRAL:
        return dice
    left = powers & HOOKS.critical
    while left != 0:
        dice += POWERS[lowest(left)].critical_dice(element)
        left &= left - 1
    return dice


def armour_dice(powers: i64, element: i64) -> i64:
    """kros.cast.armour_dice; against NEUTRAL just one."""
    dice: i64 = 1
    if element == NEUTRAL:
        return dice
    left = powers & HOOKS.armour
    while left != 0:
        dice += POWERS[lowest(left)].armour_dice(element)
        left &= left - 1
    return dice


def damage_change(powers: i64, element: i64) -> i64:
    change: i64 = 0
    left = powers & HOOKS.damage
    while left != 0:
        change += POWERS[lowest(left)].damage_change(element)
        left &= left - 1
    return change


def is_immune(powers: i64, element: i64) -> bool:
    left = powers & HOOKS.immune
    while left != 0:
        if POWERS[lowest(left)].is_immune(element):
            return True
        left &= left - 1
    return False


def freezes(powers: i64, token: i64) -> bool:
    """Whether tokens of this kind that a piece with these powers places on targets are Frozen."""
    left = powers & HOOKS.freezing
    while left != 0:
        if POWERS[lowest(left)].freezes(token):
            return True
        left &= left - 1
    return False


def lock_dice(powers: i64) -> i64:
    """kros.lock.dice."""
    dice: i64 = 1
    left = powers & HOOKS.lock
    while left != 0:
        dice += POWERS[lowest(left)].lock_dice()
        left &= left - 1
    return dice


def dodge_dice(powers: i64) -> i64:
    """kros.lock.dice."""
    dice: i64 = 1
    left = powers & HOOKS.dodge
    while left != 0:
        dice += POWERS[lowest(left)].dodge_dice()
        left &= left - 1
    return dice


def comrades(powers: i64) -> str:
    """The type of others in the team with whom own spells cost 1 AP less; "" for none."""
    left = powers & HEROIC_INSPIRATION
    return "" if left == 0 else POWERS[lowest(left)].comrades


def power_names(powers: i64) -> list[str]:
    """The ids of a set of powers, in the order of their numbers."""
    return [power.id for power in POWERS if powers & bit(power.number) != 0]
