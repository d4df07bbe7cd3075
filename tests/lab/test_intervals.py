"""Wilson intervals, against values worked out by others."""

import pytest

from hoarfrost.lab.intervals import wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [  # Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_as_published(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_a_trial() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
