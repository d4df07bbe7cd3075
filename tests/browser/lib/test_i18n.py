"""js/lib/i18n.js: the language of the reader."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.lib.workbench import NOWHERE, Workbench
from tests.browser.person import Look
from tests.table.server import Server

TEXTS = {
    "nl": {"Pass": "Passen", "{a} after {b}": "Na {b} komt {a}"},
    "es": {"Pass": "Pasar"},
}


def code_of(route: Route) -> str:
    return route.request.url.rpartition("=")[2]


def tell_texts(route: Route) -> None:
    route.fulfill(json=TEXTS[code_of(route)])


def test_a_text_is_filled_in_the_order_of_its_language(bench: Workbench) -> None:
    bench.page.route("**/api/texts*", tell_texts)
    script = """
      const say = () => i18n.t("{a} after {b}", { a: 1, b: "{a}" });
      const english = say();
      await i18n.setLanguage("nl");
      return [english, say(), i18n.t("Pass"), i18n.t("{a} after {b}", { a: 1 })];
    """
    assert bench.run(script) == ["1 after {a}", "Na {a} komt 1", "Passen", "Na {b} komt 1"]


def test_a_text_that_nobody_has_translated_stays_english(bench: Workbench) -> None:
    bench.page.route("**/api/texts*", tell_texts)
    script = """
      await i18n.setLanguage("es");
      return i18n.t("{a} after {b}", { a: 1, b: 2 });
    """
    assert bench.run(script) == "1 after 2"


def test_who_listens_hears_of_a_language_when_its_texts_are_there(bench: Workbench) -> None:
    bench.page.route("**/api/texts*", tell_texts)
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
        "**/api/texts*", lambda route: late.append(route) if is_dutch(route) else tell_texts(route)
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
    return code_of(route) == "nl"


def test_without_its_texts_a_language_is_shown_in_english(bench: Workbench) -> None:
    bench.me.expect_errors("ERR_FAILED")
    bench.page.route("**/api/texts*", lambda route: route.abort())
    assert bench.run("await i18n.setLanguage('nl'); return i18n.t('Pass')") == "Pass"


def test_the_server_has_texts_in_every_language(bench: Workbench) -> None:
    script = """
      const said = [];
      for (const { code } of i18n.LANGUAGES) {
        await i18n.setLanguage(code);
        said.push(i18n.t("Waiting for {player}", { player: "Ada" }));
      }
      return said;
    """
    english, *others = bench.run(script)
    assert english == "Waiting for Ada"
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
