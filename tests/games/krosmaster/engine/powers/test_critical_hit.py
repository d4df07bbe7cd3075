"""Critical Hit: one more die on the Critical Hit roll."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own


@pytest.mark.rule("kros.power.critical_hit", "kros.cast.crit_dice")
@pytest.mark.parametrize(("rolls", "markers"), [("A C D", 2), ("C A D", 2), ("A A D", 1)])
def test_two_dice_may_hit_and_one_success_is_enough(rolls: str, markers: int) -> None:
    scene = Scene([own("kassius_kaos", "F6"), foe("bill_tell", "F8")])
    scene.do("cast irritating_sting F8", rolls=rolls)
    assert scene.unit("bill_tell").injuries == markers


@pytest.mark.rule("kros.power.critical_hit")
def test_two_critical_hits_beat_one_success_of_armour() -> None:
    scene = Scene([own("kassius_kaos", "F6"), foe("bill_tell", "F8")])
    scene.do("cast irritating_sting F8", rolls="C C A")
    assert scene.unit("bill_tell").injuries == 2


@pytest.mark.rule("kros.power.critical_hit", "kros.cast.neutral")
def test_it_gives_no_die_with_a_neutral_spell() -> None:
    scene = Scene([own("queen_of_the_tofus", "F6"), foe("bill_tell", "F7")])
    scene.do("cast punch F7", rolls="C D")
    assert scene.unit("bill_tell").injuries == 2


@pytest.mark.rule("kros.power.critical_hit", "kros.power.no_stack")
def test_a_whetstone_gives_it_but_not_twice() -> None:
    worn = [{"reward": "whetstone", "up": True}]
    for card, spell, dice in (
        ("luk_ylook", "snap_shot", "A C D"),
        ("kassius_kaos", "irritating_sting", "A C D"),
    ):
        scene = Scene([own(card, "F5", rewards=worn), foe("bill_tell", "F8")])
        scene.do(f"cast {spell} F8", rolls=dice)
        assert scene.unit("bill_tell").injuries == 2


@pytest.mark.rule("kros.power.critical_hit")
def test_it_does_not_help_a_target() -> None:
    scene = Scene([own("darkness_knight", "F6"), foe("kassius_kaos", "F8")])
    scene.do("cast cruel_shot F8", rolls="A C")
    assert scene.unit("kassius_kaos").injuries == 2
