"""Running the server: a socket, uvicorn, and a word on the terminal."""

import asyncio
import errno
import gc
import logging
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final

import uvicorn
from fastapi import FastAPI
from h11 import LocalProtocolError

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.table.app import Settings, make_app
from hoarfrost.table.hall import Hall
from hoarfrost.table.limits import MESSAGE_BYTES
from hoarfrost.table.lines import HttpLine, SocketLine
from hoarfrost.table.lock import DatabaseLock
from hoarfrost.table.store import file_of, open_store

BACKLOG: Final = 2048
ACCEPTED_AT_ONCE: Final = 16  # lines in one round of the loop, so that others get their turn
SEND_BUFFER: Final = 64 * 1024  # bytes; else the system holds megabytes for whoever does not read
OTHER_FILES: Final = 100  # databases, workers, sources: what is open besides lines
FEWEST_LINES: Final = 20
MOST_FILES: Final = 65_536  # more lines than one process can serve
TICKS: Final = 20  # of 0.1 s between two looks at the lines
STRANGERS_FAULTS: Final = (
    "Invalid HTTP request",
    "Invalid UTF-8",
    "Unsupported upgrade",
    "socket.send() raised exception",  # the client has gone while we spoke
    "ASGI callable returned without completing response",  # it did not read a long one
)
OUT_OF_FILES: Final = "socket.accept() out of system resource"  # asyncio's words, many times
SECONDS_BETWEEN: Final = 60.0  # two such lines
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
    with locked(settings.database) as lock:
        check_database(settings.database)
        listening = listen(host, port, default_port)
        address = address_of(listening)
        if lock is not None:
            lock.note(address)
        lines = max(FEWEST_LINES, raise_limit_of_files() - OTHER_FILES)
        limits = replace(settings.limits, lines=lines)
        app = make_app(replace(settings, limits=limits))
        logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
        for name in ("uvicorn.error", "asyncio"):
            logging.getLogger(name).addFilter(Sieve())
        rarely_look_for_cycles()
        server = TableServer(config_of(app, settings), app)
        threading.Thread(
            target=announce, args=(server, address, say, open_browser), daemon=True
        ).start()
        server.run(sockets=[listening])


def config_of(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        http=HttpLine,
        ws=SocketLine,
        ws_max_size=4 * MESSAGE_BYTES,
        ws_per_message_deflate=False,  # small messages; it would cost memory for each connection
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        backlog=ACCEPTED_AT_ONCE,
        timeout_graceful_shutdown=3,
    )


class TableServer(uvicorn.Server):
    """uvicorn, but that it looks after its lines, and says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or []:
            each.listen(BACKLOG)  # uvicorn has one number for those who wait and for a round

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.app.state.door.cut_overdue()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall: Hall = self.app.state.hall
        await hall.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_PART):
                while any(live.viewers for live in hall.live.values()):
                    await asyncio.sleep(0.02)
        await super().shutdown(sockets)


class Sieve(logging.Filter):
    """Leaves out what others can cause as often as they like: nobody else shall fill the log."""

    def __init__(self) -> None:
        super().__init__()
        self.told_at = -SECONDS_BETWEEN

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], LocalProtocolError):
            return False  # we had an answer to a request that broke off
        text = record.getMessage()
        if text.startswith(OUT_OF_FILES):
            record.msg, record.args, record.exc_info = OUT_OF_FILES, (), None
            return self.is_time()
        return not text.startswith(STRANGERS_FAULTS)

    def is_time(self) -> bool:
        now = time.monotonic()
        if now - self.told_at < SECONDS_BETWEEN:
            return False
        self.told_at = now
        return True


def raise_limit_of_files() -> int:
    """Have as many files open as we may, and say how many that is: every line is one."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    most = MOST_FILES if hard == endless else min(hard, MOST_FILES)
    if soft != endless and soft < most:
        with suppress(ValueError, OSError):  # some systems name a limit and do not mean it
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return most if soft == endless else min(soft, most)


@contextmanager
def locked(url: str) -> Iterator[DatabaseLock | None]:
    """The lock of a database in a file, while it lasts."""
    file = file_of(url)
    try:
        lock = DatabaseLock(file) if file else None
    except OSError as error:
        check_database(url)  # it knows better words for what is wrong with a folder
        raise ServeError(f"{error.filename} cannot be written: {error.strerror}") from error
    try:
        yield lock
    finally:
        if lock is not None:
            lock.release()


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
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
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
