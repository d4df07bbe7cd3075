"""Somebody is not here: all see how long they have, then the computer may play on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Look
from tests.browser.robot import OPEN, join, new_table, person
from tests.table.server import Server

ABSENCE_MS = 8_000


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[Server]:
    """One at which nobody may be away for long."""
    with Server(tmp_path, absence=ABSENCE_MS) as running:
        yield running


@pytest.mark.parametrize("width", [1280, 390])
def test_a_seat_is_taken_over_after_a_countdown_and_given_back(
    hasty_server: Server, sit: Sit, width: int
) -> None:
    table = new_table(hasty_server, person("Ada"), OPEN, agreed={"stand_in": "wolf"})
    ada, bo, cleo = (sit(hasty_server, Look(width)) for _ in range(3))
    ada.hold(table)
    bo.hold(join(hasty_server, table, "Bo"))
    for me in (ada, bo, cleo):
        me.go(f"#/table/{table.id}")
    assert ada.wait(lambda state: state["stage"] == "playing")
    bo.page.close()
    countdown = "Bo is not here: the computer (Wolf) may play on in "
    for me in (ada, cleo):
        expect(me.page.get_by_text(countdown)).to_be_visible()
    expect(ada.button("Let the computer play on")).to_have_count(0)
    ada.button("Let the computer play on").click()
    expect(cleo.button("Let the computer play on")).to_have_count(0)
    for me in (ada, cleo):
        expect(me.page.get_by_text("Bo is not here")).to_have_count(0)
    ada.play(ada.move_by_mouse, until=lambda state: bool(state["version"] >= 4))
    bo.page = bo.new_page()
    bo.go(f"#/table/{table.id}")
    told = bo.page.get_by_text("You were away: the computer (Wolf) made ")
    expect(told).to_be_visible()
    bo.button("See the log").click()
    expect(told).to_have_count(0)
    expect(bo.page.get_by_role("log").get_by_text("You ").first).to_be_visible()
    bo.choose_language("EN", "Nederlands")
    expect(bo.page.locator("html")).to_have_attribute("lang", "nl")
    expect(bo.page.locator(".stood-in")).to_have_count(0)
