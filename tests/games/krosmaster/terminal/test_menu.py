"""The choices of a player: which have numbers, how they are grouped, and their exact odds."""

import re

import pytest

from hoarfrost.core.formats import percent
from hoarfrost.games.krosmaster.engine.grid import CELL_NUMBER
from hoarfrost.games.krosmaster.engine.previews import lock_odds, preview, walks
from tests.games.krosmaster.scene import Scene, foe, lying, own
from tests.games.krosmaster.terminal.showing import Shown, shown
from tests.games.krosmaster.workshop import (
    balm,
    bomb,
    calling,
    charm,
    grant,
    hero,
    made,
    shot,
    tokens,
)


def archers() -> Shown:
    return shown([own("luk_ylook", "C5"), foe("ysolde_hoar", "C9"), foe("bruno_sledge", "F5")])


def told_odds(line: str) -> dict[str, str]:
    """The numbers of markers with their chances, as a line has them."""
    return dict(re.findall(r"(\w+) \((\d+%)\)", line))


def odds_of(view: Shown, slot: int, cell: str) -> dict[str, str]:
    """The chances by the previews of the engine."""
    arena = view.state
    unit = arena.units[arena.piece]
    (hit,) = preview(arena, unit, slot, CELL_NUMBER[cell]).hits
    return {
        ("KO" if markers == hit.left else str(markers)): percent(hit.chance(markers), "en")
        for markers, ways in enumerate(hit.ways)
        if ways
    }


# What has a number --------------------------------------------------------------------------------


def test_spells_that_hit_an_opponent_have_the_first_numbers_and_the_end_the_last() -> None:
    choices = archers().choices()
    assert set(choices[:2]) == {"cast repelling_arrow C9", "cast repelling_arrow F5"}
    assert set(choices[2:4]) == {"cast snap_shot C9", "cast snap_shot F5"}
    assert choices[-1] == "end"


def test_walks_and_empty_aims_have_no_numbers() -> None:
    view = archers()
    assert len(view.steps) > 30
    assert len(view.choices()) < 9
    assert not any(choice.startswith("mv") for choice in view.choices())
    assert "cast snap_shot C8" in view.steps
    assert "cast snap_shot C8" not in view.choices()


def test_every_choice_is_legal() -> None:
    view = archers()
    assert set(view.choices()) <= set(view.steps)


def test_nobody_is_told_to_hit_their_own_side() -> None:
    team = [own("luk_ylook", "C5"), own("bill_tell", "C8"), foe("ysolde_hoar", "L12")]
    view = shown(team, piece=0)
    assert "cast snap_shot C8" in view.steps
    assert view.choices() == ["end"]


def test_a_heal_is_offered_for_hurt_allies_only() -> None:
    view = shown(
        [
            own("hero", "F6"),
            own("bill_tell", "F8", injuries=3),
            own("luk_ylook", "F4"),
            foe("coa_gulary", "D6", injuries=3),
        ],
        **made(hero(balm(2))),
    )
    assert [choice for choice in view.choices() if "balm" in choice] == ["cast balm F8"]
    assert "● Bill Tell: heals 2" in view.move("cast balm F8")


def test_tokens_and_powers_are_offered_for_the_side_that_they_help() -> None:
    view = shown(
        [own("hero", "F6"), own("bill_tell", "F8"), foe("coa_gulary", "F4")],
        **made(hero(charm(grant("armour")), charm(tokens("-1AP"), id="curse"))),
    )
    choices = view.choices()
    assert "cast charm F8" in choices
    assert "cast charm F4" not in choices
    assert "cast curse F4" in choices
    assert "cast curse F8" not in choices
    assert "● Bill Tell: Armour" in view.move("cast charm F8")
    assert "○ Coa Gulary: -1 AP" in view.move("cast curse F4")


def test_of_aims_that_hit_the_same_pieces_the_best_has_the_number() -> None:
    view = shown(
        [own("hero", "F6"), own("bill_tell", "F9"), foe("coa_gulary", "F8")],
        **made(hero(shot(area="cross"))),
    )
    aims = [choice for choice in view.choices() if "shot" in choice]
    assert len(aims) == 1
    assert aims[0].split()[-1] not in ("F8", "F9")  # where Bill Tell would be hit too


def test_a_few_aims_of_each_spell_are_enough() -> None:
    crowd = [foe("coa_gulary", f"{column}8") for column in "CDEFGHI"]
    view = shown([own("hero", "F6"), *crowd], **made(hero(shot(), shot(id="volley"))))
    choices = view.choices()
    assert sum("shot" in choice for choice in choices) == 3
    assert sum("volley" in choice for choice in choices) == 3


def test_ice_shove_says_where_the_cube_ends() -> None:
    view = shown(
        [own("luk_ylook", "D7"), foe("coa_gulary", "L12")],
        board="glacier_gate",
        scenery=lying("ice_cube", "E7"),
    )
    assert "cast ice_shove E7" in view.choices()
    assert "Ice Cube → J7" in view.move("cast ice_shove E7")


def test_kamas_rewards_and_glory_have_numbers_and_prices() -> None:
    view = shown(
        [own("luk_ylook", "D5"), foe("coa_gulary", "L12")],
        board="glacier_gate",
        stock=[12, 0],
        display=["whetstone", "icepick"],
        kamas={"D5": 1},
    )
    choices = view.choices()
    assert choices[0] == "pick"
    assert {"buy gg", "buy granite", "buy whetstone", "buy icepick"} <= set(choices)
    text = "\n".join(view.render())
    assert "Buy 1 GG (12 Kamas)" in text
    assert re.search(r"Buy Whetstone \(3 Kamas\) +Critical Hit", text)


def test_questions_have_all_their_answers_numbered() -> None:
    scene = Scene([own("luk_ylook", "C5"), foe("ysolde_hoar", "C9")])
    scene.do("end")
    while scene.step == "act":
        scene.do("end")
    view = Shown(scene.state)
    assert scene.step == "keep"
    assert view.choices() == ["keep", "reroll"]
    lines = view.render()
    assert any(re.search(r"^ *1 Keep the dice +keep$", line) for line in lines)


# Odds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slot", "spell", "cell"), [(0, "repelling_arrow", "C9"), (1, "snap_shot", "F5")]
)
def test_the_odds_are_those_of_the_engine(slot: int, spell: str, cell: str) -> None:
    view = archers()
    line = view.move(f"cast {spell} {cell}")
    assert told_odds(line) == odds_of(view, slot, cell)


def test_a_ko_has_its_own_chance() -> None:
    view = shown([own("luk_ylook", "C5"), foe("ysolde_hoar", "C9", injuries=7)])
    told = told_odds(view.move("cast snap_shot C9"))
    assert told == odds_of(view, 1, "C9")
    assert "KO" in told


def test_where_a_pushed_piece_ends_is_said_before_its_odds() -> None:
    line = archers().move("cast repelling_arrow C9")
    assert re.search(r"Repelling Arrow C9 +○ Ysolde Hoar → C11: ", line)


def test_bombs_that_may_explode_are_told() -> None:
    view = shown(
        [own("hero", "F6"), foe("mine", "F8", summoner=2), foe("coa_gulary", "F9")],
        **made(hero(shot(), *calling("mine")), summons=(bomb(),)),
    )
    assert "may explode: F8" in view.move("cast shot F8")


def test_an_open_direction_is_asked_for_first() -> None:
    view = shown(
        [own("hero", "F6"), foe("coa_gulary", "G7")], **made(hero(shot({"op": "pushback", "n": 1})))
    )
    assert "you choose a direction first" in view.move("cast shot G7")


def test_the_risk_of_a_lock_check_is_that_of_the_engine() -> None:
    view = shown([own("bill_tell", "F6"), foe("coa_gulary", "F5")])
    arena = view.state
    odds = lock_odds(arena, arena.units[arena.piece], CELL_NUMBER["F6"])
    told = "\n".join(view.render(120))
    for name, ways in (
        ("gets away", odds.dodged),
        ("-1 AP -1 MP", odds.grappled),
        ("-3 AP -3 MP", odds.locked),
    ):
        assert f"{name} ({percent(odds.chance(ways), 'en')})" in told


def test_the_first_edition_says_that_all_is_lost() -> None:
    view = shown([own("bill_tell", "F6"), foe("coa_gulary", "F5")], lock_mode="v1")
    told = "\n".join(view.render(120))
    assert "all AP and MP lost (" in told
    assert "-1 AP" not in told


def test_the_cells_that_one_can_walk_to_are_counted() -> None:
    view = archers()
    arena = view.state
    count = len(walks(arena, arena.units[arena.piece]))
    assert f"Walk {count} cells •" in "\n".join(view.render())


# How it is laid out -------------------------------------------------------------------------------


def test_every_spell_has_its_cost_and_its_number_of_cells_or_what_is_in_the_way() -> None:
    view = shown([own("luk_ylook", "C5", ap=4), foe("ysolde_hoar", "C9")])
    told = " ".join(" ".join(view.render(160)).split())
    aims = sum(step.startswith("cast repelling_arrow") for step in view.steps)
    assert f"Repelling Arrow 3 AP *{aims}" in told
    assert "Punch 5 AP (too few AP)" in told
    assert "Ice Shove 1 AP (nothing in reach)" in told


def test_in_a_small_window_choices_are_short_and_stand_in_two_columns() -> None:
    view = shown(
        [own("luk_ylook", "D5"), foe("coa_gulary", "L12")],
        board="glacier_gate",
        stock=[18, 0],
        display=["whetstone", "icepick", "rimefang"],
        kamas={"D5": 1},
    )
    lines = view.render(80, 1)
    assert any("1 Pick up a Kama" in line and "Buy" in line for line in lines)
    assert not any("Critical Hit" in line for line in lines)


def test_setup_cells_stand_in_a_row() -> None:
    scene = Scene(
        [own("luk_ylook", None), foe("ysolde_hoar", None)],
        board="glacier_gate",
        step="deploy",
        turn=0,
        edges=["north", "south"],
        asked=0,
        piece=None,
    )
    lines = Shown(scene.state).render(80, 1)
    assert any(re.search(r"1 B1 +2 C1 +3 E1", line) for line in lines)
