"""Three people at a real server: Snowfall with a secret chosen at once, a kill and a farewell."""

import asyncio
from pathlib import Path
from random import Random

from tests.table.client import Client, Room, computer, in_loop, invited, person
from tests.table.server import Server


async def three(room: Room) -> tuple[list[dict[str, object]], list[Client]]:
    made = room.make(person("Ada"), invited(), invited(), game="snowfall")
    keys = [made, *(room.join(made, name, n) for n, name in enumerate(("Ben", "Cy")))]
    clients = [await room.sit(key) for key in keys]
    for client in clients:
        await client.until(lambda client=client: client.state["stage"] == "playing")  # type: ignore[misc]
    return keys, clients


async def play_all(clients: list[Client]) -> None:
    await asyncio.gather(*(each.play(Random(n)) for n, each in enumerate(clients)))


def test_an_early_answer_survives_a_kill_and_the_game_is_played_to_its_end(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        asyncio.run(killed_and_resumed(server))
    assert "Traceback" not in server.log_text(), server.log_text()


async def killed_and_resumed(server: Server) -> None:
    async with Room(server.address) as room:
        keys, (ada, ben, cy) = await three(room)
        assert [each.state["asked"] for each in (ada, ben, cy)] == [[0, 1, 2]] * 3
        assert (await cy.act("tree"))["type"] == "done"
        assert (await ben.act("hut"))["version"] == cy.state["version"]
        server.kill()
        server.start()
        ada, ben, cy = [await room.sit(key) for key in keys]
        assert [each.state["asked"] for each in (ada, ben, cy)] == [[0]] * 3
        assert cy.state["early"]["move"] == "tree"
        assert ada.state["early"] is None
        assert (await ben.ask("undo"))["type"] == "done"
        assert (await ben.act("tree"))["type"] == "done"
        assert (await ada.act("hut"))["type"] == "done"
        await cy.until(lambda: cy.state["view"]["step"] != "hide")
        assert cy.state["view"]["hides"] == ["hut", "tree", "tree"]
        await play_all([ada, ben, cy])
        assert ada.state["end"]["ranks"] == cy.state["end"]["ranks"]


@in_loop
async def test_whoever_leaves_is_replaced_and_the_others_play_on(server: Server) -> None:
    async with Room(server.address) as room:
        keys, (ada, ben, cy) = await three(room)
        assert ada.welcome["table"]["leaving"] == "computer"
        assert (await ben.ask("resign"))["type"] == "done"
        assert ben.welcome["you"] == {"seats": [], "seat": None}
        assert await ben.refusal("act", version=1, move="hut") == "E_NOT_SEATED"
        await ada.until(lambda: ada.seats[1]["kind"] == "computer")
        assert ada.seats[1]["name"] == "Fox for Ben"
        back = await room.sit(keys[1])
        assert back.state["seat"] is None
        assert await back.refusal("undo") == "E_NOT_SEATED"
        body = {"tables": [{"id": keys[1]["table"], "token": keys[1]["token"]}]}
        assert room.post("/tables/mine", body).json()[0]["you"] == []
        await play_all([ada, cy])
        await ada.ask("rematch")
        await cy.ask("rematch")
        told = await cy.hear(type="rematch", offers=[], seats=[1])
        again = await room.sit({**told, "token": told["token"]})
        assert [seat["kind"] for seat in again.seats] == ["computer", "person", "person"]


@in_loop
async def test_three_computers_play_while_somebody_looks_on(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(computer("fox"), computer("fox"), computer("fox"), game="snowfall")
        watcher = await room.watch(made)
        await watcher.until(watcher.is_over)
        assert len(watcher.state["end"]["ranks"]) == 3
