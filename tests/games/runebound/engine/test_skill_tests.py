"""Skill tests, luckstones and challenges of tests (R§9, R§10.3)."""

import pytest

from hoarfrost.games.runebound.engine.content import ATTRIBUTES, SKILL_ATTRIBUTE, SKILLS
from hoarfrost.games.runebound.engine.skill_tests import skill_value
from hoarfrost.games.runebound.engine.steps import ATTACK, DEFEND, LUCK, PASS
from tests.games.runebound.scenes import Figure, Marks, Scene, ally, fight, hero


def bonus(figure: Figure, skill: str, **fields: str) -> int:
    scene = Scene(figure, **fields)  # type: ignore[arg-type]
    return int(skill_value(scene.state, scene.party(), SKILLS.index(skill)))


@pytest.mark.rule("rune.test.roll")
def test_t1_olen_observes_with_mind_and_skill_and_reaches_the_difficulty_exactly() -> None:
    olen = hero("olen_greycloak", "B7")
    # The test of the Drift Goblin Trappers before combat: observation 12.
    scene = fight("drift_goblin_trappers", olen, rolls="1 3")
    assert scene.told("test")["total"] == 12
    assert scene.marks(0) == Marks()
    scene = fight("drift_goblin_trappers", olen, rolls="1 2")
    assert scene.told("test")["total"] == 11
    assert scene.marks(0) == Marks(wounds=1)


@pytest.mark.rule("rune.test.roll", "rune.opening.combat")
def test_a_test_adds_attribute_skills_items_allies_and_the_event() -> None:
    guide = hero("arvel_worldwalker", "B7", items=["snow_goggles"], allies=["onoit_guide"])
    # Mind 4, survival 2, goggles 2, guide 2.
    assert bonus(guide, "survival") == 10
    assert bonus(guide, "survival", event="quiet_snowfall") == 12
    assert bonus(hero("arvel_worldwalker", "B7", counters=(1, 0, 0, 0, 0)), "survival") == 8


@pytest.mark.rule("rune.test.skills")
def test_eight_skills_use_the_three_attributes() -> None:
    used = {skill: ATTRIBUTES[SKILL_ATTRIBUTE[place]] for place, skill in enumerate(SKILLS)}
    assert used == {
        "climb": "body",
        "swim": "body",
        "observation": "mind",
        "stealth": "mind",
        "escape": "mind",
        "survival": "mind",
        "diplomacy": "spirit",
        "lore": "spirit",
    }


@pytest.mark.rule("rune.test.skills")
def test_what_helps_in_combat_only_does_not_help_in_a_test() -> None:
    armed = hero("karnon", "B7", items=["lightning_mace", "boiled_leather"])
    assert bonus(armed, "climb") == 5 + 3
    assert bonus(armed, "swim") == 5


@pytest.mark.rule("rune.test.failed", "rune.luckstone", "rune.term.gear")
def test_t2_zyla_climbs_with_the_second_luckstone() -> None:
    scene = fight("avalanche_slope", hero("zyla", "B7", luckstones=2), rolls="5 5")
    assert scene.legal() == [PASS, LUCK]
    assert scene.told("test")["total"] == 11
    scene.do(LUCK, rolls="5 6")
    assert scene.told("test")["total"] == 12
    scene.do(LUCK, rolls="6 6 wild")
    assert scene.told("reward")["xp"] == 1
    assert scene.gear() == [0, 0, 0]
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.test.failed")
def test_a_test_fails_when_its_owner_declines_to_roll_again() -> None:
    scene = fight("avalanche_slope", hero("zyla", "B7", luckstones=1), rolls="5 5")
    scene.do(PASS)
    assert scene.marks(0) == Marks(wounds=1, exhaustion=1)
    assert scene.gear() == [0, 1, 0]


@pytest.mark.rule("rune.test.failed")
def test_each_new_roll_replaces_the_one_before_even_by_less() -> None:
    scene = fight("avalanche_slope", hero("zyla", "B7", luckstones=1), rolls="5 6")
    scene.do(LUCK, rolls="1 1")
    assert scene.told("test")["total"] == 3
    assert scene.marks(0).wounds == 1


@pytest.mark.rule("rune.luckstone")
def test_t3_a_luckstone_does_not_help_a_combat_roll() -> None:
    scene = fight("prowling_sabercat", hero("brynja_stormborn", "B7", luckstones=1))
    scene.do(PASS, DEFEND).do(ATTACK, rolls="1 1")
    assert scene.marks(0) == Marks(wounds=2)
    assert scene.gear() == [0, 1, 0]


@pytest.mark.rule("rune.luckstone", "rune.combat.escape")
def test_a_luckstone_helps_an_escape_which_is_a_test() -> None:
    scene = fight("prowling_sabercat", hero("brynja_stormborn", "B7", luckstones=1))
    scene.do(scene.legal()[1], rolls="1 1")
    assert scene.legal() == [PASS, LUCK]
    scene.do(LUCK, rolls="5 6")
    assert scene.state.fight is None


@pytest.mark.rule("rune.test.failed", "rune.luckstone")
def test_a_card_and_then_a_luckstone_may_repeat_the_same_test() -> None:
    zyla = hero("zyla", "B7", luckstones=1, items=["knucklebone_charm"], xp=5)
    scene = fight("avalanche_slope", zyla, rolls="1 1")
    scene.do(scene.use("knucklebone_charm"), rolls="1 1")
    assert not scene.allows(scene.use("knucklebone_charm"))
    scene.do(LUCK, rolls="10 10 wild")
    assert scene.told("reward")["xp"] == 1
    assert scene.is_activated("knucklebone_charm")


@pytest.mark.rule("rune.test.failed")
def test_the_star_reader_pays_two_exhaustion_for_a_new_roll_once_per_turn() -> None:
    zyla = hero("zyla", "B7", allies=["star_reader"])
    scene = fight("avalanche_slope", zyla, rolls="1 1")
    scene.do(scene.use("star_reader"), rolls="1 1")
    assert scene.marks("star_reader") == Marks(exhaustion=2)
    assert scene.marks(0) == Marks(wounds=1, exhaustion=1)  # and then it failed


@pytest.mark.rule("rune.test.who")
def test_the_hero_tests_and_the_hero_pays_for_failing() -> None:
    scene = fight("crevasse", hero("zyla", "A4", allies=["champion_of_the_north"]), rolls="1 1")
    # The champion's seven in melee are no help.
    assert scene.told("test")["total"] == 2 + 1
    assert scene.marks(0) == Marks(wounds=2)
    assert scene.marks("champion_of_the_north") == Marks()


@pytest.mark.rule("rune.test.who")
def test_a_penalty_for_the_party_hits_everybody_in_it() -> None:
    party = hero("zyla", "A4", allies=["champion_of_the_north"])
    scene = fight("whiteout", party, rolls="1 1")
    assert scene.marks(0) == Marks(frost=2)
    assert scene.marks("champion_of_the_north") == Marks(frost=2)


# Challenges of tests ------------------------------------------------------------------------------


@pytest.mark.rule("rune.adv.test", "rune.term.challenge")
def test_all_tests_of_a_challenge_must_succeed_in_order() -> None:
    scene = fight(
        "the_screaming_gorge", hero("olen_greycloak", "E9"), rolls="10 10 10 10 wild wild"
    )
    assert [event.values["skill"] for event in scene.events("test")] == ["climb", "observation"]
    assert scene.xp() == 3


@pytest.mark.rule("rune.adv.test")
def test_the_first_failure_ends_the_challenge_with_its_own_penalty() -> None:
    scene = fight("the_screaming_gorge", hero("olen_greycloak", "E9"), rolls="1 1")
    assert len(scene.events("test")) == 1
    assert scene.marks(0) == Marks(wounds=2)
    assert scene.undefeated() == {"E9": "the_screaming_gorge"}
    assert scene.counter("E9")


@pytest.mark.rule("rune.adv.test")
def test_the_second_test_may_fail_too() -> None:
    scene = fight("the_screaming_gorge", hero("olen_greycloak", "E9"), rolls="10 10 1 1")
    assert scene.marks(0) == Marks(wounds=2)
    assert scene.undefeated() == {"E9": "the_screaming_gorge"}


@pytest.mark.rule("rune.adv.test", "rune.check.down")
def test_a_penalty_that_knocks_the_hero_out_leaves_the_challenge_undefeated() -> None:
    zyla = hero("zyla", "A4", wounds=3, gold=3, allies=[ally("onoit_guide", frost=2)])
    scene = fight("crevasse", zyla, rolls="1 1")
    assert scene.undefeated() == {"A4": "crevasse"}
    assert scene.told("knock_out") == {"seat": 0}
    assert scene.gold() == 0
