"""A result in one line, so that games of the same deal can stand side by side."""

from dataclasses import dataclass

from hoarfrost.core.messages import Message


@dataclass(frozen=True)
class Score:
    """How a game went for one seat."""

    line: Message  # "4 : 1"
    points: float  # of two equal ranks of the same deal the higher is the better
