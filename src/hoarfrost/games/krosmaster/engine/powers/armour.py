"""Armour: one more die on the Armour roll."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Armour(Power):
    def __init__(self) -> None:
        super().__init__("armour")

    def armour_dice(self, element: i64) -> i64:
        return 1
