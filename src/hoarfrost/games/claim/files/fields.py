"""The fields of a position: their defaults, and the reading of plain values."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from hoarfrost.core.errors import PositionError
from hoarfrost.core.nearest import did_you_mean
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import is_texts, is_whole
from hoarfrost.games.claim.engine.steps import (
    NOTHING,
)

NO = [False, False]
DEFAULTS: Final[Json] = {
    "phase": 1,
    "trickNo": 1,
    "leader": 0,
    "step": None,
    "asked": None,
    "passes": 0,
    "deck": [],
    "undrawn": [],
    "prizes": [],
    "discard": [],
    "out": [],
    "outKnown": [],
    "hand": [[], []],
    "followers": [[], []],
    "score": [[], []],
    "row": [[], []],
    "camp": [],
    "table": {"lead": None, "second": None},
    "frozen": None,
    "flail": [None, None],
    "mark": [None, None],
    "lossStreak": [0, 0],
    "lossStreakP2": [0, 0],
    "lastWinnerP2": None,
    "maskLeft": 0,
    "torchTricks": [],
    "bottle": False,
    "diced": NO,
    "bookArmed": False,
    "forced": [[], []],
    "bound": NO,
    "lampFree": NO,
    "flask": NO,
    "autoWin": None,
    "forfeitBy": None,
    "victim": None,
    "wish": None,
    "trickWinner": None,
    "won": [],
    "lost": [],
    "artifacts": [[], []],
    "spent": [],
    "toxic": [],
    "toxicSeen": [[False] * 3, [False] * 3],
    "locations": [],
    "pending": None,
    "setAside": None,
    "top": None,
    "gift": [[], []],
    "numbers": [],
    "shown": [[], []],
    "shownFollowers": [[], []],
    "spied": [[], []],
    "spiedFollowers": [[], []],
    "absent": [[], []],
    "markAbsent": [[], []],
    "flailAbsent": [[], []],
    "loose": [[], []],
    "winner": None,
    "reason": "",
    "removed": [],
    "rng": None,
    "rolls": [],
}
ALWAYS: Final = ("phase", "trickNo", "leader", "step", "hand")
HEADERS: Final = (
    "game",
    "options",
    "unchecked",
    "viewer",
    "boundBy",
    "rules",
    "handles",
    "seed",
    "factions",
)
PER_TRICK: Final = (
    "bottle",
    "diced",
    "bookArmed",
    "forced",
    "bound",
    "lampFree",
    "flask",
    "autoWin",
)


def compact(position: Json) -> Json:
    """The position without the fields at their default, but for those that everybody looks for."""
    return {
        key: value
        for key, value in position.items()
        if key in ALWAYS or key not in DEFAULTS or value != DEFAULTS[key]
    }


def fail(field: str, problem: str) -> PositionError:
    return PositionError(f'"{field}": {problem}')


@mypyc_attr(allow_interpreted_subclasses=True)  # positions are read by plain Python
class FieldReader:
    """Reads plain values from a position, and says what is wrong with them."""

    def __init__(self, position: Json) -> None:
        self.position: Json = position
        for key in position:
            if key not in DEFAULTS and key not in HEADERS:
                raise PositionError(f'unknown field "{key}"; {did_you_mean(key, list(DEFAULTS))}')

    def field(self, name: str) -> Any:
        value = self.position.get(name)
        return DEFAULTS[name] if value is None else value

    def number(self, name: str, low: int, high: int) -> int:
        return whole(name, self.field(name), low, high)

    def seat_or_nobody(self, name: str) -> int:
        value = self.field(name)
        return NOTHING if value is None else whole(name, value, 0, 1)

    def flag(self, name: str) -> bool:
        return truth(name, self.field(name))

    def pair(self, name: str) -> list[Any]:
        value = self.field(name)
        if not isinstance(value, list) or len(value) != 2:
            raise fail(name, f"needs one entry for each of the two seats, not {value!r}")
        return value

    def texts(self, name: str, value: Any) -> list[str]:
        if value is None:
            return []
        if isinstance(value, str):
            return [value]
        if not is_texts(value):
            raise fail(name, f"is a list of card codes, not {value!r}")
        return list(value)


def whole(field: str, value: object, low: int, high: int) -> int:
    if not is_whole(value, low, high):
        raise fail(field, f"is a whole number from {low} to {high}, not {value!r}")
    return value


def truth(field: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise fail(field, f"is true or false, not {value!r}")
    return value


def entry(field: str, value: object, key: str, seat: int) -> Any:
    if not isinstance(value, dict) or not isinstance(value.get(key), list) or len(value[key]) != 2:
        raise fail(field, f'has "card" and "value", each with one entry per seat, not {value!r}')
    return value[key][seat]
