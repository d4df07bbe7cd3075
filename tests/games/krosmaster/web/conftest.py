"""The modules of Krosmaster's page are tried on the quiet page of the browser tests."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import axe, chromium, own_server, sit
from tests.browser.conftest import server as house
from tests.browser.lib.conftest import bench, server, shared
from tests.browser.lib.workbench import Workbench

# `server` gives the page module by module, `house` as people get it, which is quicker to load.
__all__ = ["axe", "bench", "chromium", "house", "own_server", "server", "shared", "sit"]

HERE = Path(__file__).parent
IMPORT = """
  const main = document.querySelector("script[type=module]").src;
  const load = (name) => import(new URL(`../../games/krosmaster/web/${name}.js`, main));
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


class Desk:
    """`desk.run("tally", "return tally.mostOf(all)", all=[...])`: what a script says."""

    def __init__(self, bench: Workbench) -> None:
        self.page = bench.page

    def run(self, modules: str, script: str, **given: object) -> Any:
        """A script that uses these modules; `given` are names for it."""
        loads = "".join(f"const {name} = await load('{name}');" for name in modules.split())
        body = f"{IMPORT} {loads} {script}"
        return self.page.evaluate(f"async ({{ {', '.join(given)} }}) => {{ {body} }}", given)


@pytest.fixture
def desk(bench: Workbench) -> Desk:
    return Desk(bench)
