"""How long an answer takes where its time must not tell whether there was a choice.

In a window a seat may let a chance go by (`State.is_window`). What others can read from the time
that takes depends on who is asked and on the rhythm that the table has chosen:

- a computer answers at the same moment whether it could do something or not, and passes if it has
  not decided by then;
- somebody who plays against computers alone, or around one device, has nobody to hide from: where
  there is no choice the server passes at once;
- relaxed: where there is no choice the server passes after a time like those that this person has
  needed so far, so that one hesitation proves little. It is not nothing, as at a real table;
- poker face: a window lasts a fixed time, and everything said in it is told at its end. Anybody may
  hold it, also with nothing to play.

Nobody is passed over while their line is cut: they, and nobody else, end their absence.
"""

import asyncio
import random
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Final

HOLD_SECONDS: Final = 15.0  # how long somebody may hold a window, once
ANSWERS_KEPT: Final = 40
MANY_ANSWERS: Final = 5  # from so many on a person's own are enough
LONGEST_HESITATION: Final = 6.0  # seconds; nobody is to wait for a pass out of a coffee break
SPREAD: Final = 0.2  # a time is not given twice to the millisecond


@dataclass(frozen=True)
class Rhythm:
    """The times of the server, in seconds."""

    window: float = 0.4  # when a computer answers in a window
    card: float = 0.7  # the least time of a computer otherwise, so that people can follow
    hesitations: tuple[float, ...] = (0.7, 1.1, 1.6, 2.4)  # of people of whom little is known
    absence: float = 60.0  # without a connection, until the computer may take a seat
    absence_at_start: float = 120.0  # after a restart, when all have to find their way back


@dataclass
class Window:
    """One seat's chance, in time."""

    opened: float
    lasts: float  # seconds
    is_poker: bool = False  # shown to all, told at its end, and can be held
    answer: str | None = None  # what the seat has said, which is told at the end
    holds: dict[int, float] = field(default_factory=dict)  # seat -> until when
    before: float = 0.0  # seconds of its seat's own time, up to when it was opened anew
    have_held: set[int] = field(default_factory=set)
    let_go_at: dict[int, float] = field(default_factory=dict)  # seat -> when it needed no more
    changed: asyncio.Event = field(default_factory=asyncio.Event)  # its end may be another

    def ends(self) -> float:
        return max(self.opened + self.lasts, *self.holds.values(), 0)

    def overtime(self, seat: int, now: float) -> float:
        """The seconds beyond the fixed time that a seat itself has asked for."""
        if seat not in self.have_held:
            return self.before
        until = self.let_go_at.get(seat, self.holds.get(seat, now))
        return self.before + max(0, min(now, until) - self.opened - self.lasts)

    def reopen(self, seat: int, now: float, cut_at: float) -> None:
        """Its seat has come back: it lasts its time again, but nothing is forgotten or given."""
        self.before = self.overtime(seat, cut_at) + now - cut_at
        self.opened = now
        self.holds.clear()
        self.let_go_at.clear()

    def hold(self, seat: int, now: float, seconds: float) -> None:
        """Ask for more time; only once, so that nobody can stop the game."""
        if seat not in self.have_held:
            self.have_held.add(seat)
            self.holds[seat] = now + seconds

    def let_go(self, seat: int, now: float) -> None:
        if self.holds.pop(seat, None) is not None:
            self.let_go_at[seat] = now


class Tempo:
    """How long a person takes in windows in which there is a choice."""

    def __init__(self, hesitations: tuple[float, ...], dice: random.Random | None = None) -> None:
        self.hesitations = hesitations
        self.answers: deque[float] = deque(maxlen=ANSWERS_KEPT)
        self.dice = dice or secrets.SystemRandom()

    def note(self, seconds: float) -> None:
        self.answers.append(min(seconds, LONGEST_HESITATION))

    def draw(self) -> float:
        """The time of a pass without a choice; none where the server makes no pauses."""
        known = list(self.answers)
        if len(known) < MANY_ANSWERS:
            known += self.hesitations
        if not self.hesitations or not known:
            return 0
        return self.dice.choice(known) * self.dice.uniform(1 - SPREAD, 1 + SPREAD)
