"""The Tavern: at the end both players secretly choose two cards of their pile and swap them."""

from hoarfrost.games.claim.engine.locations.location import Location


class Tavern(Location):
    def __init__(self) -> None:
        super().__init__("tavern", "building")
        self.exchanges_gifts = True
