"""Sentences in the reader's language.

The English sentence, with {named} places, is the key; the catalogues under `locale/` hold the
others. A sentence is made for one reader at the last moment, so that a change of language turns
everything.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import ClassVar, Final, Self

from hoarfrost.core.catalogue import ENGLISH, HOUSE, Catalogue
from hoarfrost.core.formats import joined, number, percent

LANGUAGES: Final = (ENGLISH, "nl", "es")

MOST_SENTENCES: Final = 4096  # whose places are remembered

Names = dict[str, str]  # one thing's name by language


@dataclass(frozen=True)
class AnyOf:
    """A list of which one holds: "a, b or c". A plain list is joined with "and"."""

    items: Sequence[object]


@dataclass(frozen=True)
class Share:
    """A part of 1, written as a percentage."""

    value: float
    places: int = 0


class Message:
    """A sentence still open to any language: its English text and what fills its places.

    This class is for sentences of the house. Each game has a subclass with its own catalogue.
    """

    catalogue: ClassVar[Catalogue] = HOUSE

    def __init__(self, template: str, /, **values: object) -> None:
        self.template = template
        self.several = ""  # the sentence for another number than one, if it has a number
        self.values = values

    @classmethod
    def plural(cls, one: str, several: str, /, *, n: int, **values: object) -> Self:
        """A sentence whose form depends on the number `n`: ("{n} card", "{n} cards", n=2)."""
        message = cls(one, n=n, **values)
        message.several = several
        return message

    def filled(self, **values: object) -> Self:
        """The same sentence with these values in its places."""
        message = type(self)(self.template, **values)
        message.several = self.several
        return message

    def text(self, lang: str = "en") -> str:
        sentence = self.sentence(lang)
        values = self.values
        return sentence.format(
            **{place: in_language(values[place], lang) for place in places_of(sentence)}
        )

    def sentence(self, lang: str) -> str:
        """The sentence in a language, its places still open."""
        if not self.several:
            return self.catalogue.sentence(self.template, lang)
        n = self.values["n"]
        assert isinstance(n, int)
        return self.catalogue.form(self.template, self.several, n, lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Message({self.text()!r})"


@lru_cache(MOST_SENTENCES)
def places_of(sentence: str) -> tuple[str, ...]:
    """The names of the places in a sentence, each once."""
    places = (place for _, place, _, _ in Formatter().parse(sentence))
    return tuple(dict.fromkeys(place for place in places if place is not None))


def in_language(value: object, lang: str) -> str:
    """A value as it is written in a sentence of this language."""
    if isinstance(value, str):
        return value
    if isinstance(value, Message):
        return value.text(lang)
    if isinstance(value, dict):
        return str(value.get(lang) or value["en"])
    if isinstance(value, (list, tuple)):
        return joined([in_language(item, lang) for item in value], lang)
    if isinstance(value, AnyOf):
        return joined([in_language(item, lang) for item in value.items], lang, "or")
    if isinstance(value, Share):
        return percent(value.value, lang, value.places)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return number(value, lang)
    return str(value)
