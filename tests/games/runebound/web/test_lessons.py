"""The lessons of Runebound are taken on its map: by mouse, and with a finger on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.lessons import at_task, begin, coach, finished, walk
from tests.browser.person import Look
from tests.browser.robot import get
from tests.games.runebound.web.learning import Pupil
from tests.games.runebound.web.playing import space
from tests.table.server import Server

LOOKS = {"mouse": Look(), "finger": Look(width=390, touch=True)}


@pytest.mark.parametrize(
    ("hand", "lesson"), [("mouse", "travel"), ("mouse", "market"), ("finger", "legend")]
)
def test_a_lesson_is_taken_on_the_map(house: Server, sit: Sit, hand: str, lesson: str) -> None:
    me = sit(house, LOOKS[hand])
    begin(me, lesson, "runebound")
    walk(house, me, Pupil(me), lesson, lambda now: bool(now["done"]), "runebound")
    expect(finished(me)).to_contain_text("1 of 5 lessons done")


def test_the_lessons_are_listed_with_pictures_and_a_trap_is_answered(
    house: Server, sit: Sit
) -> None:
    me = sit(house, Look())
    me.go("#/learn/runebound")
    rows = me.page.locator(".lessons li")
    expect(rows).to_have_count(len(get(house, "/api/lessons/runebound")["lessons"]))
    expect(rows.locator(".lesson-picture svg")).to_have_count(5)
    begin(me, "frost", "runebound")
    walk(house, me, Pupil(me), "frost", at_task, "runebound")
    space(me, "G9").click()  # ice, today the coldest
    expect(me.primary).to_contain_text("Travel to G9")
    me.primary.click()
    expect(coach(me)).to_contain_text("4 of them become White Death")
    space(me, "G8").click()
    me.primary.click()
    expect(coach(me)).to_contain_text("now the cold comes")
    me.choose_language("EN", "Nederlands")
    expect(coach(me)).to_contain_text("nu komt de kou")
