"""Strangers and enemies: whatever they send is answered or ends their connection, and that is all.

Ten thousand hostile messages, made by seeded chance, over real connections. Beside them two people
play a game at another table, which must not notice.
"""

import asyncio
import contextlib
import json
import os
import socket
import sqlite3
import struct
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hoarfrost import load_game
from hoarfrost.core.replay import read_match
from tests.table.client import (
    ENTROPY,
    PATIENCE,
    Client,
    Json,
    Rest,
    Room,
    in_loop,
    invited,
    person,
    socket_address,
)
from tests.table.server import HOST, Server

TABLES = 10  # of the enemies
ROUNDS = 18  # connections at each of them
MESSAGES = 45  # of one connection; more at once would only be told to slow down
HELLOS = 600
CLOSERS = 120
BODIES = 400
FLOOD = 1200
GROWTH = 30  # megabytes of memory that the second half of the attack may cost

ANSWERS = ("error", "done", "asked", "more", "why", "hint", "pong")
ALLOWED_CODES = (1002, 1003, 1006, 1007, 1009, 4401, 4404, 4429)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = ("--max-requests", "100000", "--max-connections", "2000")
    with Server(tmp_path_factory.mktemp("hostile"), *limits) as running:
        yield running


# What is sent -------------------------------------------------------------------------------------

Raw = str | bytes

VALID: list[Json] = [
    {"type": "act", "version": 1, "move": "GO4", "seat": 0},
    {"type": "why", "move": "!wishing_lamp KN7", "seat": 0},
    {"type": "hint", "seat": 0},
    {"type": "undo", "seat": 0},
    {"type": "undo_answer", "agree": True},
    {"type": "chat", "text": "Good morning."},
    {"type": "chat", "phrase": "hello"},
    {"type": "look", "seat": 0},
    {"type": "language", "lang": "nl"},
    {"type": "takeover", "seat": 1, "level": "snowflake"},
    {"type": "ping"},
    {"type": "hello", "token": "x" * 43, "lang": "es", "entropy": ENTROPY},
]
ENDING: list[Json] = [{"type": "resign", "seat": 0}, {"type": "rematch"}]  # sent in the last rounds

STRANGE_VALUES: list[object] = [
    None,
    True,
    False,
    0,
    -1,
    1.5,
    -0.0,
    2**53 + 1,
    -(2**63),
    10**400,
    "",
    "0",
    " ",
    "x" * 5000,
    "\x00",
    "\u202e\u200d\ufeff",
    "\U0001f9ca" * 50,
    "GO4\nGO4",
    "²٣Ⅷ",
    "../../etc/passwd",
    "' OR 1=1; --",
    "{0.__class__} %s %n",
    "<script>alert(1)</script>",
    "__proto__",
    [],
    {},
    [[[[[[]]]]]],
    {"seat": {"seat": {"seat": 0}}},
    ["GO4"] * 100,
    list(range(500)),
]

RAW_VALUES = ["NaN", "Infinity", "-Infinity", "1e999", "01", "+1", ".5", "0x10", "'x'", "undefined"]
RAW_VALUES += ['"\\ud800"', '"\\udc00\\ud800"', '"\\x41"', '"\t"', "9" * 5000, "-" * 50, "truE"]

NO_OBJECTS = [
    "",
    " ",
    "null",
    "true",
    "7",
    '"hello"',
    "[]",
    "[{}]",
    "{}",
    "{]",
    "[",
    "}",
    "\ufeff{}",
]
NO_OBJECTS += [
    '{"type": null}',
    '{"type": 7}',
    '{"type": ["act"]}',
    '{"Type": "act"}',
    "{'type': 'ping'}",
]
NO_OBJECTS += [
    "[" * 9 + "]" * 9,
    "[" * 12_000,
    '{"a":' * 2000,
    "{" * 100,
    '"' * 16_000,
    "\\" * 16_000,
]


def hostile_text(
    random: Random, version: int, moves: Sequence[str], kinds: Sequence[Json] = VALID
) -> str:
    """One message: a good one in which something is wrong, now and then one that is good."""
    message = dict(random.choice(kinds))
    message["id"] = random.choice([random.randrange(1000), "an id", *STRANGE_VALUES])
    if "version" in message:
        message["version"] = version + random.choice([0, 0, 0, -1, 1, 7, -(10**9)])
        message["move"] = random.choice([*moves, "GO4"])
    return random.choice(WAYS)(random, message)


def strange_value(random: Random, message: Json) -> str:
    message[random.choice(list(message))] = random.choice(STRANGE_VALUES)
    return json.dumps(message)


def raw_value(random: Random, message: Json) -> str:
    name = random.choice(list(message))
    message[name] = "HERE"
    return json.dumps(message).replace('"HERE"', random.choice(RAW_VALUES))


def missing_field(random: Random, message: Json) -> str:
    del message[random.choice(list(message))]
    return json.dumps(message)


def further_fields(random: Random, message: Json) -> str:
    fields = {f"field{n}": random.choice(STRANGE_VALUES) for n in range(random.randrange(1, 5))}
    return json.dumps({**message, **fields})


def repeated_key(_: Random, message: Json) -> str:
    first = json.dumps(message)[:-1]
    return f'{first}, "type": "ping", {json.dumps(message)[1:]}'


def other_type(random: Random, message: Json) -> str:
    types = ["ACT", "act ", "answer", "obey", "__init__", "done", "welcome", "viewer", "ping\x00"]
    return json.dumps({**message, "type": random.choice(types)})


def other_seat(random: Random, message: Json) -> str:
    return json.dumps({**message, "seat": random.choice([1, 2, 15, 16, -1, 10**18])})


def cut_off(random: Random, message: Json) -> str:
    text = json.dumps(message)
    return text[: random.randrange(len(text))]


def wrong_character(random: Random, message: Json) -> str:
    text = json.dumps(message)
    place = random.randrange(len(text))
    return text[:place] + chr(random.randrange(0xD800)) + text[place + random.randrange(3) :]


def more_behind(random: Random, message: Json) -> str:
    return json.dumps(message) + random.choice(
        [" ", "{}", "x", "\x00", ",", "]", json.dumps(message)]
    )


def padded(random: Random, message: Json) -> str:
    size = random.choice([100, 16_200, 16_384, 16_385, 30_000, 60_000])
    return json.dumps({**message, "more": "x" * size})


def deep(random: Random, message: Json) -> str:
    depth = random.choice([6, 7, 8, 50, 5000])
    return json.dumps({**message, "more": "HERE"}).replace('"HERE"', "[" * depth + "]" * depth)


def no_object(random: Random, _: Json) -> str:
    return random.choice(NO_OBJECTS)


def nothing_wrong(_: Random, message: Json) -> str:
    return json.dumps(message)


WAYS: list[Callable[[Random, Json], str]] = [
    strange_value,
    strange_value,
    strange_value,
    raw_value,
    missing_field,
    further_fields,
    repeated_key,
    other_type,
    other_seat,
    cut_off,
    wrong_character,
    more_behind,
    padded,
    deep,
    no_object,
    nothing_wrong,
]


# The attack ---------------------------------------------------------------------------------------


@in_loop
async def test_ten_thousand_hostile_messages_disturb_nobody(server: Server) -> None:
    async with Room(server.address) as room:
        secrets: list[str] = []
        made = room.make(person("Ada"), invited(), options={"mix": "frost", "artifacts": True})
        joined = room.join(made)
        ada, ben = await room.sit(made), await room.sit(joined)
        good_game = asyncio.create_task(play_calmly(ada, ben))

        counts: Counter[str] = Counter()
        memory: list[float] = []
        for half in (1, 2):
            await attack(room, made["table"], half, counts, secrets)
            memory.append(megabytes(server))
        assert counts["sent"] >= 10_000, counts
        assert counts["answered"] + counts["closed"] == counts["sent"], counts
        assert counts["E_FAULT"] == 0, counts
        assert memory[1] - memory[0] < GROWTH, memory

        await good_game
        assert ada.state["end"] == ben.state["end"]
        record = room.get(f"/tables/{made['table']}/record").text
        match = read_match(record, load_game)
        assert match.result() == ada.state["end"]["result"]
        assert match.shuffle is not None
        assert match.shuffle.commitment == made["commitment"]
        secrets += [made["token"], joined["token"], made["invitations"][0]["invitation"]]
        secrets += [ada.state["end"]["shuffle"]["secret"], made["table"]]
    assert_log_is_clean(server, secrets)


async def play_calmly(ada: Client, ben: Client) -> None:
    """A whole game between two people, each of whose moves must be done at once."""
    await ada.until(lambda: ada.state["stage"] == "playing")
    await asyncio.gather(calm_player(ada, 1), calm_player(ben, 2))


async def calm_player(client: Client, seed: int) -> None:
    random = Random(seed)
    while not client.is_over():
        await client.play(random, moves=1)
        await asyncio.sleep(0.1)


async def attack(
    room: Room, other_table: str, half: int, counts: Counter[str], secrets: list[str]
) -> None:
    """Half of everything, at new tables and at the one of the good game."""
    tables = [await EnemyTable.make(room, secrets) for _ in range(TABLES // 2)]
    jobs = [table.attack(Random(f"{half} {n}"), counts) for n, table in enumerate(tables)]
    jobs += [
        say_wrong_hellos(room, other_table, tables, Random(f"hello {half}"), counts),
        say_what_closes(room, tables[0], counts),
        spectate_badly(room, other_table, Random(f"watch {half}"), counts),
        post_wrong_bodies(room, Random(f"bodies {half}"), counts),
        flood(room, tables[1], counts),
    ]
    await asyncio.gather(*jobs)
    for table in tables:
        await table.leave()


class EnemyTable:
    """A table with two seats, both in the hands of enemies."""

    def __init__(self, room: Room, keys: list[Json], owners: list[Client]) -> None:
        self.room = room
        self.keys = keys
        self.owners = owners
        self.listening = [asyncio.create_task(listen_for_ever(owner)) for owner in owners]

    @classmethod
    async def make(cls, room: Room, secrets: list[str]) -> "EnemyTable":
        made = room.make(person("Eve"), invited(), options={"artifacts": True})
        joined = room.join(made, "Mallory")
        secrets += [made["token"], joined["token"], made["invitations"][0]["invitation"]]
        owners = [await room.sit(made), await room.sit(joined)]
        await owners[0].until(lambda: owners[0].state["stage"] == "playing")
        return cls(room, [made, joined], owners)

    async def leave(self) -> None:
        for owner in self.owners:
            await owner.socket.close()
        await asyncio.gather(*self.listening)

    async def attack(self, random: Random, counts: Counter[str]) -> None:
        for number in range(ROUNDS):
            kinds = VALID if number < ROUNDS - 4 else [*VALID, *ENDING]
            seat = random.randrange(2)
            async with sitting(self.room, self.keys[seat]) as enemy:
                state = self.owners[seat].state
                moves = [choice["move"] for choice in state["choices"]]
                version = state["version"]
                texts = [hostile_text(random, version, moves, kinds) for _ in range(MESSAGES - 3)]
                act = {"type": "act", "version": version, "move": (moves or ["GO4"])[0]}
                texts += [json.dumps(act)] * 3  # the same again and again: it acts once
                random.shuffle(texts)
                await send_and_count(enemy, texts, counts)


async def listen_for_ever(client: Client) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            client.heard.clear()
            with contextlib.suppress(TimeoutError):
                await client.listen()


@contextlib.asynccontextmanager
async def sitting(room: Room, key: Json) -> AsyncIterator[Client]:
    async with connect(socket_address(room.address, key["table"])) as connection:
        client = Client(connection)
        await client.say("hello", token=key["token"])
        await client.until(lambda: client.state)
        yield client


async def send_and_count(client: Client, texts: Sequence[Raw], counts: Counter[str]) -> None:
    """Each message gets exactly one answer, unless the connection is closed."""
    counts["sent"] += len(texts)
    answers = 0
    client.heard.clear()
    try:
        for text in texts:
            await client.socket.send(text)
        while answers < len(texts):
            message = await client.listen()
            if message["type"] in ANSWERS:
                answers += 1
                counts[message.get("code", "obeyed")] += 1
    except ConnectionClosed as end:
        code = end.rcvd.code if end.rcvd is not None else 1006
        assert code in ALLOWED_CODES, code
        counts["closed"] += len(texts) - answers
    counts["answered"] += answers


async def say_wrong_hellos(
    room: Room, good_table: str, tables: list[EnemyTable], random: Random, counts: Counter[str]
) -> None:
    """Connections whose first message is wrong, or right but with somebody else's key."""
    keys = [key["token"] for table in tables for key in table.keys]
    for _ in range(HELLOS // 2):
        hello = {"type": "hello", "token": random.choice([*keys, "x" * 43, ""]), "entropy": "00"}
        way = random.choice([*WAYS, nothing_wrong])
        text = hostile_text(random, 1, ["GO4"]) if random.randrange(4) == 0 else way(random, hello)
        async with connect(socket_address(room.address, good_table)) as connection:
            client = Client(connection)
            await connection.send(text)
            counts["sent"] += 1
            heard = await first_words(client)
            # Only a hello without a token lets anybody in, and then to watch.
            if heard == "welcome":
                assert client.welcome["you"] == {"seats": [], "seat": None}, text
                counts["answered"] += 1
            else:
                assert heard in ("error", "closed"), text
                assert await client.closed() in ALLOWED_CODES
                counts["closed"] += 1


async def first_words(client: Client) -> str:
    try:
        word: str = (await client.listen())["type"]
    except ConnectionClosed:
        return "closed"
    return word


async def say_what_closes(room: Room, table: EnemyTable, counts: Counter[str]) -> None:
    """Messages after which nothing more is heard: binary, too big, not text."""
    ping = b'{"type": "ping"}'
    texts: list[tuple[Raw, int]] = [
        (ping, 1003),
        (b"", 1003),
        (b"\x00\xff" * 1000, 1003),
        ("x" * 65_537, 1009),
        ("x" * 1_000_000, 1009),
    ]
    for number in range(CLOSERS // 2):
        text, code = texts[number % len(texts)]
        async with sitting(room, table.keys[number % 2]) as enemy:
            counts["sent"] += 1
            with contextlib.suppress(ConnectionClosed):  # it may be cut while we still speak
                await enemy.socket.send(text)
            assert await enemy.closed() in (code, 1006)
            counts["closed"] += 1


async def spectate_badly(room: Room, table: str, random: Random, counts: Counter[str]) -> None:
    """Somebody who only watches the good game tries to have a say in it."""
    for _ in range(4):
        async with sitting(room, {"table": table, "token": None}) as watcher:
            texts = [hostile_text(random, watcher.state["version"], ["GO4"]) for _ in range(40)]
            texts += [json.dumps({"type": "resign", "seat": seat}) for seat in (0, 1)]
            await send_and_count(watcher, texts, counts)


async def post_wrong_bodies(room: Room, random: Random, counts: Counter[str]) -> None:
    bodies: list[tuple[str, Json]] = [
        ("/api/tables", {"game": "claim", "options": {}, "seats": [{"kind": "open", "name": "x"}]}),
        ("/api/games/claim/check", {"options": {"mix": "frost", "toxics": [], "locations": "x"}}),
        ("/api/join", {"invitation": "x" * 43, "name": "Eve"}),
        ("/api/invitation", {"invitation": "x" * 43}),
        ("/api/tables/mine", {"tables": [{"id": "x", "token": "x"}]}),
        ("/api/replay", {"record": "{}", "seat": 0}),
    ]
    headers = {"Content-Type": "application/json"}
    async with httpx.AsyncClient(base_url=room.address, timeout=PATIENCE) as http:
        for number in range(BODIES // 2):
            path, body = bodies[number % len(bodies)]
            text = random.choice(WAYS)(random, inner_change(random, dict(body)))
            answer = await http.post(path, content=text.encode(), headers=headers)
            assert answer.status_code < 500, (path, text, answer.text)
            counts["sent"] += 1
            counts["answered"] += 1


def inner_change(random: Random, body: Json) -> Json:
    """Something strange one level further down, half of the time."""
    name = random.choice(list(body))
    if isinstance(body[name], dict) and body[name] and random.randrange(2):
        inner = random.choice(list(body[name]))
        body[name] = {**body[name], inner: random.choice(STRANGE_VALUES)}
    return body


async def flood(room: Room, table: EnemyTable, counts: Counter[str]) -> None:
    """As many messages as fit into the line; who goes on like this is cut off."""
    async with sitting(room, table.keys[0]) as enemy:
        texts = ['{"type": "ping"}'] * (FLOOD // 2)
        closed = counts["closed"]
        await send_and_count(enemy, texts, counts)
        assert counts["closed"] > closed


def megabytes(server: Server) -> float:
    """The memory of the server; where it cannot be read, nothing."""
    if sys.platform != "linux" or server.process is None:
        return 0.0
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def assert_log_is_clean(server: Server, secrets: Sequence[str]) -> None:
    """It says where the server is and how to stop it; nothing else, and above all no secret."""
    log = server.log_text()
    assert len(log.splitlines()) == 2, log[:4000]
    assert not [secret for secret in secrets if secret in log]


# Our own faults -----------------------------------------------------------------------------------


@in_loop
async def test_a_fault_of_ours_is_told_without_its_details(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("faults")) as server:
        async with Room(server.address) as room:
            ada = await room.sit(room.make(person("Ada"), person("Ben")))
            with contextlib.closing(sqlite3.connect(server.database)) as database:
                database.execute("DROP TABLE chats")
                database.execute("ALTER TABLE tokens RENAME TO keys")
            told = [await ada.ask("chat", text="Hello?")]
            stranger = Client(await room.connect(ada.welcome["table"]["id"]))
            await stranger.say("hello", token="x" * 43)
            assert await stranger.closed() == 1011
            told += stranger.heard
            answer = room.post("/tables", {"game": "claim", "seats": [person(), person()]})
            assert answer.status_code == 500
            assert answer.headers["Content-Security-Policy"]
            told.append(answer.json()["error"])
            for error in told:
                assert error["code"] == "E_FAULT"
                assert error["message"] == "Something went wrong on the server."
            assert (await ada.ask("ping"))["type"] == "pong"
        assert "no such table: chats" in server.log_text()  # we are told all of it


# Below the messages -------------------------------------------------------------------------------

KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def handshake(path: str, *headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", f"Host: {HOST}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13", *headers, "", ""]
    return "\r\n".join(lines).encode()


RUBBISH: list[bytes] = [
    b"\x00" * 100,
    bytes(range(256)) * 20,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xaa" * 300,  # TLS where none is spoken
    b"GET\r\n\r\n",
    b"GET / HTTP/one\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 1_000_000 + b"\r\n\r\n",
    b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 9\r\n\r\n{}",
    b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    handshake("/api/tables/x/socket").replace(b"Version: 13", b"Version: 99"),
    handshake("/api/tables/x/socket").replace(KEY.encode(), b"no key"),
    handshake("/api/tables/x/socket").replace(b"Upgrade: websocket", b"Upgrade: hot_tub"),
    handshake("/api/tables/x/socket").replace(b"Host: ", b"Hos: "),
    handshake("/nowhere"),
    handshake("/api/tables/%ff%fe/socket", "Origin: \xe9"),
    handshake("/api/tables/x/socket", "Origin: http://evil.example"),
]


def frame(first: int, payload: bytes, mask: bytes | None = b"\x01\x02\x03\x04") -> bytes:
    """A frame of the WebSocket protocol, right or wrong; `first` has its flags and its kind."""
    bit = 0 if mask is None else 0x80
    size = len(payload)
    head = struct.pack("!BB", first, bit | min(size, 126))
    if size > 125:
        head += struct.pack("!H", size)
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


TEXT, BINARY, CONTINUED, CLOSE, PING, FINAL = 1, 2, 0, 8, 9, 0x80

WRONG_FRAMES: list[bytes] = [
    frame(FINAL | TEXT, b"\xff\xfe"),  # not UTF-8
    frame(FINAL | TEXT, b"{}", mask=None),  # a client has to mask
    frame(FINAL | 3, b"{}"),  # a kind that is none
    frame(0x70 | FINAL | TEXT, b"{}"),  # flags that mean nothing here
    frame(FINAL | CONTINUED, b"{}"),  # the rest of nothing
    frame(PING, b"x"),  # in parts
    struct.pack("!BBQ", FINAL | TEXT, 0xFF, 2**62) + b"\x00" * 4,  # of unbelievable size
    frame(TEXT, b"x" * 30_000) + frame(CONTINUED, b"x" * 30_000) * 3,  # big, in parts
    frame(TEXT, b"{") + frame(FINAL | BINARY, b"}"),
    frame(FINAL | CLOSE, b"\x00"),
    frame(FINAL | CLOSE, struct.pack("!H", 999)),
    b"\x00" * 1000,
]


def test_rubbish_on_the_line_is_refused_and_not_even_mentioned(server: Server) -> None:
    for rubbish in RUBBISH:
        status, _ = exchange(server, rubbish)
        assert status in ("", "400", "403", "404", "426"), rubbish[:80]
    with Rest(server.address) as rest:
        assert rest.get("/games").status_code == 200
    assert_log_is_clean(server, [])


def test_wrong_frames_end_their_connection(server: Server) -> None:
    with Rest(server.address) as rest:
        made = rest.make(person("Eve"), person("Mallory"))
    opening = handshake(f"/api/tables/{made['table']}/socket")
    hello = frame(FINAL | TEXT, json.dumps({"type": "hello", "token": made["token"]}).encode())
    for wrong in WRONG_FRAMES:
        for before in (b"", hello):
            status, is_closed = exchange(server, opening + before + wrong)
            assert status == "101"
            assert is_closed, wrong[:80]
    assert_log_is_clean(server, [made["token"]])


def exchange(server: Server, sent: bytes) -> tuple[str, bool]:
    """Send these bytes; the status of the answer, if it is one, and whether the line is closed."""
    with socket.create_connection((HOST, server.port), timeout=3) as line:
        answer = b""
        try:
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            while part := line.recv(65536):
                answer += part
        except TimeoutError:
            return status_of(answer), False
        except OSError:  # it was closed while we still spoke
            pass
    return status_of(answer), True


def status_of(answer: bytes) -> str:
    return answer[9:12].decode() if answer.startswith(b"HTTP/1.1 ") else ""


@in_loop
async def test_lines_that_are_held_open_keep_nobody_out(server: Server) -> None:
    """Requests that never end, answers that nobody reads, and lines that break at once."""
    async with Room(server.address) as room:
        made = room.make(person("Ada"), person("Ben"))
        opening = handshake(f"/api/tables/{made['table']}/socket")
        held = [socket.create_connection((HOST, server.port)) for _ in range(100)]
        beginnings = [b"", b"GET / HT", opening[:60], opening, opening + b"\x81"]
        for number, line in enumerate(held):
            line.sendall(beginnings[number % len(beginnings)])
        for _ in range(50):
            with socket.create_connection((HOST, server.port)) as line:
                line.sendall(opening)
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        async with deaf(room, made) as clients:
            ada = await room.sit(made)
            await ada.play(moves=20)
            for client in clients:
                client.transport.abort()
        for line in held:
            line.close()
        await ada.play()
        assert ada.is_over()
    assert_log_is_clean(server, [made["token"]])


@contextlib.asynccontextmanager
async def deaf(room: Room, made: Json) -> AsyncIterator[list[ClientConnection]]:
    """Clients that ask for much and read nothing of it."""
    async with contextlib.AsyncExitStack() as stack:
        clients: list[ClientConnection] = []
        for _ in range(10):
            line = socket.create_connection((HOST, int(room.address.rpartition(":")[2])))
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            address = socket_address(room.address, made["table"])
            connecting = connect(
                address, sock=line, max_queue=1, ping_interval=None, close_timeout=0
            )
            client = await stack.enter_async_context(connecting)
            await client.send(json.dumps({"type": "hello", "token": made["token"]}))
            for _ in range(50):
                await client.send('{"type": "language", "lang": "nl"}')
            clients.append(client)
        yield clients
