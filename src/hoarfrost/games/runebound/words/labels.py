"""The texts of actions in words, for a button: "To M7 with die 3", "Buy Ringmail"."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import GEAR, SYMBOL_LETTERS, SYMBOLS
from hoarfrost.games.runebound.words.effects import deeds_message
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import A_GEAR, Opening, names_of, opening
from hoarfrost.games.runebound.words.seen import Seen, seen_in

PASSES: Final[Mapping[str, Message]] = {
    "flare": Message("Do not follow"),
    "warmth": Message("Keep the frost"),
    "moving": Message("Stay here"),
    "adventure": Message("No adventure"),
    "to_market": Message("No market"),
    "experience": Message("No counter"),
    "placing_flare": Message("No flare"),
    "frost": Message("Use nothing"),
    "white_death": Message("Use nothing"),
    "harm": Message("Use nothing"),
    "before_arshan": Message("Use nothing"),
    "preparing": Message("Use nothing"),
    "other_round": Message("Use nothing"),
    "before_roll": Message("Use nothing"),
    "hit": Message("Use nothing"),
    "test": Message("Do not roll"),
    "effect": Message("Turn no die"),
    "round": Message("Fight"),
    "truce": Message("No truce"),
    "warming": Message("Keep the frost"),
    "trading": Message("Leave the market"),
    "rumor": Message("Take no token"),
}
PLAIN: Final[Mapping[str, Message]] = {
    "take": Message("Use these dice"),
    "warm": Message("Discard all frost"),
    "attempt": Message("Attempt the adventure"),
    "escape": Message("Try to escape"),
    "luck": Message("Use a luckstone"),
    "market": Message("Visit the market"),
    "flare": Message("Place the flare"),
}
ONLY: Final = Opening("{name}")  # a name alone, in every language


def label(step: str, view: Json, _names: Sequence[str] = ()) -> Message:
    """An action as a view offers it, or a whole discovery."""
    if step in PLAIN:
        return PLAIN[step]
    seen = seen_in(view)
    if step == "pass":
        return PASSES.get(seen.question, Message("Go on"))
    if step == "truce":
        is_offer = seen.question == "truce" and seen.frame["stage"] == "truce"
        return Message("Offer a truce") if is_offer else Message("Accept the truce")
    verb, *words = step.split() or [""]
    if verb in SYMBOL_LETTERS and not words:
        return ONLY.filled(name=symbol_of(verb))
    labeller = LABELLERS.get(verb)
    if labeller is None or not words:
        return ONLY.filled(name=step)
    return opening(labeller(seen, words))


def symbol_of(letter: str) -> object:
    return names_of("symbols", SYMBOLS[SYMBOL_LETTERS.index(letter)])


# Dice and spaces ----------------------------------------------------------------------------------


def roll(_seen: Seen, words: Sequence[str]) -> Message:
    n = int(words[0])
    if n == 0:
        return Message("Roll no dice")
    return Message.plural("Roll {n} die", "Roll {n} dice", n=n)


def more(_seen: Seen, words: Sequence[str]) -> Message:
    n = int(words[0])
    return Message("Roll no more") if n == 0 else Message("Roll {n} more", n=n)


def preroll(_seen: Seen, words: Sequence[str]) -> Message:
    n = int(words[0])
    return Message.plural("Roll {n} die ahead", "Roll {n} dice ahead", n=n)


def drop(_seen: Seen, words: Sequence[str]) -> Message:
    return Message("Put back die {face}", face=words[0])


def move(seen: Seen, words: Sequence[str]) -> Message:
    return Message("To {place} with die {face}", place=seen.place(words[-1]), face=words[0][1:])


def step(seen: Seen, words: Sequence[str]) -> Message:
    return Message("Step to {place}", place=seen.place(words[0]))


def flee(seen: Seen, words: Sequence[str]) -> Message:
    return Message("Flee to {place}", place=seen.place(words[0]))


def snowshoe(_seen: Seen, words: Sequence[str]) -> Message:
    return Message("Snowshoe: die {face} to {new}", face=words[0][1:], new=words[-1][1:])


def turn_die(_seen: Seen, words: Sequence[str]) -> Message:
    return Message("Die {face} to {new}", face=words[0][1:], new=words[-1][1:])


def place(seen: Seen, words: Sequence[str]) -> Message:
    return Message("Start in {town}", town=seen.town(words[0]))


def town(seen: Seen, words: Sequence[str]) -> Message:
    return ONLY.filled(name=seen.town(words[0]))


def follow(seen: Seen, words: Sequence[str]) -> Message:
    return Message("Follow to {town}", town=seen.town(words[0]))


# Cards and characters -----------------------------------------------------------------------------


def named(seen: Seen, words: Sequence[str]) -> Message:
    return ONLY.filled(name=seen.card(words[0]))


def rest(seen: Seen, words: Sequence[str]) -> Message:
    return Message("{character} rests", character=seen.card(words[0]))


def ally(seen: Seen, words: Sequence[str]) -> Message:
    return Message("{character} attacks", character=seen.card(words[0]))


def discover(seen: Seen, words: Sequence[str]) -> Message:
    legend, *tokens = words
    if not tokens:
        return Message("Discover {legend}", legend=seen.card(legend))
    return Message(
        "Discover {legend}: {tokens}",
        legend=seen.card(legend),
        tokens=[symbol_of(token) for token in tokens if token in SYMBOL_LETTERS],
    )


def princess(_seen: Seen, words: Sequence[str]) -> Message:
    symbols = [names_of("symbols", symbol) for symbol in words[0].split("+")]
    return Message("Find the Princess: give back {symbols}", symbols=symbols)


def buy(seen: Seen, words: Sequence[str]) -> Message:
    return Message("Buy {card}", card=seen.card(words[0]))


def sell(seen: Seen, words: Sequence[str]) -> Message:
    number = seen.content.card_number.get(words[0], -1)
    gold = 0 if number < 0 else int(seen.content.cards[number].selling_price())
    return Message("Sell {card} ({gold} gold)", card=seen.card(words[0]), gold=gold)


def lose(seen: Seen, words: Sequence[str]) -> Message:
    if words[0] in GEAR:
        return Message("Lose {card}", card=A_GEAR[words[0]])
    if seen.question == "limit":
        return Message("Discard {card}", card=seen.card(words[0]))
    return Message("Lose {card}", card=seen.card(words[0]))


def use(seen: Seen, words: Sequence[str]) -> Message:
    if len(words) == 1:
        return Message("Use {card}", card=seen.card(words[0]))
    return Message("Use {card}, effect {effect}", card=seen.card(words[0]), effect=words[1])


def choose(seen: Seen, words: Sequence[str]) -> Message:
    if seen.question == "effect" and int(words[0]) <= len(seen.prim.branches):
        branch = seen.prim.branches[int(words[0]) - 1]
        return opening(Message("{deeds}"), deeds=deeds_message(branch))
    return ONLY.filled(name=words[0])


# Others -------------------------------------------------------------------------------------------


def duel(seen: Seen, words: Sequence[str]) -> Message:
    return Message("Attack {hero}", hero=seen.card(words[0]))


def steal(seen: Seen, words: Sequence[str]) -> Message:
    return Message("From {hero}", hero=seen.card(words[0]))


def attack(_seen: Seen, words: Sequence[str]) -> Message:
    return Message("Attack ({phase})", phase=names_of("phases", words[0]))


def defend(_seen: Seen, words: Sequence[str]) -> Message:
    return Message("Defend ({phase})", phase=names_of("phases", words[0]))


def heal(seen: Seen, words: Sequence[str]) -> Message:
    name = seen.card(words[-1])
    if words[0] == "wound":
        return Message("{character}: heal 1 wound (1 gold)", character=name)
    return Message("{character}: heal all exhaustion (1 gold)", character=name)


def cure(seen: Seen, words: Sequence[str]) -> Message:
    return Message("{character}: cure 1 White Death (1 gold)", character=seen.card(words[-1]))


def free(seen: Seen, words: Sequence[str]) -> Message:
    name = seen.card(words[-1])
    if words[0] == "wound":
        return Message("{character}: heal 1 wound (free)", character=name)
    if words[0] == "exhaustion":
        return Message("{character}: heal all exhaustion (free)", character=name)
    return Message("{character}: cure 1 White Death (free)", character=name)


def gear(seen: Seen, words: Sequence[str]) -> Message:
    if words[0] not in GEAR:
        return ONLY.filled(name=words[0])
    cost = int(seen.content.gear_cost[GEAR.index(words[0])])
    return Message("Buy {card} ({gold} gold)", card=A_GEAR[words[0]], gold=cost)


def level(_seen: Seen, words: Sequence[str]) -> Message:
    return Message("Counter: {attribute}", attribute=names_of("attributes", words[0]))


LABELLERS: Final[Mapping[str, Callable[[Seen, Sequence[str]], Message]]] = {
    "roll": roll,
    "more": more,
    "preroll": preroll,
    "drop": drop,
    "move": move,
    "step": step,
    "flee": flee,
    "snowshoe": snowshoe,
    "set": turn_die,
    "place": place,
    "town": town,
    "flare": follow,
    "hero": named,
    "for": named,
    "rest": rest,
    "ally": ally,
    "discover": discover,
    "princess": princess,
    "buy": buy,
    "sell": sell,
    "lose": lose,
    "use": use,
    "choose": choose,
    "duel": duel,
    "steal": steal,
    "attack": attack,
    "defend": defend,
    "heal": heal,
    "cure": cure,
    "free": free,
    "gear": gear,
    "level": level,
}
