"""Boards, in the notation of section 3.3 of the rules: two signs per cell, ground and feature."""

from typing import Final

from hoarfrost.core import messages
from hoarfrost.core.content.part import LONGEST_TEXT, Part
from hoarfrost.core.errors import ContentError
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN
from hoarfrost.games.krosmaster.engine.content import CELLS, EDGES, SIZE, depth
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.words.message import Message

BOARD_FIELDS: Final = ("name", "about", "trees", "bushes", "edges", "map", "src")
TREES: Final = ("tree", "fir")
BUSHES: Final = ("bush", "geyser")
GROUNDS: Final = ".~"
RINK: Final = "~"
SETUP: Final = "s"
DEMON: Final = "D"
KAMAS: Final = "123"
SCENERY: Final = "TBCI"
CUBE: Final = "I"
FEATURES: Final = f".{SETUP}{KAMAS}{DEMON}{SCENERY}"
LONGEST_MAP: Final = 2000
MOST_SCENERY: Final = 60
LEAST_SETUP: Final = 8  # kros.board.edges: the largest team finds room


def check_board(part: Part) -> Json:
    part.only(BOARD_FIELDS)
    board: Json = {
        "name": part.names("name"),
        "trees": part.word("trees", TREES, "tree"),
        "bushes": part.word("bushes", BUSHES, "bush"),
        "edges": part.words("edges", EDGES),
    }
    if "about" in part:
        board["about"] = part.names("about", LONGEST_TEXT)
    cells = read_map(part.text("map", LONGEST_MAP), part.where)
    check_edges(part, board["edges"], cells)
    board["map"] = written_map(cells)
    board["src"] = part.sources()
    return board


def read_map(text: str, where: messages.Message) -> list[str]:
    """The two signs of each cell, by number of the cell (kros.board.size)."""
    rows = text.strip().splitlines()
    if len(rows) != SIZE:
        raise ContentError(
            Message(
                "the map of {where} has {size} lines, not {n}", where=where, size=SIZE, n=len(rows)
            )
        )
    cells: list[str] = []
    for number, row in enumerate(rows, 1):
        pairs = row.split()
        if len(pairs) != SIZE:
            raise ContentError(
                Message(
                    "line {line} of the map of {where} has {size} cells, not {n}",
                    line=number,
                    where=where,
                    size=SIZE,
                    n=len(pairs),
                )
            )
        cells.extend(pairs)
    for name, pair in zip(CELL_NAMES, cells, strict=True):
        check_cell(name, pair, where)
    count = sum(pair[1] in SCENERY for pair in cells)
    if count > MOST_SCENERY:
        raise ContentError(
            Message(
                "the map of {where} has at most {most} pieces of scenery, not {n}",
                where=where,
                most=MOST_SCENERY,
                n=count,
            )
        )
    return cells


def check_cell(name: str, pair: str, where: messages.Message) -> None:
    """kros.board.ground, kros.board.features."""
    if len(pair) != 2 or pair[0] not in GROUNDS or pair[1] not in FEATURES:
        raise ContentError(
            Message(
                "cell {cell} on the map of {where} is a ground ({grounds}) and a feature "
                "({features}), not {pair}",
                cell=name,
                where=where,
                grounds=" ".join(GROUNDS),
                features=" ".join(FEATURES),
                pair=pair[:LONGEST_SHOWN],
            )
        )
    if pair[1] == CUBE and pair[0] != RINK:
        raise ContentError(
            Message(
                "cell {cell} on the map of {where} has an Ice Cube off the Ice Rink: "
                "write {rink} for the ground, or take the cube away",
                cell=name,
                where=where,
                rink=RINK + CUBE,
            )
        )


def check_edges(part: Part, edges: list[str], cells: list[str]) -> None:
    """kros.board.edges: room for a whole team on each, and the other player opposite."""
    for edge in edges:
        number = EDGES.index(edge)
        opposite = EDGES[(number + 2) % len(EDGES)]
        if opposite not in edges:
            raise part.wrong(
                "edges",
                Message(
                    "a list that holds {opposite} too, where the opponent of {edge} starts",
                    opposite=opposite,
                    edge=edge,
                ),
            )
        count = sum(cells[cell][1] == SETUP and depth(cell, number) < 2 for cell in range(CELLS))
        if count < LEAST_SETUP:
            raise ContentError(
                Message(
                    "the edge {edge} on the map of {where} has {least} or more Setup cells in "
                    "its first two rows, not {n}",
                    edge=edge,
                    where=part.where,
                    least=LEAST_SETUP,
                    n=count,
                )
            )


def written_map(cells: list[str]) -> str:
    rows = [" ".join(cells[SIZE * y : SIZE * (y + 1)]) for y in range(SIZE)]
    return "\n".join(rows)
