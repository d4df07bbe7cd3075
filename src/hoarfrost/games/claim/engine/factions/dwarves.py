"""Dwarves: played in Phase 2, they go to the loser of the trick."""

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction


class Dwarves(Faction):
    def __init__(self) -> None:
        super().__init__("dwarves", "DW", "claim", ONE_OF_EACH)
        self.falls_to_loser = True
