"""js/lib/socket.js: the connection to a table."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import Sit
from tests.browser.lib.workbench import Workbench
from tests.browser.person import Look
from tests.browser.robot import COMPUTER, Held, Json, new_table, person
from tests.table.server import Server

SIT_DOWN = """
  globalThis.heard = [];
  globalThis.line = new socket.TableSocket(id, token);
  for (const type of ["online", "offline", "refused", "welcome", "state"])
    line.addEventListener(type, ({ detail }) => heard.push({ type, ...detail }));
"""
# The other end of the line, in the hand of the test.
OTHER_END = """
  globalThis.ends = [];
  globalThis.WebSocket = class extends EventTarget {
    constructor() {
      super();
      this.said = [];
      ends.push(this);
      queueMicrotask(() => this.dispatchEvent(new Event("open")));
    }
    send(text) { this.said.push(JSON.parse(text)); }
    tell(message) {
      const data = JSON.stringify(message);
      this.dispatchEvent(new MessageEvent("message", { data }));
    }
    close(code = 1006) { this.dispatchEvent(new CloseEvent("close", { code })); }
  };
  const [id, token] = ["table", "token"];
"""
A_TURN = "await new Promise((resolve) => setTimeout(resolve));"


class Wire:
    """What a page says on its connections, and how many there have been."""

    def __init__(self, page: Page) -> None:
        self.connections = 0
        self.said: list[Json] = []
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        self.connections += 1
        line.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def entropies(self) -> list[str]:
        return [each["entropy"] for each in self.said if each["type"] == "hello"]


def sit_down(bench: Workbench, table: Held) -> None:
    bench.run(SIT_DOWN, id=table.id, token=table.token)
    bench.wait_for("heard.some(({ type }) => type === 'state')")


def test_each_message_of_the_server_is_an_event_of_its_type(
    server: Server, bench: Workbench
) -> None:
    sit_down(bench, new_table(server, person("Ada"), COMPUTER))
    heard = bench.run("return heard")
    assert [each["type"] for each in heard[:3]] == ["online", "welcome", "state"]
    assert heard[1]["you"]["seats"] == [0]


def test_an_answer_finds_who_asked_and_an_error_is_thrown(server: Server, bench: Workbench) -> None:
    sit_down(bench, new_table(server, person("Ada"), COMPUTER))
    script = """
      const late = line.ask("act", { version: 999, move: "YE4" });
      const [pong, stale] = await Promise.allSettled([line.ask("ping"), late]);
      return [pong.value.type, stale.status, stale.reason.code];
    """
    assert bench.run(script) == ["pong", "rejected", "E_STALE"]


def test_answers_may_come_in_any_order(bench: Workbench) -> None:
    script = """
      const [end] = ends;
      end.tell({ type: "welcome" });
      const asked = ["a", "b", "c"].map((move) => line.ask("why", { move }));
      const [a, b, c] = end.said.slice(-3).map(({ id }) => id);
      end.tell({ type: "why", re: c, move: "c" });
      end.tell({ type: "error", re: a, code: "E_MOVE" });
      end.tell({ type: "why", re: b, move: "b" });
      const answers = await Promise.allSettled(asked);
      return answers.map(({ value, reason }) => value?.move ?? reason.code);
    """
    assert bench.run(OTHER_END, SIT_DOWN, A_TURN, script) == ["E_MOVE", "b", "c"]


def test_what_is_said_before_the_welcome_waits_for_it(bench: Workbench) -> None:
    script = """
      void line.ask("ping");
      const [end] = ends;
      const before = end.said.map(({ type }) => type);
      end.tell({ type: "welcome" });
      return [before, end.said.map(({ type }) => type)];
    """
    assert bench.run(OTHER_END, SIT_DOWN, A_TURN, script) == [["hello"], ["hello", "ping"]]


def test_a_question_without_a_line_is_an_error_at_once(bench: Workbench) -> None:
    script = """
      ends[0].tell({ type: "welcome" });
      const pending = line.ask("hint");
      ends[0].close();
      const answers = await Promise.allSettled([pending, line.ask("hint")]);
      return answers.map(({ reason }) => reason.code);
    """
    assert bench.run(OTHER_END, SIT_DOWN, A_TURN, script) == ["E_OFFLINE", "E_OFFLINE"]


def test_a_line_that_was_lost_comes_back_with_growing_pauses(bench: Workbench) -> None:
    script = """
      const pauses = [];
      const later = globalThis.setTimeout;
      globalThis.setTimeout = (run, pause) => { pauses.push(pause); later(run); };
      ends[0].tell({ type: "welcome" });
      for (let n = 0; n < 9; n += 1) {
        ends.at(-1).close();
        await new Promise((resolve) => later(resolve, 5));
      }
      globalThis.setTimeout = later;
      return [pauses, heard.filter(({ type }) => type === "offline").length];
    """
    pauses, times_told = bench.run(OTHER_END, SIT_DOWN, A_TURN, script)
    longest = [300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000, 10_000]
    assert len(pauses) == 9
    assert all(0.6 * most <= pause <= most for pause, most in zip(pauses, longest, strict=True))
    assert times_told == 1


def test_a_line_that_is_silent_for_long_is_felt_and_then_left(bench: Workbench) -> None:
    script = """
      ends[0].tell({ type: "welcome" });
      ends[0].close = () => {};  // nobody is there to close it with
      const now = Date.now;
      const after = (seconds) => {
        Date.now = () => now() + 1000 * seconds;
        pulse();
        return [ends[0].said.length, line.online];
      };
      const seen = [15, 25, 35].map(after);
      Date.now = now;
      return seen;
    """
    pulse = "globalThis.setInterval = (run) => (globalThis.pulse = run);"
    seen = bench.run(pulse, OTHER_END, SIT_DOWN, A_TURN, script)
    assert seen == [[1, True], [2, True], [2, False]]


def test_a_line_that_was_closed_stays_closed(bench: Workbench) -> None:
    script = """
      ends[0].tell({ type: "welcome" });
      line.close();
      dispatchEvent(new Event("online"));
      await new Promise((resolve) => setTimeout(resolve, 400));
      const { code } = await line.ask("ping").catch((error) => error);
      return [ends.length, heard.map(({ type }) => type), code];
    """
    heard = bench.run(OTHER_END, SIT_DOWN, A_TURN, script)
    assert heard == [1, ["online", "welcome"], "E_OFFLINE"]


def test_the_server_is_told_of_a_new_language(server: Server, bench: Workbench) -> None:
    sit_down(bench, new_table(server, person("Ada"), COMPUTER))
    bench.run("await i18n.setLanguage('nl')")
    bench.wait_for("heard.filter(({ type }) => type === 'welcome').length === 2")
    english, dutch = bench.run("return heard.filter(({ type }) => type === 'welcome')")
    assert english["phrases"] != dutch["phrases"]


def test_a_line_comes_back_after_the_server_dropped_it_with_the_same_chance(
    own_server: Server, sit: Sit
) -> None:
    me = sit(own_server, Look())
    me.expect_errors("ERR_CONNECTION_REFUSED", "WebSocket connection to")
    wire = Wire(me.page)
    bench = Workbench(me)
    table = new_table(own_server, person("Ada"), COMPUTER)
    sit_down(bench, table)
    own_server.kill()
    bench.wait_for("!line.online")
    own_server.start()
    bench.wait_for("line.online")
    assert bench.run("return (await line.ask('ping')).type") == "pong"
    bench.reload()
    sit_down(bench, table)
    first, *later = wire.entropies()
    assert re.fullmatch("[0-9a-f]{32}", first)
    assert len(later) >= 2
    assert set(later) == {first}


@pytest.mark.parametrize(("is_known", "code"), [(False, 4404), (True, 4401)])
def test_a_line_that_is_refused_does_not_come_back(
    server: Server, sit: Sit, code: int, *, is_known: bool
) -> None:
    me = sit(server, Look())
    wire = Wire(me.page)
    bench = Workbench(me)
    table = new_table(server, person("Ada"), COMPUTER).id if is_known else "nothing"
    bench.run(SIT_DOWN, id=table, token="stolen")
    bench.wait_for("heard.length > 0")
    bench.page.wait_for_timeout(500)
    assert bench.run("return heard") == [{"type": "refused", "code": code}]
    assert wire.connections == 1
