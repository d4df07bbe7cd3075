"""The log of Krosmaster by game turns: each is one line that says who was KO, and the Glory."""

from collections.abc import Mapping, Sequence
from typing import Final

from hoarfrost.core.chapters import NO_CHAPTER
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.words.listener import Listener
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.sentences import score

OUTSIDE: Final = ("win", "draw")
BRIEFS: Final[Mapping[str, tuple[Message, Message]]] = {
    "quiet": (Message("Your turn."), Message("The turn of {player}.")),
    "damage": (
        Message("Your turn: {damage} damage."),
        Message("The turn of {player}: {damage} damage."),
    ),
    "glory": (
        Message("Your turn: now {own} : {other} GG."),
        Message("The turn of {player}: now {own} : {other} GG."),
    ),
    "ko": (
        Message("Your turn: KO for {pieces}."),
        Message("The turn of {player}: KO for {pieces}."),
    ),
    "ko and glory": (
        Message("Your turn: KO for {pieces}, now {own} : {other} GG."),
        Message("The turn of {player}: KO for {pieces}, now {own} : {other} GG."),
    ),
}


def chapter(event: Json) -> int | None:
    """A game turn is opened by its event; setting up and the end belong to none."""
    if event["kind"] == "turn":
        return int(event["turn"])
    return NO_CHAPTER if event["kind"] in OUTSIDE else None


def brief(events: Sequence[Json], reader: int | None, names: Sequence[str]) -> Message | None:
    """What has come of a game turn so far; its first event is the one that opens it."""
    seat = events[0]["seat"]
    listener = Listener(reader, names)
    fallen = [listener.piece(event) for event in events if event["kind"] == "ko"]
    scores = [event for event in events if event["kind"] in ("glory", "double")]
    hurt = sum(event["placed"] for event in events if is_hit(event, 1 - seat))
    values = score(scores[-1], reader) if scores else {}
    how = "damage" if hurt else "quiet"
    if fallen:
        how = "ko and glory" if scores else "ko"
    elif scores:
        how = "glory"
    return listener.says(seat, *BRIEFS[how], pieces=fallen, damage=hurt, **values)


def is_hit(event: Json, owner: int) -> bool:
    return event["kind"] == "damage" and event.get("owner") == owner
