"""Sentences in the reader's language.

The English sentence, with {named} places, is the key; the catalogues under `locale/` hold the
others. A sentence is made for one reader at the last moment, so that a change of language turns
everything.
"""

from typing import ClassVar, Final, Self

from hoarfrost.core.catalogue import ENGLISH, HOUSE, Catalogue

LANGUAGES: Final = (ENGLISH, "nl", "es")

Names = dict[str, str]  # one thing's name by language


class Message:
    """A sentence still open to any language: its English text and what fills its places.

    This class is for sentences of the house. Each game has a subclass with its own catalogue.
    """

    catalogue: ClassVar[Catalogue] = HOUSE

    def __init__(self, template: str, /, **values: object) -> None:
        self.template: Final = template
        self.values: Final = values

    def filled(self, **values: object) -> Self:
        """The same sentence with other values in its places."""
        return type(self)(self.template, **values)

    def text(self, lang: str = "en") -> str:
        filled = {key: in_language(value, lang) for key, value in self.values.items()}
        return self.catalogue.sentence(self.template, lang).format(**filled)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Message({self.text()!r})"


def in_language(value: object, lang: str) -> str:
    if isinstance(value, Message):
        return value.text(lang)
    if isinstance(value, dict):
        return str(value.get(lang) or value["en"])
    if isinstance(value, (list, tuple)):
        return ", ".join(in_language(item, lang) for item in value)
    return str(value)
