"""How strong the computer is in Claim."""

from typing import Final

from hoarfrost.core.levels import Level
from hoarfrost.games.claim.words.message import Message

LEVELS: Final = (
    Level("snowflake", "random", Message("Plays a random card that is allowed.")),
    Level("fox", "greedy", Message("Looks only at the current trick.")),
    Level("wolf", "search", Message("Simulates a thousand games for each card.")),
    Level("owl", "search:5000", Message("Thinks five times as long as the Wolf.")),
)
