"""Fixtures of the tests of the command."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, tmp_path)
