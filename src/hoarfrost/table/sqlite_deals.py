"""Deals in a SQLite file. The SQL is what PostgreSQL understands too, but for `?`."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

from hoarfrost.table.deal_store import CHALLENGE, Answer, Deal, DealStore, Ending, Try
from hoarfrost.table.store import StoreConflict
from hoarfrost.table.writer import Clerk

SCHEMA: Final = (
    """CREATE TABLE deals (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        rules TEXT NOT NULL,
        seats TEXT NOT NULL,
        secret TEXT NOT NULL,
        entropy TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        opens DOUBLE PRECISION,
        preset TEXT NOT NULL
    )""",
    """CREATE TABLE tries (
        deal_id TEXT NOT NULL REFERENCES deals (id),
        number INTEGER NOT NULL,
        person TEXT NOT NULL,
        attempt INTEGER NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        name TEXT NOT NULL,
        ending TEXT,
        PRIMARY KEY (deal_id, number),
        UNIQUE (deal_id, person, attempt),
        UNIQUE (table_id)
    )""",
    """CREATE TABLE answers (
        deal_id TEXT NOT NULL REFERENCES deals (id),
        path TEXT NOT NULL,
        seat INTEGER NOT NULL,
        move TEXT NOT NULL,
        PRIMARY KEY (deal_id, path, seat)
    )""",
)
DEAL_COLUMNS: Final = (
    "id, kind, game, options, rules, seats, secret, entropy, created, opens, preset"
)
INSERT_DEAL: Final = f"INSERT INTO deals ({DEAL_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
DEAL: Final = f"SELECT {DEAL_COLUMNS} FROM deals WHERE id = ?"
DEAL_OF_TABLE: Final = (
    f"SELECT {DEAL_COLUMNS} FROM deals WHERE id IN (SELECT deal_id FROM tries WHERE table_id = ?)"
)
TRY_COLUMNS: Final = "deal_id, person, attempt, table_id, name, ending, number"
INSERT_TRY: Final = (
    f"INSERT INTO tries ({TRY_COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, "
    "COALESCE(MAX(number), 0) + 1 FROM tries WHERE deal_id = ?"
)
TRIES: Final = f"SELECT {TRY_COLUMNS} FROM tries WHERE deal_id = ? ORDER BY number"
END_TRY: Final = "UPDATE tries SET ending = ? WHERE table_id = ?"
DELETE_TRY: Final = "DELETE FROM tries WHERE table_id = ?"
ANSWER: Final = "SELECT move FROM answers WHERE deal_id = ? AND path = ? AND seat = ?"
INSERT_ANSWER: Final = (
    "INSERT INTO answers (deal_id, path, seat, move) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (deal_id, path, seat) DO NOTHING"
)
META: Final = "SELECT value FROM meta WHERE name = ?"
INSERT_META: Final = "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
SERVER_SECRET: Final = "daily"
# A challenge of which no game is left has lost its challenger's, however new it is.
FORGOTTEN: Final = (
    "SELECT id FROM deals WHERE (created < ? OR kind = ?) AND id NOT IN (SELECT deal_id FROM tries)"
)
DELETE: Final = ("DELETE FROM answers WHERE deal_id = ?", "DELETE FROM deals WHERE id = ?")


class SqliteDeals(DealStore):
    def __init__(self, writer: Clerk, reader: Clerk) -> None:
        self.writer = writer
        self.reader = reader

    async def add(self, deal: Deal, first: Try | None, answers: Iterable[Answer]) -> Deal:
        noted = list(answers)

        def work(connection: sqlite3.Connection) -> Deal:
            known = connection.execute(DEAL, [deal.id]).fetchone()
            if first is not None:
                known = connection.execute(DEAL_OF_TABLE, [first.table]).fetchone()
            if known is not None:
                return deal_from(known)
            connection.execute(INSERT_DEAL, values_of(deal))
            if first is not None:
                connection.execute(INSERT_TRY, values_of_try(first))
            for each in noted:
                connection.execute(INSERT_ANSWER, [deal.id, each.path, each.seat, each.move])
            return deal

        return await self.writer.do(work)

    async def find(self, id: str) -> Deal | None:
        found = await self.read(DEAL, [id])
        return deal_from(found[0]) if found else None

    async def of_table(self, table: str) -> Deal | None:
        found = await self.read(DEAL_OF_TABLE, [table])
        return deal_from(found[0]) if found else None

    async def tries(self, deal: str) -> list[Try]:
        return [try_from(values) for values in await self.read(TRIES, [deal])]

    async def answer(self, deal: str, path: str, seat: int) -> str | None:
        found = await self.read(ANSWER, [deal, path, seat])
        return str(found[0][0]) if found else None

    async def settle(self, deal: str, answer: Answer) -> str:
        def work(connection: sqlite3.Connection) -> str:
            connection.execute(INSERT_ANSWER, [deal, answer.path, answer.seat, answer.move])
            found = connection.execute(ANSWER, [deal, answer.path, answer.seat]).fetchone()
            return str(found[0])

        return await self.writer.do(work)

    async def server_secret(self, fresh: str) -> str:
        def work(connection: sqlite3.Connection) -> str:
            connection.execute(INSERT_META, [SERVER_SECRET, fresh])
            return str(connection.execute(META, [SERVER_SECRET]).fetchone()[0])

        return await self.writer.do(work)

    async def delete_older(self, created: float) -> int:
        def work(connection: sqlite3.Connection) -> int:
            old = [id for (id,) in connection.execute(FORGOTTEN, [created, CHALLENGE])]
            for sql in DELETE:
                connection.executemany(sql, [[id] for id in old])
            return len(old)

        return await self.writer.do(work)

    async def read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        def work(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
            return connection.execute(sql, values).fetchall()

        return await self.reader.do(work)


# Rows of SQL and what they stand for --------------------------------------------------------------


def insert_try(connection: sqlite3.Connection, tried: Try) -> None:
    """Begin a try; StoreConflict if this person has had it."""
    try:
        connection.execute(INSERT_TRY, values_of_try(tried))
    except sqlite3.IntegrityError as error:
        raise StoreConflict(f"this try is in the store already: {error}") from error


def end_try(connection: sqlite3.Connection, table: str, ending: Ending) -> None:
    connection.execute(END_TRY, [ending_text(ending), table])


def values_of(deal: Deal) -> list[object]:
    options, seats, entropy = map(json.dumps, (deal.options, deal.seats, deal.entropy))
    what = [deal.id, deal.kind, deal.game, options, deal.rules]
    return [*what, seats, deal.secret, entropy, deal.created, deal.opens, deal.preset]


def deal_from(values: Sequence[Any]) -> Deal:
    row = dict(zip(DEAL_COLUMNS.split(", "), values, strict=True))
    for name in ("options", "seats", "entropy"):
        row[name] = json.loads(row[name])
    return Deal(**row)


def values_of_try(tried: Try) -> list[object]:
    ending = None if tried.ending is None else ending_text(tried.ending)
    who = [tried.person, tried.attempt, tried.table, tried.name]
    return [tried.deal, *who, ending, tried.deal]


def try_from(values: Sequence[Any]) -> Try:
    deal, person, attempt, table, name, ending, number = values
    ended = None if ending is None else Ending(*json.loads(ending))
    return Try(deal, person, attempt, table, name, ended, number)


def ending_text(ending: Ending) -> str:
    return json.dumps([ending.at, ending.outcome, ending.result, ending.taken_back])
