"""Somebody who plays without a browser, to bring a table to where a test begins."""

import json
import secrets
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import connect

from hoarfrost.core.game import Game, State
from hoarfrost.core.match import Match
from tests.table.server import Server

Json = dict[str, Any]
Choose = Callable[[list[Json]], Json]  # one of the choices
COMPUTER: Json = {"kind": "computer", "level": "greedy"}
OPEN: Json = {"kind": "open"}
PATIENCE = 60  # seconds for a message


def person(name: str) -> Json:
    return {"kind": "person", "name": name}


@dataclass(frozen=True)
class Held:
    """A table and the key to seats at it."""

    id: str
    token: str
    seats: list[int]
    invitations: list[Json]


def new_table(
    server: Server, *seats: Json, game: str = "claim", agreed: Json | None = None, **options: object
) -> Held:
    """A table that anybody may watch, unless something else was agreed on."""
    body = {"game": game, "options": options, "seats": list(seats), "spectators": "public"}
    made = post(server, "/api/tables", {**body, **(agreed or {})})
    return Held(made["table"], made["token"], made["seats"], made["invitations"])


def join(server: Server, table: Held, name: str) -> Held:
    invitation = table.invitations[0]["invitation"]
    joined = post(server, "/api/join", {"invitation": invitation, "name": name})
    return Held(joined["table"], joined["token"], joined["seats"], [])


def table_at(server: Server, game: Game, state: State) -> Held:
    """A table at which seat 0 is asked in this position, against a computer that does anything.

    It is the way from a finished game: there seat 0 chose something and resigned.
    """
    match = Match(game, start=state, seed=1, play_forced=False)
    match.push(match.legal_moves[0])
    match.stopped = {"kind": "resigned", "seat": 0}
    match.players = ["Ada", "snowflake"]
    wish = {"record": match.record(), "seat": 0, "move": 0, "name": "Ada"}
    made = post(server, "/api/analysis/table", wish)
    return Held(made["table"], made["token"], made["seats"], made["invitations"])


def post(server: Server, path: str, body: Json) -> Json:
    request = urllib.request.Request(
        f"{server.address}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        read: Json = json.load(answer)
        return read


def get(server: Server, path: str) -> Any:
    with urllib.request.urlopen(f"{server.address}{path}", timeout=PATIENCE) as answer:
        return json.load(answer)


def first(choices: list[Json]) -> Json:
    return choices[0]


def play(
    server: Server,
    table: Held,
    until: Callable[[Json], bool] = lambda _: False,
    entropy: str | None = None,
    choose: Choose = first,
) -> Json:
    """Move again and again, until the game is over or `until` holds.

    Returns the last state. Whoever comes later with the same token goes on from there.
    """
    entropy = entropy or secrets.token_hex(16)
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    said = {"type": "hello", "token": table.token, "lang": "en", "entropy": entropy}
    with connect(address, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps(said))
        while True:
            heard: Json = json.loads(socket.recv(PATIENCE))
            if heard["type"] == "error":
                answer_error(heard["code"], heard["message"])
                if heard["code"] == "E_SLOW_DOWN":
                    socket.send(json.dumps(said))
            if heard["type"] == "more":
                said = with_step(said, choose(heard["choices"]))
                socket.send(json.dumps(said))
            if heard["type"] != "state":
                continue
            if heard["stage"] == "over" or until(heard):
                return heard
            asked = [seat for seat in heard["asked"] if seat in table.seats]
            if asked and heard["seat"] not in asked:
                said = {"type": "look", "seat": asked[0]}
                socket.send(json.dumps(said))
            elif asked and heard["choices"]:
                move = {"type": "act", "version": heard["version"], "seat": heard["seat"]}
                said = with_step(move, choose(heard["choices"]))
                socket.send(json.dumps(said))


def answer_error(code: str, message: str) -> None:
    """Wait if that is all; the server passes for a seat that can do nothing else, perhaps first."""
    if code == "E_SLOW_DOWN":
        time.sleep(0.2)
    elif code != "E_STALE":
        raise RuntimeError(f"{code}: {message}")


def with_step(move: Json, choice: Json) -> Json:
    """A move with one more step, or the question how it goes on."""
    steps = f"{move['move']} {choice['move']}" if "move" in move else choice["move"]
    return {**move, "type": "more" if choice.get("more") else "act", "move": steps}
