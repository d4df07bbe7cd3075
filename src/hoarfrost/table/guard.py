"""What stands before every request: size, depth, origin, and the headers of every answer."""

import json
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hoarfrost.core.messages import Message as Sentence
from hoarfrost.table.errors import TableError, bad_message
from hoarfrost.table.languages import accepted
from hoarfrost.table.limits import BODY_BYTES, BODY_DEPTH, is_deeper_than, too_big

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
            lang = accepted(Headers(scope=scope).get("accept-language", ""))
            await refuse(error, lang, send_with_headers)
            return
        await self.app(scope, checked, send_with_headers)


async def checked_body(scope: Scope, receive: Receive) -> Receive:
    """The request with its body read and found harmless; raises a TableError."""
    if scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return receive
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is not None and origin.partition("://")[2] != headers.get("host", ""):
        raise TableError("E_ORIGIN", Sentence("This page may not do that."), 403)
    if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TableError("E_TYPE", Sentence("The body has to be JSON."), 415)
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        if len(body) > BODY_BYTES:
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


async def refuse(error: TableError, lang: str, send: Send) -> None:
    told = {"error": {"code": error.code, "message": error.message.text(lang)}}
    body = json.dumps(told, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
