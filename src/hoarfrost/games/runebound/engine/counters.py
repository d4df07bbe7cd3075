"""Adventure counters on the jewels, and challenges that nobody has defeated (R§10)."""

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.cards import discard_adventure
from hoarfrost.games.runebound.engine.content import COLOURS, NONE
from hoarfrost.games.runebound.engine.realm import Realm

SLOT_LETTERS = "ABCDEF"


def refill(realm: Realm, colour: i64) -> None:
    """rune.event.refresh: a counter on every empty jewel of a colour."""
    for space in range(len(realm.counters)):
        if realm.map.jewels[space] == colour:
            realm.counters[space] = True
    realm.tell("counters", "rune.event.refresh", {"colour": COLOURS[colour]})


def refill_dry_colours(realm: Realm) -> None:
    """rune.event.dry_colour"""
    for colour in range(len(COLOURS)):
        is_dry = False
        for space in range(len(realm.counters)):
            if realm.map.jewels[space] == colour:
                is_dry = True
                if realm.counters[space]:
                    is_dry = False
                    break
        if is_dry:
            refill(realm, colour)


def slot_at(realm: Realm, space: i64) -> i64:
    """The slot of the undefeated challenge on a space, or NONE."""
    for slot in range(len(realm.slots)):
        if realm.slots[slot] >= 0 and realm.slot_spaces[slot] == space:
            return slot
    return NONE


def leave_undefeated(realm: Realm, number: i64, space: i64) -> None:
    """rune.undef.place, rune.undef.full; a card that lay there already stays."""
    if slot_at(realm, space) >= 0:
        return
    card = realm.content.adventures[number]
    for slot in range(len(realm.slots)):
        if realm.slots[slot] < 0:
            realm.slots[slot] = int(number)
            realm.slot_spaces[slot] = int(space)
            values = {
                "foe": card.id,
                "slot": SLOT_LETTERS[slot],
                "space": realm.map.names[space],
            }
            realm.tell("undefeated", "rune.undef.place", values)
            return
    realm.tell("let_go", "rune.undef.full", {"foe": card.id})
    discard_adventure(realm, number)


def clear(realm: Realm, space: i64) -> None:
    """The challenge of a space is defeated: its counters go (rune.undef.clear)."""
    realm.counters[space] = False
    slot = slot_at(realm, space)
    if slot >= 0:
        realm.slots[slot] = NONE
        realm.slot_spaces[slot] = NONE
