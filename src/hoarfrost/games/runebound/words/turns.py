"""The log of Runebound by turns: each is one line that says what came of it."""

from collections.abc import Mapping, Sequence
from typing import Final

from hoarfrost.core.chapters import NO_CHAPTER
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.words.listener import Listener
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import adventure_names, card_names, town_names

OUTSIDE: Final = ("win", "lost", "limit")
BRIEFS: Final[Mapping[str, tuple[Message, Message]]] = {
    "knock_out": (
        Message("Your turn: your Hero is knocked out."),
        Message("The turn of {player}: the Hero is knocked out."),
    ),
    "princess": (
        Message("Your turn: you find the Princess on {space}."),
        Message("The turn of {player}: the Princess is found on {space}."),
    ),
    "discover": (
        Message("Your turn: you discover {legend}."),
        Message("The turn of {player}: {legend} is discovered."),
    ),
    "reward": (
        Message("Your turn: you overcome {foe}."),
        Message("The turn of {player}: overcomes {foe}."),
    ),
    "undefeated": (
        Message("Your turn: {foe} stays undefeated."),
        Message("The turn of {player}: {foe} stays undefeated."),
    ),
    "buy": (
        Message("Your turn: you buy {cards}."),
        Message("The turn of {player}: buys {cards}."),
    ),
    "town": (
        Message("Your turn: to {town}."),
        Message("The turn of {player}: to {town}."),
    ),
    "move": (
        Message("Your turn: to {space}."),
        Message("The turn of {player}: to {space}."),
    ),
    "quiet": (Message("Your turn."), Message("The turn of {player}.")),
}


def chapter(event: Json) -> int | None:
    """A turn is opened by its event; setting up and the end belong to none."""
    if event["kind"] == "turn":
        return int(event["count"])
    return NO_CHAPTER if event["kind"] in OUTSIDE else None


def brief(events: Sequence[Json], reader: int | None, names: Sequence[str]) -> Message | None:
    """What has come of a turn so far; its first event is the one that opens it."""
    seat = events[0]["seat"]
    found: dict[str, Json] = {}
    cards: list[object] = []
    for event in events:
        if event.get("seat", seat) == seat:
            found[event["kind"]] = event
            if event["kind"] == "buy":
                cards.append(card_names(event["card"]))
    how = next((how for how in BRIEFS if how in found), "quiet")
    if how == "quiet" and "carried" in found:
        how = "town"
    return Listener(reader, names).says(seat, *BRIEFS[how], **values_of(how, found, cards))


def values_of(how: str, found: Mapping[str, Json], cards: list[object]) -> dict[str, object]:
    """What stands in the places of a brief."""
    if how in ("princess", "move"):
        return {"space": found[how]["space"]}
    if how == "discover":
        return {"legend": card_names(found[how]["card"])}
    if how in ("reward", "undefeated"):
        return {"foe": adventure_names(found[how]["foe"])}
    if how == "buy":
        return {"cards": cards}
    return {"town": town_names(found["carried"]["town"])} if how == "town" else {}
