"""Heroic Inspiration: own spells cost 1 AP less with another of the Brotherhood in the team."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class HeroicInspiration(Power):
    def __init__(self) -> None:
        super().__init__("heroic_inspiration")
        self.comrades = "brotherhood"
