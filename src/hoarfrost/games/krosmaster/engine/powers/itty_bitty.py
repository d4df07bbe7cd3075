"""Itty-Bitty: neither locks nor can be locked."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class IttyBitty(Power):
    def __init__(self) -> None:
        super().__init__("itty_bitty")
        self.slips_by = True
