"""Resistance: 1 less damage from spells of an element."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import hero, made, shot

ELEMENTS = ["water", "air", "earth", "fire", "neutral"]


@pytest.mark.rule("kros.power.resistance")
@pytest.mark.parametrize("resisted", ELEMENTS)
@pytest.mark.parametrize("element", ELEMENTS)
def test_one_less_damage_from_the_element_and_from_no_other(resisted: str, element: str) -> None:
    target = hero(id="target", powers=[f"resistance_{resisted}"])
    scene = Scene(
        [own("hero", "F6"), foe("target", "F8")],
        **made(hero(shot(element=element, damage=3)), target),
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("target").injuries == (2 if element == resisted else 3)


@pytest.mark.rule("kros.power.resistance", "kros.damage.minimum")
def test_never_less_than_0() -> None:
    scene = Scene([own("bruno_sledge", "F6"), foe("leaf_knight", "F7")])
    scene.do("cast sled_ram F7", rolls="A W")
    assert scene.unit("leaf_knight").injuries == 0


@pytest.mark.rule("kros.power.resistance")
def test_resistance_to_two_elements_takes_one_from_each() -> None:
    target = hero(id="target", powers=["resistance_air", "resistance_fire"])
    caster = hero(shot(damage=2), shot(damage=2, element="fire", id="ember_shot"))
    scene = Scene([own("hero", "F6"), foe("target", "F8")], **made(caster, target))
    scene.do("cast shot F8", rolls="A D")
    scene.do("cast ember_shot F8", rolls="A D")
    assert scene.unit("target").injuries == 2


@pytest.mark.rule("kros.power.resistance")
def test_the_tokens_of_the_spell_come_all_the_same() -> None:
    scene = Scene([own("drop_knight", "F6"), foe("drop_knight", "F8")])
    scene.do("cast sluggish F8", rolls="A D")
    assert scene.unit("F8").injuries == 1
    assert scene.unit("F8").tokens == {"-1AP": 1}
