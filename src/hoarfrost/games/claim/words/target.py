"""What a step of a move is about, as data, so that no board reads the text of a move.

{"kind": "card", "card", "verb", "zone"}     a card, what is done with it, and where it lies;
                                             with "of": so many are chosen, in any order
{"kind": "artifact", "artifact"}             an artifact is played
{"kind": "toxic", "slot", "toxic"}           a Toxic, as far as the reader knows it
{"kind": "sign", "sign", "artifact"}         2 more or 2 less
{"kind": "word", "word"}                     pass, decline; of a Seer with the "card" it means
"""

from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.claim.engine import steps
from hoarfrost.games.claim.engine.artifacts import ARTIFACT_NUMBER
from hoarfrost.games.claim.engine.cards import UNKNOWN
from hoarfrost.games.claim.engine.locations.tavern import GIFTS
from hoarfrost.games.claim.engine.steps import STEP_NAMES
from hoarfrost.games.claim.files.fields import DEFAULTS
from hoarfrost.games.claim.words.cards import is_card

TAVERN: Final = STEP_NAMES[steps.TAVERN]
# Where the cards lie of which an artifact asks for one; of the Spyglass first this, then the other.
ZONES: Final = {
    "flail_of_dawn": "hand",
    "wishing_lamp": "any",
    "endless_rope": "score",
    "gamblers_book": "discard",
}


def target(step: str, view: Json) -> Json | None:
    view = {**DEFAULTS, **view}
    verb, *rest = step.split()
    if verb.startswith("!") and verb[1:] in ARTIFACT_NUMBER:
        return {"kind": "artifact", "artifact": verb[1:]}
    if verb == "peek":
        slot = int(rest[0])
        return {"kind": "toxic", "slot": slot, "toxic": view["toxic"][slot]}
    if step in ("+2", "-2"):
        return {"kind": "sign", "sign": int(step), "artifact": view["pending"]["artifact"]}
    cards = [word for word in (verb, *rest) if is_card(word)]
    if cards:
        return card_target(cards[0], verb if rest else verb_of(view), view)
    return word_target(step, view)


def card_target(card: str, verb: str, view: Json) -> Json:
    told: Json = {"kind": "card", "card": card, "verb": verb, "zone": zone_of(card, view)}
    gives = verb == "give" and (view["pending"] is None or "artifact" not in view["pending"])
    return {**told, "of": GIFTS} if gives else told


def word_target(word: str, view: Json) -> Json:
    told: Json = {"kind": "word", "word": word}
    if word == "keep" and view["prizes"]:
        told["card"] = view["prizes"][-1]
    elif word in ("look", "take"):
        told["card"] = view["top"] or UNKNOWN
    return told


def verb_of(view: Json) -> str:
    """What is done with a bare card: it is played, unless a move was begun that asks for one."""
    pending = view.get("pending")
    if pending is None:
        return "play"
    if "artifact" not in pending:
        return "give"  # the second card for the Tavern
    if pending["artifact"] == "spyglass":
        return "take" if "chosen" in pending else "give"
    return {"wishing_lamp": "name", "endless_rope": "take back"}.get(pending["artifact"], "choose")


def zone_of(card: str, view: Json) -> str:
    """Where the card lies of which a step is about."""
    pending, seat = view["pending"], view["asked"]
    if pending is not None and "artifact" in pending:
        if pending["artifact"] == "spyglass":
            return "discard" if "chosen" in pending else "won"
        return ZONES[pending["artifact"]]
    if view["step"] == TAVERN or view.get("boundBy") == "book":
        return "score"
    if card in view["hand"][seat]:
        return "hand"
    mark = view["mark"][seat]
    return "mark" if mark is not None and mark["card"] == card else "flail"
