"""How strong the computer is, in words for people."""

from dataclasses import dataclass

from hoarfrost.core.messages import Message


@dataclass(frozen=True)
class Level:
    id: str  # the name of a player, as `players.levels.make_player` knows it
    title: Message
    about: Message


LEVELS = (
    Level("random", Message("Snowflake"), Message("Plays any card that is allowed.")),
    Level("greedy", Message("Fox"), Message("Looks at the present trick, quickly.")),
    Level("search", Message("Wolf"), Message("Plays a thousand games in its mind for each card.")),
    Level("search:5000", Message("Owl"), Message("Thinks five times as long as the Wolf.")),
)
LEVEL_BY_ID = {level.id: level for level in LEVELS}
DEFAULT_LEVEL = "greedy"
ADVISER = "search:3000"


def title_of(level: str) -> Message:
    return LEVEL_BY_ID[level].title
