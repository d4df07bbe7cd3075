"""Dodge: one more die on the Dodge roll."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Dodge(Power):
    def __init__(self) -> None:
        super().__init__("dodge")

    def dodge_dice(self) -> i64:
        return 1
