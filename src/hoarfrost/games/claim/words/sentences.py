"""What happened, in words for one reader: "You lead Goblin 4.", "Your opponent draws a card."

An event is what `Event.seen_by` gives; whoever may not know a card finds no card, or a back, in it.
The sentence stays open to any language until somebody asks for its text.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from hoarfrost.core.formats import joined
from hoarfrost.core.messages import LANGUAGES, Names, places_of
from hoarfrost.games.claim.engine.cards import FACTION_OF_CODE, UNKNOWN
from hoarfrost.games.claim.words.cards import FACTION_OF_LETTERS, digits
from hoarfrost.games.claim.words.message import Message
from hoarfrost.games.claim.words.names import names_of, one_of, the_artifact

BADGES: Final = {"o": "odd", "e": "even", "h": "high", "l": "low"}

Player = str | Message


class Told:
    """An event in two sentences: for the player it is about, and for everybody else."""

    def __init__(self, you: Message, other: Message) -> None:
        self.you = you
        self.other = other


# `{player}` opens a sentence, `{rival}` stands inside one; they are the same person.
SENTENCES: Final[dict[str, Told]] = {
    "deal": Told(
        Message("The cards are dealt. You lead the first trick."),
        Message("The cards are dealt. {player} leads the first trick."),
    ),
    "deal, locations": Told(
        Message("The cards are dealt. Locations: {locations}. You lead the first trick."),
        Message("The cards are dealt. Locations: {locations}. {player} leads the first trick."),
    ),
    "trick": Told(Message("Trick {trick}: you lead."), Message("Trick {trick}: {rival} leads.")),
    "prize": Told(Message("The prize is {card}."), Message("The prize is {card}.")),
    "walkover": Told(
        Message("You play this trick alone: the other hand is empty."),
        Message("{player} plays this trick alone: the other hand is empty."),
    ),
    "lead": Told(Message("You lead {card}."), Message("{player} leads {card}.")),
    "lead, unseen": Told(
        Message("You lead a card face-down."), Message("{player} leads a card face-down.")
    ),
    "second": Told(Message("You play {card}."), Message("{player} plays {card}.")),
    "decline": Told(
        Message("You play no other card and lose the trick."),
        Message("{player} plays no other card and loses the trick."),
    ),
    "turn_up": Told(Message("You reveal {card}."), Message("{player} reveals {card}.")),
    "number": Told(
        Message("The number is revealed: you played {card}."),
        Message("The number is revealed: {card}."),
    ),
    "win, equal": Told(
        Message("The values are equal: you led, so you win the trick."),
        Message("The values are equal: {rival} led and so wins the trick."),
    ),
    "win, led": Told(
        Message("You win the trick: nothing followed your lead."),
        Message("{player} wins the trick: nothing followed the lead."),
    ),
    "win, lower": Told(
        Message("The lower value wins: the trick is yours."),
        Message("The lower value wins: {rival} gets the trick."),
    ),
    "win, beats": Told(
        Message("{best} beats {beaten}: you win the trick."),
        Message("{best} beats {beaten}: {rival} wins the trick."),
    ),
    "win": Told(Message("You win the trick."), Message("{player} wins the trick.")),
    "freeze": Told(
        Message("The trick is frozen: the next one decides both."),
        Message("The trick is frozen: the next one decides both."),
    ),
    "look": Told(
        Message("You look at the top card: {card}."),
        Message("{player} looks at the top card: {card}."),
    ),
    "look, unseen": Told(
        Message("You look at the top card."), Message("{player} looks at the top card.")
    ),
    "gain": Told(Message("You recruit {card}."), Message("{player} recruits {card}.")),
    "draw": Told(Message("You draw {card}."), Message("{player} draws {card}.")),
    "draw, unseen": Told(Message("You draw a card."), Message("{player} draws a card.")),
    "leftover": Told(
        Message("You discard what was left: {cards}."),
        Message("{player} discards what was left: {cards}."),
    ),
    "phase2": Told(
        Message("Phase 2: the Followers become the new hands. You lead."),
        Message("Phase 2: the Followers become the new hands. {player} leads."),
    ),
    "throw_out": Told(
        Message("The Frostbeast throws out {cards}."), Message("The Frostbeast throws out {cards}.")
    ),
    "rise": Told(
        Message("{card} rises to your pile."), Message("{card} rises to the pile of {rival}.")
    ),
    "camp": Told(Message("In the camp: {cards}."), Message("In the camp: {cards}.")),
    "collect": Told(Message("You score {cards}."), Message("{player} scores {cards}.")),
    "collect, lost": Told(
        Message("You score {cards}; to {loser}: {lost}."),
        Message("{player} scores {cards}; to {loser}: {lost}."),
    ),
    "collect, only lost": Told(Message("To {loser}: {lost}."), Message("To {loser}: {lost}.")),
    "smash": Told(
        Message("{by} smashes your {card}."), Message("{by} smashes {card} in the row of {rival}.")
    ),
    "peek": Told(
        Message("You peek at Toxic {slot}: it is {toxic}."),
        Message("{player} peeks at Toxic {slot}: it is {toxic}."),
    ),
    "peek, unseen": Told(
        Message("You peek at Toxic {slot}."), Message("{player} peeks at Toxic {slot}.")
    ),
    "pass": Told(Message("You pass."), Message("{player} passes.")),
    "artifact": Told(Message("You play {artifact}."), Message("{player} plays {artifact}.")),
    "flail": Told(
        Message("You put {card} under the Flail."), Message("{player} puts {card} under the Flail.")
    ),
    "flail, unseen": Told(
        Message("You put a card under the Flail."), Message("{player} puts a card under the Flail.")
    ),
    "cloak": Told(
        Message("The Cloak picks your {card}."), Message("The Cloak picks {card} from {rival}.")
    ),
    "cloak, unseen": Told(
        Message("The Cloak picks your card."), Message("The Cloak picks a card from {rival}.")
    ),
    "unmark": Told(
        Message("Your reserved {card} returns to your hand."),
        Message("{player} takes the reserved {card} back."),
    ),
    "unmark, unseen": Told(
        Message("Your reserved card returns to your hand."),
        Message("{player} takes the reserved card back."),
    ),
    "stab": Told(
        Message("You grab {card} with the King's Dagger."),
        Message("{player} grabs {card} with the King's Dagger."),
    ),
    "wish": Told(
        Message("You name {card}: it must be played."),
        Message("{player} names {card}: it must be played."),
    ),
    "wish, missed": Told(
        Message("You name {card}, but your opponent does not have it: you lose this trick."),
        Message(
            "{player} names {card}, but the other hand does not have it: {player} loses this trick."
        ),
    ),
    "set_aside": Told(
        Message("A random card leaves your hand: {card}."),
        Message("A random card leaves the hand of {rival}: {card}."),
    ),
    "fetch": Told(
        Message("You take {card} from the discard pile."),
        Message("{player} takes {card} from the discard pile."),
    ),
    "swap": Told(
        Message("You swap {given} for {card} with the Spyglass."),
        Message("{player} swaps {given} for {card} with the Spyglass."),
    ),
    "wand": Told(
        Message("With the Magic Wand your card gets {by}."),
        Message("{player} uses the Magic Wand: {by} on the card."),
    ),
    "rope": Told(
        Message("With the Endless Rope you take back {card}."),
        Message("{player} takes back {card} with the Endless Rope."),
    ),
    "gift": Told(
        Message("In the Tavern you give away {cards}."),
        Message("{player} gives away {cards} in the Tavern."),
    ),
    "toxics": Told(Message("The Toxics are: {toxics}."), Message("The Toxics are: {toxics}.")),
    "end, votes": Told(Message("You win on votes."), Message("{player} wins on votes.")),
    "end, cards": Told(
        Message("You win on cards in the factions you won."),
        Message("{player} wins on cards in the factions they won."),
    ),
    "end, lava": Told(
        Message("Five losses in a row: in the Lava Fields you win."),
        Message("Five losses in a row: in the Lava Fields {rival} wins."),
    ),
    "end, forest": Told(
        Message("Five cards or fewer: in the Forest you win."),
        Message("Five cards or fewer: in the Forest {rival} wins."),
    ),
    "tie": Told(Message("The game is a draw."), Message("The game is a draw.")),
    "remove, 2": Told(
        Message("The Pit swallows your {cards}."),
        Message("The Pit swallows {cards} from the pile of {rival}."),
    ),
    "remove, 5": Told(
        Message("Poison takes your {cards}."), Message("Poison takes {cards} from {rival}.")
    ),
    "remove, 6": Told(
        Message("Fake, and removed from your pile: {cards}."),
        Message("{player} loses fake cards: {cards}."),
    ),
    "remove, 7": Told(
        Message("Married, and gone from your pile: {cards}."),
        Message("{player} loses married cards: {cards}."),
    ),
}
YOU: Final = Message("you")
YOUR_OPPONENT: Final = Message("your opponent")
YOUR_OPPONENT_FIRST: Final = Message("Your opponent")  # opens a sentence
A_CARD: Final = Message("a card")
FAKE: Final = Message("fake")
REAL: Final = Message("real")
MOST_CODES: Final = 1024  # of cards and faces; more than all factions have

BEATS: Final = ("higher", "overrules")
MAY_BE_UNSEEN: Final = ("lead", "look", "draw", "flail", "cloak", "unmark")
PERSON_PLACES: Final = ("player", "rival", "loser")
CARD_FIELDS: Final = ("card", "by", "given")
CARDS_FIELDS: Final = ("cards", "lost")


def sentence(
    event: dict[str, Any], reader: int | None = None, names: Sequence[Player] = ()
) -> Message | None:
    """The event for a seat, or for a spectator (None); `names` are those of the seats, if known.

    None if there is nothing to say.
    """
    told = SENTENCES.get(variant(event))
    if told is None:
        return None
    seat = event.get("seat", event.get("leader"))
    message = told.you if seat is not None and seat == reader else told.other
    places = places_of(message.template)
    return message.filled(**{place: filling(place, event, reader, names) for place in places})


def variant(event: dict[str, Any]) -> str:
    """The key of the sentence: the kind, and what else decides about the words."""
    kind: str = event["kind"]
    if kind == "deal" and event["locations"]:
        return "deal, locations"
    if kind == "end":
        return f"end, {event['reason']}"
    if kind == "remove":
        return f"remove, {event['step']}"
    if kind == "win":
        return how_won(event)
    if kind == "wish" and not event["hit"]:
        return "wish, missed"
    if kind == "collect" and event["lost"]:
        return "collect, lost" if event["cards"] else "collect, only lost"
    if kind == "peek" and "toxic" not in event:
        return "peek, unseen"
    if kind in MAY_BE_UNSEEN and event.get("card", UNKNOWN) == UNKNOWN:
        return f"{kind}, unseen"
    return kind


def how_won(event: dict[str, Any]) -> str:
    because = event.get("because")
    if because in BEATS and event["lead"] and event["second"]:
        return "win, beats"
    return f"win, {because}" if f"win, {because}" in SENTENCES else "win"


def filling(
    place: str, event: dict[str, Any], reader: int | None, names: Sequence[Player]
) -> object:
    """What a place of a sentence holds."""
    if place in PERSON_PLACES:
        seat: int = event["seat"] if "seat" in event else event["leader"]
        opponent = YOUR_OPPONENT_FIRST if place == "player" else YOUR_OPPONENT
        return person(1 - seat if place == "loser" else seat, reader, names, opponent)
    if place == "card" and "name" in event:
        return card_names(event["name"])
    if place in ("best", "beaten"):
        plays = (event["lead"], event["second"])
        return next(
            card_names(play["card"])
            for play in plays
            if (play["seat"] == event["seat"]) == (place == "best")
        )
    value = event[place]
    if place in CARDS_FIELDS:
        return [card_names(code) for code in value]
    if place in CARD_FIELDS:
        return card_names(value) if isinstance(value, str) else f"{value:+d}"
    if place == "artifact":
        return the_artifact(value)
    if place == "locations":
        return [names_of("locations", location) for location in value]
    return value


def person(seat: int, reader: int | None, names: Sequence[Player], opponent: Message) -> Player:
    """How a sentence for this reader calls somebody."""
    if seat == reader:
        return YOU
    if names and names[seat]:
        return names[seat]
    return Message("Seat {seat}", seat=seat) if reader is None else opponent


@lru_cache(MOST_CODES)
def card_names(code: str) -> Names:
    """A card in words: "Goblin 4", "Demon (odd)", "Trickster 3 (fake)"."""
    if code == UNKNOWN:
        return all_languages(A_CARD)
    faction = FACTION_OF_LETTERS[code[:2]]
    name = one_of(faction)
    rest = code[2:]
    if rest in BADGES:
        badge = names_of("badges", BADGES[rest])
        return {lang: f"{name[lang]} ({badge[lang].lower()})" for lang in LANGUAGES}
    value = rest.rstrip("abcderx")
    plain = {lang: f"{name[lang]} {value}" for lang in LANGUAGES}
    if code in FACTION_OF_CODE and FACTION_OF_CODE[code].has_fakes:
        mark = FAKE if rest.endswith("x") else REAL
        return {lang: f"{plain[lang]} ({mark.text(lang)})" for lang in LANGUAGES}
    return plain


def cards_of_faction(codes: Sequence[str]) -> Names | list[Names]:
    """Cards of one faction in words: "Frostbeasts 3 and 9", or each by its name."""
    numbers = list(dict.fromkeys(digits(code) for code in codes))
    if "" in numbers or len(codes) == 1:
        return [card_names(code) for code in dict.fromkeys(codes)]
    name = names_of("factions", FACTION_OF_LETTERS[codes[0][:2]])
    return {lang: f"{name[lang]} {joined(numbers, lang)}" for lang in LANGUAGES}


def all_languages(message: Message) -> Names:
    return {lang: message.text(lang) for lang in LANGUAGES}
