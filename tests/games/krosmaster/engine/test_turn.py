"""The game turn of a player, and the turn of each piece in it (sections 7, 8 and 10)."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from hoarfrost.core.errors import RollError
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from tests.games.krosmaster.scene import Scene, dealt, foe, lying, own

FACES = "CDLAXW"
TEAM = [own("luk_ylook", "F6"), own("maskun_john", "H6"), foe("coa_gulary", "L12")]


def tension(rolls: str, **fields: Any) -> Scene:
    """The beginning of game turn 5, which is seat 0's, with these tension dice."""
    return Scene(fields.pop("units", TEAM), active=1, turn=4, **fields).do("end", rolls=rolls)


def can_double(scene: Scene, wanted: bool) -> bool:
    """Whether some choice of symbols makes a double, or avoids one."""
    if scene.step == "inspire":
        return (scene.gg == (5, 5)) is wanted
    return any(can_double(Scene.of(scene.state.clone()).do(text), wanted) for text in scene.legal())


# Tension ------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.turn.first_no_roll", "kros.setup.start", "kros.setup.gg")
def test_in_the_very_first_game_turn_nobody_rolls() -> None:
    """V08."""
    scene = dealt(team1="clockwork", team2="tormentators").set_up()
    assert (scene.turn, scene.step, scene.asked) == (1, "act", 0)
    assert scene.rolls == []
    assert scene.stock == (0, 0)
    assert scene.active_card() == "count_harebourg"


@pytest.mark.rule("kros.turn.first_no_roll", "kros.turn.phases")
def test_the_second_game_turn_begins_with_two_dice_of_the_other_player() -> None:
    scene = dealt(team1="clockwork", team2="tormentators").set_up().do("end", "end", "end", "end")
    assert (scene.turn, scene.step, scene.asked) == (2, "keep", 1)
    assert len(scene.told("tension")["faces"]) == 2


@pytest.mark.rule("kros.tension.double")
@pytest.mark.parametrize("face", "CDLA")
def test_two_equal_dice_that_are_kept_cost_each_player_a_gg_but_not_the_wild_one(face: str) -> None:
    """V09."""
    scene = tension(f"{face} {face}").do("keep")
    assert scene.gg == (5, 5)
    assert scene.wild
    assert scene.step == "inspire"


@pytest.mark.rule("kros.tension.double")
def test_two_different_dice_cost_nothing() -> None:
    assert tension("C D").do("keep").gg == (6, 6)


@pytest.mark.rule("kros.tension.reroll", "kros.inspire.power", "kros.refund")
def test_both_dice_may_be_swapped_for_a_single_new_one_which_is_no_double() -> None:
    """V10."""
    scene = tension("C C").do("reroll", rolls="A")
    assert scene.gg == (6, 6)
    assert scene.step == "inspire"
    sold = Scene.of(scene.state.clone()).do("leave", "sell 1")
    assert sold.stock == (1, 0)
    scene.do("inspire F6")
    assert "armour" in scene.unit("luk_ylook").powers
    assert (scene.step, scene.stock) == ("act", (0, 0))


@pytest.mark.rule("kros.tension.reroll")
@pytest.mark.parametrize("face", FACES)
def test_the_new_die_is_rolled_once_and_never_makes_a_double(face: str) -> None:
    scene = tension("C C").do("reroll", rolls=face)
    assert not scene.allows("reroll")
    if scene.step == "assign":
        scene.do(scene.legal()[0])
    assert scene.gg == (6, 6)
    scene.do("leave")
    assert scene.legal() == ["sell 0", "sell 1"]


@pytest.mark.rule("kros.tension.reroll", "kros.opt.tension_reroll")
def test_without_the_option_the_dice_are_kept_as_they_fall() -> None:
    scene = tension("C C", tension_reroll=False)
    assert scene.gg == (5, 5)
    assert scene.step == "inspire"


@pytest.mark.rule("kros.dice.tension_symbol")
def test_the_combined_face_is_declared_critical_hit_or_dodge() -> None:
    """V11."""
    scene = tension("X C").do("keep")
    assert scene.legal() == ["as C", "as D"]
    assert Scene.of(scene.state.clone()).do("as C").gg == (5, 5)
    assert scene.do("as D").gg == (6, 6)


@pytest.mark.rule("kros.dice.tension_symbol", "kros.tension.double")
def test_each_dofus_is_declared_any_symbol_and_only_the_final_ones_make_a_double() -> None:
    """V12."""
    scene = tension("W W").do("keep")
    assert scene.legal() == ["as C", "as D", "as L", "as A"]
    scene.do("as L")
    assert scene.legal() == ["as C", "as D", "as L", "as A"]
    assert scene.gg == (6, 6)
    assert Scene.of(scene.state.clone()).do("as A").gg == (6, 6)
    assert scene.do("as L").gg == (5, 5)


@pytest.mark.rule("kros.dice.tension_symbol")
def test_only_4_of_36_rolls_force_a_double() -> None:
    forced = [
        rolls
        for rolls in product(FACES, repeat=2)
        if not can_double(tension(" ".join(rolls)).do("keep"), False)
    ]
    assert forced == [(face, face) for face in "CDLA"]


@pytest.mark.rule("kros.dice.faces")
def test_a_die_has_six_faces_and_all_come_about_equally_often() -> None:
    state = dealt(seed=3).state
    assert isinstance(state, KrosmasterState)
    found = Counter(FACES[state.roll()] for _ in range(6000))
    assert set(found) == set(FACES)
    assert all(900 < count < 1100 for count in found.values())


@pytest.mark.rule("kros.dice.faces")
def test_a_die_has_no_other_face() -> None:
    with pytest.raises(RollError):
        tension("C E")


# Inspiration and Refund ---------------------------------------------------------------------------


@pytest.mark.rule("kros.inspire.power")
@pytest.mark.parametrize(
    ("face", "power"), [("C", "critical_hit"), ("A", "armour"), ("D", "dodge"), ("L", "lock")]
)
def test_a_die_gives_the_power_of_its_symbol(face: str, power: str) -> None:
    other = "A" if face != "A" else "C"
    scene = tension(f"{face} {other}").do("keep", "inspire F6")
    assert scene.unit("luk_ylook").powers == [power]


@pytest.mark.rule("kros.inspire.power", "kros.dice.tension_symbol")
def test_a_declared_symbol_gives_its_power_not_the_face() -> None:
    scene = tension("X W").do("keep", "as D", "as L", "inspire F6", "inspire F6")
    assert scene.unit("luk_ylook").powers == ["dodge", "lock"]


@pytest.mark.rule("kros.inspire.power", "kros.turn.phases")
def test_both_dice_may_go_to_one_krosmaster_or_to_two() -> None:
    scene = tension("C D").do("keep", "inspire F6")
    one = Scene.of(scene.state.clone()).do("inspire F6")
    assert one.unit("luk_ylook").powers == ["critical_hit", "dodge"]
    two = scene.do("inspire H6")
    assert two.unit("luk_ylook").powers == ["critical_hit"]
    assert two.unit("maskun_john").powers == ["armour", "dodge"]
    assert two.step == "act"


@pytest.mark.rule("kros.inspire.no_repeat")
def test_a_die_does_not_go_to_whoever_has_its_power_already() -> None:
    """V14."""
    scene = tension("A C").do("keep")
    assert scene.refused("inspire H6")
    scene.do("inspire F6")
    assert "armour" in scene.unit("luk_ylook").powers


@pytest.mark.rule("kros.inspire.no_repeat")
def test_of_a_double_only_one_die_goes_to_the_same_krosmaster() -> None:
    scene = tension("D D").do("keep", "inspire F6")
    assert scene.refused("inspire F6")
    assert scene.allows("inspire H6")


@pytest.mark.rule("kros.inspire.duration")
def test_inspiration_lasts_through_the_opponents_turn_until_the_owners_next_one() -> None:
    """V14: until the start of P1's next turn."""
    scene = tension("A C").do("keep", "inspire F6", "leave", "sell 0")
    assert "armour" in scene.unit("luk_ylook").powers
    scene.pass_turn()
    assert scene.active == 1
    assert scene.unit("luk_ylook").powers == ["armour"]
    scene.do("end", rolls="L L")
    assert (scene.active, scene.step) == (0, "keep")
    assert scene.unit("luk_ylook").powers == []


@pytest.mark.rule("kros.inspire.duration", "kros.inspire.no_repeat")
def test_a_power_that_has_just_ended_may_be_given_again() -> None:
    scene = tension("A C", units=[own("luk_ylook", "F6", inspired=["armour"]), *TEAM[2:]])
    scene.do("keep", "inspire F6")
    assert scene.unit("luk_ylook").powers == ["armour"]


@pytest.mark.rule("kros.inspire.krosmaster_only")
def test_only_own_krosmasters_on_the_board_are_inspired() -> None:
    units = [*TEAM, own("tofu", "G6", summoner=0), own("naz_rael", None)]
    scene = tension("C L", units=units).do("keep")
    assert scene.cells("inspire") == {"F6", "H6"}


@pytest.mark.rule("kros.refund")
def test_two_dice_are_sold_for_3_kamas_and_one_for_1() -> None:
    """V13."""
    scene = tension("D L").do("keep")
    both = Scene.of(scene.state.clone()).do("leave", "leave")
    assert both.legal() == ["sell 0", "sell 1", "sell 2"]
    assert both.do("sell 2").stock == (3, 0)
    scene.do("inspire F6", "leave")
    assert scene.legal() == ["sell 0", "sell 1"]
    assert scene.do("sell 1").stock == (1, 0)


@pytest.mark.rule("kros.refund")
def test_the_kamas_go_to_the_player_who_rolled() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("coa_gulary", "L12")], turn=4)
    scene.do("end", rolls="D L").do("keep", "leave", "leave", "sell 2")
    assert scene.stock == (0, 3)


@pytest.mark.rule("kros.refund")
def test_a_die_may_also_be_put_aside_for_nothing() -> None:
    scene = tension("D L").do("keep", "leave", "leave", "sell 0")
    assert scene.stock == (0, 0)
    assert scene.step == "act"


@pytest.mark.rule("kros.refund", "kros.turn.phases")
def test_when_both_dice_are_given_away_there_is_nothing_to_sell() -> None:
    scene = tension("D L").do("keep", "inspire F6", "inspire F6")
    assert scene.step == "act"


# The order of a game turn -------------------------------------------------------------------------


@pytest.mark.rule("kros.turn.phases")
def test_a_game_turn_goes_through_its_phases_in_order() -> None:
    scene = tension("X L")
    steps = [scene.step]
    for text in ("keep", "as C", "inspire F6", "leave", "sell 1", "end", "end"):
        scene.do(text)
        steps.append(scene.step)
    assert steps == ["keep", "assign", "inspire", "inspire", "refund", "act", "act", "keep"]
    assert (scene.turn, scene.active, scene.asked) == (6, 1, 1)


@pytest.mark.rule("kros.turn.timeline_order", "kros.opening.course")
def test_units_act_one_after_the_other_by_initiative() -> None:
    units = [
        own("hild_rimeguard", "A1"),
        own("bruno_sledge", "B1"),
        own("tilly_furrow", "C1"),
        own("ysolde_hoar", "D1"),
        foe("coa_gulary", "L12"),
    ]
    scene = Scene(units)
    seen = []
    while scene.turn == 1:
        seen.append(scene.active_card())
        scene.do("end")
    assert seen == ["bruno_sledge", "ysolde_hoar", "tilly_furrow", "hild_rimeguard"]


@pytest.mark.rule("kros.turn.timeline_order", "kros.setup.timeline")
def test_the_timeline_says_who_is_next_and_stays_as_it_is() -> None:
    units = [own("luk_ylook", "A1"), own("coa_gulary", "B1"), foe("yugo", "L12")]
    scene = Scene(units, timelines=[[1, 0], [2]])
    for _ in range(2):
        assert scene.active_card() == "coa_gulary"
        assert scene.do("end").active_card() == "luk_ylook"
        scene.pass_turn().pass_turn()
    assert scene.field("timelines") == [[1, 0], [2]]


@pytest.mark.rule("kros.turn.timeline_order")
def test_only_the_piece_whose_turn_it_is_acts() -> None:
    scene = Scene(TEAM)
    assert scene.active_card() == "luk_ylook"
    assert scene.refused("cast decoy H5")
    assert scene.unit("maskun_john").gauges == (0, 0)
    scene.do("end")
    assert scene.allows("cast decoy H5")
    assert scene.unit("luk_ylook").gauges == (0, 0)


@pytest.mark.rule("kros.turn.active_ko", "kros.turn.timeline_order")
def test_a_ko_piece_leaves_an_empty_place_in_the_timeline_which_is_skipped() -> None:
    units = [own("luk_ylook", "A1"), own("coa_gulary", None), own("bad_aboum", "C1"), *TEAM[2:]]
    scene = Scene(units, timelines=[[0, 1, 2], [3]])
    assert scene.active_card() == "luk_ylook"
    assert scene.do("end").active_card() == "bad_aboum"


@pytest.mark.rule("kros.turn.active_ko")
def test_whoever_is_ko_by_the_cost_of_a_spell_finishes_it_and_the_next_piece_follows() -> None:
    """V54: Coa pays her last marker, but Punishment still does its damage."""
    units = [
        own("coa_gulary", "F6", injuries=6),
        own("bad_aboum", "A1"),
        foe("count_harebourg", "F5"),
    ]
    scene = Scene(units).do("cast punishment F5", rolls="A L")
    assert scene.unit("count_harebourg").injuries == 3
    assert scene.unit("coa_gulary").cell is None
    assert not scene.events("end")
    assert (scene.active, scene.active_card()) == (0, "bad_aboum")


@pytest.mark.rule("kros.turn.active_ko", "kros.power.farmer")
def test_a_piece_that_its_own_bomb_takes_off_the_board_has_no_end_step() -> None:
    """Tilly has picked up a Kama, but Farmer gives nothing. The Explosion is finished first."""
    units = [
        own("tilly_furrow", "F6", injuries=7),
        own("bad_aboum", "A1"),
        own("firebomb", "F7", injuries=1, summoner=1),
        foe("count_harebourg", "F8"),
    ]
    scene = Scene(units, kamas={"F6": 2}).do("pick", "cast pitchfork F7", rolls="A A L L")
    assert scene.unit("tilly_furrow").cell is None
    assert scene.unit("count_harebourg").injuries == 2
    assert scene.stock == (1, 0)
    assert scene.active_card() == "bad_aboum"


@pytest.mark.rule("kros.turn.active_ko")
def test_when_the_last_piece_of_the_turn_falls_the_opponents_turn_begins() -> None:
    units = [
        own("coa_gulary", "F6", injuries=6),
        own("yugo", "A1"),
        foe("count_harebourg", "F5"),
    ]
    scene = Scene(units, piece="coa_gulary", turn=5).do("cast punishment F5", rolls="A L C D")
    assert (scene.turn, scene.active, scene.step) == (6, 1, "keep")


# Rewards that lie face up -------------------------------------------------------------------------


def shown(scene: Scene) -> dict[str, int]:
    rank = {"granite": 0, "jade": 0, "gold": 0, "ruby": 0}
    ranks = {
        "granite": ("mending_draught", "quickstep_vial", "focus_vial", "whetstone", "padded_coat"),
        "jade": ("snowshoes", "anchor_boots", "icepick", "ember_locket"),
        "gold": ("far_lens", "warhorn", "rimefang"),
        "ruby": ("stone_egg", "hasty_egg", "still_egg", "hearth_egg"),
    }
    for reward in scene.field("display"):
        rank[next(name for name in ranks if reward in ranks[name])] += 1
    return rank


@pytest.mark.rule("kros.turn.reveal", "kros.setup.rewards")
def test_rewards_are_turned_up_in_the_second_and_the_third_game_turn() -> None:
    scene = dealt().set_up()
    for turn, count in [(1, 0), (2, 1), (3, 2), (4, 2), (5, 2)]:
        assert scene.turn == turn
        assert set(shown(scene).values()) == {count}
        scene.pass_turn()


@pytest.mark.rule("kros.turn.reveal")
def test_they_are_turned_up_at_the_start_of_the_turn_before_the_tension_roll() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("yugo", "A1")])
    scene.do("end", rolls="whetstone icepick rimefang stone_egg C D")
    assert [event.kind for event in scene.events()] == ["end", "turn", *["show"] * 4, "tension"]
    assert scene.field("display") == ["whetstone", "icepick", "rimefang", "stone_egg"]


@pytest.mark.rule("kros.turn.reveal", "kros.reward.buy")
@pytest.mark.parametrize(("turn", "left"), [(2, 1), (3, 2), (7, 2)])
def test_a_reward_that_is_bought_face_up_is_replaced_at_once(turn: int, left: int) -> None:
    display = ["focus_vial", "whetstone"][:left]
    scene = Scene(
        [own("yugo", "D5")], board="glacier_gate", turn=turn, stock=[9, 0], display=display
    )
    scene.do("buy focus_vial", rolls="padded_coat")
    assert sorted(scene.field("display")) == sorted([*display[1:], "padded_coat"])


@pytest.mark.rule("kros.turn.reveal")
def test_nothing_replaces_a_reward_when_the_pile_is_empty() -> None:
    fields = {"turn": 7, "stock": [9, 0], "display": ["focus_vial"], "piles": {"granite": []}}
    scene = Scene([own("yugo", "D5")], board="glacier_gate", **fields).do("buy focus_vial")
    assert scene.field("display") == []


@pytest.mark.rule("kros.turn.reveal")
def test_an_unseen_purchase_leaves_the_face_up_rewards_alone() -> None:
    scene = Scene(
        [own("yugo", "D5")], board="glacier_gate", turn=7, stock=[9, 0], display=["focus_vial"]
    )
    scene.do("buy granite")
    assert scene.field("display") == ["focus_vial"]


@pytest.mark.rule("kros.turn.reveal", "kros.opt.reward_reveal")
def test_in_the_older_rules_two_of_each_rank_are_face_up_from_the_start() -> None:
    scene = dealt(reward_reveal="setup").set_up()
    for _ in range(3):
        assert set(shown(scene).values()) == {2}
        scene.pass_turn()


@pytest.mark.rule("kros.opt.reward_reveal")
def test_in_the_older_rules_a_reward_is_replaced_in_the_first_turn_too() -> None:
    fields = {"stock": [9, 0], "display": ["focus_vial"], "reward_reveal": "setup"}
    scene = Scene([own("yugo", "D5")], board="glacier_gate", turn=1, **fields)
    scene.do("buy focus_vial")
    assert len(scene.field("display")) == 2


# The Preliminary step -----------------------------------------------------------------------------


def on_my_turn(*units: Any, **fields: Any) -> Scene:
    """Seat 0 begins game turn 5 with these units."""
    return Scene([*units, foe("coa_gulary", "L12")], active=1, turn=4, **fields).pass_turn()


@pytest.mark.rule("kros.prelim.gauges")
def test_a_piece_begins_its_turn_with_the_ap_and_mp_of_its_card() -> None:
    assert on_my_turn(own("count_harebourg", "F6")).unit("count_harebourg").gauges == (8, 4)


@pytest.mark.rule("kros.prelim.gauges", "kros.frozen.tokens.count")
@pytest.mark.parametrize(
    ("tokens", "gauges"),
    [
        ({"+1AP": 1}, (7, 3)),
        ({"-1AP": 2}, (4, 3)),
        ({"F+1AP": 1}, (7, 3)),
        ({"F-1AP": 1}, (5, 3)),
        ({"+1MP": 2}, (6, 5)),
        ({"-1MP": 1}, (6, 2)),
        ({"F+1MP": 1}, (6, 4)),
        ({"F-1MP": 1}, (6, 2)),
        ({"+1AP": 1, "F-1AP": 1}, (6, 3)),
        ({"-1AP": 1, "F-1AP": 1, "-1MP": 2, "F-1MP": 1}, (4, 0)),
        ({"+1AP": 2, "F+1AP": 2, "+1MP": 1, "F+1MP": 1}, (10, 5)),
        ({"-1AP": 3, "F-1AP": 3}, (0, 3)),
    ],
)
def test_tokens_change_what_it_begins_with_frozen_ones_like_the_others(
    tokens: dict[str, int], gauges: tuple[int, int]
) -> None:
    scene = on_my_turn(own("bill_tell", "F6", tokens=tokens))
    assert scene.unit("bill_tell").gauges == gauges


@pytest.mark.rule("kros.prelim.discard", "kros.prelim.frozen_stay")
def test_regular_tokens_are_removed_once_they_are_counted_and_frozen_ones_stay() -> None:
    tokens = {"+1AP": 1, "F-1AP": 1, "-1MP": 1, "F+1MP": 2, "+1Range": 1}
    scene = on_my_turn(own("bill_tell", "F6", tokens=tokens))
    assert scene.unit("bill_tell").tokens == {"F-1AP": 1, "F+1MP": 2}
    assert scene.unit("bill_tell").gauges == (6, 4)
    scene.pass_turn().pass_turn()
    assert scene.unit("bill_tell").gauges == (5, 5)
    assert scene.unit("bill_tell").tokens == {"F-1AP": 1, "F+1MP": 2}


@pytest.mark.rule("kros.prelim.discard")
def test_tokens_wait_on_a_piece_until_its_own_turn() -> None:
    scene = Scene([own("luk_ylook", "F6"), own("bad_aboum", "A1", tokens={"-1AP": 1}), *TEAM[2:]])
    assert scene.unit("bad_aboum").tokens == {"-1AP": 1}
    scene.do("end")
    assert scene.unit("bad_aboum").tokens == {}
    assert scene.unit("bad_aboum").gauges == (5, 3)


@pytest.mark.rule("kros.prelim.frozen_stay", "kros.opt.frozen_tokens_persist")
def test_with_the_option_off_frozen_tokens_are_removed_too() -> None:
    tokens = {"F-1AP": 1, "F+1MP": 2}
    scene = on_my_turn(own("bill_tell", "F6", tokens=tokens), frozen_tokens_persist=False)
    assert scene.unit("bill_tell").gauges == (5, 5)
    assert scene.unit("bill_tell").tokens == {}


@pytest.mark.rule("kros.prelim.gauges", "kros.range.max", "kros.token.range")
def test_range_tokens_change_the_range_of_this_turn_alone() -> None:
    scene = on_my_turn(own("bill_tell", "A1", tokens={"+1Range": 2}))
    assert scene.unit("bill_tell").tokens == {}
    assert scene.allows("cast plaguing_arrow K1")
    assert not scene.allows("cast plaguing_arrow L1")
    scene.pass_turn().pass_turn()
    assert scene.allows("cast plaguing_arrow I1")
    assert not scene.allows("cast plaguing_arrow J1")


@pytest.mark.rule("kros.prelim.buffs", "kros.reward.buff")
def test_a_buff_works_until_the_owners_next_turn_and_then_leaves_the_game() -> None:
    scene = Scene([own("yugo", "F6", rewards=[{"reward": "padded_coat"}]), *TEAM[2:]])
    scene.do("reveal padded_coat")
    assert scene.unit("yugo").powers == ["armour", "heroic_inspiration"]
    scene.pass_turn()
    assert "armour" in scene.unit("yugo").powers
    scene.pass_turn()
    assert scene.unit("yugo").powers == ["heroic_inspiration"]
    assert scene.unit("yugo").rewards == []
    assert "padded_coat" in scene.field("piles")["granite"]
    assert scene.field("piles")["granite"].count("padded_coat") == 1


@pytest.mark.rule("kros.prelim.buffs")
def test_buffs_of_others_stay_until_their_own_turns_begin() -> None:
    coat = [{"reward": "padded_coat", "up": True}]
    whet = [{"reward": "whetstone", "up": True}]
    scene = on_my_turn(own("yugo", "F6", rewards=coat), own("luk_ylook", "A1", rewards=whet))
    assert scene.active_card() == "yugo"
    assert scene.unit("yugo").powers == ["heroic_inspiration"]
    assert scene.unit("luk_ylook").powers == ["critical_hit"]
    scene.do("end")
    assert scene.unit("luk_ylook").powers == []


@pytest.mark.rule("kros.prelim.buffs", "kros.prelim.triggers", "kros.effect.grant_power")
def test_all_that_lasts_until_a_pieces_next_turn_ends_before_it_acts() -> None:
    """Hild braces herself and wears a whetstone; when she is asked again, both are over."""
    whet = [{"reward": "whetstone"}]
    scene = Scene([own("hild_rimeguard", "F6", rewards=whet), *TEAM[2:]], turn=5)
    scene.do("cast brace F6", "reveal whetstone")
    both = {"armour", "critical_hit"}
    assert both <= set(scene.unit("hild_rimeguard").powers)
    scene.pass_turn()
    assert both <= set(scene.unit("hild_rimeguard").powers)
    scene.do("end")
    assert both <= set(scene.unit("hild_rimeguard").powers)
    scene.do("reroll", rolls="C").do("leave", "sell 0")
    assert scene.active_card() == "hild_rimeguard"
    assert not both & set(scene.unit("hild_rimeguard").powers)


# The Activation step ------------------------------------------------------------------------------


@pytest.mark.rule("kros.act.mix", "kros.opening.turn")
def test_actions_may_be_mixed_as_long_as_the_gauges_allow() -> None:
    """Glacier Gate: a Kama at (5,4), a Demon cell at (7,5)."""
    scene = Scene(
        [own("luk_ylook", "G5", rewards=[{"reward": "focus_vial"}]), foe("coa_gulary", "D6")],
        board="glacier_gate",
        stock=[3, 0],
        scenery=[],
    )
    scene.do("mv F5").do("pick").do("mv G6").do("cast repelling_arrow D6", rolls="A L")
    assert scene.unit("luk_ylook").gauges == (2, 0)
    scene.do("reveal focus_vial")
    assert scene.unit("luk_ylook").gauges == (4, 0)
    assert scene.stock == (4, 0)
    scene.do("cast repelling_arrow B6", rolls="A L")
    assert scene.unit("luk_ylook").gauges == (1, 0)
    assert scene.refused("cast repelling_arrow B6")
    assert scene.refused("mv G5")


@pytest.mark.rule("kros.act.mix")
def test_a_turn_may_be_ended_at_any_time() -> None:
    assert Scene(TEAM).do("end").active_card() == "maskun_john"


@pytest.mark.rule("kros.act.mix", "kros.turn.active_ko")
def test_a_piece_that_can_do_nothing_more_has_only_the_end_of_its_turn_left() -> None:
    scene = Scene([own("luk_ylook", "F6", ap=0, mp=0), *TEAM[1:]])
    assert scene.legal() == ["end"]


@pytest.mark.rule("kros.act.on_cube", "kros.ice_cube.kama")
@pytest.mark.parametrize("kind", ["ice_cube", "crate"])
def test_whoever_stands_on_a_cube_or_a_crate_picks_up_and_buys_as_usual(kind: str) -> None:
    """Frigost I has a Demon cell on the rink, at (6,5)."""
    scene = Scene(
        [own("yugo", "G6"), foe("coa_gulary", "A1")],
        board="frigost_1",
        scenery=lying(kind, "G6"),
        kamas={"G6": 1},
        stock=[15, 0],
    )
    assert {"pick", "buy gg", "buy granite"} <= set(scene.legal())
    scene.do("pick", "buy gg", "buy granite")
    assert scene.unit("yugo").ap == 4
    assert scene.stock == (1, 0)


@pytest.mark.rule("kros.act.on_cube")
def test_on_a_cube_lock_checks_adjacency_and_sight_are_those_of_the_cell() -> None:
    units = [own("luk_ylook", "F8"), foe("coa_gulary", "F7"), foe("yugo", "H8")]
    scene = Scene(units, board="frigost_1", scenery=lying("ice_cube", "F8"))
    assert scene.cells("cast punch") == {"F7", "E8", "G8", "F9"}
    assert not scene.allows("cast repelling_arrow J8")
    scene.do("mv E8", rolls="A D")
    assert scene.told("lock")["result"] == "dodged"


# The End step -------------------------------------------------------------------------------------


@pytest.mark.rule("kros.end.triggers", "kros.power.farmer")
def test_a_farmer_who_picked_up_kamas_gets_one_more_at_the_end_of_the_turn() -> None:
    """V89."""
    scene = Scene([own("tilly_furrow", "F6"), foe("coa_gulary", "A1")], kamas={"F6": 3})
    scene.do("pick", "pick")
    assert scene.unit("tilly_furrow").ap == 4
    assert scene.stock == (2, 0)
    assert scene.do("end").stock == (3, 0)


@pytest.mark.rule("kros.end.triggers", "kros.power.farmer", "kros.scenery.loot")
def test_loot_is_not_picked_up_so_a_farmer_gets_nothing_for_it() -> None:
    """V89: a Geyser with 2 of 3 markers falls to the pitchfork."""
    geyser = [{"kind": "geyser", "cell": "F7", "marks": 2}]
    scene = Scene([own("tilly_furrow", "F6"), foe("coa_gulary", "A1")], scenery=geyser)
    scene.do("cast pitchfork F7", rolls="A")
    assert scene.stock == (1, 0)
    assert scene.do("end").stock == (1, 0)


@pytest.mark.rule("kros.end.triggers")
def test_farmer_counts_for_one_turn_only() -> None:
    scene = Scene([own("tilly_furrow", "F6"), foe("coa_gulary", "A1")], kamas={"F6": 1}, turn=5)
    scene.do("pick").pass_turn().pass_turn()
    assert scene.stock == (2, 0)
    assert scene.do("end").stock == (2, 0)


@pytest.mark.rule("kros.end.expire", "kros.effect.range_bonus")
def test_effects_until_the_end_of_the_turn_stop_and_what_is_left_of_the_gauges_is_lost() -> None:
    scene = Scene([own("bill_tell", "A1"), own("luk_ylook", "L12"), foe("coa_gulary", "F6")])
    scene.do("cast long_shot A1")
    assert scene.allows("cast plaguing_arrow L1")
    scene.do("end")
    assert scene.unit("bill_tell").gauges == (0, 0)
    scene.pass_turn().pass_turn()
    assert scene.active_card() == "bill_tell"
    assert scene.allows("cast plaguing_arrow I1")
    assert not scene.allows("cast plaguing_arrow J1")


@pytest.mark.rule("kros.end.expire", "kros.spell.limits")
def test_spells_once_per_turn_are_available_again_in_the_next_one() -> None:
    """Punch is blue, Claw purple, Puff red."""
    scene = Scene([own("mo_snowmole", "F6", ap=20), foe("count_harebourg", "F5")], turn=5)
    scene.do("cast punch F5", rolls="A L").do("cast claw F5", rolls="A L")
    assert scene.refused("cast punch F5")
    assert scene.refused("cast claw F5")
    scene.pass_turn().pass_turn()
    assert scene.allows("cast punch F5")
    assert scene.allows("cast claw F5")
    kassius = Scene([own("kassius_kaos", "F6"), foe("count_harebourg", "F5")], turn=5)
    kassius.do("cast puff F5").pass_turn().pass_turn()
    assert kassius.refused("cast puff F5")
