"""Words and numbers of a position from outside, looked up with suspicion."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.errors import HoarfrostError, PositionError
from hoarfrost.core.messages import Message
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import Fields, compact, is_texts, is_whole
from hoarfrost.games.runebound.engine.content import NONE, Content
from hoarfrost.games.runebound.engine.steps import NOBODY

MOST: Final = 999  # of anything that is counted
LONGEST_SHOWN: Final = 80


def fault(message: Message) -> HoarfrostError:
    return PositionError(message)


def fields_of(data: object, where: Message, known: Sequence[str]) -> Fields:
    """The fields of an object within a position, which may have these names."""
    if not isinstance(data, dict):
        raise PositionError(f"{where.text()} is an object, not {shown(data)}")
    fields = Fields(data, where, fault)
    fields.only(known)
    return fields


def shown(value: object) -> str:
    return compact(value)[:LONGEST_SHOWN]


def place(word: object, words: Sequence[str], what: str) -> int:
    """The place of a word in a row of them."""
    if not isinstance(word, str) or word not in words:
        near = suggestion(str(word)[:LONGEST_SHOWN], list(words)).text()
        raise PositionError(f'"{what}": {shown(word)}; {near}')
    return list(words).index(word)


def count(fields: Fields, name: str, usual: int = 0, most: int = MOST) -> int:
    if name not in fields:
        return usual
    value = fields.need(name)
    if not is_whole(value, 0, most):
        raise fields.wrong(name, Message("a whole number from 0 to {most}", most=most))
    return value


def signed(value: object, what: str) -> int:
    if not is_whole(value, -MOST, MOST):
        raise PositionError(f'"{what}" is a whole number, not {shown(value)}')
    return value


def flag(fields: Fields, name: str) -> bool:
    return fields.flag(name) if name in fields else False


def texts(fields: Fields, name: str, most: int = MOST) -> list[str]:
    return fields.texts(name, most, LONGEST_SHOWN) if name in fields else []


def counts(
    fields: Fields, name: str, words: Sequence[str], usual: Sequence[int], most: int = MOST
) -> list[int]:
    """Numbers by name; those that are not named are none, and if nothing is said the usual."""
    if name not in fields:
        return list(usual)
    found = [0] * len(words)
    for word, n in fields.object(name).items():
        at = place(word, words, name)
        if not is_whole(n, 0, most):
            raise PositionError(f'"{name}": {word} is a whole number, not {shown(n)}')
        found[at] = n
    return found


def seat(value: object, seats: int, what: str) -> int:
    """A seat; null is nobody."""
    if value is None:
        return NOBODY
    if not is_whole(value, 0, seats - 1):
        raise PositionError(f'"{what}" is a seat from 0 to {seats - 1}, not {shown(value)}')
    return value


def seat_set(fields: Fields, name: str, seats: int) -> int:
    if name not in fields:
        return 0
    value = fields.need(name)
    if not isinstance(value, list):
        raise fields.wrong(name, Message("a list of seats"))
    found = 0
    for one in value:
        if one is None:
            raise fields.wrong(name, Message("a list of seats"))
        found |= 1 << seat(one, seats, name)
    return found


def space(content: Content, value: object, what: str) -> int:
    """The number of a space such as E9; NONE for null."""
    if value is None:
        return NONE
    numbers = content.map.numbers
    if not isinstance(value, str) or value.upper() not in numbers:
        raise PositionError(f'"{what}" is a space of the map such as E9, not {shown(value)}')
    return numbers[value.upper()]


def card(content: Content, id: object, what: str) -> int:
    if not isinstance(id, str) or id not in content.card_number:
        near = suggestion(str(id)[:LONGEST_SHOWN], list(content.card_number)).text()
        raise PositionError(f'"{what}": there is no card {shown(id)}; {near}')
    return content.card_number[id]


def cards(content: Content, ids: object, what: str) -> list[int]:
    if not is_texts(ids):
        raise PositionError(f'"{what}" is a list of cards, not {shown(ids)}')
    return [card(content, id, what) for id in ids]


def adventure(content: Content, id: object, what: str) -> int:
    """The number of an adventure card; NONE for null."""
    if id is None:
        return NONE
    if not isinstance(id, str) or id not in content.adventure_number:
        near = suggestion(str(id)[:LONGEST_SHOWN], list(content.adventure_number)).text()
        raise PositionError(f'"{what}": there is no adventure card {shown(id)}; {near}')
    return content.adventure_number[id]


def faces(fields: Fields, name: str, most: int) -> list[int]:
    """Faces of movement dice, ascending, 0 for face 1."""
    if name not in fields:
        return []
    value = fields.need(name)
    if not (
        isinstance(value, list) and len(value) <= most and all(is_whole(n, 1, 6) for n in value)
    ):
        raise fields.wrong(name, Message("a list of at most {n} faces from 1 to 6", n=most))
    return sorted(face - 1 for face in value)


def tally(words: Sequence[str], given: Sequence[str], what: str) -> list[int]:
    """How often each word is there."""
    found = [0] * len(words)
    for word in given:
        found[place(word, words, what)] += 1
    return found


def check_size(data: Json, name: str, size: int, what: str) -> None:
    """A pile that is written as a number must have it: what is in it follows from all the rest."""
    if name in data and data[name] != size:
        raise PositionError(
            f'"{name}": {size} {what} lie there, after all that are elsewhere, not '
            f"{shown(data[name])}; leave it out to have them counted"
        )
