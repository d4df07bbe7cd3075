"""One connection: whose eyes it has, in which language, and what has yet to be sent to it."""

import asyncio
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.table.game_table import as_json

OUTBOX: Final = 256  # messages; whoever does not read for so long is cut off


class Viewer:
    def __init__(self, seats: tuple[int, ...], lang: str) -> None:
        self.seats = seats  # those its token holds; none: a spectator
        self.seat: int | None = seats[0] if seats else None  # whose eyes it has
        self.lang = lang
        self.known_lines = 0  # of the log
        self.knows_end = False
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)

    def lose(self, seat: int) -> None:
        """The seat is no longer its: what it sees from now on is another's view."""
        self.seats = tuple(own for own in self.seats if own != seat)
        if self.seat == seat:
            self.seat = self.seats[0] if self.seats else None
            self.forget_log()

    def say(self, message: Json) -> None:
        self.post(as_json(message))

    def post(self, text: str) -> None:
        """Queue a message for sending; a full outbox ends the connection."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def end(self) -> None:
        """End the connection after what is queued has been sent."""
        try:
            self.outbox.put_nowait(None)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """End the connection at once."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def forget_log(self) -> None:
        """The next state brings the whole log, as after a change of language or of eyes."""
        self.known_lines = 0
