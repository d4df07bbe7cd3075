"""A view, as words ask about it: which piece is where, and how it is called."""

from functools import cached_property
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.arena import SCENERY
from hoarfrost.games.krosmaster.engine.grid import CELL_NUMBER
from hoarfrost.games.krosmaster.files.content import built_in
from hoarfrost.games.krosmaster.words.listener import Phrase
from hoarfrost.games.krosmaster.words.names import NO_EXTRA, Extra, card_names, the_scenery

ORDER: Final = 1024  # kros.conv.simultaneous: by cell, then by number


class Seen:
    def __init__(self, view: Json) -> None:
        self.view = view
        self.units: list[Json] = view["units"]
        self.scenery: list[Json] = view["scenery"]
        self.extra: Extra = view.get("options", NO_EXTRA).get("content") or NO_EXTRA

    def active(self) -> Json:
        """The unit that acts."""
        unit: Json = self.units[self.view["piece"]]
        return unit

    def name(self, unit: Json) -> Phrase:
        return card_names(unit["card"], self.extra)

    @cached_property
    def units_by_cell(self) -> dict[str, Json]:
        return {unit["cell"]: unit for unit in self.units if unit["cell"] is not None}

    @cached_property
    def scenery_by_cell(self) -> dict[str, Json]:
        return {piece["cell"]: piece for piece in self.scenery if piece["cell"] is not None}

    def unit_at(self, cell: str) -> Json | None:
        return self.units_by_cell.get(cell)

    def scenery_at(self, cell: str) -> Json | None:
        return self.scenery_by_cell.get(cell)

    def at(self, cell: str) -> Phrase | None:
        """What stands on a cell: the unit, or else the scenery."""
        unit = self.unit_at(cell)
        if unit is not None:
            return self.name(unit)
        piece = self.scenery_at(cell)
        return None if piece is None else the_scenery(piece["kind"])

    def piece(self, number: int) -> Phrase:
        """A piece by its number."""
        if number >= SCENERY:
            return the_scenery(self.scenery[number - SCENERY]["kind"])
        return self.name(self.units[number])

    def to_deploy(self, seat: int) -> Json | None:
        """The first unit of a timeline that is not on the board yet."""
        waiting = (self.units[number] for number in self.view["timelines"][seat])
        return next((unit for unit in waiting if unit["cell"] is None), None)

    def to_heal(self) -> Json:
        """The unit whose markers are being healed."""
        casting = self.view["casting"]
        units: list[Json] = [self.units[piece] for piece in casting["targets"] if piece < SCENERY]
        units.sort(key=lambda unit: CELL_NUMBER[unit["cell"]] * ORDER + int(unit["piece"]))
        return units[int(casting["healed"])]

    def level(self, unit: Json) -> int:
        """The Level of a unit; a Summon has none."""
        for entries in (built_in(), self.extra):
            card = entries.get("characters", {}).get(unit["card"])
            if card is not None:
                return int(card["level"])
        return 0

    def is_krosmaster(self, unit: Json) -> bool:
        return any(
            unit["card"] in entries.get("characters", {}) for entries in (built_in(), self.extra)
        )


class Latest:
    """The view that was read last: a state has a hundred choices, and each is put into words."""

    def __init__(self) -> None:
        self.seen: Seen | None = None

    def of(self, view: Json) -> Seen:
        if self.seen is None or self.seen.view is not view:
            self.seen = Seen(view)
        return self.seen


LATEST: Final = Latest()


def seen_in(view: Json) -> Seen:
    """A view to ask about; whoever asks again about the same object finds it read."""
    return LATEST.of(view)
