"""Desplicing: -1MP tokens that spells of this piece place on targets are Frozen."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import charm, hero, made, tokens, until_turn_of


@pytest.mark.rule("kros.power.desplicing", "kros.frozen.tokens.stay")
def test_v68_frost_arrow_slows_bill_for_good() -> None:
    scene = Scene([own("ysolde_hoar", "F6"), foe("bill_tell", "F8")])
    scene.do("cast frost_arrow F8", rolls="A D")
    assert scene.unit("bill_tell").tokens == {"F-1MP": 1}
    assert until_turn_of(scene, "bill_tell").unit("bill_tell").mp == 2
    assert until_turn_of(scene, "bill_tell").unit("bill_tell").mp == 2


@pytest.mark.rule("kros.power.desplicing")
@pytest.mark.parametrize(
    ("kind", "comes"), [("-1MP", "F-1MP"), ("+1MP", "+1MP"), ("-1AP", "-1AP"), ("+1AP", "+1AP")]
)
def test_it_freezes_minus_mp_tokens_and_no_others(kind: str, comes: str) -> None:
    caster = hero(charm(tokens(kind)), powers=["desplicing"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {comes: 1}


@pytest.mark.rule("kros.power.desplicing", "kros.effect.steal", "kros.power.replace_scope")
def test_stolen_mp_are_frozen_for_the_target_and_regular_for_the_thief() -> None:
    caster = hero(charm({"op": "steal_mp", "n": 1}), powers=["desplicing", "splicing"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {"F-1MP": 1}
    assert scene.unit("hero").tokens == {"+1MP": 1}


@pytest.mark.rule("kros.power.desplicing", "kros.frozen.tokens.cap")
def test_bills_mp_can_all_be_frozen_away_but_not_more() -> None:
    caster = hero(charm(tokens("-1MP", 9)), powers=["desplicing"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {"F-1MP": 3}
    assert until_turn_of(scene, "bill_tell").unit("bill_tell").mp == 0
    assert scene.cells("mv") == set()
