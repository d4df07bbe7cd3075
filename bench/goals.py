"""The goals for Claim (speed.md), and what else is set beside the peers."""

from collections.abc import Callable
from dataclasses import dataclass

from figures import Build, Figures

Measure = Callable[[Figures], float | None]


@dataclass(frozen=True)
class Goal:
    what: str
    short: str  # the head of its column in results.md
    measure: Measure
    limit: float
    unit: str
    at_least: bool = True

    def verdict(self, figures: Figures) -> str:
        value = self.measure(figures)
        if value is None:
            return "not measured"
        met = value >= self.limit if self.at_least else value <= self.limit
        return "met" if met else "MISSED"

    def text(self) -> str:
        return f"{'>=' if self.at_least else '<='} {number(self.limit)} {self.unit}"

    def value(self, figures: Figures) -> str:
        value = self.measure(figures)
        return "-" if value is None else f"{number(value)} {self.unit}"


@dataclass(frozen=True)
class Comparison:
    what: str
    measure: Measure

    def value(self, figures: Figures) -> str:
        value = self.measure(figures)
        return "-" if value is None else f"{number(value)} x"


def number(value: float) -> str:
    """Three digits, and no more zeros than needed."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def millions(name: str) -> Measure:
    return lambda figures: scaled(figures.rate("compiled", name), 1e-6)


def microseconds(name: str) -> Measure:
    return lambda figures: scaled(figures.each("compiled", name), 1e6)


def move_of_1000(figures: Figures) -> float | None:
    """Milliseconds for a thousand iterations."""
    return scaled(figures.each("compiled", "base search"), 1000 * 1000)


def times(side: str, name: str, *peers: str) -> Measure:
    return lambda figures: figures.ratio(side, name, *peers)


def of_build(read: Callable[[Build], float]) -> Measure:
    def measure(figures: Figures) -> float | None:
        build = figures.build
        return read(build) if build is not None and build.compiled else None

    return measure


def nothing(_figures: Figures) -> float | None:
    return None


def scaled(value: float | None, factor: float) -> float | None:
    return None if value is None else value * factor


ROLLOUTS = ("hearts C++ rollouts", "euchre C++ rollouts")

GOALS = (
    Goal(
        "base Claim, random games inside the compiled loop",
        "base, M/s",
        millions("base play_out"),
        8,
        "M decisions/s",
    ),
    Goal(
        "the same beside OpenSpiel's C++ rollouts (the faster game)",
        "/ C++ rollouts",
        times("compiled", "base play_out", *ROLLOUTS),
        1.5,
        "x",
    ),
    Goal(
        "Frost with artifacts, random games inside the compiled loop",
        "Frost, M/s",
        millions("frost play_out"),
        3,
        "M decisions/s",
    ),
    Goal(
        "base Claim from Python, ply by ply, beside OpenSpiel hearts",
        "API / hearts",
        times("compiled", "base API", "hearts API"),
        5,
        "x",
    ),
    Goal("clone, base, at ply 10", "clone, us", microseconds("base clone"), 0.3, "us", False),
    Goal(
        "resample, base, at ply 10", "resample, us", microseconds("base resample"), 1, "us", False
    ),
    Goal(
        "IS-MCTS from the first decision beside OpenSpiel's C++ IS-MCTS on hearts",
        "IS-MCTS / hearts",
        times("compiled", "base search", "hearts C++ IS-MCTS"),
        5,
        "x",
    ),
    Goal("a move of 1,000 iterations", "move, ms", move_of_1000, 5, "ms", False),
    Goal(
        "exact Phase 2, 13 against 13 cards (there is no solver yet)",
        "exact, ms",
        nothing,
        50,
        "ms",
        False,
    ),
    Goal(
        "uncompiled, from Python, ply by ply, beside OpenSpiel hearts",
        "plain / hearts",
        times("plain", "base API", "hearts API"),
        0.5,
        "x",
    ),
    Goal("build from source", "build, s", of_build(lambda build: build.seconds), 60, "s", False),
    Goal("wheel", "wheel, MB", of_build(lambda build: build.wheel_bytes / 1e6), 2, "MB", False),
)

COMPARISONS = (
    Comparison(
        "base API / hearts API, its chance nodes counted too",
        times("compiled", "base API", "hearts API, all plies"),
    ),
    Comparison("base API / euchre API", times("compiled", "base API", "euchre API")),
    Comparison("frost API / hearts API", times("compiled", "frost API", "hearts API")),
    Comparison(
        "base API / RLCard bridge, rules alone", times("compiled", "base API", "bridge game")
    ),
    Comparison("uncompiled base API / the same", times("plain", "base API", "bridge game")),
    Comparison(
        "frost play_out / C++ rollouts (the faster game)",
        times("compiled", "frost play_out", *ROLLOUTS),
    ),
    Comparison("base clone / hearts clone", times("compiled", "base clone", "hearts clone")),
    Comparison(
        "base resample / hearts resample", times("compiled", "base resample", "hearts resample")
    ),
    Comparison(
        "base search / euchre C++ IS-MCTS",
        times("compiled", "base search", "euchre C++ IS-MCTS"),
    ),
    Comparison(
        "frost search / hearts C++ IS-MCTS",
        times("compiled", "frost search", "hearts C++ IS-MCTS"),
    ),
)
