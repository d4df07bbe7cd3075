"""Who sits where."""

from dataclasses import asdict, dataclass
from typing import Any

from hoarfrost.core.game import Json

PERSON = "person"
COMPUTER = "computer"
OPEN = "open"


@dataclass
class Seat:
    kind: str
    name: str = ""  # of a person; a computer is called after its level
    level: str | None = None  # of a computer
    stand_in: str | None = None  # the level of the computer that plays for a person who has left

    @property
    def player_level(self) -> str | None:
        """The level of the computer that moves here, or None if a person does."""
        return self.level if self.kind == COMPUTER else self.stand_in

    def to_json(self) -> Json:
        return asdict(self)


def seat_from_json(data: dict[str, Any]) -> Seat:
    return Seat(**data)
