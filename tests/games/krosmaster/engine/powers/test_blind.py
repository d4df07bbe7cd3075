"""Blind: spells of this piece can only be aimed at an adjacent cell.

The worked example V88 is with the other tests of aiming.
"""

import pytest

from tests.games.krosmaster.scene import Scene, foe, lying, own
from tests.games.krosmaster.workshop import balm, bomb, calling, charm, hero, made, shot

BESIDE = {"E6", "G6", "F5", "F7"}


@pytest.mark.rule("kros.power.blind")
def test_a_blind_piece_casts_nothing_at_its_own_cell() -> None:
    caster = hero(
        charm(range="self"),
        balm(2),  # range 0 to 6
        powers=["blind"],
    )
    scene = Scene([own("hero", "F6", injuries=3), foe("yugo", "L12")], **made(caster))
    assert scene.legal("cast charm") == []
    assert scene.cells("cast balm") == BESIDE


@pytest.mark.rule("kros.power.blind")
@pytest.mark.parametrize("least", [0, 1, 2, 3])
def test_the_range_must_include_1(least: int) -> None:
    reach = {"min": least, "max": 6, "alterable": True, "los": False}
    scene = Scene(
        [own("hero", "F6", rangeBonus=4), foe("yugo", "L12")],
        scenery=lying("crate", "F6"),
        **made(hero(shot(range=reach), powers=["blind"])),
    )
    assert scene.cells("cast shot") == (BESIDE if least <= 1 else set())


@pytest.mark.rule("kros.power.blind")
def test_it_holds_for_summoning_teleporting_punch_and_rewards_too() -> None:
    caster = hero(
        *calling("mine"),
        charm({"op": "teleport_self"}, id="leap"),
        charm({"op": "teleport_choice"}, id="gate"),
        charm({"op": "transpose"}, id="swap"),
        powers=["blind"],
    )
    scene = Scene(
        [own("hero", "F6", rewards=[{"reward": "warhorn", "up": True}]), foe("yugo", "L12")],
        **made(caster, summons=(bomb(),)),
    )
    for spell in ("call_mine", "leap", "gate", "swap", "punch", "horn_blast"):
        assert scene.cells(f"cast {spell}") == BESIDE, spell


@pytest.mark.rule("kros.power.blind")
def test_at_the_edge_of_the_board_there_are_fewer_cells() -> None:
    scene = Scene([own("mo_snowmole", "A1"), foe("yugo", "L12")])
    assert scene.cells("cast snow_spit") == {"B1", "A2"}


@pytest.mark.rule("kros.power.blind", "kros.area.targets")
def test_a_blind_healer_reaches_itself_by_the_area() -> None:
    caster = hero(balm(2, area="cross"), powers=["blind"])
    scene = Scene(
        [own("hero", "F6", injuries=3), own("coa_gulary", "F8", injuries=3)], **made(caster)
    )
    scene.do("cast balm F7")
    assert scene.unit("hero").injuries == 1
    assert scene.unit("coa_gulary").injuries == 1
