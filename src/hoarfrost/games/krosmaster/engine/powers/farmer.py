"""Farmer: 1 Kama at the end of a turn in which it picked one up."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Farmer(Power):
    def __init__(self) -> None:
        super().__init__("farmer")
        self.finds_another_kama = True
