"""How somebody begins: a newcomer is taught, whoever has played goes on as before."""

import json
import re

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Sit
from tests.browser.lessons import coach
from tests.browser.person import Look, Person
from tests.browser.robot import get
from tests.table.server import Server

PRIMARY = re.compile(r"\bprimary\b")


def learn(me: Person, name: str = "Learn") -> Locator:
    panel = me.page.get_by_role("article", name=re.compile("^Claim "))
    return panel.get_by_role("link", name=re.compile(f"^{name}"))


def remember(me: Person, **settings: object) -> None:
    text = json.dumps(json.dumps(settings))
    me.context.add_init_script(f"localStorage.setItem('hoarfrost.settings', {text})")


def test_a_newcomer_is_offered_the_lessons_first_and_snowflake_as_opponent(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look(390))
    me.go()
    expect(learn(me)).to_have_class(PRIMARY)
    expect(me.play_now).to_have_text("Play Snowflake, Classic")
    expect(me.play_now).not_to_have_class(PRIMARY)
    me.page.keyboard.press("l")
    expect(me.page.get_by_role("heading", name="Learn Claim")).to_be_visible()
    me.page.get_by_role("link", name="Start the first lesson").click()
    expect(coach(me)).to_be_visible()
    me.go()
    me.play_now.click()
    expect(me.table.get_by_text("Snowflake", exact=True)).to_be_visible()
    expect(me.hand).to_have_count(13)
    me.go()
    expect(me.play_now).to_have_text("Play Snowflake, Classic")
    expect(me.play_now).to_have_class(PRIMARY)
    expect(learn(me)).not_to_have_class(PRIMARY)


def test_one_click_begins_the_last_game_again_and_says_which(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go("#/new/claim")
    me.page.get_by_role("radio", name="Frost", exact=True).check()
    second = me.page.get_by_role("group", name="Player 2")
    expect(second.get_by_role("combobox")).to_have_value("Snowflake")
    second.get_by_role("combobox").select_option(label="Wolf")
    me.button("Start").click()
    expect(me.hand).to_have_count(13)
    me.go()
    expect(me.play_now).to_have_text("Play Wolf, Frost")
    expect(me.play_now).to_have_class(PRIMARY)
    me.play_now.click()
    expect(me.table.get_by_text("Wolf", exact=True)).to_be_visible()
    expect(me.page.get_by_text("Your artifacts")).to_be_visible()


def test_a_game_of_another_version_is_forgotten(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.expect_errors("status of 422")
    remember(me, pace=0, **{"last claim": {"options": {"mix": "gone"}, "preset": "x", "plan": {}}})
    me.go()
    expect(me.play_now).to_have_text("Play Fox")
    me.play_now.click()
    expect(me.page.locator(".notice")).to_be_visible()
    me.page.evaluate("document.querySelector('.notices').hidePopover()")
    me.play_now.click()
    expect(me.hand).to_have_count(13)


def test_a_game_without_lessons_has_no_way_to_them(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    games = [{**game, "lessons": 0} for game in get(server, "/api/games?lang=en")]

    def without_lessons(route: Route) -> None:
        route.fulfill(json=games)

    me.page.route("**/api/games?*", without_lessons)
    me.go()
    expect(me.play_now).to_have_class(PRIMARY)
    expect(learn(me)).to_have_count(0)


def test_whoever_has_lost_is_led_to_the_lessons(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go()
    me.play_now.click()
    me.button("Menu", exact=True).click()
    me.button("Resign", exact=True).click()
    me.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    me.page.get_by_role("link", name="Short lessons").click()
    expect(me.page.get_by_role("heading", name="Learn Claim")).to_be_visible()
