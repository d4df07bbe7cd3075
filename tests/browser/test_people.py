"""Two people at one table: each with a browser, or with one device between them."""

import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person, over
from tests.browser.robot import Held, Json, play
from tests.shares import share
from tests.table.server import Server

SECONDS = 120  # for a whole game
TOGETHER = share(20, 1000)  # moves before robots play on for both


def test_two_people_play_by_invitation_with_artifacts(server: Server, sit: Sit) -> None:
    ada, bea = sit(server, Look()), sit(server, Look(dark=True))
    invite_to_frost(ada, "Ada")
    link = ada.page.get_by_role("textbox", name="Invitation link").input_value()
    bea.page.goto(link)
    bea.page.get_by_role("textbox", name="Your name").fill("Bea")
    bea.button("Sit down and play").click()
    play_together([ada, bea])
    keys = [table_of(ada), table_of(bea)]
    with ThreadPoolExecutor() as robots:
        list(robots.map(lambda key: play(server, key), keys))
    for me in (ada, bea):
        assert me.wait(over)
        me.page.keyboard.press(".")  # a page shows every move, and robots are quick
    for me, other in ((ada, "Bea"), (bea, "Ada")):
        expect(me.button("Play again")).to_be_visible()
        expect(me.table).to_contain_text(other)
    assert ada.state is not None
    assert ada.state["view"]["spent"], "artifacts were played"


def test_an_invitation_is_for_one_person(server: Server, sit: Sit) -> None:
    ada, bea, cleo = (sit(server, Look()) for _ in range(3))
    invite_to_frost(ada, "Ada")
    link = ada.page.get_by_role("textbox", name="Invitation link").input_value()
    bea.page.goto(link)
    bea.page.get_by_role("textbox", name="Your name").fill("Bea")
    bea.button("Sit down and play").click()
    expect(bea.hand.first).to_be_visible()
    cleo.expect_errors("409 (Conflict)")
    cleo.page.goto(link)
    expect(cleo.page.get_by_role("alert")).to_contain_text("has been used")


def test_both_play_again_with_the_seats_swapped(server: Server, sit: Sit) -> None:
    ada, bea = sit(server, Look()), sit(server, Look())
    invite_to_frost(ada, "Ada")
    bea.page.goto(ada.page.get_by_role("textbox", name="Invitation link").input_value())
    bea.page.get_by_role("textbox", name="Your name").fill("Bea")
    bea.button("Sit down and play").click()
    assert ada.wait(lambda state: state["stage"] == "playing")
    seat = ada.state["seat"] if ada.state else None
    ada.button("Menu").click()
    ada.button("Resign", exact=True).click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for me in (ada, bea):
        me.button("Play again").first.click()
    for me in (ada, bea):
        assert me.wait(lambda state: state["stage"] == "playing")
    assert ada.state is not None
    assert ada.state["seat"] != seat


def test_one_device_is_passed_round_behind_a_curtain(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go()
    me.way("Play on one device").click()
    me.page.get_by_role("textbox", name="Name of player 1").fill("Ada")
    me.page.get_by_role("textbox", name="Name of player 2").fill("Bea")
    me.button("Continue").click()
    seen = []
    for _ in range(4):
        heading = me.page.get_by_role("heading", name="Hand the device to")
        expect(heading).to_be_visible()
        name = heading.inner_text().split()[-1]
        seen.append(name)
        expect(me.hand).to_have_count(0)
        expect(me.page.get_by_role("log")).to_have_count(0)
        me.button(f"I am {name}: show my side").click()
        expect(me.playable.first).to_be_visible()
        while not me.page.get_by_role("heading", name="Hand the device to").is_visible():
            if me.is_asked and me.playable.first.is_visible():
                me.turn(me.move_by_mouse)
            me.page.wait_for_timeout(50)
    assert set(seen) == {"Ada", "Bea"}
    play(server, table_of(me))
    expect(me.button("Play again")).to_be_visible()


def invite_to_frost(me: Person, name: str) -> None:
    me.go("#/new/claim")
    me.page.get_by_role("radio", name="Frost", exact=True).check()
    me.page.get_by_role("switch", name="Play with artifacts").check()
    me.page.get_by_role("textbox", name="Your name").fill(name)
    me.page.get_by_role("group", name="Player 2").get_by_role("radio", name="Invitation").check()
    me.button("Start").click()


def play_together(people: Sequence[Person]) -> None:
    """Both play artifacts whenever they can, until the game is over for both, or far enough."""

    def is_far(state: Json) -> bool:
        return over(state) or (state["version"] >= TOGETHER and bool(state["view"]["spent"]))

    end = time.monotonic() + SECONDS
    while not all(me.state and is_far(me.state) for me in people):
        assert time.monotonic() < end, "the game does not end"
        for me in people:
            if me.is_asked and not me.is_over:
                me.turn(me.move_with_artifacts)
        people[0].page.wait_for_timeout(10)


def table_of(me: Person) -> Held:
    """The table whose key this browser keeps."""
    kept = json.loads(me.page.evaluate("() => localStorage.getItem('hoarfrost.tables')"))
    [table] = kept.values()
    return Held(table["id"], table["token"], table["seats"], [])
