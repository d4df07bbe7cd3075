"""Gnomes: won in Phase 2, they stand in a row of their own until the end."""

from hoarfrost.games.claim.engine.factions.faction import Faction


class Gnomes(Faction):
    def __init__(self) -> None:
        super().__init__("gnomes", "GN", "claim2", [1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9])
        self.partner = "giants"
        self.stands_in_row = True
