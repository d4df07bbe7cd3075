"""Undead: played in Phase 1, they go to the winner's score pile."""

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction


class Undead(Faction):
    def __init__(self) -> None:
        super().__init__("undead", "UD", "claim", ONE_OF_EACH)
        self.rises = True
