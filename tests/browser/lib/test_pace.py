"""js/table/pace.js: what happened is shown in beats, then the position."""

from tests.browser.lib.workbench import Workbench

# Turns note what they show. Times are short or endless: nothing depends on how fast the machine is.
A_TABLE = """
  globalThis.seen = [];
  globalThis.tempo = new pace.Pace(() => seen.push("began"));
  globalThis.turn = (name, ...lasts) =>
    tempo.run(
      () => lasts.map((time, n) => ({ show: () => seen.push(name + (n + 1)), lasts: time })),
      () => seen.push(name + (tempo.isRunning ? " passes" : " stays")),
    );
  globalThis.ENDLESS = 1e6;
"""
WAIT = """
  while (tempo.isRunning) await new Promise((go) => setTimeout(go, 5));
"""


def test_a_position_without_beats_is_there_at_once(bench: Workbench) -> None:
    assert bench.run(A_TABLE, "turn('a'); return seen") == ["a stays"]


def test_beats_come_in_order_and_the_position_after_them(bench: Workbench) -> None:
    script = "turn('a', 20, 20); const first = [...seen];"
    shown = bench.run(A_TABLE, script, WAIT, "return [first, seen]")
    assert shown == [["began", "a1"], ["began", "a1", "a2", "a stays"]]


def test_each_beat_lasts_its_time_by_the_readers_pace(bench: Workbench) -> None:
    script = """
      store.settings.set("pace", share);
      const began = performance.now();
      turn("a", lasts, lasts);
    """
    for share, lasts in ((1, 100), (2, 50), (1e-6, 1e6)):  # the last would take half an hour
        took = bench.run(
            A_TABLE, script, WAIT, "return performance.now() - began", share=share, lasts=lasts
        )
        assert took >= min(195, share * lasts)


def test_a_newer_position_makes_the_older_ones_hurry_but_none_is_left_out(bench: Workbench) -> None:
    script = "turn('a', ENDLESS, ENDLESS); turn('b', ENDLESS); turn('c', 1);"
    shown = bench.run(A_TABLE, script, WAIT, "return seen")
    began = ["began", "a1", "a2", "a passes", "began", "b1", "b passes", "began", "c1", "c stays"]
    assert shown == began


def test_the_beats_of_a_turn_may_be_given_a_time_in_which_all_of_them_must_be_shown(
    bench: Workbench,
) -> None:
    script = """
      tempo.run(() => [1, 2].map((n) => ({ show: () => seen.push(n), lasts: ENDLESS })),
        () => seen.push("there"), 20);
    """
    assert bench.run(A_TABLE, script, WAIT, "return seen") == ["began", 1, 2, "there"]


def test_a_skip_shows_every_position_in_order_and_no_beat_more(bench: Workbench) -> None:
    script = "turn('a', ENDLESS, ENDLESS); turn('b', ENDLESS); tempo.skip(); return seen"
    assert bench.run(A_TABLE, script) == ["began", "a1", "a passes", "b stays"]


def test_what_was_dropped_is_never_shown(bench: Workbench) -> None:
    script = "turn('a', ENDLESS); turn('b'); tempo.drop(); turn('c'); return seen"
    assert bench.run(A_TABLE, script) == ["began", "a1", "c stays"]


def test_a_key_or_a_press_skips_and_does_nothing_else(bench: Workbench) -> None:
    bench.run(
        A_TABLE,
        """
        const button = dom.h("button", { id: "card", onclick: () => seen.push("clicked") }, "Card");
        const board = dom.h("div", {}, button);
        const field = dom.h("input", { id: "chat" });
        document.querySelector(".lost").replaceChildren(board, field);
        tempo.listen(board);
        keys.keys({ x: () => seen.push("x") });
        """,
    )
    page = bench.page

    def shown() -> object:
        return bench.run("return seen.splice(0)")

    bench.run("turn('a', ENDLESS)")
    page.keyboard.press("Shift")
    page.keyboard.press("x")
    page.keyboard.press("x")
    assert shown() == ["began", "a1", "a stays", "x"]

    bench.run("turn('b', ENDLESS)")
    page.locator("#card").click()
    page.locator("#card").click()
    assert shown() == ["began", "b1", "b stays", "clicked"]

    bench.run("turn('c', ENDLESS)")
    page.locator("#card").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert shown() == ["began", "c1", "c stays", "clicked"]

    bench.run("turn('d', ENDLESS)")
    page.locator("#chat").fill("")
    page.keyboard.type("hi")
    assert shown() == ["began", "d1"]
    assert page.locator("#chat").input_value() == "hi"
    bench.run("tempo.close()")
