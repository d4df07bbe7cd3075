"""A hall without a network: its store is in memory, nobody pauses, and nobody thinks."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from hoarfrost.core.plain import Json
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.seats import COMPUTER, PERSON, Seat
from hoarfrost.table.store import open_store
from hoarfrost.table.viewer import Viewer
from hoarfrost.table.windows import Rhythm
from hoarfrost.table.workers import Workers

SETTINGS: Json = {"clock": None, "spectators": "public"}
PEOPLE = [Seat(PERSON, "Ada"), Seat(PERSON, "Bo")]
ALONE = [Seat(PERSON, "Ada"), Seat(COMPUTER, level="random")]
CLOCK: Json = {"clock": {"seconds": 100, "increment": 5}, "spectators": "public"}


# No pauses, and whoever is not there may be replaced at once.
AT_ONCE = Rhythm(0, 0, (), 0, 0)


@asynccontextmanager
async def a_hall(rhythm: Rhythm | None = None) -> AsyncIterator[Hall]:
    store = open_store("sqlite://")
    workers = Workers(1)
    hall = Hall(store, workers, rhythm or AT_ONCE)
    yield hall
    await hall.close()
    await asyncio.gather(*hall.errands)
    await workers.close()
    await store.close()


async def a_table(
    hall: Hall,
    options: Json | None = None,
    seats: Sequence[Seat] = PEOPLE,
    settings: Json = SETTINGS,
    game: str = "claim",
) -> LiveTable:
    copies = [Seat(seat.kind, seat.name, seat.level) for seat in seats]
    made = await hall.create(game, options or {}, copies, settings)
    return await hall.find(made.id)


def people(count: int) -> list[Seat]:
    return [Seat(PERSON, name) for name in ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")[:count]]


async def seated(live: LiveTable) -> list[Viewer]:
    """Every person of a table sits down, each with a connection of their own."""
    return [await enter(live, seat) for seat in live.table.people()]


async def enter(live: LiveTable, *seats: int, lang: str = "en") -> Viewer:
    viewer = Viewer(seats, lang)
    await live.enter(viewer, "".join(f"{seat:02x}" for seat in seats))
    return viewer


async def both(live: LiveTable) -> list[Viewer]:
    """The two people of a table sit down."""
    return [await enter(live, 0), await enter(live, 1)]


def texts(viewer: Viewer) -> list[str]:
    """What was sent to a viewer since the last time, as it goes over the wire."""
    found: list[str] = []
    while not viewer.outbox.empty():
        text = viewer.outbox.get_nowait()
        if text is not None:
            found.append(text)
    return found


def messages(viewer: Viewer, kind: str = "") -> list[Json]:
    read: list[Json] = [json.loads(text) for text in texts(viewer)]
    return [message for message in read if kind in ("", message["type"])]


async def until(live: LiveTable, version: int) -> None:
    """Wait until the server's own answers have brought the table to a version."""
    async with asyncio.timeout(10):
        while live.table.version < version or live.lock.locked():
            await asyncio.sleep(0)


async def settled(live: LiveTable) -> None:
    """Wait until the server has no answer of its own to give."""
    async with asyncio.timeout(10):
        while live.waiting.is_busy() or live.lock.locked():
            await asyncio.sleep(0)


def last(viewer: Viewer, kind: str) -> Any:
    return messages(viewer, kind)[-1]


def run(story: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 60))


async def play(live: LiveTable, moves: int, seed: int = 1) -> None:
    """Random moves of people, the server's own answers between them."""
    rng = random.Random(seed)
    for _ in range(moves):
        if not live.table.asked:
            return
        version, seat = live.table.version, asked(live)
        if live.waiting.answers_itself(seat):
            await until(live, version + 1)
        else:
            move = rng.choice(live.table.legal_moves(seat))
            await live.act(version, move, seat)


def asked(live: LiveTable) -> int:
    """The first of the seats that owe an answer."""
    return live.table.asked[0]


async def answer_undo(live: LiveTable, viewer: Viewer, agree: bool) -> None:
    """Answer the question that is open."""
    await live.answer_undo(viewer, live.undoing.question, agree)
