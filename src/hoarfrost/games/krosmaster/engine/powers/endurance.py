"""Endurance: spells do 2 less damage to this piece."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Endurance(Power):
    def __init__(self) -> None:
        super().__init__("endurance")

    def damage_change(self, element: i64) -> i64:
        return -2
