"""Lessons in the browser: each is taken by mouse, with a finger and with keys alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.hands import Hands
from tests.browser.lessons import (
    Keyboard,
    Learner,
    Pointer,
    at_task,
    begin,
    coach,
    finished,
    scene,
    take_step,
    thing_of,
    walk,
)
from tests.browser.person import Look, Person
from tests.browser.robot import get
from tests.games.krosmaster.web.learning import Pupil
from tests.games.krosmaster.web.playing import Keys, Mouse
from tests.shares import share
from tests.table.server import Server

HANDS: dict[str, tuple[Look, Callable[[Person], Learner]]] = {
    "mouse": (Look(), lambda me: Pointer(me, "click")),
    "finger": (Look(390, touch=True), lambda me: Pointer(me, "tap")),
    "keys": (Look(), Keyboard),
}
# What the bubble covers of what the step needs.
COVERED = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const bubble = box(document.querySelector(".coach"));
  const ring = document.querySelector(".coach-ring:not(.away)");
  const legal = [...document.querySelectorAll(".hand .legal, .windowbar button, .picker button")];
  const needed = [...(ring ? [ring] : []), document.querySelector(".status"), ...legal];
  return needed
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const { left, right, top, bottom } = box(one);
      const isBeside = right <= bubble.left || bubble.right <= left;
      return !isBeside && top < bubble.bottom && bubble.top < bottom;
    })
    .map((one) => one.className);
}
"""


@pytest.mark.parametrize("hand", share(["finger", "keys"], list(HANDS)))
def test_all_lessons_can_be_taken(server: Server, sit: Sit, hand: str) -> None:
    look, learning = HANDS[hand]
    me = sit(server, look)
    learner = learning(me)
    lessons = [lesson["id"] for lesson in get(server, "/api/lessons/claim")["lessons"]]
    assert len(lessons) == 7
    begin(me, lessons[0])
    for lesson in lessons:
        expect(me.page).to_have_url(re.compile(f"#/learn/claim/{lesson}$"))
        take(server, me, learner, lesson)
        if lesson != lessons[-1]:
            finished(me).get_by_role("link", name="Next lesson").press("Enter")
    expect(finished(me)).to_contain_text("7 of 7")
    finished(me).get_by_role("button", name="Play Snowflake, Classic").click()
    expect(me.hand).to_have_count(13)


def take(server: Server, me: Person, learner: Learner, lesson: str) -> None:
    """From the first sentence to the end; each is seen, and covers nothing that it needs."""
    moves: list[str] = []
    while not (now := scene(server, lesson, moves))["done"]:
        expect(coach(me)).to_contain_text(now["say"])
        assert me.page.evaluate(COVERED) == [], f"{lesson} {len(moves)}"
        moves.append(take_step(me, learner, now))
    expect(finished(me)).to_be_visible()


def test_a_wrong_move_is_answered_in_words_and_taken_back(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    mouse = Pointer(me, "click")
    begin(me, "trick")
    walk(server, me, mouse, "trick", at_task)
    expect(coach(me)).to_contain_text(scene(server, "trick", ["next", "next"])["say"])
    hand, prompt = me.cards, me.status.inner_text()
    mouse.choose("GO2")
    expect(coach(me)).to_contain_text("Goblin 2 is lower than Goblin 5")
    assert (me.cards, me.status.inner_text()) == (hand, prompt)
    mouse.choose("GO7")
    expect(coach(me)).to_contain_text("Knight 8 is yours")
    expect(coach(me)).not_to_contain_text("Goblin 2")


def test_words_about_a_rule_lead_to_it(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    begin(me, "losing")

    def refuse(route: Route) -> None:
        answer = scene(server, "losing", [])
        wrong = {"text": "Not like this.", "rule": "claim.play.priority"}
        route.fulfill(json={**answer, "wrong": wrong})

    me.page.route("**/api/lessons/claim/losing?*", refuse)
    me.primary.click()
    expect(coach(me)).to_contain_text("Not like this.")
    coach(me).get_by_role("button").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def test_one_step_back_start_again_and_out(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    said = [scene(server, "trick", ["next"] * number)["say"] for number in range(3)]
    begin(me, "trick")
    for sentence in said:
        expect(coach(me)).to_contain_text(sentence)
        if sentence != said[-1]:
            me.page.keyboard.press("Enter")
    expect(me.playable.first).to_be_focused()
    me.page.keyboard.press("u")
    expect(coach(me)).to_contain_text(said[1])
    expect(me.primary).to_be_focused()
    thing_of(me, "GO2").focus()  # where nothing is to be played, a card does not keep the key
    me.page.keyboard.press("Space")
    expect(coach(me)).to_contain_text(said[2])
    me.button("Start again").click()
    expect(coach(me)).to_contain_text(said[0])
    me.page.keyboard.press("Escape")
    expect(me.page).to_have_url(re.compile("#/learn/claim$"))


def test_a_step_back_while_a_move_is_being_shown_is_back_from_there(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look(pace=1000))  # nothing ends while it is looked at
    said = [scene(server, "losing", ["next"] * number)["say"] for number in range(2)]
    begin(me, "losing")
    me.page.keyboard.press("Enter")
    expect(coach(me)).to_contain_text(said[1])
    me.page.keyboard.press("Enter")
    expect(coach(me)).to_have_count(0)  # the opponent leads
    me.button("One step back").click()
    expect(coach(me)).to_contain_text(said[1])


def test_progress_survives_a_reload_and_nothing_is_locked(server: Server, sit: Sit) -> None:
    me = sit(server, Look(390))
    begin(me, "knights")
    take(server, me, Keyboard(me), "knights")
    me.go("#/learn/claim")
    me.page.reload()
    rows = me.page.get_by_role("list").and_(me.page.locator(".lessons")).get_by_role("listitem")
    expect(rows).to_have_count(7)
    expect(rows.filter(has_text="Finished")).to_have_count(1)
    expect(rows.filter(has_text="Finished")).to_contain_text("Knights and Goblins")
    me.page.get_by_role("link", name="Go on: The trick and the prize").click()
    expect(coach(me)).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_lesson(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    begin(me, "trick")
    me.page.keyboard.press("Enter")
    expect(coach(me)).to_contain_text("Your opponent has led Goblin 5")
    me.choose_language("EN", "Nederlands")
    expect(coach(me)).to_contain_text("Je tegenstander komt uit met Goblin 5")
    expect(me.primary).to_contain_text("Volgende")
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Claim leren")


@pytest.mark.parametrize(("lesson", "hands"), [("walk", Keys), ("push", Mouse)])
def test_a_lesson_is_taken_on_the_arena(
    server: Server, sit: Sit, lesson: str, hands: Callable[[Person], Hands]
) -> None:
    me = sit(server, Look())
    begin(me, lesson, "krosmaster")
    walk(server, me, Pupil(hands(me)), lesson, lambda now: bool(now["done"]), "krosmaster")
    expect(finished(me)).to_contain_text("1 of 5 lessons done")


def test_a_lesson_is_taken_on_the_plain_board(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go("#/learn/snowfall/first_throw")
    moves: list[str] = []
    while not (now := scene(server, "first_throw", moves, "snowfall"))["done"]:
        expect(coach(me)).to_contain_text(now["say"])
        expect(me.page.locator(".coach-ring:not(.away)")).to_be_visible()
        moves.append(now["hint"] or "next")
        if now["task"]:
            choose_in_words(me, now["hint"])
        else:
            me.primary.click()
    expect(finished(me)).to_contain_text("1 of 1 lesson done")


def choose_in_words(me: Person, move: str) -> None:
    """A move of one or several steps, each a button."""
    card, at, target = move.partition(" at ")
    for step in (card, f"at {target}") if at else (card,):
        me.page.locator(f'.plain-choice[data-move="{step}"]').click()
