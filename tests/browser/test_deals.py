"""The same deal for several people, as they see it: a challenge, and the deal of the day."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import COMPUTER, Held, Json, first, new_table, person, play
from tests.table.deals import wait_out_midnight
from tests.table.server import Server


def test_a_friend_plays_the_same_deal_and_both_compare(server: Server, sit: Sit) -> None:
    table = new_table(server, person("Ada"), COMPUTER, agreed={"spectators": "none"})
    play(server, table, choose=first)
    ada, ben = sit(server, Look()), sit(server, Look(width=390))
    ada.hold(table)
    ada.go(f"#/table/{table.id}")
    ada.button("Challenge a friend").click()
    dialog = ada.page.get_by_role("dialog")
    link = dialog.get_by_role("textbox", name="Link to the same deal").input_value()
    expect(dialog).to_contain_text(re.compile(r"I (won|lost|tied) this deal, \d\s:\s\d\. Can you"))
    fits(ada)

    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("Ada")
    expect(ben.page.get_by_role("table")).to_have_count(0)  # nobody's game before one's own
    seal = ben.page.locator(".commitment code").inner_text()
    assert len(seal) == 64
    fits(ben)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.button("Play this deal").click()
    finish(ben, server)
    assert ben.state is not None
    assert ben.state["end"]["shuffle"]["commitment"] == seal
    ben.page.get_by_role("link", name="Compare").click()
    sides = ben.page.get_by_role("region", name="Side by side")
    expect(sides.get_by_role("heading", name="You")).to_be_visible()
    expect(sides.get_by_role("heading", name="Ada")).to_be_visible()
    expect(sides).to_contain_text(re.compile("(both|two) games"))
    fits(ben)

    ada.page.goto(link)
    sides = ada.page.get_by_role("region", name="Side by side")
    expect(sides.get_by_role("heading", name="Ben")).to_be_visible()
    expect(ada.page.get_by_role("table").get_by_role("row")).to_have_count(3)
    fits(ada)
    sides.get_by_role("link", name="Watch from here").last.click()
    expect(ada.page).to_have_url(re.compile(r"#/replay/.+/2/\d+$"))
    expect(ada.page.get_by_text("Ben").locator("visible=true").first).to_be_visible()


def test_the_deal_of_the_day_has_one_try_and_a_list_of_results(server: Server, sit: Sit) -> None:
    wait_out_midnight()
    ada = sit(server, Look(width=390))
    ada.go()
    card = ada.page.get_by_role("region", name="Deal of the day: Claim")
    card.get_by_role("link", name="Play today's deal").click()
    ada.page.get_by_role("textbox", name="Your name").fill("Ada")
    ada.button("Play this deal").click()
    assert ada.wait(lambda state: state["stage"] == "playing")
    expect(ada.button("Hint")).to_be_hidden()
    expect(ada.button("Take back")).to_be_hidden()
    finish(ada, server)
    expect(ada.page.get_by_role("link", name="Results")).to_be_visible()
    assert ada.state is not None
    assert ada.state["end"]["shuffle"]["secret"] is None
    fits(ada)
    ada.go()
    expect(card.get_by_role("row", name="Ada")).to_contain_text("You")
    fits(ada)
    card.get_by_role("link", name="All results").click()
    expect(ada.page.get_by_text("everybody has one try")).to_be_visible()
    expect(ada.button("Play this deal")).to_have_count(0)
    fits(ada)


def finish(person: Person, server: Server) -> None:
    """Play the table that a page shows to its end, not by the first choices."""
    expect(person.page).to_have_url(re.compile("#/table/"))
    id = person.page.url.rpartition("/")[2]
    assert person.wait(lambda state: state["stage"] == "playing")
    kept: Json = json.loads(person.page.evaluate("localStorage.getItem('hoarfrost.tables')"))[id]
    play(server, Held(id, kept["token"], kept["seats"], []), choose=lambda choices: choices[-1])
    assert person.wait(lambda state: state["stage"] == "over")


def fits(person: Person) -> None:
    """Nothing is wider than the page."""
    assert person.page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
