"""The server as an ASGI application: everything wired together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket

import hoarfrost
from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.messages import Message
from hoarfrost.table import deal_rest, rest
from hoarfrost.table import pages as page_files
from hoarfrost.table.compression import Compression
from hoarfrost.table.doorkeeper import Doorkeeper
from hoarfrost.table.errors import TableError
from hoarfrost.table.guard import HEADERS, Guard, answer, language_of
from hoarfrost.table.hall import Hall
from hoarfrost.table.hosts import Hosts
from hoarfrost.table.limits import Limits
from hoarfrost.table.lines import DOOR
from hoarfrost.table.retention import Retention, sweep_daily
from hoarfrost.table.socket import serve_socket
from hoarfrost.table.store import StoreError, open_store
from hoarfrost.table.windows import Rhythm
from hoarfrost.table.workers import Workers

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite://"
    rhythm: Rhythm = field(default_factory=Rhythm)
    limits: Limits = field(default_factory=Limits)
    hosts: Hosts = field(default_factory=Hosts)
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    retention: Retention = field(default_factory=Retention)
    pages: Callable[[], page_files.Pages] = page_files.load_pages


def make_app(settings: Settings) -> FastAPI:
    door = Doorkeeper(settings.limits, settings.proxies)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        store = open_store(settings.database)
        workers = Workers()
        workers.start()
        hall = Hall(store, workers, settings.rhythm)
        app.state.hall = hall
        hall.spawn(hall.resume())
        sweeping = asyncio.create_task(sweep_daily(hall, settings.retention))
        yield {DOOR: door}
        sweeping.cancel()
        await hall.close()
        await workers.close()
        await store.close()

    app = FastAPI(
        title="Hoarfrost",
        version=hoarfrost.__version__,
        description="Tables for winter games. The WebSocket half is in docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.door = door
    app.state.pages = settings.pages
    app.include_router(rest.router)
    app.include_router(deal_rest.router)
    app.include_router(page_files.router)
    app.add_middleware(Compression)
    app.add_middleware(Guard, hosts=settings.hosts, door=door)
    app.add_exception_handler(HoarfrostError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_request)
    app.add_exception_handler(HTTPException, refuse_http)
    app.add_exception_handler(Exception, confess)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await serve_socket(websocket, table, app.state.hall, door)

    return app


async def refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HoarfrostError)
    if isinstance(error, StoreError):  # it speaks of our disk, to us
        log.error("%s %s: %s", request.method, request.url.path, error)
        return await confess(request, error)
    status = error.status if isinstance(error, TableError) else 422
    code = getattr(error, "code", "E_INPUT")
    option = getattr(error, "option", "") or None
    return answer(status, code, error.text(language_of(request)), option)


async def refuse_request(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    message = Message('"{field}" is missing or is not what it should be.', field=place)
    return answer(422, "E_REQUEST", message.text(language_of(request)))


async def refuse_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    message = Message("There is nothing here.").text(language_of(request))
    response = answer(error.status_code, "E_HTTP", message)
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(methods_at(request.url.path))
    return response


def methods_at(path: str) -> list[str]:
    """What can be done at a path; each way has a route of its own."""
    served = [*rest.router.routes, *deal_rest.router.routes]
    routes = [route for route in served if isinstance(route, APIRoute)]
    templates = [route.path for route in routes if route.path_regex.match(path)][:1]
    sets = [route.methods or set() for route in routes if route.path in templates]
    return sorted(set().union(*sets))


async def confess(request: Request, _: Exception) -> JSONResponse:
    """Our own fault: the log tells us all of it, the client only that it happened."""
    message = Message("Something went wrong on the server.").text(language_of(request))
    response = answer(500, "E_FAULT", message)
    response.headers.update(HEADERS)  # it goes out past the guard
    return response
