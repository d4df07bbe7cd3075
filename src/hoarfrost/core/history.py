"""What a Match remembers: the moves that were made, and the positions it can go back to."""

from collections.abc import Sequence

from hoarfrost.core.game import State
from hoarfrost.core.record import RecordedMove
from hoarfrost.core.tape import Event, Tape


class MadeMove:
    """A move that was made: by whom, its text, and what came of it."""

    def __init__(
        self, seat: int, forced: bool, first_action: int, first_event: int, asked: Sequence[int]
    ) -> None:
        self.seat = seat
        self.forced = forced
        self.asked = list(asked)  # the seats that were asked at once when it was made
        self.first_action = first_action  # its number among all actions since the deal, from 1
        self.first_event = first_event  # so many events came before it, with those of the deal
        self.steps = 0
        self.text = ""
        self.rolls: list[str] = []
        self.events: list[Event] = []

    def add_step(self, text: str, tape: Tape) -> None:
        self.steps += 1
        self.text = f"{self.text} {text}" if self.text else text
        self.rolls.extend(tape.rolls)
        self.events.extend(tape.events)

    def recorded(self) -> RecordedMove:
        return RecordedMove(self.seat, self.text, self.rolls, self.forced)

    def recorded_for(self, seat: int | None) -> RecordedMove:
        """The move as a seat saw it: of others only the events, not whether they had a choice."""
        events = [event.seen_by(seat) for event in self.events]
        if self.seat != seat:
            return RecordedMove(self.seat, None, events=events)
        return RecordedMove(self.seat, self.text, forced=self.forced, events=events)

    def __repr__(self) -> str:
        return f"MadeMove({self.seat}: {self.text}{' (forced)' if self.forced else ''})"


class Snapshot:
    """A position before a chosen move."""

    def __init__(self, state: State, looks: int, moves_made: int) -> None:
        self.state = state
        self.looks = looks  # so many positions its viewers had seen
        self.moves_made = moves_made
