"""What is stored is there, whole, whatever happens; what is not ours is refused in plain words."""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.table.sqlite_store import SqliteStore
from hoarfrost.table.store import (
    CHATS,
    Chat,
    Entry,
    Invitation,
    Store,
    StoreConflict,
    StoreError,
    TableRow,
    Token,
    open_store,
)
from tests.table.stored import move, opened, table_row

Story = Callable[[Store], Awaitable[None]]


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture(params=["file", "memory"])
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Runs a story with a new store, in a file and in memory."""
    url = "sqlite://" if request.param == "memory" else url_of(tmp_path / "tables.db")

    def run(story: Story) -> None:
        async def with_store() -> None:
            async with opened(url) as store:
                await story(store)

        asyncio.run(with_store())

    return run


# Tables -------------------------------------------------------------------------------------------


def test_a_table_is_loaded_as_it_was_stored(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        row = table_row(
            asked=[0], stage="playing", position='{"phase": 1}', version=3, outcome={"winners": [1]}
        )
        await store.create(row)
        assert await store.load("ice") == (row, [], [])
        assert await store.load("fog") is None

    tell(story)


def test_entries_and_the_row_are_appended_together(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        row = table_row()
        await store.create(row)
        row.version, row.stage, row.thinking, row.asked = 2, "playing", True, [1]
        row.position = '{"phase": 1, "hand": [["GO4"], ["UD3"]]}'
        await store.append("ice", [move(0), move(1)], row)
        assert await store.load("ice") == (row, [move(0), move(1)], [])

    tell(story)


def test_the_row_is_stored_as_it_was_when_the_append_was_asked(
    tell: Callable[[Story], None],
) -> None:
    async def story(store: Store) -> None:
        row = table_row()
        await store.create(row)
        row.version = 1
        storing = asyncio.ensure_future(store.append("ice", [move(0)], row))
        await asyncio.sleep(0)
        row.version = 99
        await storing
        assert (await loaded(store)).version == 1

    tell(story)


def test_of_two_appends_with_the_same_number_one_wins_whole(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        row = table_row()
        await store.create(row)
        first = store.append("ice", [move(0, "GO4")], replace(row, version=1))
        second = store.append("ice", [move(0, "KN7"), move(1)], replace(row, version=2))
        other = store.append("ice", [move(2)], replace(row, version=3))
        outcomes = await asyncio.gather(first, second, other, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), StoreConflict, type(None)]
        kept = await store.load("ice")
        assert kept == (replace(row, version=3), [move(0, "GO4"), move(2)], [])

    tell(story)


def test_an_id_is_given_to_one_table_only(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.create(table_row())
        with pytest.raises(StoreConflict):
            await store.create(table_row(game="chess"), [Token("t", "ice", [0])])
        assert (await loaded(store)).game == "claim"
        assert await store.token("t") is None

    tell(story)


def test_a_table_that_does_not_exist_takes_nothing(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(StoreError, match="there is no table 'fog'"):
            await store.append("fog", [move(0)], table_row("fog"))
        with pytest.raises(StoreError):
            await store.add_chat("fog", Chat(0, 0, "Ada", "Hello", None, 1.0))

    tell(story)


def test_of_an_append_that_fails_nothing_stays(tell: Callable[[Story], None]) -> None:
    """Alone in its transaction, and after one that had been stored."""

    async def story(store: Store) -> None:
        await store.create(table_row())
        stored = table_row(version=1, position="1")
        await store.append("ice", [move(0)], stored)
        with pytest.raises(StoreConflict):
            await store.append("ice", [move(1), move(0)], table_row(version=2, position="2"))
        found = await store.load("ice")
        assert found is not None
        assert found[:2] == (stored, [move(0)])

    tell(story)


def test_a_summary_cannot_be_stored_in_place_of_its_table(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        row = table_row(position='{"phase": 2}')
        await store.create(row)
        [summary] = await store.rows(["ice"])
        with pytest.raises(StoreError, match="without its secret"):
            await store.append("ice", [], summary)
        assert await loaded(store) == row

    tell(story)


def test_an_append_is_carried_out_although_nobody_waits_for_it(
    tell: Callable[[Story], None],
) -> None:
    async def story(store: Store) -> None:
        await store.create(table_row())
        storing = asyncio.ensure_future(store.append("ice", [move(0)], table_row(version=1)))
        await asyncio.sleep(0)
        storing.cancel()
        await store.append("ice", [move(1)], table_row(version=2))
        found = await store.load("ice")
        assert found is not None
        assert found[1] == [move(0), move(1)]

    tell(story)


def test_what_people_say_is_kept_whatever_they_type(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        said = [
            Chat(0, None, "Zoë \N{SNOWFLAKE}", "null \0, half a pair \ud800", None, 1.5),
            Chat(1, 1, "'); DROP TABLE chats; --", None, "hello", 2.5),
        ]
        await store.create(table_row())
        for chat in reversed(said):
            await store.add_chat("ice", chat)
        with pytest.raises(StoreConflict):
            await store.add_chat("ice", said[0])
        found = await store.load("ice")
        assert found is not None
        assert found[2] == said

    tell(story)


# Tokens and invitations ---------------------------------------------------------------------------


def test_a_token_holds_its_seats(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        mine, yours = Token("mine", "ice", [0, 1]), Token("yours", "ice", [2])
        await store.create(table_row(), [mine])
        await store.append("ice", [], table_row(), tokens=[yours])
        assert await store.token("mine") == mine
        assert await store.token("nobody's") is None
        assert await store.tokens_of("ice") == [mine, yours]
        assert await store.tokens_of("fog") == []

    tell(story)


def test_an_invitation_is_used_once(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.create(table_row(), [], [Invitation("i", "ice", 1)])
        assert await store.invitation("i") == Invitation("i", "ice", 1, used=False)
        joins = [
            store.append("ice", [move(n)], table_row(), [Token(f"t{n}", "ice", [1])], "i")
            for n in range(3)
        ]
        outcomes = await asyncio.gather(*joins, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), StoreConflict, StoreConflict]
        assert await store.invitation("i") == Invitation("i", "ice", 1, used=True)
        assert await store.tokens_of("ice") == [Token("t0", "ice", [1])]
        found = await store.load("ice")
        assert found is not None
        assert found[1] == [move(0)]

    tell(story)


def test_an_invitation_is_good_for_its_own_table_only(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.create(table_row(), [], [Invitation("i", "ice", 1)])
        await store.create(table_row("fog"))
        with pytest.raises(StoreConflict):
            await store.append("fog", [], table_row("fog"), used_invitation="i")
        assert await store.invitation("fog") is None

    tell(story)


# Lists --------------------------------------------------------------------------------------------


def test_the_latest_public_tables_in_play_can_be_watched(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        for n in range(4):
            await store.create(table_row(f"t{n}", stage="playing", updated=float(n)))
        await store.create(table_row("waiting"))
        await store.create(table_row("over", stage="over"))
        await store.create(table_row("closed", stage="playing", settings={"spectators": "end"}))
        alone = [{"kind": "person", "name": "Ada"}, {"kind": "computer", "level": "greedy"}]
        await store.create(table_row("alone", stage="playing", seats=alone))  # nobody else's matter
        await store.append("t0", [], table_row("t0", stage="playing", updated=9.0, position="{}"))
        await store.append("t3", [], table_row("t3", stage="over"))
        watchable = await store.watchable(2)
        assert [row.id for row in watchable] == ["t0", "t2"]
        assert {row.secret for row in watchable} == {""}
        assert watchable[0].position is None
        assert len(await store.watchable(100)) == 3

    tell(story)


def test_rows_come_in_the_order_of_asking_without_what_is_secret(
    tell: Callable[[Story], None],
) -> None:
    async def story(store: Store) -> None:
        for id in ("a", "b", "c"):
            await store.create(table_row(id, position='{"deck": ["GO4"]}'))
        rows = await store.rows(["c", "fog", "a"])
        assert rows == [table_row(id, secret="") for id in ("c", "a")]

    tell(story)


def test_tables_where_the_server_has_to_move_are_known_after_a_restart(tmp_path: Path) -> None:
    url = url_of(tmp_path / "tables.db")

    async def before() -> None:
        async with opened(url) as store:
            await store.create(table_row("b", thinking=True, updated=2.0))
            await store.create(table_row("a", thinking=True, updated=3.0))
            await store.create(table_row("c", thinking=True, updated=1.0))
            await store.append("c", [move(0)], table_row("c", thinking=False))

    async def after() -> None:
        async with opened(url) as store:
            assert await store.thinking() == ["b", "a"]

    asyncio.run(before())
    asyncio.run(after())


def test_old_tables_are_forgotten_with_all_that_belongs_to_them(
    tell: Callable[[Story], None],
) -> None:
    async def story(store: Store) -> None:
        for n in range(120):
            old = table_row(f"old {n}", updated=float(n))
            await store.create(old, [Token(f"t{n}", old.id, [0])], [Invitation(f"i{n}", old.id, 1)])
        await store.append("old 0", [move(0)], table_row("old 0", updated=0.0))
        await store.add_chat("old 0", Chat(0, 0, "Ada", "Hello", None, 1.0))
        await store.create(table_row("new", updated=120.0))
        old_ids = [f"old {n}" for n in range(120)]
        assert await store.older(120.0, 120.0) == old_ids
        assert await store.delete([*old_ids, "new", "none"], 120.0, 120.0) == 120
        assert await store.load("old 0") is None
        assert await store.token("t0") is None
        assert await store.invitation("i0") is None
        assert await store.older(120.0, 120.0) == []
        await store.create(table_row("old 0"))
        assert await store.load("old 0") == (table_row("old 0"), [], [])
        assert len(await store.rows(["new"])) == 1

    tell(story)


def test_tables_that_wait_are_forgotten_earlier_than_games(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        for stage in ("waiting", "playing", "over"):
            await store.create(table_row(stage, stage=stage, updated=50.0))
        assert await store.older(waiting=60.0, others=40.0) == ["waiting"]
        assert await store.older(waiting=40.0, others=60.0) == ["playing", "over"]
        assert await store.delete(["playing", "waiting"], waiting=60.0, others=40.0) == 1
        assert await store.older(waiting=60.0, others=60.0) == ["playing", "over"]

    tell(story)


def test_of_the_chat_only_the_latest_lines_stay(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.create(table_row("a"))
        for number in range(1, CHATS + 11):
            await store.add_chat("a", Chat(number, 0, "Ada", f"{number}", None, 1.0))
        loaded = await store.load("a")
        assert loaded is not None
        assert [chat.number for chat in loaded[2]] == list(range(11, CHATS + 11))

    tell(story)


# Threads and processes ----------------------------------------------------------------------------


def test_a_store_serves_the_loops_of_several_threads(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.create(table_row())

        def append(first: int) -> None:
            async def all_of_mine() -> None:
                await asyncio.gather(
                    *(store.append("ice", [move(first + n)], table_row()) for n in range(20))
                )

            asyncio.run(all_of_mine())

        threads = [threading.Thread(target=append, args=(20 * n,)) for n in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            await asyncio.to_thread(thread.join)
        found = await store.load("ice")
        assert found is not None
        assert found[1] == [move(n) for n in range(60)]

    tell(story)


def test_reading_does_not_wait_for_a_write_that_waits(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(url_of(file)) as store:
            await store.create(table_row())
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                storing = asyncio.ensure_future(store.append("ice", [move(0)], table_row()))
                assert await store.load("ice") == (table_row(), [], [])
                assert not storing.done()
                other.execute("ROLLBACK")
                await storing

    asyncio.run(story())


def test_two_servers_with_one_file_never_both_make_a_move(tmp_path: Path) -> None:
    url = url_of(tmp_path / "tables.db")

    async def story() -> None:
        async with opened(url) as one, opened(url) as other:
            await one.create(table_row())
            for seq in range(20):
                outcomes = await asyncio.gather(
                    one.append("ice", [move(seq, "GO4")], table_row(version=seq)),
                    other.append("ice", [move(seq, "KN7")], table_row(version=seq)),
                    return_exceptions=True,
                )
                assert sorted(type(outcome).__name__ for outcome in outcomes) == [
                    "NoneType",
                    "StoreConflict",
                ]

    asyncio.run(story())


def test_a_full_disk_is_an_error_after_which_the_store_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(url_of(tmp_path / "tables.db")) as store:
            assert isinstance(store, SqliteStore)
            await store.create(table_row())
            await set_limit(store, 40)
            large = Entry(0, "move", {"text": "x" * 300_000}, "", 1.0)
            others = [Entry(n, "move", {"text": "x" * 30_000}, "", 1.0) for n in range(1, 9)]
            outcomes = await asyncio.gather(
                *(store.append("ice", [entry], table_row()) for entry in [large, *others]),
                return_exceptions=True,
            )
            assert "full" in str(outcomes[0])
            assert isinstance(outcomes[0], StoreError)
            found = await store.load("ice")
            assert found is not None
            stored = {entry.seq for entry in found[1]}
            assert stored == {n for n, outcome in enumerate(outcomes) if outcome is None}
            await set_limit(store, 10_000)
            await store.append("ice", [large], table_row(version=9))
            assert (await loaded(store)).version == 9

    asyncio.run(story())


async def set_limit(store: SqliteStore, pages: int) -> None:
    await store.writer.do(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}"))


def test_close_finishes_what_was_asked_and_later_calls_are_refused(
    tell: Callable[[Story], None],
) -> None:
    async def story(store: Store) -> None:
        await store.create(table_row())
        last = [asyncio.ensure_future(store.append("ice", [move(n)], table_row())) for n in (0, 1)]
        await asyncio.sleep(0)
        await store.close()
        assert [task.exception() for task in last] == [None, None]
        with pytest.raises(StoreError, match="is closed"):
            await store.load("ice")
        with pytest.raises(StoreError, match="is closed"):
            await store.create(table_row("late"))

    tell(story)


# Killed -------------------------------------------------------------------------------------------

SERVER = """
import asyncio, os, sys
from tests.table.stored import move, opened, table_row

async def play(store, id):
    found = await store.load(id)
    if found is None:
        await store.create(table_row(id))
    seq = len(found[1]) if found else 0
    while True:
        pair = [move(seq), move(seq + 1)]
        await store.append(id, pair, table_row(id, version=seq + 2, position=str(seq + 2)))
        seq += 2
        os.write(1, f"{id} {seq}\\n".encode())

async def main():
    async with opened(sys.argv[1]) as store:
        await asyncio.gather(*(play(store, id) for id in "abcd"))

asyncio.run(main())
"""


def test_killed_at_any_instant_it_keeps_every_append_that_was_told_and_nothing_half_done(
    tmp_path: Path,
) -> None:
    url = url_of(tmp_path / "tables.db")
    told = dict.fromkeys("abcd", 0)
    for _ in range(6):
        for line in killed_output(url, random.uniform(0.0, 0.12)):
            id, seq = line.split()
            told[id] = int(seq)
        asyncio.run(check_all_is_there(url, told))
    assert min(told.values()) > 0


def killed_output(url: str, seconds: float) -> list[str]:
    """What the server told before it was killed, so many seconds after its first word."""
    server = start_server(url)
    assert server.stdout is not None
    first = server.stdout.readline()
    threading.Timer(seconds, server.kill).start()
    rest = server.stdout.read()
    server.stdout.close()
    server.wait()
    assert first
    return [line for line in (first + rest).splitlines(keepends=True) if line.endswith("\n")]


def start_server(url: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SERVER, url],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        text=True,
    )


async def check_all_is_there(url: str, told: dict[str, int]) -> None:
    async with opened(url) as store:
        for id, seq in told.items():
            found = await store.load(id)
            assert found is not None
            row, entries, _ = found
            assert len(entries) >= seq
            assert entries == [move(n) for n in range(len(entries))]
            assert row.version == len(entries)
            assert row.position == (str(len(entries)) if entries else None)


def test_killed_while_the_database_is_made_it_makes_it_again(tmp_path: Path) -> None:
    for n in range(4):
        file = tmp_path / f"tables{n}.db"
        with start_server(url_of(file)) as server:
            while not file.exists():
                time.sleep(0.0001)
            time.sleep(random.uniform(0.0, 0.004))
            server.kill()
        open_and_close(file)


# What cannot be opened ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url", ["postgresql://localhost/frost", "mysql://x", "tables.db", "sqlite:tables.db", ""]
)
def test_another_database_is_refused_with_what_is_supported(url: str) -> None:
    with pytest.raises(HoarfrostError, match="supported is sqlite:///FILE") as refused:
        open_store(url)
    assert repr(url) in str(refused.value)


@pytest.mark.parametrize("url", ["sqlite:///", "sqlite://tables.db"])
def test_a_url_without_a_file_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match="names no file"):
        open_store(url)


def test_a_relative_path_is_of_the_present_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        async with opened("sqlite:///my tables.db") as store:
            await store.create(table_row())

    asyncio.run(story())
    assert (tmp_path / "my tables.db").exists()


def refusal_of(file: Path) -> str:
    with pytest.raises(StoreError) as refused:
        open_store(url_of(file))
    assert str(file) in str(refused.value)
    return str(refused.value)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    assert refusal_of(folder / "tables.db").endswith(f"there is no folder {folder}")


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert refusal_of(tmp_path).endswith("it is a folder")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, it is snowing. " * 100)
    assert refusal_of(file).endswith("file is not a database")
    assert file.read_text() == "Dear Ada, it is snowing. " * 100


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()
    assert refusal_of(file).endswith("it is of another program")
    assert file.read_bytes() == before


def test_the_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    open_and_close(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
    assert refusal_of(file).endswith("it is of a later Hoarfrost (schema 99; this one knows 4)")


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only for root"
)
def test_a_read_only_file_or_folder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    open_and_close(file)
    file.chmod(0o444)
    assert refusal_of(file).endswith("the file cannot be read and written")
    tmp_path.chmod(0o555)
    assert refusal_of(file).endswith(f"the folder {tmp_path} cannot be written")
    tmp_path.chmod(0o755)


def open_and_close(file: Path) -> None:
    asyncio.run(open_store(url_of(file)).close())


async def loaded(store: Store) -> TableRow:
    found = await store.load("ice")
    assert found is not None
    return found[0]
