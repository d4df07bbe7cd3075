"""The effect language: moments, costs, scope, conditions, order (R§19, rune.core.order)."""

import pytest

from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ATTACK,
    ATTEMPT,
    CHARACTER,
    DEFEND,
    ESCAPE,
    EXPERIENCE,
    MARKET_STAGE,
    MOVING,
    PASS,
    SET,
    SURVIVAL,
    TRADE,
)
from tests.games.runebound.scenes import Marks, Scene, ally, fight, hero

OTHER = hero("ittuk_the_pathwise", "H13")


# Moments ------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.fx.moments", "rune.turn.any_window")
@pytest.mark.parametrize("stage", [ADVENTURE_STAGE, MARKET_STAGE, EXPERIENCE, 13])
def test_cards_for_any_time_may_be_used_at_every_decision_of_the_own_turn(stage: int) -> None:
    space = "H13" if stage == MARKET_STAGE else "B7"
    zyla = hero("zyla", space, wounds=2, xp=9, flares=1, items=["healing_draught"])
    scene = Scene(zyla, OTHER, stage=stage)
    assert scene.allows(scene.use("healing_draught"))
    scene.do(scene.use("healing_draught"))
    assert scene.marks(0) == Marks()
    assert scene.stage == stage


@pytest.mark.rule("rune.turn.any_window", "rune.fx.moments")
def test_cards_for_any_time_may_be_used_before_moving_while_moving_and_in_the_market() -> None:
    zyla = hero("zyla", "H13", wounds=2, items=["healing_draught"])
    scene = Scene(zyla, OTHER)
    assert scene.allows(scene.use("healing_draught"))
    scene.do(1)
    assert scene.allows(scene.use("healing_draught"))
    scene.do(PASS, TRADE)
    assert scene.allows(scene.use("healing_draught"))


@pytest.mark.rule("rune.turn.any_window")
def test_cards_for_any_time_are_for_the_own_turn_and_not_for_the_midst_of_a_test() -> None:
    blubber = hero("zyla", "B7", frost=2, luckstones=1, items=["tusker_blubber"])
    scene = fight("avalanche_slope", blubber, OTHER, rolls="1 1")
    assert not scene.allows(scene.use("tusker_blubber"))
    waiting = hero("zyla", "A5", frost=2, items=["tusker_blubber"])
    scene = Scene(hero("karnon", "H13"), waiting, stage=MARKET_STAGE)
    assert scene.use("tusker_blubber") not in scene.legal(1)


@pytest.mark.rule("rune.turn.any_window", "rune.fx.moments_combat")
def test_in_combat_cards_for_any_time_wait_unless_they_say_otherwise() -> None:
    party = hero("zyla", "B7", frost=2, wounds=1, items=["tusker_blubber", "healing_draught"])
    scene = fight("ice_imp", party, OTHER)
    assert not scene.allows(scene.use("tusker_blubber"))
    assert scene.allows(scene.use("healing_draught"))  # also at the start of a round


@pytest.mark.rule("rune.fx.moments")
def test_a_card_is_not_used_outside_its_moment() -> None:
    zyla = hero("zyla", "N7", items=["rune_of_striding", "fire_pot", "sabercat_pelt", "ringmail"])
    scene = Scene(zyla, OTHER)  # before moving
    assert not any(action >= scene.use("arvel_worldwalker") for action in scene.legal())


@pytest.mark.rule("rune.fx.moments")
def test_a_rune_of_striding_turns_a_die_after_the_roll_and_before_the_first_step() -> None:
    scene = Scene(hero("zyla", "N7", items=["rune_of_striding"]), OTHER, stage=MOVING, dice="1 5")
    scene.do(scene.use("rune_of_striding"), SET + 1)  # face 1 to face 2
    assert scene.dice() == [2, 5]
    scene = Scene(hero("zyla", "N7", items=["rune_of_striding"]), OTHER, stage=MOVING, dice="1 5")
    scene.walk((5, "M8"))
    assert not scene.allows(scene.use("rune_of_striding"))


@pytest.mark.rule("rune.fx.moments")
def test_the_mirror_of_taira_gives_a_rumor_before_moving() -> None:
    scene = Scene(hero("zyla", "N7", items=["mirror_of_taira"]), OTHER)
    scene.do(scene.use("mirror_of_taira"), rolls="wild")
    assert scene.rumors() == ["wild"]
    assert scene.marks(0) == Marks(exhaustion=1)
    assert scene.is_activated("mirror_of_taira")
    assert not scene.allows(scene.use("mirror_of_taira"))


@pytest.mark.rule("rune.fx.moments_combat", "rune.fx.cancel")
def test_cards_against_wounds_also_help_outside_combat() -> None:
    scene = fight("crevasse", hero("zyla", "A4", items=["padded_furs"]), rolls="1 1")
    scene.do(scene.use("padded_furs"))
    assert scene.marks(0) == Marks(wounds=1)


# Costs --------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.fx.costs")
def test_exhaustion_goes_on_the_character_whose_card_it_is() -> None:
    party = hero("zyla", "N7", wounds=1, allies=["old_shaman"])
    scene = Scene(party, OTHER)
    scene.do(scene.use("old_shaman"))
    assert scene.marks("old_shaman") == Marks(exhaustion=2)
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.fx.costs")
def test_what_cannot_be_paid_in_full_cannot_be_used() -> None:
    party = hero("zyla", "N7", wounds=1, allies=[ally("old_shaman", exhaustion=3)])
    scene = Scene(party, OTHER)
    assert not scene.allows(scene.use("old_shaman"))  # room for one, not for two
    flipped = hero("zyla", "N7", items=["mirror_of_taira"], activated=["mirror_of_taira"])
    scene = Scene(flipped, OTHER)
    assert not scene.allows(scene.use("mirror_of_taira"))
    tired = hero("zyla", "N7", exhaustion=4, items=["mirror_of_taira"])
    scene = Scene(tired, OTHER)
    assert not scene.allows(scene.use("mirror_of_taira"))


@pytest.mark.rule("rune.fx.costs")
def test_the_price_is_paid_before_the_effect() -> None:
    zyla = hero("zyla", "N7", wounds=1, exhaustion=2, items=["hot_spiced_mead"])
    scene = Scene(zyla, OTHER)
    scene.do(scene.use("hot_spiced_mead"))
    assert scene.items() == []
    assert scene.state.market_discard == [scene.card("hot_spiced_mead")]
    assert scene.marks(0) == Marks(wounds=1)


@pytest.mark.rule("rune.fx.activate_once")
def test_a_card_is_activated_once_per_turn_even_in_two_places() -> None:
    zyla = hero("zyla", "B7", items=["knucklebone_charm"])
    scene = fight("avalanche_slope", zyla, OTHER, rolls="1 1")
    scene.do(scene.use("knucklebone_charm"), rolls="1 1")
    assert scene.undefeated() == {"B7": "avalanche_slope"}
    assert scene.is_activated("knucklebone_charm")


@pytest.mark.rule("rune.fx.activate_once")
def test_an_ability_with_a_limit_per_turn_is_ready_again_in_the_next_one() -> None:
    ittuk = hero("ittuk_the_pathwise", "N7", wounds=2)
    scene = Scene(ittuk, hero("zyla", "H13"))
    scene.do(scene.use("ittuk_the_pathwise"))
    scene.do(scene.legal()[0])
    assert not scene.allows(scene.use("ittuk_the_pathwise"))
    scene.do(1, PASS)
    while not (scene.active == 0 and scene.stage == 3):
        scene.do(1 if scene.stage == 3 else PASS)
    assert scene.allows(scene.use("ittuk_the_pathwise"))


# Scope and conditions -----------------------------------------------------------------------------


@pytest.mark.rule("rune.fx.scope")
def test_skills_of_allies_help_the_hero_and_their_frost_only_themselves() -> None:
    scene = Scene(hero("zyla", "C4", allies=["young_ulfen", "rune_apprentice"]), OTHER, stage=9)
    assert scene.marks("young_ulfen").frost == 1
    assert scene.marks(0).frost == 2
    scene = fight(
        "frozen_library", hero("karnon", "A4", allies=["rune_apprentice"]), OTHER, rolls="6 6"
    )
    assert scene.told("test")["total"] == 12 + 0 + 2


@pytest.mark.rule("rune.fx.scope", "rune.fx.stats")
def test_an_event_serves_every_hero() -> None:
    for seat in range(2):
        scene = Scene(hero("zyla", "A5"), hero("karnon", "A5"), event="the_long_drift")
        assert scene.state.bonus(scene.party(seat), scene.party(seat).hero, 2) == -1


@pytest.mark.rule("rune.fx.conditions")
def test_terrain_and_town_are_those_of_the_hero_concerned() -> None:
    first = hero("zyla", "B7")
    on_ice = hero("karnon", "D5", allies=["onoit_guide"])
    off_ice = hero("olen_greycloak", "H13")
    scene = fight("rain_on_the_ice", first, on_ice, off_ice, rolls="tusker_bull")
    assert scene.marks(1) == Marks(frost=1)
    assert scene.marks("onoit_guide") == Marks(frost=1)
    assert scene.marks(0) == scene.marks(2) == Marks()


@pytest.mark.rule("rune.fx.conditions", "rune.vale.not_town")
def test_the_white_night_spares_towns_but_not_green_vale() -> None:
    figures = [hero("zyla", "D1"), hero("karnon", "H13"), hero("brynja_stormborn", "H2")]
    scene = fight("the_white_night", *figures, rolls="titan_engine")
    assert [scene.marks(seat).frost for seat in range(3)] == [2, 0, 2]


@pytest.mark.rule("rune.fx.conditions")
def test_machines_are_harder_while_they_wake_and_arshan_is_one() -> None:
    scene = Scene(hero("karnon", "H3"), OTHER, stage=MOVING, dice="2", event="the_machines_wake")
    scene.walk((2, "H2"))
    scene.do(PASS, DEFEND, rolls="10 10")
    assert scene.told("combat_roll")["target"] == 17 + 1


@pytest.mark.rule("rune.fx.no_negative")
def test_more_healing_than_there_are_counters_leaves_none() -> None:
    zyla = hero("zyla", "N7", wounds=1, items=["healing_draught"])
    scene = Scene(zyla, OTHER)
    scene.do(scene.use("healing_draught"))
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.fx.no_negative", "rune.frost.cancel")
def test_more_warmth_than_cold_gives_nothing_back() -> None:
    scene = Scene(hero("zyla", "A5", frost=2, items=["stalker_fur"]), OTHER, stage=SURVIVAL)
    scene.do(scene.use("stalker_fur"))
    assert scene.marks(0) == Marks(frost=2)


@pytest.mark.rule("rune.fx.conditions", "rune.fx.moments")
def test_a_heal_for_one_character_asks_for_whom_among_those_who_need_it() -> None:
    party = hero("zyla", "N7", allies=[ally("seal_hunter", wounds=1), ally("onoit_guide", 1)])
    party.items = ["healing_draught"]
    scene = Scene(party, OTHER)
    scene.do(scene.use("healing_draught"))
    assert scene.legal() == [CHARACTER + 1, CHARACTER + 2]
    scene.do(CHARACTER + 2)
    assert scene.marks("onoit_guide") == Marks()
    assert scene.marks("seal_hunter") == Marks(wounds=1)


# Order and other players' turns -------------------------------------------------------------------


@pytest.mark.rule("rune.fx.other_turns")
def test_a_card_used_in_another_players_turn_stays_flipped_until_the_own_refresh() -> None:
    second = hero("karnon", "D5", items=["sabercat_pelt"])
    third = hero("olen_greycloak", "H13")
    scene = fight("rain_on_the_ice", hero("zyla", "B7"), second, third)
    assert scene.asked == 1
    assert scene.active == 0
    scene.do(scene.use("sabercat_pelt"), rolls="thin_ice 10 10 wild")
    assert scene.marks(1) == Marks()
    assert scene.active == 1  # the turn went on to Karnon, whose Refresh has made it ready
    assert not scene.is_activated("sabercat_pelt")


@pytest.mark.rule("rune.fx.other_turns")
def test_it_is_not_ready_before_that() -> None:
    second = hero("olen_greycloak", "H13")
    third = hero("karnon", "D5", items=["sabercat_pelt"])
    scene = fight("rain_on_the_ice", hero("zyla", "B7"), second, third)
    scene.do(scene.use("sabercat_pelt"), rolls="thin_ice 10 10 wild")
    assert scene.active == 1
    assert scene.is_activated("sabercat_pelt")


@pytest.mark.rule("rune.core.order")
def test_what_an_event_must_do_comes_before_what_players_may_do() -> None:
    """Of several players the active one answers first, then the others clockwise."""
    pelted = [
        hero("zyla", "D1", items=["sabercat_pelt"]),
        hero("karnon", "A5", items=["wolf_furs"]),
        hero("brynja_stormborn", "B4", items=["troll_hide"]),
    ]
    scene = fight("the_white_night", *pelted)
    assert scene.event() == "the_white_night"  # it is in play, and its weather in force
    assert scene.weather() == "black_skull"
    asked = []
    for _ in pelted:
        asked.append(scene.asked)
        scene.do(PASS)
    assert asked == [0, 1, 2]


@pytest.mark.rule("rune.core.order")
def test_state_checks_run_between_two_effects_of_one_penalty() -> None:
    """Heart of the Blizzard: four frost for the party, and then two wounds for the hero."""
    zyla = hero("zyla", "D1", allies=[ally("onoit_guide", wounds=2)])
    scene = fight("heart_of_the_blizzard", zyla, OTHER, rolls="1 1")
    kinds = [
        (event.kind, event.values.get("counter"), event.values["card"])
        for event in scene.events()
        if event.kind in ("take", "killed")
    ]
    assert kinds == [
        ("take", "frost", "zyla"),
        ("take", "frost", "onoit_guide"),
        ("take", "white_death", "onoit_guide"),
        ("killed", None, "onoit_guide"),
        ("take", "white_death", "zyla"),
        ("take", "wound", "zyla"),
    ]


@pytest.mark.rule("rune.core.order")
def test_a_knock_out_between_two_effects_ends_the_rest_of_the_penalty() -> None:
    zyla = hero("zyla", "D1", wounds=3, gold=2)
    scene = fight("heart_of_the_blizzard", zyla, OTHER, rolls="1 1")
    assert scene.told("knock_out") == {"seat": 0}
    assert scene.marks(0) == Marks()  # the two wounds never came
    assert scene.undefeated() == {"D1": "heart_of_the_blizzard"}


@pytest.mark.rule("rune.core.order", "rune.fx.moments_combat")
def test_a_challenges_text_comes_before_the_heros_card() -> None:
    zyla = hero("zyla", "B7", items=["steeltooth_trap"])
    scene = fight("starving_wolf_pack", zyla, OTHER, rolls="1 1")
    assert scene.marks(0) == Marks(exhaustion=1)
    assert scene.allows(scene.use("steeltooth_trap"))


@pytest.mark.rule("rune.fx.stats")
def test_damage_of_a_weapon_counts_in_its_phase_only() -> None:
    zyla = hero("zyla", "A4", items=["sceptre_of_embers"])
    scene = fight("cave_bear", zyla, OTHER)
    scene.do(PASS, ATTACK, rolls="10 10 10 10")
    assert scene.events("wound_foe")[0].values["n"] == 1
    scene.do(PASS, DEFEND).do(DEFEND, rolls="10 10").do(ATTACK)
    scene.do(PASS, rolls="10 10")
    assert scene.told("wound_foe")["n"] == 2 + 1


@pytest.mark.rule("rune.market.buy", "rune.fx.moments")
def test_a_card_bought_in_the_market_works_at_once() -> None:
    zyla = hero("zyla", "H13", wounds=2, gold=2)
    scene = Scene(zyla, OTHER, stage=MARKET_STAGE, stacks={"seragart": ["healing_draught"]})
    scene.do(TRADE).do(scene.buy("healing_draught")).do(scene.use("healing_draught"))
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.event.resolve", "rune.fx.moments")
def test_an_event_may_strike_everybody_and_then_do_something_for_the_active_hero() -> None:
    """No event of the house does both, but one of somebody's own may."""
    gift = ["gain", "gold", 2]
    hail = {
        "name": "Golden Hail",
        "colour": "yellow",
        "kind": "event",
        "number": 2,
        "icon": "blue_drop",
        "effects": [{"when": "immediate", "do": [gift, ["deal", "each_hero", "frost", 1], gift]}],
    }
    figures = [hero("zyla", "A4"), hero("karnon", "H13")]
    content = {"adventures": {"golden_hail": hail}}
    scene = fight("golden_hail", *figures, rolls="cave_bear", content=content)
    assert [scene.marks(seat).frost for seat in range(2)] == [1, 1]
    assert [scene.gold(seat) for seat in range(2)] == [4, 0]


@pytest.mark.rule("rune.combat.use_limits")
def test_a_card_activated_for_an_escape_is_the_one_of_that_round() -> None:
    karnon = hero("karnon", "A4", items=["knucklebone_charm", "mace_of_kellos"])
    scene = fight("cave_bear", karnon, OTHER)
    scene.do(ESCAPE, rolls="1 1")
    scene.do(scene.use("knucklebone_charm"), rolls="1 1")
    scene.do(DEFEND).do(ATTACK, rolls="10 10")
    assert scene.allows(PASS)  # the next round: nobody was asked about the mace
    assert scene.allows(ESCAPE)
    scene.do(PASS, DEFEND).do(ATTACK, rolls="10 10")
    assert scene.allows(scene.use("mace_of_kellos"))


@pytest.mark.rule("rune.combat.use_limits", "rune.fx.activate_once")
def test_what_is_limited_to_once_per_combat_is_ready_in_the_next_combat() -> None:
    brynja = hero("brynja_stormborn", "A4", counters=(0, 0, 0, 3, 0))
    scene = fight("lone_mammoth", brynja, OTHER)
    scene.do(PASS, DEFEND).do(ATTACK, rolls="10 10")
    scene.do(scene.use("brynja_stormborn"))
    assert scene.state.the_fight().wounds == 3
    scene.do(PASS, DEFEND)
    scene.do(ATTACK, rolls="10 10")
    assert scene.xp() == 2  # five wounds, and she was not asked a second time
    scene.do(1, PASS)
    while scene.active == 1:
        scene.do(PASS)
    scene.state.counters[scene.space("A4")] = True
    scene.do(1, PASS, PASS, ATTEMPT, rolls="cave_bear")  # the wool stays dry
    scene.do(PASS, DEFEND).do(ATTACK, rolls="10 10")
    assert scene.allows(scene.use("brynja_stormborn"))
