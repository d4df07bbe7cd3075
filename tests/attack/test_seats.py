"""H2: a seat is its person's: nobody takes it in a moment, sees through it, or throws them out."""

import asyncio
import random

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.table.errors import TableError
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.store import open_store
from hoarfrost.table.viewer import Viewer
from hoarfrost.table.windows import Rhythm
from hoarfrost.table.workers import Workers
from tests.table.hall import (
    ALONE,
    AT_ONCE,
    PEOPLE,
    SETTINGS,
    a_hall,
    a_table,
    answer_undo,
    asked,
    both,
    enter,
    last,
    messages,
    people,
    play,
    run,
    seated,
    until,
)
from tests.table.virtual import a_virtual_table, play_virtually, run_virtually

ARTIFACTS: Json = {"mix": "frost", "artifacts": True}


async def left_alone(live: LiveTable) -> tuple[Viewer, Viewer]:
    ada, bo = await both(live)
    live.exit(bo)
    return ada, bo


@pytest.mark.parametrize("game", ["claim", "snowfall"])
def test_a_seat_is_taken_over_only_after_a_minute_without_a_connection(game: str) -> None:
    async def story() -> None:
        seats = PEOPLE if game == "claim" else people(6)
        live = await a_virtual_table(seats, {}, game=game)
        viewers = await seated(live)
        await asyncio.sleep(1000)
        live.exit(viewers[1])
        assert last(viewers[0], "seats")["seats"][1]["takeover"] == 60_000
        await asyncio.sleep(59)
        with pytest.raises(TableError, match="1 more second to come back"):
            await live.take_over(1)
        assert live.table.seats[1].stand_in is None
        await asyncio.sleep(1.01)
        await live.take_over(1)
        assert live.table.seats[1].stand_in == "fox"
        live.waiting.stop()

    run_virtually(story)


def test_the_minute_begins_anew_with_every_connection() -> None:
    async def story() -> None:
        live = await a_virtual_table(PEOPLE, {})
        await left_alone(live)
        await asyncio.sleep(50)
        live.exit(await enter(live, 1))
        await asyncio.sleep(50)
        with pytest.raises(TableError, match="to come back"):
            await live.take_over(1)

    run_virtually(story)


def test_of_two_connections_the_last_counts() -> None:
    async def story() -> None:
        live = await a_virtual_table(PEOPLE, {})
        _, bo = await both(live)
        await enter(live, 1)
        live.exit(bo)
        await asyncio.sleep(100)
        with pytest.raises(TableError, match="is still here"):
            await live.take_over(1)

    run_virtually(story)


def test_after_a_restart_everybody_has_longer_to_come_back() -> None:
    async def story() -> None:
        live = await a_virtual_table(PEOPLE, {})
        await both(live)
        found = LiveTable(live.table, live.row, [], live.hall)  # as after a restart
        ada = await enter(found, 0)
        assert messages(ada, "welcome")[0]["seats"][1]["takeover"] == 120_000
        await asyncio.sleep(119)
        with pytest.raises(TableError, match="to come back"):
            await found.take_over(1)
        await asyncio.sleep(1.01)
        await found.take_over(1)
        found.waiting.stop()
        live.waiting.stop()

    run_virtually(story)


def test_the_stand_in_plays_at_the_level_of_the_table() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, settings={**SETTINGS, "stand_in": "snowflake"})
            ada, _ = await left_alone(live)
            assert messages(ada, "welcome")[0]["table"]["stand_in"] == "snowflake"
            await live.take_over(1)
            assert live.table.seats[1].stand_in == "snowflake"
            assert "level" not in LiveTable.take_over.__annotations__

    run(story)


def test_moves_of_a_stand_in_are_not_taken_back_without_the_person() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {"first_leader": 0})
            ada, _ = await left_alone(live)
            await live.take_over(1)
            await live.act(1, live.table.legal_moves(0)[0], 0)
            await until(live, 3)
            assert last(ada, "state")["undo"] == "ask"
            before = len(live.table.playing().moves)
            assert not await live.undo(ada, 0)
            assert len(live.table.playing().moves) == before
            bo = await enter(live, 1)
            assert last(bo, "undo")["open"]
            await answer_undo(live, bo, True)
            assert live.table.playing().moves == []

    run(story)


def test_whoever_comes_back_is_told_what_the_stand_in_did() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {"first_leader": 0})
            await left_alone(live)
            await live.take_over(1)
            await live.act(1, live.table.legal_moves(0)[0], 0)
            await until(live, 3)
            done = [move.text for move in live.table.playing().moves if move.seat == 1]
            bo = await enter(live, 1)
            assert last(bo, "welcome")["stood_in"] == {"level": "Fox", "moves": done}
            ada = await enter(live, 0)
            assert last(ada, "welcome")["stood_in"] is None
            while asked(live) != 1:
                await play(live, 1)
            await play(live, 1)
            assert last(await enter(live, 1), "welcome")["stood_in"] is None

    run(story)


def test_an_open_question_to_take_back_is_asked_once() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            viewers = await both(live)
            await play(live, 4)
            seat = live.table.playing().moves[-1].seat
            messages(viewers[1 - seat])
            for _ in range(60):
                assert not await live.undo(viewers[seat], seat)
            assert [told["question"] for told in messages(viewers[1 - seat], "undo")] == [1]

    run(story)


def test_an_answer_to_an_old_question_is_none_to_a_new_one() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            viewers = await both(live)
            await play(live, 4)
            seat = live.table.playing().moves[-1].seat
            other = viewers[1 - seat]
            await live.undo(viewers[seat], seat)
            await answer_undo(live, other, False)
            await live.undo(viewers[seat], seat)
            with pytest.raises(TableError, match="nothing for you to answer"):
                await live.answer_undo(other, 1, True)
            assert live.undoing.question == 2

    run(story)


def test_three_hundred_watchers_throw_nobody_out_and_are_told_as_one_number() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            viewers = await both(live)
            for viewer in viewers:
                messages(viewer)
            watchers = [await enter(live) for _ in range(300)]
            await asyncio.sleep(0.7)
            for viewer in viewers:
                told = messages(viewer)
                assert {message["type"] for message in told} == {"watchers"}
                assert told[-1]["count"] == 300
            for watcher in watchers:
                live.exit(watcher)
            await asyncio.sleep(0.7)
            assert [message["count"] for message in messages(viewers[0])][-1] == 0
            assert set(viewers) <= live.viewers

    run(story)


@pytest.mark.parametrize("rhythm", ["relaxed", "poker"])
def test_a_person_whose_line_is_cut_passes_nothing_whatever_they_hold(rhythm: str) -> None:
    """Else a pass would tell that there was nothing to play."""

    async def story() -> None:
        dice = random.Random(3)
        seen: set[bool] = set()
        for moves in range(20):
            live = await a_virtual_table(PEOPLE, {"rhythm": rhythm}, ARTIFACTS, dice=dice)
            viewers = await both(live)
            await play_virtually(live, moves, dice)
            if live.table.is_window(asked(live)):
                seen.add(live.table.is_formality(asked(live)))
                await cut_off(live, viewers, asked(live))
            live.waiting.stop()
        assert seen == {True, False}

    run_virtually(story)


async def cut_off(live: LiveTable, viewers: list[Viewer], seat: int) -> None:
    version = live.table.version
    is_answered = live.table.is_formality(seat) or live.waiting.is_poker()
    live.exit(viewers[seat])
    await asyncio.sleep(500)
    assert live.table.version == version
    await enter(live, seat)
    await asyncio.sleep(30)
    assert is_answered == (live.table.version > version)


def test_a_game_against_computers_is_listed_nowhere() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            await enter(await a_table(hall, seats=ALONE, settings=SETTINGS), 0)
            together = await a_table(hall, seats=PEOPLE, settings=SETTINGS)
            await both(together)
            await both(await a_table(hall, seats=PEOPLE, settings={}))  # private by default
            assert [row.id for row in await hall.store.watchable(10)] == [together.table.id]

    run(story)


def test_what_people_say_is_for_the_seats_unless_they_open_it() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            for is_open in (False, True):
                live = await a_table(hall, settings={**SETTINGS, "open_chat": is_open})
                ada, bo = await both(live)
                watcher = await enter(live)
                await live.chat(ada, "Hello", None)
                assert last(bo, "chat")["text"] == "Hello"
                assert bool(messages(watcher, "chat")) == is_open
                assert bool(last(await enter(live), "welcome")["chat"]) == is_open

    run(story)


def test_the_used_time_of_a_clock_outlives_a_restart() -> None:
    async def story() -> None:
        folder = "sqlite://"
        store = open_store(folder)
        hall = Hall(store, Workers(1), AT_ONCE)
        clock = {"clock": {"seconds": 60, "increment": 0}}
        live = await a_table(hall, settings=clock)
        await both(live)
        seat = asked(live)
        await asyncio.sleep(0.3)
        await hall.close()
        again = Hall(store, Workers(1), Rhythm())
        await asyncio.sleep(0.3)  # while there is no server nobody's time runs
        again.started += 0.3
        again.alive_before = await store.last_alive()
        found = await again.find(live.table.id)
        assert 250 <= found.waiting.spent(seat) <= 550
        found.waiting.stop()
        await store.close()

    run(story)
