"""What outlives a restart, a changed rule, and a while in which nobody is there."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from hoarfrost.core.replay import read_match
from hoarfrost.registry import load_game
from hoarfrost.table import errors
from hoarfrost.table.game_table import GameTable
from hoarfrost.table.hall import Hall, restored
from hoarfrost.table.store import open_store
from hoarfrost.table.telling import end_of
from hoarfrost.table.workers import Workers
from tests.table.hall import (
    ALONE,
    AT_ONCE,
    CLOCK,
    a_hall,
    a_table,
    answer_undo,
    both,
    enter,
    messages,
    play,
    run,
    settled,
    until,
)


def hall_on(database: Path) -> Hall:
    return Hall(open_store(f"sqlite:///{database}"), Workers(1), AT_ONCE)


async def close(hall: Hall) -> None:
    await hall.close()
    await asyncio.gather(*hall.errands)
    await hall.workers.close()
    await hall.store.close()


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        hall = hall_on(tmp_path / "tables.db")
        live = await a_table(hall, {"mix": "frost_and_fire", "artifacts": True})
        viewers = await both(live)
        await play(live, 40)
        await settled(live)
        if not await live.undo(viewers[0], 0):
            await answer_undo(live, viewers[1], True)
        await live.chat(viewers[0], "well", None)
        live.waiting.stop()
        before = (live.table.digest(), live.table.version, live.table.record(0))
        await close(hall)
        hall = hall_on(tmp_path / "tables.db")
        again = await hall.find(live.table.id)
        again.waiting.stop()
        assert (again.table.digest(), again.table.version, again.table.record(0)) == before
        assert again.chats[0]["text"] == "well"
        await close(hall)

    run(story)


def test_after_a_restart_the_computer_goes_on_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        hall = hall_on(tmp_path / "tables.db")
        live = await a_table(hall, {"first_leader": 0}, ALONE)
        await enter(live, 0)
        await live.act(1, live.table.legal_moves(0)[0], 0)
        live.waiting.stop()  # the server dies before the computer has answered
        await close(hall)
        hall = hall_on(tmp_path / "tables.db")
        await hall.resume()
        await until(hall.live[live.table.id], 3)
        await close(hall)

    run(story)


def test_when_the_log_leads_elsewhere_play_goes_on_from_the_kept_position() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            await both(live)
            await play(live, 10)
            loaded = await hall.store.load(live.table.id)
            assert loaded is not None
            row, entries, _ = loaded
            changed = [replace(entry, digest="another") for entry in entries]
            table = restored(row, changed)
            assert table.rules_changed
            assert table.version == live.table.version
            assert table.playing().view(0)["hand"] == live.table.playing().view(0)["hand"]
            [seat] = table.asked
            table.change("move", {"seat": seat, "move": table.legal_moves(seat)[0]})
            again = read_match(table.playing().record(full=True), load_game)
            assert again.state.to_json() == table.state.to_json()

    run(story)


def test_an_entry_that_no_longer_fits_does_not_lose_the_table() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            await both(live)
            await play(live, 10)
            loaded = await hall.store.load(live.table.id)
            assert loaded is not None
            row, entries, _ = loaded
            spoilt = [
                replace(entry, data={**entry.data, "move": "XX9"}) if entry.seq == 6 else entry
                for entry in entries
            ]
            table = restored(row, spoilt)
            assert table.rules_changed
            assert table.asked == live.table.asked

    run(story)


@pytest.mark.parametrize("is_dealt", [True, False])
def test_somebody_who_was_away_comes_back_to_a_table_whose_rules_have_changed(
    is_dealt: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise errors.not_playing()

    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {"first_leader": 0})
            await both(live)
            await play(live, 6)
            for viewer in list(live.viewers):
                live.exit(viewer)
            await live.take_over(1)
            loaded = await hall.store.load(live.table.id)
            assert loaded is not None
            row, entries, _ = loaded
            changed = [replace(entry, digest="another") for entry in entries]
            with monkeypatch.context() as patch:
                if not is_dealt:
                    patch.setattr(GameTable, "deal", refuse)
                table = restored(row, changed)
            assert table.rules_changed
            while table.asked != [1]:
                table.change("move", {"seat": 0, "move": table.legal_moves(0)[0]})
            table.change("move", {"seat": 1, "move": table.legal_moves(1)[0]})
            done = table.playing().moves[-1].text
            table.change("return", {"seat": 1})
            assert table.stood_in[1] == [done]

    run(story)


def test_a_table_in_which_nobody_is_leaves_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("hoarfrost.table.hall.IDLE_SECONDS", 0.01)
        async with a_hall() as hall:
            live = await a_table(hall)
            viewers = await both(live)
            for viewer in viewers:
                live.exit(viewer)
            await asyncio.sleep(0.1)
            assert live.table.id not in hall.live
            assert (await hall.find(live.table.id)).table.digest() == live.table.digest()

    run(story)


def test_a_table_is_left_in_memory_while_somebody_is_on_the_way_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        monkeypatch.setattr("hoarfrost.table.hall.IDLE_SECONDS", 0.2)
        async with a_hall() as hall:
            live = await a_table(hall)
            await asyncio.sleep(0.15)
            assert await hall.find(live.table.id) is live
            await asyncio.sleep(0.1)  # the token is being looked up
            assert hall.live[live.table.id] is live
            await asyncio.sleep(0.4)
            assert live.table.id not in hall.live

    run(story)


def test_a_table_that_was_left_while_the_computer_thought_leaves_the_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        monkeypatch.setattr("hoarfrost.table.hall.IDLE_SECONDS", 0.01)
        async with a_hall() as hall:
            live = await a_table(hall, {"first_leader": 0}, ALONE)
            ada = await enter(live, 0)
            await live.act(1, live.table.legal_moves(0)[0], 0)
            live.exit(ada)
            async with asyncio.timeout(20):
                while live.table.id in hall.live:
                    await asyncio.sleep(0.01)
            assert live.table.asked == [0]

    run(story)


def test_only_the_last_of_a_long_chat_is_told_again() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            ada = await enter(live, 0)
            for number in range(205):
                await live.chat(ada, str(number), None)
                messages(ada)
            hall.forget(live)
            again = await hall.find(live.table.id)
            assert [chat["text"] for chat in again.chats] == [str(n) for n in range(5, 205)]

    run(story)


def test_a_game_that_went_on_from_a_position_shows_the_entropy_that_proves_it() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, settings=CLOCK)
            await both(live)
            await play(live, 10)
            loaded = await hall.store.load(live.table.id)
            assert loaded is not None
            row, entries, _ = loaded
            spoilt = [
                replace(entry, data={**entry.data, "move": "XX9"}) if entry.seq == 6 else entry
                for entry in entries
            ]
            table = restored(row, spoilt)
            assert table.time_left == live.table.time_left
            table.change("stop", {"kind": "resigned", "seat": 0})
            record = json.loads(table.record(0))
            assert end_of(table)["shuffle"]["entropy"] == record["entropy"]

    run(story)
