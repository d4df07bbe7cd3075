"""A world that a seat cannot tell from the real one."""

from mypy_extensions import i64

from hoarfrost.core.rng import Rng
from hoarfrost.games.runebound.engine.realm import Realm


def redeal(realm: Realm, seat: i64, rng: Rng) -> None:
    pass
