"""Frostbeasts: one that wins in Phase 2 is all its player collects; the other is thrown out."""

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction


class Frostbeasts(Faction):
    def __init__(self) -> None:
        super().__init__("frostbeasts", "FB", "frost", ONE_OF_EACH)
        self.wins_alone = True
