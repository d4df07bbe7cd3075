"""A quiet page on which the modules of js/lib are tried one by one."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person

MODULES = "api dialog dom i18n keys motion qr rules socket sound store"
NOWHERE = "#/nowhere"  # the shell alone, without the keys and the requests of a screen
LOAD = """
async (names) => {
  const main = document.querySelector("script[type=module]").src;
  const modules = names.map((name) => import(new URL(`lib/${name}.js`, main)));
  globalThis.lib = Object.fromEntries((await Promise.all(modules)).map((each, n) => [names[n], each]));
}
"""


class Workbench:
    """`bench.run("return i18n.t(text)", text="Pass")`: what a script says that uses the modules."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.page = me.page
        me.go(NOWHERE)
        self.load()

    def reload(self) -> None:
        self.page.reload()
        self.load()

    def load(self) -> None:
        expect(self.page.locator(".lost")).to_be_visible()
        self.page.evaluate(LOAD, MODULES.split())

    def run(self, script: str, **given: object) -> Any:
        head = f"const {{ {', '.join(MODULES.split())} }} = globalThis.lib;"
        return self.page.evaluate(
            f"async ({{ {', '.join(given)} }}) => {{ {head}\n{script} }}", given
        )
