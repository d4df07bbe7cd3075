"""Why an effect of a card cannot be used now."""

from collections.abc import Mapping
from typing import Final

from hoarfrost.core.bits import bit
from hoarfrost.core.errors import Reason
from hoarfrost.core.messages import AnyOf
from hoarfrost.games.runebound.engine.content import (
    AFTER_MOVE_ROLL,
    ANY_TIME,
    BEFORE_COMBAT,
    BEFORE_MOVE,
    BEFORE_ROLL,
    EXHAUSTION,
    ON_DAMAGE,
    ON_HIT,
    ROUND_START,
    TAKE_FROST,
    TAKE_WHITE_DEATH,
    TEST_FAILED,
    Card,
    Effect,
)
from hoarfrost.games.runebound.engine.realm import Character, Party, Realm
from hoarfrost.games.runebound.engine.using import limit_bit, own_character, serves
from hoarfrost.games.runebound.words.effects import LIMIT_WORDS, WHEN
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.notation import is_for_use
from hoarfrost.games.runebound.words.questions import question_now
from hoarfrost.games.runebound.words.refusal import (
    card_of,
    has_card,
    not_yours,
    number_in,
    reason,
    too_little_gold,
    unknown_card,
    wrong_form,
)

WINDOWS: Final[Mapping[str, tuple[int, ...]]] = {
    "before_moving": (BEFORE_MOVE, ANY_TIME),
    "moving": (AFTER_MOVE_ROLL, ANY_TIME),
    "adventure": (ANY_TIME,),
    "before_arshan": (ANY_TIME,),
    "to_market": (ANY_TIME,),
    "experience": (ANY_TIME,),
    "placing_flare": (ANY_TIME,),
    "trading": (ANY_TIME,),
    "frost": (TAKE_FROST,),
    "white_death": (TAKE_WHITE_DEATH,),
    "harm": (ON_DAMAGE,),
    "test": (TEST_FAILED,),
    "preparing": (BEFORE_COMBAT,),
    "round": (ROUND_START,),
    "other_round": (ROUND_START,),
    "before_roll": (BEFORE_ROLL,),
    "hit": (ON_HIT,),
}


def against_use(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.fx.costs"
    if not 2 <= len(words) <= 3:
        return wrong_form(rule, f"use {party.hero.card.id}")
    card = card_of(realm, words[1])
    if card is None:
        return unknown_card(realm, words[1], rule)
    if not has_card(party, card):
        return not_yours(card, rule)
    places = [place for place, effect in enumerate(card.effects) if is_for_use(effect)]
    if not places:
        message = Message("{card} works by itself: there is nothing to use.")
        return reason("E_PASSIVE", "rune.fx.moments", message, card=card.name)
    if len(words) == 3:
        named = number_in(words[2]) - 1
        if named not in places:
            message = Message("{card} has no effect {n} to use.")
            return reason("E_EFFECT", rule, message, card=card.name, n=words[2][:9])
        places = [named]
    return why_none(realm, party, card, places)


def why_none(realm: Realm, party: Party, card: Card, places: list[int]) -> Reason:
    """The reason against an effect that is for this moment, else the moments of all."""
    now = set(windows_now(realm))
    for place in places:
        effect = card.effects[place]
        if any(effect.opens_in(window) for window in now):
            return against_effect(realm, party, card, effect, place)
    moments = [
        WHEN[window]
        for window in WHEN
        if any(card.effects[place].opens_in(window) for place in places)
    ]
    message = Message("{card} is for another moment: {moments}.")
    return reason("E_MOMENT", "rune.fx.moments", message, card=card.name, moments=AnyOf(moments))


def windows_now(realm: Realm) -> tuple[int, ...]:
    question = question_now(realm)
    if question == "moving" and realm.has_moved:
        return (ANY_TIME,)
    return WINDOWS.get(question, ())


def against_effect(realm: Realm, party: Party, card: Card, effect: Effect, place: int) -> Reason:
    """An effect that is for this moment, but cannot be used."""
    owner = party.find(own_character(party, card))
    assert owner is not None
    found = used_up(party, card, effect, place) or cannot_pay(realm, party, owner, card, effect)
    if found is not None:
        return found
    rule = "rune.fx.conditions"
    if not realm.holds(party, effect):
        message = Message("What {card} asks for does not hold now.")
        return reason("E_CONDITION", rule, message, card=card.name)
    if not all(serves(realm, party, card, effect, window) for window in windows_now(realm)):
        message = Message("{card} does not help whoever this is about.")
        return reason("E_SCOPE", "rune.fx.scope", message, card=card.name)
    fight = realm.fight
    if fight is not None and fight.prepared & bit(party.seat) != 0:
        message = Message("You have used a card before this combat already.")
        return reason("E_USED", "rune.combat.use_limits", message)
    message = Message("{card} would change nothing now.")
    return reason("E_NO_EFFECT", "rune.fx.costs", message, card=card.name)


def used_up(party: Party, card: Card, effect: Effect, place: int) -> Reason | None:
    item = party.item(card.number)
    member = party.find(card.number)
    used = member.used if member is not None else 0 if item is None else item.used
    if used & limit_bit(effect, place) == 0:
        return None
    message = Message("{card} can be used {limit}, and you have done so.")
    limit = LIMIT_WORDS[int(effect.limit)]
    return reason("E_USED", "rune.fx.activate_once", message, card=card.name, limit=limit)


def cannot_pay(
    realm: Realm, party: Party, owner: Character, card: Card, effect: Effect
) -> Reason | None:
    item = party.item(card.number)
    member = party.find(card.number)
    is_activated = member.is_activated if member is not None else False
    if item is not None:
        is_activated = item.is_activated
    if effect.activates and is_activated:
        message = Message("{card} is activated already, until your next Refresh step.")
        return reason("E_ACTIVATED", "rune.term.activate", message, card=card.name)
    if effect.activates and has_activated(realm, party):
        message = Message("You have activated a card in this round of combat already.")
        return reason("E_ACTIVATED", "rune.combat.use_limits", message)
    room = int(realm.stamina(party, owner)) - owner.counts[EXHAUSTION]
    if effect.exhausts > room:
        message = Message(
            "That costs {cost} exhaustion. The Stamina of {character} has room for {room}."
        )
        return reason(
            "E_STAMINA",
            "rune.fx.costs",
            message,
            cost=int(effect.exhausts),
            character=owner.card.name,
            room=max(0, room),
        )
    if effect.gold > party.gold:
        return too_little_gold(party, int(effect.gold), "rune.fx.costs")
    return None


def has_activated(realm: Realm, party: Party) -> bool:
    """rune.combat.use_limits: one card in a round of combat."""
    fight = realm.fight
    return fight is not None and fight.round > 0 and fight.activated & bit(party.seat) != 0
