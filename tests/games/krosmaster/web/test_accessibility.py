"""axe-core finds nothing on the screens of Krosmaster: light and dark, on a desk and in a hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Sit
from tests.browser.hands import answer
from tests.browser.person import Look, Person
from tests.browser.robot import Json, new_table, person, play
from tests.browser.test_accessibility import assert_axe_finds_nothing
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.web.playing import (
    SHORT,
    SNOWFLAKE,
    Mouse,
    cell,
    forecast,
    show,
    stands_on,
    table_from,
)
from tests.games.krosmaster.web.test_replay import record
from tests.table.server import Server

Show = Callable[[Server, Person], None]

UNITS = [
    own("luk_ylook", "D8", injuries=1, tokens={"-1AP": 1}),
    own("coa_gulary", "L12", frozen=2),
    foe("count_harebourg", "D6", injuries=5),
    foe("bill_tell", "F7"),
]


def own_turn(house: Server, me: Person) -> None:
    show(me, table_from(house, Scene(UNITS, board="frigost_1")))
    cell(me, "B8").click()
    expect(forecast(me)).to_contain_text("Move to B8")


def spell_in_hand(house: Server, me: Person) -> None:
    show(me, table_from(house, Scene(UNITS, board="frigost_1")))
    Mouse(me).aim("repelling_arrow")
    cell(me, "D6").click()
    expect(me.page.locator(".marks .ghost")).to_have_count(1)  # of the cube: the Count stays


def blocked_sight(house: Server, me: Person) -> None:
    show(me, table_from(house, Scene(UNITS, board="frigost_1")))
    Mouse(me).aim("repelling_arrow")
    cell(me, "D4").click()
    expect(me.page.get_by_role("tooltip")).to_be_visible()


def another_unit(house: Server, me: Person) -> None:
    show(me, table_from(house, Scene(UNITS, board="frigost_1")))
    cell(me, "D6").click()
    expect(forecast(me)).to_contain_text("If the turn of Count Harebourg began now")


def shop(house: Server, me: Person) -> None:
    units = [own("yugo", "D5", rewards=[{"reward": "whetstone"}]), foe("coa_gulary", "L12")]
    scene = Scene(units, board="glacier_gate", stock=[4, 0], display=["mending_draught"])
    show(me, table_from(house, scene))
    answer(me, "buy mending_draught").first.click()
    expect(me.primary).to_contain_text("Mending Draught")


def until_step(house: Server, me: Person, step: str) -> None:
    held = new_table(house, person("Ada"), SNOWFLAKE, game="krosmaster", **SHORT)
    play(house, held, until=lambda state: is_asked(state, step), choose=shortly)
    show(me, held)


def is_asked(state: Json, step: str) -> bool:
    return bool(state["asked"] == [0] and state["view"]["step"] == step)


def shortly(choices: list[Json]) -> Json:
    """End the turn, where that is offered."""
    return next((one for one in choices if one["move"] == "end"), choices[0])


def deployment(house: Server, me: Person) -> None:
    until_step(house, me, "deploy")
    expect(me.page.get_by_role("heading", name="Darkness Knight")).to_be_visible()


def tension(house: Server, me: Person) -> None:
    until_step(house, me, "keep")
    expect(me.page.locator(".tension")).to_be_visible()


def end(house: Server, me: Person) -> None:
    units = [own("darkness_knight", "D8"), foe("bill_tell", "D7", injuries=5)]
    show(me, table_from(house, Scene(units, gg=[6, 1], wild=False)))
    Mouse(me).do("cast devastation D7")
    expect(me.button("Play again")).to_be_visible()
    expect(me.page.get_by_role("region", name="Gallons of Glory")).to_be_visible()


def replay(_house: Server, me: Person) -> None:
    me.go("#/replay")
    saved: FilePayload = {"name": "game.json", "mimeType": "", "buffer": record().encode()}
    me.page.get_by_label("Choose a file").set_input_files(saved)
    me.page.get_by_role("slider").fill("2")
    stands_on(me, 1, "D4")


SCREENS: list[Show] = [
    *(own_turn, spell_in_hand, blocked_sight, another_unit),
    *(shop, deployment, tension, end, replay),
]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(house: Server, sit: Sit, axe: str, screen: Show) -> None:
    me = sit(house, Look())
    screen(house, me)
    # On a phone it has one of its own.
    assert_axe_finds_nothing(me, axe, SCREENS.index(screen), with_pages=screen is shop)
