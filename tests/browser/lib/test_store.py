"""js/lib/store.js: what the browser remembers."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.lib.workbench import NOWHERE, Workbench
from tests.browser.person import Look
from tests.table.server import Server


def test_a_table_is_put_got_and_dropped(bench: Workbench) -> None:
    script = """
      const { tables, entropy } = store;
      tables.put({ id: "a", token: "secret", game: "claim", seats: [0], invitations: [], at: 1 });
      tables.put({ id: "b", token: "other", at: 2 });
      tables.put({ id: "a", commitment: "c0ffee" });
      const kept = [tables.all().map(({ id }) => id), tables.get("a")];
      const chance = [entropy("a"), entropy("a"), entropy("b")];
      tables.drop("a");
      chance.push(entropy("a"), entropy("b"));
      return [...kept, tables.all().map(({ id }) => id), tables.get("a"), chance];
    """
    order, table, rest, dropped, (first, again, other, anew, same) = bench.run(script)
    assert order == ["b", "a"]
    seat = {"token": "secret", "game": "claim", "seats": [0], "invitations": []}
    assert table == {"id": "a", **seat, "at": 1, "commitment": "c0ffee"}
    assert (rest, dropped) == (["b"], None)
    assert first == again
    assert len({first, other, anew}) == 3
    assert other == same


def test_a_lesson_is_finished_once_however_often_it_is_taken(bench: Workbench) -> None:
    script = """
      const { lessons } = store;
      for (const id of ["votes", "trick", "votes"]) lessons.finish("claim", id);
      const done = [lessons.done("claim"), lessons.done("snowfall")];
      localStorage.setItem("hoarfrost.lessons", '{"claim": 5}');
      return [...done, lessons.done("claim")];
    """
    assert bench.run(script) == [["votes", "trick"], [], []]


def test_what_was_remembered_is_there_the_next_time(bench: Workbench) -> None:
    bench.run("""
      store.tables.put({ id: "a", token: "secret" });
      store.settings.set("names", ["Ada"]);
    """)
    bench.reload()
    script = "return [store.tables.get('a').token, store.settings.get('names')]"
    assert bench.run(script) == ["secret", ["Ada"]]


DAMAGED = ["{", "", "5", "[]", "null", '"x"', '{"a": null, "b": 5, "names": 5, "sound": "yes"}']


@pytest.mark.parametrize("damaged", DAMAGED)
def test_damaged_storage_counts_as_nothing(bench: Workbench, damaged: str) -> None:
    script = """
      const { tables, settings, entropy } = store;
      for (const name of ["tables", "settings", "entropy"])
        localStorage.setItem(`hoarfrost.${name}`, damaged);
      const before = [tables.all(), settings.get("names"), settings.get("sound")];
      tables.put({ id: "a", token: "secret" });
      settings.set("theme", "dark");
      const tokens = tables.all().map(({ token }) => token);
      const after = [tokens, settings.get("theme"), entropy("c") === entropy("c")];
      tables.drop("a");
      return [...before, ...after, tables.get("a")];
    """
    said = bench.run(script, damaged=damaged)
    assert said == [[], [], False, ["secret"], "dark", True, None]


def test_damaged_storage_does_not_break_the_page(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    settings = {"theme": "plaid", "motion": [], "names": 5, "language": 7, "sound": "loud"}
    stored = {"hoarfrost.settings": json.dumps(settings), "hoarfrost.tables": '{"a": null}'}
    me.context.add_init_script(f"Object.assign(localStorage, {json.dumps(stored)})")
    me.go()
    expect(me.page.get_by_text("None yet.")).to_be_visible()
    me.button("Settings").click()
    expect(me.page.get_by_role("dialog", name="Settings")).to_be_visible()


FORBIDDEN = """
  Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("Forbidden", "SecurityError"); },
  });
"""
FULL = """
  localStorage.setItem("hoarfrost.settings", '{"names": ["Ben"]}');
  Storage.prototype.setItem = () => { throw new DOMException("Full", "QuotaExceededError"); };
"""


@pytest.mark.parametrize("lack", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_without_room_everything_lasts_as_long_as_the_page(
    server: Server, sit: Sit, lack: str
) -> None:
    me = sit(server, Look())
    me.context.add_init_script(lack)
    bench = Workbench(me)
    script = """
      const { tables, settings, entropy } = store;
      tables.put({ id: "a", token: "secret" });
      settings.set("names", ["Ada"]);
      return [tables.get("a").token, settings.get("names"), entropy("a") === entropy("a")];
    """
    assert bench.run(script) == ["secret", ["Ada"], True]


def test_who_listens_hears_of_a_setting(bench: Workbench) -> None:
    script = """
      const heard = [];
      const end = store.settings.listen("theme", (value) => heard.push(value));
      store.settings.set("theme", "dark");
      store.settings.set("motion", "none");
      end();
      store.settings.set("theme", "light");
      return heard;
    """
    assert bench.run(script) == ["dark"]


def test_every_window_hears_of_a_setting(bench: Workbench) -> None:
    bench.run("""
      globalThis.heard = [];
      for (const name of ["theme", "motion"])
        store.settings.listen(name, (value) => heard.push([name, value]));
    """)
    other = bench.me.new_page()
    other.goto(f"{bench.me.address}/{NOWHERE}")
    for stored, heard in (("{", 0), ('{"theme": "dark"}', 1), ('{"theme": "light"}', 2)):
        other.evaluate("(stored) => localStorage.setItem('hoarfrost.settings', stored)", stored)
        bench.wait_for(f"heard.length >= {heard}")  # a late listener hears the newest value only
    other.close()
    assert bench.run("return heard") == [["theme", "dark"], ["theme", "light"]]
    expect(bench.page.locator("html")).to_have_attribute("data-theme", "light")


def test_the_chosen_theme_is_there_from_the_beginning(bench: Workbench) -> None:
    bench.run("""
      store.settings.set("theme", "dark");
      store.settings.set("motion", "none");
    """)
    bench.page.route("**/js/main.js", lambda route: route.abort())
    bench.me.expect_errors("ERR_FAILED")
    bench.page.reload()
    html = bench.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "none")
