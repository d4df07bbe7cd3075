"""js/lib/i18n.js: the language of the reader."""

import pytest
from playwright.sync_api import Route, expect

from hoarfrost.core import formats
from hoarfrost.core.messages import LANGUAGES
from tests.browser.conftest import Sit
from tests.browser.lib.workbench import NOWHERE, Workbench
from tests.browser.person import Look
from tests.table.server import Server

CARDS = {"one": "{n} kaart van {who}", "other": "{n} kaarten van {who}"}
TEXTS: dict[str, dict[str, object]] = {
    "/api/texts?lang=nl": {"Pass": "Passen", "Stop": "Halt", "{a} after {b}": "Na {b} komt {a}"},
    "/api/texts?lang=es": {"Pass": "Pasar"},
    "/api/games/snow/texts?lang=nl": {"Pass": "Niets doen", "{n} card of {who}": CARDS},
    "/api/games/snow/texts?lang=es": {"Pass": "No hacer nada"},
    "/api/games/rain/texts?lang=nl": {"Drip": "Drup"},
}
CARDS_OF = 'plural("{n} card of {who}", "{n} cards of {who}", { n, who: ["Ada", "Ben", "Cas"] })'


def path_of(route: Route) -> str:
    return "/api/" + route.request.url.partition("/api/")[2]


def tell_texts(route: Route) -> None:
    route.fulfill(json=TEXTS[path_of(route)])


def test_a_text_is_filled_in_the_order_of_its_language(bench: Workbench) -> None:
    bench.page.route("**/texts?*", tell_texts)
    script = """
      const say = () => i18n.t("{a} after {b}", { a: 1, b: "{a}" });
      const english = say();
      await i18n.setLanguage("nl");
      return [english, say(), i18n.t("Pass"), i18n.t("{a} after {b}", { a: 1 })];
    """
    assert bench.run(script) == ["1 after {a}", "Na {a} komt 1", "Passen", "Na {b} komt 1"]


def test_a_text_that_nobody_has_translated_stays_english(bench: Workbench) -> None:
    bench.page.route("**/texts?*", tell_texts)
    script = """
      await i18n.setLanguage("es");
      return i18n.t("{a} after {b}", { a: 1, b: 2 });
    """
    assert bench.run(script) == "1 after 2"


def test_who_listens_hears_of_a_language_when_its_texts_are_there(bench: Workbench) -> None:
    bench.page.route("**/texts?*", tell_texts)
    script = """
      const heard = [];
      const end = i18n.onLanguage((code) => heard.push([code, i18n.language(), i18n.t("Pass")]));
      for (const code of ["nl", "es"]) await i18n.setLanguage(code);
      end();
      await i18n.setLanguage("en");
      return heard;
    """
    assert bench.run(script) == [["nl", "nl", "Passen"], ["es", "es", "Pasar"]]
    expect(bench.page.locator("html")).to_have_attribute("lang", "en")


def test_the_language_that_was_chosen_last_holds_whichever_comes_first(bench: Workbench) -> None:
    late: list[Route] = []
    bench.page.route(
        "**/texts?*", lambda route: late.append(route) if is_dutch(route) else tell_texts(route)
    )
    bench.run("""
      globalThis.heard = [];
      i18n.onLanguage((code) => heard.push(code));
      globalThis.dutch = i18n.setLanguage("nl");
      await i18n.setLanguage("es");
    """)
    tell_texts(late[0])
    script = "await dutch; return [i18n.language(), i18n.t('Pass'), heard]"
    assert bench.run(script) == ["es", "Pasar", ["es"]]


def is_dutch(route: Route) -> bool:
    return path_of(route).endswith("nl")


def test_a_game_says_its_own_sentences_and_then_those_of_the_house(bench: Workbench) -> None:
    bench.page.route("**/texts?*", tell_texts)
    script = """
      const { t } = i18n.textsOf("snow");
      await i18n.setLanguage("nl");
      const before = t("Pass");
      await i18n.needTexts("snow");
      return [before, t("Pass"), t("Stop"), t("Drip"), i18n.t("Pass")];
    """
    assert bench.run(script) == ["Passen", "Niets doen", "Halt", "Drip", "Passen"]


def test_the_texts_of_a_game_follow_the_language(bench: Workbench) -> None:
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(path_of(route))
        tell_texts(route)

    bench.page.route("**/texts?*", answer)
    script = """
      const { t } = i18n.textsOf("snow");
      await Promise.all([i18n.needTexts("snow"), i18n.needTexts("snow")]);
      const said = [];
      for (const code of ["nl", "es", "nl", "en"]) {
        await i18n.setLanguage(code);
        said.push(t("Pass"));
      }
      return said;
    """
    assert bench.run(script) == ["Niets doen", "No hacer nada", "Niets doen", "Pass"]
    assert len(asked) == len(set(asked)) == 4


def test_a_sentence_has_the_form_of_its_number(bench: Workbench) -> None:
    bench.page.route("**/texts?*", tell_texts)
    script = f"""
      const {{ plural }} = i18n.textsOf("snow");
      await i18n.needTexts("snow");
      const said = [];
      for (const code of ["en", "nl", "es"]) {{
        await i18n.setLanguage(code);
        said.push([1, 2, 1000].map((n) => {CARDS_OF}));
      }}
      return said;
    """
    assert bench.run(script) == [
        [f"{n} of Ada, Ben and Cas" for n in ("1 card", "2 cards", "1,000 cards")],
        [f"{n} van Ada, Ben en Cas" for n in ("1 kaart", "2 kaarten", "1.000 kaarten")],
        [f"{n} of Ada, Ben y Cas" for n in ("1 card", "2 cards", "1000 cards")],
    ]


def test_numbers_and_lists_are_written_as_python_writes_them(bench: Workbench) -> None:
    bench.page.route("**/texts?*", tell_texts)
    numbers = [0, 7, 999, 1000, 10_000, 1_234_567]
    shares = [0, 0.5, 0.95]
    lists = [["a"], ["a", "b"], ["a", "b", "c"], ["Ana", "Inés"], ["agua", "hielo"]]
    script = """
      const said = {};
      for (const { code } of i18n.LANGUAGES) {
        await i18n.setLanguage(code);
        said[code] = [numbers.map(i18n.number), shares.map(i18n.percent), lists.map(i18n.list)];
      }
      return said;
    """
    assert bench.run(script, numbers=numbers, shares=shares, lists=lists) == {
        lang: [
            [formats.number(n, lang) for n in numbers],
            [formats.percent(share, lang) for share in shares],
            [formats.joined(items, lang) for items in lists],
        ]
        for lang in LANGUAGES
    }


def test_without_its_texts_a_language_is_shown_in_english(bench: Workbench) -> None:
    bench.me.expect_errors("ERR_FAILED")
    bench.page.route("**/texts?*", lambda route: route.abort())
    assert bench.run("await i18n.setLanguage('nl'); return i18n.t('Pass')") == "Pass"


def test_the_server_has_texts_in_every_language(bench: Workbench) -> None:
    script = """
      const said = [];
      for (const { code } of i18n.LANGUAGES) {
        await i18n.setLanguage(code);
        said.push(i18n.t("Rules of {game}", { game: "Ada" }));
      }
      return said;
    """
    english, *others = bench.run(script)
    assert english == "Rules of Ada"
    assert len({english, *others}) == 3
    assert all("Ada" in each for each in others)


@pytest.mark.parametrize(("of_the_browser", "shown"), [("nl-BE", "nl"), ("fi", "en")])
def test_the_page_speaks_the_language_of_the_browser_or_english(
    server: Server, sit: Sit, of_the_browser: str, shown: str
) -> None:
    me = sit(server, Look(language=of_the_browser))
    me.go(NOWHERE)
    expect(me.page.locator("html")).to_have_attribute("lang", shown)


def test_a_chosen_language_is_kept(bench: Workbench) -> None:
    bench.run("await i18n.setLanguage('es')")
    bench.reload()
    expect(bench.page.locator("html")).to_have_attribute("lang", "es")
