"""The rules as data: each with an id, its source, and a title and text of our own by language.

A package keeps them in its `rulebook.toml`:

    [sections]
    round = { en = "A round", nl = "...", es = "..." }

    [[rule]]
    id = "game.catch"
    section = "round"
    source = "document"
    cites = ["page 3"]
    title.en = "Catching"
    en = "..."
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import Any, Final

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.messages import LANGUAGES, Names
from hoarfrost.core.nearest import nearest

WORD: Final = re.compile(r"[^\W_]+")


class UnknownRule(HoarfrostError):  # noqa: N818 - named like UnknownGame, after what it is
    """No rule has this id."""


class RulebookError(HoarfrostError):
    """A rulebook.toml is missing or wrong."""


class Rule:
    """One rule of a game."""

    def __init__(
        self, id: str, section: str, source: str, cites: Sequence[str], title: Names, text: Names
    ) -> None:
        self.id = id
        self.section = section
        self.source = source
        self.cites = tuple(cites)
        self.titles = title
        self.texts = text

    def title(self, lang: str = "en") -> str:
        return self.titles.get(lang) or self.titles["en"]

    def text(self, lang: str = "en") -> str:
        return self.texts.get(lang) or self.texts["en"]

    def __repr__(self) -> str:
        return f"Rule({self.id})"


class Rulebook:
    """The rules of one package, in the order of its file."""

    def __init__(self, rules: Sequence[Rule], sections: Mapping[str, Names]) -> None:
        self.sections = dict(sections)  # the names of the sections, in their order
        self.rules: dict[str, Rule] = {}
        for rule in rules:
            if rule.id in self.rules:
                raise RulebookError(f"the rule {rule.id} is there twice; give one another id")
            if rule.section not in self.sections:
                raise RulebookError(f"the section {rule.section} of {rule.id} has no name")
            self.rules[rule.id] = rule
        self.words: dict[str, list[tuple[list[str], list[str]]]] = {}  # by language

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self.rules

    def __getitem__(self, rule_id: str) -> Rule:
        if rule_id not in self.rules:
            near = nearest(rule_id, self.rules, most=3)
            guess = f"; the nearest are {', '.join(near)}" if near else ""
            raise UnknownRule(f"there is no rule {rule_id}{guess}")
        return self.rules[rule_id]

    def under(self, prefix: str) -> list[Rule]:
        """The rule of this id and all rules below it (`game.card`: every card)."""
        return [rule for rule in self if rule.id == prefix or rule.id.startswith(prefix + ".")]

    def search(self, query: str, lang: str = "en") -> list[Rule]:
        """The rules in which every word of the query begins some word; title and id hits first."""
        wanted = list(dict.fromkeys(words(query)))
        in_heading: list[Rule] = []
        in_text: list[Rule] = []
        for rule, (heading, all_words) in zip(self, self.words_in(lang), strict=True):
            if all_begin(wanted, heading):
                in_heading.append(rule)
            elif all_begin(wanted, all_words):
                in_text.append(rule)
        return in_heading + in_text

    def words_in(self, lang: str) -> list[tuple[list[str], list[str]]]:
        """Of each rule the words of its heading, and all of its words; found once."""
        if lang not in self.words:
            headings = [words(f"{rule.id} {rule.title(lang)}") for rule in self]
            texts = [words(rule.text(lang)) for rule in self]
            self.words[lang] = [
                (heading, list({*heading, *text}))
                for heading, text in zip(headings, texts, strict=True)
            ]
        return self.words[lang]


def words(text: str) -> list[str]:
    """The words of a text without case and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return WORD.findall(plain)


def all_begin(wanted: list[str], present: list[str]) -> bool:
    return all(any(word.startswith(start) for word in present) for start in wanted)


_rulebooks: dict[str, Rulebook] = {}


def load_rulebook(package: str) -> Rulebook:
    """The rulebook of a package, read once."""
    if package not in _rulebooks:
        try:
            text = (resources.files(package) / "rulebook.toml").read_text("utf-8")
        except (OSError, TypeError, ModuleNotFoundError) as error:
            raise RulebookError(f"{package} has no rulebook.toml: {error}") from error
        _rulebooks[package] = parse_rulebook(text, package)
    return _rulebooks[package]


def parse_rulebook(text: str, origin: str = "rulebook") -> Rulebook:
    """The rulebook of a TOML text; `origin` names it in errors."""
    try:
        book = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"{origin}: rulebook.toml is not valid TOML: {error}") from error
    tables = book.get("rule", [])
    rules = [rule_of(table, f"{origin}, rule {n}") for n, table in enumerate(tables, 1)]
    return Rulebook(rules, book.get("sections", {}))


def rule_of(table: dict[str, Any], origin: str) -> Rule:
    for field in ("id", "section", "source", "title", "en"):
        if field not in table:
            raise RulebookError(f"{origin} ({table.get('id', 'no id')}) lacks {field}")
    return Rule(
        table["id"],
        table["section"],
        table["source"],
        table.get("cites", []),
        table["title"],
        {lang: table[lang] for lang in LANGUAGES if lang in table},
    )
