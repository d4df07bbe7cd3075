"""The parts of content (an entry, and tables inside it), read with suspicion.

They come from files that people edit, and over the network from strangers. Both go through here, so
every text, number and list has a bound.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import LANGUAGES, Message, Names
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LARGEST, LONGEST_SHOWN, Fields, is_texts, is_whole

LARGEST_NUMBER: Final = 99
LONGEST_NAME: Final = 80
LONGEST_TEXT: Final = 200
MOST_SOURCES: Final = 12
DEEPEST: Final = 16  # effects and choices lie in each other
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
ITEM: Final = Message('number {n} in "{name}" of {where}')


class Part(Fields):
    """The fields of one part; `where` names it in errors: "the file teams.toml"."""

    def __init__(self, data: Json, where: Message) -> None:
        super().__init__(data, where, ContentError)

    def only(self, known: Sequence[str]) -> None:
        for name in self.data:
            if name not in known:
                raise ContentError(
                    Message(
                        '{where} has an unknown field "{name}"; {known}',
                        where=self.where,
                        name=name[:LONGEST_SHOWN],
                        known=suggestion(name[:LONGEST_SHOWN], known),
                    )
                )

    def number(
        self, name: str, low: int = 0, high: int = LARGEST_NUMBER, default: int | None = None
    ) -> int:
        if name not in self.data and default is not None:
            return default
        value = self.need(name)
        if not is_whole(value, low, high):
            expected = Message("a whole number from {low} to {high}", low=low, high=high)
            raise self.wrong(name, expected)
        return value

    def flag_or(self, name: str, default: bool) -> bool:
        return self.flag(name) if name in self.data else default

    def word(self, name: str, known: Iterable[str], default: str | None = None) -> str:
        """One of the words that the rules know here."""
        if name not in self.data and default is not None:
            return default
        value = self.need(name)
        if not isinstance(value, str):
            raise self.wrong(name, Message("a text"))
        self.check_word(name, value, known)
        return value

    def words(self, name: str, known: Collection[str]) -> list[str]:
        """A list of such words, each once; a list that is left out is empty."""
        if name not in self.data:
            return []
        value = self.data[name]
        if not is_texts(value):
            raise self.wrong(name, Message("a list of texts"))
        for word in value:
            self.check_word(name, word, known)
        if len(set(value)) < len(value):
            raise self.wrong(name, Message("a list that holds nothing twice"))
        return list(value)

    def check_word(self, name: str, word: str, known: Iterable[str]) -> None:
        if word not in known:
            raise ContentError(
                Message(
                    'unknown "{name}" of {where}: {word}; {known}',
                    name=name,
                    where=self.where,
                    word=word[:LONGEST_SHOWN],
                    known=suggestion(word[:LONGEST_SHOWN], known),
                )
            )

    def id(self, name: str, example: str) -> str:
        """A word by which something is called; the example is shown to whoever gets it wrong."""
        value = self.need(name)
        if not isinstance(value, str) or not is_id(value):
            expected = Message("a lower_case word such as {example}", example=example)
            raise self.wrong(name, expected)
        return value

    def ids(self, name: str, most: int) -> list[str]:
        """A list of such words, each once; a list that is left out is empty."""
        if name not in self.data:
            return []
        value = self.data[name]
        if (
            not is_texts(value)
            or len(value) > most
            or len(set(value)) < len(value)
            or not all(is_id(word) for word in value)
        ):
            raise self.wrong(
                name, Message("a list of at most {n} lower_case words, each once", n=most)
            )
        return list(value)

    def names(self, name: str, longest: int = LONGEST_NAME) -> Names:
        """A text by language; one plain text serves in all of them, English where one lacks."""
        value = self.need(name)
        if isinstance(value, str):
            value = {"en": value}
        elif not isinstance(value, dict) or "en" not in value:
            raise self.wrong(name, Message("a text, or a table of texts with en, nl and es"))
        texts = Part(value, self.field(name))
        texts.only(LANGUAGES)
        for lang in value:
            texts.check_text(lang, longest)
        return {lang: value.get(lang, value["en"]) for lang in LANGUAGES}

    def check_text(self, name: str, longest: int) -> None:
        text = self.text(name, longest)
        if not text.strip() or not text.isprintable():
            raise self.wrong(name, Message("a text in one line"))

    def sources(self) -> str | Json:
        """Which figures are public and which are ours; nobody but people reads it."""
        if "src" not in self.data:
            return {}
        source = self.data["src"]
        if isinstance(source, str):
            self.check_text("src", LONGEST_TEXT)
            return source
        if not isinstance(source, dict) or len(source) > MOST_SOURCES:
            expected = Message("a text or a table of at most {n} texts", n=MOST_SOURCES)
            raise self.wrong("src", expected)
        texts = Part(source, self.field("src"))
        for name in source:
            if not is_id(name):
                raise self.wrong("src", Message("a table whose fields are lower_case words"))
            texts.check_text(name, LONGEST_TEXT)
        return dict(source)

    def part(self, name: str) -> "Part":
        return Part(self.object(name), self.field(name))

    def parts(self, name: str, most: int, called: Message = ITEM) -> "list[Part]":
        """The tables of a list, `called` so in errors; a list that is left out is empty."""
        if name not in self.data:
            return []
        return [
            Part(data, called.filled(n=number, name=name, where=self.where))
            for number, data in enumerate(self.objects(name, most), 1)
        ]

    def field(self, name: str) -> Message:
        """The place of a field, for errors about what is in it."""
        return Message('"{name}" of {where}', name=name, where=self.where)


def is_id(word: str) -> bool:
    return ID.fullmatch(word) is not None


def check_plain(value: object, name: str, where: Message, depth: int = 0) -> None:
    """Refuse what JSON cannot hold, such as a date of TOML, and what is nested too deeply."""
    if depth > DEEPEST:
        raise ContentError(Message("{what} is nested too deeply", what=where))
    if isinstance(value, dict):
        check_field_names(value, where)
        for field, item in value.items():
            check_plain(item, field, where, depth + 1)
    elif isinstance(value, list):
        for item in value:
            check_plain(item, name, where, depth + 1)
    elif not is_plain(value):
        raise ContentError(
            Message(
                '"{name}" of {where} is no text, number, list or table that can be read',
                name=name[:LONGEST_SHOWN],
                where=where,
            )
        )


def check_field_names(table: Iterable[object], where: Message) -> None:
    if not all(isinstance(name, str) and name.isprintable() for name in table):
        raise ContentError(Message("a field of {where} has an unreadable name", where=where))


def is_plain(value: object) -> bool:
    if isinstance(value, str):
        return not any("\ud800" <= sign <= "\udfff" for sign in value)  # half a character
    if isinstance(value, int):
        return abs(value) <= LARGEST  # thousands of digits could not even be shown in an error
    return value is None or isinstance(value, float)
