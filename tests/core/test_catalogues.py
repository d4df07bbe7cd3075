"""Every sentence of the program is translated, and nothing else is in the catalogues."""

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from hoarfrost.cli.catalogues import (
    Sentences,
    extract,
    file_of,
    places_of,
    problems,
    translated_languages,
    updated,
)
from hoarfrost.core.messages import parse_po

LANGUAGES = list(translated_languages())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing_stale_or_with_other_places(lang: str) -> None:
    found = problems(extract(), parse_po(file_of(lang).read_text("utf-8")))
    assert not found, "run python -m hoarfrost.cli.catalogues, then translate:\n" + "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_is_as_the_tool_writes_it(lang: str) -> None:
    text = file_of(lang).read_text("utf-8")
    assert text == updated(lang, extract(), parse_po(text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gettext_reads_what_we_read(lang: str) -> None:
    with file_of(lang).open("rb") as file:
        catalogue = read_po(file, locale=lang, abort_invalid=True)
    by_gettext = {str(entry.id): str(entry.string) for entry in catalogue if entry.id}
    assert by_gettext == parse_po(file_of(lang).read_text("utf-8"))


def test_sentences_are_found_in_all_their_calls(tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(
        'Message("One {a}", a=1)\nt("Two " "joined")\nself.t("Three")\nTold("Four", "Five")\n'
        'choice(a="Six")\nMessage(somewhere_else)\nother("Seven")\nrandom.choice("Eight")\n'
    )
    found = extract(tmp_path)
    assert set(found.places) == {"One {a}", "Two joined", "Three", "Four", "Five", "Six"}
    assert found.unreadable == ["x.py:6: write the sentence as a plain text"]


def test_sentences_of_the_browser_are_found(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    (tmp_path / "js" / "x.js").write_text(
        """
        import { t } from "./i18n.js"; // t("in a comment"), it's not said
        export function t(text, values) { return text.replace(/["`']/g, "") / 2 / 1; }
        h("p", { title: t('One "quoted"') }, t("Two {n}", { n: t(`Three`) }));
        const svg = `<g title="${t("Four")}">${list.map((x) => `<p>${t("Five\\u0021")}</p>`)}</g>`;
        /* t("nor this") */ table.t("Six is of somebody else"); format("Seven");
        """
    )
    found = extract(tmp_path)
    assert set(found.places) == {'One "quoted"', "Two {n}", "Three", "Four", "Five!"}
    assert found.places["Four"] == {"js/x.js"}
    assert found.unreadable == []


def test_a_sentence_of_the_browser_must_be_a_plain_text(tmp_path: Path) -> None:
    (tmp_path / "x.js").write_text('t(label);\nt("a" + b);\nt(`a ${b}`);\nt(a ? "b" : "c");\n')
    found = extract(tmp_path)
    assert found.places == {}
    assert found.unreadable == [
        f"x.js:{line}: write the sentence as a plain text" for line in (1, 2, 3, 4)
    ]


def test_what_is_wrong_with_a_catalogue_is_told() -> None:
    sentences = Sentences({"You play {card}.": {"x.py"}, "You pass.": {"x.py"}})
    translated = {"You play {card}.": "Je speelt {kaart}.", "You won.": "Je won."}
    found = problems(sentences, translated)
    assert [line.partition(":")[0] for line in found] == [
        "other places than in English",
        "not translated",
        "stale",
    ]


def test_a_catalogue_survives_quotes_and_line_ends() -> None:
    sentences = Sentences({'A "b"\\\n\t{c}': {"x.py"}})
    translated = {'A "b"\\\n\t{c}': 'Een "b"\\\n\t{c}'}
    assert parse_po(updated("nl", sentences, translated)) == translated
    assert places_of("{a} and {b}, {{not}} this") == {"a", "b"}
