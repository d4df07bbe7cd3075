"""How long tables stay: swept when the server starts, and daily."""

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Final

from hoarfrost.table.hall import Hall
from hoarfrost.table.store import StoreError

log = logging.getLogger(__name__)

DAY: Final = 24 * 3600.0
AT_ONCE: Final = 50  # tables; moves that wait meanwhile get their turn between
PAUSE: Final = 0.05  # seconds


@dataclass(frozen=True)
class Retention:
    waiting: float = 7  # days that a table waits for people who do not come
    others: float = 90  # days after the last change of a game, over or not


async def sweep_daily(hall: Hall, retention: Retention) -> None:
    while True:
        try:
            await sweep(hall, retention)
        except StoreError as error:
            log.error("old tables could not be deleted: %s", error)
        await asyncio.sleep(DAY)


async def sweep(hall: Hall, retention: Retention) -> int:
    """Delete the tables whose time is up, but for those in memory; returns how many."""
    now = time.time()
    waiting, others = now - retention.waiting * DAY, now - retention.others * DAY
    old = await hall.store.older(waiting, others)
    deleted = 0
    for start in range(0, len(old), AT_ONCE):
        batch = [id for id in old[start : start + AT_ONCE] if not hall.is_open(id)]
        deleted += await hall.store.delete(batch, waiting, others)
        await asyncio.sleep(PAUSE)
    await hall.store.deals.delete_older(others)
    return deleted
