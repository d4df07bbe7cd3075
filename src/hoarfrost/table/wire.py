"""Messages of clients, read with suspicion: whatever is wrong with one gets a clear error."""

from typing import Final, NoReturn

from hoarfrost.core.messages import LANGUAGES, Message
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import Fields, is_whole, parse_object
from hoarfrost.table.errors import TableError, bad_message, not_seated, not_your_seat
from hoarfrost.table.limits import DEPTH, MESSAGE_BYTES, too_big
from hoarfrost.table.viewer import Viewer

MOVE_LENGTH: Final = 200
ENTROPY_LENGTH: Final = 128
THE_MESSAGE: Final = Message("the message")


def read_message(text: str) -> Json:
    """The message in a text; raises a TableError."""
    if len(text.encode()) > MESSAGE_BYTES:
        raise too_big()
    message = parse_object(text, THE_MESSAGE, bad_message, DEPTH)
    if not isinstance(message.get("type"), str):
        raise bad_message(Message('A message is a JSON object with a "type".'))
    return message


def fields_of(message: Json) -> Fields:
    return Fields(message, THE_MESSAGE, bad_message)


def reply_id(message: Json) -> int | str | None:
    """The `id` that the client gave, if it is one that can be sent back."""
    given = message.get("id")
    if is_whole(given):
        return given
    return given if isinstance(given, str) and len(given) <= 64 else None


def message_or_fault(text: str) -> tuple[Json, TableError | None]:
    """The message in a text, or an empty one and what is wrong with it."""
    try:
        return read_message(text), None
    except TableError as fault:
        return {}, fault


def field_error(name: str) -> NoReturn:
    raise bad_message(Message('"{field}" is missing or is not what it should be.', field=name))


def whole_number(message: Json, name: str) -> int:
    return fields_of(message).whole(name)


def flag(message: Json, name: str) -> bool:
    return fields_of(message).flag(name)


def text_of(message: Json, name: str, longest: int) -> str:
    return fields_of(message).text(name, longest)


def texts_of(message: Json, name: str) -> list[str]:
    return fields_of(message).texts(name)


def language_in(message: Json) -> str:
    """The language that is asked for; English if it is none of ours."""
    lang = message.get("lang")
    return lang if isinstance(lang, str) and lang in LANGUAGES else "en"


def seat_in(message: Json, viewer: Viewer) -> int:
    """The seat that acts: the one named, which the token must hold, else the one that looks."""
    if viewer.seat is None:
        raise not_seated()
    if message.get("seat") is None:
        return viewer.seat
    seat = whole_number(message, "seat")
    if seat not in viewer.seats:
        raise not_your_seat()
    return seat
