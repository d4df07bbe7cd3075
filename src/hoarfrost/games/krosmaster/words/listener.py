"""Who reads a sentence: how it calls people, and pieces by whose they are.

Phrases stand inside a sentence; `opening` gives a line its capital letter.
"""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.messages import LANGUAGES, Names
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import (
    NO_EXTRA,
    Extra,
    Opening,
    card_names,
    names_of,
    opening,
    the_scenery,
)

YOU: Final = Message("you")
YOUR_OPPONENT: Final = Message("your opponent")
YOUR_PIECE: Final = Message("your {piece}")
PIECE_OF_OPPONENT: Final = Message("your opponent's {piece}")
PIECE_OF_PLAYER: Final = Message("{player}'s {piece}")

Phrase = str | Message | Names


class Listener:
    """A seat, or a spectator (None), who reads about an event; `names` are those of the seats."""

    def __init__(self, seat: int | None, names: Sequence[str], extra: Extra = NO_EXTRA) -> None:
        self.seat = seat
        self.names = names
        self.extra = extra

    def person(self, seat: int) -> Phrase:
        """A player."""
        if seat == self.seat:
            return YOU
        if self.names and self.names[seat]:
            return self.names[seat]
        return Message("Player {n}", n=seat + 1) if self.seat is None else YOUR_OPPONENT

    def piece(self, told: Json) -> Phrase:
        """A unit or a piece of scenery, as events name them, with its owner."""
        if "scenery" in told:
            return the_scenery(told["scenery"])
        return self.unit(told["card"], told["owner"])

    def unit(self, card: str, owner: int) -> Message:
        name = card_names(card, self.extra)
        if owner == self.seat:
            return YOUR_PIECE.filled(piece=name)
        who = self.person(owner)
        if who is YOUR_OPPONENT:
            return PIECE_OF_OPPONENT.filled(piece=name)
        return PIECE_OF_PLAYER.filled(player=who, piece=name)

    def says(self, seat: int, you: Message, other: Message, /, **values: object) -> Opening:
        """What a player does: in the second person for that player, else with `{player}`."""
        if seat == self.seat:
            return opening(you, **values)
        return opening(other, player=self.person(seat), **values)


def faces_of(faces: Sequence[str]) -> Names:
    """Dice by the names of their faces: "Dodge + Critical Hit or Dodge"."""
    names = [names_of("faces", face) for face in faces]
    return {lang: " + ".join(name[lang] for name in names) for lang in LANGUAGES}
