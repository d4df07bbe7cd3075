"""What stands before every request: size, depth, origin, and the headers of every answer."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hoarfrost.core.messages import Message as Sentence
from hoarfrost.core.reading import parse_object
from hoarfrost.table.errors import TableError, bad_message
from hoarfrost.table.limits import (
    BODY_BYTES,
    BODY_DEPTH,
    MESSAGE_BYTES,
    too_big,
)

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
RECORD_PATH: Final = "/api/replay"  # the one request that brings a whole record


class Guard:
    """ASGI middleware that gives every answer its headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers)


class GuardedRoute(APIRoute):
    """A route that reads a body only if it comes from our own page and is harmless."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            if request.method == "POST":  # nothing else has a body or changes anything
                request = await checked(request)
            return await handle(request)

        return guarded


async def checked(request: Request) -> Request:
    """The request with its body read; raises a TableError if something is wrong with it."""
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host", ""):
        raise TableError("E_ORIGIN", Sentence("This page may not do that."), 403)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TableError("E_TYPE", Sentence("The body has to be JSON."), 415)
    largest = BODY_BYTES if request.url.path == RECORD_PATH else MESSAGE_BYTES
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > largest:
            raise too_big()
    check_json(bytes(body))

    read: list[Message] = [{"type": "http.request", "body": bytes(body), "more_body": False}]

    async def give() -> Message:
        return read.pop() if read else await request.receive()  # which tells that the client left

    return Request(request.scope, give)


def check_json(body: bytes) -> None:
    try:
        text = body.decode()
    except ValueError as error:
        raise bad_message(Sentence("The body has to be JSON.")) from error
    parse_object(text, Sentence("the message"), bad_message, BODY_DEPTH)
