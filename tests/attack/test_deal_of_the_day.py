"""Cheating at the deal of the day: a second try, help, somebody else's game, the seed."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hoarfrost.table.tokens import new_token
from tests.table.client import Client, Json, Rest, Room, error_of, in_loop
from tests.table.deals import wait_out_midnight
from tests.table.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    wait_out_midnight()
    with Server(tmp_path_factory.mktemp("day")) as running:
        yield running
    assert "Traceback" not in running.log_text(), running.log_text()


def begin(room: Rest, deal: str, device: str, name: str = "Ada") -> Json:
    answer = room.post(f"/deals/{deal}", {"device": device, "name": name})
    assert answer.status_code == 201, answer.text
    begun: Json = answer.json()
    return begun


def today(room: Rest, device: str | None = None, game: str = "claim") -> Json:
    answer = room.get(f"/daily/{game}", device)
    assert answer.status_code == 200, answer.text
    deal: Json = answer.json()["today"]
    return deal


async def sat_down(room: Room, begun: Json) -> Client:
    client = await room.sit(begun)
    await client.until(lambda: client.state["stage"] == "playing")
    return client


@in_loop
async def test_nobody_has_a_second_try_or_help_or_the_seed(server: Server) -> None:
    async with Room(server.address) as room:
        device = new_token()
        deal = today(room, device)
        begun = begin(room, deal["id"], device)
        assert begun["commitment"] == deal["commitment"]
        again = room.post(f"/deals/{deal['id']}", {"device": device, "name": "Somebody else"})
        assert (again.status_code, error_of(again)) == (409, "E_BEGUN")
        ada = await sat_down(room, begun)
        assert (await ada.ask("hint"))["code"] == "E_NO_HINTS"
        await ada.play(Random(1), moves=2)
        assert (await ada.ask("undo"))["code"] == "E_NO_UNDO"
        asked: list[tuple[str, dict[str, str]]] = [
            ("record", {"number": "1"}),
            ("apart", {"one": "1", "other": "1"}),
        ]
        for what, which in asked:
            refused = room.get(f"/deals/{deal['id']}/{what}", device, **which)
            assert (refused.status_code, error_of(refused)) == (403, "E_NOT_PLAYED")
        private = room.get(f"/tables/{begun['table']}/record")
        assert error_of(private) == "E_PRIVATE"
        seen = room.get(f"/tables/{begun['table']}/record", begun["token"])
        assert "seen_by" in seen.json()
        await ada.play(Random(1))
        again = room.post(f"/deals/{deal['id']}", {"device": device, "name": "Ada"})
        assert (again.status_code, error_of(again)) == (409, "E_TRIED")
        # Whoever has finished sees the game, but no secret in it, in any way.
        record = room.get(f"/tables/{begun['table']}/record", begun["token"])
        other = room.get(f"/deals/{deal['id']}/record", device, number="1")
        for answer in (record, other):
            assert answer.json()["seed"] is None
            assert "secret" not in answer.json()
        assert ada.state["end"]["shuffle"]["secret"] is None
        assert today(room, device)["secret"] is None
        # And nobody else sees it.
        refused = room.get(f"/deals/{deal['id']}/record", new_token(), number="1")
        assert error_of(refused) == "E_NOT_PLAYED"


@in_loop
async def test_a_game_of_the_day_does_not_become_a_challenge_of_another_kind(
    server: Server,
) -> None:
    async with Room(server.address) as room:
        device = new_token()
        deal = today(room, device, "snowfall")
        begun = begin(room, deal["id"], device)
        path = f"/api/tables/{begun['table']}/challenge"
        key = {"Authorization": f"Bearer {begun['token']}"}
        answer = room.http.post(path, json={"device": device}, headers=key)
        assert answer.json() == {"deal": deal["id"]}  # the same: still one try
        stolen = room.http.post(path, json={"device": device})
        assert error_of(stolen) == "E_TOKEN"
        ada = await sat_down(room, begun)
        await ada.play(Random(2))
        answer = room.http.post(path, json={"device": new_token()}, headers=key)
        assert answer.json() == {"deal": deal["id"]}


def test_tomorrow_is_not_there_yet_and_bad_ids_are_refused_in_words(server: Server) -> None:
    with Rest(server.address) as room:
        for id in ("claim-2999-01-01", "claim-0000-00-00", "x" * 80, "..", "'; DROP TABLE deals"):
            answer = room.get(f"/deals/{id}")
            assert answer.status_code == 404, answer.text
            assert answer.json()["error"]["message"]
        assert room.get("/deals/" + "x" * 81).status_code == 422
        assert error_of(room.get("/daily/chess")) == "E_NO_GAME"
        deal = today(room)
        for device in ("", "short", "é" * 43, new_token() + "x"):
            refused = room.post(f"/deals/{deal['id']}", {"device": device, "name": "Ada"})
            assert (refused.status_code, error_of(refused)) == (422, "E_DEVICE")
        refused = room.post(f"/deals/{deal['id']}", {"device": new_token(), "name": "Fox"})
        assert error_of(refused) == "E_NAME"
        assert room.post(f"/deals/{deal['id']}", {"name": "Ada"}).status_code == 422
        bad = room.get(f"/deals/{deal['id']}/record", new_token(), number="0")
        assert bad.status_code == 422
        refused = room.get("/deals/none", lang="nl")
        assert "bestaat niet" in refused.json()["error"]["message"]


def test_one_address_begins_so_many_deals_of_the_day(tmp_path: Path) -> None:
    with Server(tmp_path, "--max-requests", "30") as own, Rest(own.address) as rest:
        deal = today(rest)["id"]
        allowed = 30 // 6
        for _ in range(allowed):
            begin(rest, deal, new_token())
        refused = rest.post(f"/deals/{deal}", {"device": new_token(), "name": "Ada"})
        assert (refused.status_code, error_of(refused)) == (429, "E_SLOW_DOWN")
        assert "tomorrow" in refused.json()["error"]["message"]
