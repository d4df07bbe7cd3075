"""Immune: no damage from spells of an element."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.content import ELEMENTS
from hoarfrost.games.krosmaster.engine.powers.power import Power


class Immune(Power):
    def __init__(self, element: i64) -> None:
        super().__init__(f"immune_{ELEMENTS[element]}")
        self.rule = "kros.power.immune"
        self.element: i64 = element

    def is_immune(self, element: i64) -> bool:
        return element == self.element
