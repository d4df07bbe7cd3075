"""How light and how fast the page is: what a first visit fetches and how a game moves.

    python bench/page.py [--before COMMIT] [--json [FILE]] [--append-results NOTE]

A real server and Debian's Chromium, at 1280 x 800. The first visit is the home page in a browser
that has nothing yet, until nothing more comes; the slow line has 1.6 Mbit and 150 ms. Then a whole
game against the computer is played by mouse with all movement; meanwhile the browser counts what
blocks it for more than 50 ms and what jumps without anybody's doing. `make bench-page` runs this:
about three minutes, on a quiet machine.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from statistics import median

from build import ROOT
from goals import number
from playouts import STDOUT, commit, processor, say
from report import RESULTS, table

sys.path.append(str(ROOT))
sys.path.append(str(ROOT / "tools"))

import browser
from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.browser.person import Look, Person
from tests.table.server import Server

VISITS = 5
QUIET_MS = 1_500  # without a request: everything has come
SLOW_LINE = {
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 94_000,
}  # per second
MOST_REQUESTS, MOST_KB = 40, 200
MOST_PAINT_MS, MOST_TASK_MS, MOST_SHIFT = 1_200, 50, 0.02

Line = dict[str, int] | None  # slower than the machine allows

WATCH = """
globalThis.seen = { paint: 0, shift: 0, tasks: [] };
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({ type, buffered: true });
watch("largest-contentful-paint", (entry) => { seen.paint = entry.startTime; });
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
watch("longtask", (entry) => seen.tasks.push(entry.duration));
"""


@dataclass
class Figures:
    requests: int
    kilobytes: float
    paint_ms: float
    slow_paint_ms: float
    hand_ms: float  # from the click that starts a game
    tasks: list[float]  # longer than 50 ms, in a whole game
    shift: float


def main() -> None:
    arguments = parse_arguments()
    sides = {"now": measure(None)}
    if arguments.before:
        with sources_of(arguments.before) as sources:
            sides[f"before ({arguments.before})"] = measure(sources)
    text = report(sides)
    say(text)
    if arguments.append_results is not None:
        with RESULTS.open("a") as results:
            results.write(f"\n## {date.today()}: {arguments.append_results}\n\n{text}\n")
    if arguments.json is not None:
        whole = json.dumps({side: asdict(figures) for side, figures in sides.items()}, indent=2)
        print(whole) if arguments.json == STDOUT else Path(arguments.json).write_text(whole)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--before", metavar="COMMIT", help="measure this commit too, in plain Python"
    )
    parser.add_argument("--json", nargs="?", const=STDOUT, metavar="FILE", help="as JSON")
    parser.add_argument("--append-results", metavar="NOTE", help="write them to bench/results.md")
    return parser.parse_args()


@contextmanager
def sources_of(before: str) -> Iterator[Path]:
    """The sources of a commit, for a server that runs them instead of ours."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        subprocess.run(["git", "worktree", "add", "-q", tree, before], cwd=ROOT, check=True)
        try:
            yield tree / "src"
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)


def measure(sources: Path | None) -> Figures:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "--max-requests", "100000")
        if sources is not None:
            server.environment["PYTHONPATH"] = str(sources)
        chromium = playwright.chromium.launch(
            executable_path=browser.path(), args=browser.arguments()
        )
        with server:
            requests, kilobytes = fetched(chromium, server)
            paints = [painted(chromium, server, None) for _ in range(VISITS)]
            slow = [painted(chromium, server, SLOW_LINE) for _ in range(VISITS)]
            hand, tasks, shift = played(chromium, server)
        chromium.close()
    return Figures(requests, kilobytes, median(paints), median(slow), hand, tasks, shift)


def visit(
    chromium: Browser, server: Server, line: dict[str, int] | None
) -> tuple[Person, CDPSession]:
    """Somebody in front of an empty page, who has never been here."""
    me = Person(chromium, server.address, Look(motion="no-preference", pace=1))
    me.context.add_init_script(WATCH)
    wire = me.context.new_cdp_session(me.page)
    wire.send("Network.enable")
    if line:
        wire.send("Network.emulateNetworkConditions", {"offline": False, **line})
    return me, wire


def fetched(chromium: Browser, server: Server) -> tuple[int, float]:
    """How many requests a first visit makes, and how many kilobytes come over the line."""
    me, wire = visit(chromium, server, None)
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    me.go()
    come = -1
    while come != len(sizes):
        come = len(sizes)
        me.page.wait_for_timeout(QUIET_MS)
    me.leave()
    return len(sizes), sum(sizes) / 1000


def painted(chromium: Browser, server: Server, line: Line) -> float:
    """When the largest thing of the home page is seen."""
    me, _ = visit(chromium, server, line)
    me.go()
    me.page.get_by_role("heading", level=1).wait_for()
    me.page.wait_for_timeout(QUIET_MS)
    paint: float = me.page.evaluate("seen.paint")
    me.leave()
    return paint


def played(chromium: Browser, server: Server) -> tuple[float, list[float], float]:
    """A whole game by mouse: the time from the click to the hand, long tasks, and layout shift."""
    me, _ = visit(chromium, server, None)
    me.go()
    me.page.wait_for_load_state("networkidle")
    me.play_now.wait_for()
    before = me.page.evaluate("performance.now()")
    me.play_now.click()
    me.hand.first.wait_for()
    hand = me.page.evaluate("performance.now()") - before
    me.page.evaluate("seen.shift = 0, seen.tasks.length = 0")
    me.play(me.move_by_mouse, lambda state: state["stage"] == "over")
    me.page.wait_for_timeout(QUIET_MS)
    seen = me.page.evaluate("seen")
    me.leave()
    return hand, seen["tasks"], seen["shift"]


def report(sides: dict[str, Figures]) -> str:
    rows = [
        row("requests of a first visit", sides, lambda it: it.requests, MOST_REQUESTS),
        row("kB of a first visit", sides, lambda it: it.kilobytes, MOST_KB),
        row("largest paint, ms", sides, lambda it: it.paint_ms, None),
        row(
            "largest paint at 1.6 Mbit and 150 ms, ms",
            sides,
            lambda it: it.slow_paint_ms,
            MOST_PAINT_MS,
        ),
        row("click to hand, ms", sides, lambda it: it.hand_ms, None),
        row("tasks over 50 ms in a game", sides, lambda it: len(it.tasks), 0),
        row("longest task in a game, ms", sides, lambda it: max(it.tasks, default=0), MOST_TASK_MS),
        row("layout shift of a game", sides, lambda it: it.shift, MOST_SHIFT),
    ]
    load = f"load {os.getloadavg()[0]:.2f} after the run"
    head = f"- commit: {commit()}\n- processor: {processor()}, {os.cpu_count()} cores, {load}\n"
    return f"{head}\n{table(['The page', *sides, 'wanted', ''], rows)}"


def row(
    what: str, sides: dict[str, Figures], value: Callable[[Figures], float], most: float | None
) -> list[str]:
    wanted = "" if most is None else f"<= {number(most)}"
    verdict = "" if most is None else "met" if value(sides["now"]) <= most else "MISSED"
    return [what, *(number(value(figures)) for figures in sides.values()), wanted, verdict]


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
