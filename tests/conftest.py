"""What all tests share."""

import pytest
from hypothesis import settings

# A law plays whole games, and the machine may be busy: time says nothing about right or wrong.
settings.register_profile("hoarfrost", settings(deadline=None))
settings.load_profile("hoarfrost")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", metavar="ID", help="only the tests that are marked with this rule")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browser tests last: once Playwright runs, asyncio.run fails in the same process."""
    rule = config.getoption("rule", None)
    if rule is not None:
        config.hook.pytest_deselected(items=[item for item in items if not has_rule(item, rule)])
        items[:] = [item for item in items if has_rule(item, rule)]
    for item in filter(is_for_browser, items):
        item.add_marker(pytest.mark.browser)
    items.sort(key=is_for_browser)


def is_for_browser(item: pytest.Item) -> bool:
    """Whether it lies in tests/browser, or in the folder of a game's page."""
    return not {"browser", "web"}.isdisjoint(item.path.relative_to(item.config.rootpath).parts)


def has_rule(item: pytest.Item, rule: str) -> bool:
    return any(rule in mark.args for mark in item.iter_markers("rule"))
