"""js/table/session.js: what a board is told to have happened."""

from typing import Any

from tests.browser.lib.workbench import Workbench

# The other end of the line is in the hand of the test.
SIT_DOWN = """
  globalThis.WebSocket = class extends EventTarget {
    constructor() {
      super();
      globalThis.end = this;
      queueMicrotask(() => this.dispatchEvent(new Event("open")));
    }
    send() {}
    close() {}
  };
  globalThis.tell = (message) =>
    end.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  globalThis.told = [];
  globalThis.sitting = new session.Session("table");
  sitting.addEventListener("position", ({ detail: { events } }) =>
    told.push(events.map(({ kind }) => kind)),
  );
"""
WELCOME = {
    "type": "welcome",
    "table": {"commitment": "", "game": "claim", "options": {}, "leaving": "ends"},
    "seats": [],
    "you": {"seats": [0], "seat": 0},
    "chat": [],
    "phrases": [],
}


def state(first: int, *kinds: str, seat: int = 0) -> dict[str, Any]:
    lines = [{"text": kind, "quiet": False, "event": {"kind": kind}} for kind in kinds]
    log = {"from": first, "lines": lines}
    return {"type": "state", "stage": "playing", "seat": seat, "asked": [], "log": log}


def events(bench: Workbench, *messages: object) -> Any:
    """What came with each state that is shown."""
    bench.run(SIT_DOWN)
    return bench.run(
        "for (const message of messages) tell(message); return told", messages=messages
    )


def test_a_state_comes_with_what_happened_since_the_one_before(bench: Workbench) -> None:
    told = events(
        bench, WELCOME, state(0, "deal"), state(1, "play", "win"), state(3), state(3, "play")
    )
    assert told == [[], ["play", "win"], [], ["play"]]


def test_the_deal_has_happened_for_whoever_waited_for_it(bench: Workbench) -> None:
    waiting = {**state(0), "stage": "waiting"}
    assert events(bench, WELCOME, waiting, state(0, "deal")) == [[], ["deal"]]


def test_nothing_has_happened_after_a_move_was_taken_back(bench: Workbench) -> None:
    taken_back = [state(1), state(1, "other")]
    told = events(bench, WELCOME, state(0, "deal"), state(1, "play"), *taken_back)
    assert told == [[], ["play"], [], ["other"]]


def test_nothing_has_happened_when_the_language_changes_or_the_line_comes_back(
    bench: Workbench,
) -> None:
    told = events(
        bench, WELCOME, state(0, "deal"), WELCOME, state(0, "deal", "play"), state(2, "win")
    )
    assert told == [[], [], ["win"]]


def test_other_eyes_see_no_events_of_the_first(bench: Workbench) -> None:
    told = events(bench, WELCOME, state(0, "deal"), state(1, "play", seat=1))
    assert told == [[], []]
