"""Glaciaktion: -1AP tokens that spells of this piece place on targets are Frozen."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import charm, hero, made, tokens, until_turn_of


@pytest.mark.rule("kros.power.glaciaktion", "kros.frozen.tokens.stay")
def test_a_pendulum_blow_takes_an_ap_for_good() -> None:
    scene = Scene([own("count_harebourg", "F6"), foe("bill_tell", "F7")])
    scene.do("cast pendulum_blow F7", rolls="A D")
    assert scene.unit("bill_tell").tokens == {"F-1AP": 1}
    for _ in range(3):
        assert until_turn_of(scene, "bill_tell").unit("bill_tell").ap == 5


@pytest.mark.rule("kros.power.glaciaktion", "kros.power.replace_scope")
def test_the_count_freezes_no_mp() -> None:
    scene = Scene([own("count_harebourg", "F6"), foe("bill_tell", "F8")])
    scene.do("cast stopped_hour F8")
    assert scene.unit("bill_tell").tokens == {"-1MP": 1}


@pytest.mark.rule("kros.power.glaciaktion")
@pytest.mark.parametrize(
    ("kind", "comes"), [("-1AP", "F-1AP"), ("+1AP", "+1AP"), ("-1MP", "-1MP"), ("+1MP", "+1MP")]
)
def test_it_freezes_minus_ap_tokens_and_no_others(kind: str, comes: str) -> None:
    caster = hero(charm(tokens(kind)), powers=["glaciaktion"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {comes: 1}


@pytest.mark.rule("kros.power.glaciaktion")
def test_a_still_egg_gives_it_together_with_desplicing() -> None:
    worn = [{"reward": "still_egg", "up": True}]
    scene = Scene([own("drop_knight", "F6", rewards=worn), foe("bill_tell", "F8")])
    scene.do("cast sluggish F8", rolls="A D")
    assert scene.unit("bill_tell").tokens == {"F-1AP": 1}
    scene = Scene([own("leaf_knight", "F6", rewards=worn), foe("bill_tell", "F8")])
    scene.do("cast toadaby F8", rolls="A D")
    assert scene.unit("bill_tell").tokens == {"F-1MP": 1}
