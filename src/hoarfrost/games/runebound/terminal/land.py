"""The map in a terminal: rows of spaces, every other one half a space further east.

Colour never speaks alone. A space is a mark, its terrain by letter, its jewel by letter and what
lies on it: `2Tg◆` is tundra with a green jewel and an adventure counter, where a hero can end with
2 frost; `◇` is a jewel without a counter, `A` to `F` a challenge that nobody has defeated. Towns
and Green Vale are the beginning of their names, heroes two letters; `@` is one's own.
Where there is little room a jewel with a counter is its letter, and one without a `◇`.
"""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from hoarfrost.games.runebound.engine.content import TERRAIN_LETTERS
from hoarfrost.games.runebound.engine.counters import SLOT_LETTERS, slot_at
from hoarfrost.games.runebound.engine.realm import Party
from hoarfrost.games.runebound.terminal.look import JEWEL_LETTERS, JEWELS, SEATS, Look

LABEL: Final = 3  # the number of a row and a space
NARROW: Final = 3
WIDE: Final = 4
OWN: Final = "@"
COUNTER: Final = "◆"
TAKEN: Final = "◇"
FLARE: Final = "!"
MORE: Final = "+"
TARGET: Final = "•"  # a space that is asked for, where no frost is counted

# Letters on dark ground, by terrain.
TERRAINS: Final = (
    "#9cc9ff on #102a4a", "#c9cf8f on #2c2e18", "#b5f0ff on #0d3a45", "#ffffff on #3a4250",
    "#8fe08f on #11301a", "#e0b890 on #3a2a1c", "#d9b5ff on #2b1a3d",
)  # fmt: skip
TOWN: Final = "bold #ffffff on #6b3f10"
VALE: Final = "bold #ffffff on #14702f"
MARK: Final = "bold #000000 on #ffd75f"

Marks = Mapping[int, str]
NO_MARKS: Final[Marks] = {}


def columns_of(look: Look) -> int:
    return 1 + max(look.map.columns)


def rows_of(look: Look) -> int:
    return 1 + max(look.map.rows)


def width_of(look: Look, cell: int) -> int:
    """How wide the map is with spaces of this width."""
    return LABEL + columns_of(look) * cell + cell // 2


def map_lines(look: Look, marks: Marks, cell: int) -> list[Text]:
    """The map with its letters and numbers."""
    columns = columns_of(look)
    letters = "".join(f" {letter_of(column)}".ljust(cell) for column in range(columns))
    lines = [Text(" " * LABEL + letters, style="dim", no_wrap=True)]
    at = {
        (look.map.rows[space], look.map.columns[space]): space
        for space in range(len(look.map.names))
    }
    for row in range(rows_of(look)):
        line = Text(no_wrap=True)
        line.append(f"{row + 1:2} ", style="dim")
        line.append(" " * (cell // 2 if row % 2 else 0))
        for column in range(columns):
            space = at.get((row, column))
            line.append_text(Text(" " * cell) if space is None else drawn(look, space, marks, cell))
        lines.append(line)
    return lines


def letter_of(column: int) -> str:
    return chr(ord("A") + column)


# One space ----------------------------------------------------------------------------------------


def drawn(look: Look, space: int, marks: Marks, cell: int) -> Text:
    here = heroes_on(look, space)
    mark = marks.get(space, " ")
    if here:
        text = heroes(look, space, here, cell)
    elif look.is_ground(space):
        text = ground(look, space, cell)
    else:
        text = Text(" " + short_name(look, space)[: cell - 1])
    text.truncate(cell, pad=True)
    text.stylize_before(style_of(look, space))
    if mark != " " and not text.plain.startswith(OWN):
        text = Text.assemble((mark, MARK), text[1:])
    return text


def style_of(look: Look, space: int) -> str:
    if look.is_ground(space):
        return TERRAINS[look.map.terrains[space]]
    return VALE if space == look.map.vale else TOWN


def short_name(look: Look, space: int) -> str:
    """A town by the beginning of its name; Green Vale by its initials."""
    name = look.place(space)
    words = name.split()
    return "".join(word[0] for word in words) if len(words) > 1 else name


def heroes_on(look: Look, space: int) -> list[Party]:
    """The reader's own hero first."""
    parties = [look.own, *look.others]
    return [party for party in parties if party.space == space]


def heroes(look: Look, space: int, here: list[Party], cell: int) -> Text:
    """The first of them in the colour of the seat, then what waits there."""
    seat = int(here[0].seat)
    is_own = here[0] is look.own
    sign = OWN if is_own else " "
    text = Text.assemble((f"{sign}{look.code(seat)}", f"bold {SEATS[seat]}"))
    if cell > NARROW:
        waiting = what_waits(look, space)
        text.append_text(Text(MORE) if len(here) > 1 else Text(FLARE) if here[0].flare else waiting)
    return text


def what_waits(look: Look, space: int) -> Text:
    """The counter on a jewel, by the letter of the jewel or of the challenge; else nothing."""
    realm = look.realm
    jewel = look.map.jewels[space]
    if jewel < 0 or not realm.counters[space]:
        return Text("")
    slot = int(slot_at(realm, space))
    letter = SLOT_LETTERS[slot] if slot >= 0 else JEWEL_LETTERS[jewel]
    return Text.assemble((letter, JEWELS[jewel]))


def ground(look: Look, space: int, cell: int) -> Text:
    """Terrain and jewel."""
    jewel = look.map.jewels[space]
    text = Text(" " + TERRAIN_LETTERS[look.map.terrains[space]])
    if jewel < 0:
        return text
    lies = look.realm.counters[space]
    slot = int(slot_at(look.realm, space))
    if cell == NARROW:
        text.append_text(what_waits(look, space) if lies else Text(TAKEN, style=JEWELS[jewel]))
        return text
    text.append(JEWEL_LETTERS[jewel], style=JEWELS[jewel])
    sign = SLOT_LETTERS[slot] if slot >= 0 else COUNTER if lies else TAKEN
    text.append(sign, style=JEWELS[jewel])
    return text
