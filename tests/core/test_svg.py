"""The plain drawing of a view."""

from xml.etree import ElementTree

from hoarfrost.core.plain import Json
from hoarfrost.core.svg import svg_of_view

VIEW: Json = {
    "name": "a < b & c",
    "hand": ["GO4", "KN7"],
    "points": [1, 2],
    "more": {"x": [[]]},
    "": [],
}


def drawn(view: Json) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg_of_view("Table", view))]


def test_every_field_is_a_line_and_the_drawing_is_valid_xml() -> None:
    texts = drawn(VIEW)
    assert texts[1:8] == ["Table", "name", "a < b & c", "hand", "GO4 KN7", "points", "1 2"]
    assert '{"x": [[]]}' in texts


def test_a_long_value_is_wrapped() -> None:
    assert len(drawn({"deck": ["GO4"] * 60})) > 5
