"""Claim's table in windows of every size, by finger, pointer and keys."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from hoarfrost.core.plain import Json
from tests.browser.conftest import Sit
from tests.browser.person import HAND_KEYS, Look, Person, over
from tests.browser.robot import COMPUTER, OPEN, Held, join, new_table, person, play
from tests.browser.sizes import SIZES, faults
from tests.shares import share
from tests.table.server import Server

PRIZE = ".prizes .pc[data-rule]"
BY_KEYS = share(16, 1000)  # moves of a game
SHORT = 650  # pixels: below this the question stands beside the trick
MEET = """([one, other]) => {
  const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
BOXES = """() => Object.fromEntries(["trick", "slot", "hand .pc", "status", "board"].map((name) => {
  return [name, document.querySelector(`.${name}`).getBoundingClientRect().toJSON()];
}))"""
IN_VIEW = """(row) => {
  const box = row.getBoundingClientRect();
  const room = document.querySelector(".result-story").getBoundingClientRect();
  const head = document.querySelector(".cend-head").getBoundingClientRect();
  return box.top >= Math.max(room.top, head.bottom) - 1 && box.bottom <= room.bottom + 1;
}"""


def at_table(server: Server, sit: Sit, look: Look, held: Held) -> Person:
    me = sit(server, look)
    me.hold(held)
    me.go(f"#/table/{held.id}")
    expect(me.hand.first).to_be_visible()
    return me


def follows(state: Json) -> bool:
    """Somebody has led, and not every card of the reader may follow."""
    view = state["view"]
    if not view or state["asked"] != [0] or not view.get("table", {}).get("lead"):
        return False
    return 0 < len(state["choices"]) < len(view["hand"][0])


def must_play_one(state: Json) -> bool:
    return follows(state) and len(state["choices"]) == 1


def table_where(server: Server, fits: Callable[[Json], bool]) -> Held:
    """A table against the computer at which this holds."""
    for _ in range(30):
        held = new_table(server, person("Ada"), COMPUTER)
        if play(server, held, until=fits)["stage"] == "playing":
            return held
    raise AssertionError("no deal fits")


def test_the_trick_is_never_smaller_than_the_hand_and_the_question_beside_it_in_short_windows(
    server: Server, sit: Sit
) -> None:
    me = at_table(server, sit, Look(), table_where(server, follows))
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(50)
        boxes = me.page.evaluate(BOXES)
        size = f"{width}x{height}"
        assert boxes["slot"]["width"] >= boxes["hand .pc"]["width"], size
        assert boxes["hand .pc"]["right"] <= boxes["board"]["right"], size
        is_beside = boxes["status"]["left"] >= boxes["trick"]["right"]
        assert is_beside == (height < SHORT and width >= 640), size


def test_enter_plays_the_only_card_though_the_focus_is_on_one_that_cannot_be_played(
    server: Server, sit: Sit
) -> None:
    me = at_table(server, sit, Look(), table_where(server, must_play_one))
    expect(me.proposed).to_be_visible()
    expect(me.page.locator(".hand .sel")).to_be_focused()
    assert me.state is not None
    version = me.state["version"]
    me.page.locator(".hand .dim").first.focus()
    me.page.keyboard.press("Enter")
    assert me.wait(lambda state: state["version"] > version)


def test_a_game_by_keys_has_no_dead_enter_wherever_the_focus_is(server: Server, sit: Sit) -> None:
    seed = random.randrange(1 << 30)
    chance = random.Random(seed)
    me = at_table(server, sit, Look(), new_table(server, person("Ada"), COMPUTER))

    def move() -> None:
        expect(me.playable.first).to_be_visible()
        cards = me.hand.count()
        if not me.proposed.is_visible():
            legal = [n for n in range(cards) if "legal" in classes(me.hand.nth(n))]
            me.page.keyboard.press(HAND_KEYS[chance.choice(legal)])
        expect(me.proposed).to_be_visible()
        chance.choice([*(me.hand.nth(n) for n in range(cards)), me.page.locator(".status")]).focus()
        expect(me.proposed).to_be_visible()
        me.page.keyboard.press("Enter")

    try:
        me.play(move, until=lambda state: over(state) or state["version"] >= BY_KEYS)
    except AssertionError as error:
        raise AssertionError(f"with {seed}: {error}") from error


def classes(element: Locator) -> list[str]:
    return (element.get_attribute("class") or "").split()


def test_the_focus_and_what_is_proposed_go_together_and_escape_takes_it_back(
    server: Server, sit: Sit
) -> None:
    held = new_table(server, person("Ada"), COMPUTER)
    play(
        server,
        held,
        until=lambda state: (
            state["asked"] == [0] and len(state["choices"]) > 2 and state["version"] > 0
        ),
    )
    me = at_table(server, sit, Look(), held)
    cards = me.page.locator(".hand .legal")
    key = HAND_KEYS[
        int(cards.first.evaluate("card => [...card.parentElement.children].indexOf(card)"))
    ]
    me.page.keyboard.press(key)
    expect(cards.first).to_be_focused()
    first = me.proposed.inner_text()
    cards.nth(1).focus()
    expect(me.proposed).not_to_have_text(first)
    expect(cards.nth(1)).to_have_class(re.compile(r"\bsel\b"))
    me.page.keyboard.press("Escape")
    expect(me.proposed).to_be_hidden()


def test_the_line_of_a_card_never_covers_the_question_and_waits_for_the_pointer_to_move(
    server: Server, sit: Sit
) -> None:
    me = at_table(server, sit, Look(), table_where(server, follows))
    line = me.page.locator("#thing-line")
    for width, height in ((1280, 800), (1024, 600), (844, 390)):
        me.page.set_viewport_size({"width": width, "height": height})
        for card in (me.page.locator(".hand .dim").first, me.page.locator(".slot.lead .pc")):
            me.page.mouse.move(3, 3)
            expect(line).to_be_hidden()
            card.hover(position={"x": 10, "y": 20}, force=True)
            expect(line).to_be_visible()
            assert not me.page.evaluate(MEET, ["#thing-line", ".status"]), f"{width}x{height}"
    # A pointer at rest means nothing by what slides below it.
    me.page.set_viewport_size({"width": 1280, "height": 800})
    me.page.locator(".hand .legal").first.hover(position={"x": 10, "y": 20})
    me.turn(me.move_by_key)
    assert me.wait(lambda state: state["stage"] == "over" or me.is_asked)
    me.page.wait_for_timeout(900)  # longer than a pointer has to rest
    expect(line).to_be_hidden()


def test_a_tap_on_what_is_no_move_opens_its_line_with_the_rule(server: Server, sit: Sit) -> None:
    held = table_where(server, lambda state: follows(state) and state["view"]["phase"] == 1)
    me = at_table(server, sit, Look(width=390, touch=True), held)
    line = me.page.locator("#thing-line")
    rule = line.get_by_role("button", name="Rule")
    things = [
        PRIZE,
        ".slot.lead .pc",
        ".cells li",
        ".vstrip .label",
        ".deckpile",
        ".backs .pc",
    ]
    for thing in [*things, ".hand .dim"]:
        me.page.locator(thing).first.tap(position={"x": 8, "y": 8}, force=True)
        expect(rule.first).to_be_visible()
        assert not me.page.evaluate(MEET, ["#thing-line", ".status"]), thing
        me.page.wait_for_timeout(100)
        expect(line).to_be_visible()
        me.page.locator(".status .ask").tap()
        expect(line).to_be_hidden()
    me.page.locator(PRIZE).first.tap()
    rule.tap()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def test_a_phone_shows_followers_take_back_and_hint_beside_the_hand(
    server: Server, sit: Sit
) -> None:
    def is_phase_one(state: Json) -> bool:
        return follows(state) and state["version"] > 12 and "followers" in state["view"]

    held = table_where(server, is_phase_one)
    me = at_table(server, sit, Look(width=390, touch=True), held)
    assert me.state is not None
    codes = me.state["view"]["followers"][0]
    first = me.page.locator(".cells li").first
    expect(first).to_have_attribute("aria-label", re.compile(r"\d+ to \d+"))
    shown = sum(int(text) for text in me.page.locator(".tallied b:first-child").all_inner_texts())
    assert shown == sum(code != "?" for code in codes)
    cards = me.hand.count()
    me.button("Hint").tap()
    expect(me.page.locator(".hint li").first).to_be_visible()
    me.page.locator(".hint header button").tap()
    me.button("Take back").tap()
    expect(me.hand).not_to_have_count(cards)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 664)])
def test_the_end_scrolls_along_with_its_story(
    server: Server, sit: Sit, width: int, height: int
) -> None:
    held = new_table(server, person("Ada"), COMPUTER, mix="frost", artifacts=True, locations="both")
    play(server, held)
    me = sit(server, Look())
    me.hold(held)
    me.go(f"#/table/{held.id}")
    expect(me.button("Play again")).to_be_visible()
    me.page.set_viewport_size({"width": width, "height": height})
    me.page.locator(".cend-controls .btn").last.click()  # tell it from the start
    assert me.state is not None
    steps = me.state["standing"]["story"]["stages"]
    for stage in steps:
        me.page.locator(".cend-controls .btn").nth(1).click()  # the next
        panels = me.page.locator(".cend-step.now")
        row = (
            me.page.locator(f".cend-vote.f-{stage['vote']['faction']}")
            if stage.get("vote")
            else panels
        )
        me.page.wait_for_function(IN_VIEW, arg=row.first.element_handle())
    assert faults(me) == []
    for _ in range(2):  # tell it from the start, then all at once: who has won is read last
        me.page.locator(".cend-controls .btn").last.click()
    expect(me.page.locator("#result-title")).to_be_in_viewport(ratio=1)


def test_who_is_not_here_is_said_beside_the_table_and_can_be_put_away(
    server: Server, sit: Sit
) -> None:
    held = new_table(server, person("Ada"), OPEN)
    play(server, join(server, held, "Bo"), until=lambda _: True)
    me = at_table(server, sit, Look(), held)
    bar = me.page.locator(".bar-line")
    expect(bar).to_be_visible()
    assert not me.page.evaluate(MEET, [".bar-line", ".seatstrip.above"])
    bar.get_by_role("button", name="Close").click()
    expect(bar).to_be_hidden()
    me.page.wait_for_timeout(700)  # it is drawn anew twice a second
    expect(bar).to_be_hidden()


def test_who_resigns_reads_who_wins_and_sees_no_void(server: Server, sit: Sit) -> None:
    held = new_table(server, person("Ada"), OPEN)
    joined = join(server, held, "Bo")
    play(server, joined, until=lambda _: True)  # both have been here, so it begins
    me, other = (at_table(server, sit, Look(), each) for each in (held, joined))
    me.button("Menu").click()
    me.button("Resign", exact=True).click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Bo wins")
    dialog.get_by_role("button", name="Resign").click()
    other.button("Play again").first.click()
    expect(me.page.locator(".bar-line")).to_be_visible()
    expect(me.page.locator(".cend-gathered")).to_have_count(5)
    for width, height in ((1280, 800), (390, 844)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert faults(me) == []


def test_a_vote_holds_the_longest_faction_and_whoever_has_it(server: Server, sit: Sit) -> None:
    for language in ("en", "nl", "es"):
        me = sit(server, Look(language=language))
        me.go("#/learn/claim/votes")
        expect(me.page.locator(".voterows .vote.byfoe.f-doppelgangers .lead")).to_be_visible()
        assert me.page.locator(".voterows .vote").evaluate_all(
            "rows => rows.filter((row) => row.scrollWidth > row.clientWidth).length === 0"
        ), language
