"""The time by which tables measure: the event loop's, so that a test can have a loop of its own."""

import asyncio
import time


def now() -> float:
    return asyncio.get_running_loop().time()


def wall() -> float:
    """Seconds since 1970, for what has a date; a test can put another calendar in its place."""
    return time.time()
