"""How much a client may send: in size, in depth and in time."""

import time
from collections import Counter
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from hoarfrost.core.messages import Message
from hoarfrost.table.errors import TableError

MESSAGE_BYTES: Final = 16 * 1024
BODY_BYTES: Final = 1024 * 1024  # a record, the largest thing that anybody uploads
DEPTH: Final = 8
BODY_DEPTH: Final = 16
HELLO_SECONDS: Final = 10.0
PATIENCE: Final = 200.0  # refused messages; they are forgotten as fast as others are allowed


@dataclass(frozen=True)
class Limits:
    connections: int = 200  # of one address at a time
    messages_a_second: float = 20.0
    burst: float = 60.0
    requests_a_minute: float = 120.0  # of one address, of those that change something


class Bucket:
    """Refills evenly; every message takes one out."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def is_full(self) -> bool:
        return self.level + (time.monotonic() - self.at) * self.rate >= self.size


class Doorkeeper:
    """Counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections: Counter[str] = Counter()
        self.requests: dict[str, Bucket] = {}

    def let_in(self, address: str) -> bool:
        """Whether one more connection is allowed; if so it is counted until `let_out`."""
        if self.connections[address] >= self.limits.connections:
            return False
        self.connections[address] += 1
        return True

    def let_out(self, address: str) -> None:
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def count_request(self, address: str) -> None:
        if address not in self.requests:
            self.sweep()
            rate = self.limits.requests_a_minute
            self.requests[address] = Bucket(rate / 60, rate)
        if not self.requests[address].take():
            raise slow_down()

    def sweep(self) -> None:
        """Forget addresses that have been quiet, so that the list does not grow for ever."""
        for address in [a for a, bucket in self.requests.items() if bucket.is_full()]:
            del self.requests[address]


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def slow_down() -> TableError:
    return TableError("E_SLOW_DOWN", Message("Too many messages at once; wait a moment."), 429)


def too_big() -> TableError:
    return TableError("E_TOO_BIG", Message("That is too much at once."), 413)
