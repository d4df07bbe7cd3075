"""Data from outside, read with suspicion: JSON that a stranger, a file or a person has written.

Whatever is wrong becomes one sentence that names the field, what it should be and what it is. The
caller says in which kind of error: `RecordError`, `PositionError`, or a message of the table.
"""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn, TypeGuard

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json

Fault = Callable[[Message], HoarfrostError]

LONGEST_SHOWN: Final = 80  # of a wrong value, in an error
LONGEST_COMPARED: Final = 800  # as long as a game's result
LARGEST: Final = 2**53  # what every reader of JSON can hold

# Possessive, so that nobody can send what takes long to match.
STRING: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?+', re.DOTALL)
NO_BRACKETS: Final = re.compile(r"[^][{}]++")


def parse_object(text: str, what: Message | str, fault: Fault, deepest: int = 100) -> Json:
    """The JSON object in a text; `what` names the whole in errors: "the saved game"."""
    if is_deeper_than(text, deepest):
        raise fault(Message("{what} is nested too deeply", what=what))
    try:
        data = json.loads(text, parse_constant=refuse_constant)
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()  # what cannot be sent on
    except json.JSONDecodeError as error:
        raise fault(not_json(text, what, error)) from error
    except (ValueError, RecursionError) as error:  # half a character, thousands of digits, NaN
        message = Message("{what}: a text or a number in it cannot be read", what=what)
        raise fault(message) from error
    if not isinstance(data, dict):
        kind = type(data).__name__
        raise fault(Message("{what} is a JSON object, not {kind}", what=what, kind=kind))
    return data


def not_json(text: str, what: Message | str, error: json.JSONDecodeError) -> Message:
    if not text[error.pos :].strip() or error.msg.startswith("Unterminated"):
        return Message(
            "line {line}: {what} breaks off here ({problem}); "
            "its end is missing: fetch or save the file again",
            line=error.lineno,
            what=what,
            problem=error.msg,
        )
    return Message(
        "line {line}, column {column}: {what} is not valid JSON ({problem}); "
        "undo the change made there or fetch the file again",
        line=error.lineno,
        column=error.colno,
        what=what,
        problem=error.msg,
    )


def refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def is_deeper_than(text: str, depth: int) -> bool:
    """Whether JSON is nested deeper than this, found without reading it as JSON."""
    level = 0
    for bracket in NO_BRACKETS.sub("", STRING.sub("", text)):
        level += 1 if bracket in "[{" else -1
        if level > depth:
            return True
    return False


def compact(value: object) -> str:
    """A value as JSON in one line."""
    return json.dumps(value, ensure_ascii=False)


def shortened(value: object) -> str:
    """A value that is compared with another, in an error."""
    text = str(value)
    return text if len(text) <= LONGEST_COMPARED else f"{text[:LONGEST_COMPARED]}..."


def is_whole(value: object, low: int = -LARGEST, high: int = LARGEST) -> TypeGuard[int]:
    """Whether this is a whole number in a range; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_texts(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


class Fields:
    """The fields of an object from outside; `where` names it in errors: "move 3"."""

    def __init__(self, data: Json, where: Message, fault: Fault) -> None:
        self.data = data
        self.where = where
        self.fault = fault

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def only(self, known: Sequence[str]) -> None:
        """Refuse fields of other names."""
        for name in self.data:
            if name not in known:
                raise self.fault(
                    Message(
                        '{where} has an unknown field "{name}"; known: {known}',
                        where=self.where,
                        name=name[:LONGEST_SHOWN],
                        known=known,
                    )
                )

    def need(self, name: str) -> Any:
        if name not in self.data:
            raise self.fault(
                Message(
                    '{where} lacks "{name}": add it or fetch the file again',
                    where=self.where,
                    name=name,
                )
            )
        return self.data[name]

    def text(self, name: str, longest: int = LARGEST) -> str:
        value = self.need(name)
        if not isinstance(value, str):
            raise self.wrong(name, Message("a text"))
        if len(value) > longest:
            raise self.wrong(name, Message("a text of at most {n} characters", n=longest))
        return value

    def whole(self, name: str, expected: Message | None = None) -> int:
        value = self.need(name)
        if not is_whole(value):
            raise self.wrong(name, expected or Message("a whole number"))
        return value

    def flag(self, name: str) -> bool:
        value = self.need(name)
        if not isinstance(value, bool):
            raise self.wrong(name, Message("true or false"))
        return value

    def object(self, name: str, longest: int = LARGEST) -> Json:
        """An object that takes at most so many characters as JSON."""
        value = self.need(name)
        if not isinstance(value, dict):
            raise self.wrong(name, Message("an object"))
        self.check_size(name, longest)
        return value

    def texts(self, name: str, most: int = LARGEST, longest: int = LARGEST) -> list[str]:
        value = self.need(name)
        if not is_texts(value):
            raise self.wrong(name, Message("a list of texts"))
        if len(value) > most or any(len(text) > longest for text in value):
            expected = Message(
                "a list of at most {most} texts of at most {longest} characters",
                most=most,
                longest=longest,
            )
            raise self.wrong(name, expected)
        return list(value)

    def objects(self, name: str, most: int = LARGEST, longest: int = LARGEST) -> list[Json]:
        """A list of so many objects that takes at most so many characters as JSON."""
        value = self.need(name)
        if not isinstance(value, list):
            raise self.wrong(name, Message("a list"))
        if len(value) > most:
            raise self.wrong(name, Message("a list of at most {n} objects", n=most))
        self.check_size(name, longest)
        for number, item in enumerate(value, 1):
            if not isinstance(item, dict):
                raise self.fault(
                    Message(
                        'number {n} in "{name}" of {where} is an object, not {value}',
                        n=number,
                        name=name,
                        where=self.where,
                        value=compact(item)[:LONGEST_SHOWN],
                    )
                )
        return list(value)

    def check_size(self, name: str, longest: int) -> None:
        if longest < LARGEST and len(compact(self.data[name])) > longest:
            raise self.wrong(name, Message("something of at most {n} characters", n=longest))

    def wrong(self, name: str, expected: Message) -> HoarfrostError:
        """That a field is not what it should be."""
        return self.fault(
            Message(
                '"{name}" of {where} is {expected}, not {value}',
                name=name,
                where=self.where,
                expected=expected,
                value=compact(self.data.get(name))[:LONGEST_SHOWN],
            )
        )
