"""What happened, in words for one reader: "You move to M7 (die 3)."

An event is what `Event.seen_by` gives: whoever may not know a token or a clue finds none in it.
Here are the sentences of setting up, of travelling, of cards and of the end; fights.py has those of
adventures and combat.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import COUNTERS
from hoarfrost.games.runebound.words import fights
from hoarfrost.games.runebound.words.effects import COUNTED
from hoarfrost.games.runebound.words.listener import Listener
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import (
    A_GEAR,
    Opening,
    adventure_names,
    card_names,
    names_of,
    opening,
    town_names,
    weather_names,
)

Teller = Callable[[Json, Listener], Message | None]


def sentence(event: Json, reader: int | None, names: Sequence[str]) -> Message | None:
    """The event for a seat, or for a spectator (None); None if there is nothing to say."""
    teller = TELLERS.get(event["kind"])
    return None if teller is None else teller(event, Listener(reader, names))


# Setting up ---------------------------------------------------------------------------------------


def first(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You are the first player."),
        Message("{player} is the first player."),
    )


def hero(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You play {hero}."),
        Message("{player} plays {hero}."),
        hero=card_names(event["card"]),
    )


def place(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You start in {town}."),
        Message("{player} starts in {town}."),
        town=town_names(event["town"]),
    )


def stock(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("For sale in {town}: {card}."),
        town=town_names(event["town"]),
        card=card_names(event["card"]),
    )


def legend(event: Json, _reader: Listener) -> Opening:
    return opening(Message("A Legend is open to see: {card}."), card=card_names(event["card"]))


# Moving -------------------------------------------------------------------------------------------


def turn(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("Turn {turn}: it is your turn."),
        Message("Turn {turn}: it is the turn of {player}."),
        turn=event["turn"],
    )


def roll(event: Json, reader: Listener) -> Opening:
    if not event["dice"]:
        return reader.says(
            event["seat"], Message("You roll no dice."), Message("{player} rolls no dice.")
        )
    return reader.says(
        event["seat"],
        Message("Your movement dice: {dice}."),
        Message("The movement dice of {player}: {dice}."),
        dice=dice_of(event["dice"]),
    )


def dice_of(faces: Sequence[int]) -> str:
    return " ".join(str(face) for face in faces)


def drop(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You put a die back. Left: {dice}."),
        Message("{player} puts a die back. Left: {dice}."),
        dice=dice_of(event["dice"]),
    )


def preroll(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You roll ahead: {dice}."),
        Message("{player} rolls ahead: {dice}."),
        dice=dice_of(event["dice"]),
    )


def set_die(event: Json, reader: Listener) -> Opening:
    is_shoe = event["rule"] == "rune.move.snowshoe"
    values = {"face": event["from"], "new": event["to"]}
    if is_shoe:
        return reader.says(
            event["seat"],
            Message("You use a snowshoe and turn a die from {face} to {new}."),
            Message("{player} uses a snowshoe and turns a die from {face} to {new}."),
            **values,
        )
    return reader.says(
        event["seat"],
        Message("You turn a die from {face} to {new}."),
        Message("{player} turns a die from {face} to {new}."),
        **values,
    )


def move(event: Json, reader: Listener) -> Opening:
    if event["face"] == 0:
        return reader.says(
            event["seat"],
            Message("You take 1 step without dice, to {space}."),
            Message("{player} takes 1 step without dice, to {space}."),
            space=event["space"],
        )
    return reader.says(
        event["seat"],
        Message("You move to {space} (die {face})."),
        Message("{player} moves to {space} (die {face})."),
        space=event["space"],
        face=event["face"],
    )


def carried(event: Json, reader: Listener) -> Opening:
    town = town_names(event["town"])
    if event["rule"] == "rune.flare.use":
        return reader.says(
            event["seat"],
            Message("You follow your flare to {town}."),
            Message("{player} follows the flare to {town}."),
            town=town,
        )
    return reader.says(
        event["seat"],
        Message("Your Hero is now in {town}."),
        Message("The Hero of {player} is now in {town}."),
        town=town,
    )


def decline_flare(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You do not follow your flare, and it goes out."),
        Message("{player} does not follow the flare, and it goes out."),
    )


def place_flare(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You place a flare crystal on {space}."),
        Message("{player} places a flare crystal on {space}."),
        space=event["space"],
    )


def flare_lost(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You lose the flare crystal that you placed."),
        Message("{player} loses the flare crystal on the map."),
    )


# Counters -----------------------------------------------------------------------------------------


def survival(event: Json, reader: Listener) -> Opening:
    most = max(event["amounts"], default=0)
    if most == 0:
        return reader.says(
            event["seat"],
            Message("The weather brings you no frost."),
            Message("The weather brings {player} no frost."),
        )
    return reader.says(
        event["seat"],
        Message("The cold reaches your party: up to {most} frost each."),
        Message("The cold reaches the party of {player}: up to {most} frost each."),
        most=most,
    )


def counted(event: Json) -> Message:
    """So many counters of a kind."""
    return COUNTED[COUNTERS.index(event["counter"])].filled(n=event["n"])


def take(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("{character} takes {counters}; now {now}."),
        character=card_names(event["card"]),
        counters=counted(event),
        now=event["now"],
    )


def heal(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("{character} loses {counters}; now {now}."),
        character=card_names(event["card"]),
        counters=counted(event),
        now=event["now"],
    )


def killed(event: Json, _reader: Listener) -> Opening:
    return opening(Message("{character} is killed."), character=card_names(event["card"]))


def knock_out(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("Your Hero is knocked out."),
        Message("The Hero of {player} is knocked out."),
    )


def lose_gold(event: Json, reader: Listener) -> Opening:
    values = {"gold": event["n"]}
    if event["to"] == reader.seat and reader.seat is not None:
        message = Message("{player} loses {gold} gold to you.")
        return opening(message, player=reader.person(event["seat"]), **values)
    if event["to"] >= 0:
        return reader.says(
            event["seat"],
            Message("You lose {gold} gold to {victor}."),
            Message("{player} loses {gold} gold to {victor}."),
            victor=reader.person(event["to"]),
            **values,
        )
    return reader.says(
        event["seat"],
        Message("You lose {gold} gold."),
        Message("{player} loses {gold} gold."),
        **values,
    )


def lose_gear(event: Json, reader: Listener) -> Opening:
    return lose(event, reader, A_GEAR[event["gear"]])


def lose_card(event: Json, reader: Listener) -> Opening:
    return lose(event, reader, card_names(event["card"]))


def lose(event: Json, reader: Listener, card: object) -> Opening:
    if event["to"] == reader.seat and reader.seat is not None:
        message = Message("{player} loses {card} to you.")
        return opening(message, player=reader.person(event["seat"]), card=card)
    if event["to"] >= 0:
        return reader.says(
            event["seat"],
            Message("You lose {card} to {victor}."),
            Message("{player} loses {card} to {victor}."),
            card=card,
            victor=reader.person(event["to"]),
        )
    return reader.says(
        event["seat"],
        Message("You lose {card}."),
        Message("{player} loses {card}."),
        card=card,
    )


# Cards --------------------------------------------------------------------------------------------


def use(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You use {card}."),
        Message("{player} uses {card}."),
        card=card_names(event["card"]),
    )


def surplus(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You have too many cards of a kind and discard {card}."),
        Message("{player} has too many cards of a kind and discards {card}."),
        card=card_names(event["card"]),
    )


def buy(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You buy {card} for {gold} gold."),
        Message("{player} buys {card} for {gold} gold."),
        card=card_names(event["card"]),
        gold=event["gold"],
    )


def sell(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You sell {card} for {gold} gold."),
        Message("{player} sells {card} for {gold} gold."),
        card=card_names(event["card"]),
        gold=event["gold"],
    )


def buy_gear(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You buy {card} for {gold} gold."),
        Message("{player} buys {card} for {gold} gold."),
        card=A_GEAR[event["gear"]],
        gold=event["gold"],
    )


def reshuffle_market(_event: Json, _reader: Listener) -> Opening:
    return opening(Message("The discarded market cards are shuffled into a new deck."))


def level(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You buy an experience counter for {cost} experience: {attribute}."),
        Message("{player} buys an experience counter for {cost} experience: {attribute}."),
        cost=event["cost"],
        attribute=names_of("attributes", event["counter"]),
    )


# Rumors, Legends, the Princess --------------------------------------------------------------------


def gold(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You gain {gold} gold."),
        Message("{player} gains {gold} gold."),
        gold=event["n"],
    )


def clue(event: Json, reader: Listener) -> Opening:
    if "clue" in event:
        return reader.says(
            event["seat"],
            Message("You draw a clue card: {symbols}."),
            Message("{player} draws a clue card: {symbols}."),
            symbols=symbols_of(event["clue"]),
        )
    return reader.says(
        event["seat"], Message("You draw a clue card."), Message("{player} draws a clue card.")
    )


def symbols_of(clue: str) -> list[object]:
    return [names_of("symbols", symbol) for symbol in clue.split("+")]


def rumor(event: Json, reader: Listener) -> Opening:
    if "symbol" in event:
        return reader.says(
            event["seat"],
            Message("You draw a rumor token: {symbol}."),
            Message("{player} draws a rumor token: {symbol}."),
            symbol=names_of("symbols", event["symbol"]),
        )
    return reader.says(
        event["seat"], Message("You draw a rumor token."), Message("{player} draws a rumor token.")
    )


def no_rumor(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You take no rumor token."),
        Message("{player} takes no rumor token."),
    )


def steal(event: Json, reader: Listener) -> Opening:
    victim = reader.person(event["from"])
    if event["from"] == reader.seat and "symbol" in event:
        message = Message("{player} takes a rumor token from you: {symbol}.")
        symbol = names_of("symbols", event["symbol"])
        return opening(message, player=reader.person(event["seat"]), symbol=symbol)
    if "symbol" in event:
        return reader.says(
            event["seat"],
            Message("You take a rumor token from {victim}: {symbol}."),
            Message("{player} takes a rumor token from {victim}: {symbol}."),
            victim=victim,
            symbol=names_of("symbols", event["symbol"]),
        )
    return reader.says(
        event["seat"],
        Message("You take a rumor token from {victim}."),
        Message("{player} takes a rumor token from {victim}."),
        victim=victim,
    )


def discover(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You discover a Legend, {card}, with {tokens}."),
        Message("{player} discovers a Legend, {card}, with {tokens}."),
        card=card_names(event["card"]),
        tokens=[names_of("symbols", token) for token in event["tokens"]],
    )


def princess(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You find Princess Taira on {space}!"),
        Message("{player} finds Princess Taira on {space}!"),
        space=event["space"],
    )


def princess_lost(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You lose the Princess: everybody has to search again."),
        Message("{player} loses the Princess: everybody has to search again."),
    )


# Events and the end -------------------------------------------------------------------------------


def event_in_play(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("The Event {name} is in play. The weather is now {weather}."),
        name=adventure_names(event["event"]),
        weather=weather_names(event["weather"]),
    )


def passing_event(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("The Event {name} has a lower number and changes nothing."),
        name=adventure_names(event["event"]),
    )


def doom(event: Json, _reader: Listener) -> Opening:
    return opening(Message("The doom clock is now at {doom}."), doom=event["doom"])


def last_days(_event: Json, _reader: Listener) -> Opening:
    return opening(Message("The last days have come: everybody fights Arshan once."))


WINS: Final[Mapping[str, tuple[Message, Message]]] = {
    "princess": (
        Message("You bring Princess Taira to Green Vale and win!"),
        Message("{player} brings Princess Taira to Green Vale and wins!"),
    ),
    "arshan": (
        Message("You have defeated Arshan and win!"),
        Message("{player} has defeated Arshan and wins!"),
    ),
    "effect": (
        Message("You win by the effect of a card!"),
        Message("{player} wins by the effect of a card!"),
    ),
}


def win(event: Json, reader: Listener) -> Opening:
    return reader.says(event["seat"], *WINS[event["reason"]])


def lost(event: Json, _reader: Listener) -> Opening:
    if event["reason"] == "solo":
        return opening(Message("The final turn is over: the winter has won."))
    return opening(Message("Nobody has defeated Arshan in the last days: everybody loses."))


def limit(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("{turns} turns are over. The most experience counters win, then the most gold."),
        turns=event["turns"],
    )


TELLERS: Final[Mapping[str, Teller]] = {
    "first": first,
    "hero": hero,
    "place": place,
    "stock": stock,
    "legend": legend,
    "turn": turn,
    "roll": roll,
    "drop": drop,
    "preroll": preroll,
    "set_die": set_die,
    "move": move,
    "carried": carried,
    "decline_flare": decline_flare,
    "place_flare": place_flare,
    "flare_lost": flare_lost,
    "survival": survival,
    "take": take,
    "heal": heal,
    "killed": killed,
    "knock_out": knock_out,
    "lose_gold": lose_gold,
    "lose_gear": lose_gear,
    "lose_card": lose_card,
    "use": use,
    "surplus": surplus,
    "buy": buy,
    "sell": sell,
    "buy_gear": buy_gear,
    "reshuffle_market": reshuffle_market,
    "level": level,
    "gold": gold,
    "clue": clue,
    "rumor": rumor,
    "no_rumor": no_rumor,
    "steal": steal,
    "discover": discover,
    "princess": princess,
    "princess_lost": princess_lost,
    "event": event_in_play,
    "passing_event": passing_event,
    "doom": doom,
    "last_days": last_days,
    "win": win,
    "lost": lost,
    "limit": limit,
    **fights.TELLERS,
}
