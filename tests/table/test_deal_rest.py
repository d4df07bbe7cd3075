"""Deals over the network: a challenge from its making to the comparison, limits, and kill -9."""

from pathlib import Path
from random import Random

from hoarfrost.core.match import Match
from hoarfrost.table.tokens import new_token
from tests.table.client import Json, Rest, Room, computer, error_of, in_loop, person
from tests.table.deals import wait_out_midnight
from tests.table.server import Server


def challenge(room: Rest, made: Json, device: str) -> Json:
    answer = room.http.post(
        f"/api/tables/{made['table']}/challenge",
        json={"device": device},
        headers={"Authorization": f"Bearer {made['token']}"},
    )
    told: Json = answer.json()
    return told


@in_loop
async def test_a_challenge_from_its_making_to_the_comparison(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), computer("fox"), spectators="none")
        ada, ben = new_token(), new_token()
        assert challenge(room, made, ada)["error"]["code"] == "E_NOT_OVER"
        await (await room.sit(made)).play(Random(1))
        deal = challenge(room, made, ada)["deal"]
        assert challenge(room, {**made, "token": new_token()}, ben)["error"]["code"] == "E_TOKEN"

        before = room.get(f"/deals/{deal}", ben).json()
        assert (before["by"]["name"], before["results"], before["yours"]) == ("Ada", [], [])
        assert before["commitment"] == made["commitment"]
        assert made["table"] not in room.get(f"/deals/{deal}", ben).text
        begun = room.post(f"/deals/{deal}", {"device": ben, "name": "Ben"}).json()
        assert begun["commitment"] == made["commitment"]
        client = await room.sit(begun)
        assert client.welcome["table"]["deal"] == {"id": deal, "kind": "challenge", "attempt": 1}
        await client.play(Random(2))

        after = room.get(f"/deals/{deal}", ben).json()
        assert sorted(result["number"] for result in after["results"]) == [1, 2]
        assert [mine["over"] for mine in after["yours"]] == [True]
        records = [
            room.get(f"/deals/{deal}/record", ben, number=number).text for number in ("1", "2")
        ]
        seals = {record_seal(text) for text in records}
        assert seals == {made["commitment"]}
        apart = room.get(f"/deals/{deal}/apart", ben, one="2", other="1").json()
        assert apart["frame"] is None or all(apart["choices"])
        assert error_of(room.get(f"/deals/{deal}/record", ben, number="3")) == "E_NO_TRY"


def record_seal(text: str) -> str:
    """The seal of a record that has been verified."""
    match = Match.from_record(text)
    match.verify()
    return match.commitment


@in_loop
async def test_one_address_makes_so_many_challenges(tmp_path: Path) -> None:
    with Server(tmp_path, "--max-requests", "24") as own:
        async with Room(own.address) as room:
            made = room.make(person("Ada"), computer("snowflake"))
            await (await room.sit(made)).play(Random(1))
            answers = [challenge(room, made, new_token()) for _ in range(24 // 4 + 1)]
            assert all("deal" in answer for answer in answers[:-1])
            assert answers[-1]["error"]["code"] == "E_SLOW_DOWN"


@in_loop
async def test_a_server_that_is_killed_goes_on_with_the_same_deal(tmp_path: Path) -> None:
    wait_out_midnight()
    with Server(tmp_path) as own:
        device = new_token()
        async with Room(own.address) as room:
            today = room.get("/daily/claim", device).json()["today"]
            body = {"device": device, "name": "Ada"}
            begun = room.post(f"/deals/{today['id']}", body).json()
            client = await room.sit(begun)
            await client.play(Random(1), moves=3)
            version = client.state["version"]
        own.kill()
        own.start()
        async with Room(own.address) as room:
            again = room.get("/daily/claim", device).json()["today"]
            assert (again["commitment"], again["people"]) == (today["commitment"], 1)
            assert again["yours"] == [{"table": begun["table"], "attempt": 1, "over": False}]
            client = await room.sit(begun)
            assert client.state["version"] >= version
            await client.play(Random(2))
        own.kill()
        own.start()
        with Rest(own.address) as rest:
            today = rest.get("/daily/claim", device).json()["today"]
            [result] = today["results"]
            assert (result["name"], result["you"]) == ("Ada", True)
            refused = rest.post(f"/deals/{today['id']}", body)
            assert error_of(refused) == "E_TRIED"
