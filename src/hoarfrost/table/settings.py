"""What the makers of a table have agreed on, and everybody who comes is shown."""

from typing import Final

from hoarfrost.core.kit import GameKit
from hoarfrost.core.plain import Json
from hoarfrost.table.deal_store import DAILY

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
    "deal": None,  # of which this is a try: {"id", "kind", "attempt", "entropy", "opens"}
}


def is_strict(settings: Json) -> bool:
    """Whether nothing is taken back and nobody is helped."""
    return settings["deal"] is not None and settings["deal"]["kind"] == DAILY


def is_sealed(settings: Json, at: float) -> bool:
    """Whether others still play the same deal, so that its secret is told to nobody."""
    opens = None if settings["deal"] is None else settings["deal"]["opens"]
    return opens is not None and at < opens


def complete(settings: Json, kit: GameKit) -> Json:
    """All settings; a table that was made before some of them existed has their defaults."""
    known = {**DEFAULTS, "stand_in": kit.default_level, **settings}
    if known["stand_in"] is None:
        known["stand_in"] = kit.default_level
    return known
