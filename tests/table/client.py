"""Clients of the table for tests: `Rest` asks over HTTP, a `Client` sits at a table.

A test that waits for them is marked with `in_loop`:

    async with Room(server.address) as room:
        ada = await room.sit(room.make(person("Ada"), computer("random")))
        await ada.play()
"""

import asyncio
import functools
import itertools
import json
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from random import Random
from types import TracebackType
from typing import Any, ParamSpec, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
P = ParamSpec("P")

PATIENCE = 30.0  # seconds for any answer; the machine may be busy
LATE = ("E_STALE", "E_SLOW_DOWN", "E_NOT_YOUR_TURN")
ENTROPY = "8f1d0c5a9be27746a1c0f3d25b7e9a10"


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for things, as a function that pytest can call."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def person(name: str = "") -> Json:
    return {"kind": "person", "name": name}


def computer(level: str = "random") -> Json:
    return {"kind": "computer", "level": level}


def invited(name: str = "") -> Json:
    return {"kind": "open", "name": name}


class Rest:
    """The REST half of the protocol."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.close()

    def get(self, path: str, token: str | None = None, **params: str) -> httpx.Response:
        return self.http.get(f"/api{path}", params=params, headers=authorization(token))

    def post(self, path: str, body: object, **params: str) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body, params=params)

    def make(self, *seats: Json, **settings: object) -> Json:
        """A new table: what its maker gets."""
        wish = {"game": "claim", "seats": seats, "spectators": "public", **settings}
        answer = self.post("/tables", wish)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def join(self, made: Json, name: str = "Ben", number: int = 0) -> Json:
        """Take an open seat: what who joins gets."""
        invitation = made["invitations"][number]["invitation"]
        answer = self.post("/join", {"invitation": invitation, "name": name})
        assert answer.status_code == 200, answer.text
        joined: Json = answer.json()
        return joined


def authorization(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def error_of(answer: httpx.Response) -> str:
    code: str = answer.json()["error"]["code"]
    return code


class Room(Rest):
    """Everybody whom one test lets sit down; they leave when it ends."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
        self.exits = AsyncExitStack()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.exits.aclose()
        self.http.close()

    async def connect(self, table: str) -> ClientConnection:
        """A socket that has not said hello."""
        connection = connect(socket_address(self.address, table), close_timeout=1)
        return await self.exits.enter_async_context(connection)

    async def sit(self, made: Json, **hello: object) -> "Client":
        """Whoever holds the token, after the welcome and the first state."""
        client = Client(await self.connect(made["table"]))
        await client.say("hello", **{"token": made["token"], "entropy": ENTROPY, **hello})
        await client.until(lambda: client.state)
        return client

    async def watch(self, made: Json, **hello: object) -> "Client":
        return await self.sit({**made, "token": None}, **hello)

    async def pair(self, **settings: object) -> tuple["Client", "Client"]:
        """Two people at a new table; the cards are dealt."""
        made = self.make(person("Ada"), invited(), **settings)
        ada = await self.sit(made)
        ben = await self.sit(self.join(made))
        await ada.until(lambda: ada.state["stage"] == "playing")
        return ada, ben


def socket_address(address: str, table: str) -> str:
    return f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"


class Client:
    """One connection. What it hears is kept until somebody asks for it with `hear`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = itertools.count(1)
        self.heard: list[Json] = []
        self.welcome: Json = {}
        self.state: Json = {}
        self.seats: list[Json] = []
        self.log: list[str] = []

    # Speaking ------------------------------------------------------------------------------------

    async def say(self, type: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def ask(self, type: str, **fields: object) -> Json:
        """Say something and wait for its answer, or its error."""
        id = next(self.ids)
        await self.say(type, id=id, **fields)
        while (await self.listen()).get("re") != id:
            pass
        return self.heard.pop()

    async def refusal(self, type: str, **fields: object) -> str:
        """The code of the error that this gets."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "error", answer
        code: str = answer["code"]
        return code

    async def act(self, move: str, **fields: object) -> Json:
        return await self.ask("act", **{"version": self.state["version"], "move": move, **fields})

    # Listening -----------------------------------------------------------------------------------

    async def hear(self, **fields: object) -> Json:
        """The next message with these fields; it and all before it are then forgotten."""
        number = 0
        while True:
            while number == len(self.heard):
                await self.listen()
            message = self.heard[number]
            number += 1
            if all(message.get(name) == value for name, value in fields.items()):
                del self.heard[:number]
                return message

    async def until(self, is_so: Callable[[], object]) -> None:
        while not is_so():
            await self.listen()

    async def listen(self) -> Json:
        """Wait for one message."""
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(message)
        match message["type"]:
            case "welcome":
                self.welcome = message
                self.seats = message["seats"]
            case "seats":
                self.seats = message["seats"]
            case "state":
                self.state = message
                lines = message["log"]
                self.log[lines["from"] :] = [line["text"] for line in lines["lines"]]
        return message

    async def closed(self) -> int:
        """The code with which the connection is closed; what is heard before it is kept."""
        try:
            while True:
                await self.listen()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    # Playing -------------------------------------------------------------------------------------

    def is_asked(self) -> bool:
        return self.state["seat"] in self.state["asked"]

    def is_over(self) -> bool:
        return bool(self.state["stage"] == "over")

    async def play(self, random: Random | None = None, moves: int = 1000) -> None:
        """Make moves by chance, as many as this or until the game is over."""
        random = random or Random(1)
        while not self.is_over() and moves > 0:
            if self.is_asked() and not self.is_formality():
                moves -= await self.move(random)
            elif self.is_for_another_seat():
                await self.do("look", seat=self.other_seats()[0])
            else:
                await self.listen()

    async def move(self, random: Random) -> bool:
        """Make a move by chance; whether it was made before the table moved on."""
        before = self.state
        move = await self.some_move(random)
        if not move or (await self.act(move, version=before["version"])).get("code") in LATE:
            await asyncio.sleep(0.05)
            return False
        await self.until(lambda: self.state is not before)
        return True

    async def do(self, type: str, **fields: object) -> int:
        """Have something done, in the end, if we were too fast; the version after it."""
        while (answer := await self.ask(type, **fields)).get("code") == "E_SLOW_DOWN":
            await asyncio.sleep(0.2)
        assert answer["type"] == "done", answer
        version: int = answer["version"]
        return version

    def is_for_another_seat(self) -> bool:
        """Whether the device has to be passed on."""
        return not self.is_asked() and self.other_seats() != []

    def other_seats(self) -> list[int]:
        """The asked seats that this device holds, but for the one that looks."""
        seats = self.welcome["you"]["seats"]
        return [
            seat for seat in self.state["asked"] if seat in seats and seat != self.state["seat"]
        ]

    def is_formality(self) -> bool:
        """Whether the server itself gives the answer, since there is only one."""
        return not self.state["choices"]

    async def some_move(self, random: Random) -> str:
        """A whole move, by chance, step by step; empty if the table has moved on meanwhile."""
        version = self.state["version"]
        choice = random.choice([each for each in self.state["choices"] if not each.get("side")])
        steps = [choice["move"]]
        while choice.get("more"):
            more = await self.ask("more", version=version, move=" ".join(steps))
            if more["type"] == "error":
                return ""
            choice = random.choice(more["choices"])
            steps.append(choice["move"])
        return " ".join(steps)
