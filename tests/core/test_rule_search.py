"""Rules are found with the words that people use, whatever they mistype."""

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.rule_search import MOST_WORDS, RuleIndex, search_rules
from hoarfrost.core.rulebook import load_rulebook, parse_rulebook
from hoarfrost.core.spelling import corrections, distance
from hoarfrost.registry import kit_of, kits

BOOK = parse_rulebook(
    """
    [sections]
    play = { en = "Playing", nl = "Spelen", es = "Jugar" }

    [[rule]]
    id = "game.follow"
    section = "play"
    source = "document"
    title.en = "Following"
    title.nl = "Volgen"
    en = "Whoever holds the colour led plays it, a Yeti too."
    nl = "Wie de gevraagde kleur heeft, speelt die. Anders gaat de kaart naar de aflegstapel."

    [[rule]]
    id = "game.yeti"
    section = "play"
    source = "document"
    title.en = "Yetis"
    title.es = "El Yetí"
    en = "A Yeti that wins does not lead the next trick."
    es = "Un yetí que gana no lidera la baza."

    [[rule]]
    id = "game.votes"
    section = "play"
    source = "ruling"
    title.en = "The votes of the Yetis"
    en = "The most votes win."
    """,
    synonyms="""
    [[also]]
    rules = ["game.votes", "game.yeti"]
    en = ["how to win", "goal"]
    """,
)
CLAIM = (kit_of("claim").rulebook, load_rulebook("hoarfrost.core"))


def found(query: str, lang: str = "en") -> list[str]:
    return [rule.id for rule in RuleIndex([BOOK], lang).search(query).rules]


def test_a_title_counts_more_than_a_text_and_a_short_one_more_than_a_long_one() -> None:
    assert found("yeti") == ["game.yeti", "game.votes", "game.follow"]


def test_words_may_be_begun_only_and_stand_in_any_order() -> None:
    assert found("tri win") == ["game.yeti"]


def test_what_people_call_a_rule_comes_first_in_the_order_of_the_file() -> None:
    assert found("how to win") == ["game.votes", "game.yeti"]
    assert found("goal") == ["game.votes", "game.yeti"]


def test_case_accents_and_endings_do_not_matter() -> None:
    assert found("YETI", "es")[0] == found("yetí", "es")[0] == "game.yeti"
    assert found("tricks") == ["game.yeti"]


def test_the_second_part_of_a_compound_word_finds_it() -> None:
    assert found("stapel", "nl") == ["game.follow"]


def test_what_was_corrected_is_said_and_marked() -> None:
    answer = RuleIndex([BOOK], "en").search("yetti winz")
    assert (answer.corrected, list(answer.marks)) == ("Yeti win", ["win", "yeti"])
    assert answer.rules[0].id == "game.yeti"


def test_a_word_that_the_rules_know_is_not_corrected() -> None:
    assert RuleIndex([BOOK], "en").search("yeti").corrected == ""


def test_where_no_rule_has_all_words_those_with_the_most_are_shown_and_it_is_said() -> None:
    answer = RuleIndex([BOOK], "en").search("yeti trick banana")
    assert [rule.id for rule in answer.rules] == ["game.yeti"]
    assert answer.is_partial


def test_nothing_found_names_what_is_near() -> None:
    answer = RuleIndex([BOOK], "en").search("colorful")
    assert not answer.rules
    assert "colour" in answer.near


def test_no_more_is_looked_for_than_a_question_has_words() -> None:
    assert found("yeti " * MOST_WORDS + "colour") == found("yeti")
    assert found("follow" + "x" * 200) == []


def test_an_empty_search_shows_the_whole_book() -> None:
    assert len(found("  ")) == len(BOOK)


@pytest.mark.parametrize(
    ("typed", "word", "errors"),
    [
        ("yeti", "yeti", 0),
        ("yetti", "yeti", 1),
        ("yeit", "yeti", 1),
        ("yet", "yeti", 1),
        ("abcd", "yeti", 3),
    ],
)
def test_errors_are_counted(typed: str, word: str, errors: int) -> None:
    assert distance(typed, word, most=2) == errors


def test_short_words_and_numbers_are_not_guessed() -> None:
    assert corrections("ye", ["yeti"]) == corrections("123", ["124"]) == []
    assert corrections("knigt", ["knights", "night"]) == ["knights"]


@pytest.mark.parametrize(
    ("lang", "query", "rule"),
    [
        ("en", "trump", "claim.base.knights"),
        ("en", "follow suit", "claim.follow"),
        ("en", "how to win", "claim.opening"),
        ("en", "hand limit", "claim.setup.steps"),
        ("en", "tie", "claim.win.trick"),
        ("en", "yetti", "claim.frost.yeti"),
        ("nl", "troef", "claim.base.knights"),
        ("nl", "kleur bekennen", "claim.follow"),
        ("nl", "hoe win je", "claim.opening"),
        ("nl", "vorstmonter", "claim.frost.frostbeast"),
        ("es", "triunfo", "claim.base.knights"),
        ("es", "asistir", "claim.follow"),
        ("es", "como se gana", "claim.opening"),
        ("es", "caballeo", "claim.base.knights"),
    ],
)
def test_the_words_of_players_find_the_rules_of_claim(lang: str, query: str, rule: str) -> None:
    assert rule in [each.id for each in search_rules(CLAIM, lang, query).rules[:3]]


def test_every_title_finds_its_rule() -> None:
    """Each in one language; the languages take turns."""
    for kit in kits():
        for number, lang in enumerate(LANGUAGES):
            index = RuleIndex([kit.rulebook], lang)
            for rule in [*kit.rulebook][number :: len(LANGUAGES)]:
                best = index.search(rule.title(lang)).rules
                assert rule.title(lang) in [each.title(lang) for each in best[:3]], rule.id
