"""Searching the rules with the words that people use.

A rule is found by its title, by what people call it (`[[also]]` in a package's `synonyms.toml`) and
by its text. Words may be begun only, in any order, without accents and with typing errors:

    [[also]]
    rules = ["game.follow"]
    en = ["follow suit", "revoke"]
    nl = ["kleur bekennen"]
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from hoarfrost.core.nearest import nearest
from hoarfrost.core.rulebook import Rule, Rulebook
from hoarfrost.core.spelling import WORD, corrections, plain, words

TITLE: Final = 8.0
ALSO: Final = 6.0
TEXT: Final = 1.0
PHRASE: Final = 60.0  # all of it is what people call the rule, or its title
PLACE: Final = 4.0  # less for each rule that fits better
PART_OF_PHRASE: Final = 0.5
WORDS_OF_PHRASE: Final = 0.25

EXACT: Final = 1.0
BEGUN: Final = 0.8
ENDED: Final = 0.6  # "cards" where the rule says "card"
INSIDE: Final = 0.4  # "berg" in "sneeuwberg"
LONG: Final = 4  # letters, for the last two
ENDING: Final = 3

NEAR: Final = 5
# A question is shorter; each word is looked for in the whole book.
MOST_WORDS: Final = 12
LONGEST: Final = 30

# Questions are asked with them; rules are not found by them, unless there is nothing else.
SMALL: Final = {
    "en": " a an and are at can do does for how i if in is it my of on or the to what when ",
    "nl": " aan als de doe een en er gaat het hoe ik in is je kan kun met mijn of op van wat ",
    "es": " a al como cual cuando de del el en es hay la las lo los me mi o por que se si un y ",
}


@dataclass(frozen=True)
class Found:
    """What a search has found, the best first."""

    rules: Sequence[Rule]
    marks: Sequence[str] = ()  # words begin with these where something was found, without accents
    corrected: str = ""  # what was looked for, where that is not what was typed
    is_partial: bool = False  # no rule has all the words
    near: Sequence[str] = ()  # words like those that were not found


@dataclass
class Page:
    """One rule as the search sees it."""

    rule: Rule
    weights: dict[str, float] = field(default_factory=dict)  # of its words
    phrases: dict[str, float] = field(default_factory=dict)  # what it is called, and how good it is

    def add(self, found: Sequence[str], weight: float) -> None:
        for word in found:
            self.weights[word] = max(weight, self.weights.get(word, 0.0))

    def add_title(self, found: Sequence[str]) -> None:
        """A word tells more of a rule whose title has few."""
        self.add(found, TITLE * (1 + 1 / max(1, len(found))))

    def closeness(self, query: str, terms: Sequence[str]) -> float:
        """How near the whole query is to one of the phrases."""
        best = 0.0
        for phrase, worth in self.phrases.items():
            if phrase == query:
                best = max(best, worth)
            elif phrase.startswith(query):
                best = max(best, worth * PART_OF_PHRASE)
            elif all(f" {term}" in f" {phrase}" for term in terms):
                best = max(best, worth * WORDS_OF_PHRASE)
        return best


class RuleIndex:
    """The rules of some books in one language."""

    def __init__(self, books: Sequence[Rulebook], lang: str) -> None:
        self.lang = lang
        self.pages = [page_of(rule, book, lang) for book in books for rule in book]
        self.known = Counter(word for page in self.pages for word in page.weights)
        self.spelled: dict[str, str] = {}  # a word as the rules write it
        for page in self.pages:
            for text in (page.rule.title(lang), page.rule.text(lang)):
                for word in WORD.findall(text):
                    self.spelled.setdefault(plain(word), word)

    def search(self, query: str) -> Found:
        typed = [word[:LONGEST] for word in words(query)[:MOST_WORDS]]
        if not typed:
            return Found([page.rule for page in self.pages])
        meant = [self.meant(word) for word in typed]
        corrected = self.written(meant) if meant != typed else ""
        terms = self.terms(meant)
        hits = [self.matches(term) for term in terms]
        found = self.ranked(" ".join(meant), terms, hits)
        is_partial = bool(found) and not all(hits_all(page, hits) for page in found[:1])
        marks = sorted({word for hit in hits for word in hit}, key=len)
        return Found(
            [page.rule for page in found],
            [word for n, word in enumerate(marks) if not word.startswith(tuple(marks[:n]))],
            corrected if found else "",
            is_partial,
            () if found and not is_partial else self.near(terms),
        )

    def meant(self, typed: str) -> str:
        """The word itself if the rules know it, else the one that was probably meant."""
        if self.is_small(typed) or self.matches(typed):
            return typed
        near = corrections(typed, self.known)
        return max(near, key=lambda word: (self.known[word], -len(word)), default=typed)

    def terms(self, meant: Sequence[str]) -> list[str]:
        large = [word for word in meant if not self.is_small(word)]
        return list(dict.fromkeys(large or meant))

    def is_small(self, word: str) -> bool:
        return f" {word} " in SMALL[self.lang]

    def matches(self, term: str) -> dict[str, float]:
        """The words of the rules that this one means, with how well."""
        found = {word: self.likeness(term, word) for word in self.known if term in word}
        base = max((word for word in self.known if is_base(word, term)), key=len, default="")
        if base:
            like = {word: ENDED for word in self.known if word.startswith(base)}
            found = {**like, **found}
        return {word: likeness for word, likeness in found.items() if likeness}

    def likeness(self, term: str, word: str) -> float:
        if word == term:
            return EXACT
        if term.isdecimal():
            return 0.0
        if word.startswith(term):
            return BEGUN
        return INSIDE if len(term) >= LONG else 0.0

    def ranked(
        self, query: str, terms: Sequence[str], hits: Sequence[dict[str, float]]
    ) -> list[Page]:
        """The pages with the most of the words, by where these stand."""
        scored = [(count_in(page, hits), worth_of(page, hits), page) for page in self.pages]
        most = max((count for count, _, _ in scored), default=0)
        best = [
            (worth + page.closeness(query, terms), page)
            for count, worth, page in scored
            if count and count == most
        ]
        return [page for _, page in sorted(best, key=lambda one: -one[0])]

    def near(self, terms: Iterable[str]) -> list[str]:
        unknown = [term for term in terms if not self.matches(term)]
        found = [word for term in unknown for word in nearest(term, self.known, NEAR)]
        return [self.spelled.get(word, word) for word in dict.fromkeys(found)][:NEAR]

    def written(self, meant: Sequence[str]) -> str:
        return " ".join(self.spelled.get(word, word) for word in meant)


def page_of(rule: Rule, book: Rulebook, lang: str) -> Page:
    page = Page(rule)
    page.add(words(rule.text(lang)), TEXT)
    page.add(words(rule.id), TEXT)
    page.add_title(words(rule.title(lang)))
    page.phrases[" ".join(words(rule.title(lang)))] = PHRASE
    for also in book.also.get(rule.id, []):
        for name in also.names.get(lang, ()):
            page.add(words(name), ALSO)
            page.phrases[" ".join(words(name))] = PHRASE - PLACE * also.place
    return page


def is_base(word: str, term: str) -> bool:
    """Whether what was typed is a word of the rules with an ending."""
    return len(word) >= LONG and term.startswith(word) and 0 < len(term) - len(word) <= ENDING


def count_in(page: Page, hits: Sequence[dict[str, float]]) -> int:
    return sum(any(word in page.weights for word in hit) for hit in hits)


def hits_all(page: Page, hits: Sequence[dict[str, float]]) -> bool:
    return count_in(page, hits) == len(hits)


def worth_of(page: Page, hits: Sequence[dict[str, float]]) -> float:
    """The best place of each word, and a little for every other place."""
    worth = 0.0
    for hit in hits:
        places = [
            page.weights[word] * quality for word, quality in hit.items() if word in page.weights
        ]
        worth += max(places, default=0.0) + 0.1 * len(places)
    return worth


@lru_cache
def index_of(books: tuple[Rulebook, ...], lang: str) -> RuleIndex:
    return RuleIndex(books, lang)


def search_rules(books: tuple[Rulebook, ...], lang: str, query: str) -> Found:
    """The rules of these books that a query finds; all of them for an empty one."""
    return index_of(books, lang).search(query)
