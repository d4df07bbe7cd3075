"""Farmer: 1 Kama at the end of a turn in which it picked one up."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import until_turn_of


@pytest.mark.rule("kros.power.farmer", "kros.end.triggers")
def test_v89_two_kamas_picked_up_bring_one_more_at_the_end_of_the_turn() -> None:
    scene = Scene([own("tilly_furrow", "F6"), foe("bill_tell", "L12")], kamas={"F6": 2})
    scene.do("pick", "pick")
    assert scene.stock == (2, 0)
    assert scene.unit("tilly_furrow").ap == 4
    scene.do("end")
    assert scene.stock == (3, 0)


@pytest.mark.rule("kros.power.farmer", "kros.power.loot")
def test_v89_loot_is_not_picked_up() -> None:
    scene = Scene(
        [own("tilly_furrow", "F6"), foe("bill_tell", "L12")],
        scenery=[{"kind": "geyser", "cell": "F7", "marks": 2}],
    )
    scene.do("cast pitchfork F7", rolls="A")
    assert scene.scenery("F7") is None
    assert scene.stock == (1, 0)
    scene.do("end")
    assert scene.stock == (1, 0)


@pytest.mark.rule("kros.power.farmer")
def test_a_turn_in_which_nothing_is_picked_up_brings_nothing() -> None:
    scene = Scene([own("tilly_furrow", "F6"), foe("bill_tell", "L12")], kamas={"F6": 2})
    scene.do("pick", "end")
    assert scene.stock == (2, 0)
    until_turn_of(scene, "tilly_furrow")
    assert scene.do("end").stock == (2, 0)


@pytest.mark.rule("kros.power.farmer")
def test_nobody_else_gains_by_it() -> None:
    scene = Scene(
        [own("bill_tell", "F6"), own("tilly_furrow", "A1"), foe("yugo", "L12")], kamas={"F6": 1}
    )
    scene.do("pick", "end", "end")
    assert scene.stock == (1, 0)


@pytest.mark.rule("kros.power.farmer")
def test_dice_that_are_sold_do_not_count() -> None:
    scene = Scene([foe("bill_tell", "L12"), own("tilly_furrow", "F6")], active=1, turn=4)
    scene.do("end", "keep", "leave", "leave", "sell 2", rolls="C A")
    assert scene.stock == (3, 0)
    assert scene.do("end").stock == (3, 0)
