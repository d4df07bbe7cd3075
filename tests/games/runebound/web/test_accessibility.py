"""axe-core finds nothing on the screens of Runebound: light and dark, on a desk and in a hand.

Set-up, end and the sheets of others have their checks in tests of their own.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hoarfrost.games.runebound.engine.steps import ADVENTURE_STAGE, MARKET_STAGE, MOVING
from tests.browser import lessons
from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.test_accessibility import assert_axe_finds_nothing
from tests.games.runebound.scenes import Scene, hero
from tests.games.runebound.web.learning import Pupil
from tests.games.runebound.web.playing import Mouse, show, space, table_from
from tests.table.server import Server

Show = Callable[[Server, Person], None]
RIVAL = hero("karnon", "A9", wounds=2, gold=3)


def travelling(house: Server, me: Person) -> None:
    traveller = hero(
        "zyla",
        "F9",
        frost=2,
        white_death=1,
        items=["sabercat_pelt"],
        rumors="ice wild",
        clues="ice",
    )
    show(me, table_from(house, Scene(traveller, RIVAL, stage=MOVING, dice="1 2 3 5")))
    space(me, "F8").click()
    expect(me.primary).to_contain_text("F8")


def fighting(house: Server, me: Person) -> None:
    fighter = hero("zyla", "G10", allies=["weik_shieldmaiden"])
    waiting = {"G10": "prowling_sabercat"}
    scene = Scene(fighter, RIVAL, stage=ADVENTURE_STAGE, undefeated=waiting)
    show(me, table_from(house, scene))
    for move in ("attempt", "pass"):
        me.turn(lambda move=move: Mouse(me).do(move))  # type: ignore[misc]
    expect(me.page.locator(".phase")).to_have_count(3)


def trading(house: Server, me: Person) -> None:
    buyer = hero("karnon", "N7", wounds=1, gold=7, items=["horn_bow"])
    wares = {"weikgart": ["ringmail", "lightning_mace"]}
    scene = Scene(buyer, hero("zyla", "A9"), stage=MARKET_STAGE, stacks=wares)
    show(me, table_from(house, scene))
    me.turn(lambda: Mouse(me).do("market"))
    expect(me.page.locator(".moffer").first).to_be_visible()


def lesson(house: Server, me: Person) -> None:
    lessons.begin(me, "travel", "runebound")
    lessons.walk(house, me, Pupil(me), "travel", lessons.at_task, "runebound")


SCREENS: list[Show] = [travelling, fighting, trading, lesson]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(house: Server, sit: Sit, axe: str, screen: Show) -> None:
    me = sit(house, Look())
    screen(house, me)
    # On a phone it has several.
    assert_axe_finds_nothing(me, axe, SCREENS.index(screen), with_pages=screen is travelling)
