"""Interior Fire: gets regular markers and tokens for Frozen ones; heals Frozen Injuries."""

from hoarfrost.games.krosmaster.engine.powers.power import Power


class InteriorFire(Power):
    def __init__(self) -> None:
        super().__init__("interior_fire")
        self.thaws = True
