"""Why something cannot be bought, sold, healed, lost or taken."""

from collections.abc import Mapping
from typing import Final

from hoarfrost.core.errors import Reason
from hoarfrost.core.messages import AnyOf
from hoarfrost.games.runebound.engine.content import (
    COUNTERS,
    GEAR,
    WEIK,
    WHITE_DEATH,
    Town,
)
from hoarfrost.games.runebound.engine.market import HEALING_PRICE, price
from hoarfrost.games.runebound.engine.procedure import options
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.engine.steps import COUNTER_KINDS, LOSE, LOSE_GEAR
from hoarfrost.games.runebound.words.against_move import Against, not_in_party
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import A_GEAR, names_of
from hoarfrost.games.runebound.words.questions import question_now
from hoarfrost.games.runebound.words.refusal import (
    card_of,
    has_card,
    not_yours,
    number_in,
    reason,
    too_little_gold,
    unknown_card,
    unknown_word,
    wrong_form,
)

# Trade --------------------------------------------------------------------------------------------


def town_of(realm: Realm, party: Party) -> Town:
    return realm.map.towns[realm.town_of(party)]


def against_buy(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.market.buy"
    if len(words) != 2:
        return wrong_form(rule, "buy ringmail")
    card = card_of(realm, words[1])
    if card is None:
        return unknown_card(realm, words[1], rule)
    if card.number in realm.traded:
        message = Message("You have traded {card} in this turn already.")
        return reason("E_TRADED", "rune.market.same_card", message, card=card.name)
    town = town_of(realm, party)
    if card.number not in realm.stacks[town.number]:
        message = Message("{card} is not for sale in {town}.")
        return reason("E_NOT_SOLD", rule, message, card=card.name, town=town.name)
    return too_little_gold(party, int(price(realm, party, card)), rule)


def against_sell(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.market.sell"
    if len(words) != 2:
        return wrong_form(rule, "sell ringmail")
    card = card_of(realm, words[1])
    if card is None:
        return unknown_card(realm, words[1], rule)
    if card is party.hero.card:
        return reason("E_HERO", rule, Message("Your Hero is not for sale."))
    if not has_card(party, card):
        return not_yours(card, rule)
    message = Message("You have bought {card} in this turn, so you cannot sell it now.")
    return reason("E_TRADED", "rune.market.same_card", message, card=card.name)


def against_gear(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.market.gear"
    if len(words) != 2:
        return wrong_form(rule, f"gear {GEAR[0]}")
    if words[1] not in GEAR:
        return unknown_word("E_GEAR", rule, words[1], GEAR)
    kind = GEAR.index(words[1])
    if realm.top().amounts[0] >> kind & 1:
        message = Message(
            "You have bought {gear} in this Market step: one of each kind is allowed."
        )
        return reason("E_ONE_OF_A_KIND", rule, message, gear=A_GEAR[words[1]])
    if realm.gear[kind] == 0:
        message = Message("The supply is out of this gear: {gear}.")
        return reason("E_SUPPLY", rule, message, gear=names_of("gear", words[1]))
    return too_little_gold(party, int(realm.content.gear_cost[kind]), rule)


# Healing ------------------------------------------------------------------------------------------


def against_heal(realm: Realm, party: Party, words: list[str]) -> Reason:
    """`heal wound zyla`"""
    if len(words) != 3 or words[1] not in ("wound", "exhaustion"):
        return wrong_form("rune.market.heal", f"heal wound {party.hero.card.id}")
    return not_hurt(realm, party, words[2], words[1]) or too_little_gold(
        party, HEALING_PRICE, "rune.market.heal"
    )


def against_cure(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.market.onoit.white_death"
    if len(words) != 2:
        return wrong_form(rule, f"cure {party.hero.card.id}")
    return (
        not_cured_here(realm, party)
        or not_hurt(realm, party, words[1], COUNTERS[WHITE_DEATH])
        or too_little_gold(party, HEALING_PRICE, rule)
    )


def not_cured_here(realm: Realm, party: Party) -> Reason | None:
    if town_of(realm, party).type != WEIK:
        return None
    message = Message("White Death is not cured in Weik cities.")
    return reason("E_WEIK", "rune.wd.cure", message)


def against_free(realm: Realm, party: Party, words: list[str]) -> Reason:
    """`free wound zyla`, `free cure zyla`"""
    rule = "rune.market.onoit.free_healing"
    if len(words) != 3 or words[1] not in ("wound", "exhaustion", "cure"):
        return wrong_form(rule, f"free wound {party.hero.card.id}")
    if town_of(realm, party).type == WEIK and realm.top().n == 0:
        message = Message("Healing is not free in Weik cities.")
        return reason("E_NOT_FREE", rule, message)
    if realm.top().n == 0:
        return reason("E_NOT_FREE", rule, Message("You have used your free healing here."))
    counter = COUNTERS[WHITE_DEATH] if words[1] == "cure" else words[1]
    if counter == COUNTERS[WHITE_DEATH]:
        found = not_cured_here(realm, party)
        if found is not None:
            return found
    return not_hurt(realm, party, words[2], counter) or wrong_form(rule, " ".join(words))


def not_hurt(realm: Realm, party: Party, word: str, counter: str) -> Reason | None:
    """Whoever is named is no member of the party, or has no such counter."""
    card = card_of(realm, word)
    member = None if card is None else party.find(card.number)
    if card is None or member is None:
        return not_in_party(party, word, "rune.market.heal")
    if member.counts[COUNTERS.index(counter)] > 0:
        return None
    message = Message("{character} has none of these counters: {counter}.")
    return reason(
        "E_NO_COUNTER",
        "rune.market.heal",
        message,
        character=card.name,
        counter=names_of("counters", counter),
    )


# Losing and taking --------------------------------------------------------------------------------


def against_lose(realm: Realm, party: Party, words: list[str]) -> Reason:
    is_limit = question_now(realm) == "limit"
    rule = "rune.limits" if is_limit else "rune.ko.sequence"
    possible: list[object] = []
    ids: list[str] = []
    for action in options(realm):
        if action >= LOSE:
            possible.append(realm.content.cards[action - LOSE].name)
            ids.append(realm.content.cards[action - LOSE].id)
        else:
            possible.append(names_of("gear", GEAR[action - LOSE_GEAR]))
            ids.append(GEAR[action - LOSE_GEAR])
    if len(words) != 2:
        return wrong_form(rule, f"lose {ids[0]}")
    card = card_of(realm, words[1])
    if card is None and words[1] not in GEAR:
        return unknown_word("E_CARD", rule, words[1], ids)
    if card is not None and not has_card(party, card):
        return not_yours(card, rule)
    if is_limit:
        message = Message("One card of the kind that you have too many of has to go: {cards}.")
    else:
        message = Message("You lose the card that costs most. Possible: {cards}.")
    return reason("E_CHOICE", rule, message, cards=AnyOf(possible))


def against_steal(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.reward.rumor"
    heroes = {other.hero.card.id: other for other in realm.parties if other is not party}
    if len(words) != 2:
        return wrong_form(rule, f"steal {next(iter(heroes))}")
    if words[1] not in heroes:
        return unknown_word("E_HERO", rule, words[1], list(heroes))
    message = Message("{hero} has no rumor token.")
    return reason("E_NO_TOKEN", rule, message, hero=heroes[words[1]].hero.card.name)


# Choices ------------------------------------------------------------------------------------------


def against_hero(realm: Realm, _party: Party, words: list[str]) -> Reason:
    rule = "rune.setup.heroes"
    ids = [realm.content.cards[number].id for number in realm.content.heroes]
    if len(words) != 2:
        return wrong_form(rule, f"hero {ids[0]}")
    if words[1] not in ids:
        return unknown_word("E_HERO", rule, words[1], ids)
    card = card_of(realm, words[1])
    assert card is not None
    message = Message("{hero} has been chosen already.")
    return reason("E_TAKEN", rule, message, hero=card.name)


def against_level(_realm: Realm, _party: Party, words: list[str]) -> Reason:
    rule = "rune.xp.kinds"
    if len(words) != 2:
        return wrong_form(rule, f"level {COUNTER_KINDS[0]}")
    return unknown_word("E_ATTRIBUTE", rule, words[1], COUNTER_KINDS)


def against_for(_realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.fx.scope"
    if len(words) != 2:
        return wrong_form(rule, f"for {party.hero.card.id}")
    if words[1] in [party.member(place).card.id for place in range(party.size())]:
        return reason("E_NO_EFFECT", rule, Message("It would change nothing for this character."))
    return not_in_party(party, words[1], rule)


def against_choose(realm: Realm, _party: Party, words: list[str]) -> Reason:
    rule = "rune.fx.costs"
    count = len(options(realm))
    if len(words) != 2 or number_in(words[1]) < 0:
        return wrong_form(rule, "choose 1")
    message = Message.plural(
        "This cannot be chosen now; {n} choice is possible.",
        "This cannot be chosen now; {n} choices are possible.",
        n=count,
    )
    return reason("E_CHOICE", rule, message)


AGAINST: Final[Mapping[str, Against]] = {
    "buy": against_buy,
    "sell": against_sell,
    "gear": against_gear,
    "heal": against_heal,
    "cure": against_cure,
    "free": against_free,
    "lose": against_lose,
    "steal": against_steal,
    "hero": against_hero,
    "level": against_level,
    "for": against_for,
    "choose": against_choose,
}
