"""docs/protocol.md is true: its examples are run, in order, as one long conversation.

In an example "..." stands for any text and {} for any object; an empty list is any list, and of
another each real entry has the form of one of the entries that are shown.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from hoarfrost.core.match import Match
from hoarfrost.registry import load_game
from hoarfrost.table.app import Settings, make_app
from hoarfrost.table.game_table import GameTable
from hoarfrost.table.socket import HANDLERS
from hoarfrost.table.telling import more_for, state_for
from tests.table.client import Client, Json, Room, computer, in_loop, invited, person
from tests.table.hall import PEOPLE, SETTINGS
from tests.table.server import Server

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLE = re.compile(r"^```(json|http) ?(.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| `([^`]+)`.*\|$", re.MULTILINE)
ANY_TEXT = "..."
EXACT = ("type", "code", "re", "stage", "kind")  # the fields whose values are compared as well


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("docs")) as running:
        yield running
    assert "Traceback" not in running.log_text(), running.log_text()


@in_loop
async def test_the_examples_are_true(server: Server) -> None:
    examples = EXAMPLE.findall(TEXT)
    assert len(examples) > 30
    async with Room(server.address) as room:
        conversation = Conversation(room, await record_of_a_game(room))
        for language, what, text in examples:
            await conversation.go_on(f"{language} {what}".strip(), text)


async def record_of_a_game(room: Room) -> str:
    made = room.make(person("Ada"), computer())
    ada = await room.sit(made)
    await ada.play()
    return room.get(f"/tables/{made['table']}/record", made["token"]).text


class Conversation:
    """A client that says what the examples say and compares what it hears."""

    def __init__(self, room: Room, record: str) -> None:
        self.room = room
        self.answer: httpx.Response | None = None
        self.client: Client | None = None
        open_table = room.make(invited(), invited())
        # What stands for "..." in a request, by the name of its field.
        self.known = {"record": record, "invitation": open_table["invitations"][1]["invitation"]}
        self.watched = open_table["table"]

    async def go_on(self, what: str, text: str) -> None:
        match what.split():
            case ["json", "request", method, path]:
                self.request(method, path, json.loads(text))
            case ["http"]:
                method, path = text.split()
                self.request(method, path, None)
            case ["json", "response", status]:
                self.compare_answer(int(status), json.loads(text))
            case ["json", "client"]:
                await self.say(json.loads(text))
            case ["json", "server", type]:
                await self.compare_message(type, json.loads(text))
            case _:
                raise AssertionError(f"an example of an unknown kind: {what}")

    def request(self, method: str, path: str, body: object) -> None:
        path = path.replace("{id}", self.watched)
        self.answer = self.room.http.request(method, path, json=self.filled(body))

    def compare_answer(self, status: int, example: object) -> None:
        assert self.answer is not None
        assert self.answer.status_code == status, self.answer.text
        answer = self.answer.json()
        compare(example, answer, f"{self.answer.request.method} {self.answer.request.url.path}")
        if status == 201:
            self.known.update(id=answer["table"], token=answer["token"])

    async def say(self, message: Json) -> None:
        if self.client is None:
            self.client = Client(await self.room.connect(self.known["id"]))
        if message["type"] == "act" and "move" not in self.known:
            self.known["move"] = self.client.state["choices"][0]["move"]
        await self.client.say(**self.filled(message))

    async def compare_message(self, what: str, example: object) -> None:
        type, _, field = what.partition(".")
        assert self.client is not None
        message = await self.client.hear(type=type)
        while field and message[field] is None:
            message = await self.client.hear(type=type)
        compare(example, message[field] if field else message, what)

    def filled(self, example: Any) -> Any:
        if isinstance(example, dict):
            return {
                name: self.known[name] if value == ANY_TEXT else self.filled(value)
                for name, value in example.items()
            }
        if isinstance(example, list):
            return [self.filled(value) for value in example]
        return example


def compare(example: object, real: object, place: str) -> None:
    """Fail unless both have the same form."""
    difference = difference_of(example, real, place)
    assert difference is None, difference


def difference_of(example: object, real: object, place: str) -> str | None:
    """Where and how what is real differs from an example; None if it does not."""
    if isinstance(example, dict):
        return difference_of_objects(example, real, place)
    if isinstance(example, list):
        return difference_of_lists(example, real, place)
    if json_type(example) != json_type(real):
        return f"{place} is {real!r}, not like {example!r}"
    if place.rpartition(".")[2] in EXACT and example not in (real, ANY_TEXT):
        return f"{place} is {real!r}, not {example!r}"
    return None


def difference_of_objects(example: Json, real: object, place: str) -> str | None:
    if not isinstance(real, dict):
        return f"{place} is {real!r}, not an object"
    if example and example.keys() != real.keys():
        return f"{place} has the fields {sorted(real)}, not {sorted(example)}"
    differences = (difference_of(example[n], real[n], f"{place}.{n}") for n in example)
    return next(filter(None, differences), None)


def difference_of_lists(example: list[Any], real: object, place: str) -> str | None:
    if not isinstance(real, list):
        return f"{place} is {real!r}, not a list"
    for number, entry in enumerate(real):
        differences = [difference_of(each, entry, f"{place}[{number}]") for each in example]
        if differences and all(differences):
            return min(filter(None, differences), key=len)
    return None


def json_type(value: object) -> str:
    if value is None or isinstance(value, bool):
        return str(type(value))
    return "number" if isinstance(value, int | float) else str(type(value))


def test_an_example_with_another_form_is_noticed() -> None:
    example = {"seats": [{"name": ANY_TEXT, "level": None}], "type": "welcome", "log": {}}
    real: Json = {"seats": [{"name": "Ada", "level": None}], "type": "welcome", "log": {"from": 0}}
    assert difference_of(example, real, "it") is None
    assert difference_of(example, {**real, "more": 1}, "it") is not None
    assert difference_of(example, {**real, "type": "state"}, "it") is not None
    assert difference_of(example, {**real, "seats": [{"name": 1, "level": None}]}, "it") is not None
    assert difference_of(example, {**real, "seats": {}}, "it") is not None


def test_the_paths_in_the_document_are_those_of_the_schema() -> None:
    paths = make_app(Settings()).openapi()["paths"]
    real = {f"{method.upper()} {path}" for path in paths for method in paths[path]}
    told = {row for row in rows("## REST") if row.partition(" ")[0] in ("GET", "POST")}
    assert {nameless(row) for row in told} == {nameless(row) for row in real}


def test_the_example_of_a_longer_move_is_true() -> None:
    section = TEXT.partition("### Longer moves")[2].partition("\n### ")[0]
    asked, answered = map(
        json.loads, re.findall(r"^```\n(.*?)^```$", section, re.DOTALL | re.MULTILINE)
    )
    state, first = a_position_with(asked["move"])
    table = GameTable("docs", "claim", state.game.options, bytes(32), PEOPLE, SETTINGS)
    table.match = Match(table.game, play_forced=False, start=state)
    seat = int(state.current_player())
    choices = state_for(table, seat, [seat], "en", 0)["choices"]
    assert [choice["more"] for choice in choices if choice["move"] == first] == [True]
    real = more_for(table, first, seat, "en")
    compare({**answered, "re": 12}, {**real, "re": asked["id"]}, "more")
    assert real["prompt"] == answered["prompt"]


def a_position_with(move: str) -> tuple[Any, str]:
    """A position of Claim in which this is the first step of a longer move."""
    game = load_game("claim", mix="frost", artifacts=True)
    for seed in range(200):
        state, rng = game.new_initial_state(seed), Random(seed)
        while not state.is_terminal():
            if move in map(state.action_to_string, state.legal_actions()):
                return state, move
            state.apply_action(rng.choice(state.legal_actions()))
    raise AssertionError(f"{move} can never be played")


def nameless(path: str) -> str:
    return re.sub(r"\{\w+\}", "{}", path)


def test_the_messages_in_the_document_are_those_that_are_handled() -> None:
    assert rows("### What a client can say")[: len(HANDLERS)] == list(HANDLERS)


def rows(heading: str) -> list[str]:
    """The first column of the first tables below a heading."""
    section = TEXT.partition(f"\n{heading}\n")[2]
    return [row.partition("`")[0].strip() for row in ROW.findall(section)]
