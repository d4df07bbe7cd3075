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
Seen = tuple[str, str, int]  # the looks of a piece and its handle

OUT_OF_SIGHT: Looks = ("", "")


class Change:
    """What one look has changed, so that it can be undone: a match of many moves has many."""

    def __init__(self, before: dict[int, Seen], new: list[int]) -> None:
        self.before = before  # what was seen of the pieces that are now seen otherwise, or not
        self.new = new  # the pieces that had been out of sight


class Handles:
    """The handles of one viewer (a seat, or None for a spectator)."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.seen: dict[int, Seen] = {}
        self.given = 0
        self.changes: list[Change] = []  # one per look

    def look(self, state: State) -> None:
        """Bring the handles up to what the viewer sees in the next position."""
        now: dict[int, Looks] = {
            piece: (place, face) for piece, place, face in state.visible_pieces(self.viewer)
        }
        handles = self.kept(now)
        for _, piece in sorted((now[piece], piece) for piece in now if piece not in handles):
            self.given += 1
            handles[piece] = self.given
        seen = {piece: (place, face, handles[piece]) for piece, (place, face) in now.items()}
        new = [piece for piece in seen if piece not in self.seen]
        self.changes.append(Change(dict(self.seen.items() - seen.items()), new))
        self.seen = seen

    def kept(self, now: dict[int, Looks]) -> dict[int, int]:
        """The handles of the pieces seen before, dealt anew among those that looked alike."""
        kept = {piece: seen[2] for piece, seen in self.seen.items() if piece in now}
        for pieces in self.alike():
            handles = sorted(self.seen[piece][2] for piece in pieces)
            by_new_looks = sorted(pieces, key=lambda piece: now.get(piece, OUT_OF_SIGHT))
            for piece, handle in zip(by_new_looks, handles, strict=True):
                if piece in now:
                    kept[piece] = handle
        return kept

    def alike(self) -> list[list[int]]:
        """The pieces that look like another one; in most games there are few or none."""
        groups: dict[Looks, list[int]] = {}
        for piece, (place, face, _) in self.seen.items():
            groups.setdefault((place, face), []).append(piece)
        if len(groups) == len(self.seen):
            return []
        return [pieces for pieces in groups.values() if len(pieces) > 1]

    def go_back_to(self, looks: int) -> None:
        """See again what was seen after so many looks; numbers given since are not given again."""
        while len(self.changes) > looks:
            change = self.changes.pop()
            for piece in change.new:
                del self.seen[piece]
            self.seen.update(change.before)

    def to_json(self) -> Json:
        """The pieces of each place as [face, handle], in that order."""
        places: Json = {}
        for place, face, handle in sorted(self.seen.values()):
            places.setdefault(place, []).append([face, handle])
        return places
