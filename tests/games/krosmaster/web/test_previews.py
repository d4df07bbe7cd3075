"""What the arena shows beforehand is what then happens: pushes, rides, explosions, purchases."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.hands import answer
from tests.browser.person import Look, Person
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.web.playing import (
    Mouse,
    cell,
    forecast,
    piece,
    show,
    stands_on,
    table_from,
)
from tests.table.server import Server


def begin(house: Server, sit: Sit, scene: Scene) -> tuple[Person, Mouse]:
    me = sit(house, Look())
    show(me, table_from(house, scene))
    return me, Mouse(me)


def ghosts(me: Person) -> list[str]:
    """The cells in which something would end."""
    found: list[str] = me.page.locator(".marks .ghost").evaluate_all(
        """(all) => all.map((one) => {
          const [x, y] = one.getAttribute("transform").match(/[\\d.]+/g).map(Number);
          return "ABCDEFGHIJKL"[Math.floor(x / 64)] + (Math.floor(y / 64) + 1);
        })"""
    )
    return found


def bursts(me: Person) -> list[str]:
    return me.page.locator(".marks .burstn").all_text_contents()


def test_a_push_is_shown_with_where_all_end_and_ends_there(house: Server, sit: Sit) -> None:
    scene = Scene([own("luk_ylook", "D8"), foe("bad_aboum", "D6")], board="frigost_1")
    me, mouse = begin(house, sit, scene)
    cube = 64 + next(n for n, one in enumerate(scene.field("scenery")) if one["cell"] == "D6")
    mouse.aim("repelling_arrow")
    cell(me, "D6").hover()
    expect(me.page.locator(".marks .ghost")).to_have_count(2)
    assert ghosts(me) == ["D5", "D4"]
    expect(forecast(me)).to_contain_text("Luk Ylook casts Repelling Arrow at Bad Aboum")
    expect(forecast(me)).to_contain_text("Ice Cube is pushed to D5.")
    expect(forecast(me)).to_contain_text("Bad Aboum is pushed to D4.")
    cell(me, "D6").click()
    mouse.confirm()
    stands_on(me, cube, "D5")
    stands_on(me, 1, "D4")
    expect(me.page.locator(".marks .ghost")).to_have_count(0)


def test_a_ride_is_shown_to_its_end_and_ends_there(house: Server, sit: Sit) -> None:
    scene = Scene([own("bill_tell", "C6"), foe("count_harebourg", "D6")], board="frigost_1")
    me, mouse = begin(house, sit, scene)
    mouse.aim("ice_shove")
    cell(me, "D6").hover()
    expect(me.page.locator(".marks .ghost")).to_have_count(2)
    assert ghosts(me) == ["I6", "I6"]
    expect(forecast(me)).to_contain_text("Ice Cube slides to I6 with Count Harebourg.")
    cell(me, "D6").click()
    mouse.confirm()
    stands_on(me, 1, "I6")
    expect(cell(me, "I6")).to_have_accessible_name(
        "I6, ice, 1 Kama, Ice Cube, Count Harebourg, of Snowflake, 16 of 16 HP"
    )


def test_a_chain_of_explosions_is_numbered_and_goes_off(house: Server, sit: Sit) -> None:
    units = [
        own("darkness_knight", "C6"),
        own("firebomb", "E6", injuries=1),
        foe("firebomb", "F6", injuries=1),
        foe("firebomb", "H6"),
        foe("bill_tell", "L12"),
    ]
    me, mouse = begin(house, sit, Scene(units))
    mouse.aim("cruel_shot")
    cell(me, "E6").hover()
    expect(me.page.locator(".marks .burst")).to_have_count(2)
    assert bursts(me) == ["1", "2"]
    expect(forecast(me)).to_contain_text("May explode, in this order: E6, F6")
    cell(me, "E6").click()
    mouse.confirm()
    expect(piece(me, 1)).to_have_count(0)
    expect(piece(me, 2)).to_have_count(0)
    stands_on(me, 3, "H6")
    expect(me.page.locator(".log")).to_contain_text("Firebomb explodes on F6.")


def test_a_shop_visit_takes_kamas_and_gives_a_reward(house: Server, sit: Sit) -> None:
    scene = Scene(
        [own("yugo", "D5"), foe("coa_gulary", "L12")],
        board="glacier_gate",
        stock=[4, 0],
        display=["mending_draught"],
    )
    me, mouse = begin(house, sit, scene)
    offer = answer(me, "buy mending_draught")
    expect(offer).to_have_accessible_name("Mending Draught Heals 2 3 Kamas")
    expect(offer).to_be_enabled()
    costly = me.page.locator(".srank.jade").get_by_role("button")
    expect(costly).to_have_accessible_name(re.compile("6 Kamas$"))
    expect(costly).to_be_disabled()
    mouse.do("buy mending_draught")
    sheet = me.page.get_by_role("region", name="The chosen piece")
    expect(sheet.get_by_role("button", name="Reveal Mending Draught")).to_be_visible()
    expect(sheet).to_contain_text("6 / 7")
    shop = me.page.locator(".kshop")
    expect(shop.get_by_role("button", name="Mending Draught: Face down")).to_be_visible()
    expect(shop.locator(".sstock")).to_contain_text("1")
    mouse.do("reveal mending_draught")
    expect(sheet.get_by_role("button", name="Reveal Mending Draught")).to_have_count(0)
