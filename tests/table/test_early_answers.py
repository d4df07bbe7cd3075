"""Secrets that several choose at once: all are asked, and nobody waits for somebody else's."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoarfrost import registry
from hoarfrost.core.plain import Json
from hoarfrost.table.errors import TableError
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.seats import COMPUTER, PERSON, Seat
from hoarfrost.table.store import open_store
from hoarfrost.table.viewer import Viewer
from hoarfrost.table.workers import Workers
from tests.table import pebbles
from tests.table.hall import (
    AT_ONCE,
    CLOCK,
    SETTINGS,
    a_hall,
    a_table,
    answer_undo,
    enter,
    last,
    messages,
    people,
    run,
    seated,
    texts,
    until,
)


@pytest.fixture(autouse=True)
def _pebbles() -> Iterator[None]:
    registry.register(pebbles.KIT)
    yield
    registry.forget("pebbles")


async def three(hall: Hall, settings: Json = SETTINGS) -> tuple[LiveTable, list[Viewer]]:
    live = await a_table(hall, {}, people(3), settings, "pebbles")
    return live, await seated(live)


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, viewers = await three(hall)
            for seat, viewer in enumerate(viewers):
                state = last(viewer, "state")
                assert (state["asked"], state["version"]) == ([0, 1, 2], 1)
                assert (state["prompt"], len(state["choices"])) == ("Which cell?", 4)
                assert state["view"]["answered"] == seat
            await live.act(1, "2,0", 2)
            await live.act(1, "0,0", 0)
            assert live.table.playing().moves == []
            assert live.table.asked == [1]
            await live.act(1, "1,0", 1)
            assert [move.text for move in live.table.playing().moves] == ["0,0", "1,0", "2,0"]
            assert live.table.version == 2
            assert last(viewers[0], "state")["log"]["lines"][-1]["event"]["cells"] == [0, 1, 2]

    run(story)


def test_of_an_early_answer_the_others_learn_only_that_it_was_given() -> None:
    async def heard(cell: str) -> list[list[str]]:
        async with a_hall() as hall:
            live, viewers = await three(hall)
            watcher = await enter(live)
            readers = [*viewers[:2], watcher]
            for viewer in readers:
                texts(viewer)
            await live.act(1, cell, 2)
            return [texts(viewer) for viewer in readers]

    async def story() -> None:
        one, two = await heard("0,0"), await heard("3,0")
        assert one == two
        assert all(len(each) == 1 for each in one)

    run(story)


def test_an_early_answer_is_shown_to_its_seat_and_taken_back_freely() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, viewers = await three(hall)
            await live.act(1, "3,0", 1)
            state = last(viewers[1], "state")
            assert state["early"] == {"move": "3,0", "label": "Go to 3, 0"}
            assert (state["choices"], state["undo"], state["asked"]) == ([], "free", [0, 2])
            with pytest.raises(TableError) as refusal:
                await live.act(1, "2,0", 1)
            assert refusal.value.code == "E_ANSWERED"
            assert await live.undo(viewers[1], 1)
            state = last(viewers[1], "state")
            assert (state["early"], len(state["choices"]), state["undo"]) == (None, 4, "no")
            assert last(viewers[0], "state")["asked"] == [0, 1, 2]
            with pytest.raises(TableError, match="no move of yours"):
                await live.undo(viewers[1], 1)

    run(story)


def test_what_all_have_shown_is_not_taken_back_freely_by_the_last() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, viewers = await three(hall)
            for seat in (0, 1, 2):
                await live.act(1, "1,0", seat)
            for seat in (0, 1, 2):
                assert live.table.undo_kind(seat, {seat}) == "ask"
            assert not await live.undo(viewers[2], 2)
            await answer_undo(live, viewers[0], True)
            assert live.table.version == 2
            await answer_undo(live, viewers[1], True)
            assert (live.table.version, live.table.asked) == (3, [2])

    run(story)


def test_a_wrong_answer_is_refused_and_changes_nothing() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, viewers = await three(hall)
            for version, move, code in ((1, "9,9", "E_NO_CELL"), (0, "1,0", "E_STALE")):
                messages(viewers[0])
                with pytest.raises(TableError) as refusal:
                    await live.act(version, move, 2)
                assert refusal.value.code == code
            assert live.table.asked == [0, 1, 2]
            assert messages(viewers[0]) == []

    run(story)


def test_the_clock_of_each_asked_seat_runs_until_it_has_answered() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, viewers = await three(hall, CLOCK)
            assert last(viewers[0], "state")["clock"]["runs"] == [0, 1, 2]
            await asyncio.sleep(0.1)
            await live.act(1, "1,0", 1)
            clock = last(viewers[0], "state")["clock"]
            assert clock["runs"] == [0, 2]
            assert 104_000 < clock["left"][1] <= 104_900
            assert clock["left"][0] <= 99_900
            await asyncio.sleep(0.1)
            assert (live.waiting.clock() or {})["runs"] == [0, 2]
            await live.undo(viewers[1], 1)
            assert 99_000 < (live.waiting.clock() or {})["left"][1] <= 99_900
            await live.act(1, "1,0", 1)
            await live.act(1, "2,0", 0)
            await live.act(1, "3,0", 2)
            left = last(viewers[0], "state")["clock"]["left"]
            assert max(left[0], left[2]) <= 104_800 < left[1]

    run(story)


def test_all_asked_computers_think_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            asked: list[int] = []
            all_asked = asyncio.Event()

            async def choose(_game: object, view: Json, seat: int, *_: object) -> str:
                asked.append(seat)
                assert (view["seat"], view["answered"]) == (seat, seat)
                if len(asked) == 2:
                    all_asked.set()
                await all_asked.wait()
                return f"{seat},0"

            monkeypatch.setattr(hall.workers, "choose", choose)
            seats = [Seat(COMPUTER, level="fox"), Seat(PERSON, "Bo"), Seat(COMPUTER, level="fox")]
            live = await a_table(hall, {"rounds": 1}, seats, game="pebbles")
            await enter(live, 1)
            async with asyncio.timeout(10):
                while live.table.asked != [1]:
                    await asyncio.sleep(0)
            assert live.table.version == 1
            await live.act(1, "1,0", 1)
            assert [move.text for move in live.table.playing().moves] == ["0,0", "1,0", "2,0"]

    run(story)


def test_an_early_answer_outlives_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        hall = Hall(open_store(url), Workers(1), AT_ONCE)
        live, _ = await three(hall)
        await live.act(1, "3,0", 1)
        await live.act(1, "2,0", 2)
        await live.undo(Viewer((2,), "en"), 2)
        again = Hall(open_store(url), Workers(1), AT_ONCE)  # the first is not closed
        found = await again.find(live.table.id)
        assert (found.table.asked, found.table.version) == ([0, 2], 1)
        assert (await again.store.rows([live.table.id]))[0].asked == [0, 2]
        bo = await enter(found, 1)
        assert last(bo, "state")["early"]["move"] == "3,0"
        await found.act(1, "1,0", 0)
        await found.act(1, "1,0", 2)
        assert [move.text for move in found.table.playing().moves] == ["1,0", "3,0", "1,0"]
        for each in (hall, again):
            await each.close()
            await each.workers.close()
            await each.store.close()

    run(story)


# With side moves: Snowfall, where everybody may look at the sky once ------------------------------


async def snowfall(hall: Hall) -> tuple[LiveTable, list[Viewer]]:
    live = await a_table(hall, {}, people(3), game="snowfall")
    return live, await seated(live)


@pytest.mark.parametrize("looker", [0, 1, 2])
def test_a_side_move_beside_early_answers_leaves_them_where_they_are(looker: int) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, viewers = await snowfall(hall)
            early = (looker + 1) % 3
            await live.act(1, "tree", early)
            state = last(viewers[looker], "state")
            assert [choice["move"] for choice in state["choices"]].count("look") == 1
            await live.act(1, "look", looker)
            assert (live.table.version, live.table.early[early]["move"]) == (2, "tree")
            assert last(viewers[looker], "state")["view"]["sky"]
            assert sorted([*live.table.asked, early]) == [0, 1, 2]
            for seat in live.table.asked:
                await live.act(2, "hut", seat)
            hides = live.table.playing().view(None)["hides"]
            assert [hides[early], hides.count("hut")] == ["tree", 2]

    run(story)


def test_after_an_early_answer_side_moves_are_still_offered() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, viewers = await snowfall(hall)
            await live.act(1, "tree", 2)
            [choice] = last(viewers[2], "state")["choices"]
            assert (choice["move"], choice["side"]) == ("look", True)
            await live.act(1, "look", 2)
            state = last(viewers[2], "state")
            assert (state["early"]["move"], state["choices"]) == ("tree", [])

    run(story)


def test_after_the_gifts_of_the_tavern_are_chosen_in_either_order_they_are_exchanged() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            options = {"mix": "classic", "locations": ["tavern"]}
            live = await a_table(hall, options)
            viewers = await seated(live)
            async with asyncio.timeout(50):
                while live.table.asked != [0, 1]:
                    [seat] = live.table.asked
                    version = live.table.version
                    if live.table.is_formality(seat):
                        await until(live, version + 1)
                    else:
                        await live.act(version, live.table.legal_moves(seat)[0], seat)
            version = live.table.version
            states = [last(viewer, "state") for viewer in viewers]
            assert [state["view"]["asked"] for state in states] == [0, 1]
            for seat in (1, 0):
                first = states[seat]["choices"][0]
                assert first["more"]
                more = await live.more(version, first["move"], seat, "en")
                move = f"{first['move']} {more['choices'][0]['move']}"
                await live.act(version, move, seat)
            kinds = [line["event"]["kind"] for line in last(viewers[0], "state")["log"]["lines"]]
            assert kinds.count("gift") == 2
            assert live.table.stage == "over"

    run(story)
