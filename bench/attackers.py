"""One address that sends all it may: the attackers of bench/table_attack.py, in their own process.

    python bench/attackers.py ADDRESS SOURCE ATTACK[,ATTACK ...]

They set up what they need, write "ready", wait for a line, and attack until they are killed.
They speak the WebSocket by prepared bytes and throw away what they are told, so that the core of
the clients is not busy with them.
"""

import asyncio
import contextlib
import json
import os
import socket
import struct
import sys
import urllib.parse
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any, Final

from hoarfrost import load_game
from hoarfrost.core.match import Match
from hoarfrost.registry import game_names

Json = dict[str, Any]

CONNECTIONS: Final = 150  # of one attack alone; the server allows an address 200 by default
CONNECTIONS_TOGETHER: Final = 24  # of each attack, when all are under way
SILENT: Final = 1500
SILENT_TOGETHER: Final = 400
TABLES: Final = 40  # that the attackers have for themselves
BURST: Final = 60  # messages that a connection may send at once
EACH_SECOND: Final = 20  # and then in a second
AGAIN_AFTER: Final = 0.5  # seconds, when the server has refused or closed
OFTEN: Final = 0.25  # seconds between two parcels of messages
TEXT: Final = 0x81
OPCODE_AND_MASK: Final = 0x80
GAME: Final = game_names()[0]  # whichever is installed
LONG_MOVE: Final = "a " * 99
EMOJI: Final = "\U0001f9ca" * 300
SMALL_BUFFER: Final = 4096  # bytes that a socket takes which does not read


@dataclass(frozen=True)
class Seat:
    """A table of the attackers, and the token that holds its seats."""

    table: str
    token: str


@dataclass
class Ground:
    """What all attackers know: the server, from where they come, and their own tables."""

    host: str
    port: int
    source: str
    count: int  # connections of each attack
    silent: int
    people: list[Seat]
    against_computer: list[Seat]


class Wire(asyncio.Protocol):
    """A connection that forgets what it is told, but for that it is told something."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.answered = asyncio.Event()
        self.is_closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.answered.set()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        self.answered.set()

    def send(self, data: bytes) -> None:
        if self.transport is not None and not self.is_closed:
            self.transport.write(data)


async def main(address: str, source: str, attacks: list[str]) -> None:
    url = urllib.parse.urlsplit(address)
    assert url.hostname is not None
    assert url.port is not None
    is_alone = len(attacks) == 1
    count = CONNECTIONS if is_alone else CONNECTIONS_TOGETHER
    silent = SILENT if is_alone else SILENT_TOGETHER
    ground = Ground(url.hostname, url.port, source, count, silent, [], [])
    person, computer = {"kind": "person", "name": "Eve"}, {"kind": "computer", "level": "owl"}
    for _ in range(TABLES):
        ground.people.append(await new_table(ground, [person, person]))
    if "hint" in attacks:
        for _ in range(TABLES):
            ground.against_computer.append(await new_table(ground, [person, computer]))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.gather(*(ATTACKS[name](ground) for name in attacks))


# What they do -------------------------------------------------------------------------------------


async def why(ground: Ground) -> None:
    """Half of the questions are long, half ask for a real move."""
    move = Match(load_game(GAME), seed=1).legal_moves[0]
    asked = [{"type": "why", "move": LONG_MOVE}, {"type": "why", "move": move}]
    await flood(ground, ground.people, asked)


async def look(ground: Ground) -> None:
    await flood(ground, ground.people, [{"type": "look", "seat": 0}, {"type": "look", "seat": 1}])


async def hint(ground: Ground) -> None:
    await flood(ground, ground.against_computer, [{"type": "hint"}])


async def chat(ground: Ground) -> None:
    await flood(ground, ground.people, [{"type": "chat", "text": EMOJI}])


async def half_read(ground: Ground) -> None:
    """Ask for much and read none of it."""
    said = [{"type": "chat", "text": EMOJI}, {"type": "language", "lang": "nl"}]
    await flood(ground, ground.people, said, reads=False)


async def hellos(ground: Ground) -> None:
    """Come, say hello, and go, again and again."""

    async def come_and_go(seat: Seat) -> None:
        while True:
            with contextlib.suppress(OSError):
                wire = await enter(ground, seat)
                await asyncio.sleep(OFTEN)
                close(wire)

    await all_at_once(ground, ground.people, come_and_go)


async def silent(ground: Ground) -> None:
    """Connections that say nothing; half of them not even what they want."""
    held: list[Wire] = []
    while True:
        held = [wire for wire in held if not wire.is_closed]
        for n in range(ground.silent - len(held)):
            with contextlib.suppress(OSError):
                wire = await connected(ground)
                if n % 2:
                    wire.send(handshake(ground, ground.people[n % TABLES]))
                held.append(wire)
        await asyncio.sleep(AGAIN_AFTER)


async def replay(ground: Ground) -> None:
    """Records that take long to read or to show; nobody waits for the answers."""
    requests = cycle([request(ground, "/api/replay", {"record": text}) for text in records()])

    async def post_again_and_again(_: Seat) -> None:
        while True:
            with contextlib.suppress(OSError):
                wire = await connected(ground)
                wire.send(next(requests))
                await asyncio.sleep(4 * AGAIN_AFTER)
                close(wire)

    await all_at_once(ground, ground.people[:20], post_again_and_again)


ATTACKS: Final[dict[str, Callable[[Ground], Awaitable[None]]]] = {
    "why": why,
    "look": look,
    "hint": hint,
    "replay": replay,
    "chat": chat,
    "hellos": hellos,
    "silent": silent,
    "half_read": half_read,
}


async def flood(
    ground: Ground, seats: list[Seat], messages: list[Json], reads: bool = True
) -> None:
    """So many connections, each with its burst and then what is allowed in a second."""
    frames = cycle([frame(message) for message in messages])

    async def send(seat: Seat) -> None:
        while True:
            with contextlib.suppress(OSError):
                wire = await enter(ground, seat, reads)
                wire.send(parcel(frames, BURST))
                while not wire.is_closed:
                    await asyncio.sleep(OFTEN)
                    wire.send(parcel(frames, round(EACH_SECOND * OFTEN)))
            await asyncio.sleep(AGAIN_AFTER)

    await all_at_once(ground, seats, send)


async def all_at_once(
    ground: Ground, seats: list[Seat], do: Callable[[Seat], Awaitable[None]]
) -> None:
    of_seats = cycle(seats)
    await asyncio.gather(*(do(next(of_seats)) for _ in range(ground.count)))


def parcel(frames: Iterator[bytes], count: int) -> bytes:
    return b"".join(next(frames) for _ in range(count))


# How they speak -----------------------------------------------------------------------------------


async def connected(ground: Ground, reads: bool = True) -> Wire:
    loop = asyncio.get_running_loop()
    line = socket.socket()
    line.setblocking(False)
    if not reads:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    try:
        line.bind((ground.source, 0))
        async with asyncio.timeout(AGAIN_AFTER):
            await loop.sock_connect(line, (ground.host, ground.port))
    except (OSError, TimeoutError) as error:
        line.close()
        await asyncio.sleep(AGAIN_AFTER)
        raise OSError(*error.args) from error
    _, wire = await loop.create_connection(Wire, sock=line)
    return wire


async def enter(ground: Ground, seat: Seat, reads: bool = True) -> Wire:
    """A connection that has said hello; whether it was let in shows when it is closed."""
    wire = await connected(ground, reads)
    wire.send(handshake(ground, seat))
    await wire.answered.wait()
    if not reads and wire.transport is not None:
        wire.transport.pause_reading()
    entropy = os.urandom(16).hex()
    wire.send(frame({"type": "hello", "token": seat.token, "lang": "en", "entropy": entropy}))
    return wire


def close(wire: Wire) -> None:
    if wire.transport is not None:
        wire.transport.abort()


def handshake(ground: Ground, seat: Seat) -> bytes:
    lines = [
        f"GET /api/tables/{seat.table}/socket HTTP/1.1",
        f"Host: {ground.host}:{ground.port}",
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(message: Json) -> bytes:
    """A text frame; its mask is 0, so the text stays as it is."""
    text = json.dumps(message, ensure_ascii=False).encode()
    if len(text) < 126:
        head = struct.pack("!BB", TEXT, OPCODE_AND_MASK | len(text))
    else:
        head = struct.pack("!BBH", TEXT, OPCODE_AND_MASK | 126, len(text))
    return head + bytes(4) + text


def request(ground: Ground, path: str, body: Json) -> bytes:
    data = json.dumps(body).encode()
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {ground.host}:{ground.port}",
        *("Content-Type: application/json", f"Content-Length: {len(data)}", "Connection: close"),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + data


async def new_table(ground: Ground, seats: list[Json]) -> Seat:
    reader, writer = await asyncio.open_connection(
        ground.host, ground.port, local_addr=(ground.source, 0)
    )
    body = {"game": GAME, "options": {}, "seats": seats, "clock": None, "spectators": "public"}
    writer.write(request(ground, "/api/tables", body))
    answer = (await reader.read()).decode()
    writer.close()
    if "201 Created" not in answer:
        raise SystemExit(f"The attackers get no table: {answer[-300:]}")
    made = json.loads(answer.partition("\r\n\r\n")[2])
    return Seat(made["table"], made["token"])


def records() -> list[str]:
    """A game with a move of very many words, and one with a name as long as a book."""
    match = Match(load_game(GAME), seed=1)
    while not match.is_over():
        match.push(match.legal_moves[0])
    played = json.loads(match.record())
    wordy = [{"seat": 0, "move": "a " * 18_000}, *played["moves"][1:]]
    return [
        json.dumps({**played, "moves": wordy}),
        json.dumps({**played, "players": ["E" * 800_000, "Adam"]}),
    ]


if __name__ == "__main__":
    try:
        asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3].split(",")))
    except KeyboardInterrupt:
        sys.exit(130)
