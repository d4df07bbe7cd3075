"""The cards of Claim in a terminal: as pictures, as inline chips, and grouped by faction.

Colour never speaks alone: every card carries its code, and what may be played has a heavy frame.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from hoarfrost.core.plain import Json
from hoarfrost.games.claim.engine.cards import UNKNOWN
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.files.view import reading_order
from hoarfrost.games.claim.words.cards import FACTION_OF_LETTERS
from hoarfrost.games.claim.words.effects import MODS

# Dark enough for white letters, so that cards look the same on a dark and on a light terminal.
COLOURS: Final = {
    "goblins": "#3b6627",
    "knights": "#2b5685",
    "undead": "#594876",
    "dwarves": "#8c4a18",
    "doppelgangers": "#42505b",
    "gnomes": "#a02c2a",
    "giants": "#694832",
    "dragons": "#86203d",
    "seers": "#3b3d92",
    "trolls": "#595b1b",
    "ice_kings": "#15597f",
    "ice_queens": "#773a84",
    "yetis": "#5d6f7b",
    "frostbeasts": "#0f6555",
    "demons": "#97201f",
    "fire_elementals": "#a1440a",
    "tricksters": "#755500",
    "poisoners": "#4a6800",
}
BADGE_MARKS: Final = {"o": "•", "e": "••", "h": "▲", "l": "▼"}
HIDDEN_VALUE: Final = -1
INNER: Final = 4
BRIGHT: Final = "bright"  # may be played, or lies in the middle
IDLE: Final = "idle"  # just there
DIM: Final = "dim"  # may not be played
FRAMES: Final = {BRIGHT: "┏━┓┃┗┛", IDLE: "╭─╮│╰╯", DIM: "╭─╮│╰╯"}
CARD_WIDTH: Final = INNER + 2


def is_card(code: str) -> bool:
    return code[:2] in FACTION_OF_LETTERS and bool(code[2:])


def faction_of(code: str) -> str:
    return FACTION_OF_LETTERS[code[:2]]


def value_text(code: str) -> str:
    """What stands on a card below its faction: a number, or the badge of a hidden one."""
    rest = code[2:]
    return BADGE_MARKS.get(rest) or rest.rstrip("abcderx")


def value_of(code: str) -> int:
    """The number on a card, or HIDDEN_VALUE."""
    digits = code[2:].rstrip("abcderx")
    return int(digits) if digits.isdigit() else HIDDEN_VALUE


def short_code(code: str) -> str:
    """The code as one types it: equal cards need no copy letter."""
    if code == UNKNOWN or code[2:] in BADGE_MARKS:
        return code
    return code[:2] + code[2:].rstrip("abcderx")


def style_of(code: str) -> str:
    if code == UNKNOWN:
        return "bold"
    return f"bold white on {COLOURS[faction_of(code)]}"


def chip(code: str) -> Text:
    """A card inside a line."""
    return Text(f" {short_code(code)} ", style=style_of(code))


def faction_chip(faction: str) -> Text:
    return Text(f" {FACTIONS[faction].code} ", style=f"bold white on {COLOURS[faction]}")


def grouped(cards: Iterable[str], mix: Sequence[str]) -> Text:
    """Many cards in a line: each faction once, with its values."""
    by_faction: dict[str, list[str]] = {}
    backs = 0
    for code in sorted(cards, key=reading_order):
        if code == UNKNOWN:
            backs += 1
        else:
            by_faction.setdefault(faction_of(code), []).append(value_text(code))
    line = Text()
    order = [*mix, *(faction for faction in by_faction if faction not in mix)]
    for faction in order:
        if faction in by_faction:
            if line:
                line.append("  ")
            line.append_text(faction_chip(faction))
            line.append(" " + " ".join(by_faction[faction]))
    if backs:
        line.append("  " if line else "")
        line.append("? " * backs, style="dim")
    return line


@dataclass
class Picture:
    """A card to draw, with what stands below it."""

    code: str
    label: str = ""
    look: str = BRIGHT
    note: str = ""  # replaces the number's line, as "4+2"


def pictures(cards: Sequence[Picture], width: int, raise_bright: bool = False) -> list[Text]:
    """Cards side by side, in as many rows as the width asks for."""
    column = max([CARD_WIDTH, *(len(card.label) + 2 for card in cards if len(card.label) > 2)])
    if len(cards) * (column + 1) <= width:
        column += 1
    per_row = max(1, width // column)
    lines: list[Text] = []
    for start in range(0, len(cards), per_row):
        lines += picture_row(cards[start : start + per_row], column, raise_bright)
    return lines


def picture_row(cards: Sequence[Picture], column: int, raise_bright: bool) -> list[Text]:
    raised = raise_bright and {card.look for card in cards} >= {BRIGHT, DIM}
    drawn = [drawing(card) for card in cards]
    blank = Text(" " * CARD_WIDTH)
    if raised:
        drawn = [
            [*lines, blank] if card.look == BRIGHT else [blank, *lines]
            for card, lines in zip(cards, drawn, strict=True)
        ]
    rows: list[Text] = []
    for parts in zip(*drawn, strict=True):
        row = Text(no_wrap=True)
        for part in parts:
            row.append_text(centred(part, column))
        rows.append(row)
    if any(card.label for card in cards):
        row = Text(no_wrap=True)
        for card in cards:
            label = Text(card.label, style="dim" if card.look == DIM else "bold")
            row.append_text(centred(label, column))
        rows.append(row)
    return rows


def chip_rows(cards: Sequence[Picture], width: int) -> list[Text]:
    """Cards as chips with their labels below, where there is no room for pictures."""
    per_row = max(1, width // CARD_WIDTH)
    rows: list[Text] = []
    for start in range(0, len(cards), per_row):
        chips, labels = Text(no_wrap=True), Text(no_wrap=True)
        for card in cards[start : start + per_row]:
            drawn = chip(card.code)
            if card.look == DIM:
                drawn = Text(drawn.plain, style="dim")
            chips.append_text(centred(drawn, CARD_WIDTH))
            label = Text(card.label, style="dim" if card.look == DIM else "bold")
            labels.append_text(centred(label, CARD_WIDTH))
        rows += [chips, labels] if labels.plain.strip() else [chips]
    return rows


def drawing(card: Picture) -> list[Text]:
    if card.code == UNKNOWN:
        inside = ["░░░░", "░░░░"]
    else:
        head = card.code[:2] + (card.code[2:] if card.code[2:] in BADGE_MARKS else "")
        inside = [f" {head}".ljust(INNER), (card.note or value_text(card.code)).center(INNER)]
    frame = FRAMES[card.look]
    style = "dim" if card.look == DIM else style_of(card.code)
    return [
        Text(frame[0] + frame[1] * INNER + frame[2], style=style),
        *(Text(f"{frame[3]}{line}{frame[3]}", style=style) for line in inside),
        Text(frame[4] + frame[1] * INNER + frame[5], style=style),
    ]


def centred(text: Text, width: int) -> Text:
    spare = max(0, width - text.cell_len)
    line = Text(" " * (spare // 2))
    line.append_text(text)
    line.append(" " * (spare - spare // 2))
    return line


def by_faction(cards: Iterable[str]) -> Mapping[str, list[str]]:
    piles: dict[str, list[str]] = {}
    seen = [code for code in cards if code != UNKNOWN]
    for code in sorted(seen, key=lambda code: (-value_of(code), code)):
        piles.setdefault(faction_of(code), []).append(code)
    return piles


def with_mods(play: Json) -> str:
    """The number of a played card with what artifacts add: `4+2`."""
    added = "".join(MODS[mod]["sign"] for mod in play["mods"])
    return value_text(play["card"]) + added if added and play["card"] != UNKNOWN else ""


def values(codes: Sequence[str]) -> Text:
    return Text(" ".join(value_text(code) for code in codes))
