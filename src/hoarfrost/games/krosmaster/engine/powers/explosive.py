"""Explosive: casts its Explosion when it is KO."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Explosive(Power):
    def __init__(self) -> None:
        super().__init__("explosive")
        self.explodes = True
