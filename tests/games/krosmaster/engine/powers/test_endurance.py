"""Endurance: spells do 2 less damage to this piece."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import hero, made, shot


@pytest.mark.rule("kros.power.endurance")
@pytest.mark.parametrize(("rolls", "markers"), [("C D", 1), ("A A", 0), ("A D", 0)])
def test_v47_hild_takes_two_less_and_never_less_than_0(rolls: str, markers: int) -> None:
    scene = Scene([own("darkness_knight", "F6"), foe("hild_rimeguard", "F8")])
    scene.do("cast cruel_shot F8", rolls=rolls)
    assert scene.unit("hild_rimeguard").marks == (markers, 0)


@pytest.mark.rule("kros.power.endurance")
@pytest.mark.parametrize("element", ["water", "air", "earth", "fire", "neutral"])
def test_spells_of_all_five_elements_count(element: str) -> None:
    scene = Scene(
        [own("hero", "F6"), foe("hild_rimeguard", "F8")],
        **made(hero(shot(element=element, damage=5))),
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("hild_rimeguard").injuries == 3


@pytest.mark.rule("kros.power.endurance", "kros.power.frostbite")
def test_frozen_spells_count_too() -> None:
    scene = Scene([own("count_harebourg", "F6"), foe("hild_rimeguard", "F7")])
    scene.do("cast pendulum_blow F7", rolls="C D")
    assert scene.unit("hild_rimeguard").marks == (0, 1)


@pytest.mark.rule("kros.power.endurance")
def test_a_stone_egg_gives_it() -> None:
    worn = [{"reward": "stone_egg", "up": True}]
    scene = Scene([own("darkness_knight", "F6"), foe("bill_tell", "F8", rewards=worn)])
    scene.do("cast cruel_shot F8", rolls="C D")
    assert scene.unit("bill_tell").injuries == 1


@pytest.mark.rule("kros.power.endurance")
def test_an_explosion_does_less_damage_too() -> None:
    scene = Scene(
        [own("darkness_knight", "F4"), foe("firebomb", "F8"), foe("hild_rimeguard", "F9")]
    )
    scene.do("cast cruel_shot F8", rolls="A  C D")
    assert scene.unit("hild_rimeguard").injuries == 1
