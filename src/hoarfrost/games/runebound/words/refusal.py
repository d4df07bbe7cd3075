"""What the refusals of Runebound have in common: how they call spaces, cards and people."""

from collections.abc import Sequence

from hoarfrost.core.errors import Reason
from hoarfrost.core.messages import AnyOf, Names
from hoarfrost.core.nearest import nearest
from hoarfrost.core.reading import LONGEST_SHOWN
from hoarfrost.games.runebound.engine.content import NONE, TERRAINS, Card
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import names_of, opening

Phrase = str | Message | Names


def reason(code: str, rule: str, message: Message, /, **values: object) -> Reason:
    return Reason(code, rule, opening(message, **values))


def shown(word: str) -> str:
    """A word of a stranger, cut to a size that can be shown."""
    return word[:LONGEST_SHOWN]


# Places -------------------------------------------------------------------------------------------


def space_of(realm: Realm, word: str) -> int:
    """The space that a word names, or NONE; a town by its id."""
    for town in realm.map.towns:
        if town.id == word:
            return int(town.space)
    return realm.map.numbers.get(word, NONE)


def called(realm: Realm, space: int) -> Phrase:
    """A space as people call it: a town and Green Vale by name."""
    if space == realm.map.vale:
        return realm.map.vale_name
    town = realm.map.town_at[space]
    return realm.map.towns[town].name if town >= 0 else realm.map.names[space]


def terrain_at(realm: Realm, space: int) -> Names:
    return names_of("terrains", TERRAINS[realm.map.terrains[space]])


def unknown_space(word: str) -> Reason:
    message = Message("There is no space {word} on this map.")
    return reason("E_SPACE", "rune.move.map_edges", message, word=shown(word))


def not_next(realm: Realm, party: Party, space: int, rule: str) -> Reason | None:
    """A space that the hero cannot reach in one step."""
    if space == party.space:
        message = Message("You are already on {space}.")
        return reason("E_SAME_SPACE", rule, message, space=called(realm, space))
    if space in realm.map.neighbours[party.space]:
        return None
    message = Message("{space} is not next to {here}.")
    return reason(
        "E_NOT_NEXT",
        rule,
        message,
        space=called(realm, space),
        here=called(realm, int(party.space)),
    )


# Cards and people ---------------------------------------------------------------------------------


def card_of(realm: Realm, word: str) -> Card | None:
    number = realm.content.card_number.get(word)
    return None if number is None else realm.content.cards[number]


def has_card(party: Party, card: Card) -> bool:
    """Whether a card lies before a player."""
    number = card.number
    return party.find(number) is not None or party.item(number) is not None


def unknown_card(realm: Realm, word: str, rule: str) -> Reason:
    return unknown_word("E_CARD", rule, word, list(realm.content.card_number))


def not_yours(card: Card, rule: str) -> Reason:
    return reason("E_NOT_YOURS", rule, Message("You do not have {card}."), card=card.name)


def too_little_gold(party: Party, price: int, rule: str) -> Reason:
    message = Message("That costs {price} gold, and you have {gold}.")
    return reason("E_GOLD", rule, message, price=price, gold=int(party.gold))


# Words --------------------------------------------------------------------------------------------


def unknown_word(code: str, rule: str, word: str, known: Sequence[str]) -> Reason:
    """A word that names none of these; with the nearest, or else all of them if they are few."""
    near = nearest(shown(word), known)
    if near:
        message = Message("Not known here: {word}. Did you mean {name}?")
        return reason(code, rule, message, word=shown(word), name=near[0])
    if not 0 < len(known) <= 12:
        return reason(code, rule, Message("Not known here: {word}."), word=shown(word))
    message = Message("Not known here: {word}. Possible: {names}.")
    return reason(code, rule, message, word=shown(word), names=AnyOf(known))


def wrong_form(rule: str, example: str) -> Reason:
    """The right verb, with too much or too little behind it."""
    return reason("E_PARAM", rule, Message("Write it like this: {example}."), example=example)


def number_in(word: str) -> int:
    """A small number that somebody has written, or -1."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else -1


def face_in(word: str) -> int:
    """The face of a die, `d3` or `3`, from 0; -1 if it is none."""
    n = number_in(word.removeprefix("d"))
    return n - 1 if 1 <= n <= 6 else -1
