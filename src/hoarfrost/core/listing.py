"""What a game says of one of its tables in a list, so that it is told apart from others."""

from typing import Protocol

from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json


class Listing(Protocol):
    """A module with these functions does."""

    def edition(self, options: Json, /) -> Message | None:
        """What is played, where no ready-made game says it; all options are given."""
        ...

    def note(self, view: Json, /) -> Json:
        """How far a game is, as everybody sees it: plain data that is stored with its table."""
        ...

    def progress(self, note: Json, seat: int, /) -> Message:
        """The same in a few words, for somebody on this seat."""
        ...
