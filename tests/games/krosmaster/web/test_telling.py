"""What the arena tells: the names of cells for ears, and why something cannot be done."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.web.playing import (
    Keys,
    Mouse,
    cell,
    forecast,
    show,
    spell,
    table_from,
)
from tests.table.server import Server


def scene() -> Scene:
    """Luk Ylook in a corner of the ice of Frigost I, with opponents around."""
    units = [
        own("luk_ylook", "D8"),
        own("coa_gulary", "L12"),
        foe("count_harebourg", "D6", injuries=5),
        foe("bill_tell", "I8"),
        foe("bad_aboum", "C4"),
        foe("yugo", "B9"),
    ]
    return Scene(units, board="frigost_1")


def line(me: Person) -> Locator:
    """The line beside a thing."""
    return me.page.get_by_role("tooltip")


@pytest.mark.parametrize("width", [1280, 390])
def test_the_name_of_a_cell_says_what_is_there_and_what_can_be_done(
    house: Server, sit: Sit, width: int
) -> None:
    me = sit(house, Look(width=width))
    show(me, table_from(house, scene()))
    keys = Keys(me)
    keys.key("a")
    expect(cell(me, "D8")).to_be_focused()
    keys.key("ArrowRight")
    expect(cell(me, "E8")).to_have_accessible_name("E8, ice, 1 MP")
    keys.go("B8")
    expect(cell(me, "B8")).to_have_accessible_name("B8, 1 Kama, 2 MP, risk of being held 67%")
    expect(me.primary).to_contain_text("B8")
    keys.aim("repelling_arrow")
    for name, spoken in {
        "D6": "D6, ice, Ice Cube, Count Harebourg, of Snowflake, 11 of 16 HP, target, "
        "Ice Cube: 1 marker 50%, 2 markers 50%, "
        "Count Harebourg: 0 markers 17%, 1 marker 50%, 2 markers 33%",
        "D7": "D7, ice, 1 Kama, too near by 1",
        "H6": "H6, ice, out of range by 1",
        "D4": "D4, Demon cell, no line of sight: D6",
        "C4": "C4, Bad Aboum, of Snowflake, 9 of 9 HP, not in a straight line",
        "L12": "L12, Setup cell, Coa Gulary, yours, 7 of 7 HP, out of range by 7",
    }.items():
        keys.go(name)
        expect(cell(me, name)).to_have_accessible_name(spoken)


def test_tab_goes_from_target_to_target_and_what_is_hurt_most_comes_first(
    house: Server, sit: Sit
) -> None:
    me = sit(house, Look(width=390))
    show(me, table_from(house, scene()))
    keys = Keys(me)
    keys.aim("repelling_arrow")
    expect(cell(me, "D6")).to_be_focused()  # the Count and the cube on which he stands
    expect(forecast(me)).to_contain_text("Repelling Arrow at Count Harebourg")
    keys.key("Tab")
    expect(cell(me, "I8")).to_be_focused()
    expect(forecast(me)).to_contain_text("Repelling Arrow at Bill Tell")
    expect(me.primary).to_contain_text("Repelling Arrow at I8 (Bill Tell)")
    keys.key("Shift+Tab")
    expect(cell(me, "D6")).to_be_focused()
    keys.key("Escape")
    expect(spell(me, "repelling_arrow")).to_have_attribute("aria-pressed", "false")


def test_a_cell_out_of_reach_answers_by_how_much(house: Server, sit: Sit) -> None:
    me = sit(house, Look())
    show(me, table_from(house, scene()))
    cell(me, "A1").hover()
    expect(line(me)).to_contain_text("The way to A1 takes 10 MP. Luk Ylook has 3, which is 7 short")
    Mouse(me).aim("repelling_arrow")
    cell(me, "J8").click()
    expect(line(me)).to_contain_text("J8 is 1 too far for Repelling Arrow: distance 6, at most 5.")
    cell(me, "E7").click()
    expect(line(me)).to_contain_text("E7 is not in line with D8")


def test_blocked_sight_is_drawn_and_names_what_blocks_it(house: Server, sit: Sit) -> None:
    me = sit(house, Look())
    show(me, table_from(house, scene()))
    Mouse(me).aim("repelling_arrow")
    cell(me, "D4").hover()
    expect(me.page.locator(".marks .sight.blocked")).to_have_count(1)
    expect(me.page.locator(".marks .blocker")).to_have_count(1)
    expect(line(me)).to_contain_text(
        "There is no line of sight to D4. In the way: your opponent's Count Harebourg on D6."
    )
    cell(me, "D4").click()  # now it stays
    line(me).get_by_role("button", name="Rule").first.click()
    expect(me.page.get_by_role("dialog")).to_contain_text("sight")


def test_a_spell_without_a_target_says_so_and_is_not_taken_in_hand(house: Server, sit: Sit) -> None:
    me = sit(house, Look())
    show(me, table_from(house, scene()))
    shove = spell(me, "ice_shove")
    expect(shove).to_be_disabled()
    shove.click(force=True)  # it can be pressed nevertheless, to be asked why
    expect(line(me)).to_contain_text("There is no cell at which Ice Shove can be cast from D8.")
    expect(shove).not_to_have_attribute("aria-pressed", "true")
