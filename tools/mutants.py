"""Plant mistakes in a copy of the sources, one at a time: the tests named for each must notice it.

    python tools/mutants.py                     all of them, as many at once as there are cores
    python tools/mutants.py --list              what is planted, where, and why it matters
    python tools/mutants.py --only rng          those with "rng" in their names
    python tools/mutants.py --jobs 1            one after the other

The list is tools/mutants.toml. The exit code is 1 if a mistake was not noticed, if the text that it
replaces is no longer there (exactly once), or if its tests fail without it or cannot be run.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
LIST: Final = Path("tools", "mutants.toml")
NOT_COPIED: Final = shutil.ignore_patterns(".*", "__pycache__", "*.egg-info", "build", "dist")
SECONDS: Final = 600  # a mistake may make a loop endless: that is noticed too
PASSED, FAILED = 0, 1  # what pytest returns; all else means that it could not do its work
NOTICED, SURVIVED, WRONG = "noticed", "SURVIVED", "ERROR"


@dataclass(frozen=True)
class Mutant:
    """One mistake: in this file `before` becomes `after`, and these tests should fail by it."""

    name: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]
    why: str
    rule: str = ""  # only the tests that are marked with it


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    kind: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.kind:8}  {self.mutant.name}" + (f": {self.detail}" if self.detail else "")


class BadList(Exception):  # noqa: N818 - says what is wrong
    """The list cannot be used as it is."""


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    wanted = parsed(arguments)
    try:
        mutants = chosen(read_list(root / LIST), wanted.only)
    except BadList as bad:
        print(bad, file=sys.stderr)
        return 1
    if wanted.list:
        for mutant in mutants:
            print(f"{mutant.name}\n    {mutant.file}\n    {mutant.why}")
        return 0
    verdicts = [Verdict(mutant, WRONG, fault) for mutant, fault in stale(mutants, root)]
    out_of_date = {verdict.mutant.name for verdict in verdicts}
    for verdict in verdicts:
        print(verdict)
    fresh = [mutant for mutant in mutants if mutant.name not in out_of_date]
    with scratch_copies(root, min(wanted.jobs, len(fresh))) as copies:
        verdicts += judge(fresh, copies)
    return summary(verdicts)


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python tools/mutants.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--list", action="store_true", help="show the list and plant nothing")
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[], help="those with this in the name"
    )
    parser.add_argument(
        "--jobs", metavar="N", type=int, default=os.cpu_count() or 1, help="so many at once"
    )
    return parser.parse_args(arguments)


def read_list(path: Path) -> list[Mutant]:
    listed: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    mutants: list[Mutant] = []
    for entry in listed.get("mutant", []):
        usual = listed.get("tests_of_rules", []) if "rule" in entry else []
        try:
            mutants.append(Mutant(**{**entry, "tests": tuple(entry.get("tests", usual))}))
        except TypeError as error:
            raise BadList(f"{path.name}: {entry.get('name', entry)}: {error}") from error
    names = [mutant.name for mutant in mutants]
    for name in sorted(set(names)):
        if names.count(name) > 1:
            raise BadList(f"{path.name}: {name} is there {names.count(name)} times")
    return mutants


def chosen(mutants: list[Mutant], parts: list[str]) -> list[Mutant]:
    found = [
        mutant for mutant in mutants if not parts or any(part in mutant.name for part in parts)
    ]
    if not found:
        raise BadList(f"no mutant has {' or '.join(parts)} in its name" if parts else "no mutants")
    return found


def stale(mutants: list[Mutant], root: Path) -> Iterator[tuple[Mutant, str]]:
    """Those whose place in the sources has changed since they were written."""
    for mutant in mutants:
        path = root / mutant.file
        times = path.read_text("utf-8").count(mutant.before) if path.is_file() else 0
        if not mutant.tests:
            yield mutant, "it names no tests"
        elif times != 1:
            yield mutant, f"{mutant.file} has the text to replace {times} times, not once"
        elif mutant.before == mutant.after:
            yield mutant, "it changes nothing"


@contextmanager
def scratch_copies(root: Path, count: int) -> Iterator[list[Path]]:
    """Copies of the whole project, for one mistake at a time each; the work tree stays as it is."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        copies = [Path(place, str(n)) for n in range(count)]
        for copy in copies:
            shutil.copytree(root, copy, ignore=NOT_COPIED)
        yield copies


def judge(mutants: list[Mutant], copies: list[Path]) -> list[Verdict]:
    """The verdict on each, told as it comes; first of all the tests must pass as they are."""
    if not mutants:
        return []
    problem = problem_without_mistakes(mutants, copies[0])
    if problem:
        print(problem)
        return [Verdict(mutant, WRONG, "its tests fail without it") for mutant in mutants]
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)
    verdicts: list[Verdict] = []
    with ThreadPoolExecutor(len(copies)) as pool:
        running: list[Future[Verdict]] = [pool.submit(tried, mutant, free) for mutant in mutants]
        for done in as_completed(running):
            verdicts.append(done.result())
            print(f"[{len(verdicts)}/{len(mutants)}] {verdicts[-1]}", flush=True)
    return verdicts


def problem_without_mistakes(mutants: list[Mutant], copy: Path) -> str:
    print(f"{len(mutants)} mistakes; first their tests without any", flush=True)
    tests = sorted({test for mutant in mutants for test in mutant.tests})
    code, said = run_tests(tests, "", copy)
    return "" if code == PASSED else said


def tried(mutant: Mutant, free: SimpleQueue[Path]) -> Verdict:
    copy = free.get()
    try:
        with planted(mutant, copy):
            code, said = run_tests(mutant.tests, mutant.rule, copy)
    except subprocess.TimeoutExpired:
        return Verdict(mutant, NOTICED, f"nothing came of it in {SECONDS} s")
    finally:
        free.put(copy)
    if code == PASSED:
        return Verdict(mutant, SURVIVED, mutant.why)
    if code == FAILED:
        return Verdict(mutant, NOTICED)
    return Verdict(mutant, WRONG, f"its tests could not be run\n{said}")


@contextmanager
def planted(mutant: Mutant, copy: Path) -> Iterator[None]:
    path = copy / mutant.file
    right = path.read_text("utf-8")
    put(path, right.replace(mutant.before, mutant.after))
    try:
        yield
    finally:
        put(path, right)


def put(path: Path, text: str) -> None:
    """Write a source; a compiled one of the same length and second would be taken for it."""
    path.write_text(text, "utf-8")
    Path(cache_from_source(str(path))).unlink(missing_ok=True)


def run_tests(tests: Sequence[str], rule: str, copy: Path) -> tuple[int, str]:
    """What pytest returns and says, with the sources of this copy."""
    sources = [copy / "src", *sorted(copy.glob("examples/*/src"))]
    options = ["-x", "-q", "-p", "no:cacheprovider"]
    if rule:
        options += ["--rule", rule]
        tests = files_that_name(rule, [copy / test for test in tests])
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *tests],
        cwd=copy,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, sources)),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # it starts in half the time without them
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    return ran.returncode, ran.stdout


def files_that_name(rule: str, places: list[Path]) -> list[str]:
    """The tests that can be marked with a rule: to read all the others takes long."""
    files = [file for place in places for file in sorted([place, *place.rglob("test_*.py")])]
    return [
        str(file) for file in files if file.is_file() and f'"{rule}"' in file.read_text("utf-8")
    ]


def summary(verdicts: list[Verdict]) -> int:
    bad = [verdict for verdict in verdicts if verdict.kind != NOTICED]
    print(f"{len(verdicts) - len(bad)} of {len(verdicts)} mistakes were noticed")
    for verdict in sorted(bad, key=lambda verdict: verdict.mutant.name):
        print(verdict)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
