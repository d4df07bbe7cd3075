"""A table with people at it, without a network."""

import asyncio

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.table.errors import TableError
from hoarfrost.table.seats import COMPUTER, Seat
from hoarfrost.table.store import StoreError
from hoarfrost.table.windows import Rhythm
from tests.table.hall import (
    ALONE,
    CLOCK,
    a_hall,
    a_table,
    answer_undo,
    asked,
    both,
    enter,
    last,
    messages,
    play,
    run,
    until,
)


def test_the_cards_are_dealt_when_everybody_has_brought_entropy() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            ada = await enter(live, 0)
            assert last(ada, "state")["stage"] == "waiting"
            await enter(live, 1)
            assert last(ada, "state")["stage"] == "playing"
            assert live.table.shuffle().entropy == ["00", "01"]

    run(story)


def test_two_computers_play_while_somebody_looks_on() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            computers = [Seat(COMPUTER, level="random"), Seat(COMPUTER, level="random")]
            live = await a_table(hall, seats=computers)
            watcher = await enter(live)
            await until(live, 5)
            live.exit(watcher)
            await asyncio.sleep(0.2)
            stood_at = live.table.version
            await asyncio.sleep(0.2)
            assert live.table.version == stood_at
            await enter(live)
            async with asyncio.timeout(50):
                while live.table.asked:
                    await asyncio.sleep(0.01)
            assert live.row.stage == "over"

    run(story)


def test_a_card_of_a_person_is_told_at_once() -> None:
    async def story() -> None:
        async with a_hall(Rhythm(window=30, card=30)) as hall:
            live = await a_table(hall)
            viewers = await both(live)
            seat = asked(live)
            await live.act(1, live.table.legal_moves(seat)[0], seat)
            assert last(viewers[1 - seat], "state")["version"] == 2

    run(story)


def test_an_old_version_changes_nothing() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            await both(live)
            seat = asked(live)
            move = live.table.legal_moves(seat)[0]
            await live.act(1, move, seat)
            with pytest.raises(TableError, match="moved on"):
                await live.act(1, move, seat)
            assert live.table.version == 2

    run(story)


def test_an_illegal_move_changes_nothing_and_tells_the_rule() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            await both(live)
            seat = asked(live)
            before = live.table.digest()
            with pytest.raises(TableError) as refusal:
                await live.act(1, "IK99", seat)
            assert refusal.value.reasons[0].rule
            assert (live.table.version, live.table.digest()) == (1, before)

    run(story)


def test_after_the_end_the_whole_log_is_told_again_with_what_was_hidden() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {"mix": "fire"})
            viewers = await both(live)
            await play(live, 200)
            told = messages(viewers[0])
            end = told[-1]
            again = [part for part in told[-3:] if part["type"] == "log"]  # a long one, in parts
            lines = [line for part in [*again, end["log"]] for line in part["lines"]]
            assert again[0]["from"] == 0
            assert len(lines) == live.table.log_length()
            assert end["end"]["shuffle"]["secret"] == live.table.secret.hex()

    run(story)


def test_the_log_is_told_once_and_in_order() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {"mix": "frost", "artifacts": True})
            viewers = await both(live)
            await play(live, 20)
            known: list[Json] = []
            for state in messages(viewers[0], "state"):
                assert state["log"]["from"] <= len(known)
                known = known[: state["log"]["from"]] + state["log"]["lines"]
            events = [line["event"] for line in known]
            assert events == live.table.playing().log(0)

    run(story)


def test_a_move_is_taken_back_when_the_other_agrees() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            viewers = await both(live)
            await play(live, 4)
            seat = live.table.playing().moves[-1].seat
            before = len(live.table.playing().moves)
            assert not await live.undo(viewers[seat], seat)
            told = {"type": "undo", "seat": seat, "open": True, "question": 1}
            assert last(viewers[1 - seat], "undo") == told
            with pytest.raises(TableError, match="nothing for you to answer"):
                await answer_undo(live, viewers[seat], True)
            await answer_undo(live, viewers[1 - seat], True)
            assert len(live.table.playing().moves) < before
            state = last(viewers[0], "state")
            assert state["log"]["from"] + len(state["log"]["lines"]) == live.table.log_length()

    run(story)


def test_against_the_computer_a_move_is_taken_back_at_once() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, seats=ALONE)
            ada = await enter(live, 0)
            await play(live, 6)
            while live.table.asked != [0]:
                await asyncio.sleep(0.01)
            mine = [m for m in live.table.playing().moves if m.seat == 0]
            assert await live.undo(ada, 0)
            assert live.table.asked == [0]
            assert len([m for m in live.table.playing().moves if m.seat == 0]) == len(mine) - 1

    run(story)


def test_a_refused_wish_to_take_back_is_closed_and_forgotten_after_a_move() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            viewers = await both(live)
            await play(live, 3)
            seat = live.table.playing().moves[-2].seat
            await live.undo(viewers[seat], seat)
            await answer_undo(live, viewers[1 - seat], False)
            assert last(viewers[seat], "undo")["open"] is False
            await live.undo(viewers[seat], seat)
            await play(live, 1)
            assert live.undoing.asked_by is None

    run(story)


def test_a_clock_that_runs_out_ends_the_game() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            clock = {"seconds": 1, "increment": 0}
            live = await a_table(hall, settings={"clock": clock, "spectators": "public"})
            viewers = await both(live)
            loser = asked(live)
            assert last(viewers[0], "state")["clock"]["runs"] == [loser]
            live.table.time_left[loser] = 50
            live.waiting.go_on()
            while live.table.asked or live.lock.locked():
                await asyncio.sleep(0.01)
            end = last(viewers[0], "state")["end"]
            assert (end["kind"], end["seat"], end["winners"]) == ("time", loser, [1 - loser])

    run(story)


def test_a_move_takes_time_from_its_seat_and_earns_the_increment() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            clock = {"seconds": 100, "increment": 5}
            live = await a_table(hall, settings={"clock": clock, "spectators": "public"})
            await both(live)
            seat = asked(live)
            await asyncio.sleep(0.1)
            await live.act(1, live.table.legal_moves(seat)[0], seat)
            assert 104_000 < live.table.time_left[seat] < 104_950
            assert live.table.time_left[1 - seat] == 100_000

    run(story)


def test_the_clock_that_is_told_after_a_move_has_not_run_yet() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {"mix": "classic"}, settings=CLOCK)
            viewers = await both(live)
            seat = asked(live)
            await asyncio.sleep(0.3)
            await live.act(1, live.table.legal_moves(seat)[0], seat)
            clock = last(viewers[1 - seat], "state")["clock"]
            assert clock["left"][1 - seat] > 99_900

    run(story)


def test_a_seat_that_was_left_is_played_by_the_computer_until_its_owner_returns() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            ada, bo = await enter(live, 0), await enter(live, 1)
            with pytest.raises(TableError, match="is still here"):
                await live.take_over(1)
            live.exit(bo)
            await live.take_over(1)
            assert last(ada, "seats")["seats"][1]["away"]
            await play(live, 5)
            assert {move.seat for move in live.table.playing().moves} == {0, 1}
            await enter(live, 1)
            assert not last(ada, "seats")["seats"][1]["away"]
            assert live.table.seats[1].stand_in is None

    run(story)


def test_a_rematch_moves_the_seats_on_and_gives_everybody_a_new_key() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            ada, bo = await enter(live, 0), await enter(live, 1)
            with pytest.raises(TableError, match="not over"):
                await live.offer_rematch(ada)
            await live.resign(0)
            await live.offer_rematch(ada)
            assert last(bo, "rematch")["offers"] == [0]
            await live.offer_rematch(bo)
            mine, theirs = last(ada, "rematch"), last(bo, "rematch")
            assert (mine["seats"], theirs["seats"]) == ([1], [0])
            assert await hall.seats_of(mine["table"], mine["token"]) == (1,)
            again = await hall.find(mine["table"])
            assert [seat.name for seat in again.table.seats] == ["Bo", "Ada"]
            assert again.table.commitment != live.table.commitment

    run(story)


def test_spectators_of_a_table_that_shows_all_at_the_end_see_nothing_before() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, settings={"clock": None, "spectators": "end"})
            await both(live)
            watcher = await enter(live)
            await play(live, 3)
            state = last(watcher, "state")
            assert (state["view"], state["log"]["lines"]) == (None, [])
            await live.resign(0)
            assert last(watcher, "state")["view"] is not None

    run(story)


def test_who_comes_back_is_told_what_the_others_wait_for() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            viewers = await both(live)
            await play(live, 4)
            seat = live.table.playing().moves[-1].seat
            await live.undo(viewers[seat], seat)
            live.exit(viewers[1 - seat])
            viewers[1 - seat] = await enter(live, 1 - seat)
            told = {"type": "undo", "seat": seat, "open": True, "question": 1}
            assert last(viewers[1 - seat], "undo") == told
            await live.resign(0)
            await live.offer_rematch(viewers[seat])
            assert last(await enter(live, 1 - seat), "rematch")["offers"] == [seat]

    run(story)


def test_who_leaves_no_longer_offers_a_rematch() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            ada, bo = await both(live)
            await live.resign(0)
            await live.offer_rematch(ada)
            live.exit(ada)
            assert last(bo, "rematch") == {"type": "rematch", "offers": []}

    run(story)


def test_whoever_was_away_when_the_rematch_was_made_still_gets_a_key() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            ada, bo = await both(live)
            await live.resign(0)
            await live.offer_rematch(ada)
            await live.offer_rematch(bo)
            told = last(bo, "rematch")
            live.exit(ada)  # Ada has gone to the new table
            live.exit(bo)
            bo = await enter(live, 1)
            await live.offer_rematch(bo)
            assert last(bo, "rematch") == told

    run(story)


def test_a_seat_that_is_left_to_the_computer_does_not_set_a_clock_back() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, settings=CLOCK)
            viewers = await both(live)
            other = 1 - asked(live)
            await asyncio.sleep(0.1)
            live.exit(viewers[other])
            await live.take_over(other)
            await enter(live, other)
            assert live.waiting.spent(1 - other) >= 100

    run(story)


def test_who_takes_a_move_back_earns_no_time_and_pays_what_went_by() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, settings=CLOCK)
            viewers = await both(live)
            seat = asked(live)
            for _ in range(3):
                await live.act(live.table.version, live.table.legal_moves(seat)[0], seat)
                await asyncio.sleep(0.05)
                if not await live.undo(viewers[seat], seat):
                    await answer_undo(live, viewers[1 - seat], True)
            assert live.table.time_left[seat] <= 100_000 - 150
            assert live.table.time_left[1 - seat] == 100_000

    run(story)


def test_when_the_disk_fails_nothing_of_it_is_told_or_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            viewers = await both(live)
            seat = asked(live)

            async def fail(*_: object) -> None:
                await asyncio.sleep(0.01)
                raise StoreError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(hall.store, "append", fail)
                moving = asyncio.create_task(live.act(1, live.table.legal_moves(seat)[0], seat))
                await asyncio.sleep(0.005)
                resigning = asyncio.create_task(live.resign(seat))  # waits for the lock
                with pytest.raises(StoreError, match="full"):
                    await moving
            assert all("could not save" in last(each, "closing")["message"] for each in viewers)
            with pytest.raises(StoreError, match="read anew"):
                await resigning
            with pytest.raises(StoreError, match="read anew"):
                await enter(live, 0)
            again = await hall.find(live.table.id)
            assert (again.table.version, again.table.stage) == (1, "playing")
            assert not again.table.rules_changed

    run(story)


def test_a_computer_that_wants_what_is_not_allowed_does_not_stop_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        async with a_hall() as hall:

            async def wrong(*_: object) -> str:
                return "IK99"

            monkeypatch.setattr(hall.workers, "choose", wrong)
            live = await a_table(hall, {"first_leader": 1}, ALONE)
            await enter(live, 0)
            await until(live, 2)
            assert live.table.playing().moves[0].seat == 1

    run(story)
