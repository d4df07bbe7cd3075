"""A game lasts: when the page is loaded anew, the server is killed, or the language changes."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import COMPUTER, Held, Json, new_table, person, play
from tests.table.server import Server

MOVES = 12  # that make the middle of a game


def in_the_middle(state: Json) -> bool:
    return bool(state["version"] >= MOVES and state["seat"] in state["asked"])


def play_to_the_middle(server: Server, me: Person) -> Held:
    table = new_table(server, person("Ada"), COMPUTER)
    play(server, table, until=in_the_middle)
    me.hold(table)
    me.go(f"#/table/{table.id}")
    assert me.wait(in_the_middle)
    expect(me.playable.first).to_be_visible()
    return table


def test_a_page_that_is_loaded_anew_shows_the_same_table(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    play_to_the_middle(server, me)
    log, hand, prompt = me.log, me.cards, me.status.inner_text()
    me.page.reload()
    expect(me.playable.first).to_be_visible()
    assert (me.log, me.cards, me.status.inner_text()) == (log, hand, prompt)
    me.turn(me.move_by_mouse)


def test_a_table_that_was_left_is_found_again_on_the_home_page(server: Server, sit: Sit) -> None:
    me = sit(server, Look(width=390))
    play_to_the_middle(server, me)
    hand = me.cards
    me.go()
    mine = me.page.get_by_role("region", name="Your tables")
    mine.get_by_role("link").filter(has_text="Your turn").click()
    expect(me.playable.first).to_be_visible()
    assert me.cards == hand


def test_a_server_that_was_killed_goes_on_where_it_was(own_server: Server, sit: Sit) -> None:
    me = sit(own_server, Look())
    me.expect_errors("ERR_CONNECTION_REFUSED", "WebSocket connection to")
    table = play_to_the_middle(own_server, me)
    log, hand = me.log, me.cards
    own_server.kill()
    expect(me.page.get_by_text("No connection.")).to_be_visible()
    own_server.start()
    expect(me.page.get_by_text("No connection.")).to_be_hidden()
    expect(me.playable.first).to_be_visible()
    assert (me.log, me.cards) == (log, hand)
    me.turn(me.move_by_mouse)
    play(own_server, table)
    expect(me.button("Play again")).to_be_visible()


def test_the_computer_goes_on_after_the_server_was_killed_while_it_thought(
    own_server: Server, sit: Sit
) -> None:
    me = sit(own_server, Look())
    me.expect_errors("ERR_CONNECTION_REFUSED", "WebSocket connection to")
    play_to_the_middle(own_server, me)
    version = me.state["version"] if me.state else 0
    me.move_by_mouse()
    own_server.kill()
    expect(me.page.get_by_text("No connection.")).to_be_visible()
    me.state = None  # what comes now comes from the new server
    own_server.start()
    me.play(me.move_by_mouse, until=lambda state: bool(state["version"] >= version + 4))


def test_a_new_language_turns_the_whole_table_at_once(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    play_to_the_middle(server, me)
    english = me.log
    me.choose_language("EN", "Nederlands")
    expect(me.page.locator("html")).to_have_attribute("lang", "nl")
    expect(me.page.get_by_role("group", name="Jouw hand").get_by_role("button")).not_to_have_count(
        0
    )
    dutch = me.log
    assert len(dutch) == len(english)
    assert not set(dutch) & set(english)
    me.choose_language("NL", "Español")
    expect(me.page.locator("html")).to_have_attribute("lang", "es")
    expect(me.page.get_by_role("group", name="Tu mano").get_by_role("button")).not_to_have_count(0)
    assert len(me.log) == len(english)
    assert not set(me.log) & set(english)
    me.choose_language("ES", "English")
    expect(me.playable.first).to_be_visible()
    assert me.log == english
    me.turn(me.move_by_mouse)
