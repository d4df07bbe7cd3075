"""What games seldom come to, seen once: dice rolled ahead, flares, content of one's own."""

import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.steps import FLARE_STAGE, PLACING_FLARE
from tests.browser.conftest import Sit
from tests.browser.hands import answer, turn
from tests.browser.person import Look, Person
from tests.browser.robot import OPEN, Held, join, new_table, person, play
from tests.browser.sizes import faults
from tests.games.runebound.files.samples import HERO, ISLE
from tests.games.runebound.scenes import Scene, hero
from tests.games.runebound.web.playing import (
    Mouse,
    dice,
    figure,
    show,
    space,
    stands_in,
    table_from,
)
from tests.table.server import Server

OTHER = hero("karnon", "A9")


def fits(me: Person) -> None:
    """On a desk and in a hand."""
    for width, height in ((844, 390), (390, 844), (1280, 800)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert not faults(me), f"{width}x{height}"


def has_moved(state: Json) -> bool:
    return state["view"] is not None and state["view"]["step"] == "market"


def waiting(house: Server) -> Held:
    """The seat of somebody who is next, while the first hero stands before a market."""
    first = new_table(house, person("Ada"), OPEN, game="runebound")
    both = [first, join(house, first, "Bo")]
    with ThreadPoolExecutor() as people:  # a table begins when all are there
        states = list(people.map(lambda own: play(house, own, has_moved), both))
    active: int = states[0]["view"]["active"]
    return both[1 - active]


def test_dice_are_rolled_ahead_while_somebody_else_plays(house: Server, sit: Sit) -> None:
    held = waiting(house)
    me = sit(house, Look())
    me.hold(held, "runebound")
    me.go(f"#/table/{held.id}")
    rolls = me.page.get_by_role("group", name="How many dice to roll")
    expect(rolls).to_contain_text("Roll ahead")
    fits(me)
    answer(me, "preroll 3").click()
    me.primary.click()
    expect(dice(me)).to_have_count(3)
    expect(dice(me).first).to_have_accessible_name(re.compile("rolled ahead$"))
    assert me.wait(lambda state: len(state["view"]["parties"][held.seats[0]]["ahead"]) == 3)
    expect(rolls).to_be_hidden()
    fits(me)


def test_a_flare_crystal_is_laid_below_the_hero(house: Server, sit: Sit) -> None:
    me = sit(house, Look())
    show(me, table_from(house, Scene(hero("zyla", "F9", flares=2), OTHER, stage=PLACING_FLARE)))
    fits(me)
    Mouse(me).do("flare")
    assert me.wait(lambda state: state["view"]["parties"][0]["flare"])
    expect(figure(me, 0)).to_be_visible()


def test_a_flare_crystal_brings_the_hero_to_the_town_of_choice(house: Server, sit: Sit) -> None:
    me = sit(house, Look(width=390))
    zyla = hero("zyla", "H5", frost=2, flare=True)
    show(me, table_from(house, Scene(zyla, OTHER, stage=FLARE_STAGE)))
    fits(me)
    space(me, "E5").click()
    me.primary.click()
    stands_in(me, 0, "E5")
    expect(turn(me)).to_be_visible()
    fits(me)


def test_a_map_and_a_hero_of_ones_own_are_drawn_and_have_their_text(
    house: Server, sit: Sit
) -> None:
    content = {"maps": {"isle": ISLE}, "heroes": {"snow_owl": HERO}}
    held = new_table(
        *(house, person("Ada")),  # alone: nobody else may choose the owl first
        game="runebound",
        map="isle",
        content=content,
        heroes="chosen",
        max_rounds=2,
    )
    me = sit(house, Look())
    me.hold(held, "runebound")
    me.go(f"#/table/{held.id}")
    expect(turn(me)).to_be_visible()
    expect(me.page.locator("[data-space]")).to_have_count(15)
    owl = answer(me, "hero snow_owl")
    expect(owl).to_contain_text("Activate")
    fits(me)
    Mouse(me).do("hero snow_owl")
    assert me.wait(lambda state: state["view"]["parties"][0]["hero"] == "snow_owl")
    guest = sit(house, Look())
    guest.go(f"#/table/{held.id}")
    expect(guest.page.locator(".rability")).to_contain_text("Activate")  # no page brings it along
    play(house, held)
    me.go(f"#/replay/{held.id}")
    slider = me.page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) - 1))  # the last place tells the end
    expect(me.page.locator(".rability")).to_contain_text("Activate")
