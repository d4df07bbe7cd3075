"""Splicing: +1MP tokens that spells of this piece place on targets are Frozen."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import charm, hero, made, tokens, until_turn_of


@pytest.mark.rule("kros.power.splicing", "kros.frozen.tokens.stay")
def test_v70_giddy_up_makes_bruno_quicker_for_good() -> None:
    scene = Scene([own("bruno_sledge", "F6"), foe("bill_tell", "L12")])
    scene.do("cast giddy_up F6")
    assert scene.unit("bruno_sledge").tokens == {"F+1MP": 1}
    assert scene.unit("bruno_sledge").mp == 3
    assert until_turn_of(scene, "bruno_sledge").unit("bruno_sledge").mp == 4
    assert until_turn_of(scene, "bruno_sledge").unit("bruno_sledge").mp == 4


@pytest.mark.rule("kros.power.splicing")
@pytest.mark.parametrize(
    ("kind", "comes"), [("+1MP", "F+1MP"), ("-1MP", "-1MP"), ("-1AP", "-1AP"), ("+1AP", "+1AP")]
)
def test_it_freezes_plus_mp_tokens_and_no_others(kind: str, comes: str) -> None:
    caster = hero(charm(tokens(kind)), powers=["splicing"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {comes: 1}


@pytest.mark.rule("kros.power.splicing", "kros.frozen.tokens.cancel")
def test_giddy_up_undoes_a_frost_arrow() -> None:
    scene = Scene([own("bruno_sledge", "F6"), own("bill_tell", "F8", tokens={"F-1MP": 2})])
    scene.do("cast giddy_up F8")
    assert scene.unit("bill_tell").tokens == {"F-1MP": 1}
