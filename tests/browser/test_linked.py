"""The page's modules in one file are what they are one by one, and come when they are needed."""

from playwright.sync_api import expect

from hoarfrost.table.linking import CLASSIC, PRELUDE, START, exports
from hoarfrost.table.pages import load_pages
from tests.browser.conftest import Sit
from tests.browser.person import Look
from tests.table.server import Server

EXPORTS = """
async (paths) => {
  const base = new URL("../", document.querySelector("script[type=module]").src);
  const found = {};
  for (const path of paths) found[path] = Object.keys(await import(new URL(path, base))).sort();
  return found;
}
"""

MADE = """
async () => {
  const base = new URL("../", document.querySelector("script[type=module]").src);
  const { linker } = await import(new URL("web/js/linked.js", base));
  const { add, need } = linker(base);
  const made = [];
  for (const file of ["cover.linked.js", "linked.js"]) {
    add([["games/pebbles/web/stone.js", () => ({ made: made.push(file) })]]);
    need("games/pebbles/web/stone.js");
  }
  return made;
}
"""


def test_every_module_exports_in_one_file_what_it_exports_alone(server: Server, sit: Sit) -> None:
    pages = load_pages()
    paths = [path for path in pages.files if path.endswith(".js") and "linked.js" not in path]
    modules = [path for path in paths if path not in (START, CLASSIC, PRELUDE)]
    me = sit(server, Look())
    me.go("#/nowhere")
    alone = me.page.evaluate(EXPORTS, modules)
    assert alone == {path: sorted(exports(pages.files[path].decode())) for path in modules}


def test_a_module_that_lies_in_two_files_is_made_once(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go("#/nowhere")
    assert me.page.evaluate(MADE) == ["cover.linked.js"]


def test_the_home_page_fetches_the_covers_of_games_and_a_board_the_rest_of_one(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look())
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))

    def code() -> list[str]:
        """Of the games."""
        return sorted(
            url.split("/games/")[1] for url in fetched if "/games/" in url and url.endswith(".js")
        )

    covers = sorted(
        path.removeprefix("games/")
        for path in load_pages().files
        if path.endswith("cover.linked.js")
    )
    me.go()
    me.play_now.wait_for()
    expect(me.page.locator(".wrap.arriving")).to_have_count(0)
    me.page.wait_for_load_state("networkidle")
    expect(me.page.locator(".cover-claim .fan svg")).not_to_have_count(0)
    assert code() == covers
    sheets = {url.split("/")[-1] for url in fetched if "/games/" in url and url.endswith(".css")}
    assert sheets == {"cover.css", "style.css"}

    me.play_now.click()
    expect(me.hand).not_to_have_count(0)
    assert code() == sorted([*covers, "claim/web/linked.js"])

    me.page.mouse.move(0, 0)  # points at no game
    me.go()
    with me.page.expect_request("**/claim/web/linked.js"):  # it was played before
        me.page.reload()
