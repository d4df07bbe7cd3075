"""Whole games of Krosmaster in the browser: by mouse, by keyboard, by two people."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.hands import Hands
from tests.browser.person import Look, Person, over
from tests.browser.robot import new_table, person
from tests.games.krosmaster.web.playing import SHORT, SNOWFLAKE, Keys, Mouse, player
from tests.table.server import Server

KNIGHTS = ["Darkness Knight", "Drop Knight", "Leaf Knight"]


def play_to_the_end(house: Server, me: Person, hands: Hands, turns: int) -> None:
    options = {**SHORT, "max_game_turns": turns}
    held = new_table(house, person("Ada"), SNOWFLAKE, game="krosmaster", **options)
    me.hold(held, "krosmaster")
    me.go(f"#/table/{held.id}")
    me.play(player(me, hands), until=over)
    sees_the_end(me)


def sees_the_end(me: Person) -> None:
    expect(me.button("Play again")).to_be_visible()
    figures = me.page.get_by_role("region", name="Krosmasters").get_by_role("rowheader")
    expect(figures).to_have_text(["You", *KNIGHTS, "Snowflake", *KNIGHTS])


def test_a_game_is_played_by_mouse_from_the_deployment_to_the_end(house: Server, sit: Sit) -> None:
    me = sit(house, Look(motion="no-preference"))
    play_to_the_end(house, me, Mouse(me), turns=4)


def test_a_game_is_played_with_the_keyboard_alone_on_a_phone(house: Server, sit: Sit) -> None:
    me = sit(house, Look(width=390))
    play_to_the_end(house, me, Keys(me), turns=3)
