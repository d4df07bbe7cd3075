"""A journey lasts: the server is killed in a fight, somebody leaves, the language changes."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from hoarfrost.games.runebound.engine.steps import ADVENTURE_STAGE, MOVING
from tests.browser.conftest import Sit
from tests.browser.hands import answer, turn
from tests.browser.person import Look, Person
from tests.browser.robot import OPEN, Json, new_table, person
from tests.games.runebound.scenes import Scene, hero
from tests.games.runebound.web.playing import Mouse, show, space, table_from
from tests.table.server import Server

SHORT: Json = {"max_rounds": 2}


def drawn(me: Person) -> list[str]:
    """All pieces of the map with their places."""
    found: list[str] = me.page.locator(".map [data-key]").evaluate_all(
        "(all) => all.map((one) => `${one.dataset.key} ${one.getAttribute('transform')}`).sort()"
    )
    return found


def plain(me: Person) -> Callable[[], None]:
    """Whoever plays so goes where nothing happens: the first answer that ends something."""

    def move() -> None:
        assert me.state is not None
        choices = me.state["choices"]
        expect(me.status).to_have_text(me.state["prompt"])  # "pass" was an answer before, too
        words = [one for one in choices if one["target"].get("word") == "pass"]
        dice = [one for one in choices if one["move"] == "roll 0"]
        towns = [one for one in choices if one["target"].get("kind") == "town"]
        chosen = (words or dice or towns or choices)[0]
        Mouse(me).do(chosen["move"])

    return move


def test_a_fight_goes_on_where_it_was_when_the_server_was_killed(
    own_server: Server, sit: Sit
) -> None:
    me = sit(own_server, Look())
    me.expect_errors("ERR_CONNECTION_REFUSED", "WebSocket connection to")
    fighter = hero("zyla", "G10", allies=["weik_shieldmaiden"])
    waiting = {"G10": "prowling_sabercat"}
    scene = Scene(fighter, hero("karnon", "A9"), stage=ADVENTURE_STAGE, undefeated=waiting)
    show(me, table_from(own_server, scene))
    for move in ("attempt", "pass", "defend ranged"):
        me.turn(lambda move=move: Mouse(me).do(move))  # type: ignore[misc]
    bout = me.page.locator(".scene").get_by_text("Zyla against Prowling Sabercat")
    expect(bout).to_be_visible()
    before = me.status.inner_text()
    own_server.kill()
    expect(me.page.get_by_text("No connection.")).to_be_visible()
    me.state = None  # what comes now comes from the new server
    own_server.start()
    expect(me.page.get_by_text("No connection.")).to_be_hidden()
    expect(turn(me)).to_be_visible()
    expect(bout).to_be_visible()
    assert me.status.inner_text() == before
    me.turn(lambda: Mouse(me).do("ally weik_shieldmaiden"))
    assert me.state["view"]["fight"]["acted"] == ["weik_shieldmaiden"]  # type: ignore[index]


def test_three_browsers_by_invitation_and_when_one_leaves_the_computer_goes_on(
    house: Server, sit: Sit
) -> None:
    ada, bea, cy = sit(house, Look()), sit(house, Look(dark=True)), sit(house, Look(width=390))
    held = new_table(house, person("Ada"), OPEN, OPEN, game="runebound", **SHORT)
    ada.hold(held, "runebound")
    ada.go(f"#/table/{held.id}")
    for me, name, each in zip((bea, cy), ("Bea", "Cy"), held.invitations, strict=True):
        me.go(f"#/join/{each['invitation']}")
        me.page.get_by_role("textbox", name="Your name").fill(name)
        me.button("Sit down and play").click()
    everybody = (ada, bea, cy)
    for me in everybody:
        assert me.wait(lambda state: state["stage"] == "playing")
    play_on(everybody, until=lambda state: state["view"]["step"] == "before_moving")
    bea.button("Menu").click()
    bea.button("Leave the game", exact=True).click()
    bea.page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    expect(ada.page.get_by_text("for Bea").first).to_be_attached()
    play_on((ada, cy), until=lambda state: state["stage"] == "over")
    for me in (ada, cy):
        expect(me.page.locator(".rend")).to_be_visible()


def play_on(people: tuple[Person, ...], until: Callable[[Json], bool]) -> None:
    """Whoever is asked moves, until this holds for all."""
    for _ in range(200):
        if all(me.state is not None and until(me.state) for me in people):
            return
        for me in people:
            if me.is_asked and me.state is not None and not until(me.state):
                me.turn(plain(me))
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not go on")


def test_somebody_alone_is_told_how_the_winter_ended_it(house: Server, sit: Sit) -> None:
    me = sit(house, Look(width=390))
    held = new_table(house, person("Ada"), game="runebound", **SHORT)
    me.hold(held, "runebound")
    me.go(f"#/table/{held.id}")
    me.play(plain(me), lambda state: bool(state["stage"] == "over"))
    expect(me.page.locator(".rend")).to_be_visible()


def test_a_new_language_keeps_the_position_and_what_is_asked(house: Server, sit: Sit) -> None:
    me = sit(house, Look())
    scene = Scene(
        hero("zyla", "F9", frost=2),
        hero("karnon", "A9"),
        stage=MOVING,
        dice="1 2 5",
        weather="blue_drop",
    )
    show(me, table_from(house, scene))
    before = drawn(me)
    for present, language, code, weather, stay in (
        ("EN", "Nederlands", "nl", "Blauwe druppel", "Hier blijven"),
        ("NL", "Español", "es", "Gota azul", "Quedarse aquí"),
        ("ES", "English", "en", "Blue Drop", "Stay here"),
    ):
        me.choose_language(present, language)
        expect(me.page.locator("html")).to_have_attribute("lang", code)
        expect(me.page.locator(".weather")).to_contain_text(re.compile(weather, re.IGNORECASE))
        expect(answer(me, "pass").first).to_contain_text(stay)
        expect(turn(me)).to_be_visible()
        assert drawn(me) == before
    expect(space(me, "F9")).to_have_attribute("aria-label", re.compile("Zyla"))
    me.turn(lambda: Mouse(me).do("pass"))
