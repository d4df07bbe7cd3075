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


def long_log(first: int, *kinds: str) -> dict[str, Any]:
    """Lines that come before their state."""
    return {"type": "log", **state(first, *kinds)["log"]}


def test_the_lines_of_a_long_log_are_no_news_for_whoever_comes(bench: Workbench) -> None:
    told = events(bench, WELCOME, long_log(0, "deal", "play"), state(2, "win"), state(3, "play"))
    assert told == [[], ["play"]]
    texts = bench.run("return sitting.lines.map(({ text }) => text)")
    assert texts == ["deal", "play", "win", "play"]


def test_when_a_long_log_is_told_again_at_the_end_only_the_last_move_has_happened(
    bench: Workbench,
) -> None:
    end = {**state(2, "win", "play", "end"), "stage": "over"}
    told = events(bench, WELCOME, state(0, "deal", "play", "win"), long_log(0, "deal", "play"), end)
    assert told == [[], ["play", "end"]]


def playing(version: int, first: int, *kinds: str, **fields: object) -> dict[str, Any]:
    return {**state(first, *kinds), "version": version, "view": {}, **fields}


def shown(bench: Workbench, *messages: object) -> Any:
    """What a board is shown that begins when all this has come, and then draws."""
    events(bench, *messages)
    return bench.run("""
      told.length = 0;
      const shown = [];
      sitting.begin(({ log }, events) => {
        shown.push(log.lines.map(({ text }) => text));
        return [];
      });
      return [shown, told, sitting.state.version];
    """)


def test_what_came_while_the_page_was_loading_follows_the_deal(bench: Workbench) -> None:
    dealt = [
        WELCOME,
        playing(1, 0, "deal"),
        playing(2, 1, "artifact"),
        playing(3, 2, "play", "win"),
    ]
    steps = [["deal"], ["artifact"], ["play", "win"]]
    assert shown(bench, *dealt) == [steps, steps, 3]


def test_a_game_that_has_gone_on_is_shown_as_it_is(bench: Workbench) -> None:
    joined = [WELCOME, playing(3, 0, "deal", "play"), playing(4, 2, "win")]
    assert shown(bench, *joined) == [[], [[]], 4]


def test_what_came_before_the_language_changed_is_shown_once(bench: Workbench) -> None:
    again = [WELCOME, playing(1, 0, "deal"), WELCOME, playing(2, 0, "deal", "play")]
    steps = [["deal", "play"]]
    assert shown(bench, *again) == [steps, steps, 2]


def test_of_a_game_that_has_ended_meanwhile_the_end_is_shown(bench: Workbench) -> None:
    ended = [WELCOME, playing(1, 0, "deal"), playing(2, 0, "deal", "resign", stage="over")]
    assert shown(bench, *ended) == [[], [[]], 2]


PERSON = {"kind": "person", "name": "Bo", "level": None, "present": True, "away": False}


def test_a_window_is_held_and_closed_for_its_own_position_only(bench: Workbench) -> None:
    opened = {"lasts": 1500, "left": 1500, "holds": []}
    bench.run(SIT_DOWN)
    found = bench.run(
        """
          const seen = [];
          for (const message of messages) {
            tell(message);
            seen.push(sitting.state?.window?.holds ?? null);
          }
          return seen;
        """,
        messages=[
            WELCOME,
            {**state(0, "deal"), "version": 3, "window": opened},
            {"type": "window", "version": 3, **opened, "holds": [1]},
            {"type": "window", "version": 2, **opened},
            {"type": "window", "version": 3, "lasts": 0, "left": 0, "holds": []},
        ],
    )
    assert found == [None, [], [1], [1], None]


def test_a_seat_may_be_taken_over_when_its_time_has_run_down(bench: Workbench) -> None:
    here, gone = {**PERSON, "takeover": None}, {**PERSON, "present": False, "takeover": 5000}
    bench.run(SIT_DOWN)
    found = bench.run(
        """
          const left = () =>
            [...sitting.absent.values()].map(({ until }) => until - performance.now());
          const seen = [];
          for (const message of messages) {
            tell(message);
            seen.push(left());
          }
          return seen;
        """,
        messages=[
            {**WELCOME, "seats": [here, gone]},
            {"type": "seats", "seats": [here, here], "leaving": "ends"},
        ],
    )
    assert [len(each) for each in found] == [1, 0]
    assert 0 < found[0][0] <= 5000


def test_what_the_computer_did_is_told_until_it_is_read(bench: Workbench) -> None:
    welcome = {**WELCOME, "stood_in": {"level": "Fox", "moves": ["pass"]}}
    bench.run(SIT_DOWN)
    found = bench.run(
        """
          tell(welcome);
          const first = sitting.stoodIn;
          sitting.dismissStandIn();
          tell({ ...welcome, chat: null });
          return [first.level, sitting.stoodIn];
        """,
        welcome=welcome,
    )
    assert found == ["Fox", None]
