"""Viewers who are told the same are told the same text: it is made once."""

import json

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.table import live_table
from hoarfrost.table.game_table import as_json
from tests.table.hall import a_hall, a_table, asked, both, enter, messages, run, texts


def test_spectators_of_one_language_share_one_text(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Json] = []

    def counting(message: Json) -> str:
        written.append(message)
        return as_json(message)

    monkeypatch.setattr(live_table, "as_json", counting)

    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            players = await both(live)
            english = [await enter(live) for _ in range(3)]
            spanish = await enter(live, lang="es")
            for viewer in [*players, *english, spanish]:
                texts(viewer)
            written.clear()
            seat = asked(live)
            await live.act(live.table.version, live.table.legal_moves(seat)[0], seat)
            states = [message for message in written if message["type"] == "state"]
            assert len(states) == 4  # the two players, English spectators, the Spanish one
            told = [texts(viewer) for viewer in english]
            assert told[0] == told[1] == told[2] != texts(spanish)
            assert json.loads(told[0][-1])["seat"] is None

    run(story)


def test_a_spectator_who_knows_less_of_the_log_is_told_more() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            await both(live)
            early, late = await enter(live), await enter(live)
            late.forget_log()
            messages(early)
            messages(late)
            seat = asked(live)
            await live.act(live.table.version, live.table.legal_moves(seat)[0], seat)
            (few,), (all_lines,) = messages(early, "state"), messages(late, "state")
            assert few["log"]["from"] > 0 == all_lines["log"]["from"]
            assert all_lines["log"]["lines"][few["log"]["from"] :] == few["log"]["lines"]

    run(story)
