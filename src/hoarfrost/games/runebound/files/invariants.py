"""What is impossible in a position."""

from hoarfrost.games.runebound.engine.realm import Realm


def problems(realm: Realm) -> list[str]:
    return []
