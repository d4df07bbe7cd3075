"""Knights: played second on a Goblin, a Knight wins whatever the values."""

from hoarfrost.games.claim.engine.factions.faction import Faction


class Knights(Faction):
    def __init__(self) -> None:
        super().__init__("knights", "KN", "claim", [2, 3, 4, 5, 6, 7, 8, 9])
        self.partner = "goblins"
        self.overrules = "goblins"
