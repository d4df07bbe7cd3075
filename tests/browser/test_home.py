"""A record that is dropped on the home page."""

import urllib.request

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import COMPUTER, new_table, person, play
from tests.table.server import Server

DRAG = """
({ name, text, types }) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  const target = document.querySelector("h1");
  for (const type of types)
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}
"""


def drag(me: Person, text: str, *types: str) -> None:
    expect(me.play_now).to_be_visible()
    me.page.evaluate(DRAG, {"name": "old.json", "text": text, "types": types})


def record_of_a_game(server: Server) -> str:
    table = new_table(server, person("Ada"), COMPUTER)
    play(server, table)
    with urllib.request.urlopen(f"{server.address}/api/tables/{table.id}/record") as answer:
        return str(answer.read().decode())


def test_a_record_that_is_dropped_on_the_home_page_is_replayed(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go()
    drag(me, record_of_a_game(server), "dragover", "drop")
    expect(me.page.get_by_role("slider")).to_have_value("0")
    expect(me.page.locator("body")).not_to_contain_class("dropping")


def test_a_page_that_comes_after_the_reader_has_gone_elsewhere_is_not_shown(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look())
    me.go()
    waiting: list[Route] = []
    me.page.route("**/api/lessons/claim?*", lambda route: waiting.append(route))
    with me.page.expect_request("**/api/lessons/claim?*"):
        me.go("#/learn/claim")
    me.page.evaluate("location.hash = '#/'")
    expect(me.play_now).to_be_visible()
    with me.page.expect_response("**/api/lessons/claim?*"):
        for route in waiting:
            route.continue_()
    me.page.wait_for_timeout(300)  # in which it would be drawn
    expect(me.play_now).to_be_visible()


def test_the_page_shows_that_a_file_can_be_dropped(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go()
    drag(me, "", "dragover")
    expect(me.page.locator("body")).to_contain_class("dropping")
    drag(me, "", "dragleave")
    expect(me.page.locator("body")).not_to_contain_class("dropping")


@pytest.mark.parametrize("text", ["Dear diary", "", "x" * 1_000_001], ids=["prose", "empty", "big"])
def test_what_is_no_record_is_told_and_the_page_stays(server: Server, sit: Sit, text: str) -> None:
    me = sit(server, Look())
    me.go()
    drag(me, text, "dragover", "drop")
    expect(me.page.get_by_role("status").get_by_text("old.json is")).to_be_visible()
    expect(me.page).to_have_url(f"{server.address}/#/")
