"""Hoarfrost beside its peers, in one run.

    python bench/playouts.py [--json [FILE]] [--rounds 5] [--quick] [--before COMMIT]
                             [--append-results NOTE]

Processes hold the subjects: Hoarfrost as it is installed (compiled), Hoarfrost as plain Python, the
peers, and with --before Hoarfrost as it was in another commit (compiled). They take turns on one
core, subject by subject, round by round, so that noise hits all alike. `make bench` runs this in
the environment of the benchmarks.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from subprocess import PIPE
from typing import Any

import report
from build import ROOT, build, build_wheel, copy_sources
from figures import Build, Figure, Figures
from game_subjects import SetUp, set_ups
from measure import Rate

STDOUT = Path("-")
WORKER = Path(__file__).resolve().parent / "worker.py"
ROUNDS = 5
SECONDS = 0.4  # a sample
QUICK_SECONDS = 0.05
PATIENCE = 300  # seconds for one answer: uncompiled, a search of a long game is slow

PEERS = [
    *("hearts API", "hearts API, all plies", "hearts C++ rollouts", "hearts clone"),
    *("hearts resample", "hearts C++ IS-MCTS"),
    *("euchre API", "euchre API, all plies", "euchre C++ rollouts", "euchre clone"),
    *("euchre resample", "euchre C++ IS-MCTS"),
    *("bridge game", "bridge environment"),
    *("catanatron API", "catanatron clone"),
]


class Worker:
    """A process that measures; when it fails or falls silent its subjects are left out."""

    def __init__(
        self, side: str, seconds: float, plan: str, core: int | None, path: str = ""
    ) -> None:
        command = [sys.executable, str(WORKER), side, str(seconds), plan]
        self.process = subprocess.Popen(
            command if core is None else [*command, str(core)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "OMP_NUM_THREADS": "1"},
        )
        introduction = self.read()
        self.problem: str = introduction.get("error", "")
        self.form: str = introduction.get("form", "")
        self.versions: dict[str, str] = introduction.get("versions", {})

    def sample(self, figure: Figure) -> None:
        """Add a round to the figure, or the reason why there is none."""
        if not self.problem:
            answer = self.ask(figure.name)
            if "error" not in answer:
                figure.unit = answer["unit"]
                figure.rounds.append(Rate(answer["wall"], answer["process"]))
                return
            figure.error = answer["error"]
        figure.error = figure.error or self.problem

    def ask(self, name: str) -> dict[str, Any]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{name}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            self.problem = "the process ended"
            return {"error": self.problem}
        return self.read()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        alarm = threading.Timer(PATIENCE, self.process.kill)
        alarm.start()
        line = self.process.stdout.readline()
        alarm.cancel()
        if not line:
            self.problem = f"no answer (exit code {self.process.wait()})"
            return {"error": self.problem}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def main() -> None:
    arguments = parse_arguments()
    seconds = QUICK_SECONDS if arguments.quick else SECONDS
    load = f"{os.getloadavg()[0]:.2f}"
    core = some_core()
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder, "plain"))
        before = install_commit(arguments.before, Path(folder)) if arguments.before else None
        plan = set_ups()
        told = json.dumps([[each.game, each.name, each.options, each.seats] for each in plan])
        workers = start_workers(seconds, told, core, Path(folder, "plain", "src"), before)
        try:
            measured = measure(workers, plan, arguments.rounds)
        finally:
            for worker in workers.values():
                worker.stop()
    figures = Figures(measured, None if arguments.quick else try_to_build())
    environment = describe_environment(workers, arguments, load, core)
    output = json.dumps(report.as_json(figures, environment), indent=1)
    if arguments.json == STDOUT:
        print(output)
    else:
        print(report.text(figures, environment))
        if arguments.json is not None:
            arguments.json.write_text(f"{output}\n")
    if arguments.append_results:
        report.append_results(figures, environment, arguments.append_results)
        say(f"Added to {report.RESULTS.relative_to(ROOT)}.")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Hoarfrost beside its peers, in one run.")
    parser.add_argument(
        "--json",
        nargs="?",
        const=STDOUT,
        type=Path,
        metavar="FILE",
        help="JSON instead of the tables, or beside them in a file",
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="default: %(default)s")
    parser.add_argument(
        "--quick", action="store_true", help="short samples and no build: to try the benchmark out"
    )
    parser.add_argument(
        "--before", metavar="COMMIT", help="measure the sources of this commit too, side by side"
    )
    parser.add_argument(
        "--append-results", metavar="NOTE", help="add the run to bench/results.md under this note"
    )
    return parser.parse_args()


def some_core() -> int | None:
    """One core for all processes, where the system allows to choose."""
    try:
        return max(os.sched_getaffinity(0))
    except (AttributeError, OSError):
        return None


def start_workers(
    seconds: float, plan: str, core: int | None, plain: Path, before: Path | None
) -> dict[str, Worker]:
    """By side. Without a C compiler the installed Hoarfrost is the plain one."""
    say("Starting the processes.")
    workers = {"peers": Worker("peers", seconds, plan, core)}
    if before is not None:
        workers["before"] = Worker("games", seconds, plan, core, str(before))
    installed = Worker("games", seconds, plan, core)
    if installed.form == "plain":
        say("The installed Hoarfrost is NOT compiled.")
        workers["plain"] = installed
        return workers
    workers["compiled"] = installed
    workers["plain"] = Worker("games", seconds, plan, core, str(plain))
    if workers["plain"].form == "compiled":
        workers["plain"].problem = "the plain sources are shadowed by compiled ones"
    for side, worker in workers.items():
        if worker.problem:
            say(f"{side}: {worker.problem}")
    return workers


def measure(workers: dict[str, Worker], plan: list[SetUp], rounds: int) -> list[Figure]:
    ours = [name for set_up in plan for name in set_up.subjects()]
    figures: list[Figure] = []
    for name in ours:  # now and before one after the other, so that noise hits both alike
        figures += [Figure(side, name) for side in ("compiled", "before") if side in workers]
    figures += [Figure("plain", name) for name in ours]
    figures += [Figure("peers", name) for name in PEERS]
    for n in range(rounds):
        say(f"Round {n + 1} of {rounds}.")
        for figure in figures:
            if figure.error:
                continue
            if figure.side in workers:
                workers[figure.side].sample(figure)
            else:
                figure.error = "not installed in this form"
    return figures


def install_commit(commit: str, folder: Path) -> Path:
    """The compiled package of a commit, in a folder of its own."""
    say(f"Building commit {commit}.")
    source, target = folder / "before-source", folder / "before"
    source.mkdir()
    archive = subprocess.run(["git", "-C", ROOT, "archive", commit], stdout=PIPE, check=True)
    subprocess.run(["tar", "-x", "-C", source], input=archive.stdout, check=True)
    wheel = build_wheel(source, folder / "before-wheels")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", target]
    subprocess.run([*pip, wheel], check=True)
    return target


def try_to_build() -> Build | None:
    say("Building from source.")
    try:
        return build()
    except subprocess.CalledProcessError as error:
        say(error.stderr.decode(errors="replace")[-2000:])
    except subprocess.TimeoutExpired as error:
        say(str(error))
    return None


def describe_environment(
    workers: dict[str, Worker], arguments: argparse.Namespace, load: str, core: int | None
) -> report.Environment:
    versions = {name: v for worker in workers.values() for name, v in worker.versions.items()}
    return {
        "commit": commit(),
        "hoarfrost": "compiled and plain" if "compiled" in workers else "plain only",
        "versions": ", ".join(f"{name} {v}" for name, v in versions.items()),
        "python": f"{platform.python_version()}, {platform.system()} {platform.machine()}",
        "processor": f"{processor()}, {os.cpu_count()} cores, load {load} before the run",
        "before": arguments.before or "nothing",
        "core": "not pinned" if core is None else f"pinned to core {core}",
        "rounds": f"{arguments.rounds}{' (quick: only to try it out)' if arguments.quick else ''}",
    }


def commit() -> str:
    """The commit, with a + if the sources differ from it."""
    asked = [
        subprocess.run(
            ["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False
        ).stdout.strip()
        for words in (["rev-parse", "--short", "HEAD"], ["status", "--porcelain", "src"])
    ]
    return f"{asked[0]}{'+' if asked[1] else ''}" if asked[0] else "unknown"


def processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
