"""Interior Fire: gets regular markers and tokens for Frozen ones; heals Frozen Injuries."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import (
    balm,
    charm,
    grant,
    hero,
    made,
    shot,
    tokens,
    until_turn_of,
)

FREEZING = {
    "+1AP": "akseleraktion",
    "-1AP": "glaciaktion",
    "+1MP": "splicing",
    "-1MP": "desplicing",
}


@pytest.mark.rule("kros.power.interior_fire", "kros.power.desplicing", "kros.token.cancel")
def test_v69_a_frozen_token_for_sister_cinder_is_regular_and_cancels() -> None:
    scene = Scene([own("ysolde_hoar", "F6"), foe("sister_cinder", "F8", tokens={"+1MP": 1})])
    scene.do("cast frost_arrow F8", rolls="A D")
    assert scene.unit("sister_cinder").tokens == {}
    assert scene.unit("sister_cinder").marks == (1, 0)


@pytest.mark.rule("kros.power.interior_fire")
@pytest.mark.parametrize("kind", list(FREEZING))
def test_each_kind_of_frozen_token_becomes_as_many_regular_ones(kind: str) -> None:
    caster = hero(charm(tokens(kind, 2)), powers=[FREEZING[kind]])
    scene = Scene([own("hero", "F6"), foe("sister_cinder", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("sister_cinder").tokens == {kind: 2}


@pytest.mark.rule("kros.power.interior_fire", "kros.power.frostbite")
def test_as_many_regular_markers_come_instead_of_frozen_ones() -> None:
    scene = Scene([own("count_harebourg", "F6"), foe("sister_cinder", "F7")])
    scene.do("cast pendulum_blow F7", rolls="C D")
    assert scene.unit("sister_cinder").marks == (3, 0)


@pytest.mark.rule("kros.power.interior_fire", "kros.injury.frozen_heal")
def test_its_healing_spells_thaw_others_and_itself() -> None:
    scene = Scene([own("sister_cinder", "F6", frozen=3), foe("bill_tell", "F8", frozen=1)], piece=0)
    scene.do("cast warm_hands F8", "cast warm_hands F6")
    assert scene.unit("bill_tell").marks == (0, 0)
    assert scene.unit("sister_cinder").marks == (0, 1)


@pytest.mark.rule("kros.power.interior_fire")
@pytest.mark.parametrize("reward", ["ember_locket", "hearth_egg"])
def test_rewards_give_it(reward: str) -> None:
    worn = [{"reward": reward, "up": True}]
    scene = Scene([own("count_harebourg", "F6"), foe("bill_tell", "F7", rewards=worn)])
    dice = "A D D" if reward == "hearth_egg" else "A D"  # the egg gives Armour too
    scene.do("cast pendulum_blow F7", rolls=dice)
    assert scene.unit("bill_tell").marks == (2, 0)
    assert scene.unit("bill_tell").tokens == {"-1AP": 1}


@pytest.mark.rule("kros.power.interior_fire_late")
def test_what_is_frozen_already_stays_frozen_when_interior_fire_comes() -> None:
    scene = Scene(
        [
            own(
                "bill_tell",
                "F6",
                frozen=2,
                tokens={"F-1AP": 1, "F+1MP": 1},
                rewards=[{"reward": "ember_locket"}],
            ),
            foe("count_harebourg", "F7"),
        ]
    )
    scene.do("reveal ember_locket")
    bill = scene.unit("bill_tell")
    assert "interior_fire" in bill.powers
    assert bill.marks == (0, 2)
    assert bill.tokens == {"F-1AP": 1, "F+1MP": 1}
    until_turn_of(scene, "count_harebourg")
    scene.do("cast pendulum_blow F6", rolls="A D")
    assert scene.unit("bill_tell").marks == (2, 2)
    assert scene.unit("bill_tell").tokens == {"F-1AP": 1, "F+1MP": 1, "-1AP": 1}
    until_turn_of(scene, "bill_tell")
    assert scene.unit("bill_tell").gauges == (4, 4)
    assert scene.unit("bill_tell").tokens == {"F-1AP": 1, "F+1MP": 1}


@pytest.mark.rule("kros.power.interior_fire_owner", "kros.power.replace_scope")
@pytest.mark.parametrize("kind", list(FREEZING))
def test_a_caster_with_interior_fire_still_freezes_the_tokens_of_others(kind: str) -> None:
    caster = hero(charm(tokens(kind)), powers=[FREEZING[kind], "interior_fire"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {f"F{kind}": 1}


@pytest.mark.rule("kros.power.interior_fire", "kros.effect.grant_power")
def test_interior_fire_granted_in_step_3_protects_in_the_same_spell() -> None:
    caster = hero(
        shot(tokens("-1MP"), grant("interior_fire"), tokens("-1AP")),
        powers=["frostbite", "desplicing", "glaciaktion"],
    )
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("bill_tell").tokens == {"F-1MP": 1, "-1AP": 1}
    assert scene.unit("bill_tell").marks == (1, 0)


@pytest.mark.rule("kros.power.interior_fire", "kros.effect.grant_power")
def test_a_healer_whose_granted_fire_has_gone_out_thaws_no_more() -> None:
    giver = hero(charm(grant("interior_fire"), range="cc"))
    healer = hero(balm(1), id="healer", initiative=40)
    scene = Scene(
        [
            own("hero", "F6"),
            own("healer", "F7"),
            own("bill_tell", "F8", frozen=4),
            foe("yugo", "A1"),
        ],
        **made(giver, healer),
    )
    scene.do("cast charm F7", "end", "cast balm F8")
    assert scene.unit("bill_tell").marks == (0, 3)
    until_turn_of(scene, "healer")
    scene.do("cast balm F8")
    assert scene.unit("bill_tell").marks == (0, 3)
