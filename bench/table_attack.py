"""How the table serves everybody else while one address sends all it may.

    python bench/table_attack.py [--seconds 8] [--attacks why,look] [--before COMMIT]
                                 [--json [FILE]] [--append-results NOTE]

Each attack by itself, then all together, each on a new server with its default limits. Meanwhile
people at other tables (from another address) make moves and somebody asks for /api/health; a move
or an answer that does not come counts with the time it was waited for. `make bench-attack` runs
this: about 2 minutes, and as much again with --before, after the build of that commit.
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from attackers import ATTACKS, GAME
from build import ROOT
from goals import number
from playouts import STDOUT, commit, install_commit, processor, say
from report import RESULTS, Environment, table
from table_measure import percentile, pin, resident_bytes, servers_and_clients_core
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.append(str(ROOT))

from tests.table.server import HOST, Server

ATTACKERS = Path(__file__).resolve().parent / "attackers.py"
SOURCE = "127.0.0.2"  # the attackers' address; all of 127/8 is this machine on Linux
NOTHING = "nothing"
TOGETHER = "all together"
SECONDS = 8
TABLES = 4  # of other people
PAUSE = 0.2  # seconds between two moves at a table; a game has 52
HEALTH_PAUSE = 0.05
SECONDS_TO_PART = 0.1  # a server that is still flooded does not say goodbye
PATIENCE = 30  # seconds for whatever must happen before the attack
MOST_MS = 100  # of a move at another table, p99
MOST_BYTES = 300_000_000  # of the server and its workers

Json = dict[str, Any]


@dataclass
class Served:
    """How others were served during one attack. Times in milliseconds."""

    attack: str
    moves: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    server_bytes: int = 0
    workers_bytes: int = 0
    errors: list[str] = field(default_factory=list)

    @property
    def is_held(self) -> bool:
        fits = self.server_bytes + self.workers_bytes < MOST_BYTES
        return not self.errors and fits and percentile(self.moves, 99) < MOST_MS


def main() -> None:
    arguments = parse_arguments()
    environment = describe_environment(arguments)
    with tempfile.TemporaryDirectory() as folder:
        packages: dict[str, Path | None] = {}
        if arguments.before:
            packages[f"before ({arguments.before})"] = install_commit(
                arguments.before, Path(folder)
            )
        packages["now"] = None
        runs = {
            side: [under(attack, package, arguments) for attack in planned(arguments)]
            for side, package in packages.items()
        }
    output = json.dumps(as_json(runs, environment), indent=1)
    if arguments.json == STDOUT:
        print(output)
    else:
        print(text(runs, environment))
        if arguments.json is not None:
            arguments.json.write_text(f"{output}\n")
    if arguments.append_results:
        entry = f"\n## {date.today().isoformat()}: {arguments.append_results}\n\n"
        with RESULTS.open("a") as results:
            results.write(f"{entry}{text(runs, environment)}\n")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The table while one address sends all it may.")
    parser.add_argument("--seconds", type=int, default=SECONDS, help="default: %(default)s")
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="default: %(default)s")
    parser.add_argument("--before", metavar="COMMIT", help="measure another commit first")
    parser.add_argument("--json", nargs="?", const=STDOUT, type=Path, metavar="FILE")
    parser.add_argument("--append-results", metavar="NOTE", help="add the run to bench/results.md")
    arguments = parser.parse_args()
    unknown = set(arguments.attacks.split(",")) - set(ATTACKS)
    if unknown:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    return arguments


def planned(arguments: argparse.Namespace) -> list[str]:
    names = arguments.attacks.split(",")
    return [NOTHING, *names, *([TOGETHER] if len(names) > 1 else [])]


def describe_environment(arguments: argparse.Namespace) -> Environment:
    server, clients = servers_and_clients_core()
    return {
        "commit": commit(),
        "processor": f"{processor()}, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.2f} before the run",
        "cores": "not pinned"
        if server is None
        else f"servers on {server}, workers on all, clients on {clients}",
        "seconds of each attack": str(arguments.seconds),
    }


# Measuring ----------------------------------------------------------------------------------------


def under(attack: str, package: Path | None, arguments: argparse.Namespace) -> Served:
    """A new server under one attack, or under all of them, or under none."""
    say(f"{attack}{' (before)' if package else ''}")
    names = {NOTHING: "", TOGETHER: arguments.attacks}.get(attack, attack)
    served = Served(attack)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), core=servers_and_clients_core()[0])
        if package is not None:
            server.environment["PYTHONPATH"] = str(package)
        try:
            server.start()
            asyncio.run(measure(server, names, arguments.seconds, served))
        except (OSError, RuntimeError, TimeoutError, WebSocketException) as error:
            served.errors.append(f"{type(error).__name__}: {error}")
        finally:
            server.kill()  # one that is flooded might not end when it is asked to
    return served


async def measure(server: Server, attacks: str, seconds: float, served: Served) -> None:
    assert server.process is not None
    async with tables_of_others(server.address) as tables, asyncio.timeout(2 * PATIENCE + seconds):
        with attackers(server.address, attacks) as attack:
            await attack.begin()
            end = time.monotonic() + seconds
            jobs = [
                *(table.play(end, served) for table in tables),
                ask_for_health(server.port, end, served),
                watch_memory(server.process.pid, end, served),
            ]
            await asyncio.gather(*jobs)


class Attack:
    def __init__(self, process: subprocess.Popen[str] | None) -> None:
        self.process = process

    async def begin(self) -> None:
        """Wait until they have what they need, and let them begin."""
        if self.process is None:
            return
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        if await asyncio.to_thread(self.process.stdout.readline) != "ready\n":
            raise RuntimeError("the attackers do not start")
        self.process.stdin.write("go\n")
        self.process.stdin.flush()


@contextmanager
def attackers(address: str, attacks: str) -> Iterator[Attack]:
    if not attacks:
        yield Attack(None)
        return
    process = subprocess.Popen(
        ["nice", sys.executable, str(ATTACKERS), address, SOURCE, attacks],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    pin(process.pid, servers_and_clients_core()[1])
    try:
        yield Attack(process)
    finally:
        process.kill()
        process.wait()


class Others:
    """Two people at a table of their own."""

    def __init__(self, sockets: Sequence[ClientConnection]) -> None:
        self.sockets = sockets
        self.states: list[Json] = [{"version": -1, "asked": []} for _ in sockets]
        self.changed = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []
        self.error = ""

    async def read(self, seat: int) -> None:
        try:
            async for message in self.sockets[seat]:
                told = json.loads(message)
                if told["type"] == "state":
                    self.states[seat] = told
                elif told["type"] == "error":
                    self.error = f"{told['code']}: {told['message']}"
                self.changed.set()
            self.error = f"a player was thrown out ({self.sockets[seat].close_code})"
        except WebSocketException as error:
            self.error = f"a player was thrown out ({error})"
        self.changed.set()

    async def until(self, version: int) -> None:
        while not self.error and any(state["version"] < version for state in self.states):
            self.changed.clear()
            await self.changed.wait()

    async def play(self, end: float, served: Served) -> None:
        while time.monotonic() < end and not self.error and self.states[0]["asked"]:
            (seat,) = self.states[0]["asked"]
            state = self.states[seat]
            act = {"type": "act", "version": state["version"], "move": state["choices"][0]["move"]}
            start = time.monotonic()
            with contextlib.suppress(TimeoutError, WebSocketException):
                async with asyncio.timeout(max(end - start, PAUSE)):
                    await self.sockets[seat].send(json.dumps({**act, "seat": seat}))
                    await self.until(state["version"] + 1)
            served.moves.append((time.monotonic() - start) * 1000)
            await asyncio.sleep(PAUSE)
        if self.error:
            served.errors.append(self.error)


@asynccontextmanager
async def tables_of_others(address: str) -> AsyncIterator[list[Others]]:
    async with contextlib.AsyncExitStack() as exits:
        tables = [await open_table(address, exits) for _ in range(TABLES)]
        yield tables
        for table in tables:
            for reader in table.readers:
                reader.cancel()


async def open_table(address: str, exits: contextlib.AsyncExitStack) -> Others:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    wish = {"game": GAME, "options": {}, "seats": seats, "clock": None, "spectators": "none"}
    made = await post(f"{address}/api/tables", wish)
    invitation = made["invitations"][0]["invitation"]
    joined = await post(f"{address}/api/join", {"invitation": invitation, "name": "Bea"})
    url = f"{address.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    sockets = [
        await exits.enter_async_context(
            connect(url, compression=None, ping_interval=None, close_timeout=SECONDS_TO_PART)
        )
        for _ in range(2)
    ]
    table = Others(sockets)
    for seat, token in enumerate((made["token"], joined["token"])):
        hello = {"type": "hello", "token": token, "lang": "en", "entropy": os.urandom(16).hex()}
        await sockets[seat].send(json.dumps(hello))
        table.readers.append(asyncio.create_task(table.read(seat)))
    async with asyncio.timeout(PATIENCE):
        while not table.error and not all(state["asked"] for state in table.states):
            table.changed.clear()
            await table.changed.wait()
    return table


async def post(url: str, body: Json) -> Json:
    from urllib.request import Request, urlopen

    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})

    def answer() -> Json:
        with urlopen(request, timeout=PATIENCE) as answered:
            read: Json = json.load(answered)
            return read

    return await asyncio.to_thread(answer)


async def ask_for_health(port: int, end: float, served: Served) -> None:
    asking = f"GET /api/health HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n\r\n"
    while (start := time.monotonic()) < end:
        with contextlib.suppress(TimeoutError, OSError):
            async with asyncio.timeout(max(end - start, PAUSE)):
                reader, writer = await asyncio.open_connection(HOST, port)
                writer.write(asking.encode())
                answer = await reader.read()
                writer.close()
                if b" 200 " not in answer[:20]:
                    served.errors.append(f"health: {answer[:40]!r}")
                    return
        served.health.append((time.monotonic() - start) * 1000)
        await asyncio.sleep(HEALTH_PAUSE)


async def watch_memory(pid: int, end: float, served: Served) -> None:
    """The most that the server had, and the most that its workers had together."""
    while time.monotonic() < end:
        served.server_bytes = max(served.server_bytes, resident_bytes(pid))
        workers = sum(map(resident_if_there, descendants(pid)))
        served.workers_bytes = max(served.workers_bytes, workers)
        await asyncio.sleep(PAUSE)


def descendants(pid: int) -> list[int]:
    found: list[int] = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in map(int, children.read_text().split()):
                found += [child, *descendants(child)]
    return found


def resident_if_there(pid: int) -> int:
    try:
        return resident_bytes(pid)
    except (OSError, StopIteration):
        return 0


# Reporting ----------------------------------------------------------------------------------------


def text(runs: dict[str, list[Served]], environment: Environment) -> str:
    facts = "\n".join(f"- {name}: {value}" for name, value in environment.items())
    head = ["Attack", "health p50", "p99, ms", "moves p50", "p99, ms", "moves"]
    head += ["server, MB", "workers, MB", ""]
    parts = [facts]
    for side, attacks in runs.items():
        parts.append(f"{side.capitalize()}:\n\n{table(head, [row(each) for each in attacks])}")
    return "\n\n".join(parts)


def row(served: Served) -> list[str]:
    return [
        served.attack,
        *(number(percentile(served.health, percent)) for percent in (50, 99)),
        *(number(percentile(served.moves, percent)) for percent in (50, 99)),
        str(len(served.moves)),
        number(served.server_bytes / 1e6),
        number(served.workers_bytes / 1e6),
        "held" if served.is_held else served.errors[0] if served.errors else "NOT held",
    ]


def as_json(runs: dict[str, list[Served]], environment: Environment) -> Json:
    return {
        "environment": environment,
        "goals": {"moves_p99_ms": MOST_MS, "bytes": MOST_BYTES},
        "runs": {side: [served_json(each) for each in run] for side, run in runs.items()},
    }


def served_json(served: Served) -> Json:
    return {
        "attack": served.attack,
        "health_ms": {f"p{n}": percentile(served.health, n) for n in (50, 99)},
        "moves_ms": {f"p{n}": percentile(served.moves, n) for n in (50, 99)},
        "moves": len(served.moves),
        "server_bytes": served.server_bytes,
        "workers_bytes": served.workers_bytes,
        "errors": served.errors,
        "held": served.is_held,
    }


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
