"""A quiet page on which modules of the house are tried one by one."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import PATIENCE, Person

LIB = [
    *("api", "dialog", "dom", "foresight", "i18n", "keys", "memo", "motion", "qr", "rules"),
    *("socket", "sound"),
]
MODULES = {name: f"lib/{name}" for name in [*LIB, "store"]} | {
    "facts": "plain/facts",
    "groups": "plain/groups",
    "again": "setup/last",
    "coaching": "learn/place",
    "pace": "table/pace",
    "scenes": "replay/scenes",
    "schemas": "setup/options",
    "plan": "setup/plan",
    "session": "table/session",
    "table": "table/table",
    "verdict": "table/verdict",
}
NOWHERE = "#/nowhere"  # the shell alone, without the keys and the requests of a screen
LOAD = """
async (paths) => {
  const main = document.querySelector("script[type=module]").src;
  globalThis.lib = {};
  for (const [name, path] of Object.entries(paths))
    lib[name] = await import(new URL(`${path}.js`, main));
}
"""
LISTEN = """
  globalThis.heard = [];
  globalThis.note = (word) => () => void heard.push(word);
  const names = ["e", "Enter", "Escape", "Space", "ArrowRight", "?"];
  const map = Object.fromEntries(names.map((name) => [name, note(name)]));
  globalThis.endKeys = keys.keys(map, { label: "Table" });
"""


class Workbench:
    """`bench.run("return i18n.t(text)", text="Pass")`: what a script says that uses the modules."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.page = me.page
        me.go(NOWHERE)
        self.load()

    def load(self) -> None:
        expect(self.page.locator(".lost")).to_be_visible()
        self.page.evaluate(LOAD, MODULES)

    def reload(self) -> None:
        self.page.reload()
        self.load()

    def clear(self) -> None:
        """As if nobody had been here."""
        self.page.unroute_all()
        self.page.emulate_media(reduced_motion="no-preference")
        self.page.evaluate("localStorage.clear()")
        self.me.go(NOWHERE)
        self.reload()
        self.me.errors.clear()
        self.me.expected.clear()

    def run(self, *script: str, **given: object) -> Any:
        """`script` may come in parts; `given` are names for it."""
        head = f"const {{ {', '.join(MODULES)} }} = globalThis.lib;"
        body = "\n".join([head, *script])
        return self.page.evaluate(
            f"""({{ {", ".join(given)} }}) => Promise.race([
              new Promise((_, reject) => setTimeout(reject, {PATIENCE}, new Error("Too slow"))),
              (async () => {{ {body} }})(),
            ])""",
            given,
        )

    def wait_for(self, condition: str) -> None:
        self.page.wait_for_function(f"() => {condition}", polling=20)

    def listen(self) -> None:
        """For some keys, from now on."""
        self.run(LISTEN)

    def press(self, *names: str) -> list[str]:
        """What is heard when these keys are pressed."""
        self.run("heard.length = 0")
        for name in names:
            self.page.keyboard.press(name)
        heard: list[str] = self.run("return heard")
        return heard
