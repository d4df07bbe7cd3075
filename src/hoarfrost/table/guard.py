"""What stands before every request: size, depth, origin, and the headers of every answer."""

import json
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.messages import Message as Sentence
from hoarfrost.table.errors import TableError, bad_message
from hoarfrost.table.languages import accepted
from hoarfrost.table.limits import (
    BODY_BYTES,
    BODY_DEPTH,
    MESSAGE_BYTES,
    is_deeper_than,
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
    """ASGI middleware for HTTP; sockets have their own guards."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            checked = await checked_body(scope, receive)
        except TableError as error:
            sentence = error.message.text(language_of(HTTPConnection(scope)))
            refusal = answer(error.status, error.code, sentence)
            await refusal(scope, receive, send_with_headers)
            return
        await self.app(scope, checked, send_with_headers)


async def checked_body(scope: Scope, receive: Receive) -> Receive:
    """The request with its body read and found harmless; raises a TableError."""
    if scope["method"] != "POST":  # nothing else has a body or changes anything
        return receive
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is not None and origin.partition("://")[2] != headers.get("host", ""):
        raise TableError("E_ORIGIN", Sentence("This page may not do that."), 403)
    if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TableError("E_TYPE", Sentence("The body has to be JSON."), 415)
    largest = BODY_BYTES if scope["path"] == RECORD_PATH else MESSAGE_BYTES
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        if len(body) > largest:
            raise too_big()
        if not message.get("more_body", False):
            break
    check_json(body)
    given = False

    async def give() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return give


def check_json(body: bytes) -> None:
    try:
        text = body.decode()
        if is_deeper_than(text, BODY_DEPTH):
            raise bad_message(Sentence("The message is nested too deeply."))
        parsed = json.loads(text)
        json.dumps(parsed, ensure_ascii=False, allow_nan=False).encode()
    except TableError:
        raise
    except (ValueError, RecursionError) as error:
        raise bad_message(Sentence("The message is not valid JSON.")) from error


def language_of(request: HTTPConnection) -> str:
    lang = request.query_params.get("lang", "")
    return lang if lang in LANGUAGES else accepted(request.headers.get("accept-language", ""))


def answer(status: int, code: str, message: str, option: str | None = None) -> JSONResponse:
    return JSONResponse({"error": {"code": code, "message": message, "option": option}}, status)
