"""Lock: one more die on the Lock roll."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own


@pytest.mark.rule("kros.power.lock", "kros.lock.dice")
def test_a_locker_with_lock_rolls_two_dice() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("bad_aboum", "F5")])
    scene.do("mv F7", rolls="A L D")
    assert scene.unit("luk_ylook").gauges == (5, 2)  # one each: grappled
    scene = Scene([own("luk_ylook", "F6"), foe("bad_aboum", "F5")])
    scene.do("mv F7", rolls="L W D")
    assert scene.unit("luk_ylook").gauges == (3, 0)  # two to one: locked


@pytest.mark.rule("kros.power.lock")
def test_it_does_not_help_the_one_who_leaves() -> None:
    scene = Scene([own("hild_rimeguard", "F6"), foe("luk_ylook", "F5")])
    scene.do("mv F7", rolls="A D")
    assert scene.unit("hild_rimeguard").cell == "F7"


@pytest.mark.rule("kros.power.lock")
def test_an_inspiration_die_gives_it() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("coa_gulary", "F5", inspired=["lock"])])
    scene.do("mv F7", rolls="L L A")
    assert scene.unit("luk_ylook").gauges == (3, 0)
