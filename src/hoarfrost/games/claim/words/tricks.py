"""The log of Claim by tricks: each is one line that says what met what, and who got what."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.chapters import NO_CHAPTER
from hoarfrost.core.plain import Json
from hoarfrost.games.claim.words.message import Message
from hoarfrost.games.claim.words.sentences import (
    YOUR_OPPONENT,
    YOUR_OPPONENT_FIRST,
    Told,
    card_names,
    person,
    sentence,
)

OUTSIDE: Final = ("phase2", "leftover", "gift", "toxics", "remove", "end", "tie")

LEADS: Final = Told(Message("You lead."), Message("{player} leads."))
FROZEN: Final = Message("{lead} and {second} are frozen: the next trick decides both.")
ALONE: Final = Told(
    Message("{winning} wins without an answer; the trick is yours."),
    Message("{winning} wins without an answer; the trick goes to {player}."),
)
ALONE_FOR: Final = Told(
    Message("{winning} wins without an answer; you get {prize}."),
    Message("{winning} wins without an answer; {player} gets {prize}."),
)
BEATS: Final = Told(
    Message("{winning} beats {losing}; the trick is yours."),
    Message("{winning} beats {losing}; the trick goes to {player}."),
)
BEATS_FOR: Final = Told(
    Message("{winning} beats {losing}; you get {prize}."),
    Message("{winning} beats {losing}; {player} gets {prize}."),
)
CONSOLED: Final = Message("{winning} beats {losing}; {player} gets {prize}, you get {drawn}.")


def chapter(event: Json) -> int | None:
    """A trick is opened by its event; the middle of the game and its end belong to none."""
    if event["kind"] == "trick":
        return int(event["trick"])
    return NO_CHAPTER if event["kind"] in OUTSIDE else None


def brief(events: Sequence[Json], reader: int | None, names: Sequence[str]) -> Message | None:
    """What has come of a trick so far; its first event is the one that opens it."""
    latest = {event["kind"]: event for event in events}
    if "win" in latest:
        return decided(latest["win"], events, reader, names)
    if "freeze" in latest:
        frozen = latest["freeze"]
        return FROZEN.filled(**{place: played(frozen[place]) for place in ("lead", "second")})
    if "lead" in latest:
        return sentence(latest["lead"], reader, names)
    leader = latest["trick"]["leader"]
    told = LEADS.you if leader == reader else LEADS.other
    return told.filled(player=person(leader, reader, names, YOUR_OPPONENT_FIRST))


def decided(win: Json, events: Sequence[Json], reader: int | None, names: Sequence[str]) -> Message:
    winner = win["seat"]
    cards = [play for play in (win["lead"], win["second"]) if play is not None]
    losing = [card_names(play["card"]) for play in cards if play["seat"] != winner]
    prize = [card_names(event["card"]) for event in events if event["kind"] == "gain"]
    drawn = [card_names(event["card"]) for event in events if event["kind"] == "draw"]
    alone, fought = (ALONE_FOR, BEATS_FOR) if prize else (ALONE, BEATS)
    told = fought if losing else alone
    message = told.you if winner == reader else told.other
    if prize and losing and drawn and reader == 1 - winner:
        message = CONSOLED
    return message.filled(
        winning=[card_names(play["card"]) for play in cards if play["seat"] == winner],
        losing=losing,
        prize=prize,
        drawn=drawn,
        player=person(winner, reader, names, YOUR_OPPONENT),
    )


def played(play: Json | None) -> object:
    return [] if play is None else card_names(play["card"])
