"""What happens in the arena is seen on its way, ends where the server says, and can be skipped."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Tape
from hoarfrost.games.krosmaster.engine.game import make_game
from hoarfrost.games.krosmaster.trials import TRIALS
from tests.browser.conftest import Sit
from tests.browser.lib.desk import Desk
from tests.browser.person import Look, Person
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.web.playing import Mouse, cell, show, stands_on, table_from
from tests.table.server import Server

ACTIONS = 150  # of one game
CASES = range(0, len(TRIALS.cases), 3)
DRAWN = ("cell", "injuries", "frozen", "tokens")  # of a unit on the board
SLOW = 5  # times as long: nothing ends while it is looked at
MOVING = Look(motion="no-preference", pace=1)
PHONE = Look(width=390, touch=True)
TELL = """
  const told = JSON.parse(steps).map(({ before, events }) => events.reduce(story.after, before));
  return JSON.stringify(told);
"""
FOLLOW = """(key) => {
  globalThis.way = [];
  const box = (one) => one.getBoundingClientRect();
  const look = () => {
    const figure = document.querySelector(`[data-key="${key}"]`);
    const cell = box(document.querySelector("[data-cell=A1]"));
    if (figure) way.push(Math.round(100 * (box(figure).x - cell.x) / cell.width) / 100);
    requestAnimationFrame(look);
  };
  look();
}"""
TOGETHER = """(keys) => {
  globalThis.apart = new Set();
  const shifted = (key) =>
    parseFloat(getComputedStyle(document.querySelector(`[data-key="${key}"]`)).translate) || 0;
  const look = () => {
    const [one, other] = keys.map(shifted);
    apart.add(Math.round(one - other));
    requestAnimationFrame(look);
  };
  look();
}"""
NO_DICE = """
  const kept = JSON.parse(localStorage.getItem("hoarfrost.settings") ?? "{}");
  const wish = { ...kept, "krosmaster.dice": "hide" };
  localStorage.setItem("hoarfrost.settings", JSON.stringify(wish));
"""
WATCH_SHIFT = """
  globalThis.shifted = [];
  new PerformanceObserver((list) => {
    const nodes = list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node));
    const elements = nodes.map((node) => (node instanceof Element ? node : node?.parentElement));
    const moved = elements.filter((one) => one?.closest(".arenaplace"));
    shifted.push(...moved.map((one) => one.outerHTML.slice(0, 60)));
  }).observe({ type: "layout-shift", buffered: true });
"""


def begin(server: Server, sit: Sit, scene: Scene, look: Look) -> tuple[Person, Mouse]:
    me = sit(server, look)
    show(me, table_from(server, scene))
    return me, Mouse(me)


def tray(me: Person) -> Locator:
    return me.page.locator(".kfx-tray.shown")


def effects(me: Person) -> Locator:
    return me.page.locator(".arena .over > *")


# The views between --------------------------------------------------------------------------------


def steps_of(number: int) -> Iterator[Json]:
    """The views before and after each move of a random game, with what happened."""
    rng = rng_from_seed(f"motion {number}")
    state = make_game(TRIALS.cases[number].options).deal(rng_from_seed(number), [], Tape())
    for _ in range(ACTIONS):
        if state.is_terminal():
            break
        before = state.view(0)
        actions = state.legal_actions()
        tape = Tape()
        state.tape = tape
        state.apply_action(actions[rng.below(len(actions))])
        state.tape = None
        events = [event.seen_by(0) for event in tape.events]
        if events and events[0]["kind"] != "board":
            yield {"before": small(before), "events": events, "after": small(state.view(0))}


def small(view: Json) -> Json:
    return {part: view[part] for part in ("piece", "units", "scenery", "kamas")}


def drawn(view: Json) -> Json:
    """What of a view is seen on the arena; tokens leave at the turn of a unit without a word."""
    units = [
        {name: unit.get(name) for name in DRAWN} if unit["cell"] else None for unit in view["units"]
    ]
    scenery = [thing if thing["cell"] else None for thing in view["scenery"]]
    return {"units": units, "scenery": scenery, "kamas": view["kamas"]}


def without_tokens(seen: Json) -> Json:
    return {**seen, "units": [unit and {**unit, "tokens": None} for unit in seen["units"]]}


@pytest.mark.parametrize("number", CASES)
def test_the_events_of_a_move_lead_from_one_view_to_the_next(desk: Desk, number: int) -> None:
    steps = list(steps_of(number))
    told = json.loads(desk.run("story", TELL, steps=json.dumps(steps)))  # as a text: it is quicker
    for step, found in zip(steps, told, strict=True):
        one, other = drawn(found), drawn(step["after"])
        if any(event["kind"] == "piece" for event in step["events"]):
            one, other = without_tokens(one), without_tokens(other)
        else:
            one, other = (no_empty_tokens(seen) for seen in (one, other))
        assert one == other, step["events"]


def no_empty_tokens(seen: Json) -> Json:
    units = [unit and {**unit, "tokens": unit["tokens"] or None} for unit in seen["units"]]
    return {**seen, "units": units}


# On the arena -------------------------------------------------------------------------------------


def test_a_figure_walks_its_path_cell_by_cell(server: Server, sit: Sit) -> None:
    scene = Scene([own("bill_tell", "C6"), foe("coa_gulary", "L12")])
    me, mouse = begin(server, sit, scene, MOVING)
    me.page.evaluate(FOLLOW, "unit-0")
    mouse.do("mv F6")
    stands_on(me, 0, "F6")
    expect(effects(me)).to_have_count(0)
    way: list[float] = me.page.evaluate("way")
    assert way == sorted(way)
    assert way[-1] - way[0] == pytest.approx(3, abs=0.05)
    assert any(way[0] + 0.1 < place < way[-1] - 0.1 for place in way)


def test_a_cube_slides_with_its_rider(server: Server, sit: Sit) -> None:
    scene = Scene([own("bill_tell", "C6"), foe("count_harebourg", "D6")], board="frigost_1")
    me, mouse = begin(server, sit, scene, MOVING)
    cube = next(n for n, one in enumerate(scene.field("scenery")) if one["cell"] == "D6")
    me.page.evaluate(TOGETHER, [f"scenery-{cube}", "unit-1"])
    mouse.do("cast ice_shove D6")
    stands_on(me, 1, "I6")
    stands_on(me, 64 + cube, "I6")
    expect(effects(me)).to_have_count(0)
    assert me.page.evaluate("[...apart]") == [0]


def test_a_spell_shows_its_dice_and_what_it_does(server: Server, sit: Sit) -> None:
    scene = Scene([own("luk_ylook", "D8"), foe("bad_aboum", "D5")])
    look = Look(motion="no-preference", pace=SLOW)
    me, mouse = begin(server, sit, scene, look)
    mouse.do("cast snap_shot D5")
    expect(tray(me).locator(".kfx-die")).to_have_count(2)
    expect(tray(me)).to_contain_text("Critical Hit roll")
    expect(me.page.locator(".kfx-number")).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(effects(me)).to_have_count(0)
    expect(tray(me)).to_have_count(0)


def test_dice_can_be_switched_off(server: Server, sit: Sit) -> None:
    scene = Scene([own("luk_ylook", "D8"), foe("bad_aboum", "D5")])
    me = sit(server, Look(motion="no-preference", pace=SLOW))
    me.context.add_init_script(NO_DICE)
    show(me, table_from(server, scene))
    Mouse(me).do("cast snap_shot D5")
    expect(me.page.locator(".kfx-number")).to_have_count(1)
    expect(me.page.locator(".kfx-die")).to_have_count(0)


def test_without_motion_nothing_moves_but_the_number_is_there(server: Server, sit: Sit) -> None:
    scene = Scene([own("luk_ylook", "D8"), foe("bad_aboum", "D5")])
    me, mouse = begin(server, sit, scene, Look(motion="reduce", pace=SLOW))
    mouse.do("cast snap_shot D5")
    expect(me.page.locator(".kfx-number")).to_have_count(1)
    moving = """document.querySelector(".arena").getAnimations({ subtree: true })
      .filter((one) => !(one instanceof CSSTransition)).length"""
    assert me.page.evaluate(moving) == 0


def test_nothing_of_the_arena_shifts_while_a_turn_is_played(server: Server, sit: Sit) -> None:
    scene = Scene([own("luk_ylook", "D8"), foe("bad_aboum", "D5"), foe("coa_gulary", "E5")])
    me = sit(server, Look(motion="no-preference", pace=0.3))
    me.context.add_init_script(WATCH_SHIFT)
    show(me, table_from(server, scene))
    me.page.evaluate("shifted = []")
    mouse = Mouse(me)
    mouse.do("cast snap_shot D5")
    mouse.do("mv E8")
    mouse.do("end")
    assert me.wait(
        lambda state: state["view"]["turn"] > scene.field("turn") and state["asked"] == [0]
    )
    expect(effects(me)).to_have_count(0)
    assert me.page.evaluate("shifted") == []


# A closer look ------------------------------------------------------------------------------------


def box(me: Person) -> list[float]:
    text = me.page.locator(".arena-svg").get_attribute("viewBox") or ""
    return [float(number) for number in text.split()]


def close_up(me: Person) -> None:
    """Two fingers, apart around the middle of the arena."""
    seen = me.page.locator(".arena-svg").bounding_box()
    assert seen is not None
    x, y = seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2
    wire = me.context.new_cdp_session(me.page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + sign * far, "y": y, "id": sign} for far in apart for sign in (-1, 1)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for far in (36, 44, 52, 60):
        touch("touchMove", far)
    touch("touchEnd")


@pytest.fixture
def phone(server: Server, sit: Sit) -> Person:
    scene = Scene([own("bill_tell", "C6"), foe("coa_gulary", "L12")])
    me, _ = begin(server, sit, scene, PHONE)
    return me


def test_two_fingers_come_closer_and_a_tap_still_chooses(phone: Person) -> None:
    whole = box(phone)
    close_up(phone)
    assert box(phone)[2] == pytest.approx(whole[2] / 2, rel=0.05)
    cell(phone, "E6").tap()
    expect(phone.primary).to_contain_text("E6")


def test_a_finger_drags_the_arena_and_chooses_nothing(phone: Person) -> None:
    close_up(phone)
    before = box(phone)
    wire = phone.context.new_cdp_session(phone.page)
    for kind, x in (
        ("touchStart", 200),
        ("touchMove", 150),
        ("touchMove", 120),
        ("touchEnd", None),
    ):
        points = [] if x is None else [{"x": x, "y": 300}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert box(phone)[0] > before[0]
    assert phone.primary.count() == 0 or not re.search(r"\b[A-L]\d", phone.primary.inner_text())


def test_buttons_go_closer_and_back_to_the_whole(phone: Person) -> None:
    whole = box(phone)
    phone.button("Zoom in").click()
    assert box(phone)[2] < whole[2]
    phone.button("Whole arena").click()
    assert box(phone) == whole


def test_the_focus_stays_in_sight_of_a_closer_look(phone: Person) -> None:
    close_up(phone)
    phone.page.keyboard.press("Tab")
    cell(phone, "C6").focus()
    for _ in range(7):
        phone.page.keyboard.press("ArrowRight")
    left, _, width, _ = box(phone)
    assert left <= 9 * 64
    assert left + width >= 10 * 64
