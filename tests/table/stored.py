"""Tables and moves for the tests of the store, and for the server that they kill."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from hoarfrost.table.store import Entry, Store, TableRow, open_store


def table_row(id: str = "ice", **changes: object) -> TableRow:
    row = TableRow(
        id=id,
        game="claim",
        options={"mix": "frost", "artifacts": True},
        rules="1",
        secret="00ff",
        seats=[{"kind": "person", "name": name} for name in ("Ada", "Ben")],
        settings={"clock": None, "spectators": "public"},
        created=100.5,
        updated=200.25,
    )
    return replace(row, **changes)  # type: ignore[arg-type]  # names are those of the fields


def move(seq: int, text: str = "GO4") -> Entry:
    return Entry(seq, "move", {"seat": seq % 2, "move": text}, f"digest {seq}", 201.0 + seq)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    try:
        yield store
    finally:
        await store.close()
