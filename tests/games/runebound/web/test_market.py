"""The Market step on the page: warmth, trade, a card too many, healing, gear; mouse and keys."""

from playwright.sync_api import expect

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.steps import MARKET_STAGE
from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.test_accessibility import looks_for, violations
from tests.games.runebound.scenes import Scene, ally, hero
from tests.games.runebound.web.playing import Keys, Mouse, show, table_from
from tests.games.runebound.web.test_sheets import anchored
from tests.table.server import Server


def visit() -> Scene:
    """Zyla in an Onoit village, hurt and with two weapons already."""
    zyla = hero(
        "zyla",
        "K10",
        wounds=2,
        frost=3,
        white_death=1,
        gold=9,
        luckstones=1,
        items=["horn_bow", "weik_hand_axe", "healing_draught"],
        allies=[ally("battle_skald", exhaustion=2)],
        counters=(0, 0, 0, 0, 2),
    )
    stock = {"omarra": ["yew_bow", "snowlord_plate"], "seragart": ["padded_furs"]}
    return Scene(zyla, hero("karnon", "E5"), stage=MARKET_STAGE, stacks=stock)


def mine(me: Person) -> Json:
    assert me.state is not None
    party: Json = me.state["view"]["parties"][0]
    return party


def test_a_visit_by_mouse_from_the_fire_to_the_way_out(house: Server, sit: Sit, axe: str) -> None:
    me = sit(house, Look())
    show(me, table_from(house, visit()))
    mouse = Mouse(me)
    mouse.do("market")
    market = me.page.get_by_role("region", name="Market of Omarra")
    expect(market).to_contain_text("All 3 frost counters can go.")
    mouse.do("warm")

    expect(market).to_contain_text("Onoit village · 1 new card a visit · heals White Death")
    bow = anchored(me, "card:yew_bow")
    expect(bow).to_contain_text("Instead of Horn Bow:\u22121Ranged")
    plate = market.locator('[data-anchor="card:snowlord_plate"]')
    expect(plate).to_contain_text("1 gold short")
    expect(plate).to_be_disabled()
    plate.click(force=True)
    expect(me.page.get_by_role("tooltip")).to_contain_text("10 gold")
    me.page.evaluate(axe)
    for look in looks_for(2):
        me.change(look)
        assert not violations(me), look
    me.change(Look())

    mouse.do("buy yew_bow")
    expect(market).to_contain_text("Too many weapons")
    expect(market.get_by_role("article")).to_have_count(3)
    mouse.do("lose weik_hand_axe")
    assert [item["card"] for item in mine(me)["items"]] == [
        "horn_bow",
        "healing_draught",
        "yew_bow",
    ]
    expect(market.locator(".mgold")).to_contain_text("6")

    sold = market.locator('[data-anchor="sell:yew_bow"]')
    expect(sold).to_be_disabled()
    sold.click(force=True)
    expect(me.page.get_by_role("tooltip")).to_contain_text("You have bought Yew Bow in this turn")
    mouse.do("free cure zyla")
    expect(market).to_contain_text("1 gold each")
    mouse.do("heal exhaustion battle_skald")
    mouse.do("gear luckstone")
    mouse.do("sell healing_draught")
    expect(market.locator(".mgold")).to_contain_text("5")
    party = mine(me)
    assert party["counters"]["frost"] == party["counters"]["white_death"] == 0
    assert party["allies"][0]["counters"]["exhaustion"] == 0
    assert (party["gear"]["luckstone"], party["gold"]) == (2, 5)
    mouse.do("pass")
    expect(market).to_have_attribute("data-mode", "looking")


def test_a_visit_by_keys_alone_on_a_phone(house: Server, sit: Sit) -> None:
    me = sit(house, Look(width=390))
    show(me, table_from(house, visit()))
    keys = Keys(me)
    for move in ("market", "warm", "free wound zyla", "gear flare", "pass"):
        keys.do(move)
    expect(me.page.locator(".market")).to_have_attribute("data-mode", "looking")
    party = mine(me)
    assert (party["counters"]["wound"], party["gear"]["flare"], party["gold"]) == (1, 1, 8)
    look_from_afar(me)


def look_from_afar(me: Person) -> None:
    """Every stack can be looked at, also where one is not."""
    me.page.locator(".tabs").get_by_role("button", name="Market").click()
    market = me.page.locator(".market")
    market.get_by_role("button", name="Seragart").click()
    expect(market).to_contain_text("Weik city · 2 new cards a visit · no healing of White Death")
    furs = anchored(me, "card:padded_furs")
    furs.click(force=True)
    expect(me.page.get_by_role("tooltip")).to_contain_text("For sale in Seragart")
