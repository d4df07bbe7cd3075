"""Whole games in the browser, by mouse and by keyboard."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person, over
from tests.table.server import Server


def sees_the_end(me: Person) -> None:
    expect(me.button("Play again")).to_be_visible()
    expect(me.page.get_by_role("list", name="Votes").get_by_role("listitem")).to_have_count(5)


def test_a_game_against_the_computer_is_played_by_mouse_from_one_click_to_the_end(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look(motion="no-preference"))
    me.go()
    me.play_now.click()
    me.play(me.move_by_mouse, until=over)
    sees_the_end(me)


def test_a_game_is_played_with_the_keyboard_alone_on_a_phone(server: Server, sit: Sit) -> None:
    me = sit(server, Look(width=390))
    me.go()
    expect(me.play_now).to_be_visible()
    me.page.keyboard.press("p")
    me.play(me.move_by_key, until=over)
    sees_the_end(me)
