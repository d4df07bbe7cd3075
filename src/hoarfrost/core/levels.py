"""How strong the computer is. The names are the same in every game; what they do is the game's."""

from dataclasses import dataclass
from typing import Final

from hoarfrost.core.messages import Message

TITLES: Final = {
    "snowflake": Message("Snowflake"),
    "fox": Message("Fox"),
    "wolf": Message("Wolf"),
    "owl": Message("Owl"),
}


@dataclass(frozen=True)
class Level:
    """A level of a game: one of the shared names, and the player behind it."""

    id: str  # one of TITLES
    player: str  # as `hoarfrost.players.make_player` knows it: "random", "search:1000"
    about: Message

    @property
    def title(self) -> Message:
        return TITLES[self.id]
