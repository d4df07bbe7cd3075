"""Claim's board in the browser: what no other game asks for."""

import re

import pytest
from playwright.sync_api import expect

from hoarfrost.core.plain import Json
from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import COMPUTER, Held, new_table, person, play
from tests.table.server import Server


def asks_for_gifts(state: Json) -> bool:
    return any((choice["target"] or {}).get("verb") == "give" for choice in state["choices"])


def at_the_tavern(server: Server) -> Held:
    """A table at which the person is asked for two cards; who wins no third one plays again."""
    for _ in range(20):
        table = new_table(server, person("Ada"), COMPUTER, locations="tavern")
        if asks_for_gifts(play(server, table, until=asks_for_gifts)):
            return table
    raise AssertionError("nobody has cards to give away")


def gift(me: Person) -> list[str]:
    """The first and the last picture, in the wrong order."""
    names: list[str] = []
    for picked in (me.picks.last, me.picks.first):
        names.append((picked.get_attribute("title") or "").strip())
        picked.click()
        expect(picked).to_have_attribute("aria-pressed", "true")
    return names


@pytest.mark.parametrize("width", [1280, 390])
def test_two_cards_are_given_away_at_the_tavern_in_any_order(
    server: Server, sit: Sit, width: int
) -> None:
    table = at_the_tavern(server)
    me = sit(server, Look(width=width))
    me.hold(table)
    me.go(f"#/table/{table.id}")
    expect(me.status).to_have_text("The Tavern: which two cards do you give away?")
    names = gift(me)
    me.button(re.compile("^Give ")).click()
    expect(me.button("Play again")).to_be_visible()
    step = me.page.get_by_role("list", name="Before the votes").get_by_role("listitem").first
    expect(step).to_contain_text("The Tavern")
    for name in names:
        expect(step.get_by_role("img", name=name, exact=True).first).to_be_visible()


def test_another_card_takes_the_place_of_one_that_was_chosen_to_be_given(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look())
    table = at_the_tavern(server)
    me.hold(table)
    me.go(f"#/table/{table.id}")
    gift(me)
    me.picks.nth(1).click()
    pressed = me.picks.and_(me.page.locator("[aria-pressed=true]"))
    expect(pressed).to_have_count(2)
    expect(me.picks.last).to_have_attribute("aria-pressed", "false")
    me.picks.first.click()
    expect(pressed).to_have_count(1)
    expect(me.button(re.compile("^Give "))).to_have_count(0)


def test_the_previous_trick_says_why_it_was_won(server: Server, sit: Sit) -> None:
    table = new_table(server, person("Ada"), COMPUTER)
    kinds = ("led", "equal", "overrules")

    def was_odd(state: Json) -> bool:
        events = [line["event"] for line in state["log"]["lines"]]
        return bool(state["choices"]) and any(event.get("because") in kinds for event in events)

    play(server, table, until=was_odd)
    me = sit(server, Look())
    me.hold(table)
    me.go(f"#/table/{table.id}")
    expect(me.hand.first).to_be_visible()
    me.page.keyboard.press("t")
    dialog = me.page.get_by_role("dialog", name="Previous trick")
    expect(dialog.get_by_role("figure")).to_have_count(2)
    expect(dialog).to_contain_text(re.compile("nothing followed|equal|beats"))
