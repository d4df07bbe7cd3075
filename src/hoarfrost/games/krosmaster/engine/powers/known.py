"""All powers by number, as bits, and which of them take part in what."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, lowest
from hoarfrost.games.krosmaster.engine.content import AIR, EARTH, ELEMENTS, FIRE, NEUTRAL, WATER
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

# The sets of one power that the procedure asks for by name.
CRITICAL_HIT: Final = 0x1
ARMOUR: Final = 0x2
DODGE: Final = 0x4
LOCK: Final = 0x8
UNFAZED: Final = 0x10
BLIND: Final = 0x20
FARMER: Final = 0x40
FROSTBITE: Final = 0x80
INTERIOR_FIRE: Final = 0x100
ITTY_BITTY: Final = 0x200
BULKY: Final = 0x400
EXPLOSIVE: Final = 0x800
HEROIC_INSPIRATION: Final = 0x1000

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


class Hooks:
    """For each hook the powers that take part in it."""

    def __init__(self) -> None:
        self.critical: i64 = 0
        self.armour: i64 = 0
        self.damage: i64 = 0
        self.immune: i64 = 0
        self.freezing: i64 = 0
        for power in POWERS:
            this = bit(power.number)
            for element in range(len(ELEMENTS)):
                if power.critical_dice(element) != 0:
                    self.critical |= this
                if power.armour_dice(element) != 0:
                    self.armour |= this
                if power.damage_change(element) != 0:
                    self.damage |= this
                if power.is_immune(element):
                    self.immune |= this
            for token in range(4):
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
    if powers & LOCK != 0:
        return 2
    return 1


def dodge_dice(powers: i64) -> i64:
    if powers & DODGE != 0:
        return 2
    return 1


def power_names(powers: i64) -> list[str]:
    """The ids of a set of powers, in the order of their numbers."""
    return [power.id for power in POWERS if powers & bit(power.number) != 0]
