"""Doppelgängers: played second, they count as the led faction, and may always be played."""

from hoarfrost.games.claim.engine.factions.faction import ONE_OF_EACH, Faction


class Doppelgangers(Faction):
    def __init__(self) -> None:
        super().__init__("doppelgangers", "DP", "claim", ONE_OF_EACH)
        self.counts_as_led = True
