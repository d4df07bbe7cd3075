"""What happened in adventures, tests and combat, in words for one reader."""

from collections.abc import Callable, Mapping
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.words.listener import Listener
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import (
    Opening,
    adventure_names,
    card_names,
    names_of,
    opening,
)

# Adventures ---------------------------------------------------------------------------------------


def draw(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You draw an adventure card: {card}."),
        Message("{player} draws an adventure card: {card}."),
        card=adventure_names(event["adventure"]),
    )


def no_card(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("There is no adventure card of this colour left: {colour}."),
        colour=names_of("colours", event["colour"]),
    )


def reshuffle(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("The discarded adventures of a colour are shuffled into a new deck: {colour}."),
        colour=names_of("colours", event["colour"]),
    )


def challenge(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You meet a Challenge: {foe}."),
        Message("{player} meets a Challenge: {foe}."),
        foe=adventure_names(event["foe"]),
    )


def counters(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("There are new adventure counters: {colour}."),
        colour=names_of("colours", event["colour"]),
    )


def undefeated(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("{foe} stays undefeated on {space}, with counter {letter}."),
        foe=adventure_names(event["foe"]),
        space=event["space"],
        letter=event["slot"],
    )


def let_go(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("{foe} is discarded: there is no lettered counter left."),
        foe=adventure_names(event["foe"]),
    )


def reward(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You gain {xp} experience for {foe}."),
        Message("{player} gains {xp} experience for {foe}."),
        xp=event["xp"],
        foe=adventure_names(event["foe"]),
    )


def forage(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You take {card} as Forage."),
        Message("{player} takes {card} as Forage."),
        card=card_names(event["card"]),
    )


# Tests --------------------------------------------------------------------------------------------


def test(event: Json, reader: Listener) -> Opening:
    values = {
        "skill": names_of("skills", event["skill"]),
        "dice": event["dice"],
        "total": event["total"],
        "difficulty": event["difficulty"],
    }
    if event["total"] >= event["difficulty"]:
        return reader.says(
            event["seat"],
            Message("You pass a test, {skill} {difficulty}: {dice} rolled, {total} in all."),
            Message("{player} passes a test, {skill} {difficulty}: {dice} rolled, {total} in all."),
            **values,
        )
    return reader.says(
        event["seat"],
        Message("You fail a test, {skill} {difficulty}: {dice} rolled, {total} in all."),
        Message("{player} fails a test, {skill} {difficulty}: {dice} rolled, {total} in all."),
        **values,
    )


def luck(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You use a luckstone and roll again."),
        Message("{player} uses a luckstone and rolls again."),
    )


# Combat -------------------------------------------------------------------------------------------


def fight(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You fight {foe}."),
        Message("{player} fights {foe}."),
        foe=adventure_names(event["foe"]),
    )


def duel(event: Json, reader: Listener) -> Opening:
    if event["other"] == reader.seat:
        return opening(Message("{player} attacks you."), player=reader.person(event["seat"]))
    return reader.says(
        event["seat"],
        Message("You attack {other}."),
        Message("{player} attacks {other}."),
        other=reader.person(event["other"]),
    )


def combat_round(event: Json, _reader: Listener) -> Opening:
    return opening(Message("Round {round} of the combat begins."), round=event["round"])


ROLLS: Final[Mapping[tuple[str, bool], Message]] = {
    ("attack", True): Message(
        "{phase}: {character} attacks and hits ({dice} rolled, {total} against {target})."
    ),
    ("attack", False): Message(
        "{phase}: {character} attacks and misses ({dice} rolled, {total} against {target})."
    ),
    ("defend", True): Message(
        "{phase}: {character} defends with success ({dice} rolled, {total} against {target})."
    ),
    ("defend", False): Message(
        "{phase}: {character} defends without success ({dice} rolled, {total} against {target})."
    ),
}


def combat_roll(event: Json, _reader: Listener) -> Opening:
    return opening(
        ROLLS[event["role"], event["success"]],
        phase=names_of("phases", event["phase"]),
        character=card_names(event["card"]),
        dice=event["dice"],
        total=event["total"],
        target=event["target"],
    )


def target(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("{phase}: you roll {dice}; {total} is needed against you."),
        Message("{phase}: {player} rolls {dice}; {total} is needed against this Hero."),
        phase=names_of("phases", event["phase"]),
        dice=event["dice"],
        total=event["total"],
    )


def wound_foe(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message.plural(
            "{foe} takes {n} wound; now {now}.", "{foe} takes {n} wounds; now {now}.", n=event["n"]
        ),
        foe=adventure_names(event["foe"]),
        now=event["now"],
    )


def defeat(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You have defeated {foe}."),
        Message("{player} has defeated {foe}."),
        foe=adventure_names(event["foe"]),
    )


def endless(event: Json, _reader: Listener) -> Opening:
    return opening(
        Message("After {rounds} rounds the combat ends without a victor."), rounds=event["rounds"]
    )


def escape(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You escape from the combat."),
        Message("{player} escapes from the combat."),
    )


def flee(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"],
        Message("You flee to {space}."),
        Message("{player} flees to {space}."),
        space=event["space"],
    )


def offer_truce(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["seat"], Message("You offer a truce."), Message("{player} offers a truce.")
    )


def truce(_event: Json, _reader: Listener) -> Opening:
    return opening(Message("Both agree to a truce, and the combat is over."))


TELLERS: Final[Mapping[str, Callable[[Json, Listener], Message | None]]] = {
    "draw": draw,
    "no_card": no_card,
    "reshuffle": reshuffle,
    "challenge": challenge,
    "counters": counters,
    "undefeated": undefeated,
    "let_go": let_go,
    "reward": reward,
    "forage": forage,
    "test": test,
    "luck": luck,
    "fight": fight,
    "duel": duel,
    "round": combat_round,
    "combat_roll": combat_roll,
    "target": target,
    "wound_foe": wound_foe,
    "defeat": defeat,
    "endless": endless,
    "escape": escape,
    "flee": flee,
    "offer_truce": offer_truce,
    "truce": truce,
}
