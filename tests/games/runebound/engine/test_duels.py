"""Hero against hero (R§12)."""

import pytest

from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ALLY_ATTACKS,
    ATTACK,
    COUNTER,
    DEFEND,
    DUEL,
    ESCAPE,
    LOSE_GEAR,
    PASS,
    TRUCE,
)
from tests.games.runebound.scenes import Figure, Marks, Scene, ally, hero

WON = "10 10"
LOST = "1 1"


def meeting(*figures: Figure, **fields: object) -> Scene:
    return Scene(*figures, stage=ADVENTURE_STAGE, **fields)  # type: ignore[arg-type]


def duel(*figures: Figure, **fields: object) -> Scene:
    """The first hero attacks the second one, who rolls lowest for the Ranged phase."""
    scene = meeting(*figures, **fields)
    scene.do(DUEL + 1)
    if scene.legal() == [PASS, ESCAPE]:
        scene.do(PASS, rolls=LOST)
    return scene


def full_round(scene: Scene) -> Scene:
    """Everybody defends well: nothing happens, and the truce is asked about."""
    return (
        scene.do(DEFEND, rolls=f"{WON} {LOST}")
        .do(DEFEND, rolls=f"{WON} {LOST}")
        .do(DEFEND, rolls=WON)
    )


# Declaring ----------------------------------------------------------------------------------------


@pytest.mark.rule("rune.pvp.declare")
def test_a_hero_in_the_same_space_can_be_attacked() -> None:
    scene = meeting(hero("zyla", "A5"), hero("karnon", "A5"), hero("olen_greycloak", "A4"))
    assert scene.legal() == [PASS, DUEL + 1]


@pytest.mark.rule("rune.pvp.declare", "rune.vale.not_town")
@pytest.mark.parametrize("space", ["H13", "E5", "E11"])
def test_there_are_no_duels_in_towns(space: str) -> None:
    scene = meeting(hero("zyla", space, xp=9), hero("karnon", space))
    assert not scene.allows(DUEL + 1)


@pytest.mark.rule("rune.pvp.declare", "rune.pvp.after")
def test_there_is_one_attack_per_turn_and_then_experience() -> None:
    scene = meeting(hero("zyla", "A5", xp=9), hero("karnon", "A5"), hero("olen_greycloak", "A5"))
    scene.do(DUEL + 1, ESCAPE, rolls=WON)
    assert not scene.allows(DUEL + 2)
    assert scene.allows(COUNTER)


# A round ------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.pvp.challenge_part", "rune.pvp.hero_part")
def test_h1_an_attacker_who_reaches_the_open_roll_hits() -> None:
    ittuk = hero("ittuk_the_pathwise", "A5", counters=(0, 1, 0, 0, 0))  # Body 4
    scene = duel(ittuk, hero("karnon", "A5"))
    scene.do(DEFEND, rolls="10 10 3 5")
    assert scene.state.the_fight().target == 13  # it lies open before the choice
    scene.do(ATTACK, rolls="4 5 1 1 10 10")
    assert scene.events("combat_roll")[0].values["total"] == 13
    assert scene.marks(1) == Marks(wounds=1)


@pytest.mark.rule("rune.pvp.challenge_part")
def test_whoever_fails_takes_the_damage_of_the_challenge_part() -> None:
    scene = duel(hero("karnon", "A5"), hero("brynja_stormborn", "A5"))
    scene.do(DEFEND, rolls=f"{WON} {WON}").do(DEFEND, rolls=f"{LOST} {WON}")
    assert scene.marks(0) == Marks(wounds=2)  # her damage in Melee
    scene.do(DEFEND, rolls=LOST)
    assert scene.marks(0) == Marks(wounds=3)


@pytest.mark.rule("rune.pvp.roles")
def test_h2_the_parts_change_after_every_round() -> None:
    scene = duel(hero("karnon", "A5"), hero("ittuk_the_pathwise", "A5", allies=["seal_hunter"]))
    full_round(scene)
    assert scene.legal() == [PASS, TRUCE]
    scene.do(PASS)
    assert scene.asked == 1  # the attacked one opens the second round
    scene.do(PASS, rolls=LOST)
    assert scene.legal() == [DEFEND, ATTACK, ALLY_ATTACKS]
    scene.do(ALLY_ATTACKS, rolls=f"{WON} {LOST}")
    assert scene.marks(0) == Marks(wounds=1)


@pytest.mark.rule("rune.pvp.challenge_part", "rune.fx.conditions")
def test_the_challenge_part_uses_items_but_no_allies_and_nothing_for_defenders() -> None:
    # Olen's own ability is for Ranged rolls; the priest is an ally; the rune is for defending.
    olen = hero("olen_greycloak", "A5", items=["rune_of_warding", "yew_bow"])
    olen.allies = ["burning_priest"]
    scene = meeting(hero("karnon", "A5"), olen)
    scene.do(DUEL + 1, PASS)
    assert scene.asked == 1
    assert scene.legal() == [PASS, scene.use("olen_greycloak")]
    scene.do(scene.use("olen_greycloak"), rolls=LOST)
    assert scene.state.the_fight().target == 2 + 5 + 2 + 2  # dice, Mind, bow, ability


@pytest.mark.rule("rune.pvp.challenge_part", "rune.fx.stats")
def test_armor_for_defence_adds_nothing_to_the_open_roll() -> None:
    scene = meeting(hero("karnon", "A5"), hero("zyla", "A5", items=["boiled_leather"]))
    scene.do(DUEL + 1, PASS, rolls=LOST)
    assert scene.state.the_fight().target == 2 + 4
    scene = meeting(hero("zyla", "A5", items=["boiled_leather"]), hero("karnon", "A5"))
    scene.do(DUEL + 1, PASS, rolls=LOST)
    scene.do(DEFEND, rolls=f"{LOST} {LOST}")
    assert scene.events("combat_roll")[0].values["total"] == 2 + 4 + 1


@pytest.mark.rule("rune.pvp.challenge_part")
def test_armor_protects_the_challenge_part_from_a_hit() -> None:
    scene = duel(hero("karnon", "A5"), hero("brynja_stormborn", "A5", items=["padded_furs"]))
    scene.do(ATTACK, rolls=WON)
    assert scene.asked == 1
    scene.do(scene.use("padded_furs"), rolls=f"{LOST} {WON} {LOST} {WON}")
    assert scene.marks(1) == Marks()


@pytest.mark.rule("rune.pvp.challenge_part")
def test_gutting_knives_give_the_challenge_part_no_attack_and_the_other_none_either() -> None:
    scene = meeting(
        hero("karnon", "A5"), hero("brynja_stormborn", "A5", items=["twin_gutting_knives"])
    )
    scene.do(DUEL + 1, PASS, rolls=LOST)  # nobody is asked about the knives
    assert scene.asked == 0
    scene.do(ATTACK, rolls=f"{LOST} {LOST} {LOST} {LOST} {LOST}")
    assert scene.state.the_fight().attacks == 1


@pytest.mark.rule("rune.pvp.hero_part", "rune.combat.ally_covers")
def test_an_ally_that_fails_takes_the_other_heros_damage() -> None:
    scene = duel(hero("karnon", "A5", allies=["seal_hunter"]), hero("brynja_stormborn", "A5"))
    scene.do(DEFEND, rolls=f"{WON} {WON}").do(ALLY_ATTACKS, rolls=f"{LOST} {LOST}")
    assert scene.marks("seal_hunter") == Marks(wounds=2)
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.pvp.before")
def test_before_combat_the_challenge_part_acts_first_and_each_side_once() -> None:
    first = hero("karnon", "A5", items=["steeltooth_trap"])
    second = hero("brynja_stormborn", "A5", items=["fire_pot", "horn_of_isheim"])
    scene = meeting(first, second)
    scene.do(DUEL + 1)
    assert scene.asked == 1
    scene.do(scene.use("fire_pot"))
    assert scene.marks(0) == Marks(wounds=2)
    assert scene.asked == 0
    scene.do(scene.use("steeltooth_trap"))
    assert scene.marks(1) == Marks(wounds=1)
    # In the second round nobody is asked again, though the horn is still ready.
    scene.do(PASS, rolls=LOST)
    full_round(scene).do(PASS)
    assert scene.legal() == [PASS, ESCAPE]


@pytest.mark.rule("rune.pvp.before", "rune.fx.stats")
def test_a_horn_blown_by_the_challenge_part_works_when_the_parts_have_changed() -> None:
    scene = meeting(
        hero("karnon", "A5"), hero("ittuk_the_pathwise", "A5", items=["horn_of_isheim"])
    )
    scene.do(DUEL + 1, scene.use("horn_of_isheim"), PASS, rolls=LOST)
    scene.do(DEFEND, rolls=f"{WON} {LOST}")
    assert scene.events("combat_roll")[0].values["target"] == 2 + 2
    scene.do(DEFEND, rolls=f"{WON} {LOST}").do(DEFEND, rolls=WON).do(PASS)
    scene.do(PASS, rolls=LOST).do(DEFEND, rolls=f"{WON} {LOST}")
    assert scene.events("combat_roll")[0].values["target"] == 2 + 1 - 2


@pytest.mark.rule("rune.combat.use_limits", "rune.fx.other_turns")
def test_each_player_may_activate_one_card_per_round_and_it_stays_flipped() -> None:
    other = hero("brynja_stormborn", "A5", items=["padded_furs", "icewyrm_scale"])
    scene = duel(hero("karnon", "A5", items=["twin_gutting_knives"]), other)
    scene.do(scene.use("twin_gutting_knives"), PASS, rolls=LOST)
    scene.do(ATTACK, rolls=WON).do(scene.use("padded_furs"), rolls=LOST)
    scene.do(ATTACK, rolls=f"{WON} {LOST} {WON}")  # no second card in this round
    assert scene.marks(1) == Marks(wounds=1)
    assert scene.is_activated("padded_furs")


@pytest.mark.rule("rune.combat.use_limits", "rune.fx.activate_once")
def test_what_was_used_in_an_earlier_combat_may_be_used_in_a_duel() -> None:
    scene = meeting(hero("karnon", "A5"), hero("brynja_stormborn", "A5"))
    scene.party(1).hero.used = 0xF00  # her blow, in a combat of her own turn
    scene.do(DUEL + 1, PASS, rolls=LOST)
    full_round(scene).do(PASS)
    scene.do(PASS, rolls=LOST).do(DEFEND, rolls=f"{WON} {LOST}").do(ATTACK, rolls=WON)
    assert scene.asked == 1
    assert scene.allows(scene.use("brynja_stormborn"))


# The end ------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.pvp.escape")
def test_escape_is_ten_and_the_mind_of_the_other_hero() -> None:
    scene = meeting(
        hero("zyla", "A5", xp=9), hero("olen_greycloak", "A5", counters=(1, 0, 0, 0, 0))
    )
    scene.do(DUEL + 1, ESCAPE, rolls=WON)
    assert scene.told("test")["difficulty"] == 10 + 5 + 2
    assert scene.state.fight is None
    assert scene.active == 0
    assert scene.undefeated() == {}


@pytest.mark.rule("rune.pvp.escape")
def test_a_failed_escape_costs_exhaustion_and_the_round_goes_on() -> None:
    scene = meeting(hero("zyla", "A5"), hero("olen_greycloak", "A5"))
    scene.do(DUEL + 1, ESCAPE, rolls=LOST)
    assert scene.marks(0) == Marks(exhaustion=1)
    assert scene.asked == 1  # who may use an ability before the open roll
    scene.do(PASS, rolls=LOST)
    assert scene.allows(DEFEND)


@pytest.mark.rule("rune.pvp.escape", "rune.pvp.roles")
def test_in_the_second_round_the_attacked_hero_may_escape() -> None:
    scene = full_round(duel(hero("karnon", "A5", xp=9), hero("ittuk_the_pathwise", "A5"))).do(PASS)
    assert scene.asked == 1
    scene.do(ESCAPE, rolls=WON)
    assert scene.told("test")["difficulty"] == 11
    assert scene.state.fight is None
    assert scene.active == 0


@pytest.mark.rule("rune.pvp.truce")
def test_a_truce_needs_both() -> None:
    scene = full_round(duel(hero("karnon", "A5", xp=9), hero("ittuk_the_pathwise", "A5")))
    assert scene.asked == 0
    scene.do(TRUCE)
    assert scene.asked == 1
    refused = scene.state.clone()
    scene.do(TRUCE)
    assert scene.state.fight is None
    assert scene.where(0) == scene.where(1) == "A5"
    other = Scene.of(refused)
    other.do(PASS)
    assert other.state.the_fight().round == 2


@pytest.mark.rule("rune.combat.limit", "rune.pvp.truce")
def test_after_twenty_rounds_a_duel_ends_as_a_truce() -> None:
    scene = duel(hero("karnon", "A5", xp=9), hero("brynja_stormborn", "A5"))
    for number in range(20):
        assert scene.state.fight is not None
        full_round(scene).do(PASS)
        if number < 19:
            scene.do(PASS, rolls=LOST)
    assert scene.state.fight is None
    assert scene.told("truce") == {}
    assert not scene.events("escape")
    assert (scene.marks(0), scene.marks(1)) == (Marks(), Marks())
    assert scene.active == 0


@pytest.mark.rule("rune.pvp.win", "rune.ko.sequence")
def test_the_victor_gets_all_gold_and_the_lost_card_and_no_experience() -> None:
    loser = hero("zyla", "A8", wounds=3, gold=7, xp=5, items=["ringmail"], rumors="ice wild")
    loser.clues = "wild"
    loser.allies = [ally("hedge_witch", wounds=1, exhaustion=2)]
    scene = duel(hero("karnon", "A8", gold=1), loser)
    scene.do(ATTACK, rolls=WON).do(PASS)
    assert scene.gold(0) == 8
    assert scene.gold(1) == 0
    assert scene.allies(0) == ["hedge_witch"]
    assert scene.marks("hedge_witch") == Marks()  # ready and free of counters
    assert scene.xp(0) == 0
    assert scene.xp(1) == 5
    assert (scene.rumors(1), scene.clues(1)) == (["ice", "wild"], ["wild"])
    assert scene.where(1) == "A9"
    assert scene.active == 1  # and takes a turn as usual


@pytest.mark.rule("rune.pvp.win", "rune.limits")
def test_spoils_beyond_a_limit_are_discarded_by_the_victors_choice() -> None:
    loser = hero("zyla", "A8", wounds=3, allies=["hedge_witch"])
    victor = hero("karnon", "A8", allies=["seal_hunter", "onoit_guide"])
    scene = duel(victor, loser)
    scene.do(ATTACK, rolls=WON)
    assert scene.asked == 0
    assert scene.where(1) == "A9"  # the knock-out is over by then
    scene.do(scene.lose("onoit_guide"))
    assert scene.allies(0) == ["seal_hunter", "hedge_witch"]
    assert scene.state.market_discard == [scene.card("onoit_guide")]
    assert scene.active == 1


@pytest.mark.rule("rune.pvp.win", "rune.gear.items")
def test_gear_may_be_the_spoils() -> None:
    scene = duel(hero("karnon", "A8"), hero("zyla", "A8", wounds=3, flares=1, snowshoes=1))
    scene.do(ATTACK, rolls=WON)
    assert scene.asked == 1
    scene.do(LOSE_GEAR + 2)
    assert scene.gear(0) == [0, 0, 1]
    assert scene.gear(1) == [1, 0, 0]


@pytest.mark.rule("rune.pvp.win", "rune.check.life_change")
def test_a_victor_who_falls_over_the_spoils_gives_nothing_back() -> None:
    # Karnon can keep one armor only; without the mail his six wounds are too many.
    victor = hero("karnon", "A8", wounds=6, gold=1, items=["mail_of_the_glacier_king"])
    loser = hero("zyla", "A8", wounds=3, gold=7, items=["snowlord_plate"])
    scene = duel(victor, loser)
    scene.do(ATTACK, rolls=WON).do(PASS)
    scene.do(scene.lose("mail_of_the_glacier_king"))
    assert scene.told("knock_out") == {"seat": 0}
    assert (scene.gold(0), scene.gold(1)) == (0, 0)
    assert scene.items(1) == []
    assert scene.active == 1


@pytest.mark.rule("rune.pvp.after", "rune.turn.knockout_ends", "rune.pvp.win")
def test_an_attacker_who_is_knocked_out_ends_the_turn_and_pays_the_other() -> None:
    scene = meeting(hero("zyla", "A8", wounds=3, gold=4, xp=20), hero("karnon", "A8"))
    scene.do(DUEL + 1, PASS, rolls=WON)
    scene.do(DEFEND, rolls=LOST)
    assert scene.told("knock_out") == {"seat": 0}
    assert scene.gold(1) == 4
    assert scene.active == 1
    assert scene.xp(0) == 20
    assert scene.where(1) == "A8"


@pytest.mark.rule("rune.pvp.after")
def test_a_surviving_attacker_goes_on_with_experience() -> None:
    scene = duel(hero("karnon", "A8", xp=9), hero("zyla", "A8", wounds=3))
    scene.do(ATTACK, rolls=WON)
    assert scene.active == 0
    assert scene.allows(COUNTER)
