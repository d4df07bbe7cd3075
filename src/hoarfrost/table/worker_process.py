"""One worker: a process that reads jobs from its parent and writes back what came of them.

A job is a function with its arguments. Each message is its length in eight bytes and a pickle.
"""

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.registry import game_names

LENGTH: Final = 8  # bytes
NICENESS: Final = 10
READY: Final = b"ready"


class WorkerError(RuntimeError):
    """A job that could not be done; its notes tell where it went wrong."""


def serve() -> None:
    """Do jobs until the parent closes the pipe or is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    jobs, answers = take_pipes()
    game_names()  # loads all of them
    try:
        send(answers, READY)
        while job := receive(jobs):
            send(answers, answer_to(job, jobs.fileno()))
    except BrokenPipeError:
        os._exit(0)  # not sys.exit, which would complain about what it cannot flush


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output as our own; nothing that a job prints or reads can disturb them."""
    jobs = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs, answers


def send(pipe: BinaryIO, message: bytes) -> None:
    pipe.write(len(message).to_bytes(LENGTH, "big") + message)
    pipe.flush()


def receive(pipe: BinaryIO) -> bytes:
    """The next message; empty if there will be none."""
    length = pipe.read(LENGTH)
    return pipe.read(int.from_bytes(length, "big")) if len(length) == LENGTH else b""


def answer_to(job: bytes, parent: int) -> bytes:
    try:
        seconds, computing, function, args = pickle.loads(job)
        with limited(seconds, computing, parent):
            return pickle.dumps((function(*args), None))
    except Exception as error:
        return pickle.dumps((None, as_told(error)))


@contextmanager
def limited(seconds: float, computing: float, parent: int) -> Iterator[None]:
    """Let the kernel end this process if the job takes longer than this, uses the processor for
    longer than that, or if the parent is gone.

    No Python has to run for that, so it holds for a job that hangs in compiled code too. While a
    job is done nothing comes through the parent's pipe, except its end.
    """
    if sys.platform == "win32":
        yield
        return
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    signal.setitimer(signal.ITIMER_PROF, computing)
    signal_on_input(parent, True)
    try:
        yield
    finally:
        signal_on_input(parent, False)
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)


if sys.platform == "linux":
    import fcntl

    def signal_on_input(pipe: int, is_wanted: bool) -> None:
        signal.signal(signal.SIGIO, signal.SIG_DFL)
        fcntl.fcntl(pipe, fcntl.F_SETOWN, os.getpid())
        flags = fcntl.fcntl(pipe, fcntl.F_GETFL) & ~os.O_ASYNC
        fcntl.fcntl(pipe, fcntl.F_SETFL, flags | (os.O_ASYNC if is_wanted else 0))

else:

    def signal_on_input(pipe: int, is_wanted: bool) -> None:
        """Elsewhere SIGIO does not end a process; the time limit does."""


def as_told(error: Exception) -> Exception:
    """The error in a form that survives the way to the parent."""
    if not isinstance(error, HoarfrostError):
        error.add_note(traceback.format_exc())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        told = WorkerError(f"{type(error).__name__}: {error}")
        told.add_note(traceback.format_exc())
        return told
    return error
