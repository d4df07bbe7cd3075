"""Lines beside each other, and lists that are folded into a width."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

HANGING: Final = "  "


def folded(
    label: str, entries: Sequence[Text | str], width: int, between: str = " · "
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
            lines.append(Text(HANGING, no_wrap=True))
            is_fresh = True
        if not is_fresh:
            lines[-1].append(between, style="dim")
        lines[-1].append_text(text)
        is_fresh = False
    for each in lines:
        each.truncate(width, overflow="ellipsis")
    return lines


def wrapped(text: str, width: int, style: str = "") -> list[Text]:
    """A sentence in lines of whole words."""
    return folded("", [Text(word, style=style) for word in text.split()], width, " ")


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


def in_columns(rows: Sequence[tuple[str, Sequence[str]]], first: int, others: int) -> list[Text]:
    """A small table: a name, then figures to the right; the first row is the heading."""
    lines: list[Text] = []
    for number, (name, figures) in enumerate(rows):
        line = Text(name[:first].ljust(first), style="dim", no_wrap=True)
        for figure in figures:
            style = "dim" if number == 0 else "not dim"
            line.append(figure[:others].rjust(others + 1), style=style)
        lines.append(line)
    return lines
