"""Goblins: many, and without any power."""

from hoarfrost.games.claim.engine.factions.faction import Faction


class Goblins(Faction):
    def __init__(self) -> None:
        super().__init__("goblins", "GO", "claim", [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        self.partner = "knights"
