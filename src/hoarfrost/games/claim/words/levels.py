"""How strong the computer is in Claim."""

from typing import Final

from hoarfrost.core.levels import Level
from hoarfrost.games.claim.words.message import Message

LEVELS: Final = (
    Level("snowflake", "random", Message("Plays any card that is allowed.")),
    Level("fox", "greedy", Message("Looks at the present trick, quickly.")),
    Level("wolf", "search", Message("Plays a thousand games in its mind for each card.")),
    Level("owl", "search:5000", Message("Thinks five times as long as the Wolf.")),
)
