"""A run as tables, as JSON, and as an entry in the history of bench/results.md."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from figures import Figure, Figures
from goals import GOALS, Goal, number
from history import END_OF_HISTORY, add_row

Environment = dict[str, str]

RESULTS = Path(__file__).resolve().parent / "results.md"
EACH = {"deals", "clones", "worlds"}  # units that read better as the time for one
TOLERANCE = 0.03  # so much slower than before is noise, or not worth a word
CLOCKS = {"wall": "the clock on the wall", "process": "process time"}


def text(figures: Figures, environment: Environment) -> str:
    facts = "\n".join(f"- {name}: {value}" for name, value in environment.items())
    return f"{facts}\n- {clock_note(figures)}\n\n{tables(figures)}"


def tables(figures: Figures) -> str:
    parts = [goal_table(figures), figure_table(figures)]
    if figures.has_before():
        parts.insert(1, before_table(figures))
    if figures.build is not None:
        parts.append(build_note(figures))
    return "\n\n".join(parts)


def clock_note(figures: Figures) -> str:
    why = "the machine was busy" if figures.clock == "process" else "the machine was quiet"
    return (
        f"verdicts and ratios by {CLOCKS[figures.clock]}: {why} "
        f"({figures.busy:.2f} s on the wall for 1 s on the core)"
    )


def goal_table(figures: Figures) -> str:
    rows = [[goal.what, goal.value(figures), goal.text(), goal.verdict(figures)] for goal in GOALS]
    return table(["Goal", "measured", "wanted", ""], rows)


def before_table(figures: Figures) -> str:
    rows = [
        [figure.name, number(ratio), "SLOWER" if ratio < 1 - TOLERANCE else ""]
        for figure in figures.all
        if figure.side == "compiled" and (ratio := figures.beside_before(figure.name)) is not None
    ]
    return table(["Now beside the commit before", "x as fast", ""], rows)


def figure_table(figures: Figures) -> str:
    rows = [figure_row(figure, figures.clock) for figure in figures.all]
    return table(
        ["", "subject", "median", "slowest to fastest round", "on the wall", "process time"], rows
    )


def figure_row(figure: Figure, clock: str) -> list[str]:
    if not figure.rounds:
        return [figure.side, figure.name, "-", figure.error or "not measured", "-", "-"]
    values = figure.values(clock)
    slowest_and_fastest = (plain_value(value, figure.unit) for value in (min(values), max(values)))
    rounds = " to ".join(slowest_and_fastest)
    wall, process = (pretty(median(figure.values(c)), figure.unit) for c in ("wall", "process"))
    return [figure.side, figure.name, pretty(median(values), figure.unit), rounds, wall, process]


def pretty(rate: float, unit: str) -> str:
    return f"{plain_value(rate, unit)} {'us' if unit in EACH else f'{unit}/s'}"


def plain_value(rate: float, unit: str) -> str:
    return number(1e6 / rate) if unit in EACH else number(rate)


def build_note(figures: Figures) -> str:
    build = figures.build
    assert build is not None
    form = "compiled" if build.compiled else "NOT compiled"
    return (
        f"Build: {build.seconds:.1f} s on the wall, {build.process_seconds:.1f} s of all cores, "
        f"isolated environment included; wheel {build.wheel_bytes / 1e6:.2f} MB, {form}."
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table that is straight in a terminal too."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    lines = [head, ["-" * width for width in widths], *rows]
    return "\n".join(
        f"| {' | '.join(cell.ljust(w) for cell, w in zip(line, widths, strict=True))} |"
        for line in lines
    )


def as_json(figures: Figures, environment: Environment) -> dict[str, Any]:
    return {
        "environment": environment,
        "clock": figures.clock,
        "wall_per_process_second": figures.busy,
        "goals": [
            {
                "game": goal.game,
                "what": goal.what,
                "value": goal.measure(figures),
                "limit": goal.limit,
                "unit": goal.unit,
                "at_least": goal.at_least,
                "verdict": goal.verdict(figures),
            }
            for goal in GOALS
        ],
        "beside_before": {
            figure.name: figures.beside_before(figure.name)
            for figure in figures.all
            if figure.side == "compiled" and figures.has_before()
        },
        "rates": [figure_json(figure) for figure in figures.all],
        "build": None if figures.build is None else asdict(figures.build),
    }


def figure_json(figure: Figure) -> dict[str, Any]:
    medians = {
        f"{clock}_median": median(figure.values(clock)) if figure.rounds else None
        for clock in CLOCKS
    }
    return {**asdict(figure), "unit": f"{figure.unit}/s", **medians}


def append_results(figures: Figures, environment: Environment, note: str) -> None:
    """A row in the history of each game, and the whole run at the end of the file."""
    written = RESULTS.read_text() if RESULTS.exists() else empty_results()
    if written.count(END_OF_HISTORY) != 1:
        raise SystemExit(f"{RESULTS} must have this line once: {END_OF_HISTORY}")
    today = date.today().isoformat()
    start = {"Date": today, "commit": environment["commit"], "note": note}
    for game in dict.fromkeys(goal.game for goal in GOALS if goal.game):
        goals = [goal for goal in GOALS if goal.game in (game, "")]
        row = {goal.short: history_cell(goal, figures) for goal in goals}
        wanted = {goal.short: goal.text() for goal in goals}
        written = add_row(written, game, start | row, wanted)
    RESULTS.write_text(f"{written}\n## {today}: {note}\n\n{text(figures, environment)}\n")


def history_cell(goal: Goal, figures: Figures) -> str:
    return f"{goal.value(figures).split()[0]}{flag(goal.verdict(figures))}"


def flag(verdict: str) -> str:
    return " (missed)" if verdict == "MISSED" else ""


def empty_results() -> str:
    return "\n".join([*INTRODUCTION, "## History", "", END_OF_HISTORY, ""])


INTRODUCTION = (
    "# Benchmark results",
    "",
    "`make bench` measures; `make bench ARGS='--append-results \"what changed\"'` also adds the",
    "run here: a row in the history of each game, and below it everything that was measured.",
    "",
    "All subjects take turns in one run, on one core, and the median of the rounds counts; a ratio",
    "is the median of the ratios of the rounds. Random games include the deal in their time, and",
    "only decisions are counted, of ours and of OpenSpiel. OpenSpiel deals by chance nodes, card",
    "by card; where they are counted as well, the row says so. Its C++ rollouts start after the",
    "deal, ours with it. Catanatron plays with two seats, which is fastest, and does not check its",
    "actions; all of them are counted, rolls and ends of turns too, and the making of the board is",
    "in the time. Clones and resamples are called from Python; of several positions the median",
    "counts. A search makes moves of 1,000 iterations from the first decision that is a choice;",
    "where a game has a horizon, its play-outs stop there.",
    "",
)
