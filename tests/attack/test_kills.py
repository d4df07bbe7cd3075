"""The server is killed again and again under fifty tables; nothing that it acknowledged is lost.

People make tables, join, talk, move, answer early, resign and want a rematch, all at the same time
and in the midst of it: `kill -9`. Each writes down what was acknowledged, and what was shown, and
finds it again: each time on coming back, and in the end in the database.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from random import Random

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from hoarfrost.table.game_table import OF_POSITION, OVER, PLAYING
from hoarfrost.table.hall import restored
from hoarfrost.table.seats import COMPUTER, PERSON
from hoarfrost.table.store import Entry, Store, open_store
from hoarfrost.table.tokens import hash_of
from tests.table.client import (
    ENTROPY,
    PATIENCE,
    Client,
    Json,
    computer,
    invited,
    person,
    socket_address,
)
from tests.table.server import Server

KILLS = 8
TABLES = 50
NEW_TABLES = 8  # are asked for in each life of the server; the kill may come before the last
OLD_TABLES = 12  # go on in it
DEEDS = 60  # at least, are acknowledged in it
AT_ONCE = 20  # connections when all come back at the end

TOO_LATE = {"E_STALE", "E_SLOW_DOWN", "E_NOT_YOUR_TURN", "E_NOT_PLAYING", "E_NOT_OVER"}
LOST_LINE = (WebSocketException, InvalidHandshake, OSError, httpx.TransportError)
SCENES: list[Json] = [
    {"game": "claim", "seats": [person("Ada"), invited()]},
    {"game": "claim", "seats": [person("Ada"), computer()]},
    {"game": "snowfall", "seats": [person("Ada"), *[invited()] * 5]},
    {
        "game": "snowfall",
        "seats": [invited(), computer(), person("Ada"), computer(), invited(), computer()],
    },
    {"game": "snowfall", "seats": [person("Ada"), *[computer()] * 5], "options": {"rounds": 1}},
]


@dataclass
class Deeds:
    """What somebody was told has been done."""

    moves: list[tuple[int, int, str]] = field(default_factory=list)  # version, seat, move
    chats: list[str] = field(default_factory=list)
    has_resigned: bool = False


class Someone:
    """A person at one table, who comes back after every kill."""

    def __init__(self, table: "Table", token: str, seats: list[int]) -> None:
        self.table = table
        self.world = table.world
        self.token = token
        self.seats = seats
        self.random = Random(f"{table.number} {seats}")
        self.deeds = Deeds()
        self.said: list[str] = []  # whether it was heard or not
        self.wants_to_leave = False
        self.has_left = False  # for good: the others play on
        self.version = 0  # the latest that was shown, and what was told until then
        self.events: list[Json] = []

    async def take_part(self) -> None:
        """Come, find everything as it was, and do things until the line is lost or all is over."""
        with suppress(*LOST_LINE):
            async with self.at_the_table() as client:
                try:
                    while not self.is_done():
                        await self.do_something(client)
                        self.remember(client)
                finally:
                    self.remember(client)

    @asynccontextmanager
    async def at_the_table(self) -> AsyncIterator[Client]:
        address = socket_address(self.world.server.address, self.table.id)
        async with connect(address, close_timeout=1) as socket:
            client = Client(socket)
            await client.say("hello", token=self.token, entropy=ENTROPY)
            await client.until(lambda: client.state)
            self.find_everything(client)
            yield client

    def is_done(self) -> bool:
        return self.has_left or self.table.has_rematch(self)

    def find_everything(self, client: Client) -> None:
        state, welcome = client.state, client.welcome
        if self.wants_to_leave and not welcome["you"]["seats"]:
            self.has_left = True  # it was done, though nobody could say so
            return
        assert welcome["you"]["seats"] == self.seats
        assert state["version"] >= self.version
        if state["stage"] == PLAYING:
            parts = [message for message in client.heard if message["type"] == "log"]
            lines = [line for part in [*parts, state["log"]] for line in part["lines"]]
            assert [line["event"] for line in lines[: len(self.events)]] == self.events
        heard = Counter(chat["text"] for chat in welcome["chat"])
        assert all(heard[text] == 1 for text in self.deeds.chats)
        assert all(heard[text] <= 1 for text in self.said)

    def remember(self, client: Client) -> None:
        """Take in what was heard."""
        for message in client.heard:
            if message["type"] == "log":
                self.events[message["from"] :] = [line["event"] for line in message["lines"]]
            elif message["type"] == "state" and message["stage"] == PLAYING:
                self.version = message["version"]
                lines = message["log"]
                self.events[lines["from"] :] = [line["event"] for line in lines["lines"]]
            elif message["type"] == "welcome":
                self.has_left = not message["you"]["seats"]
            elif message["type"] == "rematch" and "token" in message:
                self.table.add_rematch(self, message)
        client.heard.clear()

    # What somebody does --------------------------------------------------------------------------

    async def do_something(self, client: Client) -> None:
        wish = self.random.random()
        if wish < 0.06:
            await self.chat(client)
        elif client.is_over():
            await self.ask(client, "rematch")
            await self.wait(client)
        elif client.state["stage"] == PLAYING and wish < self.table.chance_to_resign():
            await self.resign(client)
        elif client.is_asked() and any(not c.get("side") for c in client.state["choices"]):
            await self.move(client)
        else:
            await self.wait(client)

    async def ask(self, client: Client, type: str, **fields: object) -> bool:
        """Have something done; whether that is acknowledged."""
        answer = await client.ask(type, **fields)
        if answer["type"] == "error":
            assert answer["code"] in TOO_LATE, answer
            await asyncio.sleep(0.05)
            return False
        assert answer["type"] == "done", answer
        self.world.count(type)
        return True

    async def chat(self, client: Client) -> None:
        text = f"{self.table.number} {self.seats} {len(self.said)}"
        self.said.append(text)
        if await self.ask(client, "chat", text=text):
            self.deeds.chats.append(text)

    async def resign(self, client: Client) -> None:
        self.wants_to_leave = True
        self.deeds.has_resigned = await self.ask(client, "resign")

    async def move(self, client: Client) -> None:
        state = client.state
        move = await client.some_move(self.random)
        if move and await self.ask(client, "act", version=state["version"], move=move):
            self.deeds.moves.append((state["version"], state["seat"], move))
            await client.until(lambda: client.state is not state)

    async def wait(self, client: Client) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                await client.listen()


class Table:
    """A table as those know it who have something to do with it."""

    def __init__(self, world: "World", id: str, scene: Json) -> None:
        self.world = world
        self.number = len(world.tables)
        self.id = id
        self.scene = scene
        self.people: list[Someone] = []
        self.open: list[Json] = []  # invitations that may not be used yet
        self.used: list[str] = []  # invitations
        self.rematch: Table | None = None
        self.rematched: set[str] = set()  # tokens of those who were told of it
        world.tables.append(self)

    def chance_to_resign(self) -> float:
        """Games of two are long, and end by this; of more, somebody must be left."""
        return 0.1 if self.scene["game"] == "claim" else 0.065

    async def go_on(self, http: httpx.AsyncClient) -> None:
        await asyncio.gather(
            *(someone.take_part() for someone in self.people if not someone.is_done()),
            *(self.join(http, invitation) for invitation in self.open),
        )

    async def join(self, http: httpx.AsyncClient, invitation: Json) -> None:
        code = invitation["invitation"]
        with suppress(*LOST_LINE):
            answer = await http.post("/api/join", json={"invitation": code, "name": "Ben"})
            if answer.status_code == 409:  # a join that the kill left without an answer
                assert answer.json()["error"]["code"] == "E_INVITATION_USED"
                self.open.remove(invitation)
            elif answer.status_code != 429:
                joined: Json = answer.json()
                assert (answer.status_code, joined["seats"]) == (200, [invitation["seat"]])
                self.world.count("join")
                self.open.remove(invitation)
                self.used.append(code)
                self.people.append(Someone(self, joined["token"], joined["seats"]))
                await self.people[-1].take_part()

    def has_rematch(self, someone: Someone) -> bool:
        return someone.token in self.rematched

    def add_rematch(self, someone: Someone, told: Json) -> None:
        if self.has_rematch(someone):
            return
        if self.rematch is None or self.rematch.id != told["table"]:
            self.rematch = Table(self.world, told["table"], self.scene)
        self.rematched.add(someone.token)
        self.rematch.people.append(Someone(self.rematch, told["token"], told["seats"]))
        self.world.count("rematch told")

    # What the database must have -----------------------------------------------------------------

    async def check(self, store: Store) -> None:
        loaded = await store.load(self.id)
        assert loaded is not None
        row, entries, chats = loaded
        table = restored(row, entries)
        assert not table.rules_changed
        assert table.version == row.version == sum(entry.kind in OF_POSITION for entry in entries)
        assert [entry.seq for entry in entries] == [*range(entries[0].seq, entries[-1].seq + 1)]
        heard = Counter(chat.text for chat in chats)
        for someone in self.people:
            held = await store.token(hash_of(someone.token))
            assert held is not None
            assert (held.table, held.seats) == (self.id, someone.seats)
            self.world.early += sum(was_early(entries, *move) for move in someone.deeds.moves)
            assert all(heard[text] == 1 for text in someone.deeds.chats)
            assert all(heard[text] <= 1 for text in someone.said)
            assert not someone.deeds.has_resigned or someone.has_left or row.stage == OVER
            kind = COMPUTER if someone.has_left else PERSON
            assert [table.seats[seat].kind for seat in someone.seats] == [kind]
        for code in self.used:
            invitation = await store.invitation(hash_of(code))
            assert invitation is not None
            assert invitation.used


def was_early(entries: list[Entry], version: int, seat: int, move: str) -> bool:
    """Whether an acknowledged move waited for others; it is in the log once, at its version."""
    before = 0
    found: list[str] = []
    for entry in entries:
        if before == version and (entry.data.get("seat"), entry.data.get("move")) == (seat, move):
            found.append(entry.kind)
        before += entry.kind in OF_POSITION
    assert found in (["move"], ["early"]), (found, version, seat, move)
    return found == ["early"]


class World:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.random = Random(8)
        self.tables: list[Table] = []
        self.done: Counter[str] = Counter()
        self.early = 0

    def count(self, deed: str) -> None:
        self.done[deed] += 1

    async def live(self) -> None:
        """One life of the server, from its start to its kill.

        It lasts until its share of the tables is there, however slow the machine is.
        """
        self.server.start()
        goal = self.done.total() + DEEDS + self.random.randrange(DEEDS)
        share = len(self.tables) + ceil(TABLES / KILLS)
        lively = [table for table in self.tables if table.open or not is_left(table)]
        async with httpx.AsyncClient(base_url=self.server.address, timeout=PATIENCE) as http:
            goings_on: list[Coroutine[None, None, None]] = [
                self.make(http, self.random.choice(SCENES)) for _ in range(NEW_TABLES)
            ]
            chosen = self.random.sample(lively, min(OLD_TABLES, len(lively)))
            goings_on += [table.go_on(http) for table in chosen]
            tasks = [asyncio.create_task(going_on) for going_on in goings_on]
            while self.done.total() < goal or len(self.tables) < share:
                if all(task.done() for task in tasks):
                    break
                await asyncio.sleep(0.005)
            self.server.kill()
            await asyncio.gather(*tasks)

    async def make(self, http: httpx.AsyncClient, scene: Json) -> None:
        with suppress(*LOST_LINE):
            answer = await http.post("/api/tables", json=scene)
            assert answer.status_code == 201, answer.text
            self.count("make")
            made: Json = answer.json()
            table = Table(self, made["table"], scene)
            table.open = made["invitations"]
            table.people.append(Someone(table, made["token"], made["seats"]))
            await table.go_on(http)

    async def all_come_back(self) -> None:
        """Every key still fits, and everybody finds what was there."""
        door = asyncio.Semaphore(AT_ONCE)

        async def come_back(someone: Someone) -> None:
            async with door, someone.at_the_table():
                pass

        everybody = [one for table in self.tables for one in table.people]
        await asyncio.gather(*(come_back(one) for one in everybody if not one.has_left))

    async def check_database(self) -> None:
        store = open_store(f"sqlite:///{self.server.database}")
        for table in self.tables:
            await table.check(store)
        await store.close()


def is_left(table: Table) -> bool:
    return all(someone.is_done() for someone in table.people)


def test_nothing_that_was_acknowledged_is_lost_or_doubled_by_many_kills(tmp_path: Path) -> None:
    server = Server(tmp_path)
    world = World(server)
    try:
        for _ in range(KILLS):
            asyncio.run(world.live())
        server.start()
        asyncio.run(world.all_come_back())
        server.stop()
    finally:
        server.kill()
    asyncio.run(world.check_database())
    assert "Traceback" not in server.log_text(), server.log_text()
    assert len(world.tables) >= TABLES
    assert world.done.total() >= KILLS * DEEDS
    for deed in ("make", "join", "chat", "act", "resign", "rematch told"):
        assert world.done[deed] >= 10, world.done
    assert world.early >= 10
    assert max(len(table.scene["seats"]) for table in world.tables) == 6
