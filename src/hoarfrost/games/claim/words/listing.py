"""A game of Claim in a list of tables: its factions, the trick it is at, and the votes so far."""

from hoarfrost.core.plain import Json
from hoarfrost.games.claim.files.fields import DEFAULTS
from hoarfrost.games.claim.words.message import Message
from hoarfrost.games.claim.words.names import names_of
from hoarfrost.games.claim.words.standing import place_of
from hoarfrost.games.claim.words.votes import votes_of


def edition(options: Json) -> Message | None:
    return Message(
        "With {factions}", factions=[names_of("factions", one) for one in options["mix"]]
    )


def note(view: Json) -> Json:
    view = {**DEFAULTS, **view}
    ahead = [vote["ahead"] for vote in votes_of(view)]
    return {**place_of(view), "votes": [ahead.count(seat) for seat in (0, 1)]}


def progress(note: Json, seat: int) -> Message:
    own, other = note["votes"][seat], note["votes"][1 - seat]
    if note["stage"] != "play":
        return Message("Final count, {own} : {other}", own=own, other=other)
    if note["phase"] == 1:
        return Message("Phase 1, trick {trick} of {tricks}", **note)
    return Message("Phase 2, trick {trick}, {own} : {other}", own=own, other=other, **note)
