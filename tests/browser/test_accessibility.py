"""axe-core finds nothing on any screen: light and dark, on a desk and in a hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser import lessons, windows
from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import COMPUTER, OPEN, Held, Json, join, new_table, person, play
from tests.browser.sizes import IS_WHOLE, pages
from tests.games.krosmaster.finished import finished_game
from tests.games.krosmaster.web.learning import Pupil
from tests.games.krosmaster.web.playing import Mouse
from tests.table.server import Server

FOX: Json = {"kind": "computer", "level": "fox"}
LOOKS = [Look(width, dark) for dark in (False, True) for width in (390, 1280)]

Show = Callable[[Server, Person], None]


def home(_server: Server, me: Person) -> None:
    me.go()
    expect(me.play_now).to_be_visible()


def set_up(_server: Server, me: Person) -> None:
    me.go("#/new/claim")
    expect(me.button("Start")).to_be_visible()


def settings(_server: Server, me: Person) -> None:
    me.go()
    me.button("Settings").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def rulebook(_server: Server, me: Person) -> None:
    me.go("#/rules/claim")
    expect(me.page.get_by_role("searchbox")).to_be_visible()


def rulebook_of_pieces(_server: Server, me: Person) -> None:
    """With characters, their spells, and lists of things below a rule."""
    me.go("#/rules/krosmaster/characters.bad_aboum")
    expect(me.page.locator(".rule.here .rule-things")).to_be_visible()


def learning(_server: Server, me: Person) -> None:
    me.go("#/learn/claim")
    expect(me.page.get_by_role("link", name="Start the first lesson")).to_be_visible()


def lesson(server: Server, me: Person) -> None:
    lessons.begin(me, "trick")
    mouse = lessons.Pointer(me, "click")
    lessons.walk(server, me, mouse, "trick", lessons.at_task)
    mouse.choose("GO2")
    expect(me.page.locator(".coach-wrong")).to_be_visible()


def end_of_lesson(server: Server, me: Person) -> None:
    lessons.begin(me, "knights")
    lessons.walk(server, me, lessons.Keyboard(me), "knights", lambda now: bool(now["done"]))
    expect(lessons.finished(me)).to_be_visible()


def joining(server: Server, me: Person) -> None:
    table = new_table(server, person("Ada"), OPEN)
    me.go(f"#/join/{table.invitations[0]['invitation']}")
    expect(me.page.get_by_role("textbox", name="name")).to_be_visible()


def deal_of_the_day(_server: Server, me: Person) -> None:
    me.go()
    me.page.get_by_role("link", name="Play today's deal").first.click()
    expect(me.button("Play this deal")).to_be_visible()


def lobby(server: Server, me: Person) -> None:
    show_table(me, new_table(server, person("Ada"), OPEN))
    expect(me.page.get_by_role("textbox", name="Invitation link")).to_be_visible()


def table(server: Server, me: Person) -> None:
    held = new_table(server, person("Ada"), COMPUTER, mix="frost", locations="both")
    play(server, held, until=in_the_middle)
    show_table(me, held)
    expect(me.hand).not_to_have_count(0)


def artifact_window(server: Server, me: Person) -> None:
    held = new_table(server, person("Ada"), COMPUTER, mix="frost", artifacts=True)
    play(server, held, until=in_a_window)
    show_table(me, held)
    expect(me.button("Pass", exact=True)).to_be_visible()


def set_up_with_people(_server: Server, me: Person) -> None:
    me.go("#/new/claim")
    me.page.get_by_role("group", name="Player 2").get_by_role("radio", name="Invitation").check()
    me.page.get_by_role("switch", name="Play with artifacts").check()
    me.page.get_by_role("combobox", name="Rhythm").select_option("Poker face")
    me.page.get_by_role("combobox", name="Who may watch?").select_option("Anybody")


def poker_window(server: Server, me: Person) -> None:
    """It is held, and the other is not here."""
    asked, _ = windows.in_a_window(server, windows.has_choice)
    show_table(me, asked)
    me.button("Hold").click()
    expect(me.button("Let go")).to_be_visible()
    expect(me.page.get_by_text("may play on in").first).to_be_visible()


def stops(server: Server, me: Person) -> None:
    asked, _ = windows.in_a_window(server, windows.has_none)
    show_table(me, asked)
    me.button("Menu", exact=True).click()
    me.button("Stops", exact=True).click()
    expect(me.page.get_by_role("checkbox").first).to_be_visible()


def about_the_table(server: Server, me: Person) -> None:
    asked, _ = windows.in_a_window(server, windows.has_none)
    show_table(me, asked)
    me.button("Menu", exact=True).click()
    me.button("About this table", exact=True).click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def chat(server: Server, me: Person) -> None:
    held = new_table(server, person("Ada"), OPEN)
    play(server, join(server, held, "Bo"), until=lambda _: True)
    show_table(me, held)
    me.page.get_by_role("tab", name="Chat").click()
    expect(me.page.get_by_text("Only the players read the chat.")).to_be_visible()


def end(server: Server, me: Person) -> None:
    held = new_table(server, person("Ada"), COMPUTER, mix="frost", artifacts=True)
    play(server, held)
    show_table(me, held)
    expect(me.button("Play again")).to_be_visible()


def krosmaster_lesson(server: Server, me: Person) -> None:
    """Something else was done than the lesson asks for."""
    pupil = Pupil(Mouse(me))
    lessons.begin(me, "push", "krosmaster")
    lessons.walk(server, me, pupil, "push", lessons.at_task, "krosmaster")
    me.state = lessons.scene(server, "push", ["next"], "krosmaster")["state"]
    pupil.choose("mv C5")
    expect(me.page.locator(".coach-wrong")).to_be_visible()


def krosmaster_end(_server: Server, me: Person) -> None:
    """In a replay, which needs no whole game over the wire."""
    whole = finished_game(1).record().encode()
    record = FilePayload(name="a.json", mimeType="application/json", buffer=whole)
    me.go("#/replay")
    me.page.get_by_label("Choose a file").set_input_files([record])
    me.page.get_by_role("slider").press("End")
    expect(me.page.get_by_role("heading", name="Gallons of Glory")).to_be_visible()


def replay(server: Server, me: Person) -> None:
    held = new_table(server, person("Ada"), COMPUTER)
    play(server, held)
    me.hold(held)
    me.go(f"#/replay/{held.id}")
    expect(me.page.get_by_role("slider")).to_be_visible()


def set_up_of_six(_server: Server, me: Person) -> None:
    me.go("#/new/snowfall")
    me.page.get_by_role("group", name="Number of players").get_by_role("radio", name="6").check()
    me.page.get_by_role("switch", name="Random seats").uncheck()


def plain_board(server: Server, me: Person) -> None:
    show_table(me, new_table(server, person("Ada"), FOX, FOX, game="snowfall"))
    expect(me.page.locator(".plain-choice").first).to_be_visible()


def plain_end(server: Server, me: Person) -> None:
    held = new_table(server, person("Ada"), FOX, FOX, game="snowfall", rounds=2)
    play(server, held)
    show_table(me, held)
    expect(me.page.get_by_role("table")).to_be_visible()


def show_table(me: Person, held: Held) -> None:
    me.hold(held)
    me.go(f"#/table/{held.id}")


def in_the_middle(state: Json) -> bool:
    """Something lies in every place."""
    return bool(state["asked"] == [0] and state["view"]["phase"] == 2 and state["version"] > 32)


def in_a_window(state: Json) -> bool:
    moves = [choice["move"] for choice in state["choices"]]
    return state["asked"] == [0] and "pass" in moves and len(moves) > 1


SCREENS: list[Show] = [
    *(home, set_up, settings, rulebook, rulebook_of_pieces, joining, deal_of_the_day),
    *(learning, lesson, end_of_lesson, krosmaster_lesson),
    *(lobby, table, artifact_window, end, krosmaster_end, replay),
    *(set_up_of_six, plain_board, plain_end),
    *(set_up_with_people, poker_window, stops, about_the_table, chat),
]


@pytest.mark.parametrize("show", SCREENS, ids=lambda show: show.__name__)
def test_axe_finds_nothing(server: Server, sit: Sit, axe: str, show: Show) -> None:
    me = sit(server, Look())
    show(server, me)
    assert_axe_finds_nothing(me, axe, SCREENS.index(show))


def assert_axe_finds_nothing(
    me: Person, axe: str, number: int, *, with_pages: bool = False
) -> None:
    """In the looks for the screen with this number, and on every page of a phone if wanted."""
    me.page.evaluate(axe)
    found: dict[str, list[str]] = {}
    for look in looks_for(number):
        me.change(look)
        for page in pages(me) if with_pages else [""]:
            for violation in violations(me):
                found.setdefault(violation, []).append(f"{look.width} {look.scheme} {page}")
    assert not found, "\n".join(f"{', '.join(looks)}: {each}" for each, looks in found.items())


def looks_for(screen: int) -> list[Look]:
    """Every one; in CI the screens share them out."""
    return LOOKS if IS_WHOLE else [LOOKS[screen % len(LOOKS)]]


def violations(me: Person) -> list[str]:
    """A line for each thing that breaks a rule, with the element."""
    # Without preload: axe would fetch the styles itself, which the Content-Security-Policy forbids.
    options = {"preload": False, "resultTypes": ["violations"]}
    result = me.page.evaluate("(options) => axe.run(options)", options)
    return [
        f"{rule['id']}: {node['html'][:160]} {' '.join(node['failureSummary'].split())}"
        for rule in result["violations"]
        for node in rule["nodes"]
    ]
