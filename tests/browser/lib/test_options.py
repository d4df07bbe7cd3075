"""js/setup/options.js: the options of a game as its JSON Schema tells them."""

from typing import Any

from tests.browser.lib.workbench import Workbench

SCHEMA = {
    "properties": {
        "edition": {
            "default": "new",
            "x-presets": {"new": {"hand": 5, "jokers": True}, "old": {"hand": 7}},
        },
        "hand": {"default": 5},
        "jokers": {"default": False},
        "rounds": {"default": 3},
    }
}


def resolved(bench: Workbench, **chosen: object) -> Any:
    script = "return schemas.resolved(schema, chosen)"
    return bench.run(script, schema=SCHEMA, chosen=chosen)


def choose(bench: Workbench, chosen: object, more: object) -> Any:
    script = "return schemas.choose(schema, chosen, more)"
    return bench.run(script, schema=SCHEMA, chosen=chosen, more=more)


def test_what_is_not_chosen_is_as_the_option_that_sets_it_says(bench: Workbench) -> None:
    usual = {"edition": "new", "hand": 5, "jokers": True, "rounds": 3}
    assert resolved(bench) == usual
    assert resolved(bench, edition="old", rounds=9) == {
        "edition": "old",
        "hand": 7,
        "jokers": False,
        "rounds": 9,
    }


def test_an_option_that_sets_others_takes_back_what_was_chosen_for_them(bench: Workbench) -> None:
    before = {"hand": 6, "rounds": 9}
    assert choose(bench, before, {"edition": "old"}) == {"edition": "old", "rounds": 9}


def test_a_default_is_not_kept_so_that_it_can_follow_its_preset(bench: Workbench) -> None:
    assert choose(bench, {"hand": 6}, {"hand": 5}) == {}


def test_options_that_another_one_sets_are_known(bench: Workbench) -> None:
    assert bench.run("return [...schemas.steered(schema)]", schema=SCHEMA) == ["hand", "jokers"]


def test_a_ready_made_game_is_recognized_by_all_that_it_says(bench: Workbench) -> None:
    presets = [{"id": "long", "options": {"rounds": 9, "hand": 5}}, {"id": "usual", "options": {}}]
    script = "return schemas.presetOf(presets, now).id"
    assert bench.run(script, presets=presets, now={"rounds": 9, "hand": 5}) == "long"
    assert bench.run(script, presets=presets, now={"rounds": 9, "hand": 6}) == "usual"
