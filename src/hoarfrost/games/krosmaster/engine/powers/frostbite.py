"""Frostbite: attack spells of this piece place Frozen Injury markers (injuries.py)."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Frostbite(Power):
    def __init__(self) -> None:
        super().__init__("frostbite")
