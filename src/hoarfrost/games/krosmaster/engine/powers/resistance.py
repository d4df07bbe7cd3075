"""Resistance: 1 less damage from spells of an element."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.content import ELEMENTS
from hoarfrost.games.krosmaster.engine.powers.power import Power


class Resistance(Power):
    def __init__(self, element: i64) -> None:
        super().__init__(f"resistance_{ELEMENTS[element]}")
        self.rule = "kros.power.resistance"
        self.element: i64 = element

    def damage_change(self, element: i64) -> i64:
        if element == self.element:
            return -1
        return 0
