"""Armour: one more die on the Armour roll."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own


@pytest.mark.rule("kros.power.armour", "kros.cast.armour_dice")
@pytest.mark.parametrize(
    ("rolls", "markers"), [("A D W", 1), ("A A D", 1), ("A D D", 2), ("C D A", 2), ("C A W", 1)]
)
def test_maskun_rolls_two_dice(rolls: str, markers: int) -> None:
    scene = Scene([own("darkness_knight", "F6"), foe("maskun_john", "F8")])
    scene.do("cast cruel_shot F8", rolls=rolls)
    assert scene.unit("maskun_john").injuries == markers


@pytest.mark.rule("kros.power.armour", "kros.cast.neutral")
def test_it_gives_no_die_against_a_neutral_spell() -> None:
    scene = Scene([own("tilly_furrow", "F6"), foe("maskun_john", "F8")])
    scene.do("cast seed_toss F8", rolls="C A")
    assert scene.unit("maskun_john").injuries == 1


@pytest.mark.rule("kros.power.armour", "kros.power.no_stack")
def test_it_counts_once_from_card_coat_and_die_together() -> None:
    worn = [{"reward": "padded_coat", "up": True}]
    scene = Scene(
        [
            own("darkness_knight", "F6"),
            foe("maskun_john", "F8", rewards=worn, inspired=["armour"]),
        ]
    )
    scene.do("cast cruel_shot F8", rolls="A D W")
    assert scene.unit("maskun_john").injuries == 1


@pytest.mark.rule("kros.power.armour", "kros.effect.pierce_armour")
def test_a_spell_that_pierces_armour_leaves_no_die() -> None:
    scene = Scene([own("oscar_kass", "F6"), foe("maskun_john", "F8")])
    scene.do("cast sharp_thread F8", rolls="C")
    assert scene.unit("maskun_john").injuries == 1
