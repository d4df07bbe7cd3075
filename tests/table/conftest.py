"""What the tests of the table share: a real server for each process of the tests."""

from collections.abc import Iterator

import pytest

from tests.table.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that all tests of this process may use; nobody stops it."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert "Traceback" not in running.log_text(), running.log_text()
