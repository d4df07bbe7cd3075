"""A journey again: looked at, taken back, advised, and travelled by a friend."""

from playwright.sync_api import Locator, expect

from hoarfrost.core.plain import Json
from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import Held, new_table, person, play
from tests.games.runebound.web.test_story import cautious, is_asked_to_roll
from tests.table.deals import wait_out_midnight
from tests.table.server import Server

SNOWFLAKE: Json = {"kind": "computer", "level": "snowflake"}
PLACE = """([space, seat]) => {
  const box = (one) => one.getBoundingClientRect();
  const hex = box(document.querySelector(`[data-space=${space}]`));
  const hero = box(document.querySelector(`[data-key=hero-${seat}]`));
  const [x, y] = [hero.x + hero.width / 2, hero.y + hero.height / 2];
  return x > hex.left && x < hex.right && y > hex.top && y < hex.bottom;
}"""


def finished_table(house: Server, rounds: int = 2) -> tuple[Held, Json]:
    held = new_table(house, person("Ada"), SNOWFLAKE, game="runebound", max_rounds=rounds)
    return held, play(house, held)


def stands_on(me: Person, seat: int, space: str) -> None:
    me.page.wait_for_selector(f"[data-key=hero-{seat}]")
    assert me.page.evaluate(PLACE, [space, seat])


def asked(me: Person) -> Locator:
    return me.page.locator(".status.turn")


def test_a_finished_game_is_looked_at_again_from_its_table(house: Server, sit: Sit) -> None:
    held, last = finished_table(house)
    me = sit(house, Look())
    me.hold(held, "runebound")
    me.go(f"#/table/{held.id}")
    end = me.page.locator(".rend")
    expect(end).to_contain_text("2 turns are over.")
    expect(end.locator(".route")).not_to_have_count(0)
    me.page.get_by_role("link", name="Replay").click()
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    slider.fill(str(int(slider.get_attribute("max") or 0) - 1))  # the last place tells the end
    for party in last["view"]["parties"]:
        stands_on(me, party["seat"], party["space"])
    me.button("Log", exact=True).locator("visible=true").click()
    me.page.locator(".chapter .head").first.click()
    me.page.locator(".chapter li button, .chapter li .line").first.click()
    expect(slider).not_to_have_value(slider.get_attribute("max") or "")


def test_taking_back_never_rolls_again_and_a_hint_says_what_is_good(
    house: Server, sit: Sit
) -> None:
    held = new_table(house, person("Ada"), SNOWFLAKE, game="runebound")
    play(house, held, until=is_asked_to_roll(1), choose=cautious)
    me = sit(house, Look())
    me.hold(held, "runebound")
    me.go(f"#/table/{held.id}")
    status = me.page.locator(".status")
    expect(status).to_contain_text("How many dice")
    me.page.keyboard.press("Enter")
    expect(status).to_contain_text("Where do you go")
    dice = rolled(me)
    me.page.keyboard.press("u")
    expect(status).to_contain_text("How many dice")
    assert me.page.locator(".fx-tray.shown").count() == 0
    me.page.keyboard.press("Enter")
    expect(status).to_contain_text("Where do you go")
    assert rolled(me) == dice
    me.page.keyboard.press("h")
    expect(me.page.locator(".hint-body button").first).to_be_visible()


def rolled(me: Person) -> list[int]:
    assert me.state is not None
    dice: list[int] = me.state["view"]["dice"]
    assert dice
    return dice


def test_a_friend_travels_the_same_journey(house: Server, sit: Sit) -> None:
    held, last = finished_table(house)
    ada, ben = sit(house, Look()), sit(house, Look(width=390))
    ada.hold(held, "runebound")
    ada.go(f"#/table/{held.id}")
    ada.button("Challenge a friend").click()
    dialog = ada.page.get_by_role("dialog")
    link = dialog.get_by_role("textbox", name="Link to the same deal").input_value()
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("Ada")
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.button("Play this deal").click()
    expect(asked(ben)).to_be_visible()
    assert ben.state is not None
    heroes = [party["hero"] for party in ben.state["view"]["parties"]]
    assert heroes == [party["hero"] for party in last["view"]["parties"]]


def test_the_journey_of_the_day_is_travelled_alone_without_help(house: Server, sit: Sit) -> None:
    wait_out_midnight()
    me = sit(house, Look(width=390))
    me.go()
    card = me.page.get_by_role("region", name="Deal of the day: Runebound")
    card.get_by_role("link", name="Play today's deal").click()
    me.page.get_by_role("textbox", name="Your name").fill("Ada")
    me.button("Play this deal").click()
    expect(asked(me)).to_be_visible()
    assert me.state is not None
    assert len(me.state["view"]["parties"]) == 1
    assert me.state["undo"] == "no"
