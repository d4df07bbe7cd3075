from pathlib import Path

import pytest

from hoarfrost.core.content.library import Library
from tests.core.content.aviary import aviary


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return aviary(tmp_path / "house")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The folder of a player, still empty."""
    folder = tmp_path / "mine"
    folder.mkdir()
    return folder
