"""How strong the computer is in Snowfall."""

from typing import Final

from hoarfrost.core.levels import Level
from snowfall.words.message import Message

LEVELS: Final = (
    Level("snowflake", "random", Message("Hides and throws at random.")),
    Level("fox", "search:100", Message("Thinks of a hundred games before each choice.")),
    Level("wolf", "search:500", Message("Thinks five times as long as the Fox.")),
    Level("owl", "search:2500", Message("Thinks five times as long as the Wolf.")),
)
