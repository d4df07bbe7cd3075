"""How good a position looks for a seat."""

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.realm import Realm


def estimate(realm: Realm, seat: i64) -> float:
    return 0.5
