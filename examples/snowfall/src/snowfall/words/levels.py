"""How strong the computer is in Snowfall."""

from typing import Final

from hoarfrost.core.levels import Level
from snowfall.words.message import Message

LEVELS: Final = (
    Level("snowflake", "random", Message("Hides and throws at random.")),
    Level("fox", "search:60", Message("Thinks of a few dozen games before each throw.")),
    Level("wolf", "search:250", Message("Thinks of hundreds of games before each throw.")),
    Level("owl", "search:1000", Message("Thinks four times as long as the Wolf.")),
)
