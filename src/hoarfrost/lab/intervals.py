"""How sure a rate is."""

from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054  # the quantile of the normal distribution for 95 %


def wilson(hits: int, trials: int, quantile: float = NORMAL_95) -> tuple[float, float]:
    """The Wilson interval of a rate: sound for few trials and near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    rate = hits / trials
    square = quantile * quantile
    centre = rate + square / (2 * trials)
    spread = quantile * sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
