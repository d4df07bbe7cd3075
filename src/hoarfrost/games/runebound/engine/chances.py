"""How likely two ten-sided dice show at least so much: of a hundred results."""

from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 20
LOWEST: Final = 2


def count_results() -> list[float]:
    """By number, from 0 to one more than the dice can show."""
    ways = [0] * (HIGHEST + 2)
    for first in range(1, 11):
        for second in range(1, 11):
            for total in range(first + second + 1):
                ways[total] += 1
    return [count / 100 for count in ways]


AT_LEAST: Final = count_results()


def at_least(number: i64) -> float:
    if number <= LOWEST:
        return 1.0
    return 0.0 if number > HIGHEST else AT_LEAST[number]
