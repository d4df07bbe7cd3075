"""The goals of all kits and of the build, as a run meets them."""

from collections.abc import Callable
from dataclasses import dataclass

from figures import Build, Figures

from hoarfrost.core.kit import SpeedGoal
from hoarfrost.registry import kits

Measure = Callable[[Figures], float | None]
FACTORS = {"M/s": 1e-6, "us": 1e6, "ms per 1,000": 1e6}


@dataclass(frozen=True)
class Goal:
    what: str
    short: str  # the head of its column in the game's table in results.md
    measure: Measure
    limit: float
    unit: str
    at_least: bool = True
    game: str = ""  # the build is that of all

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


def number(value: float) -> str:
    """Three digits, and no more zeros than needed."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def measure_of(game: str, goal: SpeedGoal) -> Measure:
    side, subject = ("compiled" if goal.is_compiled else "plain"), f"{game} {goal.subject}"
    if goal.unit == "x":
        return lambda figures: figures.ratio(side, subject, *goal.peers)
    if goal.unit == "M/s":
        return lambda figures: scaled(figures.rate(side, subject), FACTORS[goal.unit])
    return lambda figures: scaled(figures.each(side, subject), FACTORS[goal.unit])


def of_build(read: Callable[[Build], float]) -> Measure:
    def measure(figures: Figures) -> float | None:
        build = figures.build
        return read(build) if build is not None and build.compiled else None

    return measure


def scaled(value: float | None, factor: float) -> float | None:
    return None if value is None else value * factor


GOALS = (
    *(
        Goal(
            f"{kit.name}: {goal.what}",
            goal.short,
            measure_of(kit.name, goal),
            goal.limit,
            goal.unit,
            goal.at_least,
            kit.name,
        )
        for kit in kits()
        for goal in kit.trials.goals
    ),
    Goal("build from source", "build, s", of_build(lambda build: build.seconds), 60, "s", False),
    Goal("wheel", "wheel, MB", of_build(lambda build: build.wheel_bytes / 1e6), 2, "MB", False),
)
