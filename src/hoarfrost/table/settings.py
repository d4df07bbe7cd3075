"""What the makers of a table have agreed on, and everybody who comes is shown."""

from typing import Final

from hoarfrost.core.kit import GameKit
from hoarfrost.core.plain import Json

RELAXED: Final = "relaxed"
POKER: Final = "poker"
WINDOW_SECONDS: Final = 1.5
EVERY_WINDOW: Final = "every"  # the stop that every game with windows has

DEFAULTS: Final[Json] = {
    "clock": None,
    "spectators": "none",  # or "end" or "public"
    "rhythm": RELAXED,  # or POKER: how much of a window others can read from its time
    "window": WINDOW_SECONDS,  # how long one lasts with a poker face
    "open_chat": False,  # whether those who watch read what is said
    "one_device": False,  # all people pass one round, and see who hesitates anyway
}


def complete(settings: Json, kit: GameKit) -> Json:
    """All settings; a table that was made before some of them existed has their defaults."""
    known = {**DEFAULTS, "stand_in": kit.default_level, **settings}
    if known["stand_in"] is None:
        known["stand_in"] = kit.default_level
    return known
