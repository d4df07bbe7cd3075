"""The store in a SQLite file. The SQL is what PostgreSQL understands too, but for `?`."""

import json
import logging
import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.table import sqlite_deals
from hoarfrost.table.deal_store import Ending, Try
from hoarfrost.table.sqlite_deals import SqliteDeals, end_try, insert_try
from hoarfrost.table.store import (
    CHATS,
    Chat,
    Entry,
    Invitation,
    Loaded,
    Store,
    StoreConflict,
    StoreError,
    TableRow,
    Token,
)
from hoarfrost.table.writer import Clerk, Reader, Writer

log = logging.getLogger(__name__)

SCHEMA_VERSION: Final = 4
BUSY_SECONDS: Final = 10.0  # how long to wait for another process that writes to the same file
PRIVATE: Final = 0o600  # secrets and hands are in the file

# FULL: with less, WAL mode may lose the last commits when the power fails.
PRAGMAS: Final = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
SCHEMA: Final = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    rules TEXT NOT NULL,
    secret TEXT NOT NULL,
    seats TEXT NOT NULL,
    settings TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    stage TEXT NOT NULL,
    asked TEXT NOT NULL,
    thinking INTEGER NOT NULL,
    position TEXT,
    version INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    note TEXT NOT NULL
);
CREATE INDEX tables_to_watch ON tables (updated) WHERE stage = 'playing' AND is_public = 1;
CREATE INDEX tables_thinking ON tables (updated) WHERE thinking = 1;
CREATE INDEX tables_by_age ON tables (updated);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    digest TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE chats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    said TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seats TEXT NOT NULL
);
CREATE INDEX tokens_of_table ON tokens (table_id);
CREATE TABLE invitations (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    used INTEGER NOT NULL
);
CREATE INDEX invitations_of_table ON invitations (table_id);
"""
INSERT_META: Final = "INSERT INTO meta (name, value) VALUES (?, ?)"
META: Final = "SELECT value FROM meta WHERE name = ?"
SET_META: Final = (
    "INSERT INTO meta (name, value) VALUES (?, ?) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
ALIVE: Final = "alive"
UPDATE_META: Final = "UPDATE meta SET value = ? WHERE name = ?"
ALL_BUT_SECRETS: Final = (
    "id, game, options, rules, seats, settings, created, updated, stage, asked, thinking, "
    "version, outcome, note"
)
ROW: Final = f"SELECT {ALL_BUT_SECRETS}, secret, position FROM tables WHERE id = ?"
SUMMARY: Final = f"SELECT {ALL_BUT_SECRETS} FROM tables WHERE id = ?"
WATCHABLE: Final = (
    f"SELECT {ALL_BUT_SECRETS} FROM tables WHERE stage = 'playing' AND is_public = 1 "
    "ORDER BY updated DESC LIMIT ?"
)
THINKING: Final = "SELECT id FROM tables WHERE thinking = 1 ORDER BY updated"
IS_OLD: Final = "updated < (CASE stage WHEN 'waiting' THEN ? ELSE ? END)"
OLD: Final = f"SELECT id FROM tables WHERE updated < ? AND {IS_OLD} ORDER BY updated"
STILL_OLD: Final = f"SELECT 1 FROM tables WHERE id = ? AND {IS_OLD}"
INSERT_ROW: Final = (
    "INSERT INTO tables (id, game, options, secret, created, rules, seats, settings, updated, "
    "stage, asked, thinking, position, version, outcome, is_public, note) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
UPDATE_ROW: Final = (
    "UPDATE tables SET rules = ?, seats = ?, settings = ?, updated = ?, stage = ?, asked = ?, "
    "thinking = ?, position = ?, version = ?, outcome = ?, is_public = ?, note = ? WHERE id = ?"
)
INSERT_ENTRY: Final = (
    "INSERT INTO entries (table_id, seq, kind, data, digest, at) VALUES (?, ?, ?, ?, ?, ?)"
)
ENTRIES: Final = "SELECT seq, kind, data, digest, at FROM entries WHERE table_id = ? ORDER BY seq"
INSERT_CHAT: Final = "INSERT INTO chats (table_id, number, said, at) VALUES (?, ?, ?, ?)"
LATEST_CHATS: Final = (
    "SELECT number, said, at FROM chats WHERE table_id = ? ORDER BY number DESC LIMIT ?"
)
DELETE_CHATS: Final = "DELETE FROM chats WHERE table_id = ? AND number <= ?"
INSERT_TOKEN: Final = "INSERT INTO tokens (hash, table_id, seats) VALUES (?, ?, ?)"
TOKEN: Final = "SELECT hash, table_id, seats FROM tokens WHERE hash = ?"
TOKENS_OF: Final = "SELECT hash, table_id, seats FROM tokens WHERE table_id = ? ORDER BY hash"
INSERT_INVITATION: Final = (
    "INSERT INTO invitations (hash, table_id, seat, used) VALUES (?, ?, ?, ?)"
)
INVITATION: Final = "SELECT hash, table_id, seat, used FROM invitations WHERE hash = ?"
USE_INVITATION: Final = (
    "UPDATE invitations SET used = 1 WHERE hash = ? AND table_id = ? AND used = 0"
)
DELETE: Final = (
    "DELETE FROM entries WHERE table_id = ?",
    "DELETE FROM chats WHERE table_id = ?",
    "DELETE FROM tokens WHERE table_id = ?",
    "DELETE FROM invitations WHERE table_id = ?",
    sqlite_deals.DELETE_TRY,
    "DELETE FROM tables WHERE id = ?",
)


Values = Sequence[object]
Statement = tuple[str, Values]


class SqliteStore(Store):
    def __init__(self, path: str) -> None:
        """Open the file, or make it; an empty path is a store in memory."""
        place = f"the database {path}" if path else "the database in memory"
        self.writer: Clerk = Writer(connect(path, place), place)
        # A database in memory belongs to its connection: there the writer reads as well.
        self.reader: Clerk = Reader(connect(path, place), place) if path else self.writer
        self.deals = SqliteDeals(self.writer, self.reader)

    async def create(
        self,
        row: TableRow,
        tokens: Iterable[Token] = (),
        invitations: Iterable[Invitation] = (),
        tried: Try | None = None,
    ) -> None:
        inserts: list[Statement] = [(INSERT_ROW, [*lasting(row), *changing(row)])]
        inserts += map(token_insert, tokens)
        inserts += map(invitation_insert, invitations)

        def work(connection: sqlite3.Connection) -> None:
            insert(connection, inserts)
            if tried is not None:
                insert_try(connection, tried)

        await self.writer.do(work)

    async def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        row: TableRow,
        tokens: Iterable[Token] = (),
        used_invitation: str | None = None,
        ending: Ending | None = None,
    ) -> None:
        # Written out now: the caller's row may have changed when its turn has come.
        updated = [*changing(row), table_id]
        inserts = [entry_insert(table_id, entry) for entry in entries]
        inserts += map(token_insert, tokens)

        def work(connection: sqlite3.Connection) -> None:
            if execute(connection, UPDATE_ROW, updated).rowcount == 0:
                raise StoreError(f"there is no table {table_id!r}")
            insert(connection, inserts)
            if used_invitation is not None:
                use(connection, used_invitation, table_id)
            if ending is not None:
                end_try(connection, table_id, ending)

        await self.writer.do(work)

    async def add_chat(self, table_id: str, chat: Chat) -> None:
        inserts = [chat_insert(table_id, chat), (DELETE_CHATS, [table_id, chat.number - CHATS])]
        await self.writer.do(lambda connection: insert(connection, inserts))

    async def load(self, table_id: str) -> Loaded | None:
        def work(connection: sqlite3.Connection) -> Loaded | None:
            for values in execute(connection, ROW, [table_id]):
                *summary, secret, position = values
                row = row_from(summary)
                row.secret = secret
                row.position = position
                entries = [entry_from(each) for each in execute(connection, ENTRIES, [table_id])]
                latest = execute(connection, LATEST_CHATS, [table_id, CHATS]).fetchall()
                return row, entries, [chat_from(each) for each in reversed(latest)]
            return None

        return await self.reader.do(work)

    async def token(self, hash: str) -> Token | None:
        found = await self.read(TOKEN, [hash])
        return token_from(found[0]) if found else None

    async def tokens_of(self, table_id: str) -> list[Token]:
        return [token_from(values) for values in await self.read(TOKENS_OF, [table_id])]

    async def invitation(self, hash: str) -> Invitation | None:
        found = await self.read(INVITATION, [hash])
        return invitation_from(found[0]) if found else None

    async def watchable(self, limit: int) -> list[TableRow]:
        return [row_from(values) for values in await self.read(WATCHABLE, [limit])]

    async def rows(self, ids: Iterable[str]) -> list[TableRow]:
        wanted = list(ids)

        def work(connection: sqlite3.Connection) -> list[TableRow]:
            found = [execute(connection, SUMMARY, [table_id]).fetchone() for table_id in wanted]
            return [row_from(values) for values in found if values is not None]

        return await self.reader.do(work)

    async def thinking(self) -> list[str]:
        return [table_id for (table_id,) in await self.read(THINKING, [])]

    async def older(self, waiting: float, others: float) -> list[str]:
        found = await self.read(OLD, [max(waiting, others), waiting, others])
        return [table_id for (table_id,) in found]

    async def delete(self, ids: Iterable[str], waiting: float, others: float) -> int:
        wanted = list(ids)

        def work(connection: sqlite3.Connection) -> int:
            old = [
                table_id
                for table_id in wanted
                if execute(connection, STILL_OLD, [table_id, waiting, others]).fetchone()
            ]
            for sql in DELETE:
                for table_id in old:
                    execute(connection, sql, [table_id])
            return len(old)

        return await self.writer.do(work)

    async def note_alive(self, at: float) -> None:
        await self.writer.do(lambda connection: execute(connection, SET_META, [ALIVE, repr(at)]))

    async def last_alive(self) -> float | None:
        found = await self.read(META, [ALIVE])
        return float(found[0][0]) if found else None

    async def close(self) -> None:
        await self.reader.close()
        await self.writer.close()

    async def read(self, sql: str, values: Values) -> list[tuple[Any, ...]]:
        def work(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
            return execute(connection, sql, values).fetchall()

        return await self.reader.do(work)


# Statements ---------------------------------------------------------------------------------------


def execute(connection: sqlite3.Connection, sql: str, values: Values) -> sqlite3.Cursor:
    return connection.execute(sql, values)


def insert(connection: sqlite3.Connection, inserts: Iterable[Statement]) -> None:
    try:
        for sql, values in inserts:
            execute(connection, sql, values)
    except sqlite3.IntegrityError as error:
        raise StoreConflict(f"that is in the store already: {error}") from error


def use(connection: sqlite3.Connection, invitation: str, table_id: str) -> None:
    if execute(connection, USE_INVITATION, [invitation, table_id]).rowcount == 0:
        raise StoreConflict("this invitation does not hold, or no longer")


# Rows of SQL and what they stand for --------------------------------------------------------------


def lasting(row: TableRow) -> Values:
    """What never changes, in the order of INSERT_ROW."""
    return [row.id, row.game, to_text(row.options), row.secret, row.created]


def changing(row: TableRow) -> Values:
    """What an append may change, in the order of INSERT_ROW and UPDATE_ROW."""
    if not row.secret:
        raise StoreError(f"table {row.id!r} without its secret is a summary, not to be stored")
    return [
        row.rules,
        to_text(row.seats),
        to_text(row.settings),
        row.updated,
        row.stage,
        to_text(row.asked),
        int(row.thinking),
        row.position,
        row.version,
        to_text(row.outcome),
        int(row.is_listed()),
        to_text(row.note),
    ]


def row_from(summary: Sequence[Any]) -> TableRow:
    """A row from what ALL_BUT_SECRETS selects."""
    id, game, options, rules, seats, settings, created, updated, *rest = summary
    stage, asked, thinking, version, outcome, note = rest
    return TableRow(
        id=id,
        game=game,
        options=json.loads(options),
        rules=rules,
        secret="",
        seats=json.loads(seats),
        settings=json.loads(settings),
        created=created,
        updated=updated,
        stage=stage,
        asked=json.loads(asked),
        thinking=bool(thinking),
        version=version,
        outcome=json.loads(outcome),
        note=json.loads(note),
    )


def entry_insert(table_id: str, entry: Entry) -> Statement:
    data = to_text(entry.data)
    return INSERT_ENTRY, [table_id, entry.seq, entry.kind, data, entry.digest, entry.at]


def entry_from(values: Sequence[Any]) -> Entry:
    seq, kind, data, digest, at = values
    return Entry(seq, kind, json.loads(data), digest, at)


def chat_insert(table_id: str, chat: Chat) -> Statement:
    said = to_text([chat.seat, chat.name, chat.text, chat.phrase])
    return INSERT_CHAT, [table_id, chat.number, said, chat.at]


def chat_from(values: Sequence[Any]) -> Chat:
    number, said, at = values
    seat, name, text, phrase = json.loads(said)
    return Chat(number, seat, name, text, phrase, at)


def token_insert(token: Token) -> Statement:
    return INSERT_TOKEN, [token.hash, token.table, to_text(token.seats)]


def token_from(values: Sequence[Any]) -> Token:
    hash, table_id, seats = values
    return Token(hash, table_id, json.loads(seats))


def invitation_insert(invitation: Invitation) -> Statement:
    each = invitation
    return INSERT_INVITATION, [each.hash, each.table, each.seat, int(each.used)]


def invitation_from(values: Sequence[Any]) -> Invitation:
    hash, table_id, seat, used = values
    return Invitation(hash, table_id, seat, bool(used))


def to_text(data: object) -> str:
    """JSON in ASCII: no text that a person can send is one that a database cannot hold."""
    return json.dumps(data, separators=(",", ":"))


# Opening ------------------------------------------------------------------------------------------


def connect(path: str, place: str) -> sqlite3.Connection:
    """A connection to a database of our schema; StoreError if that cannot be had."""
    try:
        if path:
            check_file(Path(path).absolute())
            make_private(Path(path))
        with ExitStack() as undo:
            # It is opened here, but used by the thread of one clerk.
            connection = sqlite3.connect(
                path or ":memory:", BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
            undo.callback(connection.close)
            prepare(connection)  # before the file is changed in any way: it may not be ours
            connection.executescript(PRAGMAS)
            if path:
                tighten(Path(path))
            undo.pop_all()
    except (sqlite3.Error, StoreError) as error:
        raise StoreError(f"{place} cannot be opened: {error}") from error
    return connection


def check_file(file: Path) -> None:
    """Say in plain words what SQLite would say in its own, or not before the first write."""
    if not file.parent.is_dir():
        raise StoreError(f"there is no folder {file.parent}")
    if file.is_dir():
        raise StoreError("it is a folder")
    if not os.access(file.parent, os.W_OK):
        raise StoreError(f"the folder {file.parent} cannot be written")
    if file.exists() and not os.access(file, os.R_OK | os.W_OK):
        raise StoreError("the file cannot be read and written")


def make_private(file: Path) -> None:
    """A new file is nobody else's from its first moment; SQLite gives those beside it the same."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def tighten(file: Path) -> None:
    """A file that an earlier version made, readable for everybody."""
    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(FileNotFoundError):
            try:
                if each.stat().st_mode & 0o777 != PRIVATE:
                    each.chmod(PRIVATE)
            except PermissionError:
                log.warning("%s belongs to somebody else, who may let others read it", each)


def prepare(connection: sqlite3.Connection) -> None:
    """Make the schema in an empty database; refuse what another program or a later version made."""
    connection.execute("BEGIN IMMEDIATE")
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names:
        for statement in [*SCHEMA.split(";"), *sqlite_deals.SCHEMA]:
            connection.execute(statement)
        execute(connection, INSERT_META, ["schema", str(SCHEMA_VERSION)])
    elif not {"meta", "tables", "entries"} <= names:
        raise StoreError("it is of another program")
    ((version,),) = execute(connection, META, ["schema"])
    if int(version) > SCHEMA_VERSION:
        raise StoreError(
            f"it is of a later Hoarfrost (schema {version}; this one knows {SCHEMA_VERSION})"
        )
    if int(version) < 2:
        convert_from_schema_1(connection)
    if int(version) < 3:
        for statement in sqlite_deals.SCHEMA:
            connection.execute(statement)
    if int(version) < 4:
        connection.execute("ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT 'null'")
        execute(connection, UPDATE_META, [str(SCHEMA_VERSION), "schema"])
    connection.execute("COMMIT")


def convert_from_schema_1(connection: sqlite3.Connection) -> None:
    """Version 0.1 wrote one asked seat, and of the end only the winners."""
    connection.execute("ALTER TABLE tables RENAME COLUMN winners TO outcome")
    rows = connection.execute("SELECT id, asked, seats, stage, outcome FROM tables").fetchall()
    for id, asked, seats, stage, winners in rows:
        outcome = None
        if stage == "over":
            outcome = outcome_of_winners(json.loads(winners), len(json.loads(seats)))
        values = [to_text([] if asked is None else [asked]), to_text(outcome), id]
        execute(connection, "UPDATE tables SET asked = ?, outcome = ? WHERE id = ?", values)


def outcome_of_winners(winners: list[int], seats: int) -> Json:
    ranks = [1 if seat in winners else 2 for seat in range(seats)]
    return Outcome(winners, ranks, len(winners) == seats, "").to_json()
