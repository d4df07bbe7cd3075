"""What a table promises whatever is built on it: keys, chance, clocks, talk, and a restart."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.table.errors import TableError
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.store import Loaded, StoreError
from tests.table.hall import (
    ALONE,
    CLOCK,
    PEOPLE,
    SETTINGS,
    a_hall,
    a_table,
    both,
    enter,
    last,
    messages,
    run,
    until,
)

COMPUTER_LEADS: Json = {"first_leader": 1}
THOUGHT = 0.05  # seconds

Choose = Callable[..., Coroutine[None, None, str]]


async def never(*_args: object) -> str:
    """A computer that is still thinking."""
    await asyncio.Event().wait()
    return ""


# Keys and chance --------------------------------------------------------------------------------


def test_the_key_to_a_seat_opens_it_at_its_own_table_alone() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            ours = await hall.create("claim", {}, [*PEOPLE], SETTINGS)
            theirs = await hall.create("claim", {}, [*PEOPLE], SETTINGS)
            assert await hall.seats_of(ours.id, ours.token) == (0, 1)
            with pytest.raises(TableError):
                await hall.seats_of(theirs.id, ours.token)

    run(story)


def test_the_store_holds_no_key_that_opens_a_seat() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.create("claim", {}, [*PEOPLE], SETTINGS)
            held = await hall.store.tokens_of(made.id)
            assert [token.seats for token in held] == [[0, 1]]
            assert made.token is not None
            assert made.token not in held[0].hash

    run(story)


def test_entropy_counts_in_the_order_of_the_seats_whoever_comes_first() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            await enter(live, 1)
            await enter(live, 0)
            assert live.table.stage == "playing"
            assert live.table.shuffle().entropy == ["00", "01"]

    run(story)


# A restart --------------------------------------------------------------------------------------


def test_one_spoilt_table_does_not_keep_the_others_from_going_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            monkeypatch.setattr(hall.workers, "choose", never)
            spoilt, *sound = [await waiting_for_the_computer(hall) for _ in range(3)]
            assert (await hall.store.thinking())[0] == spoilt
            spoil(hall, spoilt, monkeypatch)
            await hall.resume()
            assert sorted(hall.live) == sorted(sound)
            assert all(hall.live[id].waiting.answering for id in sound)

    run(story)


async def waiting_for_the_computer(hall: Hall) -> str:
    """A table at which the computer has to lead; it leaves the memory as at a restart."""
    live = await a_table(hall, COMPUTER_LEADS, ALONE)
    live.exit(await enter(live, 0))
    live.waiting.stop()
    hall.forget(live)
    return live.table.id


def spoil(hall: Hall, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    load = hall.store.load

    async def load_if_sound(table_id: str) -> Loaded | None:
        if table_id == id:
            raise KeyError("a field that is not there")
        return await load(table_id)

    monkeypatch.setattr(hall.store, "load", load_if_sound)


# Clocks -----------------------------------------------------------------------------------------


def slow(live: LiveTable) -> Choose:
    async def choose(*_args: object) -> str:
        await asyncio.sleep(THOUGHT)
        return live.table.legal_moves(1)[0]

    return choose


def test_the_time_that_a_computer_thinks_is_taken_from_its_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, COMPUTER_LEADS, ALONE, CLOCK)
            monkeypatch.setattr(hall.workers, "choose", slow(live))
            before, increment = live.table.time_left[1], CLOCK["clock"]["increment"] * 1000
            await enter(live, 0)
            await until(live, 2)
            assert live.table.time_left[1] - increment <= before - THOUGHT * 1000

    run(story)


def test_a_clock_that_ran_out_shows_no_time() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, settings=CLOCK)
            await both(live)
            live.table.change("stop", {"kind": "time", "seat": 1})
            assert live.table.time_left == [100_000, 0]

    run(story)


# Talk -------------------------------------------------------------------------------------------


def test_what_somebody_says_is_stored_before_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            ada, bo = await both(live)
            add_chat, stored = hall.store.add_chat, asyncio.Event()

            async def slowly(*args: object) -> None:
                await stored.wait()
                await add_chat(*args)  # type: ignore[arg-type]  # as they were given

            monkeypatch.setattr(hall.store, "add_chat", slowly)
            saying = asyncio.create_task(live.chat(ada, "hello", None))
            for _ in range(20):
                await asyncio.sleep(0)
            assert messages(bo, "chat") == []
            stored.set()
            await saying
            assert last(bo, "chat")["text"] == "hello"

    run(story)


def test_what_the_disk_refuses_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            ada, bo = await both(live)

            async def full(*_args: object) -> None:
                raise StoreError("the disk is full")

            monkeypatch.setattr(hall.store, "add_chat", full)
            with pytest.raises(StoreError):
                await live.chat(ada, "hello", None)
            assert messages(ada, "chat") == messages(bo, "chat") == []

    run(story)


def test_a_server_that_stops_says_goodbye_although_its_disk_is_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def full(*_args: object) -> None:
        raise StoreError("the disk is full")

    async def story() -> None:
        async with a_hall() as hall:
            ada, _ = await both(await a_table(hall))
            monkeypatch.setattr(hall.store, "note_alive", full)
            await hall.close()
            assert last(ada, "closing")["message"]

    run(story)
