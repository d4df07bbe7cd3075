"""What happened is seen before anything is asked about it: looked at frame by frame."""

import json
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hoarfrost.core.plain import Json
from tests.browser.conftest import Sit
from tests.browser.person import CORNER, QUICK, SILENCE, Look, Person, over
from tests.browser.robot import COMPUTER, Held, new_table, person, play, table_at
from tests.games.claim.scene import act, game_with, scene
from tests.shares import share
from tests.table.server import Server

FRAMES = (Path(__file__).parent / "frames.js").read_text()
PACE = 0.1  # of the usual time: a whole game is looked at
SLOW = 4  # times as long: nothing ends while it is looked at
LAST_TRICK = 13
JUST_BEGUN = 2  # as session.js has it: a table of this version is dealt before the reader's eyes
MOST_SHIFT = 0.02  # of the layout, without anybody's doing, in one window
WINDOW_MS, PAUSE_MS = 5000, 1000  # as browsers define it: so long at most, and it ends with a pause
DECIDED_MS = 1100 * PACE  # as beats.js has it
NOTHING_ASKED = ("Waiting", "Watching", "The game is over.")
MOVING, STILL = (1280, "no-preference"), (390, "reduce")
FROST = ["doppelgangers", "ice_kings", "ice_queens", "yetis", "frostbeasts"]


class Witness:
    """Somebody at a table, whose page is looked at in every frame."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.states: list[Json] = []
        self.parts: list[Json] = []  # of a long log, which come before their state
        self.logs: list[tuple[Json, list[Json]]] = []
        self.asked_on: set[str] = set()
        me.context.add_init_script(FRAMES)
        me.page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        if message["type"] == "log":
            self.parts.append(message)
        elif message["type"] == "state":
            self.states.append(message)
            self.logs.append((message, self.parts))
            self.parts = []
        elif message["type"] == "more":
            self.asked_on.add(message["prompt"])

    @property
    def frames(self) -> list[Json]:
        found: list[Json] = self.me.page.evaluate("frames_")
        return found

    @property
    def events(self) -> list[Json]:
        """What the page shows: all since it was opened, and of a new table the deal too.

        At the end the whole log is sent again.
        """
        lines: list[Json] = []
        found: list[Json] = []
        for state, before in self.logs:
            known = len(lines)
            for part in [*before, state["log"]]:
                lines[part["from"] :] = part["lines"]
            if known or state["version"] <= JUST_BEGUN:
                found += [line["event"] for line in lines[known:]]
        return found

    @property
    def jumps(self) -> list[Json]:
        """What moved at the table by itself; that the result takes its place is no jump."""
        self.me.page.wait_for_function("resultFrame_[1] !== null")
        begin, end = self.me.page.evaluate("resultFrame_")
        found: list[Json] = self.me.page.evaluate("jumps_")
        return [jump for jump in found if not begin <= jump["at"] < end]


def windows(jumps: list[Json]) -> list[list[Json]]:
    """Jumps that follow each other, as Cumulative Layout Shift takes them together."""
    found: list[list[Json]] = []
    for jump in jumps:
        at = jump["at"]
        if found and at - found[-1][-1]["at"] < PAUSE_MS and at - found[-1][0]["at"] < WINDOW_MS:
            found[-1].append(jump)
        else:
            found.append([jump])
    return found


def total(jumps: list[Json]) -> float:
    return sum(float(jump["value"]) for jump in jumps)


def lying(play: Json | None) -> str | None:
    """The card, as long as it lies in the middle."""
    if play is None or play.get("lies", "won") not in ("won", "lost"):
        return None
    return str(play["card"])


def what_is_asked(frame: Json, states: list[Json]) -> bool:
    """Whether the frame shows a position in which this is asked."""
    return any(
        state["prompt"] == frame["ask"]
        and lying(state["view"].get("table", {}).get("lead")) == frame["lead"]
        and lying(state["view"].get("table", {}).get("second")) == frame["second"]
        and sorted(state["view"]["hand"][state["seat"]]) == frame["hand"]
        for state in states
        if state["view"] and state["seat"] is not None
    )


def is_beat(frame: Json) -> bool:
    return bool(frame["line"] or frame["scene"])


def offers(frame: Json, before: Json) -> bool:
    """Whether something can be chosen; what was just chosen may stay until the answer comes."""
    table = ("lead", "second", "hand")
    is_new = is_beat(frame) or any(frame[part] != before[part] for part in table)
    return bool(frame["legal"] or frame["button"] or (is_new and frame["offers"]))


def together(frames: list[Json]) -> Iterator[tuple[str, str, float]]:
    """Both cards of each trick that is won, and how long they lie there, in milliseconds."""
    keys = [(f["lead"], f["second"], f["wins"]) for f in frames]
    at = 0
    for key, group in groupby(keys):
        length = len(list(group))
        lead, second, wins = key
        end = min(at + length, len(frames) - 1)
        if wins and lead and second:
            yield lead, second, frames[end]["at"] - frames[at]["at"]
        at += length


@pytest.mark.parametrize(
    ("width", "motion"),
    share([MOVING], [MOVING, STILL]),
    ids=share(["moving"], ["moving", "still"]),
)
def test_no_prompt_asks_about_a_card_that_is_not_shown(
    server: Server, sit: Sit, width: int, motion: str
) -> None:
    me = sit(server, Look(width=width, motion=motion, pace=PACE))  # type: ignore[arg-type]
    witness = Witness(me)
    table = new_table(server, person("Ada"), COMPUTER, mix=FROST, artifacts=True)
    me.hold(table)
    me.go(f"#/table/{table.id}")
    me.play(me.move_with_artifacts, over)
    expect(me.page.locator(".result")).to_be_visible()

    frames, events = witness.frames, witness.events
    asking = [f for f in frames if f["ask"] not in (*NOTHING_ASKED, "") and not f["over"]]
    unseen = [
        f
        for f in asking
        if f["ask"] not in witness.asked_on and not what_is_asked(f, witness.states)
    ]
    assert len(asking) > 26
    assert not unseen, unseen[:3]
    early = [
        frame
        for before, frame in pairwise(frames)
        if offers(frame, before) and (frame["ask"] in NOTHING_ASKED or is_beat(frame))
    ]
    assert not early, early[:3]

    won = [
        (event["lead"]["card"], event["second"]["card"])
        for event in events
        if event["kind"] == "win" and event["lead"] and event["second"]
    ]
    seen: dict[tuple[str, str], float] = {}
    for lead, second, time in together(frames):  # the final trick lies there again after the end
        seen[lead, second] = max(time, seen.get((lead, second), 0))
    assert len(won) > 20
    assert not [pair for pair in won if pair not in seen], (won, seen)
    assert min(seen[pair] for pair in won) > DECIDED_MS * 0.4, seen

    played = [event for event in events if "artifact" in event or event["kind"] == "stab"]
    scenes = [b["scene"] for a, b in pairwise(frames) if b["told"] and b["told"] != a["told"]]
    assert len(played) >= 2
    assert scenes.count("artifact") == len(played)
    assert scenes.count("phase") == 1
    jumps = witness.jumps
    assert max(map(total, windows(jumps)), default=0) < MOST_SHIFT, jumps


def second_to_play(server: Server) -> Held:
    """A table at which the person answers a lead, in the middle of Phase 1."""

    def answers(state: Json) -> bool:
        table = state["view"].get("table") or {}
        return bool(state["choices"]) and state["view"]["trickNo"] > 2 and bool(table.get("lead"))

    table = new_table(server, person("Ada"), COMPUTER)
    assert answers(play(server, table, until=answers))
    return table


def sit_at(server: Server, sit: Sit, table: Held, pace: float = SLOW) -> Person:
    me = sit(server, Look(pace=pace))
    me.hold(table)
    me.go(f"#/table/{table.id}")
    expect(me.playable.first).to_be_visible()
    return me


def choose(me: Person) -> None:
    if not me.proposed.is_visible():
        me.playable.first.click(position=CORNER)
    expect(me.proposed).to_be_visible()


@pytest.mark.parametrize("way", ["key", "press"])
def test_any_key_or_press_shows_how_things_are_and_does_nothing_else(
    server: Server, sit: Sit, way: str
) -> None:
    me = sit_at(server, sit, second_to_play(server))
    page, line = me.page, me.page.locator(".trickline p")
    choose(me)
    me.proposed.click()
    expect(line).to_be_visible()
    expect(me.status).to_have_text("Waiting")
    expect(me.playable).to_have_count(0)
    assert me.state is not None
    before = me.log
    if way == "key":
        page.keyboard.press("1")
    else:
        page.locator(".hand .pc").first.click(position=CORNER, force=True)
    expect(line).to_have_count(0)
    assert me.log != before
    if len(me.state["choices"]) > 1:  # a lone one is proposed by itself
        expect(me.proposed).to_be_hidden()
    while not me.playable.count():  # the other leads, which is shown too
        page.keyboard.press(".")
        page.wait_for_timeout(20)
    page.locator(".hand .legal").first.click(position=CORNER)
    expect(me.proposed).to_be_visible()


def test_a_card_moves_when_it_is_played_and_goes_back_with_a_word_if_it_is_refused(
    own_server: Server, sit: Sit
) -> None:
    me = sit_at(own_server, sit, second_to_play(own_server), QUICK)
    me.expect_errors("WebSocket", "ERR_CONNECTION")
    page = me.page
    # The line stays silent: what is played lies there, and nothing more can be chosen.
    page.evaluate(SILENCE)
    choose(me)
    cards = me.hand.count()
    me.proposed.click()
    answer = page.locator(".slot.second .slotcards .pc")
    expect(answer).to_have_count(1)
    expect(me.hand).to_have_count(cards - 1)
    expect(me.playable).to_have_count(0)
    page.evaluate('refuse({ code: "E_ILLEGAL", message: "This card must wait." })')
    expect(page.get_by_text("This card must wait.")).to_be_visible()
    expect(answer).to_have_count(0)
    expect(me.hand).to_have_count(cards)
    expect(me.playable.first).to_be_visible()

    own_server.stop()
    expect(page.locator(".bar-line.offline").first).to_be_visible()
    choose(me)
    me.proposed.click()
    said = page.get_by_text("There is no connection to the table at the moment.")
    expect(said).to_be_visible()
    expect(me.hand).to_have_count(cards)


def test_no_card_can_be_chosen_while_the_answer_to_another_question_is_on_its_way(
    server: Server, sit: Sit
) -> None:
    flail = ["", "flail_of_dawn"]
    state = scene(
        phase=2, step="PHASE2_START", leader=1, hand=["GO4 UD3", "GO9 UD5"], artifacts=flail
    )
    act(state, "!flail_of_dawn")
    me = sit_at(server, sit, table_at(server, game_with(), state), QUICK)
    me.page.evaluate(SILENCE)
    choose(me)
    me.proposed.click()
    expect(me.status).to_have_text("Waiting")
    assert me.page.locator(".hand .legal").count() == 0
    me.page.evaluate('refuse({ code: "E_ILLEGAL", message: "This card must wait." })')
    expect(me.page.locator(".hand .legal")).to_have_count(2)


def test_what_comes_too_late_for_the_table_does_not_disturb_what_is_shown(
    server: Server, sit: Sit
) -> None:
    me = sit_at(server, sit, second_to_play(server))
    # The move is made, but it is told as if another had been made before it.
    me.page.evaluate("""() => {
      const { send } = WebSocket.prototype;
      WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.type !== "act") return send.call(this, text);
        globalThis.refuse = () => {
          const error = { type: "error", re: message.id, code: "E_STALE", message: "" };
          const data = JSON.stringify(error);
          this.dispatchEvent(new MessageEvent("message", { data }));
        };
        send.call(this, JSON.stringify({ ...message, id: 10_000 }));
      };
    }""")
    cards = me.hand.count()
    choose(me)
    me.proposed.click()
    expect(me.page.locator(".trickline p")).to_be_visible()
    me.page.evaluate("refuse()")
    expect(me.status).to_have_text("Waiting")
    assert me.page.locator(".trickline p").count() == 1
    assert me.hand.count() == cards - 1


def test_phase_2_is_a_scene_before_the_new_hand_is_asked_for(server: Server, sit: Sit) -> None:
    def is_last(state: Json) -> bool:
        view = state["view"]
        return bool(state["choices"]) and view["phase"] == 1 and view["trickNo"] == LAST_TRICK

    table = new_table(server, person("Ada"), COMPUTER)
    assert is_last(play(server, table, until=is_last))
    me = sit_at(server, sit, table)
    watcher = sit(server, Look(pace=SLOW))
    watcher.go(f"#/table/{table.id}")
    expect(watcher.page.locator(".hand .pc")).to_have_count(1)
    me.turn(me.move_by_mouse)
    # The last trick is looked at first.
    expect(me.page.locator(".trickline p")).to_be_visible()
    expect(me.page.locator(".hand .pc")).to_have_count(0)
    for reader, text in ((me, "Now they are your hand."), (watcher, "become the new hands.")):
        scene = reader.page.locator(".scene[data-scene=phase]")
        expect(scene).to_be_visible()
        expect(scene).to_contain_text(text)
        expect(reader.page.locator(".hand .pc")).to_have_count(LAST_TRICK)
        expect(reader.status).to_have_text("Waiting" if reader is me else "Watching")
    backs = watcher.page.locator(":is(.hand, .backs) .pc[data-code='?']")
    expect(backs.first).to_be_visible()
    me.page.keyboard.press(".")
    expect(me.page.locator(".scene")).to_be_hidden()
