"""Modules of a game's page, tried on the quiet page of the browser tests."""

from typing import Any

from tests.browser.lib.workbench import Workbench

LOAD = """
  const main = document.querySelector("script[type=module]").src;
  const load = (name) => import(new URL(`../../games/%s/web/${name}.js`, main));
"""


class Desk:
    """`desk.run("tally", "return tally.mostOf(all)", all=[...])`: what a script says."""

    def __init__(self, bench: Workbench, game: str) -> None:
        self.page = bench.page
        self.begin = LOAD % game

    def run(self, modules: str, script: str, **given: object) -> Any:
        """A script that uses these modules of the game; `given` are names for it."""
        loads = "".join(f"const {name} = await load('{name}');" for name in modules.split())
        body = f"{self.begin} {loads} {script}"
        return self.page.evaluate(f"async ({{ {', '.join(given)} }}) => {{ {body} }}", given)
