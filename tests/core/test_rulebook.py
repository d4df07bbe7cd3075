"""The rulebook: look-up, sources, and what is said of a wrong file."""

import pytest

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.rulebook import RulebookError, UnknownRule, load_rulebook, parse_rulebook

SECTIONS = """
[sections]
play = { en = "Playing", nl = "Spelen" }
frost = { en = "Frost" }
"""

RULES = """
[[rule]]
id = "claim.follow"
section = "play"
source = "document"
cites = ["000 EN"]
title.en = "Following"
title.nl = "Bekennen"
en = "Whoever has the faction led must play it, a Yeti too."
nl = "Wie de gevraagde factie heeft, moet die spelen."

[[rule]]
id = "claim.frost.yeti"
section = "frost"
source = "document"
title.en = "Yeti"
title.es = "El Yeti"
en = "A Yeti that wins does not lead the next trick."
es = "Un yeti que gana no lidera la baza, ni el Doppelgänger."

[[rule]]
id = "claim.frostbite"
section = "frost"
source = "ruling"
title.en = "Frostbite"
en = "Not below claim.frost."
"""

BOOK = parse_rulebook(SECTIONS + RULES)


def ids(rules: object) -> list[str]:
    assert isinstance(rules, list)
    return [rule.id for rule in rules]


def test_a_rule_is_found_by_its_id() -> None:
    rule = BOOK["claim.follow"]
    assert (rule.id, rule.section, rule.source, rule.cites) == (
        "claim.follow",
        "play",
        "document",
        ("000 EN",),
    )
    assert rule.title("nl") == "Bekennen"
    assert rule.text("nl").startswith("Wie de gevraagde")
    assert "claim.follow" in BOOK
    assert repr(rule) == "Rule(claim.follow)"


def test_a_missing_language_falls_back_on_english() -> None:
    assert BOOK["claim.follow"].title("es") == "Following"
    assert BOOK["claim.follow"].text("es").startswith("Whoever")


def test_rules_come_in_the_order_of_the_file() -> None:
    assert ids(list(BOOK)) == ["claim.follow", "claim.frost.yeti", "claim.frostbite"]
    assert len(BOOK) == 3


def test_an_unknown_rule_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"no rule claim.folow; the nearest are claim.follow"):
        BOOK["claim.folow"]
    with pytest.raises(HoarfrostError, match=r"^there is no rule zzz$"):
        BOOK["zzz"]


def test_a_prefix_finds_all_rules_below_it_and_not_its_namesakes() -> None:
    assert ids(BOOK.under("claim.frost")) == ["claim.frost.yeti"]
    assert ids(BOOK.under("claim.follow")) == ["claim.follow"]
    assert len(BOOK.under("claim")) == 3


def test_the_table_has_rules_of_its_own_in_every_language() -> None:
    book = load_rulebook("hoarfrost.core")
    assert book is load_rulebook("hoarfrost.core")
    for rule in book:
        assert set(rule.titles) == set(rule.texts) == set(LANGUAGES)


def test_a_package_without_a_rulebook_is_named() -> None:
    with pytest.raises(RulebookError, match=r"hoarfrost has no rulebook\.toml"):
        load_rulebook("hoarfrost")
    with pytest.raises(RulebookError, match=r"hoarfrost\.nothing has no rulebook\.toml"):
        load_rulebook("hoarfrost.nothing")


def test_a_rulebook_that_is_no_toml_is_refused() -> None:
    with pytest.raises(RulebookError, match=r"claim: rulebook\.toml is not valid TOML"):
        parse_rulebook("[[rule", "claim")


def test_a_rule_without_a_needed_field_is_named() -> None:
    with pytest.raises(RulebookError, match=r"claim, rule 1 \(a\) lacks section"):
        parse_rulebook('[[rule]]\nid = "a"', "claim")


def test_two_rules_of_one_id_are_refused() -> None:
    with pytest.raises(RulebookError, match=r"the rule claim.follow is there twice"):
        parse_rulebook(SECTIONS + RULES + RULES)


def test_every_section_of_our_rulebooks_has_a_name_in_every_language() -> None:
    for package in ("hoarfrost.core", "hoarfrost.games.claim.words"):
        book = load_rulebook(package)
        assert {rule.section for rule in book} == set(book.sections)
        for names in book.sections.values():
            assert set(names) == set(LANGUAGES)


def test_a_rule_in_a_section_without_a_name_is_refused() -> None:
    with pytest.raises(RulebookError, match=r"the section play of claim\.follow has no name"):
        parse_rulebook(RULES)


def test_a_source_is_named_for_readers_by_its_tag_or_its_letter() -> None:
    sources = """
        [sources]
        R = { en = "our decision", nl = "onze keuze" }
        P1 = { en = "page one" }
    """
    text = (SECTIONS + RULES).replace('cites = ["000 EN"]', 'cites = ["R7", "P1", "R8"]') + sources
    book = parse_rulebook(text)
    assert book.cited(book["claim.follow"], "en") == ["our decision", "page one"]
    assert book.cited(book["claim.follow"], "nl") == ["onze keuze", "P1"]


def test_a_source_without_a_name_is_refused_where_others_have_one() -> None:
    sources = '[sources]\nR = { en = "our decision" }\n'
    with pytest.raises(RulebookError, match=r"claim.follow cites \['Q7'\]"):
        parse_rulebook((SECTIONS + RULES).replace('cites = ["000 EN"]', 'cites = ["Q7"]') + sources)


def test_other_words_for_a_rule_that_is_not_there_are_refused() -> None:
    also = '[[also]]\nrules = ["claim.nothing"]\nen = ["nothing"]\n'
    with pytest.raises(RulebookError, match=r"\['claim.nothing'\], which are no rules"):
        parse_rulebook(SECTIONS + RULES, "claim", also)
