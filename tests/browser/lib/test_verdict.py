"""js/table/verdict.js: how a game ended, in words."""

from typing import Any

import pytest

from tests.browser.lib.workbench import Workbench

ASK = """
  const name = (seat) => ["Ada", "Ben", "Cleo"][seat];
  return [verdict.headline(end, name, reader), verdict.why(end, name, reader)];
"""


def end(*winners: int, seats: int = 3, **more: object) -> dict[str, Any]:
    ranks = [1 if seat in winners else 2 for seat in range(seats)]
    usual = {"kind": "played", "seat": None, "draw": False, "winners": list(winners)}
    return {**usual, "ranks": ranks, **more}


@pytest.mark.parametrize(
    ("ended", "reader", "headline", "why"),
    [
        (end(0), 0, "You win", ""),
        (end(0), None, "Ada wins", ""),
        (end(0, 2), 1, "Ada and Cleo win together", ""),
        (end(0, 1, draw=True, seats=2), 0, "A draw", "Both players win together."),
        (end(0, 1, 2, draw=True), 0, "A draw", "All players win together."),
        (end(), None, "Nobody wins", ""),
        (end(1, kind="resigned", seat=0, seats=2), 0, "Ben wins", "You resigned."),
        (end(1, kind="time", seat=0, seats=2), 1, "You win", "Ada ran out of time."),
    ],
)
def test_the_headline_and_the_reason(
    bench: Workbench, ended: dict[str, Any], reader: int | None, headline: str, why: str
) -> None:
    assert bench.run(ASK, end=ended, reader=reader) == [headline, why]
