"""What happened, in words for one reader: "You throw a snowball at Ann."

An event is what `Event.seen_by` gives: whoever may not know a thing does not find it there.
"""

from collections.abc import Sequence

from hoarfrost.core.plain import Json
from snowfall.words.message import Message
from snowfall.words.names import card_names, in_a_sentence


def sentence(event: Json, reader: int | None, names: Sequence[str]) -> Message | None:
    """The event for a seat, or for a spectator (None)."""
    kind = event["kind"]
    if kind == "round":
        return round_begins(event, reader, names)
    if kind == "hidden":
        return Message("The hiding places: {places}.", places=places(event, reader, names))
    if kind == "sky":
        return sky_shown(event, reader, names)
    if kind == "end":
        return game_ends(event, reader, names)
    if kind == "throw":
        return throw(event, reader, names)
    if kind in ("catch", "hit"):
        return landed(event, reader, names)
    tellers = {"look": look, "hide": hide, "pass": passed, "draw": draw}
    return tellers[kind](event, event["seat"] == reader, names)


def name(seat: int, names: Sequence[str]) -> Message | str:
    return names[seat] if names else player(seat)


def person(seat: int, reader: int | None, names: Sequence[str]) -> Message | str:
    """Somebody inside a sentence."""
    return Message("you") if seat == reader else name(seat, names)


def player(seat: int) -> Message:
    return Message("Player {n}", n=seat + 1)


def places(event: Json, reader: int | None, names: Sequence[str]) -> list[Message]:
    return [
        Message(
            "{player} {place}",
            player=person(seat, reader, names),
            place=in_a_sentence("places", place),
        )
        for seat, place in enumerate(event["places"])
    ]


def round_begins(event: Json, reader: int | None, names: Sequence[str]) -> Message:
    if event["first"] == reader:
        return Message("Round {n}. You will throw first.", n=event["round"])
    first = name(event["first"], names)
    return Message("Round {n}. {player} will throw first.", n=event["round"], player=first)


def look(event: Json, is_you: bool, names: Sequence[str]) -> Message:
    who = name(event["seat"], names)
    if "sky" not in event:
        return Message("{player} looks at the sky.", player=who)
    sky = in_a_sentence("skies", event["sky"])
    if is_you:
        return Message("You look at the sky: {sky}.", sky=sky)
    return Message("{player} looks at the sky: {sky}.", player=who, sky=sky)


def hide(event: Json, is_you: bool, names: Sequence[str]) -> Message:
    who = name(event["seat"], names)
    if "place" not in event:
        return Message("{player} hides.", player=who)
    place = in_a_sentence("places", event["place"])
    if is_you:
        return Message("You hide {place}.", place=place)
    return Message("{player} hides {place}.", player=who, place=place)


def throw(event: Json, reader: int | None, names: Sequence[str]) -> Message:
    card, target = in_a_sentence("cards", event["face"]), name(event["target"], names)
    if event["seat"] == reader:
        return Message("You throw {card} at {target}.", card=card, target=target)
    who = name(event["seat"], names)
    if event["target"] == reader:
        return Message("{player} throws {card} at you.", player=who, card=card)
    return Message("{player} throws {card} at {target}.", player=who, card=card, target=target)


def passed(event: Json, is_you: bool, names: Sequence[str]) -> Message:
    if is_you:
        return Message("You do not throw.")
    return Message("{player} does not throw.", player=name(event["seat"], names))


def landed(event: Json, reader: int | None, names: Sequence[str]) -> Message:
    card, target = card_names(event["card"]), name(event["target"], names)
    if event["kind"] == "catch":
        if event["target"] == reader:
            return Message("You catch it: {card}. That is 1 point for you.", card=card)
        return Message("{player} catches it: {card}. That is 1 point.", player=target, card=card)
    points = event["points"]
    if event["seat"] == reader:
        return Message("{card} hits: {n} for you.", card=card, n=points)
    who = name(event["seat"], names)
    return Message("{card} hits: {n} for {player}.", card=card, n=points, player=who)


def sky_shown(event: Json, reader: int | None, names: Sequence[str]) -> Message:
    sky = in_a_sentence("skies", event["sky"])
    wet = event["wet"]
    if not wet:
        return Message("The sky brings {sky}.", sky=sky)
    if wet == [reader]:
        return Message("The sky brings {sky}. You get wet and lose 1 point.", sky=sky)
    who = [person(seat, reader, names) for seat in wet]
    return Message("The sky brings {sky}. Wet, and 1 point less: {players}.", sky=sky, players=who)


def draw(event: Json, is_you: bool, names: Sequence[str]) -> Message:
    who = name(event["seat"], names)
    if "faces" not in event:
        return Message.plural(
            "{player} draws {n} card.", "{player} draws {n} cards.", n=event["count"], player=who
        )
    cards = [in_a_sentence("cards", drawn) for drawn in event["faces"]]
    if is_you:
        return Message("You draw {cards}.", cards=cards)
    return Message("{player} draws {cards}.", player=who, cards=cards)


def game_ends(event: Json, reader: int | None, names: Sequence[str]) -> Message:
    winners = event["winners"]
    if len(winners) == len(event["scores"]):
        return Message("All have the same points: a tie.")
    if winners == [reader]:
        return Message("You have the most points and win.")
    if len(winners) == 1:
        who = name(winners[0], names)
        return Message("{player} has the most points and wins.", player=who)
    together = [person(seat, reader, names) for seat in winners]
    return Message("The most points, and so the game, go to {players}.", players=together)
