"""A game of Runebound in a list of tables: what is played, and how far it is."""

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import map_names


def edition(options: Json) -> Message | None:
    return Message("Map: {map}", map=map_names(options["map"], options["content"]))


def note(view: Json) -> Json:
    return {
        "turn": max(party["turns"] for party in view["parties"]),
        "counters": [sum(party["experience"].values()) for party in view["parties"]],
        "princess": view["princess"],
    }


def progress(note: Json, seat: int) -> Message:
    if note["turn"] == 0:
        return Message("Setting up")
    return Message.plural(
        "Turn {turn}, {n} experience counter",
        "Turn {turn}, {n} experience counters",
        n=note["counters"][seat],
        turn=note["turn"],
    )
