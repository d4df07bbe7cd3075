"""Cards come to a party and leave it: limits, discards, and what a lost card changes."""

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import (
    ALLY,
    ARMOR,
    FROM_ADVENTURES,
    FROM_LEGENDS,
    WEAPON,
    Card,
)
from hoarfrost.games.runebound.engine.doom import count_discard
from hoarfrost.games.runebound.engine.realm import (
    MOST_ALLIES,
    MOST_ARMOR,
    MOST_WEAPONS,
    OPEN_LEGENDS,
    Character,
    Frame,
    Item,
    Party,
    Realm,
)
from hoarfrost.games.runebound.engine.steps import LOSE, OVER_LIMIT, TAKING_FROST

CHECKING = 2  # the stage of TAKING_FROST at which only the checks are made


def gain(realm: Realm, party: Party, card: Card) -> None:
    """A card, ready and free of counters; what is too much then is discarded (rune.limits)."""
    if card.type == ALLY:
        party.allies.append(Character(card))
    else:
        party.items.append(Item(card))
    if surplus(realm, party):
        realm.push(OVER_LIMIT, party.seat)


def surplus(realm: Realm, party: Party) -> list[int]:
    """rune.limits: cards of which one must go, by number; none if all limits are kept."""
    if len(party.allies) > MOST_ALLIES:
        return [ally.card.number for ally in party.allies]
    weapons = of_type(party, WEAPON)
    if len(weapons) > MOST_WEAPONS:
        return weapons
    armor = of_type(party, ARMOR)
    if len(armor) > MOST_ARMOR:
        return armor
    if realm.rules.distinct_weapons:
        return like_weapons(realm, weapons)
    return []


def of_type(party: Party, type: i64) -> list[int]:
    return [item.card.number for item in party.items if item.card.type == type]


def like_weapons(realm: Realm, weapons: list[int]) -> list[int]:
    """Two weapons that help in the same phase, where that is not allowed."""
    if len(weapons) == 2:
        first = realm.content.cards[weapons[0]]
        second = realm.content.cards[weapons[1]]
        if first.phases_helped() & second.phases_helped() != 0:
            return weapons
    return []


def advance_limit(realm: Realm, frame: Frame) -> bool:
    if not surplus(realm, realm.parties[frame.seat]):
        realm.stack.pop()
        return False
    realm.asked = frame.seat
    return True


def limit_options(realm: Realm, frame: Frame) -> list[int]:
    return [LOSE + card for card in sorted(surplus(realm, realm.parties[frame.seat]))]


def answer_limit(realm: Realm, frame: Frame, action: i64) -> None:
    party = realm.parties[frame.seat]
    card = realm.content.cards[action - LOSE]
    realm.tell("surplus", "rune.limits", {"seat": int(frame.seat), "card": card.id})
    lose(realm, party, card)


def lose(realm: Realm, party: Party, card: Card) -> None:
    """A card leaves the game for its pile, and what it held up may fall."""
    forget_frost(realm, party, card)
    remove(party, card)
    put_away(realm, card)
    recheck(realm, party)


def forget_frost(realm: Realm, party: Party, card: Card) -> None:
    """An ally who leaves takes no frost any more; the others keep theirs."""
    for place in range(1, party.size()):
        if party.member(place).card is not card:
            continue
        for frame in realm.stack:
            if frame.kind == TAKING_FROST and frame.seat == party.seat:
                amounts = frame.amounts
                if place < len(amounts):
                    frame.amounts = [*amounts[:place], *amounts[place + 1 :]]


def remove(party: Party, card: Card) -> None:
    if card.type == ALLY:
        party.allies = [ally for ally in party.allies if ally.card is not card]
    else:
        party.items = [item for item in party.items if item.card is not card]


def put_away(realm: Realm, card: Card) -> None:
    """rune.cards.discard_place"""
    if card.origin == FROM_ADVENTURES:
        discard_adventure(realm, card.adventure)
    elif card.origin == FROM_LEGENDS and not realm.rules.legend_market:
        realm.legends_below.append(int(card.number))
        fill_row(realm)
    else:
        realm.market_discard.append(int(card.number))


def discard_adventure(realm: Realm, number: i64) -> None:
    colour = realm.content.adventures[number].colour
    realm.discards[colour].append(int(number))
    count_discard(realm)


def fill_row(realm: Realm) -> None:
    """rune.legend.discover: six legends lie open as long as there are so many."""
    while len(realm.row) < OPEN_LEGENDS and (realm.legends or realm.legends_below):
        has_new = len(realm.legends) > 0
        card = realm.draw_card(realm.legends) if has_new else realm.legends_below.pop(0)
        realm.row.append(int(card))
        realm.tell("legend", "rune.legend.row", {"card": realm.content.cards[card].id})


def recheck(realm: Realm, party: Party) -> None:
    """rune.check.life_change: Life may have fallen."""
    if realm.has_fallen(party.seat):
        return  # rune.ko.no_recheck
    frame = realm.push(TAKING_FROST, party.seat)
    frame.stage = CHECKING
