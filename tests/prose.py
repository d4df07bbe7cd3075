"""All texts that a player can read, by language, so that tests can measure how they are written."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import catalogues
from catalogues import Words

from hoarfrost.core.messages import LANGUAGES

SENTENCE: Final = re.compile(r"(?<=[.!?])[\"'\u2019»)]*\s+")
WORD: Final = re.compile(r"\{\w+\}|[^\W_]+(?:['\u2019.:-][^\W_]+)*")

Text = tuple[str, str]  # where it is, and what it says


@cache
def texts(words: Words, lang: str) -> tuple[Text, ...]:
    """The texts of the house or of a game: its names, rules and lessons, and its catalogue."""
    return (*written_texts(words, lang), *said_texts(words, lang))


def written_texts(words: Words, lang: str) -> Iterator[Text]:
    """What stands in files with all languages side by side."""
    for path in words.files(".toml"):
        for place, names in named(tomllib.loads(path.read_text("utf-8"))):
            if isinstance(names[lang], str):
                yield f"{path.name}, {place}", names[lang]


def named(part: Any, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """All tables with an entry for each language, at any depth."""
    if isinstance(part, dict):
        here = f"{place} {part.get('id', '')}".strip()
        if set(LANGUAGES) <= part.keys():
            yield here, part
        for key, inner in part.items():
            yield from named(inner, f"{here} {key}".strip())
    elif isinstance(part, list):
        for inner in part:
            yield from named(inner, place)


def said_texts(words: Words, lang: str) -> Iterator[Text]:
    """The sentences of the program."""
    translated = catalogues.read(words.po(lang if lang != "en" else "nl"), lang)
    for entry in catalogues.sentences(translated):
        for form in catalogues.forms(entry.id if lang == "en" else entry.string):
            yield f"the catalogue, {catalogues.first(entry.id)!r}", form


def sentences_of(text: str) -> list[str]:
    return [sentence for sentence in SENTENCE.split(text) if sentence]


def length(text: str) -> int:
    return len(WORD.findall(text))
