"""What was measured in a run: rates by both clocks, and ratios of them."""

from dataclasses import dataclass, field
from statistics import median

from measure import Rate

BUSY = 1.03  # so much more time on the wall than on the core, and the machine had other work


@dataclass
class Figure:
    """The rates of one subject, a round each."""

    side: str  # "compiled", "before", "plain" or "peers"
    name: str
    unit: str = ""
    rounds: list[Rate] = field(default_factory=list)
    error: str = ""

    def values(self, clock: str) -> list[float]:
        return [rate.wall if clock == "wall" else rate.process for rate in self.rounds]


@dataclass(frozen=True)
class Build:
    """How long a wheel took from a copy of the sources, and what came of it."""

    seconds: float
    process_seconds: float
    wheel_bytes: int
    compiled: bool


class Figures:
    """All figures of a run, read by one clock."""

    def __init__(self, figures: list[Figure], build: Build | None) -> None:
        self.all = figures
        self.build = build
        self.busy = waiting(figures)
        self.clock = "process" if self.busy > BUSY else "wall"

    def find(self, side: str, name: str) -> list[float]:
        """The rates of a subject by round; none if it was not measured."""
        for figure in self.all:
            if (figure.side, figure.name) == (side, name):
                return figure.values(self.clock)
        return []

    def rate(self, side: str, name: str) -> float | None:
        values = self.find(side, name)
        return median(values) if values else None

    def each(self, side: str, name: str) -> float | None:
        """Seconds a unit."""
        rate = self.rate(side, name)
        return None if rate is None else 1 / rate

    def ratio(self, side: str, name: str, *peers: str) -> float | None:
        """Ours in the rate of a peer, of several the fastest: the median over the rounds."""
        ours = self.find(side, name)
        theirs = [values for values in (self.find("peers", peer) for peer in peers) if values]
        if not ours or len(theirs) < len(peers):
            return None
        best: list[float] = [max(values) for values in zip(*theirs, strict=False)]
        return median(mine / other for mine, other in zip(ours, best, strict=False))

    def has_before(self) -> bool:
        return any(figure.side == "before" for figure in self.all)

    def beside_before(self, name: str) -> float | None:
        """How fast a subject is now in terms of the commit before: the median over the rounds."""
        now, before = self.find("compiled", name), self.find("before", name)
        if not now or not before:
            return None
        return median(mine / other for mine, other in zip(now, before, strict=False))


def waiting(figures: list[Figure]) -> float:
    """Time on the wall in terms of time on the core, over all samples."""
    rates = [rate for figure in figures for rate in figure.rounds]
    return median(rate.process / rate.wall for rate in rates) if rates else 1.0
