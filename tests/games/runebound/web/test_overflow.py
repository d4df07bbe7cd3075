"""No text of Runebound's screens is cut off or broken, in three languages at every size."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.hands import turn
from tests.browser.person import Look, Person
from tests.browser.sizes import Again, assert_fits
from tests.games.runebound.web import test_accessibility as screens
from tests.games.runebound.web.playing import Mouse, space
from tests.games.runebound.web.test_accessibility import Show
from tests.table.server import Server


def choose(me: Person) -> None:
    """A new language has put down what was chosen, or not."""
    expect(turn(me)).to_be_visible()
    if not me.primary.is_visible():
        space(me, "F8").click()
    expect(me.primary).to_be_visible()


def rolled(house: Server, me: Person) -> None:
    """A fight with dice on the table, which take the most room."""
    screens.fighting(house, me)
    me.turn(lambda: Mouse(me).do("attack ranged"))
    expect(me.page.locator(".fight .tdresult")).to_be_visible()


OPENED: list[tuple[Show, Again | None]] = [
    (screens.travelling, choose),
    *((rolled, None), (screens.trading, None), (screens.lesson, None)),
]


@pytest.mark.parametrize(("show", "again"), OPENED, ids=[show.__name__ for show, _again in OPENED])
def test_every_screen_fits_in_three_languages_at_every_size(
    house: Server, sit: Sit, show: Show, again: Again | None
) -> None:
    me = sit(house, Look())
    show(house, me)
    assert_fits(me, OPENED.index((show, again)), again)
