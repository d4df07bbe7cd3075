"""Actions as texts."""

from hoarfrost.games.runebound.engine.procedure import options
from hoarfrost.games.runebound.engine.realm import Realm


def format_action(realm: Realm, action: int) -> str:
    return str(action)


def find_action(realm: Realm, text: str, seat: int) -> int:
    return int(text) if text.isdigit() and int(text) in options(realm) else -1
