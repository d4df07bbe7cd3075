"""Sentences in the reader's language.

The English sentence, with {named} places, is the key; the catalogues under `locale/` hold the
others. A sentence is made for one reader at the last moment, so that a change of language turns
everything.
"""

import re
from importlib import resources
from typing import Final

LANGUAGES: Final = ("en", "nl", "es")

Names = dict[str, str]  # one thing's name by language


class Message:
    """A sentence still open to any language: its English text and what fills its places."""

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values

    def text(self, lang: str = "en") -> str:
        filled = {key: in_language(value, lang) for key, value in self.values.items()}
        return translate(self.template, lang).format(**filled)

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


def translate(template: str, lang: str) -> str:
    """The template in a language; English where the catalogue has none."""
    if lang == "en":
        return template
    return catalogue(lang).get(template, template)


_catalogues: dict[str, dict[str, str]] = {}


def catalogue(lang: str) -> dict[str, str]:
    """All translated sentences of a language, by their English text."""
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}; known are {', '.join(LANGUAGES)}")
    if lang not in _catalogues:
        path = resources.files("hoarfrost") / "locale" / lang / "LC_MESSAGES" / "hoarfrost.po"
        _catalogues[lang] = parse_po(path.read_text("utf-8"))
    return _catalogues[lang]


PO_LINE: Final = re.compile(r'^(msgid|msgstr)?\s*"(.*)"\s*$')
PO_ESCAPES: Final = {"\\n": "\n", "\\t": "\t", '\\"': '"', "\\\\": "\\"}


def parse_po(text: str) -> dict[str, str]:
    """The sentences of a gettext catalogue (no plurals, no contexts: we use neither)."""
    sentences: dict[str, str] = {}
    parts = {"msgid": "", "msgstr": ""}
    field = ""
    for line in [*text.splitlines(), 'msgid ""']:
        match = PO_LINE.match(line)
        if match is None:
            continue
        if match[1]:
            field = match[1]
            if field == "msgid":
                if parts["msgid"] and parts["msgstr"]:
                    sentences[parts["msgid"]] = parts["msgstr"]
                parts = {"msgid": "", "msgstr": ""}
        parts[field] += re.sub(r"\\.", lambda m: PO_ESCAPES.get(m[0], m[0]), match[2])
    return sentences
