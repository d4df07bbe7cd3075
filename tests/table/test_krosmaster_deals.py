"""Krosmaster as a deal that several people play apart: over the network, and as deal of the day."""

from datetime import date, timedelta
from random import Random

import pytest

from hoarfrost.core.match import Match
from hoarfrost.registry import kit_of
from hoarfrost.table.deals import deal_of_the_day
from hoarfrost.table.tokens import new_token
from tests.table.client import Room, computer, in_loop, person
from tests.table.deals import SHORT, wait_out_midnight
from tests.table.server import Server
from tests.table.test_deal_rest import challenge, record_seal

KIT = kit_of("krosmaster")
MONDAY = date(2026, 11, 16)
DAYS = [MONDAY + timedelta(days=n) for n in range(len(KIT.daily))]


@pytest.mark.parametrize("day", DAYS)
def test_each_day_has_an_arena_that_everybody_gets(day: date) -> None:
    """No board to choose first: whoever compares two games has played on the same ground."""
    deal = deal_of_the_day(KIT, day, b"secret")
    assert deal.options["board"] != "choose"
    assert deal.options["edition"] == "v2"
    assert [seat["kind"] for seat in deal.seats] == ["person", "computer"]


def test_the_arenas_of_a_week_differ() -> None:
    deals = [deal_of_the_day(KIT, day, b"secret") for day in DAYS]
    assert sorted(deal.preset for deal in deals) == sorted(KIT.daily)
    assert len({deal.options["board"] for deal in deals}) == 4
    assert len({deal.secret for deal in deals}) == len(deals)


@in_loop
async def test_a_friend_gets_the_same_arena_and_for_the_same_moves_the_same_dice(
    server: Server,
) -> None:
    async with Room(server.address) as room:
        made = room.make(
            person("Ada"), computer("fox"), game="krosmaster", options=SHORT, spectators="none"
        )
        await (await room.sit(made)).play(Random(1))
        ada, ben = new_token(), new_token()
        deal = challenge(room, made, ada)["deal"]
        begun = room.post(f"/deals/{deal}", {"device": ben, "name": "Ben"}).json()
        await (await room.sit(begun)).play(Random(1))

        records = [room.get(f"/deals/{deal}/record", ben, number=n).text for n in ("1", "2")]
        assert {record_seal(text) for text in records} == {made["commitment"]}
        first, second = (Match.from_record(text) for text in records)
        assert first.deal.rolls == second.deal.rolls
        rolls = [
            [(move.seat, move.text, move.rolls) for move in match.moves]
            for match in (first, second)
        ]
        assert any(rolled for _, _, rolled in rolls[0])
        assert rolls[0] == rolls[1]
        apart = room.get(f"/deals/{deal}/apart", ben, one="1", other="2").json()
        assert (apart["frame"], apart["choices"]) == (None, [])


@in_loop
async def test_the_deal_of_the_day_is_played_once(server: Server) -> None:
    wait_out_midnight()
    device = new_token()
    async with Room(server.address) as room:
        today = room.get("/daily/krosmaster", device).json()["today"]
        assert (today["game"], today["yours"]) == ("krosmaster", [])
        assert today["preset"]
        body = {"device": device, "name": "Ada"}
        begun = room.post(f"/deals/{today['id']}", body).json()
        assert begun["commitment"] == today["commitment"]
        client = await room.sit(begun)
        assert client.welcome["table"]["deal"]["kind"] == "daily"
        await client.play(Random(1), moves=12)
        await client.do("resign")
        await client.until(client.is_over)
        results = room.get("/daily/krosmaster", device).json()["today"]["results"]
        [mine] = [result for result in results if result["you"]]
        assert (mine["name"], mine["result"]) == ("Ada", "lost")
        again = room.post(f"/deals/{today['id']}", body).json()
        assert again["error"]["code"] == "E_TRIED"
