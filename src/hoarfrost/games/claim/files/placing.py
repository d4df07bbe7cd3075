"""The cards of a position: which there are, and each in one place only.

While sampling, the cards that a view leaves open are filled with any that fit.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from hoarfrost.core.bits import MEMBERS, bit, count, lowest, members_of
from hoarfrost.core.errors import PositionError
from hoarfrost.core.nearest import did_you_mean
from hoarfrost.core.plain import Json
from hoarfrost.games.claim.engine.artifacts import ARTIFACT_NUMBER
from hoarfrost.games.claim.engine.cards import (
    FACTION_OF_CODE,
    UNKNOWN,
    Pack,
    cards_that_look_like,
    codes_of_faction,
)
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.engine.steps import (
    AFTER_WIN,
    FACE,
    NOTHING,
    PEEK,
    STEP_NAMES,
)
from hoarfrost.games.claim.files.view import open_piles

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.state import ClaimState
from hoarfrost.games.claim.files.fields import DEFAULTS, FieldReader, fail


def mentioned_factions(position: Json) -> list[str]:
    """The factions of all cards that the position names, in the order of the boxes."""
    words: list[str] = []
    collect_words({key: position[key] for key in position if key in DEFAULTS}, words)
    found = {FACTION_OF_CODE[word].id for word in words if word in FACTION_OF_CODE}
    if position.get("toxic"):
        found.add("poisoners")  # whose power the Toxics are
    return [faction for faction in FACTIONS if faction in found]


def unchecked_pack(position: Json, mix: list[str]) -> Pack:
    """All cards of the factions that the position names; of too many, just the named cards."""
    factions = given_factions(position)
    factions += [f for f in mentioned_factions(position) if f not in factions]
    for faction in mix:
        size = sum(len(FACTIONS[f].values) for f in (*factions, faction))
        if faction not in factions and size <= MEMBERS:
            factions.append(faction)
    codes = [code for faction in factions for code in codes_of_faction(FACTIONS[faction])]
    if len(codes) <= MEMBERS:
        return Pack(codes)
    words: list[str] = []
    collect_words({key: position[key] for key in position if key in DEFAULTS}, words)
    named = {word for word in words if word in FACTION_OF_CODE}
    if len(named) > MEMBERS:
        raise PositionError(
            f"a position holds at most {MEMBERS} cards, this one names {len(named)}"
        )
    return Pack([code for code in codes if code in named])


def given_factions(position: Json) -> list[str]:
    given = position.get("factions") or []
    for faction in given:
        if faction not in FACTIONS:
            raise fail(
                "factions", f"{faction!r} is not a faction; {did_you_mean(faction, FACTIONS)}"
            )
    return list(given)


def collect_words(value: Any, found: list[str]) -> None:
    """All texts inside some JSON."""
    if isinstance(value, str):
        found.append(value)
    elif isinstance(value, dict):
        for item in value.values():
            collect_words(item, found)
    elif isinstance(value, list):
        for item in value:
            collect_words(item, found)


class CardReader(FieldReader):
    """Reads cards, by code or (while sampling) by face, and puts each into one place."""

    def __init__(self, state: "ClaimState", position: Json, sampling: bool) -> None:
        super().__init__(position)
        self.state: ClaimState = state
        self.pack: Pack = state.pack
        self.sampling: bool = sampling
        self.used: i64 = 0
        self.recalled: i64 = 0  # cards of a resolved trick
        self.named: i64 = 0  # while sampling: cards named in full
        self.reserved: i64 = 0  # and those kept for cards of which only the face is known

    def known_card(self, name: str, code: object) -> int:
        """A card by its full code."""
        if not isinstance(code, str) or code not in self.pack.number:
            raise fail(name, self.no_such_card(code))
        return self.pack.number[code]

    def no_such_card(self, code: object) -> str:
        if isinstance(code, str) and code in FACTION_OF_CODE:
            faction = FACTION_OF_CODE[code].id
            return f'{code} is not in this game: its mix has no {faction}; or say "unchecked": true'
        cards = cards_that_look_like(str(code)) if code else []
        if cards:
            return f"{code} is only what one sees; a position needs one of {', '.join(cards)}"
        known = did_you_mean(str(code), self.pack.codes)
        return f"{code!r} is not a card; {known}"

    def place(self, name: str, code: object) -> int:
        """A card that lies here and so nowhere else."""
        card = self.card_like(name, code) if self.sampling else self.known_card(name, code)
        if self.used & bit(card):
            raise fail(name, f"the card {self.pack.codes[card]} lies in two places")
        self.used |= bit(card)
        return card

    def card_like(self, name: str, code: object) -> int:
        """While sampling: any free card that looks like this."""
        if isinstance(code, str) and code in self.pack.number:
            return self.pack.number[code]
        free = self.pack.all & ~self.used
        if code == UNKNOWN:
            free &= ~self.reserved
        else:
            face = [face for face in self.pack.faces if face.code == code]
            if not face:
                raise fail(name, self.no_such_card(code))
            free &= face[0].cards & self.reserved & ~self.named
        if free == 0:
            raise fail(name, f"no card is left for {code!r}")
        return lowest(free)

    def place_all(self, name: str, codes: object) -> i64:
        cards: i64 = 0
        for code in self.texts(name, codes):
            cards |= bit(self.place(name, code))
        return cards

    def place_one(self, name: str, code: object) -> i64:
        return NOTHING if code is None else self.place(name, code)

    def cards_among(self, name: str, codes: object, among: i64) -> i64:
        """Cards that lie elsewhere in the position, named once more."""
        cards: i64 = 0
        for code in self.texts(name, codes):
            if code in self.pack.number:
                cards |= bit(self.pack.number[code])
                continue
            if code == UNKNOWN:
                fitting = among & ~cards
            else:
                fitting = 0
                for face in self.pack.faces:
                    if face.code == code:
                        fitting = face.cards & among & ~cards & ~self.state.numbers
            if not self.sampling or fitting == 0:
                raise fail(name, self.no_such_card(code))
            cards |= fitting & -fitting
        return cards

    def named_cards(self, name: str, names: object) -> i64:
        """A set of cards by faction codes (`GO`) and card codes."""
        cards: i64 = 0
        for text in self.texts(name, names):
            suits = [suit for suit in self.pack.suits if suit.faction.code == text]
            cards |= suits[0].cards if suits else bit(self.known_card(name, text))
        return cards

    def public_numbers(self) -> i64:
        return self.named_cards("numbers", self.field("numbers"))

    def reserve_known(self) -> None:
        """Cards of which at least the face is known are not used to fill the unknown ones."""
        position = self.position
        zones = [
            "prizes",
            "discard",
            "out",
            "score",
            "row",
            "camp",
            "setAside",
            "top",
            "won",
            "lost",
        ]
        zones += ["hand", "followers", "flail", "mark"]
        if not self.is_resolved():
            zones += ["table", "frozen"]
        words: list[str] = []
        for zone in zones:
            collect_words(position.get(zone), words)
        for seat in (0, 1):
            words += self.known_of(seat)
        for word in words:
            if word in self.pack.number:
                self.named |= bit(self.pack.number[word])
        self.reserved = self.named
        for face in self.pack.faces:
            for _ in range(words.count(face.code)):
                free = face.cards & ~self.reserved & ~self.public_numbers()
                self.reserved |= free & -free

    def known_of(self, seat: int) -> list[str]:
        """While sampling: the faces that a seat is known to hold somewhere out of sight."""
        if not self.sampling or self.position.get("viewer") == seat:
            return []
        known = self.texts("shown", self.pair("shown")[seat])
        spied = self.texts("spied", self.pair("spied")[seat])
        return known + [code for code in spied if code not in known or code not in self.pack.number]

    def is_resolved(self) -> bool:
        """Whether the cards of the trick lie in piles already, and are only remembered."""
        return self.position.get("step") in (STEP_NAMES[PEEK], STEP_NAMES[AFTER_WIN])

    def remembered(self, name: str, code: object, pile: object) -> i64:
        """A card of a resolved trick, which lies in a pile."""
        if code is None:
            return NOTHING
        among = self.pile(name, str(pile)) & ~self.recalled
        card = lowest(self.cards_among(name, code, among) or fail_empty(name, code))
        self.recalled |= bit(card)
        return card

    def pile(self, name: str, pile: str) -> i64:
        if pile.startswith("discard "):
            place = pile.removeprefix("discard ")
            if not place.isdigit() or int(place) >= len(self.state.discard_pile):
                raise fail(name, f"the discard pile has no place {place}")
            return bit(self.state.discard_pile[int(place)])
        return open_piles(self.state).get(pile, self.used)

    def artifact_bit(self, field: str, name: object, taken: i64) -> i64:
        if not isinstance(name, str) or name not in ARTIFACT_NUMBER:
            known = did_you_mean(str(name), ARTIFACT_NUMBER)
            raise fail(field, f"{name!r} is not an artifact; {known}")
        this = bit(ARTIFACT_NUMBER[name])
        if this & taken:
            raise fail(field, f"the artifact {name} is there twice")
        return this

    def card_named(self, field: str, name: object) -> int:
        for card in range(len(self.pack.codes)):
            if self.pack.name(card) == name:
                return card
        raise fail(field, f"{name!r} is not the name of a card of this game, such as KN7")

    def card_action(self, field: str, code: object) -> int:
        """The action that names this card or face."""
        for n, face in enumerate(self.pack.faces):
            if face.code == code:
                return FACE + n
        return self.known_card(field, code)

    def check_complete(self) -> None:
        missing = self.pack.all & ~self.used
        if missing != 0:
            codes = ", ".join(self.pack.codes[card] for card in members_of(missing)[:8])
            raise PositionError(
                f"{count(missing)} of the {len(self.pack.codes)} cards lie nowhere ({codes}, ...): "
                'put them into a place such as "undrawn", or say "unchecked": true'
            )


def fail_empty(field: str, code: object) -> i64:
    raise fail(field, f"{code!r} lies in no pile")
