"""The Tavern: at the end both players secretly choose two cards of their pile and swap them."""

from typing import Final

from hoarfrost.games.claim.engine.locations.location import Location

GIFTS: Final = 2


class Tavern(Location):
    def __init__(self) -> None:
        super().__init__("tavern", "building")
        self.exchanges_gifts = True
