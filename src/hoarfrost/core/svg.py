"""A plain drawing of any view: two columns, names and values. Games may draw their own table."""

import json
import textwrap
from typing import Any, Final
from xml.sax.saxutils import escape

LINE_HEIGHT: Final = 20
VALUE_COLUMN: Final = 170
CHARACTERS: Final = 76
WIDTH: Final = 780


def svg_of_view(title: str, view: dict[str, Any]) -> str:
    """An SVG text table of a view, top to bottom in its order."""
    lines = [text_at(12, 0, title, "font-weight='bold'")]
    row = 1
    for name, value in view.items():
        lines.append(text_at(12, row, name, "fill='#4a6785'"))
        for part in textwrap.wrap(plain(value), CHARACTERS) or [""]:
            lines.append(text_at(VALUE_COLUMN, row, part, ""))
            row += 1
    height = row * LINE_HEIGHT + 16
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' "
        f"width='{WIDTH}' height='{height}' font-family='monospace' font-size='13'>"
        f"<rect width='100%' height='100%' fill='#f4f8fb'/>{''.join(lines)}</svg>"
    )


def text_at(x: int, row: int, text: str, style: str) -> str:
    return f"<text x='{x}' y='{(row + 1) * LINE_HEIGHT}' {style}>{escape(text)}</text>"


def plain(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(item, (str, int)) for item in value):
        return " ".join(str(item) for item in value)
    return json.dumps(value, ensure_ascii=False)
