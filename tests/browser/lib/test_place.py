"""js/learn/place.js: where the sentence of a lesson stands."""

from typing import Any

from tests.browser.lib.workbench import Workbench

ROOM = {"left": 0, "top": 0, "right": 1000, "bottom": 600}
SIZE = {"width": 300, "height": 80}
GAP = 16


def box(left: float, top: float, width: float, height: float) -> dict[str, float]:
    return {"left": left, "top": top, "right": left + width, "bottom": top + height}


def beside(
    bench: Workbench,
    thing: dict[str, float],
    kept: list[dict[str, float]],
    seen: list[dict[str, float]],
) -> Any:
    script = "return coaching.beside(thing, size, room, kept, seen)"
    return bench.run(script, thing=thing, size=SIZE, room=ROOM, kept=kept, seen=seen)


def test_it_stands_to_the_right_of_its_thing_in_the_middle_of_it(bench: Workbench) -> None:
    place = beside(bench, box(100, 200, 100, 140), [], [])
    assert place == {"left": 200 + GAP, "top": 230, "side": "right"}


def test_it_goes_to_another_side_rather_than_out_of_the_room(bench: Workbench) -> None:
    place = beside(bench, box(850, 200, 100, 140), [], [])
    assert place == {"left": 850 - GAP - 300, "top": 230, "side": "left"}


def test_it_never_covers_what_is_kept(bench: Workbench) -> None:
    thing, choices = box(400, 400, 200, 140), box(0, 390, 1000, 210)
    assert beside(bench, thing, [choices], [])["side"] == "above"
    assert beside(bench, thing, [choices, box(0, 0, 1000, 380)], []) is None


def test_it_covers_as_little_as_can_be_of_what_is_seen(bench: Workbench) -> None:
    thing, right, left = box(400, 250, 200, 100), box(600, 0, 400, 600), box(0, 0, 390, 600)
    assert beside(bench, thing, [], [right])["side"] == "left"
    assert beside(bench, thing, [], [right, left])["side"] == "above"


def test_its_fixed_place_is_above_where_the_answer_is_given(bench: Workbench) -> None:
    script = "return coaching.above(answer, size, room, kept)"
    answer = box(400, 450, 200, 50)
    place = bench.run(script, answer=answer, size=SIZE, room=ROOM, kept=[])
    assert place == {"left": 350, "top": 450 - GAP - 80, "side": None}
    kept = [box(0, 0, 1000, 440)]
    assert bench.run(script, answer=answer, size=SIZE, room=ROOM, kept=kept) is None
