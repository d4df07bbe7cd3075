"""Who sits where."""

from dataclasses import dataclass
from typing import Any, Final

from hoarfrost.core.plain import Json

PERSON = "person"
COMPUTER = "computer"
OPEN = "open"


@dataclass
class Seat:
    kind: str
    name: str = ""  # of a person, also of one whose seat a computer has for good
    level: str | None = None  # of a computer
    stand_in: str | None = None  # the level of the computer that plays for a person who has left

    def __post_init__(self) -> None:
        self.level, self.stand_in = level_id(self.level), level_id(self.stand_in)

    @property
    def player_level(self) -> str | None:
        """The level of the computer that moves here, or None if a person does."""
        return self.level if self.kind == COMPUTER else self.stand_in

    def to_json(self) -> Json:
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "stand_in": self.stand_in,
        }


# How tables and records of version 0.1 named the levels.
OLD_LEVELS: Final = {
    "random": "snowflake",
    "greedy": "fox",
    "search": "wolf",
    "search:5000": "owl",
}


def level_id(level: str | None) -> str | None:
    return None if level is None else OLD_LEVELS.get(level, level)


def seat_from_json(data: dict[str, Any]) -> Seat:
    return Seat(**data)
