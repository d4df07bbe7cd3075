"""Dodge: one more die on the Dodge roll."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own


@pytest.mark.rule("kros.power.dodge", "kros.lock.dice")
def test_a_piece_with_dodge_rolls_two_dice_to_get_away() -> None:
    scene = Scene([own("bill_tell", "F6"), foe("coa_gulary", "F5")])
    scene.do("mv F7", rolls="A A D")
    assert scene.unit("bill_tell").cell == "F7"
    assert scene.unit("bill_tell").gauges == (6, 2)


@pytest.mark.rule("kros.power.dodge", "kros.lock.dice")
def test_a_piece_without_it_rolls_one() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("coa_gulary", "F5")])
    scene.do("mv F7", rolls="A D")
    assert scene.unit("luk_ylook").cell == "F7"


@pytest.mark.rule("kros.power.dodge", "kros.power.no_stack")
def test_snowshoes_give_it_but_not_twice() -> None:
    worn = [{"reward": "snowshoes", "up": True}]
    for card in ("luk_ylook", "bill_tell"):
        scene = Scene([own(card, "F6", rewards=worn), foe("coa_gulary", "F5")])
        scene.do("mv F7", rolls="L X W")
        assert scene.unit(card).mp == 2


@pytest.mark.rule("kros.power.dodge")
def test_it_does_not_help_a_locker() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("bill_tell", "F5")])
    scene.do(
        "mv F7",
        rolls="L D",
    )
    assert scene.step == "lock"
    assert scene.unit("luk_ylook").gauges == (5, 2)
