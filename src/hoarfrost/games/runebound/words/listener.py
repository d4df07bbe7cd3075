"""Who reads a sentence: how it calls people. Phrases stand inside a sentence."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.messages import Names
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import Opening, opening

YOU: Final = Message("you")

Phrase = str | Message | Names


class Listener:
    """A seat, or a spectator (None), who reads about an event; `names` are those of the seats."""

    def __init__(self, seat: int | None, names: Sequence[str]) -> None:
        self.seat = seat
        self.names = names

    def person(self, seat: int) -> Phrase:
        """A player."""
        if seat == self.seat:
            return YOU
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return Message("Player {n}", n=seat + 1)

    def says(self, seat: int, you: Message, other: Message, /, **values: object) -> Opening:
        """What a player does: in the second person for that player, else with `{player}`."""
        if seat == self.seat:
            return opening(you, **values)
        return opening(other, player=self.person(seat), **values)
