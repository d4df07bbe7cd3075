"""The modules of Runebound's page are tried on the quiet page of the browser tests."""

from tests.browser.conftest import axe, chromium, own_server, sit
from tests.browser.conftest import server as house
from tests.browser.lib.conftest import bench, desk, server, shared

# `server` gives the page module by module, `house` as people get it, which is quicker to load.
__all__ = ["axe", "bench", "chromium", "desk", "house", "own_server", "server", "shared", "sit"]
