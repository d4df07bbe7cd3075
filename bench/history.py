"""The history in bench/results.md: a table for each game, with a row for each run."""

from collections.abc import Mapping, Sequence

END_OF_HISTORY = "<!-- playouts.py adds a game above this line -->"
COLUMNS = ("Date", "commit", "note")  # the first ones of every table
NOTHING = "-"


def add_row(written: str, game: str, row: Mapping[str, str], wanted: Mapping[str, str]) -> str:
    """The text with a row more in the table of a game, which is made if there is none.

    The cells of the row are found by the heads of their columns. A column that the table does not
    have yet is put at its end; one that has no cell any more stays.
    """
    end = end_of_table(game)
    if end not in written:
        written = written.replace(END_OF_HISTORY, f"{new_table(game)}\n\n{END_OF_HISTORY}")
    lines = written.split("\n")
    stop = lines.index(end)
    start = stop
    while lines[start - 1].startswith("|"):
        start -= 1
    rows = widened([cells(line) for line in lines[start:stop]], row, wanted)
    rows.append([row.get(head, NOTHING) for head in rows[0]])
    return "\n".join([*lines[:start], *map(line_of, rows), *lines[stop:]])


def end_of_table(game: str) -> str:
    return f"<!-- playouts.py adds a row of {game} above this line -->"


def new_table(game: str) -> str:
    """Without any goals: they come with the first row."""
    head = [COLUMNS, ["---"] * len(COLUMNS), ["", "", "wanted"]]
    return "\n".join([f"### {game}", "", *map(line_of, head), end_of_table(game)])


def widened(
    rows: list[list[str]], row: Mapping[str, str], wanted: Mapping[str, str]
) -> list[list[str]]:
    """The rows with those columns that are only in the new one."""
    new = [head for head in row if head not in rows[0]]
    heads, rule, limits, *earlier = rows
    return [
        [*heads, *new],
        [*rule, *("---" for _ in new)],
        [*limits, *(wanted.get(head, "") for head in new)],
        *([*cells, *(NOTHING for _ in new)] for cells in earlier),
    ]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.rstrip()[1:-1].split("|")]


def line_of(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
