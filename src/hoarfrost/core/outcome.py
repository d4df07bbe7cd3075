"""How a game ended, said the same way for every game: who won, in which order, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from hoarfrost.core.plain import Json


@dataclass(frozen=True)
class Outcome:
    winners: list[int]  # all of them where a game is won together or drawn
    ranks: list[int]  # one per seat, from 1; equal seats share the better rank
    is_draw: bool
    reason: str  # in the game's words ("points"), or "resigned", "time"

    def to_json(self) -> Json:
        return {
            "winners": self.winners,
            "ranks": self.ranks,
            "draw": self.is_draw,
            "reason": self.reason,
        }


def outcome_of_returns(returns: Sequence[float], reason: str) -> Outcome:
    """The outcome that the returns tell: the highest wins; if all are equal it is a draw."""
    best = max(returns)
    winners = [seat for seat, value in enumerate(returns) if value == best]
    ranks = [1 + sum(other > value for other in returns) for value in returns]
    is_draw = len(returns) > 1 and len(winners) == len(returns)
    return Outcome(winners, ranks, is_draw, reason)


def outcome_of_stop(seats: int, loser: int, reason: str) -> Outcome:
    """One seat has lost before the end; the others have won together."""
    winners = [seat for seat in range(seats) if seat != loser]
    ranks = [2 if seat == loser and seats > 1 else 1 for seat in range(seats)]
    return Outcome(winners, ranks, False, reason)
