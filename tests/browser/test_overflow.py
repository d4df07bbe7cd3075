"""No text is cut off or broken and nothing lies over anything: all screens, languages and sizes."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import COMPUTER, OPEN, join, new_table, person, play
from tests.browser.sizes import LONG_NAMES, Again, assert_fits, faults
from tests.browser.test_accessibility import SCREENS, Show, about_the_table, home, show_table, stops
from tests.browser.test_accessibility import table as middle
from tests.table.server import Server

# What a rule of the function is for, as a page that breaks it.
PLANTED = {
    "cut off": "<div style='width:60px;overflow:hidden'><p style='width:200px'>"
    "All of this</p></div>",
    "cut short": "<p style='width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap'>"
    "All of this sentence</p>",
    "broken word": "<p style='width:40px;overflow-wrap:anywhere'>Doppelgängers</p>",
    "leaves": "<button style='width:50px;white-space:nowrap'>Ask to take back</button>",
    "lies over": "<p>One</p><p style='position:relative;top:-2em'>Other</p>",
    "is covered by": "<p>One</p><svg width='90' height='60' style='position:relative;top:-50px'>"
    "<rect width='90' height='60'/></svg>",
    "out of reach": "<p style='position:absolute;left:-90px;top:9px'>Here</p>",
    "the page is": "<p style='width:3000px'>Here</p>",
    "at the end": "<p style='height:2000px'>Here</p><p>There</p><a href='#' style='position:fixed;"
    "bottom:0;left:0;padding:30px'>Over the last line</a>",
}
SOUND = """<p style='width:50px'>Short words in a narrow place, and a semi-detached one</p>
  <div style='height:40px;overflow:auto'><p style='height:90px'>To be scrolled</p><p>to</p></div>
  <p style='width:40px;overflow-wrap:anywhere'>Wolfeschlegelsteinhausen</p>
  <details><summary>More</summary><p style='margin:-90px'>closed</p></details>
  <div class='hand'><button>One</button><button style='margin-left:-20px'>Other</button></div>"""


def test_each_kind_of_fault_is_found(sit: Sit, server: Server) -> None:
    me = sit(server, Look())
    me.expect_errors("localStorage")  # an empty page has none, and the pace is kept there
    me.page.goto("about:blank")
    for kind, body in PLANTED.items():
        me.page.set_content(f"<body style='margin:8px'>{body}</body>")
        found = faults(me)
        assert any(kind in fault for fault in found), f"{kind}: {found}"
    me.page.set_content(f"<body style='margin:8px'>{SOUND}</body>")
    assert faults(me) == []


def press(key: str) -> Again:
    def again(me: Person) -> None:
        close(me)
        me.page.keyboard.press(key)
        expect(me.page.get_by_role("dialog")).to_be_visible()

    return again


def close(me: Person) -> None:
    """What another language has left open."""
    if me.page.get_by_role("dialog").count():
        me.page.locator("dialog header button").click()
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def rule_of_a_card(me: Person) -> None:
    close(me)
    me.page.locator(".hand button").first.focus()
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog")).to_be_visible()


def from_menu(n: int) -> Again:
    def again(me: Person) -> None:
        close(me)
        me.page.locator(".menu > .btn").click()
        me.page.locator(".menu-items li:not([hidden]) button").nth(n).click()
        expect(me.page.get_by_role("dialog")).to_be_visible()

    return again


def hint(me: Person) -> None:
    me.page.keyboard.press("h")
    expect(me.page.locator(".hint li").first).to_be_visible()


def menu(me: Person) -> None:
    me.page.locator(".menu > .btn").click()
    expect(me.page.locator(".menu-items")).to_be_visible()


def early(server: Server, me: Person) -> None:
    """The first trick of all."""
    show_table(me, new_table(server, person("Ada"), COMPUTER))
    expect(me.hand.first).to_be_visible()


def followers(server: Server, me: Person) -> None:
    """Phase 1, with something in every place."""
    held = new_table(server, person("Ada"), COMPUTER, mix="frost", artifacts=True, locations="both")
    play(server, held, until=lambda state: state["asked"] == [0] and state["version"] > 14)
    show_table(me, held)
    expect(me.hand.first).to_be_visible()


def long_names(server: Server, me: Person) -> None:
    """The other is not here, and has written something."""
    held = new_table(server, person(LONG_NAMES[0]), OPEN)
    play(server, join(server, held, LONG_NAMES[1]), until=lambda _: True)
    show_table(me, held)
    expect(me.hand.first).to_be_visible()
    expect(me.page.locator(".bar-line")).to_be_visible()


OPENED: list[tuple[Show, Again | None]] = [
    *((show, None) for show in SCREENS if show not in (stops, about_the_table)),
    *((early, None), (followers, None), (long_names, None)),
    *((stops, from_menu(0)), (about_the_table, from_menu(4))),
    *((home, press("?")), (middle, press("k")), (middle, press("t")), (middle, press("d"))),
    *((followers, press("f")), (middle, rule_of_a_card), (middle, hint), (middle, menu)),
]


def name(opened: object) -> str:
    return getattr(opened, "__name__", "")


@pytest.mark.parametrize(("show", "again"), OPENED, ids=name)
def test_every_screen_fits_in_three_languages_at_every_size(
    server: Server, sit: Sit, show: Show, again: Again | None
) -> None:
    me = sit(server, Look())
    show(server, me)
    assert_fits(me, OPENED.index((show, again)), again)
