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

OUT_OF_SIGHT: Looks = ("", "")


class Handles:
    """The handles of one viewer (a seat, or None for a spectator)."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.looks: dict[int, Looks] = {}
        self.of_piece: dict[int, int] = {}
        self.given = 0

    def look(self, state: State) -> None:
        """Bring the handles up to what the viewer sees in the next position."""
        now: dict[int, Looks] = {
            piece: (place, face) for piece, place, face in state.visible_pieces(self.viewer)
        }
        kept = self.kept(now)
        for _, piece in sorted((now[piece], piece) for piece in now if piece not in kept):
            self.given += 1
            kept[piece] = self.given
        self.looks = now
        self.of_piece = {piece: kept[piece] for piece in now}

    def kept(self, now: dict[int, Looks]) -> dict[int, int]:
        """The handles of the pieces seen before, dealt anew among those that looked alike."""
        kept = {piece: handle for piece, handle in self.of_piece.items() if piece in now}
        for pieces in self.alike():
            handles = sorted(self.of_piece[piece] for piece in pieces)
            by_new_looks = sorted(pieces, key=lambda piece: now.get(piece, OUT_OF_SIGHT))
            for piece, handle in zip(by_new_looks, handles, strict=True):
                if piece in now:
                    kept[piece] = handle
        return kept

    def alike(self) -> list[list[int]]:
        """The pieces that look like another one; in most games there are few or none."""
        if len(set(self.looks.values())) == len(self.looks):
            return []
        groups: dict[Looks, list[int]] = {}
        for piece, looks in self.looks.items():
            groups.setdefault(looks, []).append(piece)
        return [pieces for pieces in groups.values() if len(pieces) > 1]

    def go_back_to(self, earlier: "Handles") -> None:
        """See an earlier position again; numbers given since are not given a second time."""
        self.looks = earlier.looks
        self.of_piece = earlier.of_piece

    def clone(self) -> "Handles":
        copy = Handles(self.viewer)
        copy.looks = self.looks
        copy.of_piece = self.of_piece
        copy.given = self.given
        return copy

    def to_json(self) -> Json:
        """The pieces of each place as [face, handle], in that order."""
        places: Json = {}
        seen = sorted((self.looks[piece], handle) for piece, handle in self.of_piece.items())
        for (place, face), handle in seen:
            places.setdefault(place, []).append([face, handle])
        return places
