"""What things are and where they are: rules, set-up, lists of tables, the log, the end."""

import json
import re
from dataclasses import asdict

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import COMPUTER, Held, Json, new_table, person, play
from tests.table.server import Server

INNER_SCROLLERS = """
page => [...page.querySelectorAll("*")].filter((each) =>
  each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY)
).map((each) => each.className)
"""
A_HASH_AND_A_TAG = r"claim\.\w|\b[DPR]\d+\b|\b00\d \w\w\b|core\.\w"


def hold_all(me: Person, *tables: Held) -> None:
    kept = {
        table.id: {**asdict(table), "game": "claim", "at": n} for n, table in enumerate(tables, 1)
    }
    script = f"localStorage.setItem('hoarfrost.tables', {json.dumps(json.dumps(kept))})"
    me.page.evaluate(script)


# The rulebook -------------------------------------------------------------------------------------


def test_rules_are_found_with_the_words_of_players_and_their_typing_errors(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look())
    me.go("#/rules/claim")
    search = me.page.get_by_role("searchbox", name="Search the rules")
    rules = me.page.get_by_role("article")
    said = me.page.get_by_role("status").and_(me.page.locator(".rules-found"))
    expect(rules.first).to_be_visible()
    for words, title in (("trump", "Knights"), ("follow suit", "Following faction")):
        search.fill(words)
        expect(rules.first.get_by_role("heading")).to_have_text(title)
    search.fill("yetti")
    expect(said).to_have_text("Showing results for Yeti.")
    expect(rules.first.get_by_role("heading")).to_have_text("Yetis")
    expect(rules.first.locator("mark").first).to_have_text("Yetis")
    search.fill("qqqq zzzz")
    expect(rules).to_have_count(0)
    elsewhere = me.page.get_by_role("region", name="Look elsewhere")
    elsewhere.get_by_role("button", name="Phase 2").click()
    expect(search).to_have_value("")
    expect(me.page.get_by_role("heading", name="Phase 2", exact=True)).to_be_focused()


def test_characters_and_spells_have_their_pictures_in_the_rulebook(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look())
    me.go("#/rules/krosmaster/characters.bad_aboum")
    here = me.page.locator(".rule.here")
    expect(here.get_by_role("heading")).to_have_text("Bad Aboum")
    expect(here.locator(".rule-picture svg")).to_be_visible()
    expect(here.locator(".rule-things li")).to_contain_text(["Retreat Shot", "Plant Bomb"])
    expect(here.locator(".rule-things svg")).to_have_count(2)
    here.get_by_role("link", name="Dodge").click()
    expect(here.get_by_role("heading")).to_have_text("Dodge")
    expect(here.locator("svg").first).to_be_visible()
    search = me.page.get_by_role("searchbox", name="Search the rules")
    search.fill("aboum")
    expect(me.page.get_by_role("article").first.get_by_role("heading")).to_have_text("Bad Aboum")


@pytest.mark.parametrize(
    ("rule", "things"),
    [
        ("kros.reward.equipment", ["Anchor Boots", "Snowshoes"]),
        ("kros.los.blockers", ["Tree", "Fir", "Bush", "Geyser"]),
        ("kros.token.cancel", ["+1 AP"]),
    ],
)
def test_several_things_of_one_rule_stand_below_it_with_their_names(
    server: Server, sit: Sit, rule: str, things: list[str]
) -> None:
    me = sit(server, Look(width=390))
    me.go(f"#/rules/krosmaster/{rule}")
    shown = me.page.locator(".rule.here .rule-things li")
    for thing in things:
        expect(shown.filter(has_text=thing).first.locator("svg")).to_be_visible()


def test_sources_stand_behind_a_mark_and_no_text_has_the_tags_of_the_program(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look(width=390, language="nl"))
    me.go("#/rules/claim")
    book = me.page.locator(".rules-pages")
    expect(book.get_by_role("article").first).to_be_visible()
    rule = book.get_by_role("article").filter(has=me.page.locator(".source-mark")).first
    mark = rule.locator(".source-mark")
    expect(mark).to_have_attribute("aria-expanded", "false")
    expect(rule.locator(".rule-sources")).to_be_hidden()
    mark.press("Enter")
    expect(rule.locator(".rule-sources")).to_be_visible()
    me.page.evaluate(
        "for (const list of document.querySelectorAll('.rule-sources')) list.hidden = 0"
    )
    shown = me.page.evaluate(
        "pattern => document.querySelector('.rules-pages').innerText.match(new RegExp(pattern))",
        A_HASH_AND_A_TAG,
    )
    assert shown is None


def test_the_rules_of_the_game_one_comes_from_stand_first(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go()
    held = new_table(server, person("Ada"), COMPUTER, mix="frost")
    hold_all(me, held)
    me.go(f"#/table/{held.id}")
    expect(me.hand.first).to_be_visible()
    me.page.get_by_role("banner").get_by_role("link", name="Rules").click()
    chapters = me.page.locator(".rules-pages section")
    expect(chapters.nth(1).get_by_role("heading", level=2)).to_have_text("In your game")
    titles = chapters.nth(1).get_by_role("heading", level=3)
    expect(titles).to_contain_text(["Doppelgängers", "Yetis", "Frostbeasts"])


# Setting up ---------------------------------------------------------------------------------------


def in_view(locator: Locator) -> bool:
    box = locator.bounding_box()
    assert box is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= 800


def test_clock_spectators_and_rhythm_are_seen_without_scrolling(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go("#/new/claim")
    clock, watching, rhythm = (
        me.page.get_by_role("combobox", name=name) for name in ("Clock", "Who may watch?", "Rhythm")
    )
    chosen = me.page.get_by_role("list", name="What you have chosen")
    clock.select_option("10 min")
    watching.select_option("Anybody")
    me.page.get_by_role("group", name="Player 2").get_by_role("radio", name="Invitation").check()
    expect(chosen.get_by_role("listitem")).to_have_text(
        ["Classic", "You \u2013 Invitation", "10 min", "Open to spectators"]
    )
    expect(rhythm).to_have_count(0)  # without artifacts there are no windows
    me.page.get_by_role("switch", name="Play with artifacts").check()
    expect(rhythm).to_be_visible()
    rhythm.select_option("Poker face")
    me.page.evaluate("scrollTo(0, 0)")
    for each in (clock, watching, rhythm, chosen, me.button("Start")):
        assert in_view(each)
    assert me.page.locator(".setup-page").evaluate(INNER_SCROLLERS) == []


# Lists --------------------------------------------------------------------------------------------


def test_tables_are_told_apart_and_finished_ones_stand_apart(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    running = new_table(server, person("Ada"), COMPUTER, mix="frost", artifacts=True)
    play(server, running, until=lambda state: bool(state["choices"]))
    over = new_table(server, person("Ada"), COMPUTER)
    play(server, over)
    me.go()
    hold_all(me, running, over)
    me.page.reload()
    mine = me.page.get_by_role("region", name="Your tables")
    facts = mine.locator(".table-facts")
    expect(facts.first).to_have_text("Frost · Phase 1, trick 1 of 13 · now")
    finished = mine.get_by_text("Finished games: 1")
    expect(facts.nth(1)).to_be_hidden()
    finished.click()
    expect(facts.nth(1)).to_contain_text("Classic · You ")
    replay = mine.get_by_role("link").nth(1)
    expect(replay).to_have_attribute("href", f"#/replay/{over.id}")
    mine.get_by_role("button", name="Remove all finished games").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(finished).to_be_hidden()
    expect(facts).to_have_count(1)
    kept = me.page.evaluate("Object.keys(JSON.parse(localStorage.getItem('hoarfrost.tables')))")
    assert kept == [running.id]


# The log ------------------------------------------------------------------------------------------


def four_tricks(state: Json) -> bool:
    return bool(state["version"] >= 9 and state["choices"])


@pytest.mark.parametrize("route", ["table", "replay"])
def test_the_log_has_a_numbered_line_per_trick_that_opens(
    server: Server, sit: Sit, route: str
) -> None:
    me = sit(server, Look())
    held = new_table(server, person("Ada"), COMPUTER)
    play(server, held, until=four_tricks if route == "table" else lambda _: False)
    me.go()
    hold_all(me, held)
    me.go(f"#/{route}/{held.id}")
    heads = me.page.get_by_role("log").locator("button[aria-expanded]")
    second = heads.nth(1)
    expect(second).to_have_text(re.compile(r"^2\..+ (beats|wins) .+; .+ gets? .+"))
    expect(second).to_have_attribute("aria-expanded", "false")
    details = second.locator("xpath=..").get_by_role("list")
    expect(details).to_be_hidden()
    second.press("Enter")
    expect(second).to_have_attribute("aria-expanded", "true")
    expect(details.get_by_role("listitem").first).to_contain_text("The prize is")
    second.press("Space")
    expect(details).to_be_hidden()
    here = heads.last if route == "table" else heads.first
    expect(here).to_have_attribute("aria-expanded", "true")


# After the end, and notices -----------------------------------------------------------------------


def test_the_table_is_not_empty_after_the_end_and_a_notice_ends_with_its_page(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look())
    held = new_table(server, person("Ada"), COMPUTER)
    play(server, held)
    me.go()
    hold_all(me, held)
    me.go(f"#/table/{held.id}")
    me.button("Look at the table").click()
    trick = me.page.locator(".felt .trick .slotcards > *")
    expect(trick).to_have_count(2)
    expect(trick.first).to_be_visible()
    me.page.keyboard.press("h")
    notice = me.page.locator(".notice")
    expect(notice).to_be_visible()
    me.go("#/rules/claim")
    expect(notice).to_have_count(0)
