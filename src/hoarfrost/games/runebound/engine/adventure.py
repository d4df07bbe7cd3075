"""The Adventure step: cards are drawn, events enter play, challenges are met (R§10)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.cards import discard_adventure
from hoarfrost.games.runebound.engine.content import (
    COLOURS,
    DEAL,
    EACH_PARTY,
    EVENT,
    EXHAUSTION,
    FIGHT,
    FROST,
    HEAL,
    IMMEDIATE,
    NONE,
    WHITE_DEATH,
    WOUND,
    Adventure,
    Prim,
)
from hoarfrost.games.runebound.engine.counters import leave_undefeated, refill, slot_at
from hoarfrost.games.runebound.engine.fighting import begin_fight
from hoarfrost.games.runebound.engine.frost import take_frost, take_frost_alone, take_white_death
from hoarfrost.games.runebound.engine.harm import batch_order, exhaust, remove_counters, wound
from hoarfrost.games.runebound.engine.realm import Frame, Party, Realm
from hoarfrost.games.runebound.engine.skill_tests import begin_test
from hoarfrost.games.runebound.engine.steps import EVENT_IN_PLAY, NOBODY, REWARD
from hoarfrost.games.runebound.engine.using import OF_ADVENTURE, PENALTY, begin_effect

# Stages of ADVENTURE: `card` is the one that was drawn last, `n` counts reshuffles, then tests.
COMING: Final = 0
DRAWING: Final = 1
AFTER_EVENT: Final = 2
NEXT_TEST: Final = 3
AFTER_TEST: Final = 4
AFTER_FIGHT: Final = 5
FAILED: Final = 6


def advance_adventure(realm: Realm, frame: Frame) -> bool:
    party = realm.parties[realm.active]
    stage = frame.stage
    if stage == AFTER_EVENT:
        # rune.event.refresh: also if the hero was knocked out
        refill(realm, realm.content.adventures[frame.card].colour)
        frame.stage = DRAWING
    elif realm.has_fallen(realm.active):
        realm.stack.pop()
    elif stage == COMING:
        come_upon(realm, frame, party)
    elif stage == DRAWING:
        draw(realm, frame, party)
    elif stage == NEXT_TEST:
        next_test(realm, frame, party)
    elif stage == AFTER_TEST:
        after_test(realm, frame, party)
    elif stage == AFTER_FIGHT and realm.has_passed:
        defeat(realm, frame)
    else:
        realm.stack.pop()
        leave_undefeated(realm, frame.card, party.space)
        realm.challenge = NONE
    return False


def come_upon(realm: Realm, frame: Frame, party: Party) -> None:
    """rune.adv.undefeated_first: the card that lies there, else a new one."""
    slot = slot_at(realm, party.space)
    if slot >= 0:
        meet(realm, frame, party, realm.slots[slot])
    else:
        frame.stage = DRAWING


def draw(realm: Realm, frame: Frame, party: Party) -> None:
    """rune.adv.draw, rune.adv.deck_empty"""
    colour = realm.map.jewels[party.space]
    if not realm.decks[colour]:
        if frame.n > 0 or not realm.discards[colour]:
            realm.stack.pop()
            realm.tell("no_card", "rune.adv.deck_empty", {"colour": COLOURS[colour]})
            return
        frame.n = 1
        realm.decks[colour] = sorted(realm.discards[colour])
        realm.discards[colour] = []
        realm.tell("reshuffle", "rune.adv.deck_empty", {"colour": COLOURS[colour]})
    number = realm.draw_adventure(colour)
    card = realm.content.adventures[number]
    values = {"seat": int(party.seat), "adventure": card.id, "colour": COLOURS[colour]}
    realm.tell("draw", "rune.adv.draw", values)
    if card.kind == EVENT:
        frame.card = number
        frame.stage = AFTER_EVENT
        resolve_event(realm, card)
    else:
        meet(realm, frame, party, number)


def meet(realm: Realm, frame: Frame, party: Party, number: i64) -> None:
    frame.card = number
    frame.n = 0
    realm.challenge = number
    card = realm.content.adventures[number]
    if card.kind == FIGHT:
        frame.stage = AFTER_FIGHT
        begin_fight(realm, party, number)
    else:
        frame.stage = NEXT_TEST
        realm.tell("challenge", "rune.adv.test", {"seat": int(party.seat), "foe": card.id})


def next_test(realm: Realm, frame: Frame, party: Party) -> None:
    """rune.adv.test: in order, until one fails."""
    tests = realm.content.adventures[frame.card].tests
    if frame.n == len(tests):
        defeat(realm, frame)
        return
    test = tests[frame.n]
    frame.stage = AFTER_TEST
    begin_test(realm, party, test.skill, test.difficulty)


def after_test(realm: Realm, frame: Frame, party: Party) -> None:
    frame.n += 1
    if realm.has_passed:
        frame.stage = NEXT_TEST
        return
    frame.stage = FAILED
    source = [PENALTY, int(frame.card), int(frame.n) - 1]
    begin_effect(realm, party.seat, party.hero.card.number, source)


def defeat(realm: Realm, frame: Frame) -> None:
    realm.stack.pop()
    reward = realm.push(REWARD, NOBODY)
    reward.card = frame.card
    realm.challenge = NONE


# Events -------------------------------------------------------------------------------------------


def resolve_event(realm: Realm, card: Adventure) -> None:
    """rune.event.resolve: one of a lower number changes nothing."""
    if realm.event >= 0:
        before = realm.content.adventures[realm.event]
        if card.event_number < before.event_number:
            realm.tell("passing_event", "rune.event.resolve", {"event": card.id})
            discard_adventure(realm, card.number)
            return
        discard_adventure(realm, before.number)
    realm.event = card.number
    realm.weather = card.face
    values = {"event": card.id, "weather": realm.content.weather[card.face].icon}
    realm.tell("event", "rune.weather.change", values)
    frame = realm.push(EVENT_IN_PLAY, NOBODY)
    frame.card = card.number


def advance_event(realm: Realm, frame: Frame) -> bool:
    """`stage` is the effect, `n` counts primitives and, within one, seats from the active one."""
    card = realm.content.adventures[frame.card]
    if frame.stage == len(card.effects):
        realm.stack.pop()
        return False
    effect = card.effects[frame.stage]
    seats = len(realm.parties)
    place = frame.n // seats
    if not effect.opens_in(IMMEDIATE) or place == len(effect.prims):
        frame.stage += 1
        frame.n = 0
        return False
    party = realm.parties[(realm.active + frame.n % seats) % seats]
    prim = effect.prims[place]
    frame.n += 1
    if prim.is_for_each():
        if realm.holds(party, effect):
            strike(realm, party, prim)
    elif frame.n % seats == 1 % seats and is_first_for_one(effect.prims, place):
        # What names no heroes is done once, for the active one, and all of it together.
        source = [OF_ADVENTURE, int(frame.card), int(frame.stage)]
        begin_effect(realm, realm.active, NONE, source)
    return False


def is_first_for_one(prims: list[Prim], place: i64) -> bool:
    """Whether no primitive before this one is for the active hero alone."""
    for before in range(place):
        if not prims[before].is_for_each():
            return False
    return True


def strike(realm: Realm, party: Party, prim: Prim) -> None:
    """What an event does to a hero, or to a hero and each ally."""
    is_party = prim.who == EACH_PARTY
    if prim.op == DEAL and prim.kind == FROST and is_party:
        take_frost(realm, party, [int(prim.n)] * int(party.size()))
        return
    for place in batch_order(party):
        if place > 0 and not is_party:
            continue
        member = party.member(place)
        if prim.op == HEAL:
            remove_counters(realm, party, member, prim.kind, prim.n, "rune.event.resolve")
        elif prim.kind == WOUND:
            wound(realm, party, member, prim.n, False)
        elif prim.kind == EXHAUSTION:
            exhaust(realm, party, member, prim.n)
        elif prim.kind == FROST:
            take_frost_alone(realm, party, member, prim.n)
        elif prim.kind == WHITE_DEATH:
            take_white_death(realm, party, member, prim.n)
