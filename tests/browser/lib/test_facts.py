"""js/plain/facts.js: what any view says, in an order and in words in which it can be shown."""

from typing import Any

from tests.browser.lib.workbench import Workbench

VIEW = {"round": 2, "scores": [3, 0, 1], "pile": ["B1"], "hand": ["B", "B", "I"], "seat": 0}
THINGS = {
    "cards": {"B": {"name": "Snowball"}, "I": {"name": "Icicle"}},
    "skies": {"sun": {"name": "Sun"}},
    "suits": {"sun": {"name": "Suns"}},
}


def facts(bench: Workbench, view: object, things: object, seats: int = 3) -> Any:
    script = "return facts.factsOf(view, things, seats)"
    return bench.run(script, view=view, things=things, seats=seats)


def test_a_game_without_names_shows_all_fields_with_those_of_the_seats_apart(
    bench: Workbench,
) -> None:
    found = facts(bench, {**VIEW, "pile": ["B1", "I"], "asked": [0], "handles": {}}, {})
    assert [fact["title"] for fact in found["shared"]] == ["Round", "Pile"]
    assert [[fact["value"] for fact in own] for own in found["ofSeat"]] == [
        [3, "B"],
        [0, "B"],
        [1, "I"],
    ]


def test_a_game_that_names_its_fields_shows_these_in_its_order(bench: Workbench) -> None:
    fields = {
        "hand": {"name": "Your hand", "of": "cards"},
        "scores": {"name": "Points", "per": "seat"},
        "missing": {"name": "Not in this view"},
        "round": {"name": "Round"},
    }
    found = facts(bench, VIEW, {**THINGS, "fields": fields})
    assert [(fact["title"], fact["of"]) for fact in found["shared"]] == [
        ("Your hand", "cards"),
        ("Round", None),
    ]
    assert [own[0]["value"] for own in found["ofSeat"]] == [3, 0, 1]


def test_a_list_of_another_length_is_nobodys(bench: Workbench) -> None:
    fields = {"scores": {"name": "Points", "per": "seat"}}
    found = facts(bench, {"scores": [1, 2]}, {"fields": fields})
    assert [fact["value"] for fact in found["shared"]] == [[1, 2]]


def test_names_of_fields_become_words(bench: Workbench) -> None:
    script = "return names.map(facts.inWords)"
    names = ["score_pile", "trickNo", "round"]
    assert bench.run(script, names=names) == ["Score pile", "Trick no", "Round"]


def test_a_thing_is_found_by_its_kind_or_where_only_one_kind_has_it(bench: Workbench) -> None:
    script = "return asked.map(([kind, id]) => facts.thingOf(things, kind, id)?.name ?? null)"
    asked = [["skies", "sun"], [None, "I"], [None, "sun"], ["cards", "X"]]
    found = bench.run(script, asked=asked, things={**THINGS, "fields": {"I": {"name": "Not I"}}})
    assert found == ["Sun", "Icicle", None, None]


def test_equal_things_are_counted_in_the_order_in_which_they_first_come(bench: Workbench) -> None:
    script = "return facts.counted(items).map(({ item, count }) => [item, count])"
    assert bench.run(script, items=["I", "B", "I", [1], [1]]) == [["I", 2], ["B", 1], [[1], 2]]
