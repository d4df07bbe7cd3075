"""What happened is seen before anything is asked about it: looked at frame by frame."""

import json
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hoarfrost.core.plain import Json
from tests.browser.conftest import Sit
from tests.browser.person import Look, Person, over
from tests.browser.robot import COMPUTER, new_table, person
from tests.table.server import Server

FRAMES = (Path(__file__).parent / "frames.js").read_text()
PACE = 0.1  # of the usual time: a whole game is looked at
DECIDED_MS = 1100 * PACE  # as beats.js has it
NOTHING_ASKED = ("Waiting", "Watching", "The game is over.")
FROST = ["doppelgangers", "ice_kings", "ice_queens", "yetis", "frostbeasts"]
MOST_SHIFT = 0.02


class Witness:
    """Somebody at a table, whose page is looked at in every frame."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.states: list[Json] = []
        self.asked_on: set[str] = set()
        me.context.add_init_script(FRAMES)
        me.page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        if message["type"] == "state":
            self.states.append(message)
        elif message["type"] == "more":
            self.asked_on.add(message["prompt"])

    @property
    def frames(self) -> list[Json]:
        found: list[Json] = self.me.page.evaluate("frames_")
        return found

    @property
    def events(self) -> list[Json]:
        return [
            line["event"]
            for state in self.states
            for line in state["log"]["lines"][0 if state["log"]["from"] else 10**6 :]
        ]


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
    ("width", "motion"), [(1280, "no-preference"), (390, "reduce")], ids=["moving", "still"]
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
    seen = {(lead, second): time for lead, second, time in together(frames)}
    assert len(won) > 20
    assert not [pair for pair in won if pair not in seen], (won, seen)
    assert min(seen[pair] for pair in won) > DECIDED_MS * 0.4, seen

    played = [event for event in events if "artifact" in event or event["kind"] == "stab"]
    shown = [b for a, b in pairwise(frames) if b["scene"] == "artifact" != a["scene"]]
    assert len(played) >= 2
    assert len(shown) == len(played)
    assert len([b for a, b in pairwise(frames) if b["scene"] == "phase" != a["scene"]]) == 1
    assert me.page.evaluate("shift_") < MOST_SHIFT
