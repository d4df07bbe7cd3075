"""Agility, Chance, Intelligence, Strength: one more die with and against spells of an element."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import hero, made, shot

MASTERIES = {"agility": "air", "chance": "water", "intelligence": "fire", "strength": "earth"}
ELEMENTS = ["air", "water", "fire", "earth", "neutral"]


@pytest.mark.rule("kros.power.mastery", "kros.cast.crit_dice")
@pytest.mark.parametrize("mastery", list(MASTERIES))
@pytest.mark.parametrize("element", ELEMENTS)
def test_the_caster_has_a_die_more_with_its_element_only(mastery: str, element: str) -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8")],
        **made(hero(shot(element=element), powers=[mastery])),
    )
    scene.do("cast shot F8", rolls="A C D" if MASTERIES[mastery] == element else "C D")
    assert scene.unit("bill_tell").injuries == 2


@pytest.mark.rule("kros.power.mastery", "kros.cast.armour_dice")
@pytest.mark.parametrize("mastery", list(MASTERIES))
@pytest.mark.parametrize("element", ELEMENTS)
def test_the_target_has_a_die_more_against_its_element_only(mastery: str, element: str) -> None:
    target = hero(id="target", powers=[mastery])
    scene = Scene(
        [own("hero", "F6"), foe("target", "F8")],
        **made(hero(shot(element=element, damage=2)), target),
    )
    scene.do("cast shot F8", rolls="A D A" if MASTERIES[mastery] == element else "A A")
    assert scene.unit("target").injuries == 1


@pytest.mark.rule("kros.power.mastery", "kros.power.critical_hit", "kros.power.armour")
def test_it_adds_to_critical_hit_and_armour() -> None:
    caster = hero(shot(element="earth"), powers=["strength", "critical_hit"])
    target = hero(id="target", powers=["strength", "armour"])
    scene = Scene([own("hero", "F6"), foe("target", "F8")], **made(caster, target))
    scene.do("cast shot F8", rolls="C X W A A D")
    assert scene.unit("target").injuries == 2
