"""Unfazed: no Additional Effect of another's spell moves this piece.

What happens to it on an Ice Cube is with the other tests of the ice.
"""

import pytest

from hoarfrost.core.plain import Json
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import (
    attract,
    bomb,
    calling,
    charm,
    grant,
    hero,
    made,
    pushback,
    shot,
)

COUNT = "count_harebourg"


@pytest.mark.rule("kros.power.unfazed", "kros.effect.unfazed")
@pytest.mark.parametrize("effect", [pushback(3), attract(1), {"op": "transpose"}])
def test_no_effect_of_a_spell_moves_it_not_even_of_its_own_side(effect: Json) -> None:
    for side in (own, foe):
        scene = Scene(
            [own("hero", "F6"), side(COUNT, "F8"), foe("yugo", "L12")],
            **made(hero(charm(effect))),
        )
        scene.do("cast charm F8")
        assert scene.unit(COUNT).cell == "F8"
        assert scene.unit("hero").cell == "F6"


@pytest.mark.rule("kros.power.unfazed", "kros.push.steps")
def test_others_are_pushed_as_far_as_an_unfazed_piece_lets_them() -> None:
    line = {"min": 1, "max": 6, "straight": True, "los": False}
    scene = Scene(
        [own("hero", "F4"), foe("bill_tell", "F6"), foe(COUNT, "F8")],
        **made(hero(charm(pushback(3), area="line3", range=line))),
    )
    scene.do("cast charm F6")
    assert scene.unit("bill_tell").cell == "F7"
    assert scene.unit(COUNT).cell == "F8"


@pytest.mark.rule("kros.power.unfazed")
def test_anchor_boots_give_it_from_the_moment_they_are_revealed() -> None:
    for up, end in ((False, "F10"), (True, "F8")):
        worn = [{"reward": "anchor_boots", "up": up}]
        scene = Scene([own("luk_ylook", "F5"), foe("bill_tell", "F8", rewards=worn)])
        scene.do("cast repelling_arrow F8", rolls="A D")
        assert scene.unit("bill_tell").cell == end


@pytest.mark.rule("kros.power.unfazed", "kros.effect.grant_power")
def test_granted_before_the_push_of_the_same_spell_it_holds_and_after_it_comes_too_late() -> None:
    for effects, end in (
        ((grant("unfazed"), pushback(1)), "F8"),
        ((pushback(1), grant("unfazed")), "F9"),
    ):
        scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(hero(charm(*effects))))
        scene.do("cast charm F8")
        assert scene.unit("bill_tell").cell == end


@pytest.mark.rule("kros.power.unfazed")
def test_it_moves_by_its_own_spells() -> None:
    for effect in ({"op": "teleport_self"}, {"op": "teleport_choice"}):
        caster = hero(charm(effect), powers=["unfazed"])
        scene = Scene([own("hero", "F6"), foe("bill_tell", "L12")], **made(caster))
        scene.do("cast charm F8")
        assert scene.unit("hero").cell == "F8"


@pytest.mark.rule("kros.power.unfazed", "kros.bomb.explode")
def test_a_blast_does_not_move_it() -> None:
    scene = Scene(
        [own("hero", "F4"), foe("mine", "F7"), foe(COUNT, "F8"), foe("bill_tell", "E7")],
        **made(hero(shot(), *calling("mine")), summons=(bomb(pushback(2)),)),
    )
    scene.do("cast shot F7", rolls="A  A D D")
    assert scene.unit(COUNT).cell == "F8"
    assert scene.unit("bill_tell").cell == "C7"
    assert scene.unit(COUNT).injuries == 1
