"""How the game stands, from one reader's view: what the page and the terminal need not work out.

votes    of each faction: the counts, who is ahead if that can be known, and why
place    the stage ("play", "end", "over"); of Phase 1 how many tricks it has
voids    the factions of which each seat has shown that it holds none, while it has a hand
effects  what holds in this trick or the next
story    after the end: what left the piles, the votes, and what decided
"""

from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.claim.engine.dealing import HAND_SIZE
from hoarfrost.games.claim.files.fields import DEFAULTS
from hoarfrost.games.claim.words.cards import FACTION_OF_LETTERS
from hoarfrost.games.claim.words.effects import effects_of
from hoarfrost.games.claim.words.story import story_of
from hoarfrost.games.claim.words.votes import votes_of

OVER: Final = "over"


def standing(view: Json) -> Json:
    view = {**DEFAULTS, **view}
    told: Json = {
        "votes": votes_of(view),
        "place": place_of(view),
        "voids": [voids_of(view, seat) for seat in (0, 1)],
        "effects": effects_of(view),
    }
    if view["step"] == OVER:
        told["story"] = story_of(view)
    return told


def place_of(view: Json) -> Json:
    step = str(view["step"])
    if step == OVER:
        return {"stage": OVER}
    if step.startswith("end"):
        return {"stage": "end"}
    place = {"stage": "play", "phase": view["phase"], "trick": view["trickNo"]}
    return {**place, "tricks": HAND_SIZE} if view["phase"] == 1 else place


def voids_of(view: Json, seat: int) -> list[str]:
    """Whole factions among what play has proved absent."""
    if not view["hand"][seat]:
        return []
    return [FACTION_OF_LETTERS[name] for name in view["absent"][seat] if name in FACTION_OF_LETTERS]
