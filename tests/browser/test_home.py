"""The home page: games of equal standing, and a record that is dropped there."""

import re
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

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


# The games ----------------------------------------------------------------------------------------

TITLES = ["Claim", "Krosmaster Arena", "Runebound"]
WAYS = ["Play", "Invite somebody", "Set up a game", "Rules", "Learn", "Play today's deal"]


def only(count: int) -> Callable[[Route], None]:
    """As on a server with so many games."""

    def answer(route: Route) -> None:
        route.fulfill(json=route.fetch().json()[:count])

    return answer


def panels(me: Person) -> Locator:
    return me.page.locator(".games > article")


def titles(me: Person) -> list[str]:
    return [text.split("\n")[0] for text in panels(me).locator("h2").all_inner_texts()]


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("count", [2, 3])
def test_all_games_have_the_same_standing(server: Server, sit: Sit, width: int, count: int) -> None:
    me = sit(server, Look(width=width))
    me.page.route("**/api/games?*", only(count))
    me.go()
    expect(panels(me)).to_have_count(count)
    expect(me.page.get_by_role("link", name="Play today's deal")).to_have_count(count)
    for panel in panels(me).all():
        expect(panel.locator(".cover svg").first).to_be_visible()
        for way in WAYS:
            name = re.compile(f"^{way}")
            ways = panel.get_by_role("button", name=name).or_(panel.get_by_role("link", name=name))
            expect(ways.first).to_be_visible()
    boxes = [panel.bounding_box() for panel in panels(me).all()]
    assert len({round(box["width"]) for box in boxes if box}) == 1
    if width == 1280:
        assert len({(round(box["y"]), round(box["height"])) for box in boxes if box}) == 1


def test_the_game_that_was_played_last_stands_first(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go()
    expect(panels(me).first).to_be_visible()
    assert [name.split(" with")[0].strip() for name in titles(me)][:3] == TITLES
    rules = me.page.get_by_role("banner").get_by_role("link", name="Rules")
    expect(rules).to_have_attribute("href", "#/rules/claim")
    me.way(re.compile("^Play Snowflake"), "Krosmaster Arena").click()
    expect(me.page).to_have_url(re.compile("#/table/"))
    assert me.wait(lambda state: state["stage"] == "playing")
    me.go()
    me.page.reload()
    expect(panels(me).first).to_contain_text("Krosmaster Arena")
    expect(panels(me).nth(1)).to_contain_text("Claim")
    expect(rules).to_have_attribute("href", "#/rules/krosmaster")
    me.page.keyboard.press("p")
    expect(me.page).to_have_url(re.compile("#/table/"))
    assert me.wait(lambda state: "timelines" in state["view"])


def test_every_rulebook_leads_to_the_others(server: Server, sit: Sit) -> None:
    me = sit(server, Look(width=390))
    me.go("#/rules/claim")
    books = me.page.get_by_role("navigation", name="Rulebooks")
    expect(books.get_by_role("link", name="Claim")).to_have_attribute("aria-current", "page")
    books.get_by_role("link", name="Krosmaster Arena").click()
    expect(me.page.get_by_role("heading", name="Rules of Krosmaster Arena")).to_be_visible()
    expect(books.get_by_role("link", name="Krosmaster")).to_have_attribute("aria-current", "page")
