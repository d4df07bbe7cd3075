"""Combat against challenges (R§11)."""

import pytest

from hoarfrost.games.runebound.engine.figures import combat_value, foe_value
from hoarfrost.games.runebound.engine.steps import (
    ALLY_ATTACKS,
    ATTACK,
    ATTEMPT,
    DEFEND,
    ESCAPE,
    PASS,
)
from tests.games.runebound.scenes import Figure, Marks, Scene, ally, fight, hero

OTHER = hero("ittuk_the_pathwise", "H13")


def value(figure: Figure, phase: int, role: int, foe: str = "cave_bear") -> int:
    """What the hero adds to the dice in a phase; role 0 attacks, 1 defends."""
    scene = fight(foe, figure)
    found = scene.state.the_fight()
    found.phase = phase
    found.role = role
    party = scene.party()
    return int(combat_value(scene.state, found, party, party.hero, role))


# The worked examples ------------------------------------------------------------------------------


@pytest.mark.rule("rune.combat.phase", "rune.combat.zero_damage", "rune.combat.win")
@pytest.mark.rule("rune.reward.order", "rune.opening.combat")
def test_c1_brynja_defeats_a_sabercat_with_one_blow() -> None:
    scene = fight("prowling_sabercat", hero("brynja_stormborn", "B7"), OTHER)
    scene.do(PASS, DEFEND)
    assert scene.rolls == []  # damage 0: no roll
    scene.do(ATTACK, rolls="5 6")
    assert scene.told("combat_roll")["total"] == 14
    assert (scene.xp(), scene.gold(), scene.items()) == (1, 1, ["sabercat_pelt"])
    assert scene.state.fight is None
    assert not scene.counter("B7")


@pytest.mark.rule("rune.combat.phase")
def test_c2_a_failed_attack_costs_the_attacker_the_damage_of_the_phase() -> None:
    scene = fight("prowling_sabercat", hero("brynja_stormborn", "B7"), OTHER)
    scene.do(PASS, DEFEND).do(ATTACK, rolls="5 5")
    assert scene.told("combat_roll")["total"] == 13
    assert scene.marks(0) == Marks(wounds=2)
    # In the Magic phase nothing threatens: the second round opens.
    assert scene.told("round")["round"] == 2
    assert scene.allows(ESCAPE)


@pytest.mark.rule("rune.combat.ally_covers", "rune.combat.phase", "rune.term.ally")
def test_c3_an_ally_attacks_and_takes_the_wounds_while_the_hero_does_not_roll() -> None:
    party = hero("brynja_stormborn", "B7", allies=["weik_shieldmaiden"])
    scene = fight("prowling_sabercat", party, OTHER)
    scene.do(PASS, DEFEND).do(ALLY_ATTACKS, rolls="4 5")
    assert scene.told("combat_roll")["total"] == 13
    assert scene.marks("weik_shieldmaiden") == Marks(wounds=2)
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.fx.stats", "rune.fx.costs", "rune.term.heroes")
def test_c6_zyla_adds_two_to_a_magic_roll_once_per_round() -> None:
    scene = fight("ice_wraith", hero("zyla", "A4"), OTHER)
    scene.do(PASS, DEFEND, rolls="10 10").do(DEFEND, rolls="10 10").do(ATTACK)
    scene.do(scene.use("zyla"), rolls="5 5")
    assert scene.told("combat_roll")["total"] == 10 + 4 + 2
    assert scene.marks(0) == Marks(exhaustion=1)
    assert scene.state.the_fight().wounds == 2
    scene.do(PASS, DEFEND, rolls="10 10").do(DEFEND, rolls="10 10").do(DEFEND)
    assert scene.allows(scene.use("zyla"))  # a new round


@pytest.mark.rule("rune.fx.stats")
def test_zylas_ability_is_used_once_per_round_and_only_for_magic() -> None:
    scene = fight("ice_wraith", hero("zyla", "A4"), OTHER)
    scene.do(PASS, ATTACK, rolls="1 1 1 1")  # nobody was asked before these two rolls
    scene.do(scene.use("zyla"), rolls="10 10")
    assert scene.told("combat_roll")["total"] == 26


@pytest.mark.rule("rune.fx.moments_combat", "rune.combat.use_limits")
def test_c9_the_mace_of_kellos_adds_two_wounds_to_a_melee_hit() -> None:
    scene = fight("cave_bear", hero("karnon", "A4", items=["mace_of_kellos"]), OTHER)
    scene.do(PASS, DEFEND).do(ATTACK, rolls="6 6")
    assert scene.state.the_fight().wounds == 1
    scene.do(scene.use("mace_of_kellos"))
    assert scene.told("wound_foe") == {"foe": "cave_bear", "n": 2, "now": 3}
    assert scene.is_activated("mace_of_kellos")


@pytest.mark.rule("rune.combat.phase", "rune.combat.use_limits")
def test_c10_twin_gutting_knives_let_the_hero_attack_in_two_phases_of_a_round() -> None:
    party = hero("brynja_stormborn", "A4", items=["twin_gutting_knives"], allies=["seal_hunter"])
    scene = fight("cave_bear", party, OTHER)
    scene.do(scene.use("twin_gutting_knives"), PASS, ATTACK, rolls="1 1")
    scene.do(ATTACK, rolls="1 1")
    assert scene.legal() == [DEFEND, ALLY_ATTACKS]
    scene.do(DEFEND, PASS)  # round 2, the knives are flipped
    scene.do(ATTACK, rolls="1 1")
    assert scene.legal() == [DEFEND, ALLY_ATTACKS]


@pytest.mark.rule("rune.combat.sequence")
def test_c11_a_fire_pot_after_the_trappers_test_wins_before_the_first_round() -> None:
    zyla = hero("zyla", "B7", items=["fire_pot"])
    scene = fight("drift_goblin_trappers", zyla, OTHER, rolls="1 1")
    assert scene.marks(0) == Marks(wounds=1)  # first the challenge's text
    scene.do(scene.use("fire_pot"), rolls="wild")
    assert scene.told("defeat")["foe"] == "drift_goblin_trappers"
    assert not scene.events("round")
    assert (scene.xp(), scene.gold(), scene.rumors()) == (1, 2, ["wild"])


@pytest.mark.rule("rune.combat.escape", "rune.undef.place")
def test_c12_arvel_escapes_from_a_yellow_challenge() -> None:
    scene = fight("cave_bear", hero("arvel_worldwalker", "A4", xp=5), OTHER)
    scene.do(ESCAPE, rolls="3 4")
    assert scene.told("test")["difficulty"] == 14
    assert scene.told("test")["total"] == 14
    assert scene.undefeated() == {"A4": "cave_bear"}
    assert scene.counter("A4")
    assert scene.where() == "A4"
    assert scene.active == 0  # the turn goes on: here with Experience
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.combat.escape")
def test_c13_a_failed_escape_costs_exhaustion_and_the_round_goes_on() -> None:
    scene = fight("cave_bear", hero("arvel_worldwalker", "A4"), OTHER).do(ESCAPE, rolls="3 3")
    assert scene.marks(0) == Marks(exhaustion=1)
    assert scene.legal() == [DEFEND, ATTACK]
    assert scene.state.the_fight().round == 1


@pytest.mark.rule("rune.combat.escape")
def test_c14_nobody_escapes_from_the_white_stalker() -> None:
    scene = fight("white_stalker", hero("arvel_worldwalker", "E9"), OTHER)
    assert scene.legal() == [DEFEND, ATTACK]
    scene.do(DEFEND, rolls="10 10").do(DEFEND, rolls="10 10").do(DEFEND, rolls="10 10")
    assert scene.told("round")["round"] == 2
    assert not scene.allows(ESCAPE)


@pytest.mark.rule("rune.combat.sequence", "rune.undef.place", "rune.ko.sequence")
def test_c15_a_knocked_out_hero_leaves_the_challenge_in_the_first_free_slot() -> None:
    scene = fight("prowling_sabercat", hero("zyla", "B7", wounds=3), OTHER)
    scene.do(PASS, DEFEND).do(DEFEND, rolls="1 1")
    assert scene.told("knock_out") == {"seat": 0}
    assert scene.told("undefeated") == {"foe": "prowling_sabercat", "slot": "A", "space": "B7"}
    assert scene.where() == "A9"
    assert scene.active == 1


@pytest.mark.rule("rune.adv.undefeated_first", "rune.term.undefeated")
def test_c16_whoever_comes_next_meets_that_card_and_draws_none() -> None:
    undefeated = {"B7": "prowling_sabercat"}
    scene = Scene(hero("karnon", "B7"), OTHER, stage=10, undefeated=undefeated)
    decks = [len(deck) for deck in scene.state.decks]
    scene.do(ATTEMPT)
    assert scene.told("fight")["foe"] == "prowling_sabercat"
    assert [len(deck) for deck in scene.state.decks] == decks
    assert scene.rolls == []


@pytest.mark.rule("rune.combat.win")
def test_c18_a_foe_that_falls_in_the_ranged_phase_fights_no_more() -> None:
    arvel = hero("arvel_worldwalker", "B7", items=["storm_bow"])  # damage 2
    scene = fight("prowling_sabercat", arvel, OTHER)
    scene.do(PASS, ATTACK, rolls="10 10")
    assert len(scene.events("combat_roll")) == 1
    assert scene.told("wound_foe")["now"] == 2
    assert scene.state.fight is None


# Phases -------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.core.attributes", "rune.combat.phase")
def test_mind_is_for_ranged_body_for_melee_and_spirit_for_magic() -> None:
    assert [value(hero("zyla", "A4"), phase, 0) for phase in range(3)] == [4, 1, 4]
    learned = hero("zyla", "A4", counters=(1, 2, 3, 0, 0))
    assert [value(learned, phase, 0) for phase in range(3)] == [6, 5, 10]


@pytest.mark.rule("rune.combat.phase")
def test_the_hero_attacks_once_per_round_and_each_ally_once() -> None:
    party = hero("brynja_stormborn", "A4", allies=["seal_hunter", "weik_shieldmaiden"])
    scene = fight("frozen_dead", party, OTHER).do(PASS)
    assert scene.legal() == [DEFEND, ATTACK, ALLY_ATTACKS, ALLY_ATTACKS + 1]
    scene.do(ALLY_ATTACKS, rolls="1 1")
    assert scene.legal() == [DEFEND, ATTACK, ALLY_ATTACKS + 1]
    scene.do(ATTACK, rolls="1 1")
    assert scene.legal() == [DEFEND, ALLY_ATTACKS + 1]
    scene.do(DEFEND, rolls="10 10").do(PASS)
    assert scene.legal() == [DEFEND, ATTACK, ALLY_ATTACKS, ALLY_ATTACKS + 1]


@pytest.mark.rule("rune.combat.no_duty")
def test_nobody_has_to_attack_for_twenty_rounds() -> None:
    scene = fight("cave_bear", hero("karnon", "A4"), OTHER)
    for _ in range(19):
        scene.do(PASS, DEFEND).do(DEFEND, rolls="10 10").do(DEFEND)
    assert scene.state.the_fight().round == 20
    assert scene.state.the_fight().wounds == 0


@pytest.mark.rule("rune.combat.limit")
def test_after_twenty_rounds_a_combat_ends_like_an_escape() -> None:
    scene = fight("cave_bear", hero("karnon", "A4"), OTHER)
    for _ in range(20):
        assert scene.state.fight is not None
        scene.do(PASS, DEFEND).do(DEFEND, rolls="10 10").do(DEFEND)
    assert scene.state.fight is None
    assert scene.undefeated() == {"A4": "cave_bear"}
    assert scene.where() == "A4"


@pytest.mark.rule("rune.combat.phase")
def test_a_successful_defence_harms_nobody() -> None:
    scene = fight("frozen_dead", hero("karnon", "A4"), OTHER).do(PASS, DEFEND, rolls="10 10")
    assert scene.marks(0) == Marks()
    assert scene.state.the_fight().wounds == 0


@pytest.mark.rule("rune.combat.zero_damage")
def test_against_no_damage_only_an_attacker_rolls() -> None:
    scene = fight("cave_bear", hero("karnon", "A4"), OTHER)
    scene.do(PASS, ATTACK, rolls="1 1 10 10")
    rolled = [event.values["phase"] for event in scene.events("combat_roll")]
    assert rolled == ["ranged", "melee"]
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.combat.ally_covers", "rune.ally.death")
def test_an_ally_that_dies_attacking_is_gone_and_the_fight_goes_on() -> None:
    party = hero("karnon", "B7", allies=[ally("seal_hunter", wounds=2)])
    scene = fight("prowling_sabercat", party, OTHER)
    scene.do(PASS, DEFEND).do(ALLY_ATTACKS, rolls="1 1")
    assert scene.allies() == []
    assert scene.legal() == [DEFEND, ATTACK]  # the Magic phase
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.combat.win", "rune.undef.clear")
def test_a_challenge_met_again_has_no_wounds_left_and_frees_its_slot_when_defeated() -> None:
    undefeated = {"B7": "tusker_bull", "B8": "ice_imp"}
    arvel = hero("arvel_worldwalker", "B7", items=["storm_bow"])  # damage 2
    scene = Scene(arvel, OTHER, stage=10, undefeated=undefeated)
    scene.do(ATTEMPT, PASS, ATTACK, rolls="10 10 10 10")
    assert scene.state.the_fight().wounds == 2
    scene.do(ESCAPE, rolls="10 10")
    assert scene.undefeated() == undefeated
    scene = Scene(arvel, OTHER, stage=10, undefeated=undefeated)
    scene.do(ATTEMPT)
    assert scene.state.the_fight().wounds == 0
    scene.do(PASS, ATTACK, rolls="10 10 10 10")
    scene.do(PASS, ATTACK, rolls="10 10")
    assert scene.undefeated() == {"B8": "ice_imp"}
    assert scene.items() == ["storm_bow", "tusker_blubber"]
    assert not scene.counter("B7")


# What helps ---------------------------------------------------------------------------------------


@pytest.mark.rule("rune.combat.weapons")
def test_what_all_carried_weapons_and_armor_add_is_added_together() -> None:
    armed = hero("karnon", "A4", items=["lightning_mace", "boarding_sword", "boiled_leather"])
    assert value(armed, 1, 0) == 5 + 4 + 3
    assert value(armed, 1, 1) == 5 + 4 + 3 + 1
    assert value(armed, 0, 0) == 1


@pytest.mark.rule("rune.fx.stats")
def test_what_helps_defence_does_not_help_an_attack() -> None:
    shielded = hero("karnon", "A4", items=["round_shield"])
    assert [value(shielded, phase, 0) for phase in range(3)] == [1, 5, 0]
    assert [value(shielded, phase, 1) for phase in range(3)] == [2, 7, 0]


@pytest.mark.rule("rune.fx.stats", "rune.core.attributes")
def test_more_damage_of_a_weapon_is_more_wounds_for_the_foe() -> None:
    scene = fight("cave_bear", hero("karnon", "A4", items=["great_weik_axe"]), OTHER)
    scene.do(PASS, DEFEND).do(ATTACK, rolls="5 5")
    assert scene.told("wound_foe")["n"] == 2


@pytest.mark.rule("rune.fx.stats")
def test_an_event_against_beasts_raises_their_values_and_no_others() -> None:
    beast = fight("cave_bear", hero("karnon", "A4"), event="the_moonlit_hunt")
    assert foe_value(beast.state, beast.state.the_fight()) == 15
    dead = fight("frozen_dead", hero("karnon", "A4"), event="the_moonlit_hunt")
    assert foe_value(dead.state, dead.state.the_fight()) == 14


@pytest.mark.rule("rune.fx.stats")
def test_the_horn_of_isheim_lowers_all_three_values_but_no_escape() -> None:
    scene = fight("frozen_dead", hero("karnon", "A4", items=["horn_of_isheim"]), OTHER)
    scene.do(scene.use("horn_of_isheim")).do(PASS, DEFEND, rolls="1 10")
    assert scene.told("combat_roll")["target"] == 12
    scene.do(DEFEND, rolls="10 10")
    assert scene.told("combat_roll")["target"] == 14
    scene.do(DEFEND, rolls="10 10")
    assert scene.told("combat_roll")["target"] == 13
    scene.do(ESCAPE, rolls="1 1")
    assert scene.told("test")["difficulty"] == 14


@pytest.mark.rule("rune.fx.stats", "rune.combat.sequence")
def test_an_outcast_who_is_talked_to_has_one_life_less() -> None:
    scene = fight("onoit_outcast", hero("ittuk_the_pathwise", "A4"), rolls="3 3")
    scene.do(PASS, ATTACK, rolls="10 10 10 10 10 10")
    scene.do(PASS, ATTACK, rolls="10 10 wild")
    assert scene.told("defeat")["foe"] == "onoit_outcast"
    scene = fight("onoit_outcast", hero("ittuk_the_pathwise", "A4"), rolls="1 1")
    scene.do(PASS, ATTACK, rolls="10 10 10 10 10 10")
    scene.do(PASS, ATTACK, rolls="10 10 10 10 10 10")
    assert scene.state.the_fight().wounds == 2


@pytest.mark.rule("rune.fx.scope", "rune.test.who")
def test_a_burning_priest_pays_for_the_heros_roll_and_not_for_an_allys() -> None:
    party = hero("karnon", "A4", allies=["burning_priest", "seal_hunter"])
    scene = fight("frozen_dead", party, OTHER).do(PASS, ATTACK)
    scene.do(scene.use("burning_priest"), rolls="5 5")
    assert scene.told("combat_roll")["total"] == 10 + 1 + 2
    assert scene.marks("burning_priest") == Marks(exhaustion=1)
    assert scene.marks(0) == Marks(wounds=1)
    scene.do(DEFEND, rolls="10 10")  # once per round: not asked again
    scene = fight("frozen_dead", party, OTHER).do(PASS, ALLY_ATTACKS + 1, rolls="5 5")
    assert scene.told("combat_roll")["total"] == 13


@pytest.mark.rule("rune.fx.scope")
def test_items_do_not_serve_the_rolls_of_allies() -> None:
    party = hero("karnon", "A4", allies=["seal_hunter"], items=["lightning_mace", "storm_bow"])
    scene = fight("frozen_dead", party, OTHER).do(PASS, ALLY_ATTACKS, rolls="6 5")
    assert scene.told("combat_roll")["total"] == 11 + 3
    assert scene.told("wound_foe")["n"] == 1


@pytest.mark.rule("rune.fx.conditions")
def test_venom_also_follows_the_hit_of_an_ally_but_a_harpoon_follows_only_the_hero() -> None:
    party = hero("karnon", "A4", allies=["grim_archer"], items=["adder_venom", "barbed_harpoon"])
    scene = fight("cave_bear", party, OTHER).do(PASS, ALLY_ATTACKS, rolls="6 6")
    assert scene.legal() == [PASS, scene.use("adder_venom")]
    scene.do(scene.use("adder_venom"))
    assert scene.state.the_fight().wounds == 3
    scene = fight("cave_bear", party, OTHER).do(PASS, ATTACK, rolls="10 10")
    assert scene.allows(scene.use("barbed_harpoon", 1))


@pytest.mark.rule("rune.fx.conditions")
def test_a_rune_of_warding_helps_a_defender_and_no_attacker() -> None:
    party = hero("karnon", "A4", items=["rune_of_warding"])
    scene = fight("frozen_dead", party, OTHER).do(PASS, ATTACK, rolls="1 1")
    scene.do(scene.use("rune_of_warding"), rolls="4 4 10 10")
    assert scene.events("combat_roll")[0].values["total"] == 8 + 5 + 3


@pytest.mark.rule("rune.term.heroes")
def test_brynja_wounds_deeper_in_melee_once_per_combat_for_two_exhaustion() -> None:
    scene = fight("cave_bear", hero("brynja_stormborn", "A4"), OTHER)
    scene.do(PASS, DEFEND).do(ATTACK, rolls="10 10")
    scene.do(scene.use("brynja_stormborn"))
    assert scene.told("wound_foe")["now"] == 3
    assert scene.marks(0) == Marks(exhaustion=2)


# Limits of use ------------------------------------------------------------------------------------


@pytest.mark.rule("rune.combat.use_limits")
def test_a_second_card_is_not_activated_in_the_same_round_but_in_the_next_one() -> None:
    karnon = hero("karnon", "A4", items=["twin_gutting_knives", "mace_of_kellos"])
    scene = fight("cave_bear", karnon, OTHER)
    scene.do(scene.use("twin_gutting_knives"), PASS, DEFEND).do(ATTACK, rolls="10 10")
    assert scene.told("wound_foe")["now"] == 1
    assert scene.allows(DEFEND)  # nobody was asked about the mace
    scene.do(DEFEND).do(PASS, DEFEND).do(ATTACK, rolls="10 10")
    assert scene.allows(scene.use("mace_of_kellos"))


@pytest.mark.rule("rune.combat.use_limits")
def test_discards_and_exhaustion_are_not_limited_by_an_activation() -> None:
    brynja = hero("brynja_stormborn", "A4", items=["twin_gutting_knives", "adder_venom"])
    scene = fight("cave_bear", brynja, OTHER)
    scene.do(scene.use("twin_gutting_knives"), PASS, DEFEND).do(ATTACK, rolls="10 10")
    scene.do(scene.use("adder_venom"))
    assert scene.allows(scene.use("brynja_stormborn"))


@pytest.mark.rule("rune.combat.use_limits", "rune.fx.activate_once")
def test_one_ability_before_combat_is_all_a_player_may_use() -> None:
    party = hero("karnon", "A4", items=["steeltooth_trap", "fire_pot"], allies=["battle_skald"])
    scene = fight("cave_bear", party, OTHER)
    assert scene.legal() == sorted(
        [PASS, scene.use("steeltooth_trap"), scene.use("fire_pot"), scene.use("battle_skald")]
    )
    scene.do(scene.use("steeltooth_trap"))
    assert scene.state.the_fight().wounds == 1
    assert scene.allows(ESCAPE)  # the first round: neither pot nor skald
    assert scene.items() == ["steeltooth_trap", "fire_pot"]


@pytest.mark.rule("rune.combat.use_limits")
def test_the_step_before_combat_does_not_count_as_the_activation_of_round_one() -> None:
    party = hero("karnon", "A4", items=["steeltooth_trap", "twin_gutting_knives"])
    scene = fight("cave_bear", party, OTHER)
    scene.do(scene.use("steeltooth_trap"))
    assert scene.allows(scene.use("twin_gutting_knives"))


@pytest.mark.rule("rune.combat.use_limits", "rune.fx.moments_combat")
def test_armor_against_the_wound_of_a_test_before_combat_is_no_before_combat_ability() -> None:
    zyla = hero("zyla", "B7", items=["fire_pot", "padded_furs"])
    scene = fight("drift_goblin_trappers", zyla, OTHER, rolls="1 1")
    scene.do(scene.use("padded_furs"))
    assert scene.marks(0) == Marks()
    assert scene.allows(scene.use("fire_pot"))


@pytest.mark.rule("rune.combat.use_limits")
def test_armor_used_before_the_first_round_does_not_stop_an_activation_in_it() -> None:
    zyla = hero("zyla", "B7", items=["twin_gutting_knives", "padded_furs"])
    scene = fight("drift_goblin_trappers", zyla, OTHER, rolls="1 1")
    scene.do(scene.use("padded_furs"))
    assert scene.allows(scene.use("twin_gutting_knives"))


@pytest.mark.rule("rune.fx.scope")
def test_a_skalds_song_before_combat_is_for_the_hero() -> None:
    party = hero("karnon", "A4", allies=["battle_skald"])
    scene = fight("cave_bear", party, OTHER)
    scene.do(scene.use("battle_skald"), PASS, DEFEND).do(ATTACK, rolls="1 1")
    assert scene.told("combat_roll")["total"] == 2 + 5 + 1
    assert scene.marks("battle_skald") == Marks(exhaustion=1)
    scene = fight("cave_bear", party, OTHER)
    scene.do(scene.use("battle_skald"), PASS, DEFEND).do(ALLY_ATTACKS, rolls="1 1")
    assert scene.told("combat_roll")["total"] == 2 + 3


@pytest.mark.rule("rune.fx.cancel", "rune.fx.moments_combat")
def test_armor_cancels_up_to_its_number_and_the_rest_is_placed() -> None:
    karnon = hero("karnon", "A4", items=["ringmail"])
    scene = fight("snow_troll", karnon, OTHER)
    scene.do(PASS, DEFEND, rolls="10 10").do(DEFEND, rolls="1 1")
    scene.do(scene.use("ringmail"))
    assert scene.marks(0) == Marks(wounds=1)


@pytest.mark.rule("rune.fx.cancel", "rune.fx.scope")
def test_the_heros_armor_does_not_protect_an_ally() -> None:
    party = hero("karnon", "A4", items=["ringmail"], allies=["champion_of_the_north"])
    scene = fight("snow_troll", party, OTHER)
    scene.do(PASS, DEFEND, rolls="10 10").do(ALLY_ATTACKS, rolls="1 1")
    assert scene.marks("champion_of_the_north") == Marks(wounds=3)


@pytest.mark.rule("rune.fx.moments_combat", "rune.combat.sequence")
def test_potions_may_be_drunk_at_the_start_of_a_round() -> None:
    karnon = hero("karnon", "A4", wounds=4, items=["healing_draught"])
    scene = fight("snow_troll", karnon, OTHER)
    scene.do(scene.use("healing_draught"))
    assert scene.marks(0) == Marks(wounds=2)
    assert scene.allows(ESCAPE)


@pytest.mark.rule("rune.combat.escape")
@pytest.mark.parametrize(
    ("foe", "space", "difficulty"),
    [
        ("tusker_bull", "B7", 12),
        ("cave_bear", "A4", 14),
        ("frost_giant", "E9", 16),
        ("titan_engine", "D1", 18),
    ],
)
def test_escape_is_harder_from_harder_challenges(foe: str, space: str, difficulty: int) -> None:
    scene = fight(foe, hero("arvel_worldwalker", space), OTHER).do(ESCAPE, rolls="10 10")
    assert scene.told("test")["difficulty"] == difficulty


@pytest.mark.rule("rune.combat.escape", "rune.exhaustion.overflow")
def test_a_failed_escape_can_knock_the_tired_out() -> None:
    scene = fight("cave_bear", hero("karnon", "A4", wounds=5, exhaustion=3), OTHER)
    scene.do(ESCAPE, rolls="1 1")
    assert scene.told("knock_out") == {"seat": 0}
    assert scene.undefeated() == {"A4": "cave_bear"}
