"""Immune: no damage from spells of an element."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import hero, made, pushback, shot, tokens

ELEMENTS = ["water", "air", "earth", "fire", "neutral"]


@pytest.mark.rule("kros.power.immune")
@pytest.mark.parametrize("immune", ELEMENTS)
@pytest.mark.parametrize("element", ELEMENTS)
def test_no_damage_from_the_element_and_all_from_the_others(immune: str, element: str) -> None:
    target = hero(id="target", powers=[f"immune_{immune}"])
    scene = Scene(
        [own("hero", "F6"), foe("target", "F8")],
        **made(hero(shot(element=element, damage=3)), target),
    )
    scene.do("cast shot F8", rolls="C D")
    assert scene.unit("target").injuries == (0 if element == immune else 4)


@pytest.mark.rule("kros.power.immune", "kros.power.fragility")
def test_fragility_does_not_break_immunity() -> None:
    target = hero(id="target", powers=["immune_air", "fragility"])
    scene = Scene([own("hero", "F6"), foe("target", "F8")], **made(hero(shot()), target))
    scene.do("cast shot F8", rolls="C D")
    assert scene.unit("target").injuries == 0


@pytest.mark.rule("kros.power.immune")
def test_the_additional_effects_come_all_the_same() -> None:
    target = hero(id="target", powers=["immune_air"])
    scene = Scene(
        [own("hero", "F6"), foe("target", "F8")],
        **made(hero(shot(pushback(1), tokens("-1MP"))), target),
    )
    scene.do("cast shot F8", rolls="C D")
    assert (scene.unit("target").cell, scene.unit("target").tokens) == ("F9", {"-1MP": 1})


@pytest.mark.rule("kros.power.immune", "kros.effect.steal_health")
def test_no_health_is_stolen_from_an_immune_target() -> None:
    target = hero(id="target", powers=["immune_air"])
    scene = Scene(
        [own("hero", "F6", injuries=3), foe("target", "F8")],
        **made(hero(shot({"op": "steal_health"}, damage=3)), target),
    )
    scene.do("cast shot F8", rolls="C D")
    assert scene.unit("hero").injuries == 3
