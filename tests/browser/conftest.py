"""What the browser tests share: a browser, a server, and people who look at it.

Without a browser the tests are skipped with a word; in CI it is installed, or they fail.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import browser
import npm
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import Look, Person
from tests.table.server import Server

HERE = Path(__file__).parent
RUNNING = pytest.StashKey[Browser]()

Sit = Callable[[Server, Look], Person]


@pytest.fixture(scope="session")
def chromium(pytestconfig: pytest.Config) -> Browser:
    """One for this process, in which Playwright runs only once: games have this fixture again."""
    if RUNNING not in pytestconfig.stash:
        pytestconfig.stash[RUNNING] = launched(pytestconfig)
    return pytestconfig.stash[RUNNING]


def launched(config: pytest.Config) -> Browser:
    try:
        path = browser.path()
    except browser.BrowserMissingError as error:  # never in CI: there it is installed, or it fails
        pytest.skip(f"the browser tests are NOT run: {error}")
    playwright = sync_playwright().start()
    config.add_cleanup(playwright.stop)
    return playwright.chromium.launch(executable_path=path, args=browser.arguments())


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    try:
        modules = npm.modules(HERE, "The check of accessibility")
    except npm.NpmMissingError as error:  # never in CI: there it is installed, or it fails
        pytest.skip(str(error))
    return (modules / "axe-core" / "axe.min.js").read_text()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this process; nobody stops it."""
    with Server(tmp_path_factory.mktemp("server"), "--max-requests", "10000") as running:
        yield running
    assert "Traceback" not in running.log_text(), running.log_text()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that the test may kill."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def sit(chromium: Browser) -> Iterator[Sit]:
    """`sit(server, Look(width=390))`: somebody with a browser of their own.

    At the end nobody's browser may have reported an error.
    """
    people: list[Person] = []

    def sit_down(at: Server, look: Look) -> Person:
        people.append(Person(chromium, at.address, look))
        return people[-1]

    yield sit_down
    for person in people:
        person.leave()
    errors = [error for person in people for error in person.errors]
    assert not errors, "\n".join(errors)
