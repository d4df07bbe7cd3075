"""The Survival step, frost and white death (R§8)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import (
    CHANGE_WEATHER,
    FROST,
    FROST_TAKEN,
    NONE,
    TAKE_FROST,
    TAKE_WHITE_DEATH,
    WHITE_DEATH,
)
from hoarfrost.games.runebound.engine.harm import check_down, remove_counters, tell_taken
from hoarfrost.games.runebound.engine.realm import Character, Frame, Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    PASS,
    TAKING_FROST,
    TAKING_WHITE_DEATH,
)
from hoarfrost.games.runebound.engine.using import pay_and_begin, usable

# Stages of TAKING_FROST: `amounts` by place in the party are about to be taken.
CANCELLING: Final = 0
PLACING: Final = 1
CHECKING: Final = 2  # as cards.py has it

# Stages of TAKING_WHITE_DEATH: `n` counters for the character `card`; `amounts` holds the frost
# that it is for, if it is for frost.
ANSWERING: Final = 0
CONTRACTING: Final = 1


def survive(realm: Realm, party: Party) -> None:
    """rune.frost.contract: the whole party takes frost by the weather and the ground."""
    amounts = survival_amounts(realm, party, party.space)
    realm.tell("survival", "rune.frost.contract", {"seat": int(party.seat), "amounts": amounts})
    take_frost(realm, party, amounts)


def survival_amounts(realm: Realm, party: Party, space: i64) -> list[int]:
    """rune.frost.amount: by place in the party, if the hero ended on this space of terrain."""
    n = weather_number(realm, realm.map.terrains[space])
    if realm.rules.mild:
        n -= 1
    n = max(0, n)
    amounts: list[int] = []
    for place in range(party.size()):
        own = n
        if n > 0:
            own = max(0, n + realm.bonus(party, party.member(place), FROST_TAKEN))
        amounts.append(int(own))
    return amounts


def weather_number(realm: Realm, terrain: i64) -> i64:
    found: i64 = realm.content.weather[realm.weather].frost[terrain]
    if realm.event >= 0:
        for effect in realm.content.adventures[realm.event].ongoing:
            for prim in effect.prims:
                if prim.op == CHANGE_WEATHER and prim.kind in (NONE, terrain):
                    found += prim.n
    return max(0, found)


def take_frost(realm: Realm, party: Party, amounts: list[int]) -> None:
    """Frost for several at once (rune.check.batch), by place in the party."""
    if sum(amounts) == 0:
        return
    frame = realm.push(TAKING_FROST, party.seat)
    frame.amounts = amounts


def take_frost_alone(realm: Realm, party: Party, character: Character, n: i64) -> None:
    amounts = [int(n) if party.member(place) is character else 0 for place in range(party.size())]
    take_frost(realm, party, amounts)


def advance_frost(realm: Realm, frame: Frame) -> bool:
    party = realm.parties[frame.seat]
    if frame.stage == CANCELLING:
        if sum(frame.amounts) > 0 and usable(realm, frame.seat, TAKE_FROST):
            realm.asked = frame.seat
            return True
        frame.stage = PLACING
    if frame.stage == PLACING:
        frame.stage = CHECKING
        for place in range(len(frame.amounts)):
            n: i64 = frame.amounts[place]
            if n > 0:
                member = party.member(place)
                member.counts[FROST] += n
                tell_taken(realm, party, member, FROST, n, "rune.frost.contract")
    if not check_one(realm, party):
        realm.stack.pop()
    return False


def frost_options(realm: Realm, frame: Frame) -> list[int]:
    return [PASS, *usable(realm, frame.seat, TAKE_FROST)]


def answer_frost(realm: Realm, frame: Frame, action: i64) -> None:
    if action == PASS:
        frame.stage = PLACING
    else:
        pay_and_begin(realm, frame.seat, action)


def check_one(realm: Realm, party: Party) -> bool:
    """The next consequence of frost or of lost Life, allies first; False if there is none."""
    for ally in party.allies:
        if check_frost(realm, party, ally) or check_down(realm, party, ally):
            return True
    return check_frost(realm, party, party.hero) or (
        not realm.has_fallen(party.seat) and check_down(realm, party, party.hero)
    )


def check_frost(realm: Realm, party: Party, character: Character) -> bool:
    """rune.wd.contract: frost has reached Life, so white death comes."""
    life = frost_life(realm, party, character)
    if character.counts[FROST] < life or realm.is_down(party, character):
        return False
    if is_contracting(realm, character.card.number):
        return False
    frame = realm.push(TAKING_WHITE_DEATH, party.seat)
    frame.card = character.card.number
    frame.n = 1
    frame.amounts = [int(life)]
    return True


def is_contracting(realm: Realm, card: i64) -> bool:
    """Whether white death for this frost is under way: a card that answers it may be discarded."""
    for frame in realm.stack:
        if frame.kind == TAKING_WHITE_DEATH and frame.card == card and len(frame.amounts) > 0:
            return True
    return False


def frost_life(realm: Realm, party: Party, character: Character) -> i64:
    return frost_limit(realm, character, realm.life(party, character))


def frost_limit(realm: Realm, character: Character, life: i64) -> i64:
    """rune.variant.harsh: each white death counter lowers Life for this alone."""
    if realm.rules.harsh:
        life -= character.counts[WHITE_DEATH]
    return max(1, life)


def take_white_death(realm: Realm, party: Party, character: Character, n: i64) -> None:
    """rune.wd.direct"""
    frame = realm.push(TAKING_WHITE_DEATH, party.seat)
    frame.card = character.card.number
    frame.n = n


def advance_white_death(realm: Realm, frame: Frame) -> bool:
    party = realm.parties[frame.seat]
    if frame.stage == ANSWERING:
        if frame.n > 0 and usable(realm, frame.seat, TAKE_WHITE_DEATH):
            realm.asked = frame.seat
            return True
        frame.stage = CONTRACTING
    realm.stack.pop()
    character = party.find(frame.card)
    if character is None:
        return False
    if frame.n > 0:
        character.counts[WHITE_DEATH] += frame.n
        tell_taken(realm, party, character, WHITE_DEATH, frame.n, "rune.wd.contract")
    if len(frame.amounts) > 0:
        remove_counters(realm, party, character, FROST, frame.amounts[0], "rune.wd.contract")
    if not check_down(realm, party, character) and realm.rules.harsh:
        check_frost(realm, party, character)
    return False


def white_death_options(realm: Realm, frame: Frame) -> list[int]:
    return [PASS, *usable(realm, frame.seat, TAKE_WHITE_DEATH)]


def answer_white_death(realm: Realm, frame: Frame, action: i64) -> None:
    if action == PASS:
        frame.stage = CONTRACTING
    else:
        pay_and_begin(realm, frame.seat, action)


def discard_all_frost(realm: Realm, party: Party, rule: str) -> None:
    """rune.frost.cure: of hero and allies."""
    for place in range(party.size()):
        member = party.member(place)
        remove_counters(realm, party, member, FROST, member.counts[FROST], rule)
