"""The parties of a position: heroes, allies, cards, and what a player knows."""

from typing import Final

from hoarfrost.core.errors import PositionError
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import Fields, is_whole
from hoarfrost.games.runebound.engine.content import (
    ALLY,
    COUNTERS,
    GEAR,
    LIMITS,
    NONE,
    SYMBOLS,
    Content,
)
from hoarfrost.games.runebound.engine.knowing import POOL, in_order
from hoarfrost.games.runebound.engine.realm import Character, Claim, Item, Party
from hoarfrost.games.runebound.engine.setting_up import START_GOLD
from hoarfrost.games.runebound.engine.steps import COUNTER_KINDS, MOST_EFFECTS
from hoarfrost.games.runebound.files import lookup

PARTY_FIELDS: Final = (
    "seat", "hero", "space", "counters", "activated", "used", "gold", "xp", "experience", "gear",
    "flare", "allies", "items", "ahead", "turns", "rumorCount", "clueCount", "rumors", "clues",
    "claims",
)  # fmt: skip
ALLY_FIELDS: Final = ("card", "counters", "activated", "used")
ITEM_FIELDS: Final = ("card", "activated", "used")
MOST_HELD: Final = 60  # cards of a party


class PartyReader:
    """Reads one party. Who is left out gets the next free hero and the start kit."""

    def __init__(self, content: Content, seats: int) -> None:
        self.content = content
        self.seats = seats

    def read(self, data: object, seat: int, free_heroes: list[int]) -> Party:
        where = Message("party {seat}", seat=seat)
        fields = lookup.fields_of(data, where, PARTY_FIELDS)
        if fields.data.get("seat", seat) != seat:
            raise fields.wrong("seat", Message("its place in the list, {seat}", seat=seat))
        party = Party(seat, self.character(fields, self.hero(fields, free_heroes)))
        party.space = lookup.space(self.content, fields.data.get("space"), "space")
        party.gold = lookup.count(fields, "gold", START_GOLD)
        party.xp = lookup.count(fields, "xp")
        party.counters = lookup.counts(fields, "experience", COUNTER_KINDS, [0] * 5)
        party.gear = lookup.counts(fields, "gear", GEAR, [1] * len(GEAR))
        party.flare = lookup.flag(fields, "flare")
        party.allies = [self.ally(entry) for entry in self.entries(fields, "allies")]
        party.items = [self.item(entry) for entry in self.entries(fields, "items")]
        party.ahead = lookup.faces(fields, "ahead", int(self.content.dice))
        party.turns = lookup.count(fields, "turns", 1, 1_000_000)
        self.read_faces(fields, party)
        party.claims = self.claims(fields.data, seat)
        return party

    def hero(self, fields: Fields, free: list[int]) -> int:
        """The hero; null while none is chosen, for which any stands there."""
        if "hero" not in fields:
            return free[0]
        if fields.data["hero"] is None:
            return self.content.heroes[0]
        names = [self.content.cards[card].id for card in self.content.heroes]
        return self.content.heroes[lookup.place(fields.data["hero"], names, "hero")]

    def character(self, fields: Fields, card: int) -> Character:
        character = Character(self.content.cards[card])
        character.counts = lookup.counts(fields, "counters", COUNTERS, [0] * len(COUNTERS))
        character.is_activated = lookup.flag(fields, "activated")
        character.used = self.used(fields)
        return character

    def entries(self, fields: Fields, name: str) -> list[object]:
        """Cards as objects; a card of which nothing is to be said may be its id alone."""
        value = fields.data.get(name, [])
        if not isinstance(value, list) or len(value) > MOST_HELD:
            raise fields.wrong(name, Message("a list of at most {n} cards", n=MOST_HELD))
        return [{"card": entry} if isinstance(entry, str) else entry for entry in value]

    def ally(self, entry: object) -> Character:
        fields = lookup.fields_of(entry, Message("an ally"), ALLY_FIELDS)
        card = lookup.card(self.content, fields.need("card"), "allies")
        if self.content.cards[card].type != ALLY:
            raise PositionError(
                f'"allies": {fields.data["card"]} is no ally, but an item or a hero'
            )
        return self.character(fields, card)

    def item(self, entry: object) -> Item:
        fields = lookup.fields_of(entry, Message("an item"), ITEM_FIELDS)
        card = self.content.cards[lookup.card(self.content, fields.need("card"), "items")]
        if card.is_character():
            raise PositionError(f'"items": {card.id} is no item, but a hero or an ally')
        item = Item(card)
        item.is_activated = lookup.flag(fields, "activated")
        item.used = self.used(fields)
        return item

    def used(self, fields: Fields) -> int:
        found = 0
        if "used" in fields:
            for limit, effects in fields.object("used").items():
                at = lookup.place(limit, LIMITS[1:], "used")
                if not isinstance(effects, list) or not all(
                    is_whole(n, 0, MOST_EFFECTS - 1) for n in effects
                ):
                    raise fields.wrong("used", Message("by limit the places of effects on a card"))
                for effect in effects:
                    found |= 1 << (4 * at + effect)
        return found

    # Private things

    def read_faces(self, fields: Fields, party: Party) -> None:
        kinds = [clue.id for clue in self.content.clues]
        party.rumors = lookup.tally(SYMBOLS, lookup.texts(fields, "rumors"), "rumors")
        party.clues = lookup.tally(kinds, lookup.texts(fields, "clues"), "clues")
        for name, faces, total in (
            ("rumorCount", "rumors", sum(party.rumors)),
            ("clueCount", "clues", sum(party.clues)),
        ):
            if fields.data.get(name, total) != total:
                raise fields.wrong(
                    name, Message('{n}, as many as there are in "{faces}"', n=total, faces=faces)
                )

    def claims(self, data: Json, seat: int) -> list[Claim]:
        """What a seat knows of tokens that it does not have."""
        entries = data.get("claims", [])
        if not isinstance(entries, list) or len(entries) > lookup.MOST:
            raise PositionError(f'"claims" is a list, not {lookup.shown(entries)}')
        found: list[Claim] = []
        for entry in entries:
            fields = lookup.fields_of(entry, Message("a claim"), ("symbol", "among"))
            symbol = lookup.place(fields.need("symbol"), SYMBOLS, "symbol")
            found.append(Claim(symbol, self.holders(fields, seat)))
        return in_order(found)

    def holders(self, fields: Fields, seat: int) -> int:
        among = fields.need("among")
        found = 0
        for holder in among if isinstance(among, list) else []:
            if holder == "pool":
                found |= 1 << POOL
            elif is_whole(holder, 0, self.seats - 1) and holder != seat:
                found |= 1 << holder
            else:
                found = 0
                break
        if found == 0:
            raise fields.wrong("among", Message('a list of other seats and "pool"'))
        return found


def place_unplaced(content: Content, parties: list[Party], has_begun: bool) -> None:
    """A hero of whom no space is said stands in the first town, once the game has begun."""
    if has_begun:
        for party in parties:
            if party.space == NONE:
                party.space = content.map.towns[0].space
