"""Entries: content as plain data, the same whether files or a saved game hold it.

The normal form has a table per section with its entries by id, in the order of the ids; all fields
that can be left out are there.
"""

from collections.abc import Callable, Collection
from typing import Final

from hoarfrost.core import messages
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN
from hoarfrost.games.runebound.engine.content import GEAR, SYMBOLS, TERRAINS
from hoarfrost.games.runebound.engine.steps import FACES, MOST_DICE
from hoarfrost.games.runebound.files.content_cards import (
    check_adventure,
    check_arshan,
    check_hero,
    check_legend,
    check_market,
)
from hoarfrost.games.runebound.files.content_error import ContentError
from hoarfrost.games.runebound.files.content_maps import check_map
from hoarfrost.games.runebound.files.content_part import (
    Part,
    check_field_names,
    check_plain,
    is_id,
)
from hoarfrost.games.runebound.words.message import Message

Place = Callable[[str, str], messages.Message]  # where an entry of a section stands, for errors

# How many entries a section has at most.
SECTIONS: Final = {
    "heroes": 50,
    "market": 120,
    "legends": 50,
    "adventures": 120,
    "weather": 20,
    "maps": 20,
}
# What only the house has: who waits in Green Vale, the dice, and the tokens.
HOUSE_SECTIONS: Final = {**SECTIONS, "arshan": 1, "dice": 1, "tokens": 3}
CARD_SECTIONS: Final = ("heroes", "market", "legends")  # forage is in the adventures
MOST_CARDS: Final = 250  # of all players and stacks, with those of the house: actions number them
PRINTED: Final = "printed"  # the weather on the board itself; no event brings it

MOST_FROST: Final = 9
MOST_TOKENS: Final = 99
MOST_SYMBOLS: Final = 2


def check_sections(raw: Json, house: Json, place: Place, where: messages.Message) -> Json:
    """The normal form of entries that come on top of the house's; `house` is empty for its own."""
    check_field_names(raw, where)
    sections = SECTIONS if house else HOUSE_SECTIONS
    Part(raw, where).only(tuple(sections))
    for section, most in sections.items():
        check_ids(raw.get(section, {}), section, most, house, place, where)
    icons = [*house.get("weather", {}), *raw.get("weather", {})]
    icons = [icon for icon in icons if icon != PRINTED]
    normal: Json = {}
    for section in sections:
        if raw.get(section):
            normal[section] = {
                id: check_entry(section, id, Part(entry, place(section, id)), icons)
                for id, entry in sorted(raw[section].items())
            }
    if house:
        check_row(normal, place)
    check_card_ids(normal, house, place)
    check_count(normal, house, where)
    return normal


def check_ids(
    entries: object, section: str, most: int, house: Json, place: Place, where: messages.Message
) -> None:
    if not isinstance(entries, dict) or len(entries) > most:
        raise ContentError(
            Message(
                '"{name}" of {where} is a table of at most {most} entries',
                name=section,
                where=where,
                most=most,
            )
        )
    check_field_names(entries, where)
    for id, entry in entries.items():
        if not is_id(id):
            raise ContentError(
                Message(
                    '"{id}" in "{name}" of {where} is no id: write a lower_case word such as '
                    "snow_owl",
                    id=id[:LONGEST_SHOWN],
                    name=section,
                    where=where,
                )
            )
        if not isinstance(entry, dict):
            raise ContentError(Message("{where} is a table", where=place(section, id)))
        check_plain(entry, id, place(section, id))
        if id in house.get(section, {}):
            raise ContentError(
                Message(
                    "{where} cannot replace the one that the game has: choose another id",
                    where=place(section, id),
                )
            )


def check_entry(section: str, id: str, part: Part, icons: Collection[str]) -> Json:
    if section == "heroes":
        return check_hero(part)
    if section == "market":
        return check_market(part)
    if section == "legends":
        return check_legend(part)
    if section == "adventures":
        return check_adventure(part, icons)
    if section == "weather":
        return check_weather(part)
    if section == "maps":
        return check_map(id, part)
    if section == "arshan":
        return check_arshan(part)
    if section == "dice":
        return check_dice(part)
    return check_tokens(id, part)


def check_weather(part: Part) -> Json:
    part.only(("name", "tile", "frost", "src"))
    frost = part.part("frost")
    frost.only(TERRAINS)
    face: Json = {
        "name": part.names("name"),
        "frost": {terrain: frost.number(terrain, 0, MOST_FROST) for terrain in TERRAINS},
    }
    if "tile" in part:
        part.check_text("tile", 4)
        face["tile"] = part.data["tile"]
    face["src"] = part.sources()
    return face


def check_dice(part: Part) -> Json:
    part.only(("count", "faces", "src"))
    faces = part.need("faces")
    if not isinstance(faces, list) or len(faces) != FACES:
        raise part.wrong("faces", Message("a list of {n} lists of terrains", n=FACES))
    numbered = Part(
        {str(number): face for number, face in enumerate(faces, 1)}, part.field("faces")
    )
    return {
        "count": part.number("count", 1, MOST_DICE),
        "faces": [numbered.words(number, TERRAINS) for number in numbered.data],
        "src": part.sources(),
    }


def check_tokens(id: str, part: Part) -> Json:
    src = part.sources()
    if id == "rumors":
        part.only(("tokens", "src"))
        tokens = part.part("tokens")
        tokens.only(SYMBOLS)
        counts = {symbol: tokens.number(symbol, 0, MOST_TOKENS) for symbol in SYMBOLS}
        return {"tokens": counts, "src": src}
    if id == "clues":
        part.only(("cards", "src"))
        return {"cards": [check_clue(card) for card in part.parts("cards", 99)], "src": src}
    part.only((*GEAR, "src"))
    return {**{gear: check_gear(part.part(gear)) for gear in GEAR}, "src": src}


def check_clue(part: Part) -> Json:
    part.only(("symbols", "count"))
    symbols = part.texts("symbols", MOST_SYMBOLS)
    for symbol in symbols:
        part.check_word("symbols", symbol, SYMBOLS)
    return {"symbols": symbols, "count": part.number("count", 1)}


def check_gear(part: Part) -> Json:
    part.only(("count", "cost"))
    return {"count": part.number("count", 1), "cost": part.number("cost", 1)}


def check_row(normal: Json, place: Place) -> None:
    """rune.legend.row: six lie open, and the house has them."""
    for id, legend in normal.get("legends", {}).items():
        if legend["open"]:
            raise ContentError(
                Message(
                    '"open" of {where} is left out: the six that lie open first are those of '
                    "the game",
                    where=place("legends", id),
                )
            )


def check_card_ids(normal: Json, house: Json, place: Place) -> None:
    """Heroes, market cards, legends and forage are cards: their ids must differ."""
    taken = {id for _, id, _ in card_ids(house)}
    for section, id, owner in card_ids(normal):
        if id in taken:
            raise ContentError(
                Message(
                    '{where} has a card with the id "{id}", as another card has already: '
                    "choose another id",
                    where=place(section, owner),
                    id=id,
                )
            )
        taken.add(id)


def card_ids(entries: Json) -> list[tuple[str, str, str]]:
    """The cards of entries: their section, their id, and the entry that they stand in."""
    ids = [(section, id, id) for section in CARD_SECTIONS for id in entries.get(section, {})]
    for id, card in entries.get("adventures", {}).items():
        if "forage" in card:
            ids.append(("adventures", card["forage"]["id"], id))
    return ids


def check_count(normal: Json, house: Json, where: messages.Message) -> None:
    count = len(card_ids(house)) + len(card_ids(normal))
    if count > MOST_CARDS:
        raise ContentError(
            Message(
                "{where} makes {n} cards with those of the game; there are {most} at most",
                where=where,
                n=count,
                most=MOST_CARDS,
            )
        )
