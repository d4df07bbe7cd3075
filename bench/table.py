"""The server of the table beside boardgame.io's, in one run.

    python bench/table.py [--json [FILE]] [--rounds 10] [--quick] [--append-results NOTE]

Latency: two clients at one table; from the sending of a move to its arrival at the opponent. Both
servers are driven by the same clients (Node.js), round by round in turn; boardgame.io in production
mode and in memory, Hoarfrost with every move on disk before it is told.

Capacity: more and more tables with two connections each, a move every five seconds at each of them.
The servers run on one core, the clients on another. `make bench-table` runs this.
"""

import argparse
import json
import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path

import table_report as report
from playouts import STDOUT, commit, processor, say
from report import Environment
from table_measure import (
    measure_capacity,
    measure_latency,
    node_modules,
    servers_and_clients_core,
)

ROUNDS = 10
MOVES = 520  # a round: ten games
QUICK_MOVES = 60
STAGES = (100, 250, 500, 1000, 1500)  # tables
QUICK_STAGES = (20, 40)
SECONDS = 20  # a stage
QUICK_SECONDS = 5


def main() -> None:
    arguments = parse_arguments()
    quick = arguments.quick
    load = f"{os.getloadavg()[0]:.2f}"
    modules = node_modules()
    say("Latency: a move from one client to the other.")
    hoarfrost, peer = measure_latency(modules, arguments.rounds, QUICK_MOVES if quick else MOVES)
    say("Capacity: many tables.")
    stages = measure_capacity(
        modules, QUICK_STAGES if quick else STAGES, QUICK_SECONDS if quick else SECONDS
    )
    run = report.Run(hoarfrost, peer, stages)
    environment = describe_environment(modules, arguments, load)
    output = json.dumps(report.as_json(run, environment), indent=1)
    if arguments.json == STDOUT:
        print(output)
    else:
        print(report.text(run, environment))
        if arguments.json is not None:
            arguments.json.write_text(f"{output}\n")
    if arguments.append_results:
        report.append_results(run, environment, arguments.append_results)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The server beside boardgame.io's, in one run.")
    parser.add_argument(
        "--json",
        nargs="?",
        const=STDOUT,
        type=Path,
        metavar="FILE",
        help="JSON instead of the tables, or beside them in a file",
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="default: %(default)s")
    parser.add_argument("--quick", action="store_true", help="few moves: to try the benchmark out")
    parser.add_argument(
        "--append-results", metavar="NOTE", help="add the run to bench/results.md under this note"
    )
    return parser.parse_args()


def describe_environment(modules: Path, arguments: argparse.Namespace, load: str) -> Environment:
    peer = json.loads((modules / "boardgame.io" / "package.json").read_text())
    packages = [f"{name} {version(name)}" for name in ("hoarfrost", "fastapi", "uvicorn")]
    server, clients = servers_and_clients_core()
    return {
        "commit": commit(),
        "versions": ", ".join([*packages, f"boardgame.io {peer['version']}"]),
        "python": f"{platform.python_version()}, {platform.system()} {platform.machine()}",
        "processor": f"{processor()}, {os.cpu_count()} cores, load {load} before the run",
        "cores": "not pinned" if server is None else f"servers on {server}, clients on {clients}",
        "rounds": f"{arguments.rounds}{' (quick: only to try it out)' if arguments.quick else ''}",
    }


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
