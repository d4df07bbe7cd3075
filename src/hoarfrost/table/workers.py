"""Worker processes, in which the computer thinks, so that nobody at a table waits for it.

They are processes of their own, not forked: they know nothing but the jobs that they are sent. Jobs
are done in the order of asking. A worker that dies or hangs is replaced and its job asked again.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from hoarfrost.core.game import Game
from hoarfrost.core.machine import available_cores
from hoarfrost.core.plain import Json
from hoarfrost.registry import kit_of
from hoarfrost.table.thinking import Question, choose_move, judge_moves
from hoarfrost.table.worker_process import LENGTH, READY, WorkerError

T = TypeVar("T")

ATTEMPTS: Final = 3
GRACE: Final = 20.0  # seconds; the machine may be busy
SECONDS_TO_START: Final = 60.0
SECONDS_OF_A_JOB: Final = 30.0

CLOSED: Final = "the workers have been closed"
# What happens when a process cannot be started, has ended, or takes too long (TimeoutError).
LOST: Final = (OSError, EOFError)
COMMAND: Final = (
    sys.executable,
    "-P",  # the folder in which the server was started is not searched for modules
    "-c",
    "from hoarfrost.table.worker_process import serve; serve()",
)

log = logging.getLogger(__name__)


class Order:
    """A job that waits for a worker, and whoever waits for the job."""

    def __init__(
        self, function: Callable[..., Any], args: tuple[object, ...], limit: float
    ) -> None:
        self.name = function.__name__
        self.limit = limit
        self.message = pickle.dumps((limit, function, args))
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, result: object, error: Exception | None) -> None:
        if self.answer.done():  # whoever asked has stopped waiting
            return
        if error is None:
            self.answer.set_result(result)
        else:
            self.answer.set_exception(error)


class Workers:
    """A number of worker processes (default: one less than there are cores, at least one).

    They belong to the event loop in which `start`, or the first job, was called. `grace` is how
    much longer than asked a job may take before its worker is taken to hang.
    """

    def __init__(self, count: int | None = None, grace: float = GRACE) -> None:
        self.count = max(1, available_cores() - 1) if count is None else count
        self.grace = grace
        self.orders: asyncio.Queue[Order] = asyncio.Queue()
        self.keepers: list[asyncio.Task[None]] = []
        self.is_closed = False

    def start(self) -> None:
        """Start the processes; they get ready while this returns. The first job does it too."""
        if not self.keepers:
            self.keepers = [
                asyncio.create_task(Keeper(self.orders).keep()) for _ in range(self.count)
            ]

    async def choose(
        self, game: Game, view: Json, seat: int, player: str, seed: str, seconds: float
    ) -> str:
        """The text of a whole move for the seat, which must be asked; about `seconds` at most."""
        question = question_of(game, view, seat, player, seed, seconds)
        return await self.run(choose_move, question, seconds=seconds)

    async def analyse(
        self, game: Game, view: Json, seat: int, player: str, seed: str, seconds: float
    ) -> list[Json]:
        """The moves of the seat, the best first, as `thinking.judge_moves` tells them."""
        question = question_of(game, view, seat, player, seed, seconds)
        return await self.run(judge_moves, question, seconds=seconds)

    async def run(
        self, function: Callable[..., T], *args: object, seconds: float = SECONDS_OF_A_JOB
    ) -> T:
        """What a function at the top of a module returns, or raises, in a worker.

        Whoever stops waiting takes back a job that has not begun. What is long should be returned
        as one text or bytes: to unpickle a large structure takes time on the event loop.
        """
        if self.is_closed:
            raise WorkerError(CLOSED)
        self.start()
        order = Order(function, args, seconds + self.grace)
        self.orders.put_nowait(order)
        result: T = await order.answer
        return result

    async def close(self) -> None:
        """End the processes at once; jobs that are not done get a WorkerError."""
        self.is_closed = True
        for keeper in self.keepers:
            keeper.cancel()
        await asyncio.gather(*self.keepers, return_exceptions=True)
        while not self.orders.empty():
            self.orders.get_nowait().settle(None, WorkerError(CLOSED))


class Keeper:
    """Keeps one worker going: gives it jobs, and puts another in its place if it is lost."""

    def __init__(self, orders: asyncio.Queue[Order]) -> None:
        self.orders = orders
        self.worker: Worker | None = None

    async def keep(self) -> None:
        try:
            with suppress(*LOST):  # the first job will try again
                self.worker = await start_worker()
            while True:
                order = await self.orders.get()
                if not order.answer.done():
                    await self.serve(order)
        finally:
            await self.dismiss()

    async def serve(self, order: Order) -> None:
        result: object = None
        error: Exception | None = WorkerError(CLOSED)
        try:
            result, error = pickle.loads(await self.answer_to(order))
        except Exception as failure:
            error = failure
        finally:
            order.settle(result, error)

    async def answer_to(self, order: Order) -> bytes:
        for _ in range(ATTEMPTS):
            try:
                if self.worker is None:
                    self.worker = await start_worker()
                async with asyncio.timeout(order.limit):
                    return await self.worker.ask(order.message)
            except LOST as error:
                log.warning("a worker was lost over %s: %r", order.name, error)
                await self.dismiss()
        raise WorkerError(f"{ATTEMPTS} workers in a row were lost over {order.name}")

    async def dismiss(self) -> None:
        if self.worker is not None:
            worker, self.worker = self.worker, None
            await worker.end()


class Worker:
    """One process, and the pipes to it."""

    def __init__(self, process: Process, jobs: StreamWriter, answers: StreamReader) -> None:
        self.process = process
        self.jobs = jobs
        self.answers = answers

    async def ask(self, message: bytes) -> bytes:
        self.jobs.write(len(message).to_bytes(LENGTH, "big") + message)
        await self.jobs.drain()
        return await self.receive()

    async def receive(self) -> bytes:
        length = await self.answers.readexactly(LENGTH)
        return await self.answers.readexactly(int.from_bytes(length, "big"))

    async def end(self) -> None:
        """Kill the process and wait until nothing is left of it."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self.jobs.close()
        await self.answers.read()
        await self.process.wait()


async def start_worker() -> Worker:
    """A new process that has done its imports. Raises one of LOST if that fails."""
    process = await asyncio.create_subprocess_exec(
        *COMMAND,
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,  # Ctrl-C in the terminal is not meant for it
    )
    assert process.stdin is not None
    assert process.stdout is not None
    worker = Worker(process, process.stdin, process.stdout)
    try:
        async with asyncio.timeout(SECONDS_TO_START):
            if await worker.receive() != READY:
                raise EOFError("a new worker did not say that it is ready")
    except BaseException:
        await worker.end()
        raise
    return worker


def question_of(
    game: Game, view: Json, seat: int, player: str, seed: str, seconds: float
) -> Question:
    package = kit_of(game.name).package
    return Question(
        game.name, package, game.num_players(), game.options, view, seat, player, seed, seconds
    )
