"""What is measured, and one sample of it."""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time

Run = Callable[[int], int]
"""Do the work about n times over; returns how many units were done."""


@dataclass(frozen=True)
class Subject:
    """Something with a rate. It may have several cases; the median case counts."""

    name: str
    unit: str
    make_cases: Callable[[], Sequence[Run]]


@dataclass(frozen=True)
class Rate:
    """Units a second by the clock on the wall and by the time the process had the core."""

    wall: float
    process: float


class Bench:
    """A subject made ready: each case knows how often to run so that a sample takes its time."""

    def __init__(self, subject: Subject, seconds: float) -> None:
        self.cases = list(subject.make_cases())
        self.sizes = [enough(case, seconds / len(self.cases)) for case in self.cases]

    def sample(self) -> Rate:
        gc.collect()
        rates = [rate(case, n) for case, n in zip(self.cases, self.sizes, strict=True)]
        return Rate(median(r.wall for r in rates), median(r.process for r in rates))


def enough(run: Run, seconds: float) -> int:
    """How often to run for that many seconds; the trials are the warm-up."""
    n = 1
    while True:
        start = process_time()
        run(n)
        taken = process_time() - start
        if taken >= seconds / 4:
            return max(1, round(n * seconds / taken))
        n *= 2


def rate(run: Run, n: int) -> Rate:
    wall, process = perf_counter(), process_time()
    units = run(n)
    process, wall = process_time() - process, perf_counter() - wall
    return Rate(units / wall, units / max(process, 1e-9))
