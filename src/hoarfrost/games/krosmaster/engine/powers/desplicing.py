"""Desplicing: -1MP tokens that spells of this piece place on targets are Frozen."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.content import MINUS_MP
from hoarfrost.games.krosmaster.engine.powers.power import Power


class Desplicing(Power):
    def __init__(self) -> None:
        super().__init__("desplicing")

    def freezes(self, token: i64) -> bool:
        return token == MINUS_MP
