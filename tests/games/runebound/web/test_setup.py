"""A new game of Runebound: what can be chosen, what it changes, and what then begins."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Look
from tests.browser.test_accessibility import violations
from tests.table.server import Server

HEROES = 6


@pytest.mark.parametrize("width", [1280, 390])
def test_a_game_is_set_up_with_heroes_variants_and_any_number_of_seats(
    house: Server, sit: Sit, axe: str, width: int
) -> None:
    me = sit(house, Look(width=width, dark=width == 390))
    me.go("#/new/runebound")
    page = me.page
    # The heroes with what they can do, and how one gets them.
    page.get_by_text("The 6 Heroes").click()
    cards = page.locator(".hero-card")
    expect(cards).to_have_count(HEROES)
    zyla = cards.filter(has_text="Zyla")
    expect(zyla).to_contain_text("Before a combat roll of the Hero in the Magic phase")
    expect(zyla.locator("svg").first).to_be_visible()
    expect(page.get_by_text("Everybody gets a random Hero.")).to_be_visible()
    page.get_by_role("radio", name="Chosen in turn").check()
    expect(page.get_by_text("The first player chooses a Hero")).to_be_visible()
    # The variants say what is chosen before they are opened, and then what each value changes.
    winter = page.get_by_role("region", name="Winter")
    expect(winter).to_contain_text("Mild")
    winter.locator("summary").click()
    winter.get_by_text("white death lowers the Life that frost counts").click()
    expect(winter.locator("summary")).to_contain_text("Harsh")
    # Alone there is another limit than among several.
    time = page.get_by_role("region", name="Time and the end")
    time.locator("summary").click()
    expect(time.get_by_label("Last round")).to_be_visible()
    expect(time.get_by_text("Alone against the winter")).to_be_hidden()
    page.get_by_role("radio", name="1", exact=True).check()
    expect(time.get_by_label("Last round")).to_be_hidden()
    time.get_by_text("45 turns").click()
    expect(time.locator("summary")).to_contain_text("Hard")
    expect(page.get_by_text("You choose your Hero when the game begins.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.evaluate(axe)
    assert not violations(me)
    me.button("Start").click()
    expect(page.locator(".status.turn")).to_be_visible()
    assert me.state is not None
    assert me.state["view"]["options"]["solo"] == "hard"
    assert me.state["view"]["options"]["frost"] == "harsh"
    expect(page.locator(".status")).to_contain_text("Hero")
    [party] = me.state["view"]["parties"]
    assert party["hero"] is None  # it is yet to be chosen
