"""Windows with a poker face: all see them, anybody holds them, an answer waits for the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import Json
from tests.browser.windows import has_choice, has_none, in_a_window
from tests.table.server import Server

SCREEN = Look(motion="no-preference")
PHONE = Look(width=390)  # where nothing moves


def two_in_a_window(
    server: Server, sit: Sit, look: Look, fits: Callable[[Json], bool]
) -> tuple[Person, Person]:
    """Whoever is asked comes last: with them the window opens anew."""
    asked, other = in_a_window(server, fits)
    people = []
    for held in (other, asked):
        me = sit(server, look)
        me.hold(held)
        me.go(f"#/table/{held.id}")
        expect(me.hand.first).to_be_visible()
        people.append(me)
    return people[1], people[0]


def bar(me: Person) -> Locator:
    return me.page.locator(".runs-down")


def seconds(me: Person) -> Locator:
    return me.page.locator(".status").get_by_role("timer")


def holders(me: Person) -> Locator:
    return me.page.locator(".told [role=status]")


def name_of(me: Person) -> str:
    assert me.state is not None
    return ("Ada", "Bo")[me.state["seat"]]


def tools(me: Person, look: Look, name: str) -> None:
    """Something of the menu, which is a page of its own on a phone."""
    me.button("More" if look.width == 390 else "Menu", exact=True).click()
    me.button(name, exact=True).click()


@pytest.mark.parametrize("look", [SCREEN, PHONE], ids=["screen", "phone"])
def test_a_window_is_held_by_the_other_and_an_answer_waits_for_its_end(
    server: Server, sit: Sit, look: Look
) -> None:
    asked, other = two_in_a_window(server, sit, look, has_choice)
    for me in (asked, other):
        expect(bar(me)).to_be_visible(visible=look is SCREEN)
        expect(seconds(me)).to_be_visible(visible=look is PHONE)
    other.button("Hold").click()
    expect(holders(other)).to_have_text("You hold the window.")
    expect(holders(asked)).to_have_text(f"{name_of(other)} holds the window.")
    expect(seconds(asked)).to_contain_text(" s")

    version = asked.state["version"] if asked.state else 0
    asked.button("Pass", exact=True).click()
    expect(asked.status).to_contain_text("Noted: Pass. All see it when the window ends.")
    expect(asked.button("Pass", exact=True)).to_be_hidden()
    expect(other.status).to_have_text("Waiting")
    assert asked.state is not None
    choice = next(
        each for each in asked.state["choices"] if each["move"] != "pass" and not each.get("more")
    )
    asked.page.get_by_role("group", name="Play an artifact").get_by_role("button").nth(
        artifacts(asked).index(choice["move"])
    ).click()
    asked.button(choice["label"], exact=True).click()
    expect(asked.status).to_contain_text(f"Noted: {choice['label']}.")
    assert asked.state["version"] == version, "nothing is told before the end"

    other.button("Let go").click()
    expect(holders(asked)).to_have_text("")
    for me in (asked, other):
        assert me.wait(lambda state: state["version"] > version)
        assert me.state is not None
        assert me.state["view"]["spent"], "the artifact was played"


def artifacts(me: Person) -> list[str]:
    assert me.state is not None
    return [choice["move"] for choice in me.state["choices"] if choice["move"] != "pass"]


@pytest.mark.parametrize("look", [SCREEN, PHONE], ids=["screen", "phone"])
def test_a_stop_holds_a_window_in_which_there_is_nothing_to_play(
    server: Server, sit: Sit, look: Look
) -> None:
    asked, other = two_in_a_window(server, sit, look, has_none)
    for me in (asked, other):
        expect(me.status).to_have_text("Waiting")
        expect(me.button("Hold")).to_be_visible()
    tools(asked, look, "Stops")
    box = asked.page.get_by_role("dialog", name="Stops")
    expect(box).to_contain_text("so a stop can also be a bluff")
    box.get_by_role("checkbox", name="In every window").check()
    box.locator("footer").get_by_role("button", name="Close").click()
    asked.page.reload()
    expect(holders(asked)).to_have_text("You hold the window.")
    expect(holders(other)).to_have_text(f"{name_of(asked)} holds the window.")
    tools(asked, look, "Stops")
    expect(box.get_by_role("checkbox", name="In every window")).to_be_checked()
    asked.page.keyboard.press("Escape")
    asked.page.keyboard.press("h")
    expect(holders(other)).to_have_text("")


def test_a_window_is_held_and_let_go_by_a_key_that_the_help_names(server: Server, sit: Sit) -> None:
    asked, other = two_in_a_window(server, sit, SCREEN, has_none)
    other.page.keyboard.press("h")
    expect(holders(asked)).to_have_text(f"{name_of(other)} holds the window.")
    other.page.keyboard.press("k")
    legend = other.page.get_by_role("dialog", name="Keys")
    expect(legend).to_contain_text("hold the window, or let it go")
    expect(legend).not_to_contain_text("hint")
    other.page.keyboard.press("Escape")
    other.page.keyboard.press("h")
    expect(holders(asked)).to_have_text("")


def test_a_window_is_held_once_by_each(server: Server, sit: Sit) -> None:
    asked, other = two_in_a_window(server, sit, SCREEN, has_none)
    other.page.keyboard.press("h")
    expect(holders(other)).to_have_text("You hold the window.")
    other.page.keyboard.press("h")
    asked.page.keyboard.press("h")  # which leaves time to look
    expect(holders(other)).to_have_text(f"{name_of(asked)} holds the window.")
    expect(other.button("Hold")).to_be_disabled()
    other.page.keyboard.press("h")
    expect(other.page.get_by_text("You have held this window already.")).to_be_visible()


def test_the_rhythm_is_agreed_on_and_read_by_whoever_is_invited(server: Server, sit: Sit) -> None:
    ada, bo = sit(server, Look()), sit(server, Look(width=390))
    ada.go("#/new/claim")
    ada.page.get_by_role("radio", name="Frost", exact=True).check()
    rhythm = ada.page.get_by_role("combobox", name="Rhythm")
    expect(ada.page.get_by_role("combobox", name="Who may watch?")).to_be_visible()
    expect(rhythm).to_have_count(0)  # nobody to hide from
    ada.page.get_by_role("group", name="Player 2").get_by_role("radio", name="Invitation").check()
    expect(ada.page.get_by_text("Hesitation can be read, as at a real table.")).to_be_visible()
    rhythm.select_option("Poker face")
    ada.page.get_by_role("combobox", name="Each window takes").select_option("3 s")
    ada.page.get_by_role("combobox", name="If somebody stays away").select_option("Wolf")
    ada.button("Start").click()
    link = ada.page.get_by_role("textbox", name="Invitation link").input_value()
    bo.page.goto(link)
    for me in (ada, bo):
        agreed = me.page.get_by_role("list", name="About this table")
        expect(agreed).to_contain_text("Poker face: each window takes 3 s")
        expect(agreed).to_contain_text("The computer (Wolf) may play on")
        expect(agreed).to_contain_text("Private: nobody else can watch.")
    bo.page.get_by_role("textbox", name="Your name").fill("Bo")
    bo.button("Sit down and play").click()
    expect(ada.hand.first).to_be_visible()
    tools(ada, Look(), "About this table")
    expect(ada.page.get_by_role("dialog")).to_contain_text("Poker face: each window takes 3 s")
