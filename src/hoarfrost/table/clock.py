"""The time by which tables measure: the event loop's, so that a test can have a loop of its own."""

import asyncio


def now() -> float:
    return asyncio.get_running_loop().time()
