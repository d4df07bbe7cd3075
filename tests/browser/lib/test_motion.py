"""js/lib/motion.js: things slide from where they were to where they are."""

from typing import Literal

import pytest

from tests.browser.lib.workbench import Workbench

Box = list[float]  # left, top, width, height


# A ground and things on it; flights are stopped, and wound to where a test looks.
GROUND = """
  const everywhere = { position: "fixed", inset: 0, "z-index": 5 };
  const ground = dom.h("div", { style: everywhere });
  document.body.append(ground);
  const place = (element, style) => {
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
    return element;
  };
  const thing = (key, style, parent = ground, tag = "button") => {
    const element = dom.h(tag, { dataset: { key } });
    const size = { width: "50px", height: "70px", padding: 0, border: 0 };
    parent.append(place(element, { position: "absolute", ...size, ...style }));
    return element;
  };
  const plain = () => thing("a", { left: "20px", top: "30px" });
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
  };
  const flights = () => ground.getAnimations({ subtree: true });
  const wind = (part) => {
    for (const flight of flights()) {
      const { delay, duration } = flight.effect.getTiming();
      flight.pause();
      flight.currentTime = delay + part * duration;
    }
  };
"""


Preference = Literal["no-preference", "reduce"]


def near(one: Box, other: Box) -> bool:
    return all(abs(a - b) <= 1 for a, b in zip(one, other, strict=True))


def between(part: Box, start: Box, end: Box) -> bool:
    return not near(part, start) and not near(part, end)


SHAPES = {
    "plain": ("plain()", 'place(it, { left: "400px", top: "200px" })'),
    "turned": (
        'thing("a", { left: "20px", top: "60px", transform: "rotate(-20deg)" })',
        'place(it, { left: "400px", transform: "translate(9px, 140px) rotate(35deg)" })',
    ),
    "grown": (
        "plain()",
        'place(it, { left: "400px", top: "200px", width: "100px", height: "140px" })',
    ),
    "scaled": ("plain()", 'place(it, { left: "400px", top: "200px", transform: "scale(0.5)" })'),
    "on a zoomed page": (
        "(place(ground, { zoom: 1.5 }), plain())",
        'place(it, { left: "400px", top: "200px" })',
    ),
    "in a picture": (
        """(() => {
          const rect = '<rect data-key="a" x="5" y="5" width="10" height="14"/>';
          const svg = dom.picture(`<svg viewBox="0 0 100 100"><g>${rect}</g></svg>`);
          const drawn = place(svg, { width: "600px", height: "600px" });
          ground.append(drawn);
          return drawn.querySelector("rect");
        })()""",
        '(it.setAttribute("x", 60), it.setAttribute("y", 70))',
    ),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_thing_slides_from_its_old_box_to_its_new_one(bench: Workbench, shape: str) -> None:
    before, after = SHAPES[shape]
    scene = f"const it = {before}; const change = () => {after};"
    script = """
      const old = box(it);
      void motion.move(ground, change);
      const seen = [0, 0.3, 1].map((part) => (wind(part), box(it)));
      for (const flight of flights()) flight.cancel();
      return [old, ...seen, box(it)];
    """
    old, start, middle, end, new = bench.run(GROUND, scene, script)
    assert near(start, old)
    assert between(middle, old, new)
    assert near(end, new)
    assert not near(old, new)


def test_a_thing_that_stays_is_not_moved(bench: Workbench) -> None:
    script = """
      const [still, other] = [thing("a", { left: 0 }), thing("b", { left: "100px" })];
      void motion.move(ground, () => place(other, { left: "200px" }));
      return [still.getAnimations().length, other.getAnimations().length];
    """
    assert bench.run(GROUND, script) == [0, 1]


def test_an_update_in_mid_flight_goes_on_from_what_is_seen(bench: Workbench) -> None:
    script = """
      const it = plain();
      void motion.move(ground, () => place(it, { left: "400px" }));
      wind(0.4);
      const seen = box(it);
      void motion.move(ground, () => place(it, { left: "100px", top: "300px" }));
      const then = box(it);
      const count = it.getAnimations().length;
      wind(1);
      return [seen, then, count, box(it)];
    """
    seen, then, count, end = bench.run(GROUND, script)
    assert near(then, seen)
    assert 25 < seen[0] < 395
    assert count == 1
    assert near(end, [100, 300, 50, 70])


def test_an_update_that_leaves_its_goal_alone_does_not_delay_a_flight(bench: Workbench) -> None:
    script = """
      const [it, other] = [plain(), thing("b", { left: "600px" })];
      void motion.move(ground, () => place(it, { left: "400px" }));
      wind(0.4);
      const [seen, time] = [box(it), flights()[0].currentTime];
      void motion.move(ground, () => place(other, { left: "700px" }));
      const [flight] = it.getAnimations();
      return [seen, box(it), time, flight.currentTime];
    """
    seen, then, time, later = bench.run(GROUND, script)
    assert near(then, seen)
    assert later == pytest.approx(time, abs=0.1)


def test_a_new_thing_comes_from_where_it_says(bench: Workbench) -> None:
    script = """
      const deck = thing("deck", { left: "20px", top: "30px" });
      void motion.move(ground, () => {
        for (const [key, from] of [["a", "deck"], ["b", null]]) {
          const card = thing(key, { left: "500px", top: "90px" });
          if (from) card.dataset.from = from;
        }
      });
      return [deck, ...ground.querySelectorAll("[data-key=a], [data-key=b]")].map(box);
    """
    deck, from_the_deck, from_nowhere = bench.run(GROUND, script)
    assert near(from_the_deck, deck)
    assert near(from_nowhere, [500, 90, 50, 70])


def test_it_is_the_key_that_moves_whatever_element_has_it(bench: Workbench) -> None:
    """A card that goes from the hand to the trick flies above what lies between."""
    script = """
      const hand = thing("hand", { left: 0 }, ground, "div");
      const trick = thing("trick", { left: "300px" }, ground, "div");
      const card = thing("a", { left: "10px", top: "10px" }, hand);
      const old = box(card);
      let other;
      void motion.move(ground, () => {
        card.remove();
        other = thing("a", { left: "40px", top: "80px" }, trick);
      });
      return [old, box(other), getComputedStyle(other).zIndex];
    """
    old, start, above = bench.run(GROUND, script)
    assert near(start, old)
    assert above == "20"


def test_a_thing_is_carried_by_what_it_lies_on(bench: Workbench) -> None:
    """It does not go the way of the pile twice."""
    script = """
      const pile = thing("pile", { left: 0, top: 0 }, ground, "div");
      const card = thing("a", { left: "10px", top: "10px" }, pile);
      const old = box(card);
      void motion.move(ground, () => {
        place(pile, { left: "300px" });
        place(card, { top: "40px" });
      });
      const start = box(card);
      wind(1);
      return [old, start, box(card)];
    """
    old, start, end = bench.run(GROUND, script)
    assert near(start, old)
    assert near(end, [310, 40, 50, 70])


def test_things_start_one_after_the_other(bench: Workbench) -> None:
    script = """
      const things = [..."abc"].map((key, n) => thing(key, { left: `${60 * n}px` }));
      const options = { duration: "--d-settle", stagger: 60 };
      const update = () => things.forEach((each) => place(each, { top: "300px" }));
      void motion.move(ground, update, options);
      const timings = things.map((each) => each.getAnimations()[0].effect.getTiming());
      return timings.map(({ delay, duration }) => [delay, duration]);
    """
    assert bench.run(GROUND, script) == [[0, 520], [60, 520], [120, 520]]


def test_a_move_ends_when_everything_has_arrived(bench: Workbench) -> None:
    script = """
      const it = plain();
      const moved = motion.move(ground, () => place(it, { left: "400px" }));
      const before = flights().length;
      await moved;
      return [before, flights().length, box(it)];
    """
    before, after, end = bench.run(GROUND, script)
    assert (before, after) == (1, 0)
    assert near(end, [400, 30, 50, 70])


def test_what_moves_and_what_lies_around_it_can_be_clicked(bench: Workbench) -> None:
    script = """
      globalThis.clicked = [];
      const note = ({ target }) => clicked.push(target.dataset.key ?? "ground");
      ground.addEventListener("click", note);
      const [it, other] = [plain(), thing("b", { left: "300px", top: "300px" })];
      void motion.move(ground, () => place(it, { left: "600px", top: "300px" }));
      wind(0.3);
      return [it, other].map(box).map(([x, y, width, height]) => [x + width / 2, y + height / 2]);
    """
    centre_of_it, centre_of_other = bench.run(GROUND, script)
    for x, y in (centre_of_it, centre_of_other, (625, 335)):
        bench.page.mouse.click(x, y)
    assert bench.run("return clicked") == ["a", "b", "ground"]


@pytest.mark.parametrize(
    ("system", "chosen", "moves"),
    [
        ("reduce", "system", 0),
        ("no-preference", "none", 0),
        ("no-preference", "system", 1),
        ("reduce", "full", 1),
    ],
)
def test_nothing_moves_for_who_wants_less_motion(
    bench: Workbench, system: Preference, chosen: str, moves: int
) -> None:
    bench.page.emulate_media(reduced_motion=system)
    script = """
      store.settings.set("motion", chosen);
      const it = plain();
      const moved = motion.move(ground, () => place(it, { left: "400px" }));
      const slides = it.getAnimations().length;
      await moved;
      void motion.appear(it);
      return [slides, it.getAnimations().length, box(it)];
    """
    slides, appears, end = bench.run(GROUND, script, chosen=chosen)
    assert (slides, appears) == (moves, moves)
    assert moves or near(end, [400, 30, 50, 70])


def test_less_motion_ends_what_is_under_way(bench: Workbench) -> None:
    script = """
      const it = plain();
      void motion.move(ground, () => place(it, { left: "400px" }));
      store.settings.set("motion", "none");
      void motion.move(ground, () => {});
      return box(it);
    """
    assert near(bench.run(GROUND, script), [400, 30, 50, 70])
