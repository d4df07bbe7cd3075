"""Editions and other options (claim.opt)."""

from typing import Any

import pytest

import hoarfrost

EDITIONS = {
    "standard": "most all blind win_with current mandatory after_reveal discard",
    "en": "most all blind win_with current optional after_reveal discard",
    "nl": "most all owner_knows win_card next mandatory before_reveal out",
    "es": "at_least_three any blind win_with current mandatory after_reveal discard",
}
NAMES = [
    "win",
    "phase1_end",
    "fire_elementals",
    "poisoner",
    "cloak",
    "dagger",
    "dice",
    "frostbeast",
]


@pytest.mark.rule(
    "claim.opt.win",
    "claim.opt.phase1_end",
    "claim.opt.fire_elementals",
    "claim.opt.poisoner",
    "claim.opt.cloak",
    "claim.opt.dagger",
    "claim.opt.dice",
    "claim.opt.frostbeast",
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_sets_all_eight_options(edition: str) -> None:
    options = hoarfrost.load_game("claim", edition=edition).options
    assert [options[name] for name in NAMES] == EDITIONS[edition].split()


@pytest.mark.rule("claim.opt.win")
def test_the_standard_edition_is_the_default() -> None:
    assert hoarfrost.load_game("claim").options == (
        hoarfrost.load_game("claim", edition="standard").options
    )


@pytest.mark.rule("claim.opt.dagger")
def test_a_single_option_beats_the_edition() -> None:
    options = hoarfrost.load_game("claim", edition="en", dagger="mandatory").options
    assert options["dagger"] == "mandatory"


@pytest.mark.rule("claim.setup.steps", "claim.location.types")
@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("win", "some", "option win is one of most or at_least_three"),
        ("win", True, "option win"),
        ("artifacts", "on", "option artifacts is true or false"),
        ("artifacts", 1, "option artifacts is true or false"),
        ("locations", "castle", "unknown location 'castle'"),
        ("locations", ["pit", "tavern"], "at most one Building"),
        ("locations", ["lava_fields", "forest"], "at most one Building .* and one Setting"),
        ("locations", 3, "option locations"),
        ("edition", "de", "option edition is one of standard, en, nl or es"),
        ("first_leader", 2, "option first_leader"),
        ("first_leader", "0", "option first_leader"),
        ("toxics", ["0"] * 13, "list of 14"),
        ("toxics", ["0"] * 13 + ["10"], "from 0 to 9 or X, not '10'"),
        ("toxics", [True] * 14, "from 0 to 9 or X, not True"),
        ("mix", 5, "option mix"),
        ("mix", [1, 2, 3, 4, 5], "option mix"),
        ("mix", None, "option mix"),
        ("speed", 1, "speed"),
    ],
)
def test_a_wrong_option_is_refused_with_its_name(name: str, value: Any, told: str) -> None:
    with pytest.raises(hoarfrost.OptionError, match=told):
        hoarfrost.load_game("claim", **{name: value})


@pytest.mark.rule("claim.setup.steps")
def test_a_misspelt_option_is_answered_with_a_guess() -> None:
    with pytest.raises(hoarfrost.OptionError, match="artifacts"):
        hoarfrost.load_game("claim", artefacts=True)


@pytest.mark.rule("claim.cards.toxics")
def test_the_list_of_toxics_is_one_each_of_0_to_9_and_four_x() -> None:
    toxics = hoarfrost.load_game("claim").options["toxics"]
    assert sorted(toxics) == sorted([*"0123456789", "X", "X", "X", "X"])


@pytest.mark.rule("claim.location.types", "claim.setup.steps")
@pytest.mark.parametrize("name", ["tavern", "pit", "lava_fields", "forest"])
def test_a_location_may_be_named(name: str) -> None:
    state = hoarfrost.load_game("claim", locations=name).new_initial_state(seed=1)
    assert state.to_json()["locations"] == [name]


@pytest.mark.rule("claim.location.types")
def test_one_building_and_one_setting_may_be_named_together() -> None:
    for building in ("tavern", "pit"):
        for setting in ("lava_fields", "forest"):
            game = hoarfrost.load_game("claim", locations=[setting, building])
            assert set(game.new_initial_state(seed=1).to_json()["locations"]) == {
                building,
                setting,
            }
