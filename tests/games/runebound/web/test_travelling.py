"""Travelling on the page: what the dice lead to is shown before, and is what then happens."""

import re

import pytest
from playwright.sync_api import expect

from hoarfrost.games.runebound.engine.content import COLOURS
from hoarfrost.games.runebound.engine.steps import MOVING
from hoarfrost.games.runebound.files.foresight import foresee
from tests.browser.conftest import Sit
from tests.browser.hands import answer
from tests.browser.person import Look, Person
from tests.games.runebound.scenes import Scene, hero
from tests.games.runebound.web.playing import (
    Keys,
    Mouse,
    dice,
    position,
    show,
    space,
    stands_in,
    table_from,
    told,
)
from tests.table.server import Server


def at_the_dice() -> Scene:
    return Scene(hero("zyla", "F9"), hero("karnon", "A9"), stage=MOVING, dice="1 2 3 4 5")


def way_marks(me: Person) -> list[str]:
    return me.page.locator(".marks .stepmark").all_text_contents()


def farthest(me: Person) -> str:
    """A space that takes most dice, as it is called aloud."""
    names: list[str] = me.page.locator(".space.can").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label'))"
    )
    return max(names, key=lambda name: int((re.findall(r"(\d) di", name) or ["0"])[0]))


def test_a_way_by_mouse_shows_what_each_die_pays_and_is_gone_to_its_end(
    house: Server, sit: Sit
) -> None:
    me = sit(house, Look())
    show(me, table_from(house, at_the_dice()))
    mouse = Mouse(me)
    expect(me.page.locator(".space[aria-label*=' away']").first).to_be_attached()
    name = farthest(me)
    goal, steps = name.split(",")[0], int(re.findall(r"(\d) di", name)[0])
    assert steps >= 3, name
    space(me, goal).hover()
    expect(me.page.locator(".marks .way")).to_have_count(1)
    numbers = [str(n + 1) for n in range(steps)]
    assert way_marks(me) == numbers
    paying = [text for text in dice(me).all_text_contents() if text]
    assert sorted(paying) == numbers
    expect(told(me)).to_contain_text(f"{steps} dice")
    frost = re.findall(r"(\d) frost", name)
    expect(told(me)).to_contain_text(f"{frost[0]} frost" if frost else "No frost")
    mouse.travel(goal)
    expect(dice(me)).to_have_count(5 - steps)
    # Where the dice do not lead, the space says why.
    away = "H2"
    space(me, away).hover()
    expect(told(me)).to_contain_text("steps away")
    mouse.do("pass")
    assert me.wait(lambda state: state["view"]["step"] != "moving")
    stands_in(me, 0, goal)


def test_a_turn_by_keyboard_on_a_phone_from_the_roll_to_its_end(house: Server, sit: Sit) -> None:
    me = sit(house, Look(width=390))
    tired = hero("zyla", "F9", exhaustion=2)
    show(me, table_from(house, Scene(tired, hero("karnon", "A9"))))
    keys = Keys(me)
    expect(me.page.locator(".marks .hopen").first).to_be_attached()
    chances = len(me.page.locator(".marks .hopen").all())
    keys.key("2")
    expect(me.page.get_by_text("2 dice rest")).to_be_visible()
    expect(me.page.locator(".marks .hopen")).not_to_have_count(chances)
    keys.confirm()
    assert me.wait(lambda state: state["view"]["step"] == "moving")
    assert position(me)["parties"][0]["counters"]["exhaustion"] == 0
    expect(dice(me)).to_have_count(2)
    expect(me.page.locator(".frostmark").first).to_be_attached()  # where one may stay
    if me.page.locator(".space[aria-label*=' away']").count():
        goal = farthest(me).split(",")[0]
        keys.travel(goal)
        in_sight(me, goal)
    keys.do("pass")
    assert me.wait(lambda state: state["view"]["step"] != "moving")


def in_sight(me: Person, name: str) -> None:
    box, room = space(me, name).bounding_box(), me.page.locator(".map").bounding_box()
    assert box is not None
    assert room is not None
    assert room["x"] <= box["x"]
    assert box["x"] + box["width"] <= room["x"] + room["width"]
    assert room["y"] <= box["y"]
    assert box["y"] + box["height"] <= room["y"] + room["height"]


def test_snowshoes_turn_a_die_and_a_step_without_dice_has_to_be_wanted(
    house: Server, sit: Sit
) -> None:
    me = sit(house, Look())
    show(me, table_from(house, Scene(hero("zyla", "F9", snowshoes=1), hero("karnon", "A9"))))
    mouse = Mouse(me)
    space(me, "F8").click()
    expect(me.primary).to_contain_text("Roll 5 dice")  # it only tells the chances
    me.button("Step without dice").click()
    space(me, "F8").click()
    expect(me.primary).to_contain_text("F8")
    me.button("Step without dice").click()
    mouse.do("roll 5")
    expect(dice(me)).to_have_count(5)
    faces = position(me)["dice"]
    other = next(face for face in range(1, 7) if face != faces[0])
    dice(me).first.click()
    answer(me, f"snowshoe d{faces[0]} d{other}").click()
    mouse.confirm()
    assert me.wait(lambda state: state["view"]["parties"][0]["gear"]["snowshoe"] == 0)
    assert sorted(position(me)["dice"]) == sorted([*faces[1:], other])


def test_what_waits_on_a_space_is_told_with_the_chance_to_defeat_it_before_one_goes(
    house: Server, sit: Sit
) -> None:
    land = at_the_dice().content.map
    green, blue = (land.names[land.jewels.index(COLOURS.index(one))] for one in ("green", "blue"))
    scene = Scene(
        hero("zyla", "F9"),
        hero("karnon", "A9"),
        stage=MOVING,
        dice="1 2 3 4 5",
        undefeated={green: "prowling_sabercat"},
    )
    me = sit(house, Look())
    show(me, table_from(house, scene))

    def foreseen(about: str, name: str) -> str:
        outlook = foresee(scene.state.clone(), about, 0, "en")
        assert outlook is not None
        return f"{outlook[name]:.0%}"

    space(me, blue).hover()
    likely = foreseen("attempt blue", "chance")
    expect(told(me)).to_contain_text(f"Blue adventure: you defeat {likely} of these")
    expect(space(me, blue)).to_have_accessible_name(re.compile(f"you defeat {likely} of these"))
    space(me, green).hover()
    expect(told(me)).to_contain_text(
        f"waits: {foreseen('fight prowling_sabercat', 'win')} to defeat"
    )
    expect(told(me)).not_to_contain_text("Green adventure")
    space(me, "H2").hover()
    expect(told(me)).to_contain_text("To win, bring Princess Taira here, or defeat Arshan.")


def test_the_dock_does_not_grow_over_the_map_whatever_space_is_looked_at(
    house: Server, sit: Sit
) -> None:
    me = sit(house, Look())
    show(me, table_from(house, at_the_dice()))
    south = space(me, "I13").bounding_box()
    assert south is not None
    for name in ("G10", "L1", "H2", "H13"):  # near and far adventures, Green Vale, a town
        space(me, name).hover()
        expect(told(me).locator(".fact").first).to_be_visible()
        dock = me.page.locator(".dock").bounding_box()
        assert dock is not None
        assert dock["y"] >= south["y"] + south["height"], name


@pytest.mark.parametrize("frost", [0, 1])
def test_a_power_with_one_way_to_use_it_says_that_nothing_else_would_help(
    house: Server, sit: Sit, frost: int
) -> None:
    ittuk = hero("ittuk_the_pathwise", "F9", wounds=1, frost=frost)
    me = sit(house, Look())
    show(me, table_from(house, Scene(ittuk, hero("karnon", "A9"))))
    Mouse(me).do("use ittuk_the_pathwise")
    question = me.page.locator(".dock .questions[data-question=effect]")
    expect(question.get_by_role("button")).to_have_count(1 + frost)
    only = question.get_by_text("Nothing else would help now.")
    expect(only).to_have_count(1 - frost)
