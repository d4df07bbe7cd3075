"""A game without a board of its own, for three and more seats: the plain board of the house."""

import re
import time
from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.person import SILENCE, Look, Person
from tests.table.server import Server

SECONDS = 150  # for a whole game
SETTLED_MS = 60  # after a choice
SEATS = 3


def set_up(me: Person, *kinds: str, name: str = "Ada") -> None:
    """A new game with seats of these kinds, in this order."""
    me.go("#/new/snowfall")
    me.page.get_by_role("radio", name="A short game").check()
    me.page.get_by_role("switch", name="Random seats").uncheck()
    for number, kind in enumerate(kinds, 1):
        seat = me.page.get_by_role("group", name=f"Player {number}", exact=True)
        seat.get_by_role("radio", name=kind).check()
    own = me.page.get_by_role("textbox", name="Your name")
    if own.is_visible():
        own.fill(name)
    me.button("Start").click()


def join(me: Person, link: str, name: str) -> None:
    me.page.goto(link)
    me.page.get_by_role("textbox", name="Your name").fill(name)
    me.button("Sit down and play").click()


def links(me: Person) -> list[str]:
    fields = me.page.get_by_role("textbox", name="Invitation link")
    expect(fields.first).to_be_visible()
    return [field.input_value() for field in fields.all()]


def offers(page: Page) -> Locator:
    """What one is asked, without what is also possible."""
    return page.locator(".plain-group:not(.side)").get_by_role("button")


def by_mouse(me: Person) -> None:
    offers(me.page).last.click()


def by_key(me: Person) -> None:
    me.page.keyboard.press(str(offers(me.page).count()))
    expect(offers(me.page).last).to_be_focused()
    me.page.keyboard.press("Enter")


def play(people: Mapping[str, tuple[Person, Callable[[Person], None]]]) -> None:
    """Everybody chooses whenever there is something to choose, until all see the end."""
    end = time.monotonic() + SECONDS
    while not all(me.is_over for me, _ in people.values()):
        assert time.monotonic() < end, "the game does not end"
        for me, choose in people.values():
            if me.is_asked and offers(me.page).count():
                choose(me)
            me.page.wait_for_timeout(SETTLED_MS)


def sees_the_ranks(me: Person, names: Sequence[str]) -> None:
    rows = me.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + SEATS)
    for name in names:
        expect(rows.filter(has_text=name)).to_have_count(1)


def room_below_the_buttons(me: Person) -> float:
    """From the last row of the result, when all of it is scrolled through, to the tab bar."""
    row = me.page.locator(".result .acts")
    me.page.locator(".end").evaluate("(end) => end.scrollTo(0, end.scrollHeight)")
    bottom: float = row.evaluate("(row) => row.getBoundingClientRect().bottom")
    top: float = me.page.locator(".tabs").evaluate("(tabs) => tabs.getBoundingClientRect().top")
    return top - bottom


def sit_three(server: Server, sit: Sit) -> tuple[Person, Person]:
    """Ada by mouse on a screen, Bea on a phone, and the computer."""
    ada, bea = sit(server, Look()), sit(server, Look(width=390, dark=True))
    set_up(ada, "You", "Invitation", "Computer")
    join(bea, links(ada)[0], "Bea")
    expect(offers(ada.page).first).to_be_visible()
    expect(offers(bea.page).first).to_be_visible()
    return ada, bea


def test_two_people_and_a_computer_play_to_the_end_by_mouse_and_by_keyboard_on_a_phone(
    server: Server, sit: Sit
) -> None:
    ada, bea = sit_three(server, sit)
    play({"Ada": (ada, by_mouse), "Bea": (bea, by_key)})
    sees_the_ranks(ada, ["You", "Bea", "Snowflake"])
    sees_the_ranks(bea, ["You", "Ada", "Snowflake"])
    for me in (ada, bea):
        expect(me.button("Play again")).to_be_visible()


def test_three_computers_are_watched_to_the_end(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    set_up(me, "Computer", "Computer", "Computer")
    expect(me.page.get_by_text("Watching").first).to_be_visible()
    expect(offers(me.page)).to_have_count(0)
    assert me.wait(lambda state: state["stage"] == "over", SECONDS)
    sees_the_ranks(me, ["Snowflake 2", "Snowflake 3"])
    expect(me.button("Play again")).to_have_count(0)
    me.change(Look(width=390))
    assert room_below_the_buttons(me) >= 8


def test_an_early_secret_waits_for_the_others_and_can_be_taken_back(
    server: Server, sit: Sit
) -> None:
    ada, bea = sit_three(server, sit)
    ada.button("Hide in the hut").click()
    expect(ada.status).to_contain_text("You chose: Hide in the hut.")
    expect(ada.status).to_contain_text("Bea")
    expect(offers(ada.page)).to_have_count(0)
    expect(bea.page.locator(".plain")).not_to_contain_text("Hut")
    ada.table.get_by_role("button", name="Take back").click()
    expect(ada.button("Hide behind the tree")).to_be_visible()
    ada.button("Hide behind the tree").click()
    bea.button("Hide in the hut").click()
    expect(ada.page.locator(".plain-news")).to_contain_text("Bea in the hut")


def whoever_waits(ada: Person, bea: Person) -> Person:
    """Play on until one of the two has a choice, on which the table waits: the other one."""
    for _ in range(SECONDS * 10):
        for asked, waiting in ((ada, bea), (bea, ada)):
            if asked.is_asked and not waiting.is_asked and offers(asked.page).count() > 1:
                return waiting
        for me, place in ((ada, "in the hut"), (bea, "behind the tree")):  # each has a target
            hiding = me.button(f"Hide {place}")
            if hiding.count():
                hiding.click()
            me.page.wait_for_timeout(SETTLED_MS)
    raise AssertionError("nobody has a choice alone")


def test_a_side_choice_is_made_while_another_is_asked(server: Server, sit: Sit) -> None:
    waiting = whoever_waits(*sit_three(server, sit))
    beside = waiting.page.get_by_role("group", name="Also possible now")
    beside.get_by_role("button", name="Look at the sky").click()
    expect(waiting.page.locator(".plain-news")).to_contain_text("You look at the sky")
    expect(beside).to_have_count(0)


def test_nothing_can_be_chosen_while_a_move_is_on_its_way(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    set_up(me, "You", "Computer", "Computer")
    expect(offers(me.page).last).to_have_attribute("aria-disabled", "false")
    me.page.evaluate(SILENCE)
    by_mouse(me)
    expect(me.status).to_have_text("Waiting")
    for offer in offers(me.page).all():
        expect(offer).to_have_attribute("aria-disabled", "true")
    me.page.evaluate('refuse({ code: "E_ILLEGAL", message: "Not this." })')
    expect(offers(me.page).last).to_have_attribute("aria-disabled", "false")


def test_escape_takes_back_one_step_of_a_longer_move(server: Server, sit: Sit) -> None:
    ada, bea = sit_three(server, sit)
    ada.button("Hide in the hut").click()
    bea.button("Hide behind the tree").click()
    throwing = re.compile("^Throw .* …$")
    for _ in range(SECONDS * 10):
        thrower = next((me for me in (ada, bea) if me.button(throwing).count()), None)
        if thrower:
            break
        for me in (ada, bea):  # whoever is asked whether to catch
            if me.button("Catch with a mitten").count():
                me.button("Pass").click()
            me.page.wait_for_timeout(SETTLED_MS)
    assert thrower is not None, "nobody can throw"
    thrower.button(throwing).first.click()
    expect(thrower.status).to_contain_text("At whom")
    thrower.page.keyboard.press("Escape")
    expect(thrower.button(throwing).first).to_be_visible()


def test_the_computer_plays_on_for_a_person_who_leaves(server: Server, sit: Sit) -> None:
    ada, bea = sit_three(server, sit)
    ada.button("Menu").click()
    ada.button("Leave the game", exact=True).click()
    box = ada.page.get_by_role("dialog")
    expect(box).to_contain_text("The computer plays on for you")
    box.get_by_role("button", name="Leave the game").click()
    expect(ada.page.get_by_role("heading", name="You have left this game")).to_be_visible()
    play({"Bea": (bea, by_mouse)})
    sees_the_ranks(bea, ["You", "Ada"])


def test_one_device_is_passed_round_between_three(server: Server, sit: Sit) -> None:
    me = sit(server, Look(width=390))
    me.go()
    me.way("Play on one device", "Snowfall").click()
    for number, name in enumerate(("Ada", "Bea", "Cleo"), 1):
        me.page.get_by_role("textbox", name=f"Name of player {number}").fill(name)
    me.button("Continue").click()
    seen = []
    for _ in range(SEATS):
        heading = me.page.get_by_role("heading", name="Hand the device to")
        expect(heading).to_be_visible()
        expect(me.page.locator(".plain")).to_have_count(0)
        seen.append(heading.inner_text().split()[-1])
        me.button(f"I am {seen[-1]}: show my side").click()
        me.button("Hide in the hut").click()
    assert sorted(seen) == ["Ada", "Bea", "Cleo"]


def test_six_seats_are_set_up_and_moved_by_the_keyboard_on_a_phone(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look(width=390))
    me.go("#/new/snowfall")
    me.page.get_by_role("group", name="Number of players").get_by_role("radio", name="3").focus()
    for _ in range(3):
        me.page.keyboard.press("ArrowRight")
    expect(me.page.get_by_role("group", name=re.compile("^Player \\d"))).to_have_count(6)
    me.page.get_by_role("switch", name="Random seats").focus()
    me.page.keyboard.press("Space")
    me.button("Player 2: sit one place earlier").focus()
    me.page.keyboard.press("Enter")
    second = me.page.get_by_role("group", name="Player 2", exact=True)
    expect(second.get_by_role("radio", name="You")).to_be_checked()


def test_the_plain_board_is_replayed_with_what_happened_marked(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    set_up(me, "Computer", "Computer", "Computer")
    assert me.wait(lambda state: state["stage"] == "over", SECONDS)
    me.page.get_by_role("link", name="Replay").click()
    slider = me.page.get_by_role("slider", name="Move")
    expect(slider).to_have_value("0")
    marked = me.page.locator(".plain-news .now")
    expect(marked).to_have_count(0)
    me.page.keyboard.press("ArrowRight")
    expect(marked.first).to_be_visible()
    me.page.keyboard.press("End")
    sees_the_ranks(me, ["Snowflake 2", "Snowflake 3"])
