"""The sections of the content, how an entry of each is checked, and what must fit together."""

from typing import Final

from hoarfrost.core import messages
from hoarfrost.core.content.library import Ids
from hoarfrost.core.content.part import Part
from hoarfrost.core.content.section import Found, Lies, Section
from hoarfrost.core.errors import ContentError
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import GEAR, SYMBOLS, TERRAINS
from hoarfrost.games.runebound.engine.steps import FACES, MOST_DICE
from hoarfrost.games.runebound.files.content_cards import (
    check_adventure,
    check_arshan,
    check_hero,
    check_legend,
    check_market,
)
from hoarfrost.games.runebound.files.content_maps import check_map
from hoarfrost.games.runebound.words.message import Message

SECTIONS: Final = (
    Section("heroes", 50, Message('hero "{id}"'), Lies.APART),
    Section("market", 120, Message('market card "{id}"'), Lies.SPREAD),
    Section("legends", 50, Message('legend "{id}"')),
    Section("adventures", 120, Message('adventure card "{id}"'), Lies.SPREAD),
    Section("weather", 20, Message('weather "{id}"')),
    Section("maps", 20, Message('map "{id}"'), Lies.APART),
    Section("arshan", 1, Message('challenge "{id}"'), is_open=False),  # who waits in Green Vale
    Section("dice", 1, Message('dice "{id}"'), is_open=False),
    Section("tokens", 3, Message('tokens "{id}"'), is_open=False),
)
CARD_SECTIONS: Final = ("heroes", "market", "legends")  # forage is in the adventures
MOST_CARDS: Final = 250  # of all players and stacks, with those of the house: actions number them
PRINTED: Final = "printed"  # the weather on the board itself; no event brings it

MOST_FROST: Final = 9
MOST_TOKENS: Final = 99
MOST_SYMBOLS: Final = 2


def check_entry(section: str, id: str, part: Part, ids: Ids) -> Json:
    if section == "heroes":
        return check_hero(part)
    if section == "market":
        return check_market(part)
    if section == "legends":
        return check_legend(part)
    if section == "adventures":
        return check_adventure(part, [icon for icon in ids["weather"] if icon != PRINTED])
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


def check_together(normal: Json, house: Json, found: Found) -> None:
    if house:
        check_row(normal, found)
    check_card_ids(normal, house, found)
    check_count(normal, house, found.where)


def check_row(normal: Json, found: Found) -> None:
    """rune.legend.row: six lie open, and the house has them."""
    for id, legend in normal.get("legends", {}).items():
        if legend["open"]:
            raise ContentError(
                Message(
                    '"open" of {where} is left out: the six that lie open first are those of '
                    "the game",
                    where=found.place("legends", id),
                )
            )


def check_card_ids(normal: Json, house: Json, found: Found) -> None:
    """Heroes, market cards, legends and forage are cards: their ids must differ."""
    taken = {id for _, id, _ in card_ids(house)}
    for section, id, owner in card_ids(normal):
        if id in taken:
            raise ContentError(
                Message(
                    '{where} has a card with the id "{id}", as another card has already: '
                    "choose another id",
                    where=found.place(section, owner),
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
