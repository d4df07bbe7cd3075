"""Tables of one to six seats, and what happens when somebody leaves one."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoarfrost import registry
from hoarfrost.core.plain import Json
from hoarfrost.core.replay import read_match
from hoarfrost.registry import load_game
from hoarfrost.table.errors import TableError
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.orders import Asker
from hoarfrost.table.replaying import frames_of
from hoarfrost.table.seats import COMPUTER, OPEN, PERSON, Seat
from hoarfrost.table.store import open_store
from hoarfrost.table.tokens import hash_of
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
)

FOX = Seat(COMPUTER, level="fox")


@pytest.fixture(autouse=True)
def _pebbles() -> Iterator[None]:
    registry.register(pebbles.KIT)
    yield
    registry.forget("pebbles")


async def play_on(live: LiveTable, seed: int = 1) -> None:
    """The people answer by chance, the computers by themselves, until the end."""
    rng = random.Random(seed)
    async with asyncio.timeout(50):
        while live.table.stage == "playing":
            mine = [seat for seat in live.table.asked if not live.waiting.answers_itself(seat)]
            if mine:
                seat = rng.choice(mine)
                move = rng.choice(live.table.legal_moves(seat))
                await live.act(live.table.version, move, seat)
            else:
                await asyncio.sleep(0.001)
        while live.lock.locked():
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("count", range(1, 7))
def test_a_game_of_so_many_seats_is_played_told_and_recorded(count: int) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {}, people(count), CLOCK, "pebbles")
            viewers = await seated(live)
            watcher = await enter(live)
            await play_on(live)
            end = last(viewers[-1], "state")["end"]
            assert (len(end["ranks"]), end["kind"]) == (count, "played")
            assert end["winners"] == [n for n, rank in enumerate(end["ranks"]) if rank == 1]
            told = last(watcher, "state")
            assert told["end"] == end
            assert len(told["clock"]["left"]) == count
            assert live.row.outcome == {name: end[name] for name in live.row.outcome or {}}
            record = live.table.record(None)
            assert read_match(record, load_game).outcome() == live.table.outcome()
            assert f'"seats":{count}' in frames_of(record, count - 1, "en").decode()

    run(story)


@pytest.mark.parametrize("count", [0, 7])
def test_other_numbers_of_seats_are_refused(count: int) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            with pytest.raises(TableError, match="has 1 to 6 seats"):
                await hall.create("pebbles", {}, [FOX] * count, SETTINGS)

    run(story)


def test_people_computers_and_open_seats_sit_at_one_table() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            seats = [Seat(PERSON, "Ada"), FOX, Seat(OPEN), Seat(OPEN), Seat(PERSON, "Ed")]
            made = await hall.create("pebbles", {}, seats, SETTINGS)
            assert (made.seats, [each["seat"] for each in made.invitations]) == ([0, 4], [2, 3])
            live = await hall.find(made.id)
            ada = await enter(live, 0, 4)
            for each, name in zip(made.invitations, ("Cy", "Di"), strict=True):
                assert live.table.stage == "waiting"
                joined = await hall.join(each["invitation"], name)
                await enter(live, *joined.seats)
            assert last(ada, "state")["stage"] == "playing"
            names = [seat.name or seat.level for seat in live.table.seats]
            assert names == ["Ada", "fox", "Cy", "Di", "Ed"]
            await play_on(live)

    run(story)


def test_a_rematch_of_four_moves_every_seat_on_by_one() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            seats = [Seat(PERSON, "Ada"), FOX, Seat(PERSON, "Cy"), Seat(PERSON, "Di")]
            live = await a_table(hall, {"rounds": 1}, seats, game="pebbles")
            ada_and_di, cy = await enter(live, 0, 3), await enter(live, 2)
            await play_on(live)
            await live.offer_rematch(cy)
            await live.offer_rematch(ada_and_di)
            mine, theirs = last(ada_and_di, "rematch"), last(cy, "rematch")
            assert (mine["seats"], theirs["seats"]) == ([2, 3], [1])
            again = await hall.find(mine["table"])
            assert [seat.name or seat.level for seat in again.table.seats] == [
                *("fox", "Cy", "Di", "Ada")
            ]

    run(story)


def test_a_move_of_one_of_four_is_taken_back_when_all_others_agree() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {}, people(4), game="snowfall")
            viewers = await seated(live)
            for seat in range(4):
                await live.act(1, "hut", seat)
            assert not await live.undo(viewers[1], 1)
            await answer_undo(live, viewers[0], True)
            await answer_undo(live, viewers[3], True)
            assert live.undoing.asked_by == 1
            live.exit(viewers[2])
            await live.take_over(2)  # a computer cannot agree for somebody
            assert live.undoing.asked_by == 1
            viewers[2] = await enter(live, 2)
            await answer_undo(live, viewers[2], True)
            assert live.undoing.asked_by is None
            assert live.table.asked[0] == 1

    run(story)


def test_hints_and_computers_work_in_a_game_with_a_horizon() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {"rounds": 30}, [FOX, people(1)[0], FOX], game="pebbles")
            ada = await enter(live, 1)
            moves = await live.hint(ada, 1, Asker("192.0.2.1"))
            assert {move["move"] for move in moves} == {"0,0", "1,0", "2,0", "3,0"}
            await live.act(1, moves[0]["move"], 1)
            async with asyncio.timeout(20):
                while live.table.version < 2:
                    await asyncio.sleep(0.01)
            assert [move.seat for move in live.table.playing().moves] == [0, 1, 2]

    run(story)


# Leaving ------------------------------------------------------------------------------------------


def test_whoever_resigns_among_three_is_replaced_and_the_others_play_on_to_a_rematch() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {}, people(3), game="pebbles")
            viewers = await seated(live)
            assert last(viewers[0], "welcome")["table"]["leaving"] == "computer"
            await live.resign(1)
            assert last(viewers[1], "welcome")["you"] == {"seats": [], "seat": None}
            seats = last(viewers[0], "seats")["seats"]
            assert (seats[1]["kind"], seats[1]["name"]) == ("computer", "Fox for Bo")
            await play_on(live)
            assert last(viewers[0], "state")["end"]["kind"] == "played"
            assert '"Bo (fox)"' in live.table.record(0)
            await live.offer_rematch(viewers[0])
            await live.offer_rematch(viewers[2])
            again = await hall.find(last(viewers[2], "rematch")["table"])
            assert [seat.kind for seat in again.table.seats] == [COMPUTER, PERSON, PERSON]
            assert again.table.seats[0] == Seat(COMPUTER, level="fox")
            assert last(viewers[1], "state")["seat"] is None

    run(story)


def test_whoever_has_left_sees_what_a_spectator_sees_and_can_do_no_more() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {}, people(3), game="snowfall")
            viewers = await seated(live)
            await live.act(1, "tree", 1)
            watcher = await enter(live)
            await live.resign(1)
            seen, public = last(viewers[1], "state"), last(watcher, "state")
            assert {**seen, "log": public["log"]} == public
            assert seen["log"]["from"] == 0
            assert "place" not in str(seen["log"])
            assert (viewers[1].seats, live.table.asked) == ((), [0, 2])  # the answer was given

    run(story)


def test_an_old_token_acts_no_more_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        hall = Hall(open_store(url), Workers(1), AT_ONCE)
        seats = [Seat(PERSON, "Ada"), Seat(OPEN), Seat(OPEN)]
        made = await hall.create("pebbles", {}, seats, {**SETTINGS, "spectators": "none"})
        joined = [await hall.join(each["invitation"], "Bo") for each in made.invitations]
        live = await hall.find(made.id)
        await seated(live)
        await live.resign(1)
        again = Hall(open_store(url), Workers(1), AT_ONCE)
        assert await again.seats_of(made.id, joined[0].token) == ()
        assert await again.seats_of(made.id, joined[1].token) == (2,)
        assert (await again.store.token(hash_of(joined[0].token or ""))) is not None
        found = await again.find(made.id)
        assert found.table.seats[1] == Seat(COMPUTER, "Bo", "fox")
        gone = await enter(found)
        assert last(gone, "state")["view"] is None  # nobody watches this table
        for each in (hall, again):
            await each.close()
            await each.workers.close()
            await each.store.close()

    run(story)


def test_a_clock_that_runs_out_among_three_gives_the_seat_to_the_computer() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {"rounds": 1}, people(3), CLOCK, "pebbles")
            viewers = await seated(live)
            live.table.time_left[2] = 30
            live.waiting.go_on()
            async with asyncio.timeout(20):
                while live.table.asked != [0, 1]:
                    await asyncio.sleep(0.01)
            assert last(viewers[0], "seats")["seats"][2]["name"] == "Fox for Cy"
            assert viewers[2].seats == ()
            await play_on(live)

    run(story)


@pytest.mark.parametrize(
    ("seats", "leaver"),
    [(people(2), 0), ([people(1)[0], FOX, FOX], 0), (people(1), 0)],
    ids=["two", "alone with computers", "alone"],
)
def test_where_nobody_is_left_to_play_on_a_resignation_ends_the_game(
    seats: list[Seat], leaver: int
) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {}, seats, game="pebbles")
            viewers = await seated(live)
            assert last(viewers[0], "welcome")["table"]["leaving"] == "ends"
            await live.resign(leaver)
            end = last(viewers[0], "state")["end"]
            assert (end["kind"], end["seat"], end["reason"]) == ("resigned", leaver, "resigned")
            assert end["winners"] == [n for n in range(len(seats)) if n != leaver]
            with pytest.raises(TableError, match="is over"):
                await live.resign(leaver)

    run(story)


def test_when_all_but_one_have_left_the_last_one_is_told_that_leaving_ends_it() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {}, people(3), game="pebbles")
            viewers = await seated(live)
            await live.resign(1)
            assert last(viewers[0], "seats")["leaving"] == "computer"
            await live.resign(2)
            assert last(viewers[0], "seats")["leaving"] == "ends"
            await live.resign(0)
            assert live.table.stage == "over"

    run(story)


def test_a_game_can_say_that_it_does_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pebbles.Pebbles, "goes_on_without", lambda _self, seat: seat == 1)

    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {}, people(3), game="pebbles")
            viewers = await seated(live)
            told: list[Json] = [messages(viewer, "welcome")[0] for viewer in viewers]
            assert [each["table"]["leaving"] for each in told] == ["ends", "computer", "ends"]
            await live.resign(1)
            assert live.table.stage == "playing"
            await live.resign(2)
            assert live.table.outcome().winners == [0, 1]  # type: ignore[union-attr]

    run(story)


def test_the_wish_of_one_who_leaves_to_take_back_is_closed_and_nobody_waits_for_them() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {}, people(3), game="pebbles")
            viewers = await seated(live)
            for seat in range(3):
                await live.act(1, "1,0", seat)
            await live.undo(viewers[1], 1)
            await live.resign(1)
            assert last(viewers[0], "undo")["open"] is False
            await live.undo(viewers[2], 2)
            await live.resign(0)  # the only one who had yet to agree
            assert live.undoing.asked_by is None
            assert live.table.version == 3

    run(story)
