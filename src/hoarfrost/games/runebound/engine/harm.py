"""Wounds and exhaustion: taken, cancelled, healed; allies that die (R§8.5, R§18)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.cards import lose
from hoarfrost.games.runebound.engine.content import (
    COUNTERS,
    EXHAUSTION,
    FOE_HIT,
    ON_DAMAGE,
    WOUND,
)
from hoarfrost.games.runebound.engine.realm import Character, Frame, Party, Realm
from hoarfrost.games.runebound.engine.steps import HARM, KNOCK_OUT, PASS
from hoarfrost.games.runebound.engine.using import begin_foe_effects, pay_and_begin, usable

# Stages of HARM. `n` wounds are about to be taken by the character `card`.
CANCELLING: Final = 0
PLACING: Final = 1
ANSWERING: Final = 2  # what the foe does to whoever it hit
CHECKING: Final = 3

BY_FOE: Final = [1]  # `amounts` of wounds that a challenge deals in a phase


def wound(realm: Realm, party: Party, character: Character, n: i64, by_foe: bool) -> None:
    """A character is about to take wounds."""
    if n <= 0:
        return
    frame = realm.push(HARM, party.seat)
    frame.card = character.card.number
    frame.n = n
    if by_foe:
        frame.amounts = BY_FOE


def batch_order(party: Party) -> list[int]:
    """Places of the members, so that of what is begun for each the first ally's ends up on top.

    As in rune.check.batch the hero comes last: a knock-out would end what the allies have to take.
    """
    return [0, *range(int(party.size()) - 1, 0, -1)]


def exhaust(realm: Realm, party: Party, character: Character, n: i64) -> None:
    """rune.exhaustion.overflow: what does not fit on the card becomes wounds."""
    room = max(0, realm.stamina(party, character) - character.counts[EXHAUSTION])
    taken = min(n, room)
    if taken > 0:
        character.counts[EXHAUSTION] += taken
        tell_taken(realm, party, character, EXHAUSTION, taken, "rune.exhaustion.overflow")
    wound(realm, party, character, n - taken, False)


def tell_taken(
    realm: Realm, party: Party, character: Character, kind: i64, n: i64, rule: str
) -> None:
    if realm.tape is not None:
        values = {
            "seat": int(party.seat),
            "card": character.card.id,
            "counter": COUNTERS[kind],
            "n": int(n),
            "now": int(character.counts[kind]),
        }
        realm.tell("take", rule, values)


def remove_counters(
    realm: Realm, party: Party, character: Character, kind: i64, n: i64, rule: str
) -> None:
    """Up to so many go."""
    gone = min(n, character.counts[kind])
    if gone <= 0:
        return
    character.counts[kind] -= gone
    if realm.tape is not None:
        values = {
            "seat": int(party.seat),
            "card": character.card.id,
            "counter": COUNTERS[kind],
            "n": int(gone),
            "now": int(character.counts[kind]),
        }
        realm.tell("heal", rule, values)


def advance_harm(realm: Realm, frame: Frame) -> bool:
    party = realm.parties[frame.seat]
    if frame.stage == CANCELLING:
        if frame.n > 0 and usable(realm, frame.seat, ON_DAMAGE):
            realm.asked = frame.seat
            return True
        frame.stage = PLACING
    character = party.find(frame.card)
    if character is None:
        realm.stack.pop()
        return False
    if frame.stage == PLACING:
        frame.stage = ANSWERING
        if frame.n > 0:
            character.counts[WOUND] += frame.n
            tell_taken(realm, party, character, WOUND, frame.n, "rune.combat.phase")
    if frame.stage == ANSWERING:
        frame.stage = CHECKING
        if frame.n > 0 and len(frame.amounts) > 0:
            begin_foe_effects(realm, frame.seat, frame.card, FOE_HIT)
            return False
    realm.stack.pop()
    check_down(realm, party, character)
    return False


def harm_options(realm: Realm, frame: Frame) -> list[int]:
    return [PASS, *usable(realm, frame.seat, ON_DAMAGE)]


def answer_harm(realm: Realm, frame: Frame, action: i64) -> None:
    if action == PASS:
        frame.stage = PLACING
    else:
        pay_and_begin(realm, frame.seat, action)


def check_down(realm: Realm, party: Party, character: Character) -> bool:
    """rune.check.down: a hero is knocked out, an ally is killed."""
    if not realm.is_down(party, character):
        return False
    if character is party.hero:
        if not realm.has_fallen(party.seat):
            realm.push(KNOCK_OUT, party.seat)
    else:
        values = {"seat": int(party.seat), "card": character.card.id}
        realm.tell("killed", "rune.ally.death", values)
        lose(realm, party, character.card)
    return True
