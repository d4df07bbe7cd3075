"""Fragility: spells do 1 more damage to this piece."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Fragility(Power):
    def __init__(self) -> None:
        super().__init__("fragility")

    def damage_change(self, element: i64) -> i64:
        return 1
