"""Critical Hit: one more die on the Critical Hit roll."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.powers.power import Power


class CriticalHit(Power):
    def __init__(self) -> None:
        super().__init__("critical_hit")

    def critical_dice(self, element: i64) -> i64:
        return 1
