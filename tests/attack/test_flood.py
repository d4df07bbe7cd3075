"""Nobody stops the server: not by messages, lines, frames, requests or bodies."""

import asyncio
import contextlib
import json
import resource
import socket
import struct
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hoarfrost.table.doorkeeper import Doorkeeper, Guest, address_of
from hoarfrost.table.errors import TableError
from hoarfrost.table.limits import OF_TOKEN, WATCHERS, Buckets, Limits
from hoarfrost.table.turns import IN_A_ROUND, Turns
from tests.attack.sockets import Entrance, FakeSocket, hello
from tests.attack.test_outbox import a_key
from tests.table.client import PATIENCE, Rest, Room, in_loop, person
from tests.table.hall import a_hall
from tests.table.server import HOST, Server
from tests.table.test_hostile import FINAL, PING, TEXT, frame, handshake

PINGS = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("flood"), "--max-requests", "40") as running:
        yield running
    assert "Traceback" not in running.log_text(), running.log_text()


# Messages -----------------------------------------------------------------------------------------


@in_loop
async def test_whoever_has_much_to_say_lets_others_speak_between() -> None:
    """H4: a connection whose messages waited was read to the end before anybody else's turn."""
    async with a_hall() as hall:
        entrance = Entrance(hall)
        table, token = await a_key(hall)
        talker = FakeSocket([hello(token), *[{"type": "ping"}] * PINGS])
        entrance.visit(talker, table)
        rounds = 0
        async with asyncio.timeout(10):
            while talker.texts:
                before = len(talker.texts)
                await asyncio.sleep(0)
                assert before - len(talker.texts) <= IN_A_ROUND + 1
                rounds += 1
        assert rounds >= PINGS / (IN_A_ROUND + 1)
        await entrance.close(talker)


@in_loop
async def test_a_hundred_connections_get_no_more_of_a_round_than_one() -> None:
    """H4: with 150 connections that sent all they may, nobody else's move was done."""
    turns, done = Turns(), {"flood": 0, "other": 0}

    async def talk(address: str, messages: int) -> None:
        for _ in range(messages):
            await turns.take(address)
            done[address] += 1

    flood = [asyncio.create_task(talk("flood", 20)) for _ in range(100)]
    await asyncio.sleep(0)
    other = asyncio.create_task(talk("other", 20))
    await other
    assert done["flood"] <= 25 * IN_A_ROUND
    await asyncio.gather(*flood)  # and each of them had its turns
    assert not turns.waiting


@in_loop
async def test_several_connections_of_one_token_may_not_send_more() -> None:
    async with a_hall() as hall:
        table, token = await a_key(hall)
        connections = [FakeSocket([hello(token), *[{"type": "ping"}] * PINGS]) for _ in range(8)]
        begun = time.monotonic()
        pongs = await answered(Entrance(hall), [(each, table) for each in connections])
        assert pongs <= 2 * PINGS + 2 * 20 * (time.monotonic() - begun) + 1


@in_loop
async def test_several_tokens_of_one_address_may_not_send_more() -> None:
    async with a_hall() as hall:
        keys = [await a_key(hall) for _ in range(30)]
        connections = [
            (FakeSocket([hello(token), *[{"type": "ping"}] * PINGS]), table)
            for table, token in keys
        ]
        begun = time.monotonic()
        pongs = await answered(Entrance(hall), connections)
        own = len(keys) * (10 + time.monotonic() - begun)
        assert pongs <= 400 + 200 * (time.monotonic() - begun) + own
        assert all(each.count("pong") >= 10 for each, _ in connections)  # each has a share


async def answered(entrance: Entrance, connections: list[tuple[FakeSocket, str]]) -> int:
    """How many messages of these connections are obeyed; each gets an answer."""
    for connection, table in connections:
        entrance.visit(connection, table)
    sockets = [connection for connection, _ in connections]
    async with asyncio.timeout(30):
        while any(each.count("pong") + each.count("error") < PINGS for each in sockets):
            await asyncio.sleep(0)
    await entrance.close(*sockets)
    return sum(each.count("pong") for each in sockets)


def test_a_new_address_does_not_free_others_of_what_they_have_used_up() -> None:
    buckets = Buckets(rate=0.001, size=5, most=100)
    assert [buckets.take("10.0.0.1") for _ in range(6)] == [True] * 5 + [False]
    for number in range(10_000):
        assert buckets.take(f"10.1.{number // 256}.{number % 256}")
        assert len(buckets.buckets) <= 100
    assert not buckets.take("10.0.0.1")


# Connections --------------------------------------------------------------------------------------


def a_door(connections: int = 200) -> Doorkeeper:
    return Doorkeeper(Limits(connections=connections))


class Visitor(Guest):
    def __init__(self, address: str = "10.0.0.1") -> None:
        super().__init__(address, self.leave)
        self.is_out = False

    def leave(self) -> None:
        self.is_out = True


def visitor(door: Doorkeeper, address: str = "10.0.0.1") -> Visitor:
    guest = Visitor(address)
    door.let_in(guest)
    return guest


def watcher(door: Doorkeeper, table: str) -> Visitor:
    guest = visitor(door)
    door.watch(guest, table)
    return guest


def test_silent_connections_keep_nobody_out() -> None:
    """H2e: with 200 of them nobody behind the same address could come back to a game."""
    door = a_door()
    silent = [silent_for(10, door) for _ in range(300)]
    assert sum(not guest.is_out for guest in silent) == door.limits.silent
    person = visitor(door)
    door.seat(person, "token", "table")
    assert not person.is_out
    at_once = [visitor(door) for _ in range(300)]
    assert sum(not guest.is_out for guest in at_once) == door.limits.connections
    assert all(guest.is_out for guest in silent)
    assert not person.is_out


def silent_for(seconds: float, door: Doorkeeper) -> Visitor:
    guest = visitor(door)
    guest.since -= seconds
    return guest


@in_loop
async def test_whoever_says_hello_gets_in_past_those_who_say_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, "--max-connections", "20") as server:
        async with Room(server.address) as room:
            made = room.make(person("Ada"), person("Ben"))
            opening = handshake(f"/api/tables/{made['table']}/socket")
            silent = [socket.create_connection((HOST, server.port)) for _ in range(60)]
            for line in silent:
                with contextlib.suppress(OSError):
                    line.sendall(opening)
            ada = await room.sit(made)
            await ada.play(moves=3)
            for line in silent:
                line.close()


def test_a_token_has_a_few_connections_and_the_latest_counts() -> None:
    door = a_door()
    guests = [visitor(door) for _ in range(OF_TOKEN + 3)]
    for guest in guests:
        door.seat(guest, "token", "table")
    assert [guest.is_out for guest in guests] == [True] * 3 + [False] * OF_TOKEN


def test_spectators_of_an_address_make_room_for_its_players() -> None:
    door = a_door(connections=WATCHERS)
    watchers = [watcher(door, f"table {number % 2}") for number in range(WATCHERS)]
    with pytest.raises(TableError):
        door.watch(visitor(door), "table 0")
    door.seat(visitor(door), "token", "table 1")
    assert [guest for guest in watchers if guest.is_out] == [watchers[-1]]


def test_many_connections_of_one_token_make_room_for_another() -> None:
    door = a_door(connections=4)
    several = [visitor(door) for _ in range(4)]
    for guest, token in zip(several, ("a", "b", "b", "c"), strict=True):
        door.seat(guest, token, "table")
    door.seat(visitor(door), "d", "table")
    assert [guest.is_out for guest in several] == [False, True, False, False]
    newcomer = visitor(door)
    door.seat(newcomer, "e", "table")  # four tokens, each with one: any of them makes room
    assert not newcomer.is_out
    assert len(door.guests["10.0.0.1"]) == 4


def test_one_address_cannot_take_all_the_room_to_watch_a_table() -> None:
    door = a_door()
    greedy = [watcher(door, "table") for _ in range(WATCHERS)]
    other = visitor(door, "10.0.0.2")
    door.watch(other, "table")
    assert len(door.watchers["table"]) == WATCHERS
    assert greedy[-1].is_out
    assert not other.is_out


def test_whoever_has_gone_leaves_no_trace() -> None:
    door = a_door()
    for number in range(50):
        guest = visitor(door, f"10.0.0.{number}")
        if number % 2:
            door.seat(guest, f"token {number}", "table")
        else:
            door.watch(guest, "table")
        door.let_out(guest)
    for groups in (door.silent, door.guests, door.holders, door.watchers):
        assert not groups.groups


class FakeLine:
    """A line whose client has to do something next."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_cut = False

    def is_waiting(self) -> bool:
        return True

    def is_overdue(self, now: float) -> bool:
        return False

    def cut(self) -> None:
        self.is_cut = True


def test_an_address_with_its_full_number_of_lines_makes_room_of_its_own() -> None:
    """Also where the server is full: others' lines are older, and stay."""
    door = Doorkeeper(Limits(connections=3, lines=4))
    other, *own = [FakeLine("1.2.3.4"), *(FakeLine("5.6.7.8") for _ in range(4))]
    assert all(door.accept(line) for line in (other, *own))
    assert not other.is_cut
    assert [line.is_cut for line in own] == [True, False, False, False]


def test_a_full_server_makes_room_of_the_oldest_line() -> None:
    door = Doorkeeper(Limits(connections=3, lines=2))
    oldest, *others = [FakeLine(f"1.2.3.{n}") for n in range(3)]
    assert all(door.accept(line) for line in (oldest, *others))
    assert oldest.is_cut
    assert not any(line.is_cut for line in others)


def test_a_house_has_one_address() -> None:
    assert address_of(("2001:db8:1:2:3::4", 1)) == address_of(("2001:db8:1:2:ffff::", 1))
    assert address_of(("2001:db8:1:3::", 1)) != address_of(("2001:db8:1:2::", 1))
    assert address_of(("::ffff:10.0.0.1", 1)) == address_of(("10.0.0.1", 1)) == "10.0.0.1"


# Frames -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "flood",
    [
        frame(FINAL | PING, b"") * 20_000,
        frame(FINAL | 10, b"") * 20_000,
        frame(TEXT, b"") + frame(0, b"") * 20_000,
    ],
    ids=["pings", "pongs", "empty parts"],
)
def test_a_flood_of_frames_ends_its_connection(server: Server, flood: bytes) -> None:
    """H12: frames that are no messages were counted nowhere."""
    with Rest(server.address) as rest:
        made = rest.make(person("Eve"), person("Mallory"))
    # Less than the 20 s after which the server itself pings, and would find nobody who answers.
    with socket.create_connection((HOST, server.port), timeout=10) as line:
        line.sendall(handshake(f"/api/tables/{made['table']}/socket"))
        line.recv(1000)
        line.sendall(frame(FINAL | TEXT, json.dumps(hello(made["token"])).encode()))
        line.recv(1000)
        with contextlib.suppress(ConnectionError):  # else it would wait for more, in vain
            line.sendall(flood)
            while line.recv(65536):
                pass


# Lines --------------------------------------------------------------------------------------------


class FewFiles(Server):
    """A server that may have only a few files open."""

    def start(self) -> None:
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (150, limits[1]))
        self.command = ["sh", "-c", 'ulimit -Hn 250; exec "$@"', "sh", *self.command]
        try:
            super().start()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def files_allowed(server: Server) -> tuple[str, str]:
    """How many files it may have open, and how many it could."""
    assert server.process is not None
    limits = Path(f"/proc/{server.process.pid}/limits").read_text().splitlines()
    soft, hard = next(line for line in limits if "open files" in line).split()[3:5]
    return soft, hard


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows the limits of others")
def test_silent_lines_keep_nobody_out_and_fill_no_log(tmp_path: Path) -> None:
    """H9: a thousand of them, and nobody was served; the log grew by 64 MB in 40 s."""
    with FewFiles(tmp_path) as server:
        assert files_allowed(server) == ("250", "250")
        silent = [socket.create_connection((HOST, server.port)) for _ in range(400)]
        for _ in range(3):
            assert server.is_ready()
            time.sleep(1)
        for line in silent:
            line.close()
    assert len(server.log_text()) < 3000


def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    """H9: there was no time limit before the first request, nor for a body."""
    with Server(tmp_path) as server:
        head = f"POST /api/join HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 100\r\n"
        begun = [b"", b"GET / HT", f"{head}Content-Type: application/json\r\n\r\n{{".encode()]
        lines = [socket.create_connection((HOST, server.port), timeout=PATIENCE) for _ in begun]
        for line, text in zip(lines, begun, strict=True):
            line.sendall(text)
        for line in lines:
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(1000) == b""
            line.close()
    assert "Traceback" not in server.log_text()


def test_only_a_few_large_bodies_are_received_at_a_time(server: Server) -> None:
    """H9: 300 bodies of 0.9 MB that never ended took 421 MB."""
    head = f"POST /api/replay HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
    head += "Content-Length: 900000\r\n\r\n"
    lines = [socket.create_connection((HOST, server.port), timeout=3) for _ in range(12)]
    for line in lines:
        line.sendall(head.encode() + b"x" * 1000)
    refused = 0
    for line in lines:
        with contextlib.suppress(TimeoutError):
            refused += line.recv(12) == b"HTTP/1.1 429"
        line.close()
    assert refused == 8


def test_a_request_that_breaks_off_is_not_mentioned(server: Server) -> None:
    """H12: each left 4.4 kB in the log."""
    before = server.log_text()
    for _ in range(5):
        with socket.create_connection((HOST, server.port)) as line:
            head = f"POST /api/join HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 100\r\n"
            line.sendall(f"{head}Content-Type: application/json\r\n\r\n{{".encode())
            time.sleep(0.2)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    time.sleep(0.5)
    assert server.log_text() == before


# Requests -----------------------------------------------------------------------------------------


def test_reading_is_counted_too(tmp_path: Path) -> None:
    """H12: searching the rules cost 23 ms and could be done without end."""
    with (
        Server(tmp_path, "--max-requests", "20") as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as http,
    ):
        searches = [http.get("/api/games/claim/rules", params={"q": f"{n}"}) for n in range(60)]
        assert 429 in [answer.status_code for answer in searches]
        for path in ("/api/health", "/", "/api/tables/none"):
            assert 429 in [http.get(path).status_code for _ in range(300)]


def test_making_tables_is_counted_apart() -> None:
    """H11: an address could fill 2.8 GB a day."""
    door = Doorkeeper(Limits(requests_a_minute=12))
    for _ in range(12):
        door.count_table("10.0.0.1")
    with pytest.raises(TableError):
        door.count_table("10.0.0.1")
    assert door.new_tables.rate <= door.changes.rate / 10


@in_loop
async def test_all_people_of_a_house_can_come_back_at_once(tmp_path: Path) -> None:
    """After a restart everybody says hello in the same second; the door must not push them out."""
    with Server(tmp_path) as server:
        async with Room(server.address) as room:
            keys = [room.make(person("Ada"), person("Ben")) for _ in range(15)] * 8
            clients = await asyncio.gather(*(room.sit(key) for key in keys))
            for client in clients:
                assert (await client.ask("ping"))["type"] == "pong"
