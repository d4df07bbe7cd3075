"""Explosive: casts its Explosion when it is KO. All else is in test_explosions.py."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import bomb, calling, hero, made, shot


@pytest.mark.rule("kros.power.explosive", "kros.bomb.explode")
def test_a_firebomb_does_two_fire_damage_all_around() -> None:
    scene = Scene(
        [
            own("darkness_knight", "F4"),
            foe("firebomb", "F8"),
            foe("bill_tell", "E8"),
            foe("yugo", "G8"),
            foe("naz_rael", "F9"),
        ]
    )
    scene.do("cast cruel_shot F8", rolls="A  A D D D")
    for card in ("bill_tell", "yugo", "naz_rael"):
        assert scene.unit(card).injuries == 2


@pytest.mark.rule("kros.power.explosive")
def test_a_summon_without_it_leaves_quietly() -> None:
    scene = Scene([own("darkness_knight", "F4"), foe("tofu", "F8"), foe("yugo", "F9")])
    scene.do("cast cruel_shot F8", rolls="A D")
    assert scene.events("explode") == []
    assert scene.unit("yugo").injuries == 0


@pytest.mark.rule("kros.power.explosive")
def test_a_character_may_be_explosive_too() -> None:
    """A walking bomb rolls Armour for itself, and explodes where it falls."""
    walker = bomb(id="walker")
    walker["mp"] = 2
    scene = Scene(
        [own("hero", "F4"), foe("walker", "F8"), foe("yugo", "F9")],
        **made(hero(shot(), *calling("walker")), summons=(walker,)),
    )
    scene.do("cast shot F8", rolls="A D  A D")
    assert scene.unit("yugo").injuries == 1
