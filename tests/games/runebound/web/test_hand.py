"""Rumors, clues and Legends on the page: only the own ones, where they serve, and discoveries."""

from playwright.sync_api import Locator, expect

from hoarfrost.games.runebound.engine.steps import MOVING
from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.games.runebound.engine.test_princess import SEED_CLUES
from tests.games.runebound.scenes import Scene, hero
from tests.games.runebound.web.playing import Mouse, position, show, table_from
from tests.table.server import Server

ROW = ["twisted_symbol", "gauntlets_of_fortitude", "frida_brani"]


def finder() -> Scene:
    """Karnon stands on a green jewel with tokens for a Legend; Zyla has a token, too."""
    own = hero("karnon", "B7", rumors="wild forest tundra")
    return Scene(own, hero("zyla", "K9", rumors="ice"), row=ROW, stage=MOVING, dice="1 2 3 4")


def legend(me: Person, card: str) -> Locator:
    return me.page.locator(f'[data-anchor="legend:{card}"]')


def uses(me: Person) -> list[str]:
    """What stands on the spaces where something that is pointed at could be used."""
    return me.page.locator(".map .usen").all_text_contents()


def test_the_hand_is_the_own_and_shows_where_it_could_be_used(house: Server, sit: Sit) -> None:
    me = sit(house, Look())
    show(me, table_from(house, finder()))
    hand = me.page.locator('[data-anchor="rumors"]')
    expect(hand).to_have_text("TundraForestWild")
    assert "rumors" not in position(me)["parties"][1], "nobody sees those of others"
    expect(legend(me, "twisted_symbol")).to_contain_text("Your tokens are enough")
    expect(legend(me, "frida_brani")).to_contain_text("Yellow jewel, 3 rumor tokens")
    where = legend(me, "twisted_symbol").get_by_role("button", name="Show on the map")
    where.click()
    expect(me.page.locator(".map .use.sure").first).to_be_attached()
    assert "✓" in uses(me)
    legend(me, "twisted_symbol").get_by_role("button", name="Hide on the map").click()
    expect(me.page.locator(".map .usen")).to_have_count(0)


def test_a_legend_is_discovered_step_by_step_and_a_step_can_be_taken_back(
    house: Server, sit: Sit
) -> None:
    me = sit(house, Look(width=390))
    show(me, table_from(house, finder()))
    mouse = Mouse(me)
    mouse.do("discover gauntlets_of_fortitude")
    slots = me.page.locator(".slots > li.empty")
    expect(slots).to_have_count(3)
    choose(me, "Tundra")
    expect(slots).to_have_count(2)
    me.page.locator(".status").get_by_role("button", name="Back").click()
    expect(slots).to_have_count(3)
    for symbol in ("Tundra", "Forest", "Wild"):
        choose(me, symbol)
    assert me.wait(
        lambda state: (
            [item["card"] for item in state["view"]["parties"][0]["items"]]
            == ["gauntlets_of_fortitude"]
        )
    )
    assert position(me)["parties"][0]["rumors"] == []


def choose(me: Person, name: str) -> None:
    """A token; here each is the only one that fits, and proposed."""
    expect(me.primary).to_contain_text(name)
    me.primary.click()


def test_a_phone_shows_on_the_map_what_is_pressed_on_a_page_beside_it(
    house: Server, sit: Sit
) -> None:
    me = sit(house, Look(width=390, touch=True))
    show(me, table_from(house, finder()))
    pages = me.page.get_by_role("navigation", name="Pages of the table")
    pages.get_by_text("Clues").tap()
    legend(me, "twisted_symbol").get_by_role("button", name="Show on the map").tap()
    expect(me.page.locator(".map")).to_be_visible()
    expect(me.page.locator(".map .use.sure").first).to_be_attached()
    pages.get_by_text("Clues").tap()
    legend(me, "twisted_symbol").get_by_role("button", name="Discover Twisted Symbol").tap()
    expect(me.primary).to_be_visible()
    expect(me.primary).to_contain_text("Discover Twisted Symbol")


def test_the_princess_is_found_where_the_clues_say(house: Server, sit: Sit) -> None:
    own = hero("karnon", "M7", clues=SEED_CLUES)
    me = sit(house, Look())
    show(me, table_from(house, Scene(own, hero("zyla", "K9"), stage=MOVING, dice="5 2")))
    princess = me.page.locator('[data-anchor="princess"]')
    expect(princess).to_contain_text("With your clues you can find the Princess on")
    princess.get_by_role("button", name="Show on the map").click()
    expect(me.page.locator(".map .use.sure").first).to_be_attached()
    Mouse(me).do("princess snowdrift")
    expect(princess).to_contain_text("Princess Taira is with you.")
    expect(princess.get_by_role("button", name="Show on the map")).to_be_hidden()
