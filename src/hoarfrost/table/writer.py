"""Threads that work on a SQLite database for the event loop: one that writes, one that reads.

The writer takes all jobs that wait and commits them together, since what costs time is the commit.
A job's future is resolved only when the commit is on disk. Readers do not wait for the writer.
"""

import asyncio
import contextlib
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from hoarfrost.table.store import StoreError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

MOST_AT_ONCE: Final = 500  # jobs in one commit


class Job:
    """Something to do, whoever waits for it, and what came of it."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: object = None
        self.error: Exception | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        self.result = self.work(connection)

    def attempt(self, connection: sqlite3.Connection) -> None:
        try:
            self.do(connection)
        except Exception as error:
            self.error = error

    def attempt_alone(self, connection: sqlite3.Connection) -> None:
        """Attempt it so that a failure leaves nothing behind and does not disturb other jobs.

        After a fault of the disk SQLite has rolled back all of them; then there is no savepoint to
        go back to, and the error of that ends the whole transaction.
        """
        connection.execute("SAVEPOINT job")
        self.attempt(connection)
        if self.error is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")

    def tell(self) -> None:
        with contextlib.suppress(RuntimeError):  # the loop of whoever asked has ended
            self.loop.call_soon_threadsafe(self.settle)

    def settle(self) -> None:
        if self.future.done():  # whoever asked has stopped waiting
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Clerk(ABC):
    """A thread with a database connection of its own; jobs are done in the order of asking."""

    def __init__(self, connection: sqlite3.Connection, place: str) -> None:
        self.connection = connection
        self.place = place
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()  # None is the last
        self.lock = threading.Lock()  # nothing comes after the last job
        self.is_closed = False
        name = f"{type(self).__name__} of {place}"
        self.thread = threading.Thread(target=self.run, name=name, daemon=True)
        self.thread.start()

    async def do(self, work: Work[T]) -> T:
        """What the work returns, or what it raises. It is done even if nobody waits for it."""
        job = Job(work)
        with self.lock:
            if self.is_closed:
                raise StoreError(f"{self.place} is closed")
            self.jobs.put(job)
        done: T = await job.future
        return done

    async def close(self) -> None:
        """Wait until all that was asked is done and the connection is closed."""
        with self.lock:
            if not self.is_closed:
                self.is_closed = True
                self.jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self.thread.join)

    def run(self) -> None:
        is_last = False
        while not is_last:
            batch = self.take()
            is_last = batch[-1] is None
            self.serve([job for job in batch if job is not None])
        self.connection.close()

    def take(self) -> list[Job | None]:
        """The jobs that wait: at least one."""
        batch = [self.jobs.get()]
        with contextlib.suppress(Empty):
            while batch[-1] is not None and len(batch) < MOST_AT_ONCE:
                batch.append(self.jobs.get_nowait())
        return batch

    @abstractmethod
    def serve(self, batch: list[Job]) -> None: ...

    def finish(self, job: Job, error: Exception | None) -> None:
        """Tell whoever waits; `error` is what befell the whole transaction."""
        job.error = job.error or error
        if isinstance(job.error, sqlite3.Error):
            job.error = StoreError(f"{self.place}: {job.error}")
        job.tell()


class Reader(Clerk):
    """Each job sees the database as it is at one moment."""

    def serve(self, batch: list[Job]) -> None:
        for job in batch:
            fault = transact(self.connection, "BEGIN", [job.attempt])
            self.finish(job, fault)


class Writer(Clerk):
    """What has gathered during one commit is committed together by the next."""

    def serve(self, batch: list[Job]) -> None:
        # A job alone needs no savepoint: it is the whole transaction.
        is_alone = len(batch) == 1
        works = [batch[0].do] if is_alone else [job.attempt_alone for job in batch]
        fault = transact(self.connection, "BEGIN IMMEDIATE", works)
        for job in batch:
            self.finish(job, fault)


def transact(
    connection: sqlite3.Connection, begin: str, works: Sequence[Work[None]]
) -> Exception | None:
    """Do all of this and commit it; the error, if that failed and nothing was done."""
    try:
        connection.execute(begin)
        for work in works:
            work(connection)
        connection.execute("COMMIT")
    except Exception as error:
        with contextlib.suppress(sqlite3.Error):  # SQLite may have rolled back already
            connection.execute("ROLLBACK")
        return error
    return None
