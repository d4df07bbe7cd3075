"""Kamas and Demonic Rewards: picking up, buying, turning up (sections 8.2 and 11.3)."""

from typing import Any

import pytest

from hoarfrost.core.plain import Json
from tests.games.krosmaster.scene import Scene, foe, own

DEMON = "D5"  # a Demon cell of Glacier Gate
COA = foe("coa_gulary", "L12")


def shop(card: str = "yugo", **fields: Any) -> Scene:
    """A Krosmaster on a Demon cell of Glacier Gate, with 24 Kamas."""
    unit = {name: fields.pop(name) for name in ("rewards", "ap") if name in fields}
    return Scene(
        [own(card, DEMON, **unit), *fields.pop("others", []), COA],
        **{"board": "glacier_gate", "stock": [24, 0], **fields},
    )


def down(*rewards: str) -> list[Json]:
    return [{"reward": reward} for reward in rewards]


def up(*rewards: str) -> list[Json]:
    return [{"reward": reward, "up": True} for reward in rewards]


def held(scene: Scene, card: str = "yugo") -> list[tuple[str, bool]]:
    """The rewards on a card, and whether they lie face up."""
    return [(r["reward"], r.get("up", False)) for r in scene.unit(card).rewards]


# Kamas --------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.act.kama")
def test_a_krosmaster_picks_up_kamas_from_its_cell_for_1_ap_each() -> None:
    scene = Scene([own("luk_ylook", "F6"), COA], kamas={"F6": 2, "F7": 1})
    scene.do("pick")
    assert (scene.stock, scene.kamas("F6"), scene.unit("luk_ylook").ap) == ((1, 0), 1, 5)
    scene.do("pick")
    assert (scene.stock, scene.kamas("F6"), scene.unit("luk_ylook").ap) == ((2, 0), 0, 4)
    assert scene.refused("pick")
    assert scene.kamas("F7") == 1


@pytest.mark.rule("kros.act.kama")
def test_without_ap_nothing_is_picked_up_and_walking_over_kamas_takes_none() -> None:
    scene = Scene([own("luk_ylook", "F6", ap=0), COA], kamas={"F6": 1, "F7": 1})
    assert scene.refused("pick")
    scene.do("mv F8")
    assert scene.stock == (0, 0)


@pytest.mark.rule("kros.piece.kama", "kros.summon.restrict")
def test_only_krosmasters_pick_up_kamas() -> None:
    units = [own("luk_ylook", "A1"), own("gobball", "F6", summoner=0), COA]
    scene = Scene(units, kamas={"F6": 1}, piece="gobball")
    assert scene.refused("pick")


@pytest.mark.rule("kros.piece.kama", "kros.board.layers")
def test_kamas_are_neither_hit_nor_moved_by_spells() -> None:
    kamas = {"F6": 3, "F5": 1}
    scene = Scene([own("darkness_knight", "F8"), foe("yugo", "F6")], kamas=kamas)
    scene.do("cast devastation F6", rolls="A L")
    assert (scene.kamas("F6"), scene.kamas("F5")) == (3, 1)
    pushed = Scene([own("luk_ylook", "F9"), foe("yugo", "F6")], kamas=kamas)
    pushed.do("cast repelling_arrow F6", rolls="A L")
    assert pushed.unit("yugo").cell == "F4"
    assert (pushed.kamas("F6"), pushed.kamas("F5")) == (3, 1)


@pytest.mark.rule("kros.kama.stock")
def test_kamas_stay_with_the_player_when_the_krosmaster_that_took_them_is_ko() -> None:
    scene = Scene(
        [own("coa_gulary", "F6", injuries=6), own("yugo", "A1"), foe("luk_ylook", "F5")],
        kamas={"F6": 2},
        piece="coa_gulary",
    )
    scene.do("pick", "pick", "cast punishment F5")
    assert scene.unit("coa_gulary").cell is None
    assert scene.stock == (2, 0)


@pytest.mark.rule("kros.kama.stock")
def test_kamas_taken_from_the_board_do_not_come_back() -> None:
    scene = Scene([own("luk_ylook", "F6"), COA], kamas={"F6": 1}, turn=5).do("pick")
    scene.pass_turn().pass_turn()
    assert scene.field("kamas") == {}


@pytest.mark.rule("kros.kama.stock")
def test_all_krosmasters_of_a_player_share_one_stock() -> None:
    scene = shop(others=[own("luk_ylook", "H6")], stock=[6, 0])
    scene.do("buy granite", "end")
    assert scene.active_card() == "luk_ylook"
    scene.do("buy granite")
    assert scene.stock == (0, 0)


# Buying -------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.reward.ranks", "kros.act.buy_ap", "kros.reward.buy")
@pytest.mark.parametrize(
    ("rank", "price"), [("granite", 3), ("jade", 6), ("gold", 12), ("ruby", 18)]
)
def test_a_reward_costs_the_price_of_its_rank_and_1_ap(rank: str, price: int) -> None:
    poor = shop(stock=[price - 1, 50])
    assert poor.refused(f"buy {rank}")
    scene = shop(stock=[price, 50]).do(f"buy {rank}")
    assert scene.stock == (0, 50)
    assert scene.unit("yugo").ap == 6
    assert [reward["rank"] for reward in scene.unit("yugo").rewards] == [rank]


@pytest.mark.rule("kros.reward.ranks", "kros.reward.buy", "kros.act.buy_ap")
@pytest.mark.parametrize(
    ("reward", "price"),
    [("whetstone", 3), ("icepick", 6), ("rimefang", 12), ("stone_egg", 18)],
)
def test_a_face_up_reward_costs_the_same_as_an_unseen_one(reward: str, price: int) -> None:
    assert shop(stock=[price - 1, 0], display=[reward]).refused(f"buy {reward}")
    scene = shop(stock=[price, 0], display=[reward]).do(f"buy {reward}")
    assert scene.stock == (0, 0)
    assert scene.unit("yugo").ap == 6
    assert held(scene) == [(reward, False)]


@pytest.mark.rule("kros.act.buy_ap")
def test_without_an_ap_nothing_is_bought() -> None:
    scene = shop(ap=0, display=["whetstone"])
    assert scene.legal("buy") == []


@pytest.mark.rule("kros.act.buy_ap", "kros.summon.restrict")
def test_only_krosmasters_on_a_demon_cell_buy() -> None:
    beside = Scene([own("yugo", "D4"), COA], board="glacier_gate", stock=[24, 0])
    assert beside.legal("buy") == []
    units = [own("yugo", "A1"), own("gobball", DEMON, summoner=0), COA]
    summon = Scene(units, board="glacier_gate", stock=[24, 0], piece="gobball")
    assert summon.legal("buy") == []


@pytest.mark.rule("kros.reward.buy")
def test_what_is_bought_goes_face_down_to_the_buyer_and_does_nothing_yet() -> None:
    scene = shop(display=["snowshoes"]).do("buy snowshoes")
    assert held(scene) == [("snowshoes", False)]
    assert scene.unit("yugo").powers == ["heroic_inspiration"]


@pytest.mark.rule("kros.reward.buy")
def test_only_the_buyer_knows_a_reward_that_was_bought_unseen() -> None:
    scene = shop().do("buy jade", rolls="icepick")
    assert scene.state.view(0)["units"][0]["rewards"] == [{"rank": "jade", "reward": "icepick"}]
    for other in (1, None):
        assert scene.state.view(other)["units"][0]["rewards"] == [{"rank": "jade"}]
    (bought,) = scene.events("buy")
    assert bought.seen_by(0)["reward"] == "icepick"
    assert "reward" not in bought.seen_by(1)
    assert "reward" not in bought.seen_by(None)


@pytest.mark.rule("kros.reward.buy")
def test_everybody_remembers_a_reward_that_was_bought_face_up() -> None:
    scene = shop(display=["icepick"]).do("buy icepick")
    for viewer in (0, 1, None):
        (reward,) = scene.state.view(viewer)["units"][0]["rewards"]
        assert (reward["reward"], reward.get("up", False)) == ("icepick", False)


@pytest.mark.rule("kros.reward.buy", "kros.setup.rewards")
def test_an_unseen_reward_comes_off_the_pile_of_its_rank() -> None:
    scene = shop()
    assert {rank: len(pile) for rank, pile in scene.field("piles").items()} == {
        "granite": 10,
        "jade": 8,
        "gold": 6,
        "ruby": 8,
    }
    scene.do("buy gold", rolls="warhorn")
    assert scene.field("piles")["gold"].count("warhorn") == 1
    assert len(scene.field("piles")["gold"]) == 5


@pytest.mark.rule("kros.reward.buy", "kros.setup.rewards", "kros.conv.random")
def test_each_reward_of_a_pile_is_equally_likely_to_lie_on_top() -> None:
    start = shop()
    found: dict[str, int] = {}
    for _ in range(900):
        scene = Scene.of(start.state.clone()).do("buy gold")
        start.state.rng.copy_from(scene.state.rng)
        found[held(scene)[0][0]] = found.get(held(scene)[0][0], 0) + 1
    assert set(found) == {"far_lens", "warhorn", "rimefang"}
    assert all(240 < count < 360 for count in found.values())


@pytest.mark.rule("kros.reward.buy")
def test_an_empty_rank_cannot_be_bought() -> None:
    scene = shop(piles={"granite": ["whetstone"], "jade": [], "gold": ["far_lens"], "ruby": []})
    assert scene.legal("buy") == ["buy gg", "buy granite", "buy gold"]
    scene.do("buy granite")
    assert scene.refused("buy granite")


@pytest.mark.rule("kros.reward.limit")
def test_a_krosmaster_holds_at_most_as_many_rewards_as_its_level() -> None:
    """V93: Coa has Level 1, and one reward already. A GG she may still buy."""
    scene = shop("coa_gulary", rewards=down("whetstone"), display=["focus_vial"])
    assert scene.legal("buy") == ["buy gg"]
    assert scene.allows("buy gg")


@pytest.mark.rule("kros.reward.limit")
@pytest.mark.parametrize("rewards", [down("snowshoes", "icepick"), up("snowshoes", "icepick")])
def test_face_up_and_face_down_rewards_count_alike(rewards: list[Json]) -> None:
    scene = shop(rewards=rewards)
    scene.do("buy granite")
    assert scene.refused("buy granite")
    assert scene.legal("buy") == ["buy gg"]


@pytest.mark.rule("kros.reward.limit", "kros.reward.boost")
def test_a_boost_that_was_used_leaves_room_for_another_reward() -> None:
    scene = shop("coa_gulary", rewards=down("focus_vial")).do("reveal focus_vial")
    assert scene.allows("buy granite")


# GG for Kamas -------------------------------------------------------------------------------------


@pytest.mark.rule("kros.act.gg_price", "kros.act.buy_ap", "kros.gg.wild_first")
def test_a_gg_costs_12_kamas_and_1_ap_and_the_first_is_the_wild_one() -> None:
    assert shop(stock=[11, 0]).refused("buy gg")
    scene = shop(stock=[12, 0]).do("buy gg")
    assert scene.stock == (0, 0)
    assert scene.unit("yugo").ap == 6
    assert (scene.gg, scene.wild) == ((7, 6), False)


@pytest.mark.rule("kros.act.gg_price", "kros.gg.wild_first")
def test_once_the_wild_gg_is_gone_a_bought_one_comes_from_the_opponent() -> None:
    scene = shop(wild=False).do("buy gg")
    assert scene.gg == (7, 5)


@pytest.mark.rule("kros.act.gg_once")
def test_only_one_gg_is_bought_in_a_game_turn_whoever_buys() -> None:
    """V92."""
    scene = shop(others=[own("luk_ylook", "H6")], ap=5).do("buy gg")
    assert scene.unit("yugo").ap == 4
    assert scene.stock == (12, 0)
    assert scene.refused("buy gg")
    scene.do("end")
    assert scene.active_card() == "luk_ylook"
    assert scene.refused("buy gg")
    scene.pass_turn().pass_turn()
    assert scene.active_card() == "yugo"
    assert scene.allows("buy gg")


@pytest.mark.rule("kros.act.gg_once", "kros.opt.gg_per_turn")
@pytest.mark.parametrize(("limit", "bought"), [(2, 2), (0, 4)])
def test_the_option_allows_more_gg_per_turn(limit: int, bought: int) -> None:
    scene = shop(stock=[48, 0], gg_per_turn=limit)
    for _ in range(bought):
        scene.do("buy gg")
    assert not scene.allows("buy gg")
    assert scene.gg == (6 + bought, 7 - bought)


@pytest.mark.rule("kros.win.gg", "kros.act.gg_price", "kros.win.check")
def test_whoever_buys_the_opponents_last_gg_wins_at_once() -> None:
    scene = shop(gg=[3, 1], wild=False).do("buy gg")
    assert scene.is_over
    assert (scene.winner, scene.gg) == (0, (4, 0))


# Turning up ---------------------------------------------------------------------------------------


@pytest.mark.rule("kros.reward.reveal")
def test_a_reward_is_turned_up_at_no_cost_also_one_bought_this_very_turn() -> None:
    scene = shop(display=["snowshoes"]).do("buy snowshoes")
    assert scene.unit("yugo").ap == 6
    scene.do("reveal snowshoes")
    assert scene.unit("yugo").gauges == (6, 3)
    assert held(scene) == [("snowshoes", True)]


@pytest.mark.rule("kros.reward.reveal", "kros.reward.equipment")
def test_only_one_reward_is_turned_up_per_turn_and_one_set_is_enough() -> None:
    """V94."""
    rewards = [*up("snowshoes"), *down("anchor_boots", "icepick")]
    scene = Scene([own("yugo", "F6", rewards=rewards), COA], turn=5)
    assert scene.legal("reveal") == ["reveal icepick"]
    fresh = Scene([own("yugo", "F6", rewards=down("snowshoes", "icepick")), COA], turn=5)
    fresh.do("reveal snowshoes")
    assert fresh.refused("reveal icepick")
    fresh.pass_turn().pass_turn()
    fresh.do("reveal icepick")
    assert held(fresh) == [("snowshoes", True), ("icepick", True)]


@pytest.mark.rule("kros.reward.reveal", "kros.opt.reveals_per_turn")
@pytest.mark.parametrize(("limit", "turned_up"), [(1, 1), (2, 2), (0, 3)])
def test_the_option_allows_more_reveals_per_turn(limit: int, turned_up: int) -> None:
    yugo = own("yugo", "F6", rewards=down("snowshoes", "icepick", "ember_locket"))
    scene = Scene([yugo, COA], reveals_per_turn=limit)
    count = 0
    while scene.legal("reveal"):
        scene.do(scene.legal("reveal")[0])
        count += 1
    assert count == turned_up


@pytest.mark.rule("kros.reward.reveal")
def test_each_krosmaster_turns_up_its_own_rewards_in_its_own_turn() -> None:
    units = [
        own("yugo", "F6", rewards=down("snowshoes")),
        own("luk_ylook", "A1", rewards=down("icepick")),
    ]
    scene = Scene([*units, COA])
    assert scene.legal("reveal") == ["reveal snowshoes"]
    scene.do("reveal snowshoes", "end")
    assert scene.legal("reveal") == ["reveal icepick"]


@pytest.mark.rule("kros.reward.boost")
@pytest.mark.parametrize(
    ("reward", "gauges", "marks"),
    [
        ("focus_vial", (9, 3), (4, 2)),
        ("quickstep_vial", (7, 5), (4, 2)),
        ("mending_draught", (7, 3), (2, 2)),
    ],
)
def test_a_boost_works_once_and_leaves_the_game(
    reward: str, gauges: tuple[int, int], marks: tuple[int, int]
) -> None:
    """Yugo has 4 regular and 2 Frozen markers; a draught heals regular ones only."""
    yugo = own("yugo", "F6", injuries=4, frozen=2, rewards=down(reward))
    scene = Scene([yugo, COA])
    assert scene.unit("yugo").gauges == (7, 3)
    piles = scene.field("piles")
    scene.do(f"reveal {reward}")
    assert scene.unit("yugo").gauges == gauges
    assert scene.unit("yugo").marks == marks
    assert scene.unit("yugo").rewards == []
    assert scene.field("piles") == piles


@pytest.mark.rule("kros.reward.boost")
def test_a_boost_may_be_used_even_if_it_changes_nothing_or_not_all() -> None:
    healthy = Scene([own("yugo", "F6", rewards=down("mending_draught")), COA])
    assert healthy.do("reveal mending_draught").unit("yugo").marks == (0, 0)
    one = Scene([own("yugo", "F6", injuries=1, rewards=down("mending_draught")), COA])
    assert one.do("reveal mending_draught").unit("yugo").marks == (0, 0)


@pytest.mark.rule("kros.reward.boost")
def test_face_down_a_boost_does_nothing() -> None:
    scene = Scene([own("yugo", "F6", rewards=down("focus_vial")), COA], active=1, turn=4)
    assert scene.pass_turn().unit("yugo").gauges == (7, 3)


@pytest.mark.rule("kros.reward.buff", "kros.reward.reveal")
@pytest.mark.parametrize(
    ("reward", "power"), [("whetstone", "critical_hit"), ("padded_coat", "armour")]
)
def test_a_buff_gives_its_power_when_it_is_turned_up(reward: str, power: str) -> None:
    scene = Scene([own("luk_ylook", "F6", rewards=down(reward)), COA])
    assert scene.unit("luk_ylook").powers == []
    assert scene.do(f"reveal {reward}").unit("luk_ylook").powers == [power]


@pytest.mark.rule("kros.reward.equipment", "kros.reward.reveal")
@pytest.mark.parametrize(
    ("reward", "powers"),
    [
        ("snowshoes", ["dodge"]),
        ("anchor_boots", ["unfazed"]),
        ("ember_locket", ["interior_fire"]),
        ("rimefang", ["frostbite"]),
        ("stone_egg", ["endurance"]),
        ("hasty_egg", ["splicing", "akseleraktion"]),
        ("still_egg", ["desplicing", "glaciaktion"]),
        ("hearth_egg", ["armour", "interior_fire"]),
    ],
)
def test_equipment_gives_its_powers_to_the_end_of_the_game(reward: str, powers: list[str]) -> None:
    scene = Scene([own("luk_ylook", "F6", rewards=down(reward)), COA], turn=5)
    assert scene.unit("luk_ylook").powers == []
    scene.do(f"reveal {reward}")
    for _ in range(4):
        assert scene.unit("luk_ylook").powers == powers
        scene.pass_turn()


@pytest.mark.rule("kros.reward.equipment", "kros.piece.spells")
@pytest.mark.parametrize(
    ("reward", "spell", "ap"), [("icepick", "icepick_stab", 4), ("warhorn", "horn_blast", 5)]
)
def test_a_weapon_gives_its_spell_for_the_rest_of_the_game(
    reward: str, spell: str, ap: int
) -> None:
    units = [own("luk_ylook", "F6", rewards=down(reward)), foe("count_harebourg", "F5")]
    scene = Scene(units, turn=5)
    assert not scene.legal(f"cast {spell}")
    scene.do(f"reveal {reward}")
    scene.do(f"cast {spell} F5", rolls="A L")
    assert scene.unit("luk_ylook").ap == 6 - ap
    assert scene.unit("count_harebourg").injuries == 2
    scene.pass_turn().pass_turn()
    assert scene.legal(f"cast {spell}")


@pytest.mark.rule("kros.reward.equipment", "kros.range.max")
def test_the_far_lens_makes_alterable_ranges_1_longer() -> None:
    """Repelling Arrow reaches 2 to 5."""
    scene = Scene([own("luk_ylook", "A1", rewards=down("far_lens")), COA])
    assert not scene.allows("cast repelling_arrow G1")
    scene.do("reveal far_lens")
    assert scene.allows("cast repelling_arrow G1")
    assert not scene.allows("cast repelling_arrow H1")
    assert not scene.allows("cast repelling_arrow B1")
    assert scene.cells("cast punch") == {"B1", "A2"}


@pytest.mark.rule("kros.reward.equipment")
@pytest.mark.parametrize(
    ("worn", "second"),
    [("snowshoes", "far_lens"), ("icepick", "warhorn"), ("stone_egg", "hearth_egg")],
)
def test_a_second_piece_of_a_kind_stays_face_down_and_keeps_its_place(
    worn: str, second: str
) -> None:
    rewards = [*up(worn), *down(second)]
    scene = shop("luk_ylook", rewards=rewards)
    assert scene.legal("reveal") == []
    assert scene.legal("buy") == ["buy gg"]
    assert held(scene, "luk_ylook") == [(worn, True), (second, False)]


@pytest.mark.rule("kros.reward.equipment")
def test_pieces_of_different_kinds_are_worn_together() -> None:
    rewards = [*up("snowshoes", "icepick", "ember_locket"), *down("stone_egg")]
    scene = Scene([own("count_harebourg", "F6", rewards=rewards), COA]).do("reveal stone_egg")
    assert {"dodge", "interior_fire", "endurance"} <= set(scene.unit("count_harebourg").powers)
    assert scene.legal("cast icepick_stab")


@pytest.mark.rule("kros.reward.reveal", "kros.reward.boost")
def test_turning_up_shows_the_reward_to_everybody() -> None:
    scene = Scene([own("yugo", "F6", rewards=down("snowshoes")), COA])
    assert "reward" not in scene.state.view(1)["units"][0]["rewards"][0]
    scene.do("reveal snowshoes")
    assert scene.state.view(1)["units"][0]["rewards"][0]["reward"] == "snowshoes"
    (revealed,) = scene.events("reveal")
    assert revealed.seen_by(None)["reward"] == "snowshoes"


@pytest.mark.rule("kros.scenery.loot")
def test_loot_comes_out_of_a_reserve_that_never_runs_out() -> None:
    tree = [{"kind": "tree", "cell": "F7", "marks": 5}]
    scene = Scene([own("coa_gulary", "F6"), foe("yugo", "A1")], scenery=tree, stock=[500, 0])
    scene.do("cast punch F7", rolls="A")
    assert scene.stock == (503, 0)
    assert scene.scenery("F7") is None


@pytest.mark.rule("kros.ko.remove")
def test_rewards_of_a_ko_krosmaster_leave_the_game_for_all_to_see() -> None:
    held = [{"reward": "padded_coat"}, {"reward": "whetstone", "seen": True}]
    units = [
        own("bill_tell", "F3"),
        foe("yugo", "F8", injuries=7, rewards=held),
        foe("coa_gulary", "L12"),
    ]
    scene = Scene(units)
    hidden = scene.state.view(0)["unseen"]["granite"].count("padded_coat")
    scene.do("cast plaguing_arrow F8", rolls="C D")
    (event,) = [event for event in scene.tape.events if event.kind == "ko"]
    assert event.seen_by(0)["rewards"] == ["padded_coat", "whetstone"]
    assert scene.state.view(0)["unseen"]["granite"].count("padded_coat") == hidden - 1
