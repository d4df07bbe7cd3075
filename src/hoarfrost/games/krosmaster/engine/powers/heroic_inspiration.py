"""Heroic Inspiration: own spells cost 1 AP less beside another of the Brotherhood."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class HeroicInspiration(Power):
    def __init__(self) -> None:
        super().__init__("heroic_inspiration")
