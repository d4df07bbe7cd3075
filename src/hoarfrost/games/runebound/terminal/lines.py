"""Lines beside each other, and lists that are folded into a width."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

HANGING: Final = "  "
LEAST_NAME: Final = 8  # columns for the name of a row of figures
MOST_FIGURE: Final = 10


def folded(
    label: str,
    entries: Sequence[Text | str],
    width: int,
    between: str = " · ",
    hanging: str = HANGING,
) -> list[Text]:
    """A label and its entries, as many in a line as fit; what is too long for a line is cut."""
    line = Text(f"{label} " if label else "", style="", no_wrap=True)
    line.stylize("dim")
    lines = [line]
    is_fresh = True
    for entry in entries:
        text = entry if isinstance(entry, Text) else Text(entry)
        needed = len(text) + (0 if is_fresh else len(between))
        # Not in a line that has nothing yet: there is no more room in another one.
        has_something = not is_fresh or lines[-1].plain.strip()
        if has_something and len(lines[-1]) + needed > width:
            lines.append(Text(hanging, no_wrap=True))
            is_fresh = True
        if not is_fresh:
            lines[-1].append(between, style="dim")
        lines[-1].append_text(text)
        is_fresh = False
    for each in lines:
        each.truncate(width, overflow="ellipsis")
    return lines


def wrapped(text: str, width: int, style: str = "", hanging: str = HANGING) -> list[Text]:
    """A sentence in lines of whole words."""
    return folded("", [Text(word, style=style) for word in text.split()], width, " ", hanging)


def paired(left: Sequence[Text], right: Sequence[Text], width: int, gap: int) -> list[Text]:
    """Two columns of lines; the left one has this width."""
    lines: list[Text] = []
    for row in range(max(len(left), len(right))):
        line = Text()  # so that the style of the left one goes no further
        if row < len(left):
            line.append_text(left[row])
        if row < len(right):
            line.pad_right(width + gap - len(line))
            line.append_text(right[row])
        line.no_wrap = True
        line.overflow = "ellipsis"
        lines.append(line)
    return lines


def in_columns(rows: Sequence[tuple[str, Sequence[str]]], width: int) -> list[Text]:
    """A small table: a name, then figures to the right; the first row is the heading.

    Figures are never cut, names only where nothing else is left.
    """
    wide = figure_widths(rows, width)
    first = max(0, width - sum(wide) - len(wide))
    first = min(first, max(LEAST_NAME, *(len(name) for name, _ in rows)))
    lines: list[Text] = []
    for number, (name, figures) in enumerate(rows):
        shown = name if len(name) <= first else f"{name[: first - 1]}…"
        line = Text(shown.ljust(first), style="dim", no_wrap=True)
        for figure, columns in zip(figures, wide, strict=True):
            style = "dim" if number == 0 else "not dim"
            line.append(figure.rjust(columns + 1), style=style)
        lines.append(line)
    return lines


def figure_widths(rows: Sequence[tuple[str, Sequence[str]]], width: int) -> list[int]:
    """As wide as the figures need; the narrowest grow while all names have room."""
    wide = [max(len(figure) for figure in column) for column in zip(*(row[1] for row in rows))]
    names = max(LEAST_NAME, *(len(name) for name, _ in rows))
    for _ in range(width - names - sum(wide) - len(wide)):
        narrowest = wide.index(min(wide))
        if wide[narrowest] < MOST_FIGURE:
            wide[narrowest] += 1
    return wide


def is_wide_enough(rows: Sequence[tuple[str, Sequence[str]]], width: int) -> bool:
    """Whether such a table fits without a cut."""
    wide = figure_widths(rows, width)
    return max(len(name) for name, _ in rows) + sum(wide) + len(wide) <= width
