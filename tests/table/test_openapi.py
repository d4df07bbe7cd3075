"""The REST half keeps to its OpenAPI schema, whatever it is sent."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from schemathesis import Case, CheckFunction, Response
from schemathesis.openapi.loaders import from_dict
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from hoarfrost import Match, load_game
from hoarfrost.table.app import Settings, make_app
from tests.shares import share
from tests.table.client import Json, Rest, computer, invited, person
from tests.table.server import Server

EXAMPLES = share(4, 12)  # of each operation, besides those that cover its schema one by one

Tables = list[Json]
AnyCase = Case[Any]


def record_of_a_game() -> str:
    match = Match(load_game("claim"), seed=1)
    while not match.is_over():
        match.push(match.legal_moves[0])
    return match.record()


RECORD = record_of_a_game()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Tables]]:
    """A server, and what the makers of some of its tables got."""
    folder = tmp_path_factory.mktemp("openapi")
    with Server(folder, "--max-requests", "1000000") as server:
        with Rest(server.address) as rest:
            made = [
                rest.make(person("Ada"), computer()),
                rest.make(person("Ada"), invited()),
                rest.make(computer(), computer()),
                rest.make(person("Ada"), person("Ben"), spectators="none"),
            ]
        yield server, made
    assert "Traceback" not in server.log_text(), server.log_text()


schema = from_dict(make_app(Settings()).openapi())
schema.config.generation.update(max_examples=EXAMPLES, deterministic=True)
numbers = count()


@schema.parametrize()
def test_an_operation_keeps_to_its_schema(case: AnyCase, tables: tuple[Server, Tables]) -> None:
    """Examples that fit the schema and examples that do not, with all of schemathesis's checks."""
    server, made = tables
    if case.meta is not None and case.meta.generation.mode.is_positive:
        name_real_things(case, made, next(numbers))
    response = case.call(base_url=server.address)
    case.validate_response(response, excluded_checks=checks_beyond(response))


def name_real_things(case: AnyCase, tables: Tables, number: int) -> None:
    """Put what exists in the place of every third thing that was made up."""
    made = tables[number % len(tables)]
    if number % 3:
        return
    if "table" in case.path_parameters:
        case.path_parameters["table"] = made["table"]
        case.headers.pop("authorization", None)
        if number % 2 and made["token"]:
            case.headers["authorization"] = f"Bearer {made['token']}"
    elif isinstance(case.body, dict):
        body: Json = case.body
        if "tables" in body:
            body["tables"] = [{"id": made["table"], "token": made["token"] or ""}]
        elif "invitation" in body:
            body["invitation"] = tables[1]["invitations"][0]["invitation"]
        elif "record" in body:
            body["record"] = RECORD
        elif body.get("seats"):
            body["seats"] = [body["seats"][0], {"kind": "open"}]  # nobody begins to think
            body["options"] = {**body.get("options", {}), "mix": "frost"}


def checks_beyond(response: Response) -> list[CheckFunction]:
    """What has the right form may still be refused for what it means, and for its size.

    No schema can tell a legal mix of factions, how many seats that game has, a record from other
    texts, or how many bytes all fields have together. A refusal for the form, E_REQUEST, is never
    excused.
    """
    if response.status_code == 413:
        return [positive_data_acceptance, negative_data_rejection]
    if response.status_code == 422 and response.json()["error"]["code"] != "E_REQUEST":
        return [positive_data_acceptance]
    return []
