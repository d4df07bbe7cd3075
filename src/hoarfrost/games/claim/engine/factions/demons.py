"""Demons: the number is hidden even from the holder, who sees only odd or even."""

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction


class Demons(Faction):
    def __init__(self) -> None:
        super().__init__("demons", "DM", "fire", ONE_OF_EACH)

    def badge(self, value: int) -> str:
        return "o" if value % 2 else "e"
