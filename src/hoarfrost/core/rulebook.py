"""The rules as data: each with an id, its source, and a title and text of our own by language.

A package keeps them in its `rulebook.toml`:

    [sections]
    round = { en = "A round", nl = "...", es = "..." }

    [[rule]]
    id = "game.catch"
    section = "round"
    source = "document"
    cites = ["P3"]
    title.en = "Catching"
    en = "..."

    [sources]
    P3 = { en = "page 3 of the printed rules", nl = "...", es = "..." }

Beside it, `synonyms.toml` may say what people call a rule (core/rule_search.py).
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from string import digits
from typing import Any

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.messages import LANGUAGES, Names
from hoarfrost.core.nearest import nearest


@dataclass(frozen=True)
class Also:
    """What people call a rule, by language; `place` says how well it fits beside other rules."""

    names: dict[str, list[str]]
    place: int


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

    def __init__(
        self,
        rules: Sequence[Rule],
        sections: Mapping[str, Names],
        sources: Mapping[str, Names] | None = None,
        also: Mapping[str, list[Also]] | None = None,
    ) -> None:
        self.sections = dict(sections)  # the names of the sections, in their order
        self.sources = dict(sources or {})  # the names of what rules cite
        self.also = dict(also or {})  # by the id of the rule
        self.rules: dict[str, Rule] = {}
        for rule in rules:
            if rule.id in self.rules:
                raise RulebookError(f"the rule {rule.id} is there twice; give one another id")
            if rule.section not in self.sections:
                raise RulebookError(f"the section {rule.section} of {rule.id} has no name")
            unnamed = [cite for cite in rule.cites if not self.source(cite)]
            if self.sources and unnamed:
                raise RulebookError(f"{rule.id} cites {unnamed}, which have no name in [sources]")
            self.rules[rule.id] = rule
        unknown = [rule for rule in self.also if rule not in self.rules]
        if unknown:
            raise RulebookError(f"there are other words for {unknown}, which are no rules")

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

    def cited(self, rule: Rule, lang: str) -> list[str]:
        """Where a rule comes from, by names that a reader knows; each once."""
        return list(dict.fromkeys(self.source(cite).get(lang) or cite for cite in rule.cites))

    def source(self, cite: str) -> Names:
        """The names of a source; "R12" has those of "R" if it has none of its own."""
        return self.sources.get(cite) or self.sources.get(cite.rstrip(digits), {})


_rulebooks: dict[str, Rulebook] = {}


def load_rulebook(package: str) -> Rulebook:
    """The rulebook of a package, read once."""
    if package not in _rulebooks:
        try:
            text = (resources.files(package) / "rulebook.toml").read_text("utf-8")
        except (OSError, TypeError, ModuleNotFoundError) as error:
            raise RulebookError(f"{package} has no rulebook.toml: {error}") from error
        synonyms = resources.files(package) / "synonyms.toml"
        more = synonyms.read_text("utf-8") if synonyms.is_file() else ""
        _rulebooks[package] = parse_rulebook(text, package, more)
    return _rulebooks[package]


def parse_rulebook(text: str, origin: str = "rulebook", synonyms: str = "") -> Rulebook:
    """The rulebook of a TOML text; `origin` names it in errors."""
    book = parsed(text, f"{origin}: rulebook.toml")
    also = also_of(parsed(synonyms, f"{origin}: synonyms.toml"))
    tables = book.get("rule", [])
    rules = [rule_of(table, f"{origin}, rule {n}") for n, table in enumerate(tables, 1)]
    return Rulebook(rules, book.get("sections", {}), book.get("sources", {}), also)


def parsed(text: str, origin: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"{origin} is not valid TOML: {error}") from error


def also_of(book: dict[str, Any]) -> dict[str, list[Also]]:
    also: dict[str, list[Also]] = {}
    for entry in book.get("also", []):
        names = {lang: entry[lang] for lang in LANGUAGES if lang in entry}
        for place, rule in enumerate(entry["rules"]):
            also.setdefault(rule, []).append(Also(names, place))
    return also


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
