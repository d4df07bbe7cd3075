"""Running the server: a socket, uvicorn, and a word on the terminal."""

import asyncio
import errno
import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from fastapi import FastAPI
from h11 import LocalProtocolError

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.table.app import Settings, make_app
from hoarfrost.table.hall import Hall
from hoarfrost.table.limits import MESSAGE_BYTES
from hoarfrost.table.store import open_store

BACKLOG = 2048
STRANGERS_FAULTS = (
    "Invalid HTTP request",
    "Invalid UTF-8",
    "Unsupported upgrade",
    "socket.send() raised exception",  # the client has gone while we spoke
    "ASGI callable returned without completing response",  # it did not read a long one
)
TRIED_PORTS = 20
SECONDS_TO_PART = 1.0


class ServeError(HoarfrostError):
    """The server cannot start."""


def serve(
    settings: Settings,
    host: str,
    port: int | None,
    default_port: int,
    say: Callable[[str], None],
    open_browser: bool,
) -> None:
    """Serve until somebody presses Ctrl-C. Without a port the first free one from the default."""
    check_database(settings.database)
    listening = listen(host, port, default_port)
    address = address_of(listening)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * MESSAGE_BYTES,
        ws_per_message_deflate=False,  # small messages; it would cost memory for each connection
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(is_our_fault)
    rarely_look_for_cycles()
    server = TableServer(config, app)
    threading.Thread(
        target=announce, args=(server, address, say, open_browser), daemon=True
    ).start()
    server.run(sockets=[listening])


class TableServer(uvicorn.Server):
    """uvicorn, but that it says goodbye to the tables before it hangs up."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall: Hall = self.app.state.hall
        await hall.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_PART):
                while any(live.viewers for live in hall.live.values()):
                    await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def is_our_fault(record: logging.LogRecord) -> bool:
    """Whether a line belongs in the log; nobody else shall be able to fill it."""
    if record.exc_info and isinstance(record.exc_info[1], LocalProtocolError):
        return False  # we had an answer to a request that broke off
    return not record.getMessage().startswith(STRANGERS_FAULTS)


def rarely_look_for_cycles() -> None:
    """Search all objects for garbage cycles seldom: with many tables each search stops the loop."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 1_000, 1_000)


def check_database(url: str) -> None:
    """Say what is wrong with a database before anything else starts."""

    async def open_and_close() -> None:
        await open_store(url).close()

    asyncio.run(open_and_close())


def listen(host: str, port: int | None, default_port: int) -> socket.socket:
    candidates = range(default_port, default_port + TRIED_PORTS) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in candidates:
        # asyncio sends small messages at once only on sockets that say they are TCP.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(BACKLOG)
            return listening
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE or port is not None:
                raise ServeError(
                    f"cannot listen on {host}, port {candidate}: {error.strerror or error}; "
                    "name another one with --host or --port"
                ) from error
    raise ServeError(
        f"the ports {default_port} to {candidates[-1]} are all in use; name a free one with --port"
    )


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def announce(
    server: uvicorn.Server, address: str, say: Callable[[str], None], open_browser: bool
) -> None:
    """When the server answers, say where, and open the browser."""
    while not server.started:
        if server.should_exit:
            return
        threading.Event().wait(0.02)
    say(address)
    if open_browser:
        webbrowser.open(address)
