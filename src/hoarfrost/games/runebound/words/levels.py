"""How strong the computer is in Runebound."""

from typing import Final

from hoarfrost.core.levels import Level
from hoarfrost.games.runebound.words.message import Message

LEVELS: Final = (
    Level("snowflake", "random", Message("Does anything that is allowed.")),
    Level("fox", "greedy", Message("Takes the best action it sees, one at a time.")),
    Level("wolf", "search:60", Message("Simulates how the next turns could go.")),
    Level("owl", "search:300", Message("Thinks five times as long as the Wolf.")),
)
