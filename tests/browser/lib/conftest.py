"""The page on which all tests of js/lib work, and those of the modules of a game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.lib.desk import Desk
from tests.browser.lib.workbench import Workbench
from tests.browser.person import Look, Person
from tests.table.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its page loads the modules one by one, so that a test gets those that the page uses."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, "--fresh-pages", "--max-requests", "10000") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """The same, for a test that kills it."""
    with Server(tmp_path, "--fresh-pages") as running:
        yield running


@pytest.fixture(scope="session")
def shared(server: Server, chromium: Browser) -> Iterator[Workbench]:
    me = Person(chromium, server.address, Look(motion="no-preference"))
    yield Workbench(me)
    me.leave()


@pytest.fixture
def bench(shared: Workbench) -> Iterator[Workbench]:
    """One page for all tests, as if each were the first; things move on it."""
    shared.clear()
    yield shared
    assert not shared.me.errors, "\n".join(shared.me.errors)


@pytest.fixture
def desk(bench: Workbench, request: pytest.FixtureRequest) -> Desk:
    """For the modules of the game to which the test belongs: tests/games/<name>/web."""
    return Desk(bench, request.path.parent.parent.name)
