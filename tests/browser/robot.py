"""Somebody who plays without a browser, to bring a table to where a test begins."""

import json
import secrets
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import connect

from tests.table.server import Server

Json = dict[str, Any]

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


def new_table(server: Server, *seats: Json, **options: object) -> Held:
    body = {"game": "claim", "options": options, "seats": list(seats)}
    made = post(server, "/api/tables", {**body, "clock": None, "spectators": "public"})
    return Held(made["table"], made["token"], made["seats"], made["invitations"])


def join(server: Server, table: Held, name: str) -> Held:
    invitation = table.invitations[0]["invitation"]
    joined = post(server, "/api/join", {"invitation": invitation, "name": name})
    return Held(joined["table"], joined["token"], joined["seats"], [])


def post(server: Server, path: str, body: Json) -> Json:
    request = urllib.request.Request(
        f"{server.address}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        read: Json = json.load(answer)
        return read


def play(server: Server, table: Held, until: Callable[[Json], bool] = lambda _: False) -> Json:
    """Make the first move there is, again and again, until the game is over or `until` holds.

    Returns the last state. Whoever comes later with the same token goes on from there.
    """
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    with connect(address, open_timeout=PATIENCE) as socket:
        hello = {"type": "hello", "token": table.token, "lang": "en"}
        socket.send(json.dumps({**hello, "entropy": secrets.token_hex(16)}))
        while True:
            state: Json = json.loads(socket.recv(PATIENCE))
            # The server answers for a seat that can only pass, perhaps a little sooner than we do.
            if state["type"] == "error" and state["code"] != "E_STALE":
                raise RuntimeError(f"{state['code']}: {state['message']}")
            if state["type"] != "state":
                continue
            if state["stage"] == "over" or until(state):
                return state
            if state["asked"] not in table.seats:
                continue
            if state["asked"] != state["seat"]:
                socket.send(json.dumps({"type": "look", "seat": state["asked"]}))
            else:
                act = {"type": "act", "version": state["version"], "seat": state["asked"]}
                socket.send(json.dumps({**act, "move": first_move(state["choices"])}))


def first_move(choices: list[Json]) -> str:
    """The first choice, and the first of each step that follows."""
    choice = choices[0]
    steps = [choice["move"]]
    while choice.get("then"):
        choice = choice["then"][0]
        steps.append(choice["move"])
    return " ".join(steps)
