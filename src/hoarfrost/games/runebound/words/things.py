"""Everything in Runebound that has a name, by kind and id, for boards and screens.

Of the house's content; what a player has added is told for a game (`own_things`).
"""

from typing import Final

from hoarfrost.core.bits import bit
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.chances import AT_LEAST
from hoarfrost.games.runebound.engine.content import (
    ADVENTURE_KINDS,
    CARD_TYPES,
    COLOURS,
    EVENT,
    GEAR,
    NONE,
    PHASES,
    SKILL_ATTRIBUTE,
    SKILLS,
    TERRAIN_LETTERS,
    TERRAINS,
    TOWN_TYPES,
    TRAITS,
    Adventure,
    Card,
    Content,
    Map,
    Town,
    Weather,
)
from hoarfrost.games.runebound.files.content import built_in, house_content, standard_content
from hoarfrost.games.runebound.words.card_texts import (
    adventure_text,
    card_effects,
    card_text,
    in_lines,
)
from hoarfrost.games.runebound.words.effects import effect_message
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import capital, names_of, tables
from hoarfrost.games.runebound.words.notation import format_use, is_for_use

NAMED: Final = (
    "terrains", "symbols", "towntypes", "colours", "phases", "attributes", "skills", "counters",
    "traits", "gear", "cardtypes", "questions", "steps",
)  # fmt: skip

# The fields of a view and of a result that people see, in this order.
FIELDS: Final[dict[str, tuple[Message, Json]]] = {
    "heroes": (Message("Heroes"), {"per": "seat", "of": "cards", "rule": "rune.term.hero"}),
    "counters": (Message("Experience counters"), {"per": "seat", "rule": "rune.xp.kinds"}),
    "gold": (Message("Gold"), {"per": "seat", "rule": "rune.reward.gold"}),
    "turns": (Message("Turns"), {"per": "seat", "rule": "rune.turn.steps"}),
    "active": (Message("Active player"), {"of": "seats"}),
    "first": (Message("First player"), {"of": "seats", "rule": "rune.setup.first_player"}),
    "step": (Message("To decide"), {"of": "steps"}),
    "dice": (Message("Movement dice"), {"rule": "rune.term.dice"}),
    "weather": (Message("Weather"), {"of": "weather", "rule": "rune.weather.values"}),
    "event": (Message("Event in play"), {"of": "adventures", "rule": "rune.term.event"}),
    "princess": (
        Message("Princess Taira is with"),
        {"of": "seats", "rule": "rune.princess.escort"},
    ),
    "jewels": (Message("Adventure counters on"), {"rule": "rune.term.jewel"}),
    "doom": (Message("Doom clock"), {"rule": "rune.variant.doom"}),
}


def things(lang: str) -> Json:
    content = standard_content()
    return {
        "cards": {card.id: card_thing(card, lang) for card in content.cards},
        "adventures": {
            card.id: adventure_thing(card, content, lang) for card in content.adventures
        },
        "weather": {tile.icon: weather_thing(tile, lang) for tile in content.weather},
        "towns": {town.id: town_thing(content.map, town, lang) for town in content.map.towns},
        "maps": {id: map_thing(house_content(id).map, lang) for id in built_in()["maps"]},
        "places": {"vale": vale_thing(content.map, lang)},
        "clues": {clue.id: clue_thing(clue.id, int(clue.count), lang) for clue in content.clues},
        "faces": {str(n + 1): face_thing(content, n, lang) for n in range(len(content.faces))},
        "rolls": {"two": roll_thing(lang)},
        **{kind: {id: named(kind, id, content, lang) for id in tables()[kind]} for kind in NAMED},
        "fields": {
            name: {"name": title.text(lang), **more} for name, (title, more) in FIELDS.items()
        },
    }


def own_things(content: Content, entries: Json, lang: str) -> Json:
    """What a game has beyond the house's content: a page has the entries, but not their texts."""
    printed = standard_content()
    added = {id for section in entries.values() for id in section}
    cards = added | {card.id for card in content.cards} - {card.id for card in printed.cards}
    return {
        "cards": {card.id: card_thing(card, lang) for card in content.cards if card.id in cards},
        "adventures": {
            card.id: adventure_thing(card, content, lang)
            for card in content.adventures
            if card.id in added
        },
        "weather": {
            tile.icon: weather_thing(tile, lang) for tile in content.weather if tile.icon in added
        },
    }


def named(kind: str, id: str, content: Content, lang: str) -> Json:
    """An entry of names.toml, with the figures of the content where there are any."""
    entry = tables()[kind][id]
    told: Json = {"name": capital(entry[lang])}
    if "power" in entry:
        told["power"] = entry["power"][lang]
    if entry["rule"]:
        told["rule"] = entry["rule"]
    if kind == "gear":
        told["cost"] = int(content.gear_cost[GEAR.index(id)])
    elif kind == "terrains":
        told["letter"] = TERRAIN_LETTERS[TERRAINS.index(id)]
    elif kind == "skills":
        told["attribute"] = list(tables()["attributes"])[SKILL_ATTRIBUTE[SKILLS.index(id)]]
    elif kind == "phases":
        told["attribute"] = list(tables()["attributes"])[PHASES.index(id)]
    return told


def card_thing(card: Card, lang: str) -> Json:
    """A hero, an ally or an item, with its figures and its text line by line."""
    lines = card_text(card, lang)
    told: Json = {
        "name": card.name[lang],
        "type": CARD_TYPES[card.type],
        "text": lines,
        "power": " ".join(lines),
        "effects": card_uses(card, lang),
        "rule": tables()["cardtypes"][CARD_TYPES[card.type]]["rule"],
    }
    if card.cost:
        told["cost"] = int(card.cost)
    if card.difficulty:
        told["difficulty"] = int(card.difficulty)
    if card.colour != NONE:
        told["colour"] = COLOURS[card.colour]
    if card.is_character():
        told["life"], told["stamina"] = int(card.life), int(card.stamina)
        told["values"] = dict(zip(PHASES, card.values, strict=True))
        told["damages"] = dict(zip(PHASES, card.damages, strict=True))
        told["skills"] = {SKILLS[n]: bonus for n, bonus in enumerate(card.skills) if bonus}
    return told


def card_uses(card: Card, lang: str) -> list[Json]:
    """The effects of a card in their order; those that wait to be used with the text of that."""
    texts = in_lines(card_effects(card), lang)
    return [
        {"text": text, "use": format_use(card, place)} if is_for_use(effect) else {"text": text}
        for place, (text, effect) in enumerate(zip(texts, card.effects, strict=True))
    ]


def adventure_thing(card: Adventure, content: Content, lang: str) -> Json:
    lines = adventure_text(card, content, lang)
    told: Json = {
        "name": card.name[lang],
        "kind": ADVENTURE_KINDS[card.kind],
        "text": lines,
        "power": " ".join(lines),
        "rule": "rune.term.event" if card.kind == EVENT else "rune.term.challenge",
    }
    if card.colour != NONE:
        told["colour"] = COLOURS[card.colour]
    if card.trait != NONE:
        told["trait"] = TRAITS[card.trait]
    if card.kind == EVENT:
        told["number"] = int(card.event_number)
        told["effects"] = in_lines([effect_message(effect) for effect in card.effects], lang)
        told["weather"] = content.weather[card.face].icon
    if card.life:
        told["life"] = int(card.life)
        told["targets"] = dict(zip(PHASES, card.targets, strict=True))
        told["damages"] = dict(zip(PHASES, card.damages, strict=True))
    if card.tests:
        told["tests"] = [
            {"skill": SKILLS[test.skill], "difficulty": int(test.difficulty)} for test in card.tests
        ]
    if card.forage != NONE:
        told["forage"] = content.cards[card.forage].id
    return told


def weather_thing(tile: Weather, lang: str) -> Json:
    frost = dict(zip(TERRAINS, tile.frost, strict=True))
    return {"name": capital(tile.name[lang]), "frost": frost, "rule": "rune.weather.values"}


def town_thing(board: Map, town: Town, lang: str) -> Json:
    type = TOWN_TYPES[town.type]
    return {
        "name": town.name[lang],
        "type": type,
        "space": board.names[town.space],
        "power": names_of("towntypes", type)[lang],
        "rule": "rune.term.town",
    }


def vale_thing(board: Map, lang: str) -> Json:
    """Named for itself, so that the rulebook does not link the colour in its name."""
    return {"name": board.vale_name[lang], "rule": "rune.vale.not_town"}


def map_thing(board: Map, lang: str) -> Json:
    """A map with what is printed on its spaces, by name."""
    return {
        "name": board.name[lang],
        "vale": board.names[board.vale],
        "valeName": board.vale_name[lang],
        "spaces": {name: space_thing(board, n) for n, name in enumerate(board.names)},
        "rule": "rune.setup.board",
    }


def space_thing(board: Map, number: int) -> Json:
    told: Json = {"column": board.columns[number], "row": board.rows[number]}
    terrain, jewel, town = board.terrains[number], board.jewels[number], board.town_at[number]
    if terrain < len(TERRAINS):
        told["terrain"] = TERRAINS[terrain]
    if jewel >= 0:
        told["jewel"] = COLOURS[jewel]
    if town >= 0:
        told["town"] = board.towns[town].id
    return told


def clue_thing(id: str, count: int, lang: str) -> Json:
    symbols = id.split("+")
    name = " + ".join(names_of("symbols", symbol)[lang] for symbol in symbols)
    return {"name": capital(name), "symbols": symbols, "count": count, "rule": "rune.clue.symbols"}


def roll_thing(lang: str) -> Json:
    """Two ten-sided dice, with the chance to reach each number, for counting luck."""
    name = Message("Two ten-sided dice").text(lang)
    return {"name": name, "reach": list(AT_LEAST), "rule": "rune.test.roll"}


def face_thing(content: Content, face: int, lang: str) -> Json:
    """What a face of a movement die shows."""
    shown = [
        terrain for n, terrain in enumerate(TERRAINS) if int(content.faces[face]) & int(bit(n))
    ]
    name = ", ".join(names_of("terrains", terrain)[lang] for terrain in shown)
    return {"name": capital(name), "terrains": shown, "rule": "rune.term.dice"}
