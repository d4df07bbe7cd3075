"""One connection: whose eyes it has, in which language, and what has yet to be sent to it."""

import asyncio
import sys
from collections.abc import Callable
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.table.game_table import as_json

MOST_MESSAGES: Final = 256
MOST_BYTES: Final = 1024 * 1024  # of memory
# Of these only the latest says how things are.
LATEST: Final = frozenset({"seats", "undo", "rematch", "watchers", "window"})


class Outbox:
    """Messages in the order of sending; whoever lets them pile up is not sent them any more."""

    def __init__(self) -> None:
        self.texts: dict[object, str | None] = {}  # by kind, or by a key of its own; None: the end
        self.bytes = 0
        self.filled = asyncio.Event()

    def put(self, text: str | None, kind: str | None = None) -> bool:
        """Whether there was room. Of a kind only the latest message waits, behind all others: it
        may be about a position that came after the one before it.
        """
        key = object() if kind is None else kind
        self.bytes += size_of(text) - size_of(self.texts.pop(key, None))
        self.texts[key] = text
        self.filled.set()
        return self.bytes <= MOST_BYTES and len(self.texts) <= MOST_MESSAGES

    async def get(self) -> str | None:
        while not self.texts:
            self.filled.clear()
            await self.filled.wait()
        return self.get_nowait()

    def get_nowait(self) -> str | None:
        text = self.texts.pop(next(iter(self.texts)))
        self.bytes -= size_of(text)
        return text

    def empty(self) -> bool:
        return not self.texts

    def clear(self) -> None:
        self.texts.clear()
        self.bytes = 0


def size_of(text: str | None) -> int:
    return 0 if text is None else sys.getsizeof(text)


class Viewer:
    def __init__(
        self,
        seats: tuple[int, ...],
        lang: str,
        cut: Callable[[], None] = lambda: None,
        address: str = "",
    ) -> None:
        self.seats = seats  # those its token holds; none: a spectator
        self.seat: int | None = seats[0] if seats else None  # whose eyes it has
        self.lang = lang
        self.cut = cut  # ends its line at once
        self.address = address
        self.known_lines = 0  # of the log
        self.knows_end = False
        self.outbox = Outbox()

    def lose(self, seat: int) -> None:
        """The seat is no longer its: what it sees from now on is another's view."""
        self.seats = tuple(own for own in self.seats if own != seat)
        if self.seat == seat:
            self.seat = self.seats[0] if self.seats else None
            self.forget_log()

    def say(self, message: Json) -> None:
        self.post(as_json(message), kind_of(message))

    def post(self, text: str, kind: str | None = None) -> None:
        """Put a message into the outbox; a full one ends the connection."""
        if not self.outbox.put(text, kind):
            self.hang_up()

    def end(self) -> None:
        """End the connection after what waits has been sent."""
        if not self.outbox.put(None):
            self.hang_up()

    def hang_up(self) -> None:
        """End the connection at once, whether or not the client reads."""
        self.outbox.clear()
        self.outbox.put(None)
        self.cut()

    def forget_log(self) -> None:
        """The next state brings the whole log, as after a change of language or of eyes."""
        self.known_lines = 0


def kind_of(message: Json) -> str | None:
    """The kind of which only the latest counts. A key to the next table must not be lost."""
    kind: str = message["type"]
    return kind if kind in LATEST and "table" not in message else None
