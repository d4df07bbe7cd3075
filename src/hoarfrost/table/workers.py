"""Worker processes, in which the computer thinks, so that nobody at a table waits for it.

They are processes of their own, not forked: they know nothing but the jobs that they are sent.
Computers' moves are done in the order of asking; a worker that dies or hangs over one is replaced
and the move asked again. Hints, replays and analyses are asides: they have a worker of their own,
so that no move waits for one, their askers take turns, and each is tried once and stopped when its
asker goes.
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

from hoarfrost.core.errors import RecordError
from hoarfrost.core.game import Game
from hoarfrost.core.machine import available_cores
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.registry import kit_of
from hoarfrost.table.orders import Asker, Order, Places, Queue, Quota
from hoarfrost.table.replaying import frames_of
from hoarfrost.table.thinking import Question, choose_move, judge_moves
from hoarfrost.table.worker_process import LENGTH, READY, WorkerError

T = TypeVar("T")

ATTEMPTS: Final = 3  # of a move
GRACE: Final = 20.0  # seconds; the machine may be busy
SECONDS_TO_START: Final = 60.0
SECONDS_OF_A_JOB: Final = 30.0
SECONDS_OF_A_REPLAY: Final = 8  # on the processor: 1,700 moves of six seats take 4 on a busy one
SECONDS_OF_A_LOOK: Final = 10  # on the processor, of which thinking is the smaller part
HINTS: Final = Quota(token=2, address=8, all=32)
REPLAYS: Final = Quota(token=4, address=4, all=8)  # each may hold a large record or answer
ANALYSES: Final = Quota(token=2, address=2, all=8)

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


class WorkerLost(WorkerError):  # noqa: N818 - like what it is raised for
    """No worker has survived a job."""


class Workers:
    """A number of worker processes for moves (default: one less than there are cores, at least
    one), and one more for asides from the first of them on.

    They belong to the event loop in which `start`, or the first job, was called. `grace` is how
    much longer than asked a job may take before its worker is taken to hang.
    """

    def __init__(self, count: int | None = None, grace: float = GRACE) -> None:
        self.count = max(1, available_cores() - 1) if count is None else count
        self.grace = grace
        self.hints = Places(HINTS)
        self.replays = Places(REPLAYS)
        self.analyses = Places(ANALYSES)
        self.moves = Queue()
        self.asides = Queue()
        self.keepers: list[asyncio.Task[None]] = []
        self.aside_keeper: asyncio.Task[None] | None = None
        self.is_closed = False

    def start(self) -> None:
        """Start the processes; they get ready while this returns. The first job does it too."""
        if not self.keepers:
            self.keepers = [
                asyncio.create_task(Keeper(self.moves, ATTEMPTS).keep()) for _ in range(self.count)
            ]

    async def choose(
        self,
        game: Game,
        view: Json,
        seat: int,
        player: str,
        seed: str,
        seconds: float,
        address: str = "",
    ) -> str:
        """The text of a whole move for the seat, which must be asked; about `seconds` at most.

        Addresses take turns: whoever has many tables has no more of the computer than others.
        """
        question = question_of(game, view, seat, player, seed, seconds)
        return await self.run(choose_move, question, seconds=seconds, address=address)

    async def analyse(
        self,
        game: Game,
        view: Json,
        seat: int,
        player: str,
        seed: str,
        seconds: float,
        asker: Asker,
    ) -> list[Json]:
        """The moves of the seat, the best first, as `thinking.judge_moves` tells them."""
        question = question_of(game, view, seat, player, seed, seconds)
        with self.hints.place(asker):
            return await self.run_aside(judge_moves, question, asker=asker, seconds=seconds)

    async def replay(self, record: str, seat: int | str | None, lang: str, asker: Asker) -> bytes:
        """A record as `replaying.frames_of` tells it. The caller takes a place in `replays`, and
        holds it until the answer is sent.
        """
        seconds = SECONDS_OF_A_REPLAY
        try:
            return await self.run_aside(
                frames_of, record, seat, lang, asker=asker, seconds=seconds, computing=seconds
            )
        except WorkerLost as error:
            message = Message(
                "the saved game takes more than {n} seconds to replay: step through it with "
                "hoarfrost replay",
                n=seconds,
            )
            raise RecordError(message) from error

    async def look_again(self, function: Callable[..., T], *args: object, asker: Asker) -> T:
        """What one of the jobs of `analysing` says of a record."""
        seconds = SECONDS_OF_A_LOOK
        with self.analyses.place(asker):
            try:
                return await self.run_aside(
                    function, *args, asker=asker, seconds=seconds, computing=seconds
                )
            except WorkerLost as error:
                message = Message(
                    "the saved game takes more than {n} seconds to look at: use hoarfrost analyse",
                    n=seconds,
                )
                raise RecordError(message) from error

    async def run(
        self,
        function: Callable[..., T],
        *args: object,
        seconds: float = SECONDS_OF_A_JOB,
        address: str = "",
    ) -> T:
        """What a function at the top of a module returns, or raises, in a worker for moves.

        Whoever stops waiting takes back a job that has not begun. What is long should be returned
        as one text or bytes: to unpickle a large structure takes time on the event loop.
        """
        limit = seconds + self.grace
        result: T = await self.done(self.moves, Order(function, args, limit, limit, asker=address))
        return result

    async def run_aside(
        self,
        function: Callable[..., T],
        *args: object,
        asker: Asker,
        seconds: float = SECONDS_OF_A_JOB,
        computing: float | None = None,
    ) -> T:
        """The same in the worker for asides; whoever stops waiting ends a job that has begun."""
        limit = seconds + self.grace
        order = Order(function, args, limit, computing or limit, asker.address)
        result: T = await self.done(self.asides, order)
        return result

    async def done(self, queue: Queue, order: Order) -> Any:
        if self.is_closed:
            raise WorkerError(CLOSED)
        self.start()
        if queue is self.asides and self.aside_keeper is None:
            self.aside_keeper = asyncio.create_task(AsideKeeper(self.asides, attempts=1).keep())
            self.keepers.append(self.aside_keeper)
        queue.put(order)
        return await order.answer

    async def close(self) -> None:
        """End the processes at once; jobs that are not done get a WorkerError."""
        self.is_closed = True
        for keeper in self.keepers:
            keeper.cancel()
        await asyncio.gather(*self.keepers, return_exceptions=True)
        for queue in (self.moves, self.asides):
            while queue:
                queue.next().settle(None, WorkerError(CLOSED))


class Keeper:
    """Keeps one worker going: gives it jobs, and puts another in its place if it is lost."""

    def __init__(self, queue: Queue, attempts: int) -> None:
        self.queue = queue
        self.attempts = attempts
        self.worker: Worker | None = None

    async def keep(self) -> None:
        try:
            while True:
                with suppress(*LOST):  # the next job will try again
                    await self.ready()
                await self.serve(await self.queue.take())
        finally:
            await self.dismiss()

    async def ready(self) -> "Worker":
        if self.worker is None:
            self.worker = await start_worker()
        return self.worker

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
        for _ in range(self.attempts):
            try:
                worker = await self.ready()
                async with asyncio.timeout(order.seconds):
                    return await worker.ask(order.message)
            except LOST as error:
                log.warning("a worker was lost over %s: %r", order.name, error)
                await self.dismiss()
        raise WorkerLost(f"workers that were lost over {order.name}: {self.attempts}")

    async def dismiss(self) -> None:
        if self.worker is not None:
            worker, self.worker = self.worker, None
            await worker.end()


class AsideKeeper(Keeper):
    """Ends its worker when nobody waits for what it does."""

    async def serve(self, order: Order) -> None:
        serving = asyncio.create_task(super().serve(order))
        try:
            await asyncio.wait({serving, order.answer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not serving.done():
                serving.cancel()
                await asyncio.wait({serving})
                await self.dismiss()


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
