"""The page's modules in one file are what they are one by one."""

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


def test_every_module_exports_in_one_file_what_it_exports_alone(server: Server, sit: Sit) -> None:
    pages = load_pages()
    paths = [path for path in pages.files if path.endswith(".js") and "linked.js" not in path]
    modules = [path for path in paths if path not in (START, CLASSIC, PRELUDE)]
    me = sit(server, Look())
    me.go("#/nowhere")
    alone = me.page.evaluate(EXPORTS, modules)
    assert alone == {path: sorted(exports(pages.files[path].decode())) for path in modules}
