"""A position in words, as a seat sees it, or with everything."""

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.realm import Realm

SPECTATOR = -1
EVERYTHING = -2


def write_position(realm: Realm, seat: int) -> Json:
    return {"asked": int(realm.asked)}


def visible_pieces(realm: Realm) -> list[tuple[int, str, str]]:
    return []
