"""Jobs for workers, good and bad ones."""

import os
import signal
import time
from pathlib import Path

from hoarfrost.core.errors import IllegalMove, RecordError


def note(file: Path, word: str, seconds: float = 0.0) -> None:
    """Write a word at the end of a file, then take some time."""
    with file.open("a") as notes:
        notes.write(f"{word}\n")
    time.sleep(seconds)


def die_at_first(file: Path, times: int) -> str:
    """Be killed so many times before all goes well."""
    note(file, "begun")
    if len(file.read_text().split()) <= times:
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def hang_at_first(file: Path, times: int) -> str:
    note(file, "begun")
    if len(file.read_text().split()) <= times:
        hang()
    return "done"


def note_and_hang(file: Path) -> None:
    """Write down who does this, and never return."""
    note(file, str(os.getpid()))
    hang()


def compute_for_ever(*_: object) -> int:
    return hang()


def hang() -> int:
    """Never return, and never let the interpreter look at a signal either."""
    return sum(range(10**15))


def stop_at_first(file: Path) -> str:
    """Stand still in such a way that no alarm of one's own can help."""
    note(file, "begun")
    if len(file.read_text().split()) == 1:
        os.kill(os.getpid(), signal.SIGSTOP)
    return "done"


def refuse() -> None:
    raise RecordError("this is not a record")


def refuse_with_more_than_a_text() -> None:
    raise IllegalMove("GO4", [], "{}", 0)


def stumble() -> None:
    raise ZeroDivisionError("a fault of ours")


def unspeakable() -> object:
    return lambda: None


def meet(folder: Path, own: str, other: str) -> None:
    """Wait until another job is under way at the same time."""
    (folder / own).touch()
    while not (folder / other).exists():
        time.sleep(0.01)
