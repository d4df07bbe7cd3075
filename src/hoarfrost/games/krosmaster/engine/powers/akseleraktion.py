"""Akseleraktion: +1AP tokens that spells of this piece place on targets are Frozen."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.content import PLUS_AP
from hoarfrost.games.krosmaster.engine.powers.power import Power


class Akseleraktion(Power):
    def __init__(self) -> None:
        super().__init__("akseleraktion")

    def freezes(self, token: i64) -> bool:
        return token == PLUS_AP
