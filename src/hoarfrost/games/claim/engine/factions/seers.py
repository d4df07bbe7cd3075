"""Seers: whoever wins with one in Phase 1 may look at the top card and take it for the prize."""

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction


class Seers(Faction):
    def __init__(self) -> None:
        super().__init__("seers", "SE", "claim2", ONE_OF_EACH)
        self.sees_top = True
