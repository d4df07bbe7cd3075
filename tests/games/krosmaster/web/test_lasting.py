"""A game of Krosmaster lasts: when the server is killed, and when the language changes."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.hands import turn
from tests.browser.person import Look, Person
from tests.browser.robot import OPEN, Json, new_table, person
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.web.playing import (
    SHORT,
    Keys,
    Mouse,
    cell,
    player,
    show,
    spell,
    table_from,
)
from tests.table.server import Server

SECONDS = 240  # for a whole game


def play_together(moves: dict[Person, Callable[[], None]], until: Callable[[Json], bool]) -> None:
    """Whoever is asked moves, until this holds for all."""
    end = time.monotonic() + SECONDS
    while not all(me.state is not None and until(me.state) for me in moves):
        assert time.monotonic() < end, "the game does not end"
        for me, move in moves.items():
            if me.is_asked and me.state is not None and not until(me.state):
                me.turn(move)
        next(iter(moves)).page.wait_for_timeout(10)


def drawn(me: Person) -> list[str]:
    """All pieces of the arena with their places."""
    found: list[str] = me.page.locator(".pieces > [data-key]").evaluate_all(
        "(all) => all.map((one) => `${one.dataset.key} ${one.getAttribute('transform')}`).sort()"
    )
    return found


def test_two_people_go_on_where_they_were_when_the_server_was_killed(
    own_server: Server, sit: Sit
) -> None:
    ada, bea = sit(own_server, Look()), sit(own_server, Look(dark=True))
    for me in (ada, bea):
        me.expect_errors("ERR_CONNECTION_REFUSED", "WebSocket connection to")
    held = new_table(
        own_server, person("Ada"), OPEN, game="krosmaster", **{**SHORT, "max_game_turns": 2}
    )
    ada.hold(held, "krosmaster")
    ada.go(f"#/table/{held.id}")
    bea.go(f"#/join/{held.invitations[0]['invitation']}")
    bea.page.get_by_role("textbox", name="Your name").fill("Bea")
    bea.button("Sit down and play").click()
    moves = {ada: player(ada, Mouse(ada)), bea: player(bea, Keys(bea))}
    play_together(moves, until=lambda state: bool(state["view"] and state["view"]["turn"] == 1))
    asked, other = (ada, bea) if ada.is_asked else (bea, ada)
    asked.turn(moves[asked])
    expect(turn(asked)).to_be_visible()
    before = [drawn(ada), asked.status.inner_text()]
    own_server.kill()
    for me in (ada, bea):
        expect(me.page.get_by_text("No connection.")).to_be_visible()
        me.state = None  # what comes now comes from the new server
    own_server.start()
    for me in (ada, bea):
        expect(me.page.get_by_text("No connection.")).to_be_hidden()
    expect(turn(asked)).to_be_visible()
    expect(turn(other)).to_have_count(0)
    assert [drawn(ada), asked.status.inner_text()] == before
    play_together(moves, until=lambda state: bool(state["stage"] == "over"))
    for me in (ada, bea):
        expect(me.button("Play again")).to_be_visible()


def test_a_new_language_keeps_the_position_and_what_is_asked(house: Server, sit: Sit) -> None:
    units = [own("darkness_knight", "D8"), foe("count_harebourg", "D6", injuries=5)]
    me = sit(house, Look())
    show(me, table_from(house, Scene(units, board="frigost_1")))
    Mouse(me).do("mv E8")
    expect(turn(me)).to_be_visible()
    before = drawn(me)
    heading = me.page.get_by_role("heading", level=2)
    for present, language, code, name, shot in (
        ("EN", "Nederlands", "nl", "Ridder van de Duisternis", "Wreed schot"),
        ("NL", "Español", "es", "Caballero de las Tinieblas", "Disparo cruel"),
        ("ES", "English", "en", "Darkness Knight", "Cruel Shot"),
    ):
        me.choose_language(present, language)
        expect(me.page.locator("html")).to_have_attribute("lang", code)
        expect(heading.filter(has_text=name)).to_be_visible()
        expect(spell(me, "cruel_shot")).to_contain_text(shot)
        expect(me.status).to_contain_text(name)
        expect(turn(me)).to_be_visible()
        assert drawn(me) == before
        expect(cell(me, "E8")).to_have_attribute("aria-label", re.compile(name))
    Mouse(me).do("end")
