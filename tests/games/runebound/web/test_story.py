"""What happens is seen on its way, others' turns are told in a line, and both can be skipped."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Tape
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.trials import TRIALS
from tests.browser.conftest import Sit
from tests.browser.lib.desk import Desk
from tests.browser.person import Look
from tests.browser.robot import new_table, person, play
from tests.browser.test_accessibility import violations
from tests.table.server import Server

ACTIONS = 150  # of one game
CASES = range(0, len(TRIALS.cases), 4)
FOX: Json = {"kind": "computer", "level": "fox"}
TELL = """
  const isAlly = (card) => allies.includes(card);
  const told = JSON.parse(steps).map(({ before, events }) =>
    events.reduce((view, event) => module.after(view, event, isAlly), before));
  return JSON.stringify(told);
"""
FACTS = """
  const name = (id) => id.toUpperCase();
  const hero = (seat) => `H${seat}`;
  const names = { card: name, foe: name, place: name, hero, thing: (_, id) => id };
  return telling.inWords(telling.factsOf({ seat: 0, events }, names));
"""


# The views between --------------------------------------------------------------------------------


def steps_of(number: int) -> Iterator[Json]:
    """The views before and after each move of a random game, with what happened."""
    rng = rng_from_seed(f"story {number}")
    case = TRIALS.cases[number]
    state = make_game(case.options, case.seats).deal(rng_from_seed(number), [], Tape())
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
        if events:
            yield {"before": before, "events": events, "after": state.view(0)}


def drawn(view: Json) -> Json:
    """What of a view is told by events: places, counters, purses and cards."""
    return {
        "parties": [drawn_party(party) for party in view["parties"]],
        "princess": view["princess"],
        "weather": view["weather"],
        "event": view["event"],
    }


def drawn_party(party: Json) -> Json:
    told = ("hero", "space", "gold", "xp", "experience", "rumorCount", "clueCount", "flare")
    return {
        **{name: party[name] for name in told},
        "rumors": sorted(party.get("rumors", [])),
        "items": sorted(item["card"] for item in party["items"]),
        "allies": sorted((ally["card"], ally["counters"]["wound"]) for ally in party["allies"]),
    }


@pytest.mark.parametrize("number", CASES)
def test_the_events_of_a_move_lead_from_one_view_to_the_next(desk: Desk, number: int) -> None:
    steps = list(steps_of(number))
    cards = make_game({}, 1).content.cards
    allies = [card.id for card in cards if card.is_character() and card.type == 1]
    load = "const module = await load('story/after');"
    told = json.loads(desk.run("", load + TELL, steps=json.dumps(steps), allies=allies))
    for step, found in zip(steps, told, strict=True):
        one, other = drawn(found), drawn(step["after"])
        kinds = {event["kind"] for event in step["events"]}
        assert one == other, kinds
        if kinds <= {"roll", "set_die", "move"}:  # dice leave without a word when a hero stops
            assert found["dice"] == step["after"]["dice"]


# A turn in a line ---------------------------------------------------------------------------------


def facts(desk: Desk, *events: Json) -> str:
    said: str = desk.run("", "const telling = await load('story/telling');" + FACTS, events=events)
    return said


def event(kind: str, seat: int = 0, rule: str = "rune", **values: object) -> Json:
    return {"kind": kind, "seat": seat, "rule": rule, **values}


def test_a_turn_is_told_in_one_line(desk: Desk) -> None:
    assert facts(desk, event("roll", dice=[1, 2, 4])) == "rolls 3 dice"
    walk = [{**event("move", space="b1"), "from": "a1"}, event("move", space="c1")]
    met = [event("fight", foe="troll")]
    assert facts(desk, *walk, *met) == "2 steps to C1, meets TROLL"
    won = [event("reward", foe="troll", xp=2), event("gold", n=3), event("rumor")]
    line = "2 steps to C1, beats TROLL, +2 experience, +3 gold, 1 rumor"
    assert facts(desk, *walk, *met, *won) == line
    fell = [event("knock_out"), event("carried", rule="rune.ko.sequence", space="suluk")]
    line = "2 steps to C1, falls to TROLL, knocked out, now in SULUK"
    assert facts(desk, *walk, *met, *fell) == line
    assert facts(desk, event("survival", amounts=[2])) == "stays"
    duel = [event("duel", other=1), event("knock_out", seat=1)]
    assert facts(desk, *duel) == "beats H1"


# On the page --------------------------------------------------------------------------------------


SLOW = 4  # times as long: nothing ends while it is looked at
SIZES = ((1024, 600), (844, 390), (390, 844), (1280, 800))
SETTLED_MS = 300
# Which of the tools and zoom buttons the line of others' turns lies over, at its longest.
COVERED = """async () => {
  const facts = document.querySelector(".turn-head .turn-facts");
  const added = ["5 steps to Tikaani", "beats Rusted Sentry", "buys Luckstone"].map((text) =>
    Object.assign(document.createElement("span"), { className: "turn-fact", textContent: text }));
  facts.append(...added);
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame); // sizes come later
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const meets = (one, other) => {
    const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  };
  const line = seen(".turn-head, .turn-skip");
  const found = seen(".zoom-buttons button, .tools").filter((one) =>
    line.some((part) => meets(part, one)));
  for (const one of added) one.remove();
  return found.map((one) => one.className).join();
}"""


def is_asked_to_roll(turn: int) -> Callable[[Json], bool]:
    """Whether Ada, at seat 0, begins that turn of hers."""

    def found(state: Json) -> bool:
        view = state["view"]
        is_own = state["asked"] == [0] and view["active"] == 0 and not view["dice"]
        return is_own and view["parties"][0]["turns"] == turn and view["step"] == "before_moving"

    return found


def cautious(choices: list[Json]) -> Json:
    """Whoever passes whatever can be passed is soon done with a turn."""
    ways = [choice for choice in choices if choice["move"] in ("pass", "stop", "leave")]
    return (ways or choices)[0]


def test_others_are_told_while_one_waits_and_skipped_with_one_press(
    house: Server, sit: Sit, axe: str
) -> None:
    """Of three: dice roll, each turn of others has its line, and a key leads to the own turn."""
    held = new_table(house, person("Ada"), FOX, FOX, game="runebound")
    play(house, held, until=is_asked_to_roll(1), choose=cautious)
    me = sit(house, Look(motion="no-preference", pace=SLOW))
    me.hold(held, "runebound")
    me.go(f"#/table/{held.id}")
    asked = me.page.locator(".status.turn")
    expect(asked).to_be_visible()
    expect(me.page).to_have_title(re.compile("Your turn"))
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".fx-tray.shown .fx-die")).not_to_have_count(0)
    me.page.keyboard.press("x")
    expect(me.page.locator(".fx-tray.shown")).to_have_count(0)
    expect(asked).to_be_visible()
    # Somebody else with the same seat plays on, and the page follows.
    play(house, held, until=is_asked_to_roll(2), choose=cautious)
    expect(me.page.locator(".turn-head")).to_be_visible()
    expect(asked).not_to_be_visible()
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(SETTLED_MS)
        assert not me.page.evaluate(COVERED), f"{width}x{height}"
    me.page.set_viewport_size({"width": 1280, "height": 800})
    me.page.keyboard.press("x")
    expect(asked).to_be_visible()
    me.page.locator(".turn-head").click()
    lines = me.page.locator(".turn-list li")
    expect(lines).to_have_count(2)
    for line in lines.all():
        expect(line).to_contain_text(re.compile("step|stays|carried|knocked"))
    me.page.evaluate(axe)
    assert not violations(me)
    me.button("Show it again").click()
    expect(me.page.locator(".over .fx-trail, .over .fx-ring")).not_to_have_count(0)
    expect(me.page.locator(".space.can")).to_have_count(0)  # nothing can be chosen meanwhile
    me.page.keyboard.press("x")
    expect(me.page.locator(".over > *")).to_have_count(0)
    expect(asked).to_be_visible()
    me.page.reload()  # what was missed is not lost with the page
    expect(asked).to_be_visible()
    me.page.locator(".turn-head").click()
    me.button("Show it again").click()
    expect(me.page.locator(".over .fx-trail, .over .fx-ring")).not_to_have_count(0)
    me.page.keyboard.press("x")
    expect(asked).to_be_visible()
