"""What all tests share."""

import pytest
from hypothesis import settings

# A law plays whole games, and the machine may be busy: time says nothing about right or wrong.
settings.register_profile("hoarfrost", settings(deadline=None))
settings.load_profile("hoarfrost")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: once Playwright runs, asyncio.run fails in the same process."""
    items.sort(key=lambda item: not {"browser", "web"}.isdisjoint(item.path.parts))
