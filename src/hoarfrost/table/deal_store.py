"""What the store keeps of deals: the deals, who has tried them, and what computers answered.

A deal is chance that several people play apart: its secret and the entropy beside it are fixed.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.table.seats import PERSON

CHALLENGE: Final = "challenge"
DAILY: Final = "daily"


@dataclass(frozen=True)
class Deal:
    id: str
    kind: str  # CHALLENGE or DAILY
    game: str
    options: Json
    rules: str  # the version of the rules under which it was dealt first
    seats: list[Json]  # as tables have them; the person's has no name
    secret: str = field(repr=False)
    entropy: list[str]
    created: float
    opens: float | None = None  # until when the secret is told to nobody
    preset: str = ""  # of the deal of the day, if it is one of the game's

    @property
    def seat(self) -> int:
        """The one that is a person's."""
        return next(n for n, seat in enumerate(self.seats) if seat["kind"] == PERSON)


@dataclass(frozen=True)
class Ending:
    """How a game ended, as the results of a deal need it."""

    at: float
    outcome: Json
    result: Json | None  # the game's own; None if it was broken off
    taken_back: int


@dataclass(frozen=True)
class Try:
    """Somebody's game of a deal."""

    deal: str
    person: str  # the hash of a device's key
    attempt: int  # of this person: 1, or 2
    table: str
    name: str
    ending: Ending | None = None
    number: int = 0  # among all of the deal, from 1, the challenger's; the store gives it


@dataclass(frozen=True)
class Answer:
    """What a computer did, by the moves before it, so that it does the same again."""

    path: str
    seat: int
    move: str


class DealStore(ABC):
    """Part of a Store; every method never blocks the event loop."""

    @abstractmethod
    async def add(self, deal: Deal, first: Try | None, answers: Iterable[Answer]) -> Deal:
        """A new deal with the game of whoever made it, or the one that has this id, or that try."""

    @abstractmethod
    async def find(self, id: str) -> Deal | None: ...

    @abstractmethod
    async def of_table(self, table: str) -> Deal | None:
        """The deal of which a table is a try."""

    @abstractmethod
    async def tries(self, deal: str) -> list[Try]:
        """All of a deal, in the order of their numbers."""

    @abstractmethod
    async def answer(self, deal: str, path: str, seat: int) -> str | None: ...

    @abstractmethod
    async def settle(self, deal: str, answer: Answer) -> str:
        """Note an answer; returns the one that holds: that of whoever came here first."""

    @abstractmethod
    async def server_secret(self, fresh: str) -> str:
        """The secret of which all deals of the day are made; the fresh one if there is none."""

    @abstractmethod
    async def delete_older(self, created: float) -> int:
        """Forget the deals of which no game is left; returns how many.

        A deal of the day stays until then also if nobody has begun it.
        """
