"""Rolls, damage, healing and KO: steps 4 to 7 of the Spellcasting procedure."""

import pytest

from hoarfrost.games.krosmaster.engine.game import KrosmasterGame
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from tests.games.krosmaster.scene import Scene, foe, lying, own
from tests.games.krosmaster.workshop import (
    balm,
    bomb,
    calling,
    grant,
    hero,
    made,
    pushback,
    shot,
    until_turn_of,
)


def duel(caster: str, target: str, **fields: int) -> Scene:
    """One Krosmaster two cells from another, who has a team mate far away."""
    return Scene([own(caster, "F6"), foe(target, "F8", **fields), foe("yugo", "L12")])


# Rolls ------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.damage.formula", "kros.cast.crit_dice", "kros.cast.armour_dice")
@pytest.mark.parametrize(("rolls", "markers"), [("C L", 3), ("A W", 1), ("X A", 2)])
def test_v41_v42_v43_the_rolls_add_one_take_one_or_change_nothing(rolls: str, markers: int) -> None:
    scene = duel("darkness_knight", "bill_tell").do("cast cruel_shot F8", rolls=rolls)
    assert scene.unit("bill_tell").marks == (markers, 0)


@pytest.mark.rule("kros.cast.crit_dice")
@pytest.mark.parametrize(("face", "crit"), [(f, f in "CXW") for f in "CDLAXW"])
def test_c_x_and_w_are_critical_hits(face: str, crit: bool) -> None:
    scene = duel("darkness_knight", "bill_tell").do("cast cruel_shot F8", rolls=f"{face} D")
    assert scene.unit("bill_tell").injuries == 2 + crit


@pytest.mark.rule("kros.cast.armour_dice")
@pytest.mark.parametrize(("face", "armour"), [(f, f in "AW") for f in "CDLAXW"])
def test_a_and_w_are_armour(face: str, armour: bool) -> None:
    scene = duel("darkness_knight", "bill_tell").do("cast cruel_shot F8", rolls=f"D {face}")
    assert scene.unit("bill_tell").injuries == 2 - armour


@pytest.mark.rule("kros.damage.formula", "kros.opt.crit_mode")
@pytest.mark.parametrize(("mode", "markers"), [("cap1", 2), ("sum", 3)])
def test_v44_two_critical_hits_add_one_and_in_the_older_rules_two(mode: str, markers: int) -> None:
    scene = Scene([own("kassius_kaos", "F6"), foe("bill_tell", "F8")], crit_mode=mode)
    scene.do("cast irritating_sting F8", rolls="C X D")
    assert scene.unit("bill_tell").marks == (markers, 0)


@pytest.mark.rule("kros.damage.formula", "kros.opt.crit_mode")
def test_in_the_older_rules_each_armour_success_takes_one_away() -> None:
    scene = Scene([own("darkness_knight", "F6"), foe("maskun_john", "F8")], crit_mode="sum")
    scene.do("cast cruel_shot F8", rolls="D A W")
    assert scene.unit("maskun_john").injuries == 0


@pytest.mark.rule("kros.cast.neutral")
def test_v45_with_a_neutral_spell_both_sides_roll_one_die() -> None:
    scene = Scene([own("kassius_kaos", "F6"), foe("maskun_john", "F7")])
    scene.do("cast punch F7", rolls="C A")
    assert scene.unit("maskun_john").injuries == 1


@pytest.mark.rule("kros.cast.neutral")
def test_no_power_whatever_gives_dice_with_a_neutral_spell() -> None:
    every = ["critical_hit", "armour", "agility", "chance", "intelligence", "strength"]
    scene = Scene(
        [own("hero", "F6"), foe("hero", "F8")],
        **made(hero(shot(element="neutral"), powers=every)),
    )
    scene.do("cast shot F8", rolls="C D")
    assert scene.unit("F8").injuries == 2


@pytest.mark.rule("kros.cast.crit_dice", "kros.cast.armour_dice")
def test_a_power_and_the_mastery_of_the_element_each_give_a_die() -> None:
    caster = hero(
        shot(element="fire"),
        shot(id="gust"),
        powers=["critical_hit", "intelligence", "strength"],
    )
    target = hero(id="target", powers=["armour", "intelligence", "chance"])
    units = [own("hero", "F6"), foe("target", "F8")]
    scene = Scene(units, **made(caster, target)).do("cast shot F8", rolls="C C C A A D")
    assert scene.unit("target").injuries == 2
    scene = Scene(units, **made(caster, target)).do("cast gust F8", rolls="D C A A")
    assert scene.unit("target").injuries == 0


@pytest.mark.rule("kros.cast.armour_dice", "kros.cast.crit_dice", "kros.conv.simultaneous")
def test_the_caster_rolls_once_and_each_target_for_itself_row_by_row() -> None:
    scene = Scene(
        [
            own("hero", "F6"),
            foe("naz_rael", "F9"),
            own("coa_gulary", "G8"),
            foe("bill_tell", "F8"),
            foe("maskun_john", "E8"),
            foe("oscar_kass", "F7"),
        ],
        **made(hero(shot(damage=2, area="cross"))),
    )
    # Oscar and Maskun have Armour, two dice each.
    scene.do("cast shot F8", rolls="C  A A  D W  L  A  W")
    assert scene.unit("oscar_kass").injuries == 1
    assert scene.unit("maskun_john").injuries == 2
    assert scene.unit("bill_tell").injuries == 3
    assert scene.unit("coa_gulary").injuries == 2
    assert scene.unit("naz_rael").injuries == 2
    assert scene.unit("hero").injuries == 0


@pytest.mark.rule("kros.cast.armour_dice", "kros.conv.simultaneous")
def test_pieces_that_step_3_has_moved_roll_in_the_order_of_their_new_cells() -> None:
    """Bill is pushed from the sixth row to the third; a tree keeps Yugo on the fifth."""
    scene = Scene(
        [own("hero", "F8"), foe("yugo", "F5"), foe("bill_tell", "E6")],
        scenery=lying("tree", "F4"),
        **made(hero(shot(pushback(3), area="cross", damage=2))),
    )
    scene.do("cast shot F6", "push E6", rolls="A A D")
    assert scene.unit("bill_tell").cell == "E3"
    assert scene.unit("bill_tell").injuries == 1
    assert scene.unit("yugo").injuries == 2


@pytest.mark.rule("kros.cast.armour_dice")
def test_mechanisms_and_scenery_roll_no_armour_whatever_power_they_have() -> None:
    turret = {"id": "turret", "name": "Turret", "hp": 9, "powers": ["armour"]}
    scene = Scene(
        [own("hero", "F6"), foe("turret", "F8"), foe("bill_tell", "A1")],
        scenery=lying("tree", "F9"),
        **made(hero(shot(area="cross"), *calling("turret")), summons=(turret,)),
    )
    scene.do("cast shot F8", rolls="C")
    assert scene.unit("turret").injuries == 2
    assert scene.marks("F9") == 2


@pytest.mark.rule("kros.cast.no_target")
def test_without_a_target_nobody_rolls_but_the_cost_is_paid() -> None:
    scene = duel("darkness_knight", "bill_tell").do("cast cruel_shot G6")
    assert scene.rolls == []
    assert scene.unit("darkness_knight").ap == 3
    assert [event.kind for event in scene.events()] == ["cast"]


@pytest.mark.rule("kros.cast.no_target")
def test_an_attack_with_a_printed_damage_of_0_rolls_as_usual() -> None:
    scene = Scene([own("tofu", "F6"), foe("bill_tell", "F7")])
    scene.do("cast kiss F7", rolls="C L")
    assert scene.unit("bill_tell").injuries == 1


# Damage -----------------------------------------------------------------------------------------


@pytest.mark.rule("kros.effect.crit_double", "kros.cast.steps")
def test_v50_a_double_critical_adds_two_and_the_token_comes_before_the_dice() -> None:
    scene = duel("darkness_knight", "bill_tell").do("cast vile_age F8", rolls="C D")
    assert scene.unit("bill_tell").marks == (4, 0)
    assert scene.unit("bill_tell").tokens == {"-1AP": 1}
    kinds = [event.kind for event in scene.events()]
    assert kinds == ["cast", "token", "critical", "armour", "damage"]


@pytest.mark.rule("kros.effect.crit_double")
@pytest.mark.parametrize(("rolls", "markers"), [("A D", 2), ("A W", 1), ("C A", 2)])
def test_a_double_critical_changes_nothing_else(rolls: str, markers: int) -> None:
    scene = duel("darkness_knight", "bill_tell").do("cast vile_age F8", rolls=rolls)
    assert scene.unit("bill_tell").injuries == markers


@pytest.mark.rule("kros.effect.pierce_armour")
@pytest.mark.parametrize(("face", "markers"), [("C", 1), ("A", 0)])
def test_nobody_rolls_armour_against_a_spell_that_pierces_it(face: str, markers: int) -> None:
    scene = duel("oscar_kass", "maskun_john").do("cast sharp_thread F8", rolls=face)
    assert scene.unit("maskun_john").injuries == markers


@pytest.mark.rule("kros.effect.pierce_armour", "kros.effect.crit_double")
def test_piercing_and_double_critical_work_together_for_every_target() -> None:
    effects = [{"op": "pierce_armour"}, {"op": "crit_double"}]
    scene = Scene(
        [own("hero", "F6"), foe("maskun_john", "F8"), foe("oscar_kass", "F9")],
        **made(hero(shot(*effects, area="cross"))),
    )
    scene.do("cast shot F8", rolls="W")
    assert scene.unit("maskun_john").injuries == scene.unit("oscar_kass").injuries == 3


FRAIL, TOUGH = "fragility", "endurance"


@pytest.mark.rule("kros.damage.formula")
@pytest.mark.parametrize(
    ("powers", "damage", "rolls", "markers"),
    [
        ([], 3, "A D", 3),
        ([FRAIL], 3, "C D", 5),
        ([FRAIL], 3, "A A", 3),
        ([TOUGH], 3, "C D", 2),
        ([TOUGH], 3, "A A", 0),
        (["resistance_air"], 3, "A D", 2),
        (["resistance_air", TOUGH], 3, "A D", 0),
        (["resistance_air", TOUGH], 5, "C D", 3),
        (["resistance_air", TOUGH, FRAIL], 5, "C D", 4),
        (["resistance_fire", "immune_fire"], 3, "A D", 3),
        (["immune_air"], 9, "C D", 0),
        (["immune_air", FRAIL], 9, "C D", 0),
    ],
)
def test_everything_that_changes_damage_is_added_up(
    powers: list[str], damage: int, rolls: str, markers: int
) -> None:
    target = hero(id="target", powers=powers)
    scene = Scene(
        [own("hero", "F6"), foe("target", "F8")], **made(hero(shot(damage=damage)), target)
    )
    scene.do("cast shot F8", rolls=rolls)
    assert scene.unit("target").marks == (markers, 0)


@pytest.mark.rule("kros.damage.minimum")
@pytest.mark.parametrize(
    ("damage", "rolls", "markers"),
    [(2, "A D", 1), (1, "A D", 0), (1, "A A", 0), (0, "C D", 0), (0, "A D", 0), (3, "A A", 1)],
)
def test_the_floor_of_0_comes_once_at_the_end(damage: int, rolls: str, markers: int) -> None:
    """With Fragility and Endurance together a target takes 1 less, in whatever order."""
    target = hero(id="target", powers=[FRAIL, TOUGH])
    scene = Scene(
        [own("hero", "F6"), foe("target", "F8")], **made(hero(shot(damage=damage)), target)
    )
    scene.do("cast shot F8", rolls=rolls)
    assert scene.unit("target").injuries == markers


@pytest.mark.rule("kros.damage.zero_base", "kros.power.fragility")
@pytest.mark.parametrize(("rolls", "markers"), [("A D", 1), ("A A", 0), ("C D", 2)])
def test_fragility_makes_1_of_a_sum_of_0_but_not_of_less(rolls: str, markers: int) -> None:
    scene = Scene([own("tofu", "F6"), foe("pip_thinshell", "F7")])
    scene.do("cast kiss F7", rolls=rolls)
    assert scene.unit("pip_thinshell").injuries == markers


@pytest.mark.rule("kros.damage.zero_base")
def test_a_sum_below_0_is_0() -> None:
    scene = Scene([own("tofu", "F6"), foe("bill_tell", "F7")])
    scene.do("cast kiss F7", rolls="A A")
    assert scene.unit("bill_tell").injuries == 0


@pytest.mark.rule("kros.damage.spell_only")
@pytest.mark.parametrize("power", [FRAIL, TOUGH])
def test_an_injury_cost_is_not_changed_by_powers(power: str) -> None:
    caster = hero(shot(injury=3), powers=[power])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "L12")], **made(caster))
    scene.do("cast shot F8")
    assert scene.unit("hero").marks == (3, 0)


@pytest.mark.rule("kros.damage.kind")
def test_damage_is_regular_or_frozen_by_the_powers_of_the_caster() -> None:
    for powers, marks in (([], (2, 0)), (["frostbite"], (0, 2))):
        scene = Scene(
            [own("hero", "F6"), foe("bill_tell", "F8")],
            **made(hero(shot(damage=2), powers=powers)),
        )
        scene.do("cast shot F8", rolls="A D")
        assert scene.unit("bill_tell").marks == marks


# Markers and KO ---------------------------------------------------------------------------------


@pytest.mark.rule("kros.injury.marker", "kros.ko.when", "kros.ko.gg")
def test_v67_frozen_and_regular_markers_together_are_a_ko() -> None:
    scene = Scene(
        [
            own("ysolde_hoar", "F6"),
            foe("bill_tell", "F7", injuries=3, frozen=2),
            foe("yugo", "L12"),
        ]
    )
    scene.do("cast punch F7", rolls="A D")
    assert scene.unit("bill_tell").marks == (3, 3)
    assert scene.unit("bill_tell").cell is None
    assert (scene.gg, scene.wild) == ((9, 4), False)
    assert not scene.is_over


@pytest.mark.rule("kros.ko.when")
def test_one_marker_less_than_hp_is_no_ko() -> None:
    scene = duel("darkness_knight", "bill_tell", injuries=3)
    scene.do("cast cruel_shot F8", rolls="A D")
    assert scene.unit("bill_tell").marks == (5, 0)
    assert scene.unit("bill_tell").cell == "F8"
    assert scene.gg == (6, 6)


@pytest.mark.rule("kros.injury.cap", "kros.effect.steal_health")
def test_damage_beyond_the_hp_is_lost_and_not_stolen() -> None:
    scene = Scene(
        [
            own("leaf_knight", "F6", injuries=6),
            foe("bill_tell", "F7", injuries=3, frozen=2),
            foe("yugo", "L12"),
        ]
    )
    scene.do("cast disgrace F7", rolls="C D")
    assert scene.unit("bill_tell").marks == (4, 2)
    assert scene.unit("leaf_knight").injuries == 5


@pytest.mark.rule("kros.ko.check", "kros.ko.gg", "kros.turn.active_ko")
def test_v54_a_caster_that_pays_with_its_last_hp_still_does_its_damage() -> None:
    scene = Scene(
        [own("coa_gulary", "F6", injuries=6), own("tilly_furrow", "A1"), foe("bill_tell", "F7")]
    )
    scene.do("cast punishment F7", rolls="C D")
    assert scene.unit("bill_tell").injuries == 4
    assert scene.unit("coa_gulary").cell is None
    assert (scene.gg, scene.wild) == ((6, 7), False)
    assert scene.active_card() == "tilly_furrow"


@pytest.mark.rule("kros.ko.gg", "kros.gg.wild_first")
def test_without_the_wild_one_the_gg_for_a_paid_ko_comes_from_the_casters_player() -> None:
    scene = Scene(
        [own("coa_gulary", "F6", injuries=6), own("tilly_furrow", "A1"), foe("bill_tell", "F7")],
        wild=False,
    )
    scene.do("cast punishment F7", rolls="C D")
    assert scene.gg == (5, 7)


@pytest.mark.rule("kros.ko.check", "kros.effect.steal_health")
def test_stolen_health_saves_a_caster_that_has_paid_with_its_last_hp() -> None:
    caster = hero(shot({"op": "steal_health"}, injury=1), hp=5)
    scene = Scene([own("hero", "F6", injuries=4), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast shot F8", rolls="C D")
    assert scene.unit("hero").marks == (3, 0)
    assert scene.unit("hero").cell == "F6"


@pytest.mark.rule("kros.ko.check", "kros.effect.steal_health", "kros.area.targets")
def test_stolen_health_saves_a_caster_that_its_own_area_has_hit() -> None:
    caster = hero(shot({"op": "steal_health"}, area="cross"), hp=5)
    scene = Scene([own("hero", "F6", injuries=4), foe("bill_tell", "F7")], **made(caster))
    scene.do("cast shot F7", rolls="A D D")
    assert scene.unit("bill_tell").injuries == 1
    assert scene.unit("hero").marks == (3, 0)
    assert scene.unit("hero").cell == "F6"


@pytest.mark.rule("kros.ko.check", "kros.injury.not_healing_spell")
def test_a_caster_that_pays_with_its_last_hp_and_steals_nothing_is_ko() -> None:
    caster = hero(shot({"op": "steal_health"}, injury=1), hp=3)
    scene = Scene(
        [own("hero", "F6", frozen=2), own("coa_gulary", "A1"), foe("bill_tell", "F8")],
        **made(caster),
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("hero").marks == (0, 2)
    assert scene.unit("hero").cell == "F6"
    scene.do("cast shot F8", rolls="A A")
    assert scene.unit("hero").cell is None


@pytest.mark.rule("kros.ko.remove")
def test_a_ko_krosmaster_leaves_with_all_it_has_but_its_summons_and_its_crate_stay() -> None:
    scene = Scene(
        [
            own("darkness_knight", "F6"),
            foe(
                "queen_of_the_tofus",
                "F8",
                injuries=7,
                tokens={"F-1AP": 2, "+1MP": 1},
                rewards=[{"reward": "snowshoes", "up": True}, {"reward": "icepick"}],
                inspired=["armour"],
            ),
            foe("tofu", "L1", summoner=1),
            foe("yugo", "L12"),
        ],
        scenery=lying("crate", "F8"),
    )
    scene.do("cast cruel_shot F8", rolls="C D D")
    queen = scene.unit("queen_of_the_tofus")
    assert (queen.cell, queen.tokens, queen.rewards, queen.inspired) == (None, {}, [], [])
    assert queen.gauges == (0, 0)
    assert scene.field("piles")["jade"].count("snowshoes") == 1  # the other copy
    assert scene.field("piles")["jade"].count("icepick") == 1
    assert scene.unit("tofu").cell == "L1"
    assert scene.scenery("F8") == "crate"


@pytest.mark.rule("kros.ko.remove", "kros.spell.limits")
def test_a_krosmaster_that_is_ko_after_using_a_spell_of_a_reward_leaves_a_position_to_save() -> (
    None
):
    armed = [{"reward": "warhorn", "up": True}]
    scene = Scene(
        [
            own("bill_tell", "F6", injuries=4, rewards=armed, used=["horn_blast"]),
            own("naz_rael", "A1"),
            own("firebomb", "F7", injuries=1),
            foe("yugo", "L12"),
        ],
    )
    scene.do("cast punch F7", rolls="A  A D")
    assert scene.unit("bill_tell").cell is None
    assert scene.unit("bill_tell").used == []
    assert_can_be_saved(scene)


@pytest.mark.rule("kros.ko.remove", "kros.win.ko_order")
def test_the_spell_of_a_caster_that_is_removed_first_can_still_be_saved() -> None:
    ring = {
        "name": "Ring",
        "rank": "jade",
        "type": "equipment",
        "kind": "pet",
        "effect": {"spell": shot(id="flare", area="cross", damage=9)},
    }
    scene = Scene(
        [
            own("hero", "F6", injuries=19, rewards=[{"reward": "ring", "up": True}]),
            own("naz_rael", "F8"),
            own("coa_gulary", "A1"),
            foe("bill_tell", "F7"),
            foe("yugo", "L12"),
        ],
        **made(hero(level=2), rewards={"ring": ring}),
    )
    scene.do("cast flare F7", "ko F6", rolls="A D D D")
    assert (scene.step, set(scene.legal())) == ("ko", {"ko F7", "ko F8"})
    assert_can_be_saved(scene)
    scene.do("ko F7")
    assert scene.active_card() == "coa_gulary"


def assert_can_be_saved(scene: Scene) -> None:
    saved = scene.state.to_json()
    assert game_of(scene).from_json(saved).to_json() == saved


def game_of(scene: Scene) -> KrosmasterGame:
    assert isinstance(scene.state, KrosmasterState)
    return scene.state.game


@pytest.mark.rule("kros.ko.remove", "kros.ko.gg", "kros.summon.restrict")
def test_a_ko_summon_leaves_with_its_tokens_and_gives_no_gg() -> None:
    scene = Scene(
        [own("darkness_knight", "F6"), foe("gobball", "F8", tokens={"F-1AP": 2}), foe("yugo", "A1")]
    )
    scene.do("cast cruel_shot F8", rolls="C D")
    assert (scene.unit("gobball").cell, scene.unit("gobball").tokens) == (None, {})
    assert (scene.gg, scene.wild) == ((6, 6), True)


@pytest.mark.rule("kros.ko.gg")
@pytest.mark.parametrize(("wild", "gg"), [(True, (4, 9)), (False, (3, 9))])
def test_the_gg_of_a_krosmaster_that_its_own_side_hits_go_to_the_opponent(
    wild: bool, gg: tuple[int, int]
) -> None:
    scene = Scene(
        [own("hero", "F6"), own("bill_tell", "F8", injuries=5), foe("yugo", "A1")],
        wild=wild,
        **made(hero(shot())),
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("bill_tell").cell is None
    assert (scene.gg, scene.wild) == (gg, False)


# Healing ----------------------------------------------------------------------------------------


@pytest.mark.rule("kros.injury.frozen_heal")
def test_v65_a_heal_leaves_frozen_markers_alone() -> None:
    scene = Scene([own("drop_knight", "F6"), foe("bill_tell", "F8", frozen=1)])
    scene.do("cast restauration F8")
    assert scene.unit("bill_tell").marks == (0, 1)
    assert scene.rolls == []


@pytest.mark.rule("kros.injury.frozen_heal")
def test_a_heal_removes_regular_markers_beside_frozen_ones() -> None:
    scene = Scene(
        [own("hero", "F6"), own("bill_tell", "F8", injuries=2, frozen=3)], **made(hero(balm(4)))
    )
    scene.do("cast balm F8")
    assert scene.unit("bill_tell").marks == (0, 3)


@pytest.mark.rule("kros.injury.frozen_heal", "kros.power.interior_fire")
def test_only_the_healers_interior_fire_thaws_not_that_of_the_healed() -> None:
    scene = Scene(
        [own("drop_knight", "F6"), own("sister_cinder", "F8", frozen=2)],
    )
    scene.do("cast restauration F8")
    assert scene.unit("sister_cinder").marks == (0, 2)


@pytest.mark.rule("kros.injury.heal_choice")
@pytest.mark.parametrize(
    ("marks", "choices"),
    [
        ((2, 2), ["thaw 0", "thaw 1", "thaw 2"]),
        ((1, 2), ["thaw 1", "thaw 2"]),
        ((2, 1), ["thaw 0", "thaw 1"]),
        ((4, 1), ["thaw 0", "thaw 1"]),
    ],
)
def test_the_casters_player_chooses_the_mix_of_markers(
    marks: tuple[int, int], choices: list[str]
) -> None:
    regular, frozen = marks
    for choice in choices:
        scene = Scene(
            [own("sister_cinder", "F6"), foe("bill_tell", "F8", injuries=regular, frozen=frozen)]
        )
        scene.do("cast warm_hands F8")
        assert (scene.step, scene.asked) == ("heal", 0)
        assert scene.legal() == choices
        thawed = int(choice[-1])
        scene.do(choice)
        assert scene.unit("bill_tell").marks == (regular - 2 + thawed, frozen - thawed)
        assert scene.step == "act"


@pytest.mark.rule("kros.injury.heal_choice", "kros.conv.must")
@pytest.mark.parametrize(
    ("marks", "after"), [((0, 3), (0, 1)), ((3, 0), (1, 0)), ((1, 1), (0, 0)), ((0, 0), (0, 0))]
)
def test_nobody_is_asked_for_the_mix_where_there_is_only_one(
    marks: tuple[int, int], after: tuple[int, int]
) -> None:
    regular, frozen = marks
    scene = Scene(
        [own("sister_cinder", "F6"), own("bill_tell", "F8", injuries=regular, frozen=frozen)],
        piece=0,
    )
    scene.do("cast warm_hands F8")
    assert scene.step == "act"
    assert scene.unit("bill_tell").marks == after


@pytest.mark.rule("kros.injury.heal_choice", "kros.area.targets")
def test_the_mix_is_asked_for_each_target_of_an_area_row_by_row() -> None:
    healer = hero(balm(1, area="cross"), powers=["interior_fire"])
    scene = Scene(
        [
            own("hero", "F6"),
            own("yugo", "F9", injuries=1, frozen=1),
            foe("bill_tell", "E8", injuries=1, frozen=1),
            foe("naz_rael", "F8", injuries=1),
        ],
        **made(healer),
    )
    scene.do("cast balm F8", "thaw 1")
    assert scene.unit("bill_tell").marks == (1, 0)
    assert scene.unit("naz_rael").marks == (0, 0)
    assert scene.step == "heal"
    scene.do("thaw 0")
    assert scene.unit("yugo").marks == (0, 1)
    assert scene.step == "act"


@pytest.mark.rule("kros.injury.not_healing_spell", "kros.effect.steal_health")
def test_stolen_health_is_regular_even_with_interior_fire() -> None:
    worn = [{"reward": "ember_locket", "up": True}]
    scene = Scene(
        [own("oscar_kass", "F6", injuries=1, frozen=2, rewards=worn), foe("bill_tell", "F7")]
    )
    scene.do("cast con F7", rolls="C D")
    assert scene.unit("bill_tell").injuries == 2
    assert scene.unit("oscar_kass").marks == (0, 2)
    assert scene.step == "act"


@pytest.mark.rule("kros.injury.not_healing_spell")
def test_a_reward_heals_regular_markers_only_even_with_interior_fire() -> None:
    scene = Scene(
        [
            own(
                "sister_cinder",
                "F6",
                injuries=1,
                frozen=2,
                rewards=[{"reward": "mending_draught"}],
            )
        ]
    )
    scene.do("reveal mending_draught")
    assert scene.unit("sister_cinder").marks == (0, 2)
    assert scene.step == "act"


@pytest.mark.rule("kros.effect.heal_target")
def test_a_heal_works_on_either_side_and_never_on_scenery() -> None:
    scene = Scene(
        [
            own("hero", "F6", injuries=1),
            own("coa_gulary", "E7", injuries=2),
            foe("bill_tell", "F7", injuries=3),
            foe("firebomb", "F8", injuries=1),
        ],
        scenery=[{"kind": "bush", "cell": "G7", "marks": 2}],
        **made(hero(balm(1, area="cross"))),
    )
    scene.do("cast balm F7")
    assert [scene.unit(cell).injuries for cell in ("F6", "E7", "F7", "F8")] == [0, 1, 2, 0]
    assert scene.marks("G7") == 2


@pytest.mark.rule("kros.effect.heal_target", "kros.ice_cube.rider_target")
def test_a_heal_at_a_cube_heals_only_its_rider() -> None:
    scene = Scene(
        [own("drop_knight", "D8"), foe("bill_tell", "F8", injuries=2)],
        board="frigost_1",
        scenery=[{"kind": "ice_cube", "cell": "F8", "marks": 2}],
    )
    scene.do("cast restauration F8")
    assert scene.unit("bill_tell").injuries == 1
    assert scene.marks("F8") == 2


# Bonuses ----------------------------------------------------------------------------------------


@pytest.mark.rule("kros.effect.bonus")
@pytest.mark.parametrize("mine", [True, False])
def test_v51_a_gobball_of_either_side_beside_the_target_adds_two(mine: bool) -> None:
    gobball = own("gobball", "F8", summoner=0) if mine else foe("gobball", "F8")
    scene = Scene([own("king_of_the_gobballs", "F6"), foe("bill_tell", "F7"), gobball])
    scene.do("cast gobbolob F7", rolls="A D")
    assert scene.unit("bill_tell").injuries == 3


@pytest.mark.rule("kros.effect.bonus")
def test_a_bonus_that_asks_whether_one_is_there_counts_once() -> None:
    scene = Scene(
        [
            own("king_of_the_gobballs", "F6"),
            foe("bill_tell", "F7"),
            foe("gobball", "F8"),
            foe("gobball", "G7"),
        ]
    )
    scene.do("cast gobbolob F7", rolls="A D")
    assert scene.unit("bill_tell").injuries == 3


@pytest.mark.rule("kros.effect.bonus")
@pytest.mark.parametrize("far", ["F9", "G8", "E8"])
def test_a_gobball_that_is_not_adjacent_to_the_target_adds_nothing(far: str) -> None:
    scene = Scene([own("king_of_the_gobballs", "F6"), foe("bill_tell", "F7"), foe("gobball", far)])
    scene.do("cast gobbolob F7", rolls="A D")
    assert scene.unit("bill_tell").injuries == 1


@pytest.mark.rule("kros.effect.bonus")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_bonus_per_tofu_counts_each_of_them(count: int) -> None:
    tofus = [own("tofu", cell, summoner=0) for cell in ("E8", "G8", "F9")[:count]]
    scene = Scene([own("queen_of_the_tofus", "F6"), foe("bill_tell", "F8"), *tofus])
    scene.do("cast dan_to_fu F8", rolls="A A D")
    assert scene.unit("bill_tell").injuries == 1 + count


@pytest.mark.rule("kros.effect.bonus")
@pytest.mark.parametrize(
    ("target", "healed"), [("leaf_knight", 2), ("darkness_knight", 2), ("bill_tell", 1)]
)
def test_restauration_heals_a_knight_of_either_side_better(target: str, healed: int) -> None:
    for side in (own, foe):
        scene = Scene([own("drop_knight", "F6"), side(target, "F8", injuries=4)], piece=0)
        scene.do("cast restauration F8")
        assert scene.unit(target).injuries == 4 - healed


@pytest.mark.rule("kros.effect.conditional")
@pytest.mark.parametrize(("gobball", "markers"), [("F9", 3), ("E8", 3), ("E7", 1)])
def test_the_bonus_of_damage_looks_at_where_the_target_stands_after_step_3(
    gobball: str, markers: int
) -> None:
    bonus = {"op": "damage_bonus", "n": 2, "if_unit_adjacent_to_target": "gobball"}
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F7"), foe("gobball", gobball)],
        **made(hero(shot(bonus, pushback(1)))),
    )
    scene.do("cast shot F7", rolls="A D")
    assert scene.unit("bill_tell").cell == "F8"
    assert scene.unit("bill_tell").injuries == markers


@pytest.mark.rule("kros.effect.conditional", "kros.effect.bonus")
def test_the_bonus_of_tokens_looks_at_the_pieces_in_step_3() -> None:
    bonus = {"op": "token_bonus", "n": 3, "per_unit_adjacent_to_target": "gobball"}
    token = {"op": "tokens", "k": "-1AP", "n": 1, "to": "target"}
    for effects, count in (([token, bonus, pushback(1)], 4), ([pushback(1), token, bonus], 1)):
        scene = Scene(
            [own("hero", "F6"), foe("bill_tell", "F7"), foe("gobball", "E7")],
            **made(hero(shot(*effects))),
        )
        scene.do("cast shot F7", rolls="A D")
        assert scene.unit("bill_tell").tokens == {"-1AP": count}


@pytest.mark.rule("kros.effect.conditional", "kros.effect.bonus")
def test_another_knight_must_be_own_and_on_the_board() -> None:
    target = foe("bill_tell", "F8")
    for others, count in (
        ([own("drop_knight", "A1")], 2),
        ([own("drop_knight", None)], 1),
        ([foe("drop_knight", "A1")], 1),
        ([own("yugo", "A1")], 1),
        ([], 1),
    ):
        scene = Scene([own("leaf_knight", "F6"), target, *others], piece=0)
        scene.do("cast toadaby F8", rolls="A D")
        assert scene.unit("bill_tell").tokens == {"-1MP": count}


# All together -----------------------------------------------------------------------------------


@pytest.mark.rule("kros.damage.formula", "kros.damage.kind", "kros.power.frostbite")
@pytest.mark.parametrize(
    ("powers", "marks"),
    [
        ([FRAIL], (0, 4)),
        ([TOUGH], (0, 1)),
        ([FRAIL, TOUGH], (0, 2)),
        ([FRAIL, TOUGH, "interior_fire"], (2, 0)),
        ([FRAIL, "interior_fire"], (4, 0)),
    ],
)
def test_frostbite_changes_the_kind_of_the_markers_and_the_other_powers_their_number(
    powers: list[str], marks: tuple[int, int]
) -> None:
    target = hero(id="target", powers=powers)
    cold = hero(shot(damage=3, element="water"), powers=["frostbite"])
    scene = Scene([own("hero", "F6"), foe("target", "F8")], **made(cold, target))
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("target").marks == marks


@pytest.mark.rule("kros.damage.formula", "kros.effect.steal_health", "kros.power.frostbite")
def test_health_is_stolen_for_frozen_markers_too() -> None:
    cold = hero(shot({"op": "steal_health"}, area="cross", damage=2), powers=["frostbite"])
    scene = Scene(
        [own("hero", "F4", injuries=9), foe("bill_tell", "F7"), foe("sister_cinder", "F8")],
        scenery=lying("bush", "F6"),
        **made(cold),
    )
    scene.do("cast shot F7", rolls="A D D")
    assert scene.unit("bill_tell").marks == (0, 2)
    assert scene.unit("sister_cinder").marks == (2, 0)
    assert scene.marks("F6") == 2
    assert scene.unit("hero").injuries == 5


@pytest.mark.rule("kros.effect.steal_health", "kros.bomb.explode")
def test_health_is_not_stolen_by_the_explosion_that_follows() -> None:
    thief = hero(shot({"op": "steal_health"}), *calling("mine"))
    scene = Scene(
        [own("hero", "F4", injuries=9), foe("mine", "F7"), foe("bill_tell", "F8")],
        **made(thief, summons=(bomb(),)),
    )
    scene.do("cast shot F7", rolls="C C D")
    assert scene.unit("bill_tell").injuries == 2
    assert scene.unit("hero").injuries == 8


@pytest.mark.rule("kros.damage.formula", "kros.effect.grant_power")
def test_a_power_granted_in_step_3_works_in_step_6_of_the_same_spell() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8")], **made(hero(shot(grant("fragility"))))
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("bill_tell").injuries == 2
    until_turn_of(scene, "hero")
    assert scene.unit("bill_tell").powers == ["dodge"]
