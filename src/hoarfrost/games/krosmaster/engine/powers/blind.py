"""Blind: spells of this piece can only be aimed at an adjacent cell."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Blind(Power):
    def __init__(self) -> None:
        super().__init__("blind")
        self.aims_only_beside = True
