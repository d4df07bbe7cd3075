"""The cards of one game, numbered, with everything the procedure asks about them in bit masks.

A card is a number from 0 to 61; the numbers run faction by faction in ascending value. They live
inside the engine only: outside, a card is its code (`GO0c`, `IK10`, `TC3x`).
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import MEMBERS, bit, members_of
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.engine.factions.faction import Faction
from hoarfrost.games.claim.engine.steps import MOST_FACES

HIGHEST_VALUE: Final = 10
UNKNOWN: Final = "?"  # the back of a card


class Suit:
    """A faction as it stands in this game: its cards."""

    def __init__(self, faction: Faction) -> None:
        self.faction: Faction = faction
        self.cards: i64 = 0
        self.overruled_by: i64 = 0  # off-faction cards that beat a lead of this suit


class Face:
    """What several cards look like while their number or mark cannot be read: `DMo`, `TC3`."""

    def __init__(self, code: str) -> None:
        self.code: str = code
        self.cards: i64 = 0


class Pack:
    """The cards in play."""

    def __init__(self, codes: list[str]) -> None:
        if len(codes) > MEMBERS:
            raise ValueError(f"a pack holds at most {MEMBERS} cards, not {len(codes)}")
        self.codes: list[str] = codes
        self.suits: list[Suit] = []
        self.suit_of: list[Suit] = []
        self.faces: list[Face] = []
        self.all: i64 = 0
        self.fakes: i64 = 0
        self.alike: i64 = 0  # cards that look like others while unread
        self.hidden: i64 = 0  # cards whose number is hidden
        self.readable: i64 = 0  # those of them that the holder reads with `owner_knows`
        self.wild: i64 = 0
        self.rising: i64 = 0
        self.falling: i64 = 0
        self.lone_winners: i64 = 0
        self.campers: i64 = 0
        self.row_standers: i64 = 0
        self.seizers: i64 = 0
        self.yielders: i64 = 0
        self.seers: i64 = 0
        self.poisoners: i64 = 0
        self.smashers: i64 = 0
        self.number: dict[str, int] = {}
        self.scorers: list[Faction] = []
        self.by_value: list[int] = [0] * (HIGHEST_VALUE + 1)
        values: list[int] = []
        for card, code in enumerate(codes):
            values.append(self.add(card, code))
        self.value: bytes = bytes(values)
        for suit in self.suits:
            for other in self.suits:
                if other.faction.overrules == suit.faction.id:
                    suit.overruled_by |= other.cards
        self.scorers = sorted(
            (suit.faction for suit in self.suits if suit.faction.scoring_step),
            key=lambda faction: faction.scoring_step,
        )

    def add(self, card: int, code: str) -> int:
        """Number one card; returns its value."""
        faction, value = FACTION_OF_CODE[code], VALUE_OF_CODE[code]
        this = bit(card)
        suit = self.suit_named(faction)
        suit.cards |= this
        self.suit_of.append(suit)
        self.number[code] = card
        self.all |= this
        self.by_value[value] |= this
        face = shared_face(faction, value)
        if face:
            self.face_named(face).cards |= this
            self.alike |= this
        if faction.badge(value):
            self.hidden |= this
            if faction.owner_may_read:
                self.readable |= this
        elif faction.has_fakes and code.endswith("x"):
            self.fakes |= this
        self.note_traits(faction, this)
        return value

    def note_traits(self, faction: Faction, this: i64) -> None:
        if faction.counts_as_led:
            self.wild |= this
        if faction.rises:
            self.rising |= this
        if faction.falls_to_loser:
            self.falling |= this
        if faction.wins_alone:
            self.lone_winners |= this
        if faction.camps:
            self.campers |= this
        if faction.stands_in_row:
            self.row_standers |= this
        if faction.seizes_lead:
            self.seizers |= this
        if faction.yields_lead:
            self.yielders |= this
        if faction.sees_top:
            self.seers |= this
        if faction.uses_toxics:
            self.poisoners |= this
        if type(faction).smashed is not Faction.smashed:
            self.smashers |= this

    def suit_named(self, faction: Faction) -> Suit:
        for suit in self.suits:
            if suit.faction is faction:
                return suit
        suit = Suit(faction)
        self.suits.append(suit)
        return suit

    def face_named(self, code: str) -> Face:
        for face in self.faces:
            if face.code == code:
                return face
        if len(self.faces) == MOST_FACES:
            raise ValueError(f"a pack has at most {MOST_FACES} faces that cards share")
        face = Face(code)
        self.faces.append(face)
        return face

    def of_faction(self, faction_id: str) -> i64:
        for suit in self.suits:
            if suit.faction.id == faction_id:
                return suit.cards
        return 0

    def with_value(self, value: i64) -> i64:
        """All cards of a printed value; none for X, the Toxic that removes nothing."""
        if value > HIGHEST_VALUE:
            return 0
        return self.by_value[value]

    def named(self, card: i64) -> i64:
        """All cards of the same faction and value."""
        return self.suit_of[card].cards & self.by_value[self.value[card]]

    def name(self, card: int) -> str:
        """Faction and value without the letter of the copy: what a Wishing Lamp names."""
        return f"{self.suit_of[card].faction.code}{self.value[card]}"

    def face(self, card: int, readable: bool) -> str:
        """The code of a card as somebody sees it who can or cannot read its hidden part."""
        if bit(card) & self.alike == 0 or readable:
            return self.codes[card]
        return self.alike_face(card).code

    def alike_face(self, card: int) -> Face:
        for face in self.faces:
            if face.cards & bit(card):
                return face
        raise ValueError(f"{self.codes[card]} looks like no other card")

    def codes_of(self, cards: i64) -> list[str]:
        return [self.codes[card] for card in members_of(cards)]


TOXIC_X: Final = 11  # beyond every value


def toxic_name(toxic: int) -> str:
    return "X" if toxic == TOXIC_X else str(toxic)


def codes_of_faction(faction: Faction) -> list[str]:
    """The codes of all cards of a faction, in ascending value, with copy letters where needed."""
    codes: list[str] = []
    for value in sorted(set(faction.values)):
        copies = faction.values.count(value)
        if copies == 1:
            letters = [""]
        elif faction.has_fakes:
            letters = ["r", "x"]
        else:
            letters = [chr(ord("a") + n) for n in range(copies)]
        codes += [f"{faction.code}{value}{letter}" for letter in letters]
    return codes


def shared_face(faction: Faction, value: int) -> str:
    """The face that several cards have while their number or mark cannot be read; else empty."""
    badge = faction.badge(value)
    if badge:
        return faction.code + badge
    return f"{faction.code}{value}" if faction.has_fakes else ""


FACTION_OF_CODE: Final[dict[str, Faction]] = {
    code: faction for faction in FACTIONS.values() for code in codes_of_faction(faction)
}
VALUE_OF_CODE: Final[dict[str, int]] = {
    code: int(code[2:].rstrip("abcderx")) for code in FACTION_OF_CODE
}


def cards_that_look_like(face: str) -> list[str]:
    """The codes of the cards that can have this face; empty if it is none."""
    return [
        code
        for code, faction in FACTION_OF_CODE.items()
        if shared_face(faction, VALUE_OF_CODE[code]) == face
    ]


def pack_of_factions(faction_ids: Iterable[str]) -> Pack:
    """All cards of these factions."""
    codes: list[str] = []
    for faction_id in faction_ids:
        codes += codes_of_faction(FACTIONS[faction_id])
    return Pack(codes)
