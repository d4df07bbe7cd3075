"""How sentences are found and catalogues checked; `make lint` checks those of the program."""

from io import BytesIO
from pathlib import Path

import catalogues
import compile_catalogues
import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from catalogues import Words, places_of, problems, template_of, unread_calls, updated

from hoarfrost.core.catalogue import HOUSE, Catalogue

PLURAL = """
msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} kaart"
msgstr[1] "{n} kaarten"
"""


def words_of(folder: Path) -> Words:
    return Words("x", folder, folder / "locale")


def found_in(folder: Path) -> set[object]:
    return {entry.id for entry in catalogues.sentences(template_of(words_of(folder)))}


def test_sentences_are_found_in_all_their_calls(tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(
        'Message("One {a}", a=Message("Two"))\nt("Three " "joined")\nself.t("Four")\n'
        'Message.plural("{n} card", "{n} cards", n=2)\nother("Five")\nrandom.choice("Six")\n'
    )
    cards = ("{n} card", "{n} cards")
    assert found_in(tmp_path) == {"One {a}", "Two", "Three joined", "Four", cards}
    assert list(unread_calls(words_of(tmp_path))) == []


@pytest.mark.parametrize(
    "call",
    [
        "Message(somewhere_else)",
        't("a" if b else "c")',
        't("a" + b)',
        'plural("a", b, n=1)',
        't("a", b=f(t("c")))',
    ],
)
def test_a_sentence_must_be_a_plain_text_that_is_found(call: str, tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(f"\n{call}\n")
    [problem] = unread_calls(words_of(tmp_path))
    assert problem.startswith("x.py:2: write the sentence as a plain text")


def test_sentences_of_the_browser_are_found(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    (tmp_path / "js" / "x.js").write_text(
        """
        import { t } from "./i18n.js"; // t("in a comment"), it's not said
        export function t(text, values) { return text.replace(/["`']/g, "") / 2 / 1; }
        h("p", { title: t('One "quoted"') }, t("Two {n}", { n: t(`Three`) }));
        const svg = `<g title="${t("Four")}">${list.map((x) => `<p>${t("Five\\u0021")}</p>`)}</g>`;
        /* t("nor this") */ table.t("Six is of somebody else"); format("Seven");
        h("p", null, plural("{n} card", "{n} cards", { n: cards.length }));
        """
    )
    cards = ("{n} card", "{n} cards")
    assert found_in(tmp_path) == {'One "quoted"', "Two {n}", "Three", "Four", "Five!", cards}
    [four] = [e for e in template_of(words_of(tmp_path)) if e.id == "Four"]
    assert four.locations == [("js/x.js", 5)]


def test_a_game_does_not_translate_again_what_the_house_says(tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text('t("Pass")\nt("Shiver")\n')
    house = Catalog()
    house.add("Pass")
    template = template_of(words_of(tmp_path), house)
    assert [entry.id for entry in catalogues.sentences(template)] == ["Shiver"]


def template(*sentences: str | tuple[str, str]) -> Catalog:
    made = Catalog()
    for sentence in sentences:
        made.add(sentence, locations=[("x.py", 1)])
    return made


def translated(text: str) -> Catalog:
    return read_po(BytesIO(text.encode()), locale="nl")


def test_what_is_wrong_with_a_catalogue_is_told() -> None:
    said = template("You play {card}.", "You pass.", "Pass", ("{n} card", "{n} cards"))
    catalogue = translated(
        """
        msgid "You play {card}."
        msgstr "Je speelt {kaart}."
        #, fuzzy
        msgid "Pass"
        msgstr "Passen"
        msgid "{n} card"
        msgid_plural "{n} cards"
        msgstr[0] "{n} kaart"
        msgstr[1] ""
        msgid "You won."
        msgstr "Je won."
        """
    )
    assert [line.partition(":")[0] for line in problems(catalogue, said)] == [
        "other places than in English",
        "not translated",
        "not translated",
        "not translated",
        "stale",
    ]


def test_the_form_for_one_may_do_without_the_number_and_no_other_may() -> None:
    said = template(("One card of {who}", "{n} cards of {who}"))
    good = PLURAL.replace('"{n} card"', '"One card of {who}"').replace("cards", "cards of {who}")
    good = good.replace('"{n} kaart"', '"een kaart van {who}"').replace(
        "kaarten", "kaarten van {who}"
    )
    assert problems(translated(good), said) == []
    bad = good.replace('"{n} kaarten', '"kaarten')
    assert len(problems(translated(bad), said)) == 1


def test_an_update_adds_and_drops_sentences_and_keeps_translations() -> None:
    said = template('A "b"\\\n\t{c}', "New", ("{n} card", "{n} cards"))
    before = translated(PLURAL + 'msgid "Old"\nmsgstr "Oud"\n')
    text = updated(before, said)
    after = {entry.id: entry.string for entry in read_po(BytesIO(text)) if entry.id}
    cards = ("{n} card", "{n} cards")
    assert after == {'A "b"\\\n\t{c}': "", "New": "", cards: ("{n} kaart", "{n} kaarten")}
    assert text == updated(read_po(BytesIO(text), locale="nl"), said)
    assert b"Old" not in text
    assert places_of("{a} and {b}, {{not}} this") == {"a", "b"}


def test_the_compiled_file_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "frosty"
    folder = package / "locale" / "nl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (package / "__init__.py").touch()
    header = 'msgid ""\nmsgstr "Language: nl\\nContent-Type: text/plain; charset=utf-8\\n"\n'
    (folder / "frosty.po").write_text(f'{header}\nmsgid "Pass"\nmsgstr "Café"\n', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert Catalogue("frosty", "frosty").sentence("Pass", "nl") == "Café"
    assert compile_catalogues.compile_below(tmp_path) == [folder / "frosty.mo"]
    (folder / "frosty.po").unlink()
    assert Catalogue("frosty", "frosty").sentence("Pass", "nl") == "Café"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'fi'"):
        HOUSE.sentence("Pass", "fi")
