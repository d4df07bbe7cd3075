"""Yetis: whoever wins a trick with one does not lead the next; two Yetis cancel each other."""

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction


class Yetis(Faction):
    def __init__(self) -> None:
        super().__init__("yetis", "YE", "frost", ONE_OF_EACH)
        self.yields_lead = True
