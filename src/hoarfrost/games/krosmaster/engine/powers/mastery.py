"""Agility, Chance, Intelligence, Strength: one more die with and against spells of an element."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Mastery(Power):
    def __init__(self, id: str, element: i64) -> None:
        super().__init__(id)
        self.rule = "kros.power.mastery"
        self.element: i64 = element

    def critical_dice(self, element: i64) -> i64:
        if element == self.element:
            return 1
        return 0

    def armour_dice(self, element: i64) -> i64:
        if element == self.element:
            return 1
        return 0
