"""Frostbite: attack spells of this piece place Frozen Injury markers."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Frostbite(Power):
    def __init__(self) -> None:
        super().__init__("frostbite")
        self.freezes_injuries = True
