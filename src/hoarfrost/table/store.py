"""What the server keeps of its tables: the interface of every store, and `open_store`.

A table is its log of entries; the row beside it says where the log has led, so that most
questions need no replay. An `append` that has returned is on disk: whatever happens to the server,
it is there when it starts again, and nothing half-done is.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.plain import Json
from hoarfrost.table.deal_store import DealStore, Ending, Try
from hoarfrost.table.seats import COMPUTER

Stage = Literal["waiting", "playing", "over"]

CHATS: Final = 200  # of a table; older ones are forgotten
SQLITE: Final = "sqlite"
SUPPORTED: Final = "sqlite:///FILE, with four slashes for an absolute path, or sqlite:// for memory"


class StoreError(HoarfrostError):
    """The store cannot be opened, or cannot do what was asked."""


class StoreConflict(StoreError):  # noqa: N818 - the name of what happened, not of a fault
    """Somebody else has been faster: this entry, id or invitation is taken. Nothing was stored."""


@dataclass
class TableRow:
    """One table, but for its log."""

    id: str
    game: str
    options: Json
    rules: str  # the version of the rules
    secret: str  # hexadecimal; all chance of the table comes from it
    seats: list[Json]
    settings: Json  # what its makers have agreed on (settings.py)
    created: float
    updated: float
    stage: Stage = "waiting"
    asked: list[int] = field(default_factory=list)  # all who still owe an answer
    thinking: bool = False  # the server itself has to move: a bot, or an automatic answer
    position: str | None = None  # the last one in full, as JSON
    version: int = 0
    outcome: Json | None = None  # after the end: winners, ranks, draw and reason
    note: Json | None = None  # how it stands, for lists (listing.py)

    def is_listed(self) -> bool:
        """Whether strangers find it: never a game of one person against computers."""
        people = sum(seat["kind"] != COMPUTER for seat in self.seats)
        return self.settings.get("spectators") == "public" and people != 1


@dataclass(frozen=True)
class Entry:
    """One line of a table's log."""

    seq: int
    kind: str
    data: Json
    digest: str  # of the position after it
    at: float


@dataclass(frozen=True)
class Chat:
    """Something that was said at a table."""

    number: int
    seat: int | None  # None: a spectator
    name: str
    text: str | None
    phrase: str | None
    at: float


@dataclass(frozen=True)
class Token:
    """Whoever can show what hashes to this holds these seats."""

    hash: str
    table: str
    seats: list[int]


@dataclass(frozen=True)
class Invitation:
    """Whoever can show what hashes to this may take this seat, once."""

    hash: str
    table: str
    seat: int
    used: bool = False


Loaded = tuple[TableRow, list[Entry], list[Chat]]


class Store(ABC):
    """Every method may be called from any event loop and never blocks it.

    What changes something is carried out in the order of the calls, and even if the caller stops
    waiting for it.
    """

    deals: DealStore

    @abstractmethod
    async def create(
        self,
        row: TableRow,
        tokens: Iterable[Token] = (),
        invitations: Iterable[Invitation] = (),
        tried: Try | None = None,
    ) -> None:
        """A new table, maybe as a try of a deal; StoreConflict if something of it is taken."""

    @abstractmethod
    async def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        row: TableRow,
        tokens: Iterable[Token] = (),
        used_invitation: str | None = None,
        ending: Ending | None = None,
    ) -> None:
        """Add entries, put the row in place of the old one, and give out what was won by joining.

        If the table is a try of a deal, `ending` says how that ended.

        All of it or nothing. StoreConflict if the log has an entry of this number already or the
        invitation (its hash) has been used. Game, options, secret and time of creation stay.
        """

    @abstractmethod
    async def add_chat(self, table_id: str, chat: Chat) -> None: ...

    @abstractmethod
    async def load(self, table_id: str) -> Loaded | None:
        """One table, as it was at one moment, with its latest chat; None if there is none."""

    @abstractmethod
    async def token(self, hash: str) -> Token | None: ...

    @abstractmethod
    async def tokens_of(self, table_id: str) -> list[Token]: ...

    @abstractmethod
    async def invitation(self, hash: str) -> Invitation | None: ...

    @abstractmethod
    async def watchable(self, limit: int) -> list[TableRow]:
        """Tables in play that all may watch, the latest first; without secret and position."""

    @abstractmethod
    async def rows(self, ids: Iterable[str]) -> list[TableRow]:
        """Those of the tables that exist, in this order; without secret and position."""

    @abstractmethod
    async def thinking(self) -> list[str]:
        """The tables at which the server itself has to move, the longest waiting first."""

    @abstractmethod
    async def older(self, waiting: float, others: float) -> list[str]:
        """The tables that have not changed since then, the oldest first."""

    @abstractmethod
    async def delete(self, ids: Iterable[str], waiting: float, others: float) -> int:
        """Forget those of these tables that still have not changed; returns how many."""

    @abstractmethod
    async def note_alive(self, at: float) -> None:
        """The server runs at this moment: clocks stand still while it does not."""

    @abstractmethod
    async def last_alive(self) -> float | None:
        """When a server was last known to run."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked, then close; later calls get a StoreError."""


def open_store(url: str) -> Store:
    """The store of a URL; raises StoreError, which names what is wrong."""
    from hoarfrost.table.sqlite_store import SqliteStore  # it is built on Store

    return SqliteStore(file_of(url))


def file_of(url: str) -> str:
    """The file of a database, empty for one in memory; raises StoreError."""
    scheme, separator, place = url.partition("://")
    if not separator or scheme != SQLITE:
        raise StoreError(f"the database {url!r} cannot be used; supported is {SUPPORTED}")
    if place and (not place.startswith("/") or place == "/"):
        raise StoreError(f"the database {url!r} names no file; write {SUPPORTED}")
    return place.removeprefix("/")
