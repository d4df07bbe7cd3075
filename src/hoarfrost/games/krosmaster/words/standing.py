"""How the game stands, which all know: Glory, what is left of the teams, and Kamas."""

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.words.seen import Seen


def standing(view: Json) -> Json:
    """Of each seat its GG, the Levels and the number of its Krosmasters, and its Kamas.

    Before the teams are placed, whoever waits to be placed counts too.
    """
    seen = Seen(view)
    setting_up = view["turn"] == 0
    left = [
        [
            unit
            for unit in seen.units
            if unit["owner"] == seat
            and seen.is_krosmaster(unit)
            and (setting_up or unit["cell"] is not None)
        ]
        for seat in (0, 1)
    ]
    return {
        "gg": view["gg"],
        "wild": view["wild"],
        "levels": [sum(seen.level(unit) for unit in team) for team in left],
        "krosmasters": [len(team) for team in left],
        "kamas": view["stock"],
        "ahead": ahead_of(view["gg"]),
    }


def ahead_of(gg: list[int]) -> int | None:
    """The seat with more GG."""
    if gg[0] == gg[1]:
        return None
    return 0 if gg[0] > gg[1] else 1
