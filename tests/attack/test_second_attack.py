"""What a second attacker found, with the source at hand, after the first findings were closed."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.table import game_table
from hoarfrost.table.doorkeeper import Doorkeeper, Guest
from hoarfrost.table.errors import TableError
from hoarfrost.table.limits import Limits
from hoarfrost.table.orders import Order, Queue
from hoarfrost.table.seats import COMPUTER, Seat
from tests.table.client import Room, in_loop, person
from tests.table.hall import a_hall, a_table, enter, last, people, run
from tests.table.server import Server
from tests.table.virtual import (
    in_window,
    run_virtually,
    seconds_until_answered,
)

ARTIFACTS: Json = {"mix": "frost", "artifacts": True}
POKER: Json = {"rhythm": "poker"}
CLOCK: Json = {"clock": {"seconds": 60, "increment": 0}}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running


async def passes(*_: object) -> str:
    return "pass"


@pytest.mark.parametrize("rhythm", ["relaxed", "poker"])
def test_a_takeover_in_a_window_tells_nothing_of_what_could_be_played(rhythm: str) -> None:
    async def story() -> None:
        times: dict[bool, list[float]] = {True: [], False: []}
        for seed in range(4):
            for can_play in (True, False):
                live, viewers, seat = await in_window({"rhythm": rhythm}, can_play, seed, passes)
                live.exit(viewers[seat])
                await asyncio.sleep(61)
                await live.take_over(seat)
                times[can_play].append(round(await seconds_until_answered(live), 1))
                live.waiting.stop()
        assert times[True] == times[False]
        assert min(times[True]) > 0.3

    run_virtually(story)


def test_whoever_comes_back_into_the_window_of_the_stand_in_answers_it() -> None:
    async def story() -> None:
        live, viewers, seat = await in_window(POKER, True, 1, passes)
        artifact = next(move for move in live.table.legal_moves(seat) if move != "pass")
        live.exit(viewers[seat])
        await asyncio.sleep(61)
        await live.take_over(seat)
        await asyncio.sleep(0.5)
        await enter(live, seat)
        version = live.table.version
        assert not await live.act(version, artifact, seat)
        assert await seconds_until_answered(live) > 1
        assert live.table.playing().moves[-1].text == artifact
        live.waiting.stop()

    run_virtually(story)


def test_nobody_gains_time_by_coming_back_into_a_window() -> None:
    async def story() -> None:
        live, viewers, seat = await in_window({**POKER, **CLOCK}, True, 2, passes)
        viewer, before = viewers[seat], live.table.time_left[seat]
        await live.hold_window(live.table.version, seat, True)
        for _ in range(3):
            await asyncio.sleep(1)
            live.exit(viewer)
            await asyncio.sleep(10)
            viewer = await enter(live, seat)
        await live.hold_window(live.table.version, seat, True)  # it has held before
        assert await seconds_until_answered(live) < 2
        assert 29_000 <= before - live.table.time_left[seat] <= 33_000
        live.waiting.stop()

    run_virtually(story)


def test_a_stop_holds_a_window_that_opens_anew_on_return() -> None:
    async def story() -> None:
        live, viewers, seat = await in_window(POKER, False, 4, passes)
        live.arm_stops(seat, ["every"])
        live.exit(viewers[seat])
        await asyncio.sleep(5)
        viewer = await enter(live, seat)
        assert last(viewer, "state")["window"]["holds"] == [seat]
        live.waiting.stop()

    run_virtually(story)


def test_an_answer_counts_that_comes_while_the_window_ends() -> None:
    async def story() -> None:
        live, _, seat = await in_window(POKER, True, 3, passes)
        artifact = next(move for move in live.table.legal_moves(seat) if move != "pass")
        version = live.table.version
        async with live.lock:  # something else is being stored when the window ends
            await asyncio.sleep(2)
            live.waiting.answer_in_window(seat, artifact)
        while live.table.version == version:
            await asyncio.sleep(0.01)
        assert live.table.playing().moves[-1].text == artifact
        live.waiting.stop()

    run_virtually(story)


def test_taking_back_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log of many thousands of moves and take-backs was read anew for every stranger."""
    monkeypatch.setattr(game_table, "MOST_TAKEN_BACK", 5)

    async def story() -> None:
        async with a_hall() as hall:
            alone = [*people(1), Seat(COMPUTER, level="snowflake")]
            live = await a_table(hall, {"first_leader": 0}, alone)
            ada = await enter(live, 0)
            for _ in range(5):
                await live.act(live.table.version, live.table.legal_moves(0)[0], 0)
                assert await live.undo(ada, 0)
            await live.act(live.table.version, live.table.legal_moves(0)[0], 0)
            with pytest.raises(TableError, match="no move of yours"):
                await live.undo(ada, 0)

    run(story)


def test_computers_stop_when_nobody_looks_on_any_more() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, seats=[Seat(COMPUTER, level="owl") for _ in range(2)])
            watcher = await enter(live)
            assert live.waiting.answering
            live.exit(watcher)
            assert not live.waiting.answering

    run(story)


def test_addresses_take_turns_at_the_computer() -> None:
    async def story() -> None:
        queue = Queue()
        orders = [Order(print, (), 1, 1, asker="many") for _ in range(40)]
        orders.append(Order(print, (), 1, 1, asker="one"))
        for order in orders:
            queue.put(order)
        assert [(await queue.take()).asker for _ in range(2)] == ["many", "one"]

    run(story)


def test_one_connection_of_many_tokens_keeps_nobody_out() -> None:
    door = Doorkeeper(Limits(connections=20))
    cut: list[str] = []
    for number in range(20):
        guest = Guest("10.0.0.1", partial(cut.append, str(number)))
        door.let_in(guest)
        door.seat(guest, f"token {number}", f"table {number}")
    newcomer = Guest("10.0.0.1", lambda: cut.append("newcomer"))
    door.let_in(newcomer)
    door.seat(newcomer, "token of somebody else", "table")
    assert len(cut) == 1
    assert cut != ["newcomer"]


@in_loop
async def test_rematches_are_counted_as_new_tables(server: Server) -> None:
    async with Room(server.address) as room:
        client = await room.sit(room.make(person("Ada"), {"kind": "computer", "level": "fox"}))
        refused = ""
        for _ in range(200):
            await client.ask("resign")
            answer = await client.ask("rematch")
            if answer["type"] == "error":
                refused = answer["code"]
                break
            made = await client.hear(type="rematch")
            while "table" not in made:
                made = await client.hear(type="rematch")
            client = await room.sit(made)
        assert refused == "E_SLOW_DOWN"


@in_loop
async def test_a_stranger_has_no_log_read(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), person("Bo"), spectators="none")
        assert room.get(f"/tables/{made['table']}/record").status_code == 403
