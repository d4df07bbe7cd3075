"""Bulky: this mechanism blocks line of sight."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import calling, charm, grant, hero, made, shot, until_turn_of

AIMED = shot(range={"min": 1, "max": 6, "los": True})


@pytest.mark.rule("kros.power.bulky", "kros.los.blockers")
@pytest.mark.parametrize(("powers", "seen"), [([], True), (["bulky"], False)])
def test_a_mechanism_blocks_sight_only_if_it_is_bulky(powers: list[str], seen: bool) -> None:
    turret = {"id": "turret", "name": "Turret", "hp": 3, "powers": powers}
    scene = Scene(
        [own("hero", "F6"), foe("turret", "F7"), foe("bill_tell", "F8")],
        **made(hero(AIMED, *calling("turret")), summons=(turret,)),
    )
    assert scene.allows("cast shot F8") is seen
    assert scene.allows("cast shot F7")


@pytest.mark.rule("kros.power.bulky")
def test_the_sight_is_open_again_when_the_bulky_piece_is_gone() -> None:
    turret = {"id": "turret", "name": "Turret", "hp": 1, "powers": ["bulky"]}
    scene = Scene(
        [own("hero", "F6"), foe("turret", "F7"), foe("bill_tell", "F8")],
        **made(hero(AIMED, *calling("turret")), summons=(turret,)),
    )
    scene.do("cast shot F7", rolls="A")
    assert scene.allows("cast shot F8")


@pytest.mark.rule("kros.power.bulky", "kros.effect.grant_power")
def test_a_bomb_made_bulky_blocks_sight_until_the_power_ends() -> None:
    scene = Scene(
        [own("hero", "F6"), own("firebomb", "F7"), foe("bill_tell", "F8")],
        **made(hero(AIMED, charm(grant("bulky"), range="cc"))),
    )
    assert scene.allows("cast shot F8")
    scene.do("cast charm F7")
    assert not scene.allows("cast shot F8")
    until_turn_of(scene, "hero")
    assert scene.allows("cast shot F8")
