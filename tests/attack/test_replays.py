"""Finding H5: nobody stops the computers or fills the memory with replays and hints."""

import asyncio
import json
import os
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from hoarfrost.core.errors import RecordError
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.record import parse_record
from hoarfrost.registry import load_game
from hoarfrost.table import patience, replaying
from hoarfrost.table import workers as workers_module
from hoarfrost.table.app import Settings, make_app
from hoarfrost.table.errors import TableError
from hoarfrost.table.hall import Hall
from hoarfrost.table.orders import Asker
from hoarfrost.table.patience import LongAnswer
from hoarfrost.table.replaying import frames_of
from hoarfrost.table.workers import HINTS, REPLAYS, WorkerLost, Workers
from tests.table import jobs
from tests.table.client import Rest
from tests.table.hall import ALONE, a_hall, a_table, run
from tests.table.server import Server
from tests.table.test_workers import is_there, working

ADA, BEN = Asker("192.0.2.1", "Ada's token"), Asker("192.0.2.2", "Ben's token")
LONG = 300_000


def a_record() -> Json:
    match = Match(load_game("claim"), seed=7)
    while not match.state.is_terminal():
        match.push(match.legal_moves[0])
    record: Json = json.loads(match.record())
    return record


RECORD = a_record()


def changed(change: Callable[[Json], object]) -> str:
    record = json.loads(json.dumps(RECORD))
    change(record)
    return json.dumps(record)


def set_move(text: str) -> Callable[[Json], object]:
    return lambda record: record["moves"][0].update(move=text)


# a. What is long ----------------------------------------------------------------------------------


def test_a_move_of_300_000_words_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Rest(server.address) as rest:
        answer = rest.post("/replay", {"record": changed(set_move("a " * LONG))})
        assert answer.status_code == 422
        assert "at most 200 characters" in answer.json()["error"]["message"]
        assert rest.post("/replay", {"record": changed(lambda record: record)}).status_code == 200


@pytest.mark.parametrize(
    ("change", "limit"),
    [
        (set_move("x" * 201), "200 characters"),
        (lambda r: r["moves"][0].update(rolls=["1"] * LONG), "1,000 texts"),
        (lambda r: r["moves"][0].update(rolls=["x" * LONG]), "100 characters"),
        (lambda r: r["moves"][0].update(events=[{"x": "x" * LONG}]), "100,000 characters"),
        (lambda r: r.update(moves=[{}] * LONG), "10,000 objects"),
        (lambda r: r.update(moves=r["moves"] * 20), "a game has at most"),
        (lambda r: r.update(deal=["1"] * LONG), "1,000 texts"),
        (lambda r: r.update(deal=["x" * LONG]), "100 characters"),
        (lambda r: r.update(players=["Ada"] * LONG), "16 texts"),
        (lambda r: r.update(players=["x" * LONG]), "100 characters"),
        (lambda r: r.update(game="x" * LONG), "100 characters"),
        (lambda r: r.update(rules="x" * LONG), "100 characters"),
        (lambda r: r.update(commitment="x" * LONG), "100 characters"),
        (lambda r: r.update(secret="0" * LONG, entropy=[]), "100 characters"),
        (lambda r: r.update(secret="00", entropy=["x" * LONG]), "128 characters"),
        (lambda r: r.update(seed="x" * LONG), "100 characters"),
        (lambda r: r.update(seed=10**4000), "100 characters"),
        (lambda r: r.update(options={"x" * LONG: 1}), "10,000 characters"),
        (lambda r: r.update(start={"x": "x" * LONG}), "50,000 characters"),
        (lambda r: r.update(result={"x": "x" * LONG}), "10,000 characters"),
        (lambda r: r.update(stopped={"kind": "x" * LONG, "seat": 0}), "100 characters"),
        (lambda r: r.update({"x" * LONG: 1}), "unknown field"),
        (lambda r: r.update(format="x" * LONG), "not a saved game of Hoarfrost"),
        (lambda r: r.update(version="x" * LONG), "of version"),
    ],
)
def test_whatever_is_too_long_is_refused_in_few_words(
    change: Callable[[Json], object], limit: str
) -> None:
    with pytest.raises(RecordError, match=limit) as refused:
        frames_of(changed(change), "all", "en")
    assert len(refused.value.text()) < 1000


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record.update(result={"x": "x" * 9_000}),
        lambda record: record["moves"][0].update(rolls=["x" * 100] * 1_000),
        lambda record: record.update(deal=record["deal"] + ["x" * 100] * 900),
    ],
)
def test_what_does_not_fit_is_refused_in_few_words(change: Callable[[Json], object]) -> None:
    with pytest.raises(RecordError) as refused:
        frames_of(changed(change), "all", "en")
    assert len(refused.value.text()) < 2_000


# b. Answers ---------------------------------------------------------------------------------------


def test_names_do_not_make_an_answer_long() -> None:
    plain = changed(lambda record: record.update(players=["Ada", "Ben"]))
    wordy = changed(lambda record: record.update(players=["A" * 100, "B" * 100]))
    names = parse_record(wordy).players
    assert [len(name) for name in names] == [48, 48]
    assert len(frames_of(wordy, "all", "en")) < 2 * len(frames_of(plain, "all", "en"))


def test_names_in_a_record_are_tidied_as_at_a_table() -> None:
    text = changed(lambda record: record.update(players=["\u202eadA\n", " B\u2066en\x00 "]))
    assert parse_record(text).players == ["adA", "Ben"]


def test_an_answer_that_grows_too_large_is_refused_while_it_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[int] = []
    make = replaying.FrameMaker.next

    def counted(self: replaying.FrameMaker, match: Match) -> Json:
        made.append(1)
        return make(self, match)

    monkeypatch.setattr(replaying.FrameMaker, "next", counted)
    monkeypatch.setattr(replaying, "MEGABYTES", 0.02)
    with pytest.raises(RecordError, match=r"larger than 0\.02 MB"):
        frames_of(json.dumps(RECORD), "all", "en")
    assert len(made) < len(RECORD["moves"]) / 2


def test_whoever_does_not_read_a_long_answer_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        sent: list[Any] = []
        place = ExitStack()
        place.callback(sent.append, "the place is free")

        async def send(message: Any) -> None:
            if len(sent) == 3:
                await asyncio.Event().wait()
            sent.append(message)

        monkeypatch.setattr(patience, "SECONDS_TO_READ", 0.01)
        await LongAnswer(b"x" * 1_000_000, place)({}, send, send)  # type: ignore[arg-type]
        assert [len(part["body"]) for part in sent[1:3]] == [64 * 1024] * 2
        assert sent[3:] == ["the place is free"]

    run(story)


# c. Queues ----------------------------------------------------------------------------------------


def test_a_move_does_not_wait_for_hints_and_replays(tmp_path: Path) -> None:
    async def story() -> None:
        async with working() as workers:
            notes = tmp_path / "notes"
            asides = [
                asyncio.create_task(hang_aside(workers, notes, asker)) for asker in (ADA, BEN) * 5
            ]
            await written(notes)
            assert await workers.run(abs, -7) == 7
            assert not any(aside.done() for aside in asides)

    run(story)


def test_what_runs_is_stopped_and_what_waits_is_dropped_when_its_asker_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with working() as workers:
            notes = tmp_path / "notes"
            asides = [asyncio.create_task(hang_aside(workers, notes, ADA)) for _ in range(3)]
            [pid] = await written(notes)
            for aside in asides:
                aside.cancel()
            assert await workers.run_aside(os.getpid, asker=ADA) != int(pid)
            assert not is_there(int(pid))
            assert await written(notes) == [pid]

    run(story)


def test_a_hint_or_a_replay_is_tried_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with working() as workers:
            notes = tmp_path / "notes"
            with pytest.raises(WorkerLost):
                await workers.run_aside(jobs.die_at_first, notes, 1, asker=ADA)
            assert await workers.run_aside(abs, -7, asker=ADA) == 7
            assert await written(notes) == ["begun"]

    run(story)


def test_a_replay_that_computes_for_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "frames_of", jobs.compute_for_ever)
    monkeypatch.setattr(workers_module, "SECONDS_OF_A_REPLAY", 1)

    async def story() -> None:
        async with working(grace=600.0) as workers:  # no clock ends it
            with pytest.raises(RecordError, match="more than 1 seconds to replay"):
                await workers.replay("{}", "all", "en", ADA)
            assert await workers.run_aside(abs, -7, asker=ADA) == 7

    run(story)


def test_hints_are_bounded_per_token_per_address_and_in_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        workers = Workers(1)
        monkeypatch.setattr(workers, "run_aside", for_ever)
        match = Match(load_game("claim"), seed=1)

        async def taken(address: int, token: int) -> bool:
            """Whether one more hint is taken on."""
            asker = Asker(f"192.0.2.{address}", f"token {token}")
            hint = asyncio.create_task(
                workers.analyse(match.game, match.view(0), 0, "greedy", "seed", 5.0, asker)
            )
            await asyncio.sleep(0)
            if not hint.done():
                under_way.append(hint)
                return True
            error = hint.exception()
            assert isinstance(error, TableError)
            assert (error.code, error.status) == ("E_SLOW_DOWN", 429)
            return False

        under_way: list[asyncio.Task[Any]] = []
        assert [await taken(1, 1) for _ in range(3)] == [True, True, False]
        assert sum([await taken(1, token) for token in range(2, 20)]) == HINTS.address - 2
        assert sum([await taken(n, n) for n in range(20, 100)]) == HINTS.all - HINTS.address
        await stop(under_way)
        assert await taken(1, 1)
        await stop(under_way)

    run(story)


def test_replays_of_an_address_are_bounded_and_stopped_when_it_hangs_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        async with a_hall() as hall, AsyncExitStack() as exits:
            monkeypatch.setattr(hall.workers, "run_aside", for_ever)
            app = app_of(hall)
            body = json.dumps({"record": "{}"}).encode()
            requests = [
                await exits.enter_async_context(Line(app, "/api/replay"))
                for _ in range(REPLAYS.address + 1)
            ]
            for request in requests:
                request.tell("http.request", body=body, more_body=False)
            while not (refused := [request for request in requests if request.heard]):
                await asyncio.sleep(0.001)
            assert all(request.is_told(429) for request in refused)
            assert hall.workers.replays.addresses.total() == REPLAYS.address
            for request in requests:
                request.tell("http.disconnect")
            await asyncio.wait([request.talk for request in requests])
            assert len([request for request in requests if request.is_told(429)]) == 1
            assert not hall.workers.replays.addresses

    run(story)


def test_a_hint_is_stopped_when_its_connection_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            monkeypatch.setattr(hall.workers, "run_aside", for_ever)
            live = await a_table(hall, {"first_leader": 0}, ALONE)
            monkeypatch.setattr(hall, "seats_of", seat_zero)
            async with Line(app_of(hall), f"/api/tables/{live.table.id}/socket") as line:
                line.tell("websocket.connect")
                line.say("hello", token="any")
                await line.hears("websocket.send", '"type":"state"')
                line.say("hint")
                while not hall.workers.hints.addresses:
                    await asyncio.sleep(0.001)
                line.tell("websocket.disconnect", code=1001)
                await asyncio.wait({line.talk})
                while hall.workers.hints.addresses:
                    await asyncio.sleep(0.001)

    run(story)


async def hang_aside(workers: Workers, notes: Path, asker: Asker) -> None:
    """A job that does not end by itself while a test waits."""
    await workers.run_aside(jobs.note_and_hang, notes, asker=asker, seconds=600.0)


async def for_ever(*_args: object, **_options: object) -> None:
    """A job that nobody ever does."""
    await asyncio.Event().wait()


async def seat_zero(*_: object) -> tuple[int, ...]:
    return (0,)


async def stop(tasks: list[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tasks.clear()


async def written(notes: Path) -> list[str]:
    """What jobs have written down, as soon as there is something."""
    while not notes.exists() or not notes.read_text().endswith("\n"):
        await asyncio.sleep(0.01)
    return notes.read_text().split()


def app_of(hall: Hall) -> FastAPI:
    app = make_app(Settings())
    app.state.hall = hall
    return app


class Line:
    """A connection to the application without a network, so that nothing is left to chance."""

    def __init__(self, app: FastAPI, path: str) -> None:
        headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
        self.scope = {
            "type": "websocket" if path.endswith("socket") else "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1234),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "state": {"line": self},
        }
        self.app = app
        self.told: asyncio.Queue[Any] = asyncio.Queue()
        self.heard: list[Any] = []
        self.talk: asyncio.Task[None]

    async def __aenter__(self) -> "Line":
        self.talk = asyncio.create_task(self.app(self.scope, self.told.get, self.hear))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.talk.cancel()
        await asyncio.wait({self.talk})

    def cut(self) -> None:
        self.talk.cancel()

    async def hear(self, message: Any) -> None:
        self.heard.append(message)

    def is_told(self, status: int) -> bool:
        return any(message.get("status") == status for message in self.heard)

    def tell(self, type: str, **fields: object) -> None:
        self.told.put_nowait({"type": type, **fields})

    def say(self, type: str, **fields: object) -> None:
        self.tell("websocket.receive", text=json.dumps({"type": type, **fields}))

    async def hears(self, type: str, text: str = "") -> None:
        while not any(m["type"] == type and text in m.get("text", "") for m in self.heard):
            assert not self.talk.done(), self.heard
            await asyncio.sleep(0.001)
