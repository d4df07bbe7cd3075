"""Nobody is thrown out of a game by what others do, and whoever does not read costs little."""

import asyncio
import contextlib
import json
import socket
import sqlite3
from pathlib import Path

from websockets.asyncio.client import connect

from hoarfrost.core.plain import Json
from hoarfrost.table.hall import Hall
from tests.attack.sockets import Entrance, FakeSocket, hello
from tests.table.client import Room, in_loop, invited, person, socket_address
from tests.table.hall import a_hall, a_table, both, enter, messages, play
from tests.table.server import HOST, Server

MANY = 600


async def a_key(hall: Hall) -> tuple[str, str]:
    """A new table for two, and its maker's token."""
    from hoarfrost.table.seats import OPEN, PERSON, Seat

    seats = [Seat(PERSON, "Ada"), Seat(OPEN)]
    made = await hall.create("claim", {}, seats, {"clock": None, "spectators": "public"})
    assert made.token is not None
    return made.id, made.token


@in_loop
async def test_a_player_who_asks_without_end_throws_nobody_out() -> None:
    """H2c: an outbox held 256 messages, and every question was one."""
    async with a_hall() as hall:
        live = await a_table(hall)
        viewers = await both(live)
        await play(live, 2)
        asker = 1 - live.table.asked[0]
        other = viewers[1 - asker]
        messages(other)
        for _ in range(MANY):
            with contextlib.suppress(Exception):
                await live.undo(viewers[asker], asker)
        asked = messages(other)
        assert [message["type"] for message in asked].count("undo") == 1
        assert not any(message["type"] == "error" for message in asked)


@in_loop
async def test_spectators_who_come_and_go_throw_nobody_out() -> None:
    """H2c: 300 of them closed the connections of both players."""
    async with a_hall() as hall:
        live = await a_table(hall)
        ada, ben = await both(live)
        messages(ada), messages(ben)
        for _ in range(MANY // 2):
            live.exit(await enter(live))
        for viewer in (ada, ben):
            kinds = [message["type"] for message in messages(viewer)]
            assert len(kinds) == len(set(kinds))
            await play(live, 1)
            assert messages(viewer, "state")


@in_loop
async def test_whoever_does_not_read_is_cut_off_at_once() -> None:
    """H10: the task that sends hung, and never read that it should end."""
    async with a_hall() as hall:
        entrance = Entrance(hall)
        table, token = await a_key(hall)
        deaf = entrance.visit(FakeSocket([hello(token)], deaf=True), table)
        async with asyncio.timeout(10):
            while not (live := hall.live[table]).viewers:
                await asyncio.sleep(0)
            for number in range(MANY):
                for viewer in live.viewers:
                    viewer.say({"type": "chat", "number": number, "text": "x" * 3000})
                if number % 20 == 0:
                    await asyncio.sleep(0)
                if deaf.is_cut:
                    break
        assert deaf.is_cut
        await entrance.close()
        assert not live.viewers


@in_loop
async def test_a_change_of_language_does_not_bring_the_chat_again() -> None:
    """H10: a full chat is 300 kB, and a client could ask for it twenty times a second."""
    async with a_hall() as hall:
        entrance = Entrance(hall)
        table, token = await a_key(hall)
        said: list[Json] = [{"type": "chat", "phrase": "hello"}, {"type": "language", "lang": "nl"}]
        ada = entrance.visit(FakeSocket([hello(token), *said]), table)
        async with asyncio.timeout(10):
            while ada.count("welcome") < 2:
                await asyncio.sleep(0)
        first, second = (each for each in ada.heard if each["type"] == "welcome")
        assert first["chat"] == []
        assert second["chat"] is None
        texts = {phrase["id"]: phrase["text"] for phrase in second["phrases"]}
        assert texts["hello"] == "Hallo."  # with which the client translates what it has
        await entrance.close(ada)


@in_loop
async def test_a_line_that_is_not_read_ends_in_seconds(tmp_path: Path) -> None:
    """H10: it ended with the time for an answer to a ping, after 40 s."""
    with Server(tmp_path) as server:
        async with Room(server.address) as room:
            made = room.make(person("Ada"), invited())
            joined = room.join(made)
            await asyncio.to_thread(server.stop)
            fill_chat(server, made["table"])
            await asyncio.to_thread(server.start)
            ada = await room.sit(made)
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect((HOST, server.port))
            address = socket_address(server.address, made["table"])
            async with connect(address, sock=line, max_queue=1, ping_interval=None) as deaf:
                deaf.transport.pause_reading()
                await deaf.send(json.dumps(hello(joined["token"])))
                await ada.until(lambda: ada.seats[1]["present"])
                async with asyncio.timeout(30):
                    await ada.until(lambda: not ada.seats[1]["present"])
                deaf.transport.abort()


def fill_chat(server: Server, table: str) -> None:
    """The longest lines that somebody can say."""
    said = json.dumps([0, "Ada", "\U0001f9ca" * 300, None])
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        rows = [(table, number, said, 1.0) for number in range(1, 201)]
        database.executemany("INSERT INTO chats VALUES (?, ?, ?, ?)", rows)
        database.commit()
