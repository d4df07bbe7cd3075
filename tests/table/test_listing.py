"""Lists tell tables apart, and leave out those that nobody plays at any more."""

import re

import pytest

from hoarfrost.table import clock
from hoarfrost.table.hall import STILL_THERE, Hall
from hoarfrost.table.listing import edition_of, standing_of
from hoarfrost.table.live_table import LiveTable
from tests.table.client import in_loop
from tests.table.hall import a_hall, a_table, people, play, seated


@in_loop
async def test_a_ready_made_game_is_named_and_another_says_what_is_in_it() -> None:
    async with a_hall() as hall:
        frost = await a_table(hall, {"mix": "frost", "artifacts": True})
        own = await a_table(hall, {"mix": ["goblins", "knights", "demons", "yetis", "seers"]})
        assert edition_of((await a_table(hall)).row, "nl") == "Klassiek"
        assert edition_of(frost.row, "en") == "Frost"
        assert edition_of(own.row, "en") == "With Goblins, Knights, Seers, Yetis and Demons"


@in_loop
async def test_a_game_that_says_nothing_itself_is_known_by_what_was_changed() -> None:
    async with a_hall() as hall:
        live = await a_table(hall, {"rounds": 5}, people(3), game="snowfall")
        assert edition_of(live.row, "en") == "Rounds: 5"
        assert standing_of(live.row, 0, "en") == ""


@in_loop
async def test_a_running_game_says_how_far_it_is_and_a_finished_one_its_result() -> None:
    async with a_hall() as hall:
        live = await a_table(hall, {"first_leader": 0})
        assert standing_of(live.row, 0, "en") == ""  # nobody sits there yet
        await seated(live)
        assert standing_of(live.row, 0, "en") == "Phase 1, trick 1 of 13"
        assert standing_of(live.row, 0, "es") == "Fase 1, baza 1 de 13"
        await play(live, 500)
        own, other = (re.findall(r"\d+", standing_of(live.row, seat, "en")) for seat in (0, 1))
        assert own == other[::-1]
        assert sum(map(int, own)) <= 5


@in_loop
async def test_what_a_list_says_survives_the_store() -> None:
    async with a_hall() as hall:
        live = await a_table(hall, {"first_leader": 0})
        await seated(live)
        (row,) = await hall.store.rows([live.table.id])
        assert standing_of(row, 1, "en") == "Phase 1, trick 1 of 13"


async def listed(hall: Hall) -> list[str]:
    return [row.id for row in await hall.played_now(10)]


async def leave(live: LiveTable) -> None:
    for viewer in list(live.viewers):
        live.exit(viewer)


@in_loop
async def test_a_table_whose_players_have_gone_is_not_watched_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with a_hall() as hall:
        live = await a_table(hall)
        await seated(live)
        assert await listed(hall) == [live.table.id]
        later = clock.wall() + STILL_THERE + 1
        monkeypatch.setattr(clock, "wall", lambda: later)
        assert await listed(hall) == [live.table.id]  # they sit there and think
        await leave(live)
        assert await listed(hall) == []
