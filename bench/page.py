"""How light and how fast the page is: what a first visit fetches and how a game moves.

    python bench/page.py [--games NAME,NAME] [--visits N] [--before COMMIT]
                         [--json [FILE]] [--append-results NOTE]

A real server and Debian's Chromium, at 1280 x 800. The first visit is the home page in a browser
that has nothing yet, until nothing more comes; the slow line has 1.6 Mbit and 150 ms. For each game
a first visit goes on to the first board, by one click. Then the game is played against the computer
by mouse with all movement, a long one for some turns; meanwhile the browser counts what blocks it
for more than 50 ms and what jumps without anybody's doing. A map is moved and enlarged,
and its frames are timed. `make bench-page` runs this: about ten minutes, on a quiet machine.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import date
from itertools import pairwise
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
from tests.browser.played import GAMES, Played
from tests.table.server import Server

VISITS = 5
QUIET_MS = 1_500  # without a request: everything has come
SLOW_LINE = {
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 94_000,
}  # per second
ON_SLOW_LINE = "at 1.6 Mbit and 150 ms, ms"
MOST_REQUESTS, MOST_KB = 40, 200
MOST_PAINT_MS, MOST_TASK_MS, MOST_SHIFT = 1_200, 50, 0.02
FRAME_MS = 17  # sixty a second
BESIDE_FIRST = 1.5  # times the first board of the first game

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
COUNT_FRAMES = """
seen.tasks.length = 0;
seen.frames = [];
const frame = (time) => { seen.frames.push(time); requestAnimationFrame(frame); };
requestAnimationFrame(frame);
"""


@dataclass
class GameFigures:
    requests: int  # of a first visit that opens the board
    kilobytes: float
    board_ms: float  # from the click that starts a game
    slow_board_ms: float
    tasks: list[float]  # longer than 50 ms, while it is played
    shift: float
    frames: list[float]  # milliseconds from one to the next, while a drawing moves and grows
    glance_tasks: list[float]  # longer than 50 ms, meanwhile

    def frame_of(self, share: float) -> float:
        """A frame than which so many are shorter."""
        return sorted(self.frames)[int(share * (len(self.frames) - 1))]


@dataclass
class Figures:
    requests: int
    kilobytes: float
    paint_ms: float
    slow_paint_ms: float
    games: dict[str, GameFigures] = field(default_factory=dict)


def main() -> None:
    arguments = parse_arguments()
    games = {name: GAMES[name] for name in arguments.games.split(",")}
    sides = {"now": measure(None, games, arguments.visits)}
    if arguments.before:
        with sources_of(arguments.before) as sources:
            sides[f"before ({arguments.before})"] = measure(sources, games, arguments.visits)
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
    parser.add_argument("--games", default=",".join(GAMES), help="which ones, with commas")
    parser.add_argument("--visits", type=int, default=VISITS, help="of which the median counts")
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


def measure(sources: Path | None, games: dict[str, Played], visits: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "--max-requests", "100000")
        if sources is not None:
            server.environment["PYTHONPATH"] = str(sources)
        chromium = playwright.chromium.launch(
            executable_path=browser.path(), args=browser.arguments()
        )
        with server:
            requests, kilobytes = fetched(chromium, server)
            paints = [painted(chromium, server, None) for _ in range(visits)]
            slow = [painted(chromium, server, SLOW_LINE) for _ in range(visits)]
            figures = Figures(requests, kilobytes, median(paints), median(slow))
            for name, game in games.items():
                figures.games[name] = measure_game(chromium, server, game, visits)
        chromium.close()
    return figures


def measure_game(chromium: Browser, server: Server, game: Played, visits: int) -> GameFigures:
    requests, kilobytes = fetched(chromium, server, game)
    boards = [opened(chromium, server, None, game) for _ in range(visits)]
    slow = [opened(chromium, server, SLOW_LINE, game) for _ in range(visits)]
    return GameFigures(
        requests,
        kilobytes,
        median(boards),
        median(slow),
        *played(chromium, server, game),
        *looked_around(chromium, server, game),
    )


def visit(chromium: Browser, server: Server, line: Line) -> tuple[Person, CDPSession]:
    """Somebody in front of an empty page, who has never been here."""
    me = Person(chromium, server.address, Look(motion="no-preference", pace=1))
    me.context.add_init_script(WATCH)
    wire = me.context.new_cdp_session(me.page)
    wire.send("Network.enable")
    if line:
        wire.send("Network.emulateNetworkConditions", {"offline": False, **line})
    return me, wire


def fetched(chromium: Browser, server: Server, game: Played | None = None) -> tuple[int, float]:
    """How many requests a first visit makes, and how many kilobytes come over the line.

    With a game it goes on to the first board.
    """
    me, wire = visit(chromium, server, None)
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    me.go()
    wait_for_all(me, sizes)
    if game:
        begin(me, game)
        wait_for_all(me, sizes)
    me.leave()
    return len(sizes), sum(sizes) / 1000


def wait_for_all(me: Person, sizes: list[float]) -> None:
    come = -1
    while come != len(sizes):
        come = len(sizes)
        me.page.wait_for_timeout(QUIET_MS)


def begin(me: Person, game: Played) -> float:
    """The milliseconds from the click that starts a game until its board is seen."""
    way = me.way(re.compile("^Play (?!on one device)"), game.title)
    way.wait_for()
    before: float = me.page.evaluate("performance.now()")
    way.click()
    game.board(me).wait_for()
    after: float = me.page.evaluate("performance.now()")
    return after - before


def painted(chromium: Browser, server: Server, line: Line) -> float:
    """When the largest thing of the home page is seen."""
    me, _ = visit(chromium, server, line)
    me.go()
    me.page.get_by_role("heading", level=1).wait_for()
    me.page.wait_for_timeout(QUIET_MS)
    paint: float = me.page.evaluate("seen.paint")
    me.leave()
    return paint


def opened(chromium: Browser, server: Server, line: Line, game: Played) -> float:
    """How long the first board takes."""
    me, _ = visit(chromium, server, line)
    me.go()
    me.page.wait_for_load_state("networkidle")
    board = begin(me, game)
    me.leave()
    return board


def played(chromium: Browser, server: Server, game: Played) -> tuple[list[float], float]:
    """By mouse, from the first board on: long tasks, and layout shift."""
    me, _ = visit(chromium, server, None)
    me.go()
    me.page.wait_for_load_state("networkidle")
    begin(me, game)
    me.page.evaluate("seen.shift = 0, seen.tasks.length = 0")
    me.play(in_time(me, game.mover(me)), game.until)
    me.page.wait_for_timeout(QUIET_MS)
    seen = me.page.evaluate("seen")
    me.leave()
    return seen["tasks"], seen["shift"]


def looked_around(
    chromium: Browser, server: Server, game: Played
) -> tuple[list[float], list[float]]:
    """Frames and long tasks while a hand moves and enlarges the drawing, where it can."""
    if game.glance is None:
        return [], []
    me, _ = visit(chromium, server, None)
    me.go()
    begin(me, game)
    me.page.wait_for_timeout(QUIET_MS)
    me.page.evaluate(COUNT_FRAMES)
    game.glance(me)
    seen = me.page.evaluate("seen")
    me.leave()
    return [after - before for before, after in pairwise(seen["frames"])], seen["tasks"]


def in_time(me: Person, move: Callable[[], None]) -> Callable[[], None]:
    """Move once one is asked: `expect` would examine the whole page while it waits, on its time."""

    def wait_and_move() -> None:
        me.page.locator(".status.turn").wait_for()
        move()

    return wait_and_move


def report(sides: dict[str, Figures]) -> str:
    rows = [
        row("requests of a first visit", sides, lambda it: it.requests, MOST_REQUESTS),
        row("kB of a first visit", sides, lambda it: it.kilobytes, MOST_KB),
        row("largest paint, ms", sides, lambda it: it.paint_ms, None),
        row(f"largest paint {ON_SLOW_LINE}", sides, lambda it: it.slow_paint_ms, MOST_PAINT_MS),
    ]
    for name in sides["now"].games:
        rows += rows_of(name, sides)
    load = f"load {os.getloadavg()[0]:.2f} after the run"
    head = f"- commit: {commit()}\n- processor: {processor()}, {os.cpu_count()} cores, {load}\n"
    return f"{head}\n{table(['The page', *sides, 'wanted', ''], rows)}"


def rows_of(name: str, sides: dict[str, Figures]) -> list[list[str]]:
    def about(what: str, value: Callable[[GameFigures], float], most: float | None) -> list[str]:
        return row(f"{name}: {what}", sides, lambda it: value(it.games[name]), most)

    games = sides["now"].games
    first = next(iter(games))
    longest = None if name == first else BESIDE_FIRST * games[first].board_ms
    rows = [
        about("requests up to the first board", lambda it: it.requests, None),
        about("kB up to the first board", lambda it: it.kilobytes, None),
        about("click to board, ms", lambda it: it.board_ms, longest),
        about(f"click to board {ON_SLOW_LINE}", lambda it: it.slow_board_ms, None),
        about("tasks over 50 ms while played", lambda it: len(it.tasks), 0),
        about("longest task, ms", lambda it: max(it.tasks, default=0), MOST_TASK_MS),
        about("layout shift", lambda it: it.shift, MOST_SHIFT),
    ]
    if games[name].frames:
        rows += [
            about("frame while the map moves, median, ms", lambda it: it.frame_of(0.5), FRAME_MS),
            about("frame, 99 of 100, ms", lambda it: it.frame_of(0.99), None),
            about("tasks over 50 ms, meanwhile", lambda it: len(it.glance_tasks), 0),
        ]
    return rows


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
