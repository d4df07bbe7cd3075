"""The texts of actions in words, for a button: "Cast Punch at E8 (Luk Ylook)"."""

from collections.abc import Mapping, Sequence
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import PRICES, RANKS
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import (
    Opening,
    board_names,
    card_names,
    names_of,
    opening,
    reward_names,
    spell_names,
)
from hoarfrost.games.krosmaster.words.seen import Seen, seen_in

PLAIN: Final[Mapping[str, Message]] = {
    "end": Message("End turn"),
    "stay": Message("Stay"),
    "keep": Message("Keep the dice"),
    "reroll": Message("Roll one die"),
    "leave": Message("Give to nobody"),
    "pick": Message("Pick up a Kama"),
    "buy gg": Message("Buy 1 GG"),
    "sell 0": Message("Sell no die"),
}
WAYS: Final[Mapping[str, Message]] = {
    "north": Message("To the north"),
    "east": Message("To the east"),
    "south": Message("To the south"),
    "west": Message("To the west"),
}
ONLY: Final = Opening("{name}")  # a name alone, in every language


def label(step: str, view: Json, _names: Sequence[str] = ()) -> Message:
    """An action as a view offers it; every action is a whole move."""
    if step in PLAIN:
        return PLAIN[step]
    verb, *rest = step.split()
    seen = seen_in(view)
    if verb == "go":
        return Message("Go to {cell}", cell=view.get("goal", ""))
    if verb == "cast" and len(rest) == 2:
        return cast_label(seen, rest[0], rest[1])
    if not rest:
        return ONLY.filled(name=step)
    return label_of(verb, rest[-1], seen)


def label_of(verb: str, word: str, seen: Seen) -> Message:
    """Of a verb with one word."""
    if verb == "mv":
        return Message("Move to {cell}", cell=word)
    if verb == "put":
        return Message("Place on {cell}", cell=word)
    if verb == "way":
        return WAYS[word]
    if verb == "sell":
        return Message.plural("Sell {n} die", "Sell {n} dice", n=int(word))
    if verb == "thaw":
        return Message.plural("{n} Frozen injury", "{n} Frozen injuries", n=int(word))
    if verb == "buy":
        return buy_label(seen, word)
    if verb == "reveal":
        return Message("Reveal {reward}", reward=reward_names(word, seen.extra))
    if verb in ("as", "edge", "next", "board"):
        names = {
            "as": lambda: names_of("faces", word),
            "edge": lambda: names_of("edges", word),
            "next": lambda: card_names(word, seen.extra),
            "board": lambda: board_names(word, seen.extra),
        }
        return ONLY.filled(name=names[verb]())
    return cell_label(seen, verb, word)


def buy_label(seen: Seen, word: str) -> Message:
    if word in RANKS:
        return Message(
            "Buy unseen: {rank} ({price} Kamas)",
            rank=names_of("ranks", word),
            price=PRICES[RANKS.index(word)],
        )
    return Message("Buy {reward}", reward=reward_names(word, seen.extra))


def cast_label(seen: Seen, spell: str, cell: str) -> Message:
    name = spell_names(spell, seen.extra)
    piece = seen.at(cell)
    if piece is None:
        return Message("{spell} at {cell}", spell=name, cell=cell)
    return Message("{spell} at {cell} ({piece})", spell=name, cell=cell, piece=piece)


def cell_label(seen: Seen, verb: str, cell: str) -> Message:
    """Of a choice among pieces by their cells: to inspire, push, teleport, remove, explode."""
    piece = seen.at(cell)
    if piece is None:
        bomb = next((bomb for bomb in seen.view.get("bombs", []) if bomb["cell"] == cell), None)
        if bomb is None:
            return ONLY.filled(name=f"{verb} {cell}")
        piece = card_names(bomb["card"], seen.extra)
    return opening(Message("{piece} on {cell}"), piece=piece, cell=cell)
