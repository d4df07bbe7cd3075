"""Lock: one more die on the Lock roll."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.powers.power import Power


class Lock(Power):
    def __init__(self) -> None:
        super().__init__("lock")

    def lock_dice(self) -> i64:
        return 1
