"""The modules of Claim's board are tried on the quiet page of the browser tests."""

from tests.browser.conftest import chromium, own_server, sit
from tests.browser.lib.conftest import bench, desk, server, shared

__all__ = ["bench", "chromium", "desk", "own_server", "server", "shared", "sit"]
