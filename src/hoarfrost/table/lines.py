"""uvicorn's two protocols with the doorkeeper beside them: lines are counted, timed and cut.

uvicorn closes a line by sending what is left first. Whoever does not read would be closed never;
`cut` does not wait.
"""

import asyncio
import time
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from hoarfrost.table.doorkeeper import Doorkeeper, address_of
from hoarfrost.table.limits import (
    BURST,
    MESSAGES_A_SECOND,
    REQUEST_SECONDS,
    UNREAD_SECONDS,
    Bucket,
)

DOOR: Final = "door"  # where the application's lifespan leaves the doorkeeper for us
LINE: Final = "line"  # where the application finds the line of a WebSocket
AT_ONCE: Final = 4096  # bytes of frames; what one read may bring are thousands of tiny ones
MOST_QUEUED: Final = 1000  # messages of one read; a connection would be closed long before


class Reading:
    """Whether a client reads what it is sent."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.unread = 0
        self.since = time.monotonic()  # when it last read something, or had nothing to read

    def has_stopped(self, now: float) -> bool:
        unread = self.transport.get_write_buffer_size()
        if unread == 0 or unread < self.unread:
            self.since = now
        self.unread = unread
        return now - self.since > UNREAD_SECONDS


class HttpLine(H11Protocol):
    address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.door: Doorkeeper = self.app_state[DOOR]
        self.address = address_of(self.client)
        self.reading = Reading(transport)
        self.sent = self.conn.their_state  # how far its request has come
        self.since = time.monotonic()
        if not self.door.accept(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.forget_line(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not self.sent:
            self.begin_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.begin_waiting()

    def begin_waiting(self) -> None:
        self.sent = self.conn.their_state
        self.since = time.monotonic()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        assert isinstance(line, SocketLine)
        self.door.upgrade(self, line)

    def is_waiting(self) -> bool:
        return self.is_in_request() or self.cycle.response_complete

    def is_in_request(self) -> bool:
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY, h11.ERROR)

    def is_overdue(self, now: float) -> bool:
        if self.is_in_request() and now - self.since > REQUEST_SECONDS:
            return True
        return self.reading.has_stopped(now)

    def cut(self) -> None:
        self.transport.abort()


class SocketLine(WebSocketsSansIOProtocol):
    address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door: Doorkeeper = self.app_state[DOOR]
        self.address = address_of(self.client)
        self.reading = Reading(self.transport)
        self.small_frames = Bucket(MESSAGES_A_SECOND, BURST)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.forget_line(self)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope["state"][LINE] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + AT_ONCE])

    # What is no whole message is not answered by the table, so it is counted here.

    def handle_ping(self) -> None:
        self.count_frame()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.count_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.count_frame()
        super().handle_cont(event)

    def count_frame(self) -> None:
        if not self.small_frames.take():
            self.cut()

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self.queue.qsize() > MOST_QUEUED:
            self.cut()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_timer is not None:  # it would wait for the client to read, perhaps for ever
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.cut)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()

    def is_waiting(self) -> bool:
        return False

    def is_overdue(self, now: float) -> bool:
        return self.reading.has_stopped(now)

    def cut(self) -> None:
        self.transport.abort()
