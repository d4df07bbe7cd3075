"""Fire Elementals: the number is hidden, only high (5 to 9) or low (0 to 4) can be seen."""

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction


class FireElementals(Faction):
    def __init__(self) -> None:
        super().__init__("fire_elementals", "FE", "fire", ONE_OF_EACH)
        self.owner_may_read = True

    def badge(self, value: int) -> str:
        return "h" if value >= 5 else "l"
