"""Trolls: the winner of a trick gets only the highest; the others camp until a later trick."""

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction


class Trolls(Faction):
    def __init__(self) -> None:
        super().__init__("trolls", "TR", "claim2", ONE_OF_EACH)
        self.camps = True
