"""What stands before every request: host, number, origin, size, depth; and the answers' headers."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from hoarfrost.core.messages import LANGUAGES, Message
from hoarfrost.core.reading import parse_object
from hoarfrost.table.doorkeeper import Doorkeeper, address_of
from hoarfrost.table.errors import TableError, bad_message
from hoarfrost.table.hosts import Hosts, is_own_origin, name_in
from hoarfrost.table.languages import accepted
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
# The requests that bring a whole record.
RECORD_PATHS: Final = ("/api/replay", "/api/analysis", "/api/analysis/table")


class Guard:
    """ASGI middleware: nothing behind it is reached by a wrong name or too often."""

    def __init__(self, app: ASGIApp, hosts: Hosts, door: Doorkeeper) -> None:
        self.app = app
        self.hosts = hosts
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Event) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if scope["type"] == "http":
            request = Request(scope)
            await self.door.turns.take(address_of(request.client))
            answer = self.answer_to(request) or self.app
            await answer(scope, receive, send_with_headers)
        elif scope["type"] == "websocket" and not self.hosts.allow(host_of(scope)):
            await send({"type": "websocket.close"})  # the handshake is answered with 403
        else:
            await self.app(scope, receive, send)

    def answer_to(self, request: Request) -> Response | None:
        """What is wrong with a request, if something is, as the answer to it."""
        try:
            host = host_of(request.scope)
            if not self.hosts.allow(host):
                raise wrong_host(host)
            self.door.count_read(address_of(request.client))
        except TableError as error:
            return refusal(request, error)
        return None


def host_of(scope: Scope) -> str:
    return Headers(scope=scope).get("host", "")


def wrong_host(host: str) -> TableError:
    name = name_in(host)
    if name is None:
        return TableError("E_HOST", Message("This server does not answer to that name."), 403)
    told = Message(
        "This server does not answer to the name {name}. "
        "Whoever runs it can allow it: hoarfrost serve --allowed-host {name}",
        name=name,
    )
    return TableError("E_HOST", told, 403)


def refusal(request: Request, error: TableError) -> Response:
    """For a program as JSON, for a person who has typed the address as a line of text."""
    text = error.text(language_of(request))
    if request.url.path.startswith("/api/"):
        return answer(error.status, error.code, text)
    return PlainTextResponse(text + "\n", error.status)


def language_of(request: Request) -> str:
    lang = request.query_params.get("lang", "")
    return lang if lang in LANGUAGES else accepted(request.headers.get("accept-language", ""))


def answer(status: int, code: str, message: str, option: str | None = None) -> JSONResponse:
    return JSONResponse({"error": {"code": code, "message": message, "option": option}}, status)


class GuardedRoute(APIRoute):
    """A route that reads a body only if it comes from our own page and is harmless."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            if request.method == "POST":  # nothing else has a body or changes anything
                try:
                    request = await checked(request)
                except ClientDisconnect:
                    return Response(status_code=400)  # nobody is there to read it
            return await handle(request)

        return guarded


async def checked(request: Request) -> Request:
    """The request with its body read; raises a TableError if something is wrong with it."""
    if not is_own_origin(request.headers):
        raise TableError("E_ORIGIN", Message("This page may not do that."), 403)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TableError("E_TYPE", Message("The body has to be JSON."), 415)
    door: Doorkeeper = request.app.state.door
    if request.url.path in RECORD_PATHS:
        with door.receiving_record(address_of(request.client)):
            body = await body_of(request, BODY_BYTES)
    else:
        body = await body_of(request, MESSAGE_BYTES)
    check_json(body)

    read: list[Event] = [{"type": "http.request", "body": body, "more_body": False}]

    async def give() -> Event:
        return read.pop() if read else await request.receive()  # which tells that the client left

    return Request(request.scope, give)


async def body_of(request: Request, largest: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > largest:
            raise too_big()
    return bytes(body)


def check_json(body: bytes) -> None:
    try:
        text = body.decode()
    except ValueError as error:
        raise bad_message(Message("The body has to be JSON.")) from error
    parse_object(text, Message("the message"), bad_message, BODY_DEPTH)
