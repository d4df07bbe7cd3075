"""The computer thinks in other processes, knows only what its seat sees, and cannot be lost."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from hoarfrost.core.errors import HoarfrostError, RecordError
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.players.by_name import UnknownPlayer
from hoarfrost.registry import load_game
from hoarfrost.table import workers as workers_module
from hoarfrost.table.orders import Asker
from hoarfrost.table.thinking import Question, choose_move, judge_moves
from hoarfrost.table.worker_process import NICENESS, WorkerError
from hoarfrost.table.workers import WorkerLost, Workers
from tests.laws.option_sets import CASES
from tests.table import jobs

ADA, BEN, CY = (Asker(f"192.0.2.{number}") for number in (1, 2, 3))


@asynccontextmanager
async def working(count: int = 1, grace: float = 20.0) -> AsyncIterator[Workers]:
    workers = Workers(count, grace)
    try:
        yield workers
    finally:
        await workers.close()


def is_there(pid: int) -> bool:
    """Whether there is such a process, or what nobody has cleared away of it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# Moves --------------------------------------------------------------------------------------------


def question_of(match: Match, level: str, seed: str) -> Question:
    """What the server asks for the seat that is to move, as it comes out of JSON."""
    seat = int(match.state.current_player())
    view: Json = json.loads(json.dumps(match.state.view(seat)))
    return workers_module.question_of(match.game, view, seat, level, seed, 1.0)


@pytest.mark.parametrize("part", range(4))
def test_every_move_from_a_view_is_a_legal_whole_move_of_the_real_game(part: int) -> None:
    for number, (name, case) in list(enumerate(CASES))[part::20]:
        level = "random" if name == "snowfall" or number % 2 else "greedy"
        match = Match(load_game(name, case.seats, **case.options), seed=number)
        while not match.state.is_terminal():
            question = question_of(match, level, f"{number} {len(match.moves)}")
            match.push(choose_move(question), question.seat)


def test_the_same_seed_makes_the_same_move() -> None:
    match = Match(load_game("claim", mix="frost", artifacts=True), seed=1)
    moves = {choose_move(question_of(match, "search:30", "seed")) for _ in range(3)}
    others = {choose_move(question_of(match, "random", f"seed {n}")) for n in range(30)}
    assert len(moves) == 1
    assert len(others) > 1


def test_states_that_a_seat_cannot_tell_apart_get_the_same_move() -> None:
    match = Match(load_game("claim", mix="frost", artifacts=True), seed=2)
    question = question_of(match, "search:30", "seed")
    other = match.state.resample(question.seat, match.state.rng.fork())
    assert other.to_json() != match.state.to_json()
    view = other.view(question.seat)
    assert choose_move(replace(question, view=view)) == choose_move(question)


def test_a_hint_tells_whole_moves_the_best_first() -> None:
    match = Match(load_game("claim", mix="frost", artifacts=True), seed=0)
    while "!magic_wand +2" not in match.legal_moves:
        match.push(match.legal_moves[-1])
    found = judge_moves(question_of(match, "search:60", "seed"))
    first_steps = {text.split()[0] for text in match.legal_moves}
    assert {each["move"] for each in found} <= set(match.legal_moves)
    assert {each["move"].split()[0] for each in found} == first_steps
    assert all(0 <= each["win"] <= 1 for each in found)


def test_a_player_that_only_chooses_gives_one_hint_without_a_chance() -> None:
    match = Match(load_game("claim"), seed=3)
    question = question_of(match, "greedy", "seed")
    assert judge_moves(question) == [{"move": choose_move(question), "win": None}]


def test_the_only_move_is_a_hint_too() -> None:
    match = Match(load_game("claim", first_leader=0), seed=4, play_forced=False)
    while match.state.legal_count() > 1:
        match.push(match.legal_moves[0])
    hints = judge_moves(question_of(match, "search:20", "seed"))
    assert hints == [{"move": match.legal_moves[0], "win": None}]


def test_a_seat_that_is_not_asked_or_another_seats_view_is_refused() -> None:
    match = Match(load_game("claim", first_leader=0), seed=4)
    question = question_of(match, "greedy", "seed")
    with pytest.raises(HoarfrostError, match="seat 1 is not asked"):
        choose_move(replace(question, seat=1, view=match.state.view(1)))
    with pytest.raises(HoarfrostError, match="not the view of seat 0"):
        choose_move(replace(question, view=match.state.view(1)))


# Processes ----------------------------------------------------------------------------------------


def test_workers_play_any_game_that_the_server_knows() -> None:
    async def story() -> None:
        async with working() as workers:
            for name in ("snowfall", "claim"):
                match = Match(load_game(name), seed=5)
                for _ in range(4):
                    seat = int(match.state.current_player())
                    view = match.state.view(seat)
                    move = await workers.choose(match.game, view, seat, "random", "seed", 5.0)
                    match.push(move, seat)
            seat = int(match.state.current_player())
            view = match.state.view(seat)
            hints = await workers.analyse(match.game, view, seat, "search:20", "seed", 5.0, ADA)
            assert {hint["move"] for hint in hints} == set(match.legal_moves)
            with pytest.raises(UnknownPlayer, match="did you mean greedy"):
                await workers.choose(match.game, view, seat, "gredy", "seed", 5.0)

    asyncio.run(story())


def test_jobs_are_done_in_the_order_of_asking_and_not_if_taken_back(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with working() as workers:
            asked = [
                asyncio.create_task(workers.run(jobs.note, notes, word, 0.05)) for word in "abcde"
            ]
            while not notes.exists():
                await asyncio.sleep(0.01)
            asked[2].cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            assert asked[2].cancelled()

    asyncio.run(story())
    assert notes.read_text().split() == ["a", "b", "d", "e"]


def test_a_job_that_was_begun_and_is_no_longer_wanted_disturbs_nobody(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with working() as workers:
            unwanted = asyncio.create_task(workers.run(jobs.note, notes, "begun", 0.2))
            while not notes.exists():
                await asyncio.sleep(0.01)
            unwanted.cancel()
            assert await workers.run(abs, -7) == 7

    asyncio.run(story())


def test_the_askers_of_asides_take_turns(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with working() as workers:
            words = {"a1": ADA, "a2": ADA, "a3": ADA, "b1": BEN, "b2": BEN, "c1": CY}
            asked = [
                asyncio.create_task(workers.run_aside(jobs.note, notes, word, asker=asker))
                for word, asker in words.items()
            ]
            await asyncio.gather(*asked)

    asyncio.run(story())
    assert notes.read_text().split() == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_an_aside_that_nobody_wants_leaves_the_line_at_once() -> None:
    async def story() -> None:
        async with working() as workers:
            asked = [asyncio.create_task(workers.run_aside(jobs.hang, asker=ADA)) for _ in range(3)]
            await asyncio.sleep(0)
            assert len(workers.asides.waiting[ADA.address]) == 3
            for each in asked:
                each.cancel()
            await asyncio.wait(asked)
            assert not workers.asides

    asyncio.run(story())


def test_the_loop_goes_on_while_workers_start_and_think() -> None:
    async def story() -> None:
        async with working() as workers:
            job = asyncio.create_task(workers.run(time.sleep, 0.3))
            turns = 0
            while not job.done():
                await asyncio.sleep(0.01)
                turns += 1
            assert turns > 10

    asyncio.run(story())


def test_several_workers_think_at_the_same_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with working(2) as workers:
            await asyncio.gather(
                workers.run(jobs.meet, tmp_path, "a", "b"),
                workers.run(jobs.meet, tmp_path, "b", "a"),
            )

    asyncio.run(story())


def test_a_worker_that_is_killed_is_replaced_and_its_job_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with working() as workers:
            assert await workers.run(jobs.die_at_first, tmp_path / "notes", 2) == "done"
            pid = await workers.run(os.getpid)
            os.kill(pid, signal.SIGKILL)
            assert await workers.run(os.getpid) != pid
            assert not is_there(pid)

    asyncio.run(story())


def test_a_worker_that_hangs_is_replaced_and_its_job_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with working(grace=0.5) as workers:
            job = workers.run(jobs.hang_at_first, tmp_path / "hung", 1, seconds=0.3)
            assert await job == "done"
            assert (
                await workers.run(jobs.stop_at_first, tmp_path / "stopped", seconds=0.3) == "done"
            )

    asyncio.run(story())


def test_a_job_that_costs_three_workers_is_an_error_and_the_next_is_done(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with working() as workers:
            with pytest.raises(WorkerLost, match="lost over die_at_first: 3"):
                await workers.run(jobs.die_at_first, notes, 99)
            assert await workers.run(abs, -7) == 7

    asyncio.run(story())
    assert notes.read_text().split() == ["begun"] * 3


def test_errors_of_a_job_come_back_as_they_are_or_in_words() -> None:
    async def story() -> None:
        async with working() as workers:
            with pytest.raises(RecordError, match="this is not a record"):
                await workers.run(jobs.refuse)
            with pytest.raises(WorkerError, match="IllegalMove: GO4"):
                await workers.run(jobs.refuse_with_more_than_a_text)
            with pytest.raises(ZeroDivisionError) as stumbled:
                await workers.run(jobs.stumble)
            assert "in stumble" in stumbled.value.__notes__[0]
            with pytest.raises(Exception, match="pickle"):
                await workers.run(jobs.unspeakable)
            with pytest.raises(Exception, match="pickle"):
                await workers.run(lambda: 7)
            assert await workers.run(abs, -7) == 7

    asyncio.run(story())


def test_what_a_job_prints_or_reads_does_not_disturb_the_worker(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async def story() -> None:
        async with working() as workers:
            await workers.run(print, "a remark")
            await workers.run(os.system, "echo another; cat")
            assert await workers.run(abs, -7) == 7

    asyncio.run(story())
    assert capfd.readouterr().err.split("\n") == ["a remark", "another", ""]


def test_large_answers_arrive_whole() -> None:
    async def story() -> None:
        async with working() as workers:
            assert len(await workers.run(bytes, 5_000_000)) == 5_000_000

    asyncio.run(story())


def test_workers_have_low_priority_and_do_not_mind_an_interrupt() -> None:
    async def story() -> None:
        async with working() as workers:
            pid = await workers.run(os.getpid)
            assert await workers.run(os.nice, 0) == min(os.nice(0) + NICENESS, 19)
            os.kill(pid, signal.SIGINT)
            assert await workers.run(os.getpid) == pid

    asyncio.run(story())


# The end ------------------------------------------------------------------------------------------


def test_close_leaves_no_process_and_no_caller_waiting() -> None:
    async def story() -> None:
        workers = Workers(2)
        pids: set[int] = set()
        while len(pids) < 2:
            pids.add(await workers.run(os.getpid))
        asked = [asyncio.create_task(workers.run(jobs.hang)) for _ in range(4)]
        await asyncio.sleep(0.1)
        await workers.close()
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [WorkerError] * 4
        assert not any(is_there(pid) for pid in pids)
        with pytest.raises(WorkerError, match="have been closed"):
            await workers.run(abs, -7)
        await workers.close()

    asyncio.run(story())


def test_workers_that_were_never_needed_or_not_yet_ready_are_closed_too() -> None:
    async def story() -> None:
        await Workers(1).close()
        workers = Workers(1)
        workers.start()
        await asyncio.sleep(0.02)
        await workers.close()

    asyncio.run(story())


SERVER = """
import asyncio, os, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
from hoarfrost.table import workers as workers_module
from hoarfrost.table.workers import Workers
from tests.table import jobs

async def main():
    workers = Workers(2)
    pids = set()
    while len(pids) < 2:
        pids.add(await workers.run(os.getpid))
    busy = asyncio.create_task(workers.run(jobs.hang))
    await asyncio.sleep(0.1)
    print(*pids, flush=True)
    await busy

try:
    asyncio.run(main())
except KeyboardInterrupt:
    pass
"""


def test_workers_end_with_the_server_even_if_it_is_killed() -> None:
    with start_server() as server:
        pids = pids_of(server)
        server.kill()
    wait_until_gone(pids)


def test_ctrl_c_ends_the_server_and_its_workers_say_nothing() -> None:
    with start_server() as server:
        pids = pids_of(server)
        os.killpg(server.pid, signal.SIGINT)
        _, errors = server.communicate()
    wait_until_gone(pids)
    assert errors == ""


def start_server() -> subprocess.Popen[str]:
    """A server that has two workers, one of them busy, as if started in a terminal of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", SERVER],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
        text=True,
    )


def pids_of(server: subprocess.Popen[str]) -> list[int]:
    assert server.stdout is not None
    return [int(pid) for pid in server.stdout.readline().split()]


def wait_until_gone(pids: Sequence[int]) -> None:
    assert len(pids) == 2
    deadline = time.monotonic() + 10.0
    while any(is_there(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.01)
