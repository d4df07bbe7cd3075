"""All powers together: none counts twice, and what they do only for their owner."""

import tomllib
from importlib.resources import files

import pytest

from hoarfrost.games.krosmaster.engine.powers.known import POWERS
from tests.games.krosmaster.scene import Scene, foe, lying, own
from tests.games.krosmaster.workshop import charm, grant, hero, made, shot, tokens, until_turn_of

FREEZERS = ["akseleraktion", "glaciaktion", "splicing", "desplicing"]


@pytest.mark.rule("kros.power.no_stack")
def test_a_power_from_card_reward_die_and_spell_counts_once_and_goes_with_the_last_of_them() -> (
    None
):
    caster = hero(charm(grant("endurance")))
    scene = Scene(
        [
            own("hero", "F6"),
            own("hild_rimeguard", "F8", rewards=[{"reward": "stone_egg", "up": True}]),
            foe("darkness_knight", "F11"),
        ],
        **made(caster),
    )
    scene.do("cast charm F8", "cast charm F8")
    assert scene.unit("hild_rimeguard").powers.count("endurance") == 1
    until_turn_of(scene, "darkness_knight")
    scene.do("cast cruel_shot F8", rolls="C D")
    assert scene.unit("hild_rimeguard").injuries == 1
    until_turn_of(scene, "hero")
    assert "endurance" in scene.unit("hild_rimeguard").powers


@pytest.mark.rule("kros.power.replace_scope")
def test_the_powers_that_freeze_tokens_work_for_spells_of_their_owner_only() -> None:
    """The target and a bystander have all four; the caster has none."""
    cold = hero(id="cold", powers=FREEZERS)
    scene = Scene(
        [own("hero", "F6"), own("cold", "E6"), foe("cold", "F8")],
        **made(hero(charm(tokens("-1AP"), tokens("+1MP"))), cold),
        piece=0,
    )
    scene.do("cast charm F8")
    assert scene.unit("F8").tokens == {"-1AP": 1, "+1MP": 1}


@pytest.mark.rule("kros.power.replace_scope")
def test_tokens_for_a_caster_that_is_no_target_stay_regular() -> None:
    caster = hero(charm(tokens("+1AP", to="caster"), tokens("+1AP")), powers=FREEZERS)
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("hero").tokens == {"+1AP": 1}
    assert scene.unit("bill_tell").tokens == {"F+1AP": 1}


@pytest.mark.rule("kros.power.replace_scope")
@pytest.mark.parametrize("to", ["target", "caster"])
def test_tokens_for_a_caster_that_is_a_target_are_frozen(to: str) -> None:
    """The seed speaks of tokens on the targets of the Spell; the own cell makes the caster one."""
    caster = hero(charm(tokens("+1MP", to=to), range="self"), powers=["splicing"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F6")
    assert scene.unit("hero").tokens == {"F+1MP": 1}


@pytest.mark.rule("kros.power.replace_scope", "kros.effect.steal")
def test_a_thief_that_its_own_area_hits_gains_frozen_tokens() -> None:
    caster = hero(charm({"op": "steal_ap", "n": 2}, area="cross"), powers=["akseleraktion"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F7")
    assert scene.unit("bill_tell").tokens == {"-1AP": 2}
    assert scene.unit("hero").tokens == {"-1AP": 2, "F+1AP": 2}


@pytest.mark.rule("kros.power.loot", "kros.scenery.loot")
@pytest.mark.parametrize(
    ("kind", "loot"),
    [("tree", 3), ("fir", 2), ("bush", 2), ("geyser", 1), ("crate", 2), ("ice_cube", 1)],
)
def test_a_krosmaster_whose_spell_destroys_scenery_takes_its_loot(kind: str, loot: int) -> None:
    scene = Scene(
        [own("hero", "D8"), foe("bill_tell", "L12")],
        board="frigost_1",
        scenery=lying(kind, "F8"),
        **made(hero(shot(damage=9))),
    )
    scene.do("cast shot F8", rolls="A")
    assert scene.scenery("F8") is None
    assert scene.stock == (loot, 0)


@pytest.mark.rule("kros.power.loot", "kros.scenery.loot")
def test_a_summon_that_destroys_scenery_takes_nothing() -> None:
    scene = Scene(
        [own("gobball", "F6"), own("yugo", "A1"), foe("bill_tell", "L12")],
        piece=0,
        scenery=[{"kind": "bush", "cell": "F7", "marks": 3}],
    )
    scene.do("cast bite F7", rolls="A")
    assert scene.scenery("F7") is None
    assert scene.stock == (0, 0)


@pytest.mark.rule("kros.power.no_stack")
def test_every_power_has_its_rule_in_the_rulebook() -> None:
    rulebook = files("hoarfrost.games.krosmaster") / "words" / "rulebook.toml"
    ids = {rule["id"] for rule in tomllib.loads(rulebook.read_text("utf-8"))["rule"]}
    assert {power.rule for power in POWERS} <= ids
