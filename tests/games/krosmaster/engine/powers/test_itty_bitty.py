"""Itty-Bitty: neither locks nor can be locked."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own


@pytest.mark.rule("kros.power.itty_bitty", "kros.lock.who")
def test_v29_a_tofu_locks_nobody() -> None:
    scene = Scene([own("bill_tell", "F6"), foe("tofu", "F5"), foe("yugo", "L12")])
    scene.do("mv F7")
    assert scene.rolls == []
    assert scene.unit("bill_tell").gauges == (6, 2)


@pytest.mark.rule("kros.power.itty_bitty", "kros.lock.who")
def test_nobody_locks_a_tofu() -> None:
    scene = Scene(
        [
            own("tofu", "F6"),
            own("yugo", "L12"),
            foe("bad_aboum", "F5"),
            foe("hild_rimeguard", "G6"),
        ],
        piece=0,
    )
    scene.do("mv E7")
    assert scene.rolls == []
    assert scene.unit("tofu").gauges == (4, 3)


@pytest.mark.rule("kros.power.itty_bitty", "kros.lock.dice")
def test_beside_a_real_locker_a_tofu_rolls_no_die() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("tofu", "F5"), foe("coa_gulary", "G6")])
    scene.do("mv F7", rolls="A D")
    assert scene.unit("luk_ylook").cell == "F7"
