"""How much a client may send and hold: in size, in depth, in time and in number.

Who comes in (`doorkeeper.py` counts, `lines.py` and `socket.py` ask):

- Every line is counted from the moment it is accepted. Whoever sends no whole request in ten
  seconds, or does not read for ten, is cut off. An address that has its full number of lines gets
  a new one for the oldest that waits for its client; only lines that we work for are left alone.
- A WebSocket is silent until its hello. Of those that have been so for two seconds an address has
  few, and never more than it may have connections; a new one pushes out the oldest. So nobody
  can fill the room before the door: whoever says hello at once gets in, also when all people of
  a house come back in the same second.
- At the hello it becomes the connection of a token, or of a spectator. A token has few; a new
  one pushes out its oldest, which may be a line that died unnoticed. When an address has its full
  number, a token's connection pushes out a spectator of that address, else one of the token that
  has the most, else any. Spectators push out nobody of their own address; at a full table they
  push out one of the address that has the most there. Hence many connections of one person never
  keep out another person, not even one behind the same address.

How much is done for whom:

- Messages are counted per connection, per token and per address; costly kinds count as several.
  Each connection has a small share that does not depend on what others of its address do.
- In one round of the event loop only a few messages or requests of one address are done
  (`turns.py`), so many connections get no more of a round than one.
- Requests are counted per address: all of them, and apart those that change something.
"""

import heapq
import time
from dataclasses import dataclass
from typing import Final

from hoarfrost.core.messages import Message
from hoarfrost.table.errors import TableError

MESSAGE_BYTES: Final = 16 * 1024
BODY_BYTES: Final = 1024 * 1024  # a record, the largest thing that anybody uploads
DEPTH: Final = 8
BODY_DEPTH: Final = 16
HELLO_SECONDS: Final = 10.0
REQUEST_SECONDS: Final = 10.0  # for the head of a request, and for its body
UNREAD_SECONDS: Final = 10.0  # in which whoever is sent something reads some of it
PATIENCE: Final = 200.0  # refused messages; they are forgotten as fast as others are allowed

SECONDS_OF_SILENCE: Final = 2.0  # before a hello, while others of the address want to come in
OF_TOKEN: Final = 8  # connections
WATCHERS: Final = 100  # spectators of one table, and of one address
RECORDS: Final = 32  # records that are being received
RECORDS_OF_ADDRESS: Final = 4

MESSAGES_A_SECOND: Final = 20.0  # of one connection
BURST: Final = 60.0
TOKENS_SHARE: Final = 2  # a token may send as much as this many connections
OWN_MESSAGES_A_SECOND: Final = 0.5  # whatever others of the same address send
OWN_BURST: Final = 10.0
SECONDS_AT_ONCE: Final = 2.0  # an address may send the messages of so many seconds in one burst

READS_A_CHANGE: Final = 10  # requests of any kind for each that may change something
CHANGES_A_TABLE: Final = 12  # in the long run one in so many may make a table
# For so many changes a minute, one deal of the day may be begun a day, one challenge made an hour.
CHANGES_A_DAILY: Final = 6
CHANGES_A_CHALLENGE: Final = 4
TRIES: Final = 100  # of one challenge
MOST_KEYS: Final = 50_000  # addresses or tokens that are remembered


@dataclass(frozen=True)
class Limits:
    connections: int = 200  # of one address at a time, and its messages a second
    requests_a_minute: float = 120.0  # of one address, of those that change something
    lines: int = 900  # of all addresses together

    @property
    def silent(self) -> int:
        """Connections of one address that have had time to say hello, and have not."""
        return max(5, self.connections // 4)


class Bucket:
    """Refills evenly; every message takes out what it costs."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        self.refill()
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def refill(self) -> None:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now

    def is_full(self) -> bool:
        self.refill()
        return self.level >= self.size


class Buckets:
    """A bucket for each address or token. Those that are full again need not be remembered."""

    def __init__(self, rate: float, size: float, most: int = MOST_KEYS) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self.sweep_at = most // 16
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.sweep_at:
                self.sweep()
            bucket = self.buckets[key] = Bucket(self.rate, self.size)
        return bucket.take(cost)

    def sweep(self) -> None:
        """Forget who has been quiet; if that is not enough, who has used up the least."""
        full = [key for key, bucket in self.buckets.items() if bucket.is_full()]
        for key in full:
            del self.buckets[key]
        excess = len(self.buckets) - self.most * 3 // 4
        for key in heapq.nlargest(excess, self.buckets, key=lambda key: self.buckets[key].level):
            del self.buckets[key]
        self.sweep_at = min(self.most, max(self.most // 16, 2 * len(self.buckets)))


def slow_down() -> TableError:
    return TableError("E_SLOW_DOWN", Message("Too many messages at once; wait a moment."), 429)


def too_many_challenges() -> TableError:
    told = Message("Too many challenges were made from your address. Wait an hour.")
    return TableError("E_SLOW_DOWN", told, 429)


def too_many_dailies() -> TableError:
    told = Message("Too many games of the day were started from your address. Come back tomorrow.")
    return TableError("E_SLOW_DOWN", told, 429)


def too_big() -> TableError:
    return TableError("E_TOO_BIG", Message("That is too much at once."), 413)


def crowded() -> TableError:
    full = Message("There are too many connections already; close one, or come back later.")
    return TableError("E_CROWDED", full, 429)
