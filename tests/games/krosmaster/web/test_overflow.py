"""No text of Krosmaster's screens is cut off or broken, in three languages at every size."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.hands import answer, turn
from tests.browser.person import Look, Person
from tests.browser.sizes import Again, assert_fits
from tests.games.krosmaster.web import test_accessibility as screens
from tests.games.krosmaster.web.playing import Mouse, cell, spell
from tests.games.krosmaster.web.test_accessibility import Show
from tests.table.server import Server


def walk(me: Person) -> None:
    choose(me, "B8")


def aim(me: Person) -> None:
    take(me, "repelling_arrow")
    choose(me, "D6")


def aim_in_vain(me: Person) -> None:
    take(me, "repelling_arrow")
    cell(me, "D4").hover()


def take(me: Person, id: str) -> None:
    """A new language has put it down, or not."""
    expect(turn(me)).to_be_visible()
    if spell(me, id).get_attribute("aria-pressed") != "true":
        Mouse(me).aim(id)


def choose(me: Person, name: str) -> None:
    expect(turn(me)).to_be_visible()
    if not me.primary.is_visible():  # another click would do it
        cell(me, name).click()
    expect(me.primary).to_be_visible()


def look_at_the_count(me: Person) -> None:
    expect(turn(me)).to_be_visible()
    if not me.page.locator(".arena .selectedcell").count():
        cell(me, "D6").click()
    expect(me.page.locator(".arena .selectedcell")).to_be_visible()


def buy(me: Person) -> None:
    expect(turn(me)).to_be_visible()
    if not me.primary.is_visible():
        answer(me, "buy mending_draught").first.click()
    expect(me.primary).to_be_visible()


OPENED: list[tuple[Show, Again | None]] = [
    *((screens.own_turn, walk), (screens.spell_in_hand, aim)),
    *((screens.blocked_sight, aim_in_vain), (screens.another_unit, look_at_the_count)),
    *((screens.shop, buy), (screens.deployment, None), (screens.tension, None)),
    (screens.replay, None),
]


@pytest.mark.parametrize(("show", "again"), OPENED, ids=[show.__name__ for show, _again in OPENED])
def test_every_screen_fits_in_three_languages_at_every_size(
    house: Server, sit: Sit, show: Show, again: Again | None
) -> None:
    me = sit(house, Look())
    show(house, me)
    assert_fits(me, OPENED.index((show, again)), again)
