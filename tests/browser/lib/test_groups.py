"""js/plain/groups.js: the choices in the order in which they are shown."""

from tests.browser.lib.workbench import Workbench


def test_choices_are_grouped_by_what_they_are_about_with_side_choices_last(
    bench: Workbench,
) -> None:
    choices = [
        {"move": "look", "label": "Look", "target": {"kind": "word"}, "side": True},
        {"move": "pass", "label": "Pass", "target": {"kind": "word"}},
        {"move": "B", "label": "Ball", "target": {"kind": "card"}},
        {"move": "wave", "label": "Wave", "target": None},
    ]
    script = "return groups.grouped(choices)"
    found = bench.run(script, choices=choices)
    assert [(group["id"], [c["move"] for c in group["choices"]]) for group in found] == [
        ("word", ["pass", "wave"]),
        ("card", ["B"]),
        ("side", ["look"]),
    ]
