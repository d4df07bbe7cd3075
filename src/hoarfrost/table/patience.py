"""Answers that take long to make or to send, and clients that do not wait for them."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack
from typing import Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

T = TypeVar("T")

PART: Final = 64 * 1024  # bytes that are sent at once
SECONDS_TO_READ: Final = 30.0


class Gone(Exception):  # noqa: N818 - not a fault
    """Whoever asked has hung up."""


async def unless_gone(request: Request, job: Coroutine[Any, Any, T]) -> T:
    """What the job returns; it is cancelled if the client hangs up. The body has been read."""
    working = asyncio.create_task(job)
    leaving = asyncio.create_task(hang_up_of(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Gone
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def hang_up_of(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class LongAnswer(Response):
    """An answer that is sent in parts, as fast as it is read; whoever does not read it is left.

    In one part it would all lie in the server's memory until it is read, however long that takes.
    `place` is closed when it has been sent.
    """

    media_type = "application/json"

    def __init__(self, content: bytes, place: ExitStack) -> None:
        super().__init__(content)
        self.place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.place:
            await send(
                {
                    "type": "http.response.start",
                    "status": self.status_code,
                    "headers": self.raw_headers,
                }
            )
            try:
                async with asyncio.timeout(SECONDS_TO_READ):
                    for part, is_last in self.parts():
                        await send(
                            {"type": "http.response.body", "body": part, "more_body": not is_last}
                        )
            except TimeoutError:
                pass  # the server closes a connection whose answer is not whole

    def parts(self) -> Iterator[tuple[bytes, bool]]:
        whole = memoryview(self.body)
        for start in range(0, len(whole), PART):
            yield bytes(whole[start : start + PART]), start + PART >= len(whole)
