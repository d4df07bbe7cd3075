"""How every text reads: short sentences, plain words, nothing of the program in it."""

import re
from collections.abc import Iterator
from typing import Final

import catalogues
import pytest
from catalogues import Words

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.rulebook import Rule, load_rulebook
from hoarfrost.registry import game_names, kit_of
from tests.prose import length, sentences_of, texts

LONGEST_SENTENCE: Final = 25  # words
LONGEST_RULE: Final = 80
QUOTE: Final = "['\"«»`\u2018\u2019\u201c\u201d]"

# Words that a native player would notice, and what to say instead.
NOT_SAID: Final = {
    "en": {
        r"by lot": "at random",
        r"mended": "corrected",
        r"commitments?": "seal",
        r"records?": "saved game",
        r"lies? there": "is on the table",
        r"speaks? of": "is about",
        r"the own": "their own",
        r"in the mind": "simulated",
        r"[Cc]hance (?:takes|picks|plays|decides|discards)": "a random card",
        r"(?:his|him|he|she|her)": "they, or that player",
    },
    "nl": {
        r"zaad": "startgetal",
        r"verbintenis": "zegel",
        r"verslag": "opgeslagen partij",
        r"[Aa]fdelingen": "hoofdstukken",
        r"door het lot": "willekeurig",
        r"[Hh]et toeval (?:neemt|speelt|kiest|legt|bepaalt)": "een willekeurige kaart",
        r"gemerkte": "gemarkeerde of gereserveerde",
        r"onbeslist": "gelijkspel",
        r"uw?": "je",
        r"[Ss]peel haar": "de naam van de kaart",
        r"vriend(?:en)?": "iemand, de ander",
    },
    "es": {
        r"compromiso": "sello",
        r"registros?": "partida guardada, historial",
        r"mezcla": "combinación",
        r"tablas": "empate",
        r"[Ee]l azar (?:toma|elige|juega|descarta|decide)": "una carta al azar",
        r"amig[oa]s?": "otra persona",
        r"solo él": "quien la tiene",
        r"usted(?:es)?": "tú, vosotros",
        r"carta marcada": "carta reservada",
        r"lo normal": "por defecto",
    },
}
ANY_WORDS: Final = [
    pytest.param(words, lang, id=f"{words.name}-{lang}")
    for words in catalogues.all_words()
    for lang in LANGUAGES
]


def listed(faults: list[str]) -> str:
    return "\n  ".join(["", *faults])


@pytest.mark.parametrize(("words", "lang"), ANY_WORDS)
def test_no_sentence_is_long(words: Words, lang: str) -> None:
    faults = [
        f"{place}: {length(sentence)} words: {sentence}"
        for place, text in texts(words, lang)
        for sentence in sentences_of(text)
        if length(sentence) > LONGEST_SENTENCE
    ]
    assert not faults, listed(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_is_long(lang: str) -> None:
    faults = [
        f"{rule.id}: {length(rule.text(lang))} words; a rare case may be a rule of its own"
        for rule in all_rules()
        if length(rule.text(lang)) > LONGEST_RULE
    ]
    assert not faults, listed(faults)


@pytest.mark.parametrize(("words", "lang"), ANY_WORDS)
def test_only_words_of_today_are_said(words: Words, lang: str) -> None:
    faults = [
        f"{place}: say {better!r} and not {found[0]!r} in: {text}"
        for pattern, better in NOT_SAID[lang].items()
        for place, text in texts(words, lang)
        if (found := re.search(rf"\b{pattern}\b", text))
    ]
    assert not faults, listed(faults)


@pytest.mark.parametrize(("words", "lang"), ANY_WORDS)
def test_no_text_shows_the_id_of_a_rule(words: Words, lang: str) -> None:
    games = "|".join(["core", *game_names()])
    faults = [
        f"{place}: {text}"
        for place, text in texts(words, lang)
        if re.search(rf"\b(?:{games})\.[a-z]", text)
    ]
    assert not faults, listed(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_names_an_option_as_the_program_does(lang: str) -> None:
    faults = [
        f"{rule.id}: {value} is what files say; a reader knows the name on the set-up screen"
        for name in game_names()
        for value in values_of_options(name)
        for rule in kit_of(name).rulebook
        if re.search(rf"{QUOTE}{re.escape(value)}{QUOTE}", rule.text(lang))
    ]
    assert not faults, listed(faults)


@pytest.mark.parametrize("words", catalogues.all_words(), ids=lambda words: str(words.name))
def test_spanish_questions_and_exclamations_are_marked_at_both_ends(words: Words) -> None:
    faults = [
        f"{place}: {text}"
        for place, text in texts(words, "es")
        for first, last in ("¿?", "¡!")
        if text.count(first) != len(re.findall(rf"[\w}}»\")]\{last}", text))
    ]
    assert not faults, listed(faults)


def all_rules() -> Iterator[Rule]:
    yield from load_rulebook("hoarfrost.core")
    for name in game_names():
        yield from kit_of(name).rulebook


def values_of_options(name: str) -> set[str]:
    """The values by which files name what an option can be."""
    options = kit_of(name).options.json_schema()["properties"].values()
    chosen = {value for option in options for value in choices(option)}
    return {value for value in chosen if isinstance(value, str)}


def choices(schema: object) -> Iterator[object]:
    """All values that a schema lists, at any depth."""
    if isinstance(schema, dict):
        yield from schema.get("enum", [])
        if "const" in schema:
            yield schema["const"]
        for inner in schema.values():
            yield from choices(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from choices(inner)
