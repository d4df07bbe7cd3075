"""Bulky: this mechanism blocks line of sight (arena.py)."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Bulky(Power):
    def __init__(self) -> None:
        super().__init__("bulky")
