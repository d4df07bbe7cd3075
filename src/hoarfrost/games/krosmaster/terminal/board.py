"""The board in a terminal: 12 rows of cells that are three to five signs wide.

Colour never speaks alone. A cell begins with a mark (where one can go, what can be aimed at), then
come ground and feature: `·` plain ground, `~` the Ice Rink, `$2` Kamas, `D` a Demon cell, `♣` what
blocks sight, `%` what does not, `[ ]` an Ice Cube, `{ }` a Crate; a number on scenery is what is
left of its HP. A piece is its side, two letters and its HP: `●LY5`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from hoarfrost.games.krosmaster.engine.arena import Unit
from hoarfrost.games.krosmaster.engine.content import SIZE
from hoarfrost.games.krosmaster.engine.grid import COLUMNS
from hoarfrost.games.krosmaster.terminal.look import Look

LABEL: Final = 3  # the number of a row and a space
NARROWEST: Final = 3
WIDEST: Final = 5
ACTIVE: Final = "►"
RAISED: Final = ("▲", "△")  # on a Crate or an Ice Cube: one's own, the others
ON_GROUND: Final = ("●", "○")
GO: Final = "•"
BESIDE: Final = "!"  # one can go there, but leaves again only after a Lock check
CHECK: Final = "?"  # one can go there after a Lock check
AIM: Final = "*"
UNSEEN: Final = "/"  # in Range, but out of sight
SETUP: Final = "+"

GROUND: Final = "#8b9781 on #20261d"
ICE: Final = "#9bcfe6 on #113347"
SETUP_STYLE: Final = "bold #d8c46a"
KAMA: Final = "bold #ffd75f"
DEMON: Final = "bold #ff9bd8"
SCENERY_STYLES: Final = {
    "tree": "bold #6fdc8c",
    "fir": "bold #6fdc8c",
    "bush": "#b5cf5a",
    "geyser": "#d4f1ff",
    "crate": "bold #e0ad6a",
    "ice_cube": "bold #ffffff",
}
MARK_STYLES: Final = {
    GO: "bold #ffffff",
    BESIDE: "bold #ffb000",
    CHECK: "bold #ffb000",
    AIM: "bold #ffd75f",
    UNSEEN: "#a0a0a0",
    SETUP: "bold #ffffff",
}


@dataclass
class Marks:
    """What is drawn over the board: a mark by cell; `aims` leave out the HP of pieces."""

    by_cell: Mapping[int, str] = field(default_factory=dict)
    aims: bool = False


def width_of(cell: int) -> int:
    """How wide a board with cells of this width is."""
    return LABEL + SIZE * cell


def widest_cell(width: int) -> int:
    """The widest cells for which there is room."""
    return max(NARROWEST, min(WIDEST, (width - LABEL) // SIZE))


def board_lines(look: Look, marks: Marks, width: int) -> list[Text]:
    """The board with its letters and numbers; `width` is that of a cell."""
    letters = "".join(letter.rjust(min(width, 4) - 1).ljust(width) for letter in COLUMNS)
    lines = [Text(" " * LABEL + letters, style="dim", no_wrap=True)]
    for row in range(SIZE):
        line = Text(no_wrap=True)
        line.append(f"{row + 1:2} ", style="dim")
        for cell in range(row * SIZE, (row + 1) * SIZE):
            line.append_text(drawn_cell(look, marks, cell, width))
        lines.append(line)
    return lines


def drawn_cell(look: Look, marks: Marks, cell: int, width: int) -> Text:
    unit = look.arena.unit_at(cell)
    mark = marks.by_cell.get(cell, " ")
    if unit is not None:
        return drawn_unit(look, unit, mark if marks.aims else "", width)
    ground = ICE if look.arena.rink.has(cell) else GROUND
    text = Text.assemble((mark, MARK_STYLES.get(mark, "")), feature(look, cell, width - 1))
    text.pad_right(width - len(text))
    text.stylize_before(ground)
    return text


def drawn_unit(look: Look, unit: Unit, aim: str, width: int) -> Text:
    """A piece on its cell; whoever acts is drawn in reverse."""
    place = look.order.index(int(unit.owner))
    is_active = look.arena.piece == unit.number
    sign = (RAISED if look.arena.raised.has(unit.cell) else ON_GROUND)[place]
    text = Text((ACTIVE if is_active else sign) + look.codes[unit.card.id])
    text.append(aim or hp_in(unit, width - len(text)))
    text.truncate(width, pad=True)
    text.stylize(f"bold {look.side(int(unit.owner))}{' reverse' if is_active else ''}")
    if aim in MARK_STYLES:
        text.stylize("bold black on #ffd75f", width - 1)
    return text


def hp_in(unit: Unit, room: int) -> str:
    """The HP that are left; `+` for more than fit."""
    left = str(unit.hp_left())
    return left if len(left) <= room else "+"[:room]


def feature(look: Look, cell: int, width: int) -> Text:
    """What is on a cell besides a piece, in two or three signs."""
    arena = look.arena
    kamas, demon = arena.kamas[cell], arena.demons.has(cell)
    number = arena.scenery_at[cell]
    if number >= 0:
        kind = arena.scenery_kinds[number]
        marks = arena.scenery_marks[number]
        inside = str(kind.hp - marks) if marks else "$" if kamas else "D" if demon else " "
        return Text(scenery_sign(kind.id, inside, width), style=SCENERY_STYLES[kind.id])
    ice = "~" if arena.rink.has(cell) else " "
    before = ice if width > 2 else ""
    if kamas:
        return Text.assemble(before, (f"${kamas}", KAMA))
    if demon:
        return Text.assemble(before, ("D", DEMON))
    if arena.turn == 0 and is_setup(look, cell):
        return Text.assemble(before, ("s", SETUP_STYLE))
    return Text(" " * len(before) + (ice if ice != " " else "·"))


def is_setup(look: Look, cell: int) -> bool:
    """Whether somebody may begin on a cell: at an edge that is chosen, or still to be chosen."""
    arena = look.arena
    chosen = [int(arena.edge(seat)) for seat in (0, 1) if arena.edge(seat) >= 0]
    return any(cell in arena.board.setup_of(edge) for edge in chosen or arena.board.edges)


def scenery_sign(kind: str, inside: str, width: int) -> str:
    if kind in ("ice_cube", "crate"):
        left, right = "[]" if kind == "ice_cube" else "{}"
        return f"{left}{inside}{right}" if width > 2 else left + (inside.strip() or right)
    sign = "♣" if kind in ("tree", "fir") else "%"
    return " " * (width > 2) + sign + inside.strip()
