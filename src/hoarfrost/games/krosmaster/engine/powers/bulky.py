"""Bulky: this mechanism blocks line of sight."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Bulky(Power):
    def __init__(self) -> None:
        super().__init__("bulky")
        self.blocks_sight = True
