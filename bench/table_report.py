"""A run of bench/table.py as tables, as JSON, and as an entry in bench/results.md."""

from dataclasses import asdict, dataclass
from datetime import date
from statistics import median
from typing import Any

from goals import number
from report import RESULTS, Environment, flag, table
from table_measure import LIMIT, PAUSE, Round, Stage, percentile

PERCENTS = (50, 95, 99)
WANTED_RATIOS = {50: 2.0, 99: 1.0}
WANTED_TABLES = 1500
END_OF_HISTORY = "<!-- table.py adds a row above this line -->"


@dataclass(frozen=True)
class Run:
    hoarfrost: list[Round]
    peer: list[Round]
    stages: list[Stage]

    def ratio(self, percent: int) -> float:
        """Hoarfrost's time to boardgame.io's: the median of the rounds."""
        pairs = zip(self.hoarfrost, self.peer, strict=True)
        return median(percentile(a, percent) / percentile(b, percent) for a, b in pairs)

    @property
    def held(self) -> Stage | None:
        """The most tables that the server held."""
        return next((stage for stage in reversed(self.stages) if stage.is_held), None)

    def verdict_of_ratio(self, percent: int) -> str:
        return verdict(self.ratio(percent) <= WANTED_RATIOS[percent])

    @property
    def verdict_of_capacity(self) -> str:
        return verdict(self.held is not None and self.held.tables >= WANTED_TABLES)


def verdict(met: bool) -> str:
    return "met" if met else "MISSED"


def whole(rounds: list[Round]) -> Round:
    return [each for latencies in rounds for each in latencies]


def text(run: Run, environment: Environment) -> str:
    facts = "\n".join(f"- {name}: {value}" for name, value in environment.items())
    parts = [facts, goal_table(run), latency_table(run), capacity_table(run)]
    return "\n\n".join(parts)


def goal_table(run: Run) -> str:
    tables = "-" if run.held is None else number(run.held.tables)
    rows = [
        [
            f"p{percent} beside boardgame.io's",
            f"{number(run.ratio(percent))} x",
            f"<= {number(wanted)} x",
            run.verdict_of_ratio(percent),
        ]
        for percent, wanted in WANTED_RATIOS.items()
    ]
    wanted_tables = f">= {number(WANTED_TABLES)}"
    rows.append(
        [f"tables with a p99 under {LIMIT} ms", tables, wanted_tables, run.verdict_of_capacity]
    )
    return table(["Goal", "measured", "wanted", ""], rows)


def latency_table(run: Run) -> str:
    """A percentile is of all moves of all rounds, the spread that of the rounds."""
    rows = []
    for name, rounds in (("Hoarfrost", run.hoarfrost), ("boardgame.io", run.peer)):
        moves = whole(rounds)
        p99s = [percentile(latencies, 99) for latencies in rounds]
        times = [number(percentile(moves, percent)) for percent in PERCENTS]
        rows.append([name, *times, f"{number(min(p99s))} to {number(max(p99s))}", str(len(moves))])
    rows.append(["ratio", *(number(run.ratio(percent)) for percent in PERCENTS), "", ""])
    head = ["A move to the opponent, ms", "p50", "p95", "p99", "p99 of the rounds", "moves"]
    return table(head, rows)


def capacity_table(run: Run) -> str:
    head = ["Tables", "p50, ms", "p95, ms", "p99, ms", "moves", "of a core", "kB a table", ""]
    return table(head, [capacity_row(stage) for stage in run.stages])


def capacity_row(stage: Stage) -> list[str]:
    return [
        number(stage.tables),
        *(number(percentile(stage.latencies, percent)) for percent in PERCENTS),
        f"{len(stage.latencies)} of {stage.planned}",
        f"{stage.core:.0%}",
        number(stage.memory / stage.tables / 1000),
        "held" if stage.is_held else stage.errors[0] if stage.errors else "NOT held",
    ]


def as_json(run: Run, environment: Environment) -> dict[str, Any]:
    return {
        "environment": environment,
        "latency_ms": {"hoarfrost": times(run.hoarfrost), "boardgame": times(run.peer)},
        "ratio": {f"p{percent}": run.ratio(percent) for percent in PERCENTS},
        "capacity": {
            "seconds_between_moves": PAUSE,
            "p99_limit_ms": LIMIT,
            "tables_held": 0 if run.held is None else run.held.tables,
            "stages": [stage_json(stage) for stage in run.stages],
        },
        "goals": {
            **{f"p{percent}": run.verdict_of_ratio(percent) for percent in WANTED_RATIOS},
            "capacity": run.verdict_of_capacity,
        },
    }


def times(rounds: list[Round]) -> dict[str, Any]:
    return {**percentiles(whole(rounds)), "rounds": [percentiles(each) for each in rounds]}


def percentiles(latencies: Round) -> dict[str, float]:
    each = {f"p{percent}": percentile(latencies, percent) for percent in PERCENTS}
    return {"moves": len(latencies), **each}


def stage_json(stage: Stage) -> dict[str, Any]:
    facts = asdict(stage)
    return {
        **percentiles(facts.pop("latencies")),
        **facts,
        "bytes_per_table": round(stage.memory / stage.tables),
        "held": stage.is_held,
    }


def append_results(run: Run, environment: Environment, note: str) -> None:
    """A row in the history of the table, and the whole run at the end of the file."""
    today = date.today().isoformat()
    held = run.held
    row = [
        *(today, environment["commit"], note),
        *(number(percentile(whole(run.hoarfrost), percent)) for percent in PERCENTS),
        *(
            f"{number(run.ratio(percent))}{flag(run.verdict_of_ratio(percent))}"
            for percent in WANTED_RATIOS
        ),
        f"{number(held.tables) if held else '-'}{flag(run.verdict_of_capacity)}",
        number(held.memory / held.tables / 1000) if held else "-",
    ]
    written = RESULTS.read_text()
    if written.count(END_OF_HISTORY) != 1:
        raise SystemExit(f"{RESULTS} must have this line once: {END_OF_HISTORY}")
    history = f"| {' | '.join(row)} |\n{END_OF_HISTORY}"
    entry = f"\n## {today}: {note}\n\n{text(run, environment)}\n"
    RESULTS.write_text(written.replace(END_OF_HISTORY, history) + entry)
