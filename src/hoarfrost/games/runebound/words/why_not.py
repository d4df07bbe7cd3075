"""Why a move is not allowed."""

from hoarfrost.core.errors import Reason
from hoarfrost.games.runebound.engine.realm import Realm


def describe_place(realm: Realm) -> str:
    return ""


def reasons_against(realm: Realm, text: str, seat: int) -> list[Reason]:
    return []
