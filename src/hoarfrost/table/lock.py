"""One server for one database: people at two would never see each other move.

The lock is on a file beside the database. (Were it on the database itself, closing it would free
SQLite's own locks.) It ends with the process, however that ends; the file stays and means nothing.
"""

import os
import sys
from typing import Final

from hoarfrost.core.errors import HoarfrostError

PRIVATE: Final = 0o600
LONGEST: Final = 500  # bytes of an address


class LockError(HoarfrostError):
    """Another server has the database."""


class DatabaseLock:
    def __init__(self, database: str) -> None:
        """`database` is a file. Raises LockError, or OSError if there can be no file beside it."""
        self.file = os.open(f"{database}.lock", os.O_CREAT | os.O_RDWR, PRIVATE)
        if not is_ours(self.file):
            where = os.read(self.file, LONGEST).decode(errors="replace").strip()
            os.close(self.file)
            at = f" at {where}" if where else ""
            raise LockError(
                f"another Hoarfrost{at} has the database {database}: use that one, "
                "stop it first, or name another database with --database sqlite:///FILE"
            )

    def note(self, address: str) -> None:
        """Write down where we are, for whoever starts a second one."""
        os.ftruncate(self.file, 0)
        os.pwrite(self.file, f"{address}\n".encode(), 0)

    def release(self) -> None:
        os.close(self.file)


def is_ours(file: int) -> bool:
    """Whether we have the lock; where the system has no such locks we always do."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
