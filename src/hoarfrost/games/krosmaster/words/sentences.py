"""What happened, in words for one reader: "You cast Repelling Arrow at E8 with Luk Ylook (3 AP)."

An event is what `Event.seen_by` gives: whoever may not know a reward finds none in it. Here are the
sentences of setting up, of the dice, of Kamas and of the end; battle.py has those of spells.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import PRICES, RANKS
from hoarfrost.games.krosmaster.engine.shop import GG_PRICE
from hoarfrost.games.krosmaster.words import battle
from hoarfrost.games.krosmaster.words.listener import Listener, faces_of
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import (
    Opening,
    board_names,
    card_names,
    names_of,
    opening,
    reward_names,
)

Teller = Callable[[Json, Listener], Message | None]


def sentence(event: Json, reader: int | None, names: Sequence[str]) -> Message | None:
    """The event for a seat, or for a spectator (None); None if there is nothing to say."""
    teller = TELLERS.get(event["kind"])
    return None if teller is None else teller(event, Listener(reader, names))


# Setting up ---------------------------------------------------------------------------------------


def setup(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["first"],
        Message("You are the first player."),
        Message("{player} is the first player."),
    )


def board(event: Json, _reader: Listener) -> Opening:
    return opening(Message("The board: {board}."), board=board_names(event["board"]))


def edge(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You choose the {edge}."),
        Message("{player} chooses the {edge}."),
        edge=names_of("edges", event["edge"]),
    )


def timeline(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("Your order: {cards}."),
        Message("The order of {player}: {cards}."),
        cards=[card_names(card) for card in event["cards"]],
    )


def deploy(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["owner"],
        Message("You place {piece} on {cell}."),
        Message("{player} places {piece} on {cell}."),
        piece=card_names(event["card"]),
        cell=event["cell"],
    )


# The game turn ------------------------------------------------------------------------------------


def turn(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("Game turn {turn}: it is your turn."),
        Message("Game turn {turn}: it is the turn of {player}."),
        turn=event["turn"],
    )


def tension(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You roll the tension dice: {faces}."),
        Message("{player} rolls the tension dice: {faces}."),
        faces=faces_of(event["faces"]),
    )


def reroll(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You roll a single die instead: {faces}."),
        Message("{player} rolls a single die instead: {faces}."),
        faces=faces_of(event["faces"]),
    )


def assign(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You choose the symbol {symbol}."),
        Message("{player} chooses the symbol {symbol}."),
        symbol=names_of("faces", event["symbol"]),
    )


def double(event: Json, reader: Listener) -> Opening:
    if reader.seat is None:
        return opening(
            Message("A double: both players lose 1 GG. Now {own} : {other}."), **score(event, None)
        )
    return opening(
        Message("A double: you both lose 1 GG. Now {own} : {other}."), **score(event, reader.seat)
    )


def score(event: Json, seat: int | None) -> dict[str, int]:
    """The GG of both, the reader's own first."""
    first, second = event["gg"]
    return {"own": second, "other": first} if seat == 1 else {"own": first, "other": second}


def inspire(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["owner"],
        Message("You inspire {piece}: {symbol}."),
        Message("{player} inspires {piece}: {symbol}."),
        piece=card_names(event["card"]),
        symbol=names_of("faces", event["symbol"]),
    )


def refund(event: Json, reader: Listener) -> Opening:
    sold, kamas = event["sold"], event["kamas"]
    if sold == 0:
        return reader.says(
            event["seat"],
            Message("You put the rest of the dice aside."),
            Message("{player} puts the rest of the dice aside."),
        )
    return reader.says(
        event["seat"],
        Message.plural(
            "You sell {dice} for {n} Kama.",
            "You sell {dice} for {n} Kamas.",
            n=kamas,
        ),
        Message.plural(
            "{player} sells {dice} for {n} Kama.",
            "{player} sells {dice} for {n} Kamas.",
            n=kamas,
        ),
        dice=Message.plural("{n} die", "{n} dice", n=sold),
    )


def show(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("Face up in the shop: {reward} ({rank})."),
        reward=reward_names(event["reward"]),
        rank=names_of("ranks", event["rank"]),
    )


def piece(event: Json, reader: Listener) -> Opening:
    return opening(
        Message("It is the turn of {piece}: {ap} AP, {mp} MP."),
        piece=reader.piece(event),
        ap=event["ap"],
        mp=event["mp"],
    )


def end(event: Json, reader: Listener) -> Opening:
    return opening(Message("The turn of {piece} is over."), piece=reader.piece(event))


def farmer(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["owner"],
        Message("You take 1 more Kama: {piece} has the Power {power}."),
        Message("{player} takes 1 more Kama: {piece} has the Power {power}."),
        piece=card_names(event["card"]),
        power=names_of("powers", "farmer"),
    )


# Kamas and rewards --------------------------------------------------------------------------------


def kama(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["owner"],
        Message("You pick up a Kama with {piece}: {stock} in stock."),
        Message("{player} picks up a Kama with {piece}: {stock} in stock."),
        piece=card_names(event["card"]),
        stock=event["stock"],
    )


def buy_gg(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["owner"],
        Message("You buy 1 GG with {piece} for {price} Kamas."),
        Message("{player} buys 1 GG with {piece} for {price} Kamas."),
        piece=card_names(event["card"]),
        price=GG_PRICE,
    )


def buy(event: Json, reader: Listener) -> Opening:
    values = {
        "piece": card_names(event["card"]),
        "rank": names_of("ranks", event["rank"]),
        "price": PRICES[RANKS.index(event["rank"])],
    }
    if "reward" not in event:
        return reader.says(
            event["owner"],
            Message("You buy a reward unseen for {piece}: {rank}, {price} Kamas."),
            Message("{player} buys a reward unseen for {piece}: {rank}, {price} Kamas."),
            **values,
        )
    return reader.says(
        event["owner"],
        Message("You buy {reward} for {piece}: {rank}, {price} Kamas."),
        Message("{player} buys {reward} for {piece}: {rank}, {price} Kamas."),
        reward=reward_names(event["reward"]),
        **values,
    )


def reveal(event: Json, reader: Listener) -> Opening:
    return opening(
        Message("{piece} reveals {reward}."),
        piece=reader.piece(event),
        reward=reward_names(event["reward"]),
    )


# Glory and the end --------------------------------------------------------------------------------


def glory(event: Json, reader: Listener) -> Opening:
    n = event["count"]
    if event["wild"] and n > 0:
        you = Message.plural(
            "You gain {n} GG, the wild one. Now {own} : {other}.",
            "You gain {n} GG, the wild one first. Now {own} : {other}.",
            n=n,
        )
        other = Message.plural(
            "{player} gains {n} GG, the wild one. Now {own} : {other}.",
            "{player} gains {n} GG, the wild one first. Now {own} : {other}.",
            n=n,
        )
    else:
        you = Message("You gain {n} GG. Now {own} : {other}.", n=n)
        other = Message("{player} gains {n} GG. Now {own} : {other}.", n=n)
    return reader.says(event["seat"], you, other, **score(event, reader.seat))


WINS: Final[Mapping[str, tuple[Message, Message]]] = {
    "kros.win.gg": (
        Message("You win: your opponent has no GG left."),
        Message("{player} wins: there is no GG left on the other side."),
    ),
    "kros.win.wipe": (
        Message("You win: your opponent has no Krosmaster left."),
        Message("{player} wins: there is no Krosmaster left on the other side."),
    ),
    "kros.win.limit": (
        Message("That was the final turn: you have more GG and win."),
        Message("That was the final turn: {player} has more GG and wins."),
    ),
    "kros.win.tension_tie": (
        Message("The GG are equal: with what is left in play you win."),
        Message("The GG are equal: with what is left in play {player} wins."),
    ),
}


def win(event: Json, reader: Listener) -> Opening:
    return reader.says(event["seat"], *WINS[event["rule"]])


def draw(_event: Json, _reader: Listener) -> Opening:
    return opening(Message("Everything is equal: the game is a draw."))


TELLERS: Final[Mapping[str, Teller]] = {
    "setup": setup,
    "board": board,
    "edge": edge,
    "timeline": timeline,
    "deploy": deploy,
    "turn": turn,
    "tension": tension,
    "reroll": reroll,
    "assign": assign,
    "double": double,
    "inspire": inspire,
    "refund": refund,
    "show": show,
    "piece": piece,
    "end": end,
    "farmer": farmer,
    "kama": kama,
    "buy_gg": buy_gg,
    "buy": buy,
    "reveal": reveal,
    "glory": glory,
    "win": win,
    "draw": draw,
    **battle.TELLERS,
}
