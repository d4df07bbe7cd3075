"""Unfazed: no Additional Effect of another's spell moves this piece."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Unfazed(Power):
    def __init__(self) -> None:
        super().__init__("unfazed")
        self.stands_firm = True
