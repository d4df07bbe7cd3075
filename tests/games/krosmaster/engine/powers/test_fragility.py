"""Fragility: spells do 1 more damage to this piece."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import calling, hero, made, shot


@pytest.mark.rule("kros.power.fragility")
def test_v46_pip_takes_one_more() -> None:
    scene = Scene([own("darkness_knight", "F6"), foe("pip_thinshell", "F8")])
    scene.do("cast cruel_shot F8", rolls="A D")
    assert scene.unit("pip_thinshell").marks == (3, 0)


@pytest.mark.rule("kros.power.fragility")
@pytest.mark.parametrize("element", ["water", "air", "earth", "fire", "neutral"])
def test_spells_of_all_five_elements_count(element: str) -> None:
    scene = Scene(
        [own("hero", "F6"), foe("pip_thinshell", "F8")], **made(hero(shot(element=element)))
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("pip_thinshell").injuries == 2


@pytest.mark.rule("kros.power.fragility")
def test_only_the_piece_that_has_it_takes_more() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("pip_thinshell", "F8"), foe("bill_tell", "F9")],
        **made(hero(shot(area="cross"), powers=["fragility"])),
    )
    scene.do("cast shot F8", rolls="A D D")
    assert scene.unit("pip_thinshell").injuries == 2
    assert scene.unit("bill_tell").injuries == 1


@pytest.mark.rule("kros.power.fragility")
def test_a_fragile_mechanism_takes_more_too() -> None:
    vase = {"id": "vase", "name": "Vase", "hp": 5, "powers": ["fragility"]}
    scene = Scene(
        [own("hero", "F6"), foe("vase", "F8"), foe("yugo", "L12")],
        **made(hero(shot(), *calling("vase")), summons=(vase,)),
    )
    scene.do("cast shot F8", rolls="A")
    assert scene.unit("vase").injuries == 2


@pytest.mark.rule("kros.power.fragility")
def test_it_works_in_a_ko() -> None:
    scene = Scene(
        [own("bill_tell", "F3"), foe("pip_thinshell", "F8", injuries=5), foe("yugo", "L12")]
    )
    scene.do("cast plaguing_arrow F8", rolls="A D")
    assert scene.unit("pip_thinshell").cell is None
