"""A view with the position behind it, so that a screen can ask what could be done there."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from hoarfrost.core.plain import Json
from hoarfrost.core.translator import Translator
from hoarfrost.games.krosmaster.engine.arena import SCENERY, Unit
from hoarfrost.games.krosmaster.engine.content import SceneryKind
from hoarfrost.games.krosmaster.engine.game import KrosmasterGame
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.engine.steps import ACT
from hoarfrost.games.krosmaster.files.position import read_position
from hoarfrost.games.krosmaster.files.sample import filled
from hoarfrost.games.krosmaster.words.names import capital, names_of

OWN: Final = "●"
FOE: Final = "○"
# Blue and vermilion are told apart by everybody; white letters stand out on both.
SIDES: Final = ("white on #1d5fb4", "white on #a83c0c")
SIGNS: Final = ("bold #5fa8ff", "bold #ff8f5f")


def state_of(game: KrosmasterGame, view: Json) -> KrosmasterState:
    """A position that fits a view: a hidden reward is any one, for nothing here needs it."""
    position = filled(view) if "unseen" in view else view
    return read_position(game, position)


class Look:
    """What one reader looks at: a view, its position, and how sides and pieces are called."""

    def __init__(
        self,
        game: KrosmasterGame,
        view: Json,
        reader: int | None,
        names: Sequence[str],
        t: Translator,
        codes: Mapping[str, str],
    ) -> None:
        self.view = view
        self.arena = state_of(game, view)
        self.reader = reader
        self.names = names
        self.t = t
        self.lang = t.lang
        self.codes = codes
        self.order = (1, 0) if reader == 1 else (0, 1)  # of the seats: one's own first

    # Sides ------------------------------------------------------------------------------------

    def person(self, seat: int) -> str:
        if seat == self.reader:
            return self.t("You")
        if self.reader is not None:
            return self.t("Opponent")
        return self.names[seat] if self.names else self.t("Seat {seat}", seat=seat)

    def sign(self, seat: int) -> Text:
        """The sign of a side; filled is one's own, or seat 0 for a spectator."""
        place = self.order.index(seat)
        return Text.assemble(((OWN, FOE)[place], SIGNS[place]))

    def side(self, seat: int) -> str:
        """The style of the pieces of a seat."""
        return SIDES[self.order.index(seat)]

    # Pieces -----------------------------------------------------------------------------------

    def active(self) -> Unit | None:
        """The unit whose turn it is."""
        return self.arena.units[self.arena.piece] if self.arena.piece >= 0 else None

    def actor(self) -> Unit | None:
        """The unit that the reader may act with now."""
        is_asked = self.arena.step == ACT and self.arena.asked == self.reader
        return self.active() if is_asked else None

    def unit_name(self, unit: Unit) -> str:
        return unit.card.name[self.lang]

    def scenery_name(self, kind: SceneryKind) -> str:
        return capital(names_of("scenery", kind.id)[self.lang])

    def piece_name(self, piece: int) -> str:
        if piece >= SCENERY:
            return self.scenery_name(self.arena.scenery_kinds[piece - SCENERY])
        return self.unit_name(self.arena.units[piece])

    def piece(self, number: int, is_short: bool = False) -> Text:
        """A piece inside a line: its side, and its name or its code."""
        if number >= SCENERY:
            return Text(self.piece_name(number))
        unit = self.arena.units[number]
        called = self.codes[unit.card.id] if is_short else self.unit_name(unit)
        return self.sign(int(unit.owner)) + Text(f" {called}")

    def units_of(self, seat: int) -> list[Unit]:
        """The units of a seat in the order of its timeline; before that is made, of its team."""
        units = self.arena.units
        line = [units[number] for number in self.arena.line(seat)]
        others = [unit for unit in units if unit.owner == seat and unit not in line]
        return [*line, *others]
