"""Entries turned into what the engine plays with."""

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import (
    ADVENTURE_KINDS,
    ALLY,
    ATTRIBUTES,
    CARD_TYPES,
    COLOURS,
    EVENT,
    FIGHT,
    FORAGE,
    FROM_ADVENTURES,
    FROM_HEROES,
    FROM_LEGENDS,
    FROM_MARKET,
    GEAR,
    HERO,
    NONE,
    PHASES,
    SKILLS,
    SYMBOLS,
    TERRAINS,
    TEST,
    TRAITS,
    Adventure,
    Card,
    Clue,
    Content,
    SkillTest,
    Weather,
)
from hoarfrost.games.runebound.files.content_check import PRINTED
from hoarfrost.games.runebound.files.content_effects_build import new_effect, new_prims, set_of
from hoarfrost.games.runebound.files.content_maps import new_map


def build_content(house: Json, extra: Json, map_id: str) -> Content:
    """What the house has comes first, so that its numbers never depend on the extras."""
    content = Content()
    content.map = new_map(map_id, {**house["maps"], **extra.get("maps", {})}[map_id])
    content.weather.append(new_weather(PRINTED, house["weather"][PRINTED]))
    add_dice(content, house["dice"]["movement"])
    add_tokens(content, house["tokens"])
    for entries in (house, extra):
        for icon, face in entries.get("weather", {}).items():
            if icon != PRINTED:
                content.weather.append(new_weather(icon, face))
        add_heroes(content, entries)
        add_market(content, entries)
        add_legends(content, entries)
        add_adventures(content, entries)
    content.arshan = len(content.adventures)
    arshan = Adventure("arshan", content.arshan, FIGHT, NONE)
    arshan.name = house["arshan"]["arshan"]["name"]
    fill_foe(arshan, house["arshan"]["arshan"])
    put_adventure(content, arshan)
    return content


def new_weather(icon: str, entry: Json) -> Weather:
    weather = Weather(icon, [entry["frost"][terrain] for terrain in TERRAINS])
    weather.name = entry["name"]
    return weather


def add_dice(content: Content, entry: Json) -> None:
    content.dice = entry["count"]
    content.faces = [set_of(face, TERRAINS) for face in entry["faces"]]


def add_tokens(content: Content, entry: Json) -> None:
    content.rumors = [entry["rumors"]["tokens"][symbol] for symbol in SYMBOLS]
    for card in entry["clues"]["cards"]:
        symbols = [SYMBOLS.index(symbol) for symbol in card["symbols"]]
        content.clues.append(Clue("+".join(card["symbols"]), symbols, card["count"]))
    content.gear = [entry["gear"][gear]["count"] for gear in GEAR]
    content.gear_cost = [entry["gear"][gear]["cost"] for gear in GEAR]


def add_card(content: Content, id: str, entry: Json, type: int, origin: int) -> Card:
    card = Card(id, len(content.cards), type, origin)
    card.name = entry["name"]
    card.set_effects([new_effect(effect) for effect in entry["effects"]])
    content.cards.append(card)
    content.card_number[id] = card.number
    return card


def add_heroes(content: Content, entries: Json) -> None:
    for id, entry in entries.get("heroes", {}).items():
        card = add_card(content, id, entry, HERO, FROM_HEROES)
        fill_figures(card, entry, ATTRIBUTES)
        for skill, bonus in entry["skills"].items():
            card.skills[SKILLS.index(skill)] = bonus
        content.heroes.append(card.number)


def fill_figures(card: Card, entry: Json, names: tuple[str, ...]) -> None:
    """Of a hero by attribute, of an ally by phase: they have the same order."""
    card.life = entry["life"]
    card.stamina = entry["stamina"]
    card.values = [entry[name][0] for name in names]
    card.damages = [entry[name][1] for name in names]


def add_market(content: Content, entries: Json) -> None:
    """By type, since people look for them so."""
    market = entries.get("market", {})
    for id, entry in sorted(market.items(), key=lambda item: CARD_TYPES.index(item[1]["type"])):
        card = add_for_sale(content, id, entry, FROM_MARKET)
        content.market.append(card.number)


def add_legends(content: Content, entries: Json) -> None:
    for id, entry in entries.get("legends", {}).items():
        card = add_for_sale(content, id, entry, FROM_LEGENDS)
        card.colour = COLOURS.index(entry["colour"])
        card.difficulty = entry["difficulty"]
        card.is_open = entry["open"]
        content.legends.append(card.number)


def add_for_sale(content: Content, id: str, entry: Json, origin: int) -> Card:
    card = add_card(content, id, entry, CARD_TYPES.index(entry["type"]), origin)
    card.cost = entry["cost"]
    if card.type == ALLY:
        fill_figures(card, entry, PHASES)
    return card


def add_adventures(content: Content, entries: Json) -> None:
    """By colour, as the decks are."""
    cards = entries.get("adventures", {})
    for id, entry in sorted(cards.items(), key=lambda item: COLOURS.index(item[1]["colour"])):
        kind = ADVENTURE_KINDS.index(entry["kind"])
        adventure = Adventure(id, len(content.adventures), kind, COLOURS.index(entry["colour"]))
        adventure.name = entry["name"]
        if kind == EVENT:
            fill_event(content, adventure, entry)
        elif kind == TEST:
            adventure.trait = TRAITS.index(entry["trait"])
            adventure.tests = [new_test(test) for test in entry["tests"]]
        else:
            fill_foe(adventure, entry)
        if kind != EVENT:
            fill_rewards(content, adventure, entry)
        put_adventure(content, adventure)


def put_adventure(content: Content, adventure: Adventure) -> None:
    content.adventures.append(adventure)
    content.adventure_number[adventure.id] = adventure.number


def fill_foe(adventure: Adventure, entry: Json) -> None:
    adventure.trait = TRAITS.index(entry["trait"])
    adventure.life = entry["life"]
    adventure.targets = [entry[phase][0] for phase in PHASES]
    adventure.damages = [entry[phase][1] for phase in PHASES]
    adventure.before = new_prims(entry["before"])
    adventure.set_effects([new_effect(effect) for effect in entry["effects"]])


def new_test(entry: Json) -> SkillTest:
    return SkillTest(SKILLS.index(entry["skill"]), entry["difficulty"], new_prims(entry["failure"]))


def fill_event(content: Content, adventure: Adventure, entry: Json) -> None:
    adventure.event_number = entry["number"]
    icons = [weather.icon for weather in content.weather]
    adventure.face = icons.index(entry["icon"])
    adventure.set_effects([new_effect(effect) for effect in entry["effects"]])


def fill_rewards(content: Content, adventure: Adventure, entry: Json) -> None:
    adventure.gold = entry["gold"]
    adventure.rumor = entry["rumor"]
    adventure.clue = entry["clue"]
    if "forage" in entry:
        forage = entry["forage"]
        card = add_card(content, forage["id"], forage, FORAGE, FROM_ADVENTURES)
        card.colour = adventure.colour
        card.cost = 2 * adventure.experience()  # rune.market.forage
        card.adventure = adventure.number
        adventure.forage = card.number
