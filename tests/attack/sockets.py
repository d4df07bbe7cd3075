"""WebSockets without a network: what a client sends is there at once, and it reads or does not."""

import asyncio
import json
from collections.abc import Sequence
from typing import cast

from starlette.datastructures import Address
from starlette.websockets import WebSocket, WebSocketDisconnect

from hoarfrost.core.plain import Json
from hoarfrost.table.app import Settings, make_app
from hoarfrost.table.hall import Hall
from hoarfrost.table.socket import serve_socket


class FakeSocket:
    """Says these messages one after the other, then stays until it is cut off or closed."""

    def __init__(self, messages: Sequence[Json], address: str = "10.0.0.1", deaf: bool = False):
        self.texts = [json.dumps(message) for message in messages]
        self.client = Address(address, 1)
        self.headers: dict[str, str] = {}
        self.scope = {"state": {"line": self}}
        self.is_deaf = deaf
        self.heard: list[Json] = []
        self.gone = asyncio.Event()
        self.is_cut = False
        self.code: int | None = None

    def cut(self) -> None:
        self.is_cut = True
        self.gone.set()

    async def accept(self) -> None: ...

    async def receive(self) -> Json:
        if self.texts and not self.gone.is_set():
            return {"type": "websocket.receive", "text": self.texts.pop(0)}
        await self.gone.wait()
        return {"type": "websocket.disconnect"}

    async def send_text(self, text: str) -> None:
        if self.is_deaf:
            await self.gone.wait()
        if self.gone.is_set():
            raise WebSocketDisconnect
        self.heard.append(json.loads(text))

    async def send_json(self, message: Json) -> None:
        self.heard.append(message)

    async def close(self, code: int = 1000) -> None:
        self.code = code
        self.gone.set()

    def count(self, kind: str) -> int:
        return sum(message["type"] == kind for message in self.heard)


class Entrance:
    """A hall with its door, where fake sockets come in."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.door = make_app(Settings()).state.door
        self.visits: list[asyncio.Task[None]] = []

    def visit(self, socket: FakeSocket, table: str) -> FakeSocket:
        visit = serve_socket(cast(WebSocket, socket), table, self.hall, self.door)
        self.visits.append(asyncio.create_task(visit))
        return socket

    async def close(self, *sockets: FakeSocket) -> None:
        for socket in sockets:
            socket.gone.set()
        await asyncio.gather(*self.visits)


def hello(token: str | None) -> Json:
    return {"type": "hello", "token": token}
