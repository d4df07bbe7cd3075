"""Names for the pieces that a viewer sees, which tell nothing that is not seen.

A browser needs to know that the card now on the table is the one that was in the hand. So each
viewer has a number for each piece whose face is seen. A piece keeps its number while it stays in
sight and gets a new one when it has been out of sight. Numbers are given by looks alone: of
pieces that looked the same (same place, same face) no viewer can tell which one moved, so the
lowest number goes to the first in order of the new looks. Two worlds that a viewer cannot tell
apart therefore give the same numbers, and neither the order nor the true number of a hidden piece
shows.
"""

from hoarfrost.core.game import State
from hoarfrost.core.plain import Json

Looks = tuple[str, str]  # the place and the face of a piece
Seen = tuple[Looks, int]  # the looks of a piece and its handle

OUT_OF_SIGHT: Looks = ("", "")


class Change:
    """What one look has changed, so that it can be undone: a match of many moves has many."""

    def __init__(self, before: dict[int, Seen], new: list[int]) -> None:
        self.before = before  # of the pieces that moved, and of those that looked like them
        self.new = new  # the pieces that had been out of sight


class Handles:
    """The handles of one viewer (a seat, or None for a spectator)."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.seen: dict[int, Seen] = {}
        self.looks: dict[int, Looks] = {}  # of the pieces that are seen
        self.given = 0
        self.changes: list[Change] = []  # one per look

    def look(self, state: State) -> None:
        """Bring the handles up to what the viewer sees in the next position."""
        now: dict[int, Looks] = {
            piece: (place, face) for piece, place, face in state.visible_pieces(self.viewer)
        }
        if now == self.looks:  # most moves touch no piece
            self.changes.append(Change({}, []))
            return
        self.looks = now
        new = sorted((looks, piece) for piece, looks in now.items() if piece not in self.seen)
        before: dict[int, Seen] = {}
        for pieces in self.alike_before_moving(now):
            for piece in pieces:
                before[piece] = self.seen.pop(piece)
            handles = sorted(before[piece][1] for piece in pieces)
            by_new_looks = sorted(pieces, key=lambda piece: now.get(piece, OUT_OF_SIGHT))
            for piece, handle in zip(by_new_looks, handles, strict=True):
                if piece in now:
                    self.seen[piece] = (now[piece], handle)
        for looks, piece in new:
            self.given += 1
            self.seen[piece] = (looks, self.given)
        self.changes.append(Change(before, [piece for _, piece in new]))

    def alike_before_moving(self, now: dict[int, Looks]) -> list[list[int]]:
        """The pieces that have moved or gone, each with all that looked like it."""
        groups: dict[Looks, list[int]] = {
            looks: [] for piece, (looks, _) in self.seen.items() if now.get(piece) != looks
        }
        if groups:
            for piece, (looks, _) in self.seen.items():
                if looks in groups:
                    groups[looks].append(piece)
        return list(groups.values())

    def go_back_to(self, looks: int) -> None:
        """See again what was seen after so many looks; numbers given since are not given again."""
        while len(self.changes) > looks:
            change = self.changes.pop()
            for piece in change.new:
                del self.seen[piece]
            self.seen.update(change.before)
        self.looks = {piece: looks for piece, (looks, _) in self.seen.items()}

    def to_json(self) -> Json:
        """The pieces of each place as [face, handle], in that order."""
        places: Json = {}
        for (place, face), handle in sorted(self.seen.values()):
            places.setdefault(place, []).append([face, handle])
        return places
