"""Who is connected, by address, token and table, and who has to make room. See `limits.py`."""

import ipaddress
import random
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Generic, Protocol, TypeVar

from hoarfrost.table import limits as most
from hoarfrost.table.limits import Bucket, Buckets, Limits, crowded, slow_down
from hoarfrost.table.turns import Turns

SECONDS_OF_A_DAY: Final = 24 * 3600.0
SECONDS_OF_AN_HOUR: Final = 3600.0

K = TypeVar("K")
V = TypeVar("V")


class Line(Protocol):
    """A line from its acceptance on, whatever is spoken over it."""

    address: str

    def is_waiting(self) -> bool:
        """Whether its client has to do something next, not we."""

    def is_overdue(self, now: float) -> bool:
        """Whether its client has had time enough."""

    def cut(self) -> None: ...


class Groups(Generic[K, V]):
    """Things by a key, each group in the order of coming."""

    def __init__(self) -> None:
        self.groups: dict[K, dict[V, None]] = {}

    def __getitem__(self, key: K) -> Collection[V]:
        return self.groups.get(key, {}).keys()

    def add(self, key: K, value: V) -> None:
        self.groups.setdefault(key, {})[value] = None

    def remove(self, key: K, value: V) -> None:
        group = self.groups.get(key, {})
        group.pop(value, None)
        if not group:
            self.groups.pop(key, None)


class Guest:
    """A WebSocket: silent at first, then the connection of a token or of a spectator."""

    def __init__(self, address: str, cut: Callable[[], None]) -> None:
        self.address = address
        self.cut = cut
        self.since = time.monotonic()
        self.token: str | None = None
        self.table = ""


class Doorkeeper:
    def __init__(self, limits: Limits, proxies: Collection[str] = ()) -> None:
        self.limits = limits
        self.proxies = proxies  # their lines are those of many
        self.turns = Turns()
        self.lines: dict[Line, None] = {}  # all of them, the oldest first
        self.lines_of: Groups[str, Line] = Groups()  # of an address, those that speak HTTP
        self.silent: Groups[str, Guest] = Groups()  # by address
        self.guests: Groups[str, Guest] = Groups()  # by address, those that have said hello
        self.holders: Groups[str, Guest] = Groups()  # by token
        self.watchers: Groups[str, Guest] = Groups()  # by table
        self.records: Counter[str] = Counter()  # being received, by address
        changes = limits.requests_a_minute
        self.changes = Buckets(changes / 60, changes)
        self.new_tables = Buckets(changes / 60 / most.CHANGES_A_TABLE, changes)
        dailies = changes / most.CHANGES_A_DAILY
        self.dailies = Buckets(dailies / SECONDS_OF_A_DAY, dailies)
        challenges = changes / most.CHANGES_A_CHALLENGE
        self.challenges = Buckets(challenges / SECONDS_OF_AN_HOUR, challenges)
        reads = changes * most.READS_A_CHANGE
        self.reads = Buckets(reads / 60, reads)
        rate = float(limits.connections)
        self.messages = Buckets(rate, max(most.BURST, rate * most.SECONDS_AT_ONCE))
        share = most.TOKENS_SHARE
        self.messages_of_token = Buckets(share * most.MESSAGES_A_SECOND, share * most.BURST)

    # Lines ---------------------------------------------------------------------------------------

    def accept(self, line: Line) -> bool:
        """Whether a new line may stay; another one may have to go for it."""
        own = () if line.address in self.proxies else self.lines_of[line.address]
        # Its own first: whoever has many lines makes nobody else go.
        if len(own) >= self.limits.connections and not self.push_out_line(own):
            return False
        if len(self.lines) >= self.limits.lines and not self.push_out_line(self.lines):
            return False
        if line.address not in self.proxies:
            self.lines_of.add(line.address, line)
        self.lines[line] = None
        return True

    def push_out_line(self, lines: Iterable[Line]) -> bool:
        for line in lines:
            if line.is_waiting():
                self.forget_line(line)
                line.cut()
                return True
        return False

    def upgrade(self, old: Line, new: Line) -> None:
        """A line goes on as a WebSocket."""
        self.forget_line(old)
        self.lines[new] = None

    def forget_line(self, line: Line) -> None:
        self.lines.pop(line, None)
        self.lines_of.remove(line.address, line)

    def cut_overdue(self) -> None:
        now = time.monotonic()
        for line in [line for line in self.lines if line.is_overdue(now)]:
            self.forget_line(line)
            line.cut()

    # Connections ---------------------------------------------------------------------------------

    def let_in(self, guest: Guest) -> None:
        """A WebSocket that has yet to say hello."""
        silent = self.silent[guest.address]
        if len(silent) >= self.limits.silent:
            oldest = next(iter(silent))
            has_waited = guest.since - oldest.since > most.SECONDS_OF_SILENCE
            if has_waited or len(silent) >= self.limits.connections:
                self.push_out(oldest)
        self.silent.add(guest.address, guest)

    def seat(self, guest: Guest, token: str, table: str) -> None:
        """It has said hello with a token; raises a TableError if there is no room."""
        if guest not in self.silent[guest.address]:
            raise crowded()  # it has been pushed out meanwhile
        if len(self.holders[token]) >= most.OF_TOKEN:
            self.push_out(next(iter(self.holders[token])))
        elif len(self.guests[guest.address]) >= self.limits.connections:
            self.push_out(self.whoever_yields_to(token, guest.address))
        guest.token = token
        self.holders.add(token, guest)
        self.greet(guest, table)

    def whoever_yields_to(self, token: str, address: str) -> Guest:
        guests = self.guests[address]
        watchers = [guest for guest in guests if guest.token is None]
        if watchers:
            return watchers[-1]
        held = Counter(guest.token for guest in guests)
        held[token] += 1
        largest, count = held.most_common(1)[0]
        if count == 1:  # nobody can keep others out by holding one connection of many tokens
            return random.choice(list(guests))
        return next(guest for guest in guests if guest.token == largest)

    def watch(self, guest: Guest, table: str) -> None:
        """It has said hello without a token; raises a TableError if there is no room."""
        own = self.guests[guest.address]
        is_spectating = sum(each.token is None for each in own) >= most.WATCHERS
        if is_spectating or len(own) >= self.limits.connections:
            raise crowded()
        if guest not in self.silent[guest.address]:
            raise crowded()
        if len(self.watchers[table]) >= most.WATCHERS:
            self.push_out(self.whoever_watches_most(table, guest.address))
        self.watchers.add(table, guest)
        self.greet(guest, table)

    def whoever_watches_most(self, table: str, address: str) -> Guest:
        watchers = self.watchers[table]
        held = Counter(guest.address for guest in watchers)
        largest, count = held.most_common(1)[0]
        if count <= held[address] + 1:
            raise crowded()
        return [guest for guest in watchers if guest.address == largest][-1]

    def greet(self, guest: Guest, table: str) -> None:
        guest.table = table
        self.silent.remove(guest.address, guest)
        self.guests.add(guest.address, guest)

    def push_out(self, guest: Guest) -> None:
        self.let_out(guest)
        guest.cut()

    def let_out(self, guest: Guest) -> None:
        self.silent.remove(guest.address, guest)
        self.guests.remove(guest.address, guest)
        self.watchers.remove(guest.table, guest)
        if guest.token is not None:
            self.holders.remove(guest.token, guest)

    # Messages and requests -----------------------------------------------------------------------

    def count_read(self, address: str, cost: float = 1) -> None:
        if not self.reads.take(address, cost):
            raise slow_down()

    def count_change(self, address: str) -> None:
        if not self.changes.take(address):
            raise slow_down()

    def count_table(self, address: str) -> None:
        if not self.new_tables.take(address):
            raise slow_down()

    def count_challenge(self, address: str) -> None:
        if not self.challenges.take(address):
            raise most.too_many_challenges()

    def count_daily(self, address: str) -> None:
        if not self.dailies.take(address):
            raise most.too_many_dailies()

    @contextmanager
    def receiving_record(self, address: str) -> Iterator[None]:
        """Records are large; only a few are received at a time."""
        if self.records[address] >= most.RECORDS_OF_ADDRESS or self.records.total() >= most.RECORDS:
            raise slow_down()
        self.records[address] += 1
        try:
            yield
        finally:
            self.records[address] -= 1
            if not self.records[address]:
                del self.records[address]


class Allowance:
    """What one connection may still send."""

    def __init__(self, door: Doorkeeper, guest: Guest) -> None:
        self.door = door
        self.guest = guest
        self.connection = Bucket(most.MESSAGES_A_SECOND, most.BURST)
        self.own = Bucket(most.OWN_MESSAGES_A_SECOND, most.OWN_BURST)

    def take(self, cost: float) -> bool:
        door, token = self.door, self.guest.token
        if not self.connection.take(cost):
            return False
        if token is not None and not door.messages_of_token.take(token, cost):
            return False
        return door.messages.take(self.guest.address, cost) or self.own.take(cost)


def address_of(client: tuple[str, int] | None) -> str:
    """What counts as one address: of IPv6 a network of 64 bits, which is what one house has."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    if address.is_loopback:
        return str(address)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)
