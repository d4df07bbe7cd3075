"""What version 0.1 stored: its tables are opened and played on, its records replayed.

`held/` was written by that version: a database with five tables, as SQL, the keys to their seats,
and the records of the two games that had ended.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from hoarfrost.core.match import Match
from hoarfrost.registry import kit_of
from hoarfrost.table.hall import Hall
from hoarfrost.table.replaying import frames_of, player_names
from hoarfrost.table.store import open_store
from hoarfrost.table.telling import end_of
from hoarfrost.table.workers import Workers
from tests.table.hall import AT_ONCE, enter, last, play, run, until

HELD = Path(__file__).parent / "held"
KEYS = json.loads((HELD / "keys_0_1.json").read_text())

Story = Callable[[Hall], Coroutine[None, None, None]]


def in_old_hall(tmp_path: Path, story: Story) -> None:
    """Tell a story in a hall whose database is of version 0.1."""
    file = tmp_path / "tables.db"
    connection = sqlite3.connect(file)
    connection.executescript((HELD / "tables_0_1.sql").read_text())
    connection.close()

    async def whole() -> None:
        hall = Hall(open_store(f"sqlite:///{file}"), Workers(1), AT_ONCE)
        await story(hall)
        await hall.close()
        await asyncio.gather(*hall.errands)
        await hall.workers.close()
        await hall.store.close()

    run(whole)
    open_twice = open_store(f"sqlite:///{file}")  # converted once, and not again
    asyncio.run(open_twice.close())


def test_a_game_between_people_goes_on_where_it_stood(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        known = KEYS["playing"]
        live = await hall.find(known["table"])
        assert not live.table.rules_changed
        assert (live.table.version, live.table.asked) == (known["version"], [known["asked"]])
        assert live.table.digest() == known["digest"]
        assert live.table.time_left == known["time_left"]
        assert await hall.seats_of(live.table.id, known["token"]) == (0, 1)
        [row] = await hall.store.rows([live.table.id])
        assert (row.asked, row.outcome) == ([known["asked"]], None)
        viewers = [await enter(live, 0), await enter(live, 1)]
        await play(live, 300)
        assert last(viewers[0], "state")["end"]["kind"] == "played"
        Match.from_record(live.table.record(0)).verify()

    in_old_hall(tmp_path, story)


def test_the_computer_of_an_old_level_moves_after_the_restart(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        known = KEYS["against the computer"]
        assert await hall.store.thinking() == [known["table"]]
        await hall.resume()
        live = hall.live[known["table"]]
        assert live.table.seats[1].level == "fox"
        await until(live, 3)

    in_old_hall(tmp_path, story)


def test_an_invitation_still_holds(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        known = KEYS["waiting"]
        joined = await hall.join(known["invitations"][0]["invitation"], "Bo")
        live = await hall.find(known["table"])
        await enter(live, 0)
        bo = await enter(live, *joined.seats)
        assert last(bo, "state")["stage"] == "playing"

    in_old_hall(tmp_path, story)


@pytest.mark.parametrize(("name", "kind"), [("over", "played"), ("resigned", "resigned")])
def test_a_game_that_is_over_shows_its_outcome(tmp_path: Path, name: str, kind: str) -> None:
    async def story(hall: Hall) -> None:
        live = await hall.find(KEYS[name]["table"])
        [row] = await hall.store.rows([live.table.id])
        end = end_of(live.table)
        assert end["kind"] == kind
        assert row.outcome is not None
        assert [row.outcome[each] for each in ("winners", "ranks", "draw")] == [
            end[each] for each in ("winners", "ranks", "draw")
        ]

    in_old_hall(tmp_path, story)


@pytest.mark.parametrize("name", ["record", "resigned"])
def test_a_record_replays(name: str) -> None:
    text = (HELD / f"{name}_0_1.json").read_text()
    match = Match.from_record(text)
    match.verify()
    outcome = match.outcome()
    assert outcome is not None
    frames = json.loads(frames_of(text, "all", "en"))
    assert frames["outcome"] == outcome.to_json()
    assert (frames["seats"], frames["players"]) == (2, ["Ada", "Bo"])


def test_a_replayed_computer_has_the_title_of_its_level() -> None:
    kit = kit_of("claim")
    assert player_names(kit, ["Ada", "greedy"], 2, "en") == ["Ada", "Fox"]
    assert player_names(kit, ["search:5000", "wolf"], 2, "nl") == ["Uil", "Wolf"]
