"""What lies open for all: the weather, the event, legends, undefeated challenges, dice."""

from typing import Final

from rich.text import Text

from hoarfrost.games.runebound.engine.content import (
    ANY,
    TERRAIN_LETTERS,
    TERRAINS,
)
from hoarfrost.games.runebound.engine.counters import SLOT_LETTERS
from hoarfrost.games.runebound.engine.frost import weather_number
from hoarfrost.games.runebound.terminal import land
from hoarfrost.games.runebound.terminal.lines import folded, wrapped
from hoarfrost.games.runebound.terminal.look import JEWEL_LETTERS, JEWELS, Look
from hoarfrost.games.runebound.words.effects import effect_message
from hoarfrost.games.runebound.words.names import capital, weather_names

ALL_DICE: Final = 5


def weather(look: Look, width: int, is_short: bool) -> list[Text]:
    """Frost by terrain now; so it also says which letter is which terrain."""
    icon = look.content.weather[look.realm.weather].icon
    name = capital(weather_names(icon, look.view["options"]["content"])[look.lang])
    label = look.t("Frost ({weather}):", weather=name)
    return folded(label, frost_of_terrains(look, is_short), width, " ")


def weather_beside(look: Look, width: int) -> list[Text]:
    """The same in a narrow place, without the name of the weather."""
    label = f"{capital(look.word('counters', 'frost'))}:"
    return folded(label, frost_of_terrains(look, True), width, "")


def frost_of_terrains(look: Look, is_short: bool) -> list[Text]:
    entries: list[Text] = []
    for number, terrain in enumerate(TERRAINS):
        frost = int(weather_number(look.realm, number))
        entry = Text(f" {TERRAIN_LETTERS[number]} ", style=land.TERRAINS[number])
        entry.append("" if is_short else f" {look.word('terrains', terrain)}")
        entry.append(f" {frost}", style="bold")
        entries.append(entry)
    return entries


def event(look: Look, width: int) -> list[Text]:
    """The event in play with what it does for as long as it lies there."""
    if look.realm.event < 0:
        return []
    card = look.content.adventures[look.realm.event]
    told = " ".join(effect_message(effect).text(look.lang) for effect in card.ongoing)
    return wrapped(
        look.t("Event: {name}. {text}", name=card.name, text=capital(told)).strip(), width
    )


def legends(look: Look, width: int) -> list[Text]:
    """The open row: a colour, and how many tokens each takes."""
    entries: list[Text] = []
    for number in look.realm.row:
        card = look.content.cards[number]
        sign = f"{JEWEL_LETTERS[card.colour]}{card.difficulty}"
        entries.append(Text.assemble((sign, JEWELS[card.colour]), f" {look.name(card)}"))
    return folded(look.t("Legends:"), entries, width) if entries else []


def undefeated(look: Look, width: int) -> list[Text]:
    entries: list[Text] = []
    for slot, number in enumerate(look.realm.slots):
        if number >= 0:
            card = look.content.adventures[number]
            letter = (SLOT_LETTERS[slot], JEWELS[card.colour])
            space = look.map.names[look.realm.slot_spaces[slot]]
            entries.append(Text.assemble(letter, f" {card.name[look.lang]} {space}"))
    return folded(look.t("Undefeated:"), entries, width) if entries else []


def doom(look: Look) -> list[Text]:
    if not look.realm.rules.doom:
        return []
    return [Text(look.t("Doom: {n}", n=int(look.realm.doom)), style="dim")]


# Dice ---------------------------------------------------------------------------------------------


def face_letters(look: Look, face: int) -> str:
    """The terrains that a face shows, as on the map."""
    shown = int(look.content.faces[face])
    return "".join(TERRAIN_LETTERS[terrain] for terrain in range(ANY) if shown >> terrain & 1)


def die(look: Look, face: int) -> Text:
    text = Text.assemble((f"[{face + 1}]", "bold"), " ")
    shown = int(look.content.faces[face])
    for terrain in range(ANY):
        if shown >> terrain & 1:
            text.append(TERRAIN_LETTERS[terrain], style=land.TERRAINS[terrain])
    return text


def dice(look: Look, width: int) -> list[Text]:
    """The dice that lie there, each with the terrains it can be used for."""
    faces = list(look.realm.dice) or list(look.own.ahead)
    if not faces:
        return []
    label = look.t("Dice:") if look.realm.dice else look.t("Dice rolled ahead:")
    return folded(label, [die(look, face) for face in faces], width, "   ")
