"""The sections of a game's content, and entries as somebody has written them."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json


class Lies(Enum):
    """How the entries of a section lie in a folder of content, here one of birds."""

    APART = "birds/<id>.toml, a file per entry"
    TOGETHER = "birds.toml, with a table per entry"
    SPREAD = "birds.toml, or several such files in birds/"


@dataclass(frozen=True)
class Section:
    """Entries of one kind."""

    name: str
    most: int  # that players may add
    entry: Message  # what one is called in errors: 'bird "{id}"'
    lies: Lies = Lies.TOGETHER
    is_open: bool = True  # to entries of players; else only the game itself has some


@dataclass(frozen=True)
class Found:
    """Entries as they were found, by section and id, and how errors name their places."""

    raw: Json
    where: Message  # the whole: "the saved game"
    place: Callable[[str, str], Message]  # of the entry of a section with this id
