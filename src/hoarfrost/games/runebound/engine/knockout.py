"""A hero is knocked out (rune.ko.sequence)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.cards import gain, put_away, remove
from hoarfrost.games.runebound.engine.content import (
    EXHAUSTION,
    FROST,
    GEAR,
    WHITE_DEATH,
    WOUND,
)
from hoarfrost.games.runebound.engine.counters import leave_undefeated
from hoarfrost.games.runebound.engine.moving import lose_flare
from hoarfrost.games.runebound.engine.realm import NO_INTS, Frame, Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    EFFECT,
    HARM,
    KNOCK_OUT,
    LOSE,
    LOSE_GEAR,
    NOBODY,
    OVER_LIMIT,
    TAKING_FROST,
    TAKING_WHITE_DEATH,
    TESTING,
    TOWN,
)

# Stages of KNOCK_OUT; `n` is the victor's seat.
FALLING: Final = 0
LOSING: Final = 1
MOVING_AWAY: Final = 2

# What the hero was about to do or to suffer is over; what concerns others goes on.
ENDED: Final = (EFFECT, HARM, TAKING_FROST, TAKING_WHITE_DEATH, TESTING, OVER_LIMIT)

GEAR_COST: Final = 1  # rune.gear.items


def advance_knock_out(realm: Realm, frame: Frame) -> bool:
    party = realm.parties[frame.seat]
    if frame.stage == FALLING:
        fall(realm, party, frame)
        frame.stage = LOSING
    if frame.stage == LOSING:
        choices = loss_options(realm, frame)
        if len(choices) > 1:
            realm.asked = frame.seat
            return True
        if len(choices) == 1:
            lose_choice(realm, frame, choices[0])
        recover(realm, party)
        frame.stage = MOVING_AWAY
    towns = realm.map.nearest[party.space]
    if len(towns) > 1:
        realm.asked = frame.seat
        return True
    carry_away(realm, frame, towns[0])
    return False


def fall(realm: Realm, party: Party, frame: Frame) -> None:
    """Steps 1 to 3."""
    seat = party.seat
    realm.fell |= bit(seat)
    realm.tell("knock_out", "rune.ko.sequence", {"seat": int(seat)})
    realm.stack = [one for one in realm.stack if one.seat != seat or one.kind not in ENDED]
    frame.n = victor(realm, seat)
    if seat == realm.active and realm.challenge >= 0:
        if realm.challenge != realm.content.arshan:
            leave_undefeated(realm, realm.challenge, party.space)
        realm.challenge = NOBODY
    if realm.princess == seat:
        realm.princess = NOBODY
        realm.tell("princess_lost", "rune.princess.lost", {"seat": int(seat)})
    if party.gold > 0:
        if frame.n >= 0:
            realm.parties[frame.n].gold += party.gold
        values = {"seat": int(seat), "n": int(party.gold), "to": int(frame.n)}
        realm.tell("lose_gold", "rune.ko.sequence", values)
        party.gold = 0


def victor(realm: Realm, seat: i64) -> i64:
    """rune.pvp.win: the other one of a combat between heroes, if still standing."""
    fight = realm.fight
    if fight is None or not fight.is_duel():
        return NOBODY
    other: i64 = NOBODY
    if seat == fight.hero_part:
        other = fight.other_part
    elif seat == fight.other_part:
        other = fight.hero_part
    return NOBODY if other < 0 or realm.has_fallen(other) else other


def loss_options(realm: Realm, frame: Frame) -> list[int]:
    """Step 4: the single card of highest cost; of equal ones the owner's choice."""
    party = realm.parties[frame.seat]
    best: i64 = 0
    for item in party.items:
        best = max(best, item.card.cost)
    for ally in party.allies:
        best = max(best, ally.card.cost)
    for count in party.gear:
        if count > 0:
            best = max(best, GEAR_COST)
    options: list[int] = []
    if best <= GEAR_COST:
        options += [LOSE_GEAR + kind for kind in range(len(GEAR)) if party.gear[kind] > 0]
    cards = [int(item.card.number) for item in party.items if item.card.cost == best]
    cards += [int(ally.card.number) for ally in party.allies if ally.card.cost == best]
    return options + [LOSE + card for card in sorted(cards)]


def knock_out_options(realm: Realm, frame: Frame) -> list[int]:
    if frame.stage == LOSING:
        return loss_options(realm, frame)
    return [TOWN + town for town in realm.map.nearest[realm.parties[frame.seat].space]]


def answer_knock_out(realm: Realm, frame: Frame, action: i64) -> None:
    if frame.stage == LOSING:
        lose_choice(realm, frame, action)
        recover(realm, realm.parties[frame.seat])
        frame.stage = MOVING_AWAY
    else:
        carry_away(realm, frame, action - TOWN)


def lose_choice(realm: Realm, frame: Frame, action: i64) -> None:
    party = realm.parties[frame.seat]
    seat = int(frame.seat)
    to = int(frame.n)
    if action < LOSE:
        kind = action - LOSE_GEAR
        party.gear[kind] -= 1
        if to >= 0:
            realm.parties[to].gear[kind] += 1
        else:
            realm.gear[kind] += 1
        realm.tell("lose_gear", "rune.ko.sequence", {"seat": seat, "gear": GEAR[kind], "to": to})
        return
    card = realm.content.cards[action - LOSE]
    realm.tell("lose_card", "rune.ko.sequence", {"seat": seat, "card": card.id, "to": to})
    remove(party, card)
    if to < 0:
        put_away(realm, card)
        return
    gain(realm, realm.parties[to], card)
    top = realm.top()
    if top.kind == OVER_LIMIT:  # the victor chooses when the knock-out is over
        realm.stack.pop()
        realm.stack.insert(len(realm.stack) - 1, top)


def recover(realm: Realm, party: Party) -> None:
    """Steps 5 to 7, up to the choice of a town."""
    for kind in (WOUND, EXHAUSTION, FROST, WHITE_DEATH):
        party.hero.counts[kind] = 0
    for ally in party.allies:
        ally.counts[FROST] = 0
    if party.flare:
        lose_flare(realm, party)


def carry_away(realm: Realm, frame: Frame, town: i64) -> None:
    party = realm.parties[frame.seat]
    where = realm.map.towns[town]
    party.space = where.space
    if frame.seat == realm.active:
        realm.dice = NO_INTS
    elif frame.n < 0:
        realm.fell &= ~bit(frame.seat)  # a fight between heroes looks at it once more
    realm.stack = [one for one in realm.stack if one is not frame]
    assert frame.kind == KNOCK_OUT
    values = {"seat": int(party.seat), "space": realm.map.names[where.space], "town": where.id}
    realm.tell("carried", "rune.ko.sequence", values)
