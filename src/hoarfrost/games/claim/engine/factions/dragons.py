"""Dragons: whoever was the last to play one leads the next trick, even after losing."""

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction


class Dragons(Faction):
    def __init__(self) -> None:
        super().__init__("dragons", "DR", "claim2", ONE_OF_EACH)
        self.seizes_lead = True
