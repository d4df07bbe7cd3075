"""Akseleraktion: +1AP tokens that spells of this piece place on targets are Frozen."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import charm, hero, made, tokens, until_turn_of


@pytest.mark.rule("kros.power.akseleraktion", "kros.frozen.tokens.stay")
def test_v71_second_wind_gives_bill_seven_ap_on_each_later_turn() -> None:
    scene = Scene([own("bruno_sledge", "F6"), own("bill_tell", "F8"), foe("yugo", "L12")])
    scene.do("cast second_wind F8")
    assert scene.unit("bill_tell").tokens == {"F+1AP": 1}
    for _ in range(3):
        assert until_turn_of(scene, "bill_tell").unit("bill_tell").ap == 7


@pytest.mark.rule("kros.power.akseleraktion")
@pytest.mark.parametrize(
    ("kind", "comes"), [("+1AP", "F+1AP"), ("-1AP", "-1AP"), ("-1MP", "-1MP"), ("+1MP", "+1MP")]
)
def test_it_freezes_plus_ap_tokens_and_no_others(kind: str, comes: str) -> None:
    caster = hero(charm(tokens(kind)), powers=["akseleraktion"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {comes: 1}


@pytest.mark.rule("kros.power.akseleraktion")
def test_a_hasty_egg_gives_it_together_with_splicing() -> None:
    worn = [{"reward": "hasty_egg", "up": True}]
    caster = hero(charm(tokens("+1AP"), tokens("+1MP")))
    scene = Scene([own("hero", "F6", rewards=worn), own("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {"F+1AP": 1, "F+1MP": 1}
