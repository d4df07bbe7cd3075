"""The measurements of bench/table.py: two servers, and the clients that play on them."""

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from build import ROOT
from playouts import say

sys.path += [str(ROOT), str(ROOT / "tools")]

import npm  # it lies in tools/

from tests.table.server import HOST, Server, free_port

PEER = Path(__file__).resolve().parent / "boardgame"
PAUSE = 5  # seconds between two moves at a table
PATIENCE = 600  # seconds for an answer of the clients
LIMIT = 100  # milliseconds that the p99 may take
NO_LIMIT = ("--max-connections", "10000", "--max-requests", "1000000")

Round = list[float]  # the latencies of its moves, in milliseconds


@dataclass(frozen=True)
class Stage:
    """So many tables, and how the moves at them went."""

    tables: int
    planned: int
    latencies: Round
    core: float  # the share of one core that the server took
    memory: int  # bytes that the server has more than before the first table
    errors: list[str]

    @property
    def is_held(self) -> bool:
        """A server that falls behind makes fewer moves than were planned."""
        in_time = len(self.latencies) >= 0.95 * self.planned
        return not self.errors and in_time and percentile(self.latencies, 99) < LIMIT


class Clients:
    """The Node.js process that plays: a task in a line, its answer in a line."""

    def __init__(self, modules: Path, core: int | None) -> None:
        self.process = subprocess.Popen(
            ["node", str(PEER / "clients.js")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=node_environment(modules),
        )
        pin(self.process.pid, core)

    def ask(self, **task: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{json.dumps(task)}\n")
        self.process.stdin.flush()
        alarm = threading.Timer(PATIENCE, self.process.kill)
        alarm.start()
        line = self.process.stdout.readline()
        alarm.cancel()
        answer: dict[str, Any] = json.loads(line) if line else {"error": "the clients ended"}
        if "error" in answer:
            raise RuntimeError(f"{task['do']} ({task.get('side', '')}): {answer['error']}")
        return answer

    def latencies(self, side: str, address: str, moves: int) -> Round:
        made: Round = self.ask(do="latency", side=side, address=address, moves=moves)["latencies"]
        return made


def node_modules() -> Path:
    return npm.modules(PEER, "The benchmark of the table")


def measure_latency(modules: Path, rounds: int, moves: int) -> tuple[list[Round], list[Round]]:
    """Hoarfrost's rounds and boardgame.io's. What a server does first is slow, and not counted."""
    measured: dict[str, list[Round]] = {"hoarfrost": [], "boardgame": []}
    with hoarfrost_server() as ours, peer_server(modules) as theirs, clients(modules) as play:
        addresses = {"hoarfrost": ours.address, "boardgame": theirs}
        for side, address in addresses.items():
            play.latencies(side, address, moves)
        for n in range(rounds):
            say(f"Round {n + 1} of {rounds}.")
            for side, address in addresses.items():
                measured[side].append(play.latencies(side, address, moves))
    return measured["hoarfrost"], measured["boardgame"]


def measure_capacity(modules: Path, counts: Sequence[int], seconds: int) -> list[Stage]:
    """More and more tables, until the server does not hold them."""
    stages: list[Stage] = []
    with hoarfrost_server() as server, clients(modules) as play:
        assert server.process is not None
        pid = server.process.pid
        before = resident_bytes(pid)
        for count in counts:
            say(f"{count} tables.")
            play.ask(do="tables", side="hoarfrost", address=server.address, count=count)
            busy, start = core_seconds(pid), time.monotonic()
            load = play.ask(do="load", seconds=seconds, pause=PAUSE)
            core = (core_seconds(pid) - busy) / (time.monotonic() - start)
            memory = resident_bytes(pid) - before
            stages.append(
                Stage(count, load["planned"], load["latencies"], core, memory, load["errors"])
            )
            if not stages[-1].is_held:
                break
    return stages


@contextmanager
def hoarfrost_server() -> Iterator[Server]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), *NO_LIMIT, core=servers_and_clients_core()[0]) as server,
    ):
        yield server


@contextmanager
def peer_server(modules: Path) -> Iterator[str]:
    """boardgame.io's; yields its address."""
    port = free_port()
    process = subprocess.Popen(
        ["node", str(PEER / "server.js"), str(port)],
        stdout=subprocess.PIPE,
        text=True,
        env=node_environment(modules),
    )
    pin(process.pid, servers_and_clients_core()[0])
    try:
        assert process.stdout is not None
        if process.stdout.readline() != "ready\n":
            raise RuntimeError("boardgame.io's server does not start")
        yield f"http://{HOST}:{port}"
    finally:
        process.kill()
        process.wait()


@contextmanager
def clients(modules: Path) -> Iterator[Clients]:
    play = Clients(modules, servers_and_clients_core()[1])
    try:
        yield play
    finally:
        play.process.kill()
        play.process.wait()


def node_environment(modules: Path) -> dict[str, str]:
    return {**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"}


def servers_and_clients_core() -> tuple[int | None, int | None]:
    """A core each, where the system allows to choose and has two."""
    try:
        first, second, *_ = sorted(os.sched_getaffinity(0), reverse=True)
    except (AttributeError, OSError, ValueError):
        return None, None
    return first, second


def pin(pid: int, core: int | None) -> None:
    if core is not None:
        os.sched_setaffinity(pid, {core})


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that so many percent do not exceed; endless if there is none."""
    if not values:
        return float("inf")
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def resident_bytes(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    resident = next(line for line in lines if line.startswith("VmRSS:"))
    return int(resident.split()[1]) * 1024


def core_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
