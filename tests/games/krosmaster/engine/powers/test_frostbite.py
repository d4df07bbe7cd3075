"""Frostbite: attack spells of this piece place Frozen Injury markers."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import balm, hero, made, shot


@pytest.mark.rule("kros.power.frostbite", "kros.damage.kind")
def test_v63_a_punch_of_ysolde_places_a_frozen_marker() -> None:
    scene = Scene([own("ysolde_hoar", "F6"), foe("bill_tell", "F7")])
    scene.do("cast punch F7", rolls="A D")
    assert scene.unit("bill_tell").marks == (0, 1)


@pytest.mark.rule("kros.power.frostbite", "kros.power.interior_fire")
def test_v64_a_punch_of_ysolde_places_a_regular_marker_on_sister_cinder() -> None:
    scene = Scene([own("ysolde_hoar", "F6"), foe("sister_cinder", "F7")])
    scene.do("cast punch F7", rolls="A D")
    assert scene.unit("sister_cinder").marks == (1, 0)


@pytest.mark.rule("kros.power.frostbite")
def test_all_attack_spells_freeze_also_those_of_a_weapon() -> None:
    armed = [{"reward": "icepick", "up": True}]
    for spell, rolls in (("icepick_stab", "A D"), ("pendulum_blow", "A D"), ("punch", "A D")):
        scene = Scene([own("count_harebourg", "F6", rewards=armed), foe("bill_tell", "F7")])
        scene.do(f"cast {spell} F7", rolls=rolls)
        regular, frozen = scene.unit("bill_tell").marks
        assert regular == 0
        assert frozen > 0


@pytest.mark.rule("kros.power.frostbite")
def test_rimefang_gives_it() -> None:
    armed = [{"reward": "rimefang", "up": True}]
    scene = Scene([own("bill_tell", "F6", rewards=armed), foe("naz_rael", "F7")])
    scene.do("cast punch F7", rolls="A D")
    assert scene.unit("naz_rael").marks == (0, 1)


@pytest.mark.rule("kros.power.frostbite")
def test_a_target_may_hold_both_kinds_of_markers() -> None:
    scene = Scene([own("ysolde_hoar", "F6"), foe("hild_rimeguard", "F8", injuries=4)])
    scene.do("cast frost_arrow F8", rolls="A D")
    assert scene.unit("hild_rimeguard").marks == (4, 0)
    scene = Scene([own("ysolde_hoar", "F6"), foe("naz_rael", "F8", injuries=4)])
    scene.do("cast frost_arrow F8", rolls="A D")
    assert scene.unit("naz_rael").marks == (4, 1)


@pytest.mark.rule("kros.power.frostbite", "kros.damage.spell_only")
def test_injuries_paid_as_a_cost_are_regular() -> None:
    caster = hero(shot(injury=2), powers=["frostbite"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("hero").marks == (2, 0)
    assert scene.unit("bill_tell").marks == (0, 1)


@pytest.mark.rule("kros.power.frostbite", "kros.area.targets")
def test_in_an_area_every_target_is_frozen_the_caster_too_and_scenery_is_just_hurt() -> None:
    caster = hero(shot(area="cross"), powers=["frostbite"])
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8"), foe("sister_cinder", "E7")],
        scenery=[{"kind": "bush", "cell": "G7"}],
        **made(caster),
    )
    scene.do("cast shot F7", rolls="A D D D")
    assert scene.unit("hero").marks == (0, 1)
    assert scene.unit("bill_tell").marks == (0, 1)
    assert scene.unit("sister_cinder").marks == (1, 0)
    assert scene.marks("G7") == 1


@pytest.mark.rule("kros.power.interior_fire_owner", "kros.power.frostbite")
def test_a_caster_with_frostbite_and_interior_fire_still_freezes_others() -> None:
    armed = [{"reward": "rimefang", "up": True}]
    scene = Scene([own("sister_cinder", "F6", rewards=armed), foe("bill_tell", "F8")])
    scene.do("cast ember F8", rolls="A D")
    assert scene.unit("bill_tell").marks == (0, 1)


@pytest.mark.rule("kros.power.frostbite", "kros.injury.frozen_heal")
def test_a_heal_of_a_piece_with_frostbite_is_an_ordinary_heal() -> None:
    caster = hero(balm(3), powers=["frostbite"])
    scene = Scene([own("hero", "F6"), own("bill_tell", "F8", injuries=2, frozen=1)], **made(caster))
    scene.do("cast balm F8")
    assert scene.unit("bill_tell").marks == (0, 1)
