"""js/table/table.js: answers that are noted in a window, and those that nobody has pressed."""

from typing import Any

from tests.browser.lib.workbench import Workbench

# A table in a window; the server notes every answer.
SIT_DOWN = """
  globalThis.sent = [];
  const choices = [{ move: "pass", label: "Pass" }, { move: "!lamp", label: "Play the lamp" }];
  globalThis.state = {
    version: 7, seat: 0, choices, early: null, window: { lasts: 1500, left: 1500, holds: [] },
  };
  const line = { ask: async (type, { move }) => (sent.push(move), { type: "noted" }) };
  const drawn = { redraw() {}, proposal() {} };
  globalThis.sitting = new table.PlayTable(
    { socket: line, state, seats: [], pace: { isRunning: false } }, {}, {}, null, drawn);
  sitting.moved(state);
"""


def answers(bench: Workbench, *moves: str) -> Any:
    bench.run(SIT_DOWN)
    return bench.run(
        "for (const move of moves) await sitting.act(move);"
        "return { sent, noted: sitting.noted, busy: sitting.busy }",
        moves=moves,
    )


def test_a_noted_answer_can_be_changed_and_is_not_sent_twice(bench: Workbench) -> None:
    found = answers(bench, "pass", "pass", "!lamp", "pass")
    assert found["sent"] == ["pass", "!lamp", "pass"]
    assert found["noted"] == {"move": "pass", "label": "Pass"}
    assert found["busy"] is False


def test_the_server_knows_what_is_noted(bench: Workbench) -> None:
    """After a lost line the window opens anew, and what was said in the old one is forgotten."""
    answers(bench, "pass")
    assert bench.run("sitting.moved(state); return sitting.noted") is None


def test_an_answer_that_nobody_has_pressed_takes_its_time_among_people(bench: Workbench) -> None:
    waits = """
      const times = (company, rhythm) => Array.from({ length: 50 }, () =>
        table.PlayTable.prototype.hesitation.call(
          { session: { company, welcome: { table: { rhythm } }, clockAt: performance.now() } }));
      return [times(true, "relaxed"), times(false, "relaxed"), times(true, "poker")];
    """
    among_people, alone, with_a_poker_face = bench.run(waits)
    assert 500 < min(among_people) < max(among_people) < 3000
    assert set(alone) == set(with_a_poker_face) == {0}
