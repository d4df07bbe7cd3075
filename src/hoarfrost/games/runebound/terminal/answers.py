"""What `? WHAT` shows: a space, a town, a card, a hero, a challenge, the weather, a word."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoarfrost.core.formats import percent
from hoarfrost.core.plain import Json
from hoarfrost.core.spelling import plain
from hoarfrost.games.runebound.engine.content import EVENT, TOWN_TYPES, Adventure, Card
from hoarfrost.games.runebound.engine.counters import SLOT_LETTERS, slot_at
from hoarfrost.games.runebound.engine.finding import legend_finds, princess_finds
from hoarfrost.games.runebound.engine.market import price
from hoarfrost.games.runebound.engine.reach import chances
from hoarfrost.games.runebound.engine.realm import Party
from hoarfrost.games.runebound.terminal import table
from hoarfrost.games.runebound.terminal.chances import of_challenge, of_colour
from hoarfrost.games.runebound.terminal.land import WIDE, map_lines, width_of
from hoarfrost.games.runebound.terminal.look import JEWELS, Look
from hoarfrost.games.runebound.terminal.menu import most_dice, space_parts, steps_text
from hoarfrost.games.runebound.terminal.roads import marks_of, ways_from
from hoarfrost.games.runebound.terminal.sheet import colour_word, sheet
from hoarfrost.games.runebound.words.card_texts import adventure_text, card_text
from hoarfrost.games.runebound.words.names import capital, tables

SHEET: Final = 60
# A name, and what draws it: only the one that is asked for is drawn.
Named = Iterator[tuple[str, Callable[[], RenderableType]]]
# Words for whole parts of the table, in all languages.
PARTS: Final = {
    "map": ("map", "kaart", "mapa"),
    "market": ("market", "shop", "markt", "mercado"),
    "legends": ("legends", "legend", "legenden", "legendas", "leyendas"),
    "weather": ("weather", "event", "weer", "tiempo", "clima"),
    "princess": ("princess", "taira", "clues", "prinses", "princesa"),
    "dice": ("dice", "dobbelstenen", "dados"),
    "adventures": ("adventures", "adventure", "avonturen", "aventuras"),
    "undefeated": ("undefeated", "onverslagen", "invictos"),
}
MOST_FINDS: Final = 5


def answer(look: Look, what: str, width: int) -> RenderableType | None:
    """Whatever goes by this name; None if nothing does."""
    wanted = plain(what.replace("_", " ")).strip()
    space = space_named(look, what.strip())
    if space is not None:
        return about_space(look, space)
    for part, words in PARTS.items():
        if wanted in words:
            return about_part(look, part, width)
    if len(wanted) == 1 and wanted.upper() in SLOT_LETTERS:
        slot = SLOT_LETTERS.index(wanted.upper())
        number = look.realm.slots[slot]
        return about_adventure(look, look.content.adventures[number]) if number >= 0 else None
    for party in look.realm.parties:
        if wanted.upper() == look.code(int(party.seat)):
            return about_hero(look, party)
    return by_name(look, wanted) or of_choice(look, what, width)


def space_named(look: Look, what: str) -> int | None:
    """A space by its letter and number, or the town on it."""
    if what.upper() in look.map.numbers:
        return look.map.numbers[what.upper()]
    for town in look.map.towns:
        if plain(what) in (town.id, plain(town.name[look.lang])):
            return int(town.space)
    if plain(what) == plain(look.map.vale_name[look.lang]):
        return int(look.map.vale)
    return None


def by_name(look: Look, wanted: str) -> RenderableType | None:
    """A whole name first, then the beginning of one or of a word in it."""
    named = [*heroes(look), *cards(look), *adventures(look), *words(look)]
    for fits in (lambda name: name == wanted, lambda name: is_called(name, wanted)):
        for name, told in named:
            if fits(plain(name)):
                return told()
    return None


def is_called(name: str, wanted: str) -> bool:
    return name.startswith(wanted) or any(part.startswith(wanted) for part in name.split())


def of_choice(look: Look, what: str, width: int) -> RenderableType | None:
    """The thing that a move names: `buy ringmail`, `move d3 M7`."""
    words_typed = what.split()
    if len(words_typed) < 2:
        return None
    for word in reversed(words_typed[1:]):
        if word in look.content.card_number or word.upper() in look.map.numbers:
            return answer(look, word, width)
    return answer(look, " ".join(words_typed[1:]), width)


# Spaces -------------------------------------------------------------------------------------------


def about_space(look: Look, space: int) -> RenderableType:
    """What is there, and how a hero comes there."""
    title = Text(look.map.names[space], style="bold")
    told = ", ".join(space_parts(look, space)) if look.is_ground(space) else look.place(space)
    title.append(f"  {told}", style="not bold")
    parts: list[RenderableType] = [title]
    town = look.map.town_at[space]
    if town >= 0:
        parts += about_town(look, town)
    slot = int(slot_at(look.realm, space))
    if slot >= 0:
        parts.append(about_adventure(look, look.content.adventures[look.realm.slots[slot]]))
    for party in look.realm.parties:
        if party.space == space:
            parts.append(look.sign(int(party.seat)) + Text(f" {look.person(int(party.seat))}"))
    if space == look.map.vale:
        parts.append(about_adventure(look, look.content.adventures[look.content.arshan]))
    parts += how_to_come(look, space)
    if look.is_ground(space):
        parts += princess_here(look, space)
    return Group(*parts)


def princess_here(look: Look, space: int) -> list[Text]:
    """How far the reader's clues are from finding her there."""
    if not has_faces(look) or look.realm.princess >= 0:
        return []
    finds = princess_finds(look.realm, look.own)
    return [
        Text(
            look.t("Clue symbols missing to find the Princess here: {n}", n=int(find.missing)),
            style="dim",
        )
        for find in finds
        if find.space == space
    ]


def has_faces(look: Look) -> bool:
    return "clues" in look.view["parties"][int(look.own.seat)]


def how_to_come(look: Look, space: int) -> list[Text]:
    """The way with the dice that lie there, or how likely all dice lead there."""
    t, own = look.t, look.own
    if own.space < 0 or own.space == space:
        return []
    if look.realm.dice and look.is_asked:
        for way in ways_from(look):
            if way.space == space:
                return [Text(t("Your way: {steps}", steps=steps_text(look, way)))]
        return [Text(t("Your dice do not lead there."), style="dim")]
    dice = most_dice(look)
    chance = chances(look.realm, own.space, dice)[space]
    if chance == 0:
        return [Text(t("Too far for one turn."), style="dim")]
    share = percent(chance, look.lang)
    return [Text(t("{share} to come here with {n} dice", share=share, n=dice))]


def about_town(look: Look, number: int) -> list[RenderableType]:
    town = look.map.towns[number]
    entry = tables()["towntypes"][TOWN_TYPES[town.type]]
    line = Text(capital(entry[look.lang]))
    if "power" in entry:
        line.append(f": {entry['power'][look.lang]}", style="dim")
    return [line, wares(look, number)]


def wares(look: Look, town: int) -> Table:
    """What a town sells, with prices and texts."""
    grid = Table.grid(padding=(0, 2))
    for style in ("bold", "bold", ""):
        grid.add_column(style=style)
    for number in look.realm.stacks[town]:
        card = look.content.cards[number]
        cost = (
            str(int(price(look.realm, look.own, card))) if look.own.space >= 0 else str(card.cost)
        )
        grid.add_row(cost, look.name(card), one_paragraph(card_text(card, look.lang)[1:]))
    return grid


def one_paragraph(lines: Sequence[str]) -> str:
    return " ".join(line if line.endswith(".") else f"{line}." for line in lines)


# Parts of the table -------------------------------------------------------------------------------


def about_part(look: Look, part: str, width: int) -> RenderableType:
    if part == "map":
        lines = map_lines(look, marks_of(look, []), WIDE if width_of(look, WIDE) <= width else 3)
        return Group(*lines, *table.weather(look, width, False), *table.undefeated(look, width))
    if part == "market":
        return Group(*(about_space(look, int(town.space)) for town in look.map.towns))
    if part == "legends":
        return Group(*(about_legend(look, look.content.cards[number]) for number in look.realm.row))
    if part == "weather":
        return Group(*table.weather(look, width, False), *table.event(look, width))
    if part == "undefeated":
        slots = [number for number in look.realm.slots if number >= 0]
        told = [about_adventure(look, look.content.adventures[number]) for number in slots]
        return Group(*told) if told else Text(look.t("Nothing is undefeated."))
    if part == "adventures":
        return about_adventures(look)
    if part == "dice":
        faces = [table.die(look, face) for face in range(len(look.content.faces))]
        return Group(*table.weather(look, width, False), *faces)
    return about_princess(look)


def about_adventures(look: Look) -> RenderableType:
    """By colour how likely the reader's party overcomes one, and where counters lie."""
    grid = Table.grid(padding=(0, 2))
    if look.own.space < 0:
        return grid
    for colour, style in enumerate(JEWELS):
        chance = of_colour(look, colour)
        told = (
            ""
            if chance is None
            else look.t("{share} to overcome one on average", share=percent(chance, look.lang))
        )
        spaces = [
            look.map.names[space]
            for space, lies in enumerate(look.realm.counters)
            if lies and look.map.jewels[space] == colour
        ]
        grid.add_row(Text(capital(colour_word(look, colour)), style=style), told, " ".join(spaces))
    return grid


def about_legend(look: Look, card: Card) -> RenderableType:
    """A legend, and where the reader's tokens are nearest to a discovery."""
    parts: list[RenderableType] = [about_card(look, card)]
    if "rumors" in look.view["parties"][int(look.own.seat)] and card.colour >= 0:
        finds = sorted(legend_finds(look.realm, look.own, card), key=lambda find: find.missing)
        parts.append(
            Text(places(look, [(find.space, find.missing) for find in finds]), style="dim")
        )
    return Group(*parts)


def about_princess(look: Look) -> RenderableType:
    t = look.t
    if look.realm.princess >= 0:
        return Text(t("Princess Taira is with {hero}.", hero=look.person(int(look.realm.princess))))
    lines = [Text(t("She is found where clue cards show the terrain of a space and all round it."))]
    if has_faces(look):
        finds = sorted(princess_finds(look.realm, look.own), key=lambda find: find.missing)
        lines.append(Text(places(look, [(find.space, find.missing) for find in finds])))
    return Group(*lines)


def places(look: Look, finds: Sequence[tuple[int, int]]) -> str:
    """Where nothing is missing; else the best spaces with how many symbols are."""
    enough = [look.map.names[space] for space, missing in finds if missing == 0]
    if enough:
        return look.t("You have enough for it on {places}.", places=enough)
    best = [
        look.t("{space} ({n} missing)", space=look.map.names[space], n=int(missing))
        for space, missing in finds[:MOST_FINDS]
    ]
    return look.t("Best places: {places}", places=", ".join(best))


# Cards, heroes, words -----------------------------------------------------------------------------


def about_card(look: Look, card: Card) -> RenderableType:
    title = Text(look.name(card), style="bold")
    title.append(f"  {one_paragraph(card_text(card, look.lang))}", style="not bold")
    return title


def about_adventure(look: Look, card: Adventure) -> RenderableType:
    style = JEWELS[card.colour] if card.colour >= 0 else "bold"
    lines = adventure_text(card, look.content, look.lang)
    title = Text.assemble((card.name[look.lang], style), f"  {one_paragraph(lines)}")
    if card.kind != EVENT and look.own.space >= 0 and look.has_hero(int(look.own.seat)):
        share = percent(of_challenge(look, card), look.lang)
        told = look.t("{share} to overcome it", share=share)
        title.append(f" {told}.", style="bold")
    return title


def about_hero(look: Look, party: Party) -> RenderableType:
    lines = sheet(look, party, SHEET)
    return Group(*lines, about_card(look, party.hero.card))


def heroes(look: Look) -> Named:
    for party in look.realm.parties:
        if look.has_hero(int(party.seat)):
            yield look.person(int(party.seat)), partial(about_hero, look, party)


def cards(look: Look) -> Named:
    for card in look.content.cards:
        is_legend = card.number in look.realm.row
        told = partial(about_legend if is_legend else about_card, look, card)
        yield look.name(card), told
        yield card.id.replace("_", " "), told


def adventures(look: Look) -> Named:
    for card in look.content.adventures:
        yield card.name[look.lang], partial(about_adventure, look, card)


def words(look: Look) -> Named:
    """Gear, counters and whatever else has a few words of its own."""
    for entries in tables().values():
        for entry in entries.values():
            if "power" in entry:
                yield entry[look.lang], partial(about_word, look, entry)


def about_word(look: Look, entry: Json) -> RenderableType:
    line = Text(capital(entry[look.lang]), style="bold")
    line.append(f"  {entry['power'][look.lang]}", style="not bold")
    return line
