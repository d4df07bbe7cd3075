"""Who is at a table, who watches, and since when a seat has been empty."""

from collections.abc import Iterable

from hoarfrost.table.viewer import Viewer
from hoarfrost.table.windows import Rhythm


class Presence:
    def __init__(self, seats: Iterable[int], rhythm: Rhythm, now: float) -> None:
        self.viewers: set[Viewer] = set()
        self.absence = rhythm.absence
        # Nobody was absent of their own will before the server was there.
        first = now + rhythm.absence_at_start - rhythm.absence
        self.last_seen = dict.fromkeys(seats, first)

    def seats(self) -> set[int]:
        """Those that have a connection."""
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def watchers(self) -> int:
        return sum(not viewer.seats for viewer in self.viewers)

    def address(self) -> str:
        """From where this table is used, for turns at the workers; players before watchers."""
        seated = sorted(viewer.address for viewer in self.viewers if viewer.seats)
        return (seated or sorted(viewer.address for viewer in self.viewers) or [""])[0]

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)

    def exit(self, viewer: Viewer, now: float) -> None:
        self.viewers.discard(viewer)
        for seat in set(viewer.seats) - self.seats():
            self.last_seen[seat] = now

    def until_takeover(self, seat: int, now: float) -> float | None:
        """The seconds until a computer may take a seat; None while somebody is there."""
        if seat in self.seats():
            return None
        return max(0.0, self.last_seen.get(seat, now) + self.absence - now)
