"""The course of a game as a whole, the words of the rules, and what the computer does."""

import pytest

from hoarfrost.core.match import Match
from hoarfrost.games.krosmaster.files.content import built_in
from tests.games.krosmaster.scene import Scene, at, dealt, foe, game_with, lying, own

FAR_AWAY = foe("naz_rael", "L12")


# The game in one minute ---------------------------------------------------------------------------


@pytest.mark.rule("kros.opening")
def test_gg_are_gained_by_knocking_out_and_by_buying_and_whoever_has_none_left_loses() -> None:
    units = [own("coa_gulary", "D5", ap=9), foe("luk_ylook", "D6", injuries=4), FAR_AWAY]
    scene = Scene(units, board="glacier_gate", stock=[12, 0], gg=[6, 2])
    scene.do("cast punishment D6", rolls="A L")
    assert scene.gg == (8, 1)
    scene.do("buy gg")
    assert (scene.gg, scene.winner) == ((9, 0), 0)


@pytest.mark.rule("kros.opening.course", "kros.turn.phases", "kros.team.levels")
def test_teams_of_12_levels_are_placed_at_their_edges_and_take_turns() -> None:
    scene = dealt(team1="portals", team2="hearth").set_up()
    levels = {id: entry["level"] for id, entry in built_in()["characters"].items()}
    for seat in (0, 1):
        team = [unit for unit in scene.units() if unit.owner == seat]
        assert sum(levels[unit.card] for unit in team) == 12
        rows = {(unit.cell or "")[1:] for unit in team}
        assert rows <= ({"1", "2"} if scene.field("edges")[seat] == "north" else {"11", "12"})
    seen = []
    for _ in range(4):
        seen.append(scene.active)
        scene.pass_turn()
    assert seen in ([0, 1, 0, 1], [1, 0, 1, 0])


@pytest.mark.rule("kros.opening.course")
def test_a_piece_is_ko_when_it_has_as_many_injuries_as_hp() -> None:
    """Luk has 5 HP, and Coa's Punishment does 3."""
    for injuries, cell in [(1, "F5"), (2, None)]:
        units = [own("coa_gulary", "F6"), foe("luk_ylook", "F5", injuries=injuries), FAR_AWAY]
        scene = Scene(units).do("cast punishment F5", rolls="A L")
        assert scene.unit("luk_ylook").cell == cell


@pytest.mark.rule("kros.opening.turn")
def test_mp_take_a_piece_to_the_next_cell_and_ap_pay_for_spells_kamas_and_shopping() -> None:
    scene = Scene(
        [own("yugo", "D4"), FAR_AWAY],
        board="glacier_gate",
        kamas={"D5": 1},
        stock=[2, 0],
    )
    scene.do("mv D5")
    assert scene.unit("yugo").gauges == (7, 2)
    scene.do("pick", "buy granite")
    assert scene.unit("yugo").gauges == (5, 2)
    scene.do("cast burst_of_wakfu D6")
    assert scene.unit("yugo").gauges == (2, 2)
    assert len(scene.unit("yugo").rewards) == 1


@pytest.mark.rule("kros.opening.spells", "kros.damage.formula")
@pytest.mark.parametrize(("rolls", "damage"), [("C L", 3), ("A L", 2), ("C A", 2), ("A A", 1)])
def test_more_critical_hits_than_armour_add_1_damage_and_fewer_take_1_off(
    rolls: str, damage: int
) -> None:
    """Cruel Shot does 2."""
    scene = Scene([own("darkness_knight", "F6"), foe("yugo", "F9")])
    scene.do("cast cruel_shot F9", rolls=rolls)
    assert scene.unit("yugo").injuries == damage


@pytest.mark.rule("kros.opening.spells")
def test_a_spell_says_what_it_costs_how_far_it_reaches_and_needs_a_free_line_of_sight() -> None:
    scene = Scene([own("darkness_knight", "F6"), foe("yugo", "F10"), foe("naz_rael", "H6")])
    assert scene.allows("cast cruel_shot F10")
    assert not scene.allows("cast cruel_shot F11")
    assert not scene.allows("cast cruel_shot I6")
    assert scene.do("cast cruel_shot F10").unit("darkness_knight").ap == 3
    assert scene.legal("cast") == []


@pytest.mark.rule("kros.opening.ice")
def test_a_shoved_cube_slides_to_the_end_of_the_rink_with_whoever_stands_on_it() -> None:
    """Row 6 of Frigost I. On the cube Luk reaches Bill, who shoved him, 6 cells away."""
    units = [own("bill_tell", at(2, 5)), own("luk_ylook", at(3, 5)), FAR_AWAY]
    scene = Scene(units, board="frigost_1").do(f"cast ice_shove {at(3, 5)}", "end")
    assert scene.unit("luk_ylook").cell == at(8, 5)
    assert scene.scenery(at(8, 5)) == "ice_cube"
    assert scene.allows(f"cast repelling_arrow {at(2, 5)}")
    on_foot = [own("bill_tell", at(2, 5)), own("luk_ylook", at(8, 5)), FAR_AWAY]
    bare = Scene(on_foot, board="frigost_1", scenery=[], piece="luk_ylook")
    assert not bare.allows(f"cast repelling_arrow {at(2, 5)}")


@pytest.mark.rule("kros.opening.ice", "kros.prelim.frozen_stay", "kros.injury.frozen_heal")
def test_frozen_tokens_and_injuries_stay_longer_than_ordinary_ones() -> None:
    tokens = {"-1MP": 1, "F-1MP": 1}
    units = [own("bill_tell", "F6", injuries=1, frozen=1, tokens=tokens), own("drop_knight", "F7")]
    scene = Scene([*units, FAR_AWAY], active=1, turn=4).pass_turn()
    assert scene.unit("bill_tell").tokens == {"F-1MP": 1}
    scene.do("end", "cast restauration F6")
    assert scene.unit("bill_tell").marks == (0, 1)


# Words --------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.piece.kinds", "kros.version.words")
def test_krosmasters_summons_scenery_and_kamas_are_what_is_on_the_board() -> None:
    units = [own("yugo", "A1"), own("tofu", "A2"), foe("firebomb", "A3"), foe("naz_rael", None)]
    scene = Scene(units, scenery=lying("crate", "A3", "B1"), kamas={"C1": 2})
    pieces = {(cell, face) for _, cell, face in scene.state.visible_pieces(None)}
    assert pieces == {
        ("A1", "yugo"),
        ("A2", "tofu"),
        ("A3", "firebomb"),
        ("A3", "crate"),
        ("B1", "crate"),
    }
    assert scene.kamas("C1") == 2


@pytest.mark.rule("kros.piece.unit", "kros.version.words", "kros.area.targets")
def test_a_unit_belongs_to_a_player_and_scenery_to_nobody() -> None:
    """Both are Game Pieces, and so targets of Devastation, which covers a cross."""
    units = [own("darkness_knight", "H7"), own("tofu", "F7"), foe("yugo", "F5"), FAR_AWAY]
    scene = Scene(units, scenery=lying("crate", "E6"), piece="darkness_knight")
    scene.do("cast devastation F6", rolls="A L L")
    assert [
        event.values.get("card", event.values.get("scenery")) for event in scene.events("damage")
    ] == [
        "yugo",
        "crate",
        "tofu",
    ]
    assert {unit.card: unit.owner for unit in scene.units()}["tofu"] == 0
    assert "owner" not in scene.field("scenery")[0]


@pytest.mark.rule("kros.piece.unit", "kros.setup.timeline")
def test_krosmasters_come_from_the_chosen_team_and_summons_enter_play_later() -> None:
    scene = Scene([own("queen_of_the_tofus", "F6"), FAR_AWAY])
    assert len(scene.units()) == 2
    scene.do("cast summon_tofu F7", "end")
    assert scene.unit("tofu").owner == 0
    assert scene.active_card() == "tofu"


@pytest.mark.rule("kros.piece.character")
def test_a_unit_with_mp_is_a_character_and_rolls_for_armour_and_one_without_does_not() -> None:
    units = [own("darkness_knight", "F9"), foe("gobball", "F5"), foe("firebomb", "F7"), FAR_AWAY]
    scene = Scene(units).do("cast devastation F6", rolls="A L")
    assert [event.values["card"] for event in scene.events("armour")] == ["gobball"]
    assert scene.unit("gobball").injuries == 2
    assert scene.unit("firebomb").cell is None


@pytest.mark.rule("kros.piece.ally")
def test_allies_are_the_other_units_of_the_same_player_summons_included() -> None:
    """Yugo's portal takes him or an adjacent ally."""
    units = [own("yugo", "F6"), own("tofu", "F5"), own("luk_ylook", "E6"), foe("naz_rael", "G6")]
    scene = Scene([*units, own("coa_gulary", "A1")]).do("cast transfer_portal F8")
    assert scene.legal() == ["port F5", "port E6", "port F6"]


@pytest.mark.rule("kros.piece.ally", "kros.power.heroic_inspiration")
def test_a_piece_is_not_its_own_ally() -> None:
    """Yugo is of the Brotherhood himself, but only another one inspires him."""
    alone = Scene([own("yugo", "F6"), FAR_AWAY]).do("cast burst_of_wakfu F7")
    assert alone.unit("yugo").ap == 4
    opposed = Scene([own("yugo", "F6"), foe("yugo", "L12")]).do("cast burst_of_wakfu F7")
    assert opposed.unit("F6").ap == 4
    helped = Scene([own("yugo", "F6"), own("yugo", "A1"), FAR_AWAY], piece=0)
    assert helped.do("cast burst_of_wakfu F7").unit("F6").ap == 5


@pytest.mark.rule("kros.piece.spells")
def test_the_spells_of_a_piece_are_those_of_its_card_punch_ice_shove_and_those_of_rewards() -> None:
    icepick = [{"reward": "icepick", "up": True}]
    units = [own("coa_gulary", "F7", rewards=icepick), own("gobball", "H7"), FAR_AWAY]
    scene = Scene(units, board="frigost_1", scenery=lying("ice_cube", "F8", "H8"))
    spells = {text.split()[1] for text in scene.legal("cast")}
    assert spells == {"punishment", "punch", "ice_shove", "icepick_stab"}
    scene.do("end")
    assert scene.active_card() == "gobball"
    assert {text.split()[1] for text in scene.legal("cast")} == {"bite"}


@pytest.mark.rule("kros.term.distance")
def test_cells_that_share_a_side_are_adjacent_and_diagonals_never_count() -> None:
    scene = Scene([own("coa_gulary", "F6"), FAR_AWAY])
    assert scene.cells("cast punch") == {"F5", "E6", "G6", "F7"}
    corner = Scene([own("coa_gulary", "A12"), FAR_AWAY])
    assert corner.cells("cast punch") == {"A11", "B12"}


# Versions and conventions -------------------------------------------------------------------------


@pytest.mark.rule("kros.version.step6", "kros.cast.steps")
def test_injuries_are_placed_in_step_6_after_effects_and_both_rolls() -> None:
    """Decoy: cost (2), Attract (3), Critical Hit roll (4), Armour roll (5), damage, theft (6)."""
    scene = Scene([own("maskun_john", "F9", injuries=3), foe("yugo", "F6")])
    scene.do("cast decoy F6", rolls="C L")
    assert [event.kind for event in scene.events()] == [
        "cast",
        "attract",
        "critical",
        "armour",
        "damage",
        "heal",
    ]


@pytest.mark.rule("kros.conv.random")
def test_the_same_seed_and_the_same_decisions_make_the_same_game() -> None:
    def played(seed: int) -> list[str]:
        match = Match(game_with(team1="clockwork", team2="hearth"), seed=seed)
        for turn in range(150):
            if match.is_over():
                break
            moves = match.legal_moves
            match.push(moves[7 * turn % len(moves)])
        return [str(event) for event in match.log(None)]

    assert played(11) == played(11)
    assert played(11) != played(12)


@pytest.mark.rule("kros.conv.random", "kros.conv.simultaneous", "kros.cast.armour_dice")
def test_targets_roll_row_by_row_each_with_all_its_dice() -> None:
    """Maskun John has Armour, and stands west of Yugo and north of Luk."""
    units = [
        own("darkness_knight", "H7"),
        foe("luk_ylook", "F7"),
        foe("yugo", "F6"),
        foe("maskun_john", "E6"),
        foe("coa_gulary", "F5"),
    ]
    scene = Scene(units).do("cast devastation F6", rolls="C L D D A L")
    assert [(e.values["card"], e.values["faces"]) for e in scene.events("armour")] == [
        ("coa_gulary", ["L"]),
        ("maskun_john", ["D", "D"]),
        ("yugo", ["A"]),
        ("luk_ylook", ["L"]),
    ]
    assert scene.unit("yugo").injuries == 2
    assert scene.unit("luk_ylook").injuries == 3


@pytest.mark.rule("kros.conv.simultaneous", "kros.bomb.explode")
def test_the_active_player_picks_the_order_of_what_happens_at_once() -> None:
    bombs = [foe("firebomb", "E6", injuries=1), foe("firebomb", "G6", injuries=1)]
    scene = Scene([own("darkness_knight", "F9"), *bombs, FAR_AWAY])
    scene.do("cast devastation F6", rolls="A")
    assert (scene.step, scene.asked) == ("explode", 0)
    assert scene.legal() == ["explode E6", "explode G6"]
    scene.do("explode G6")
    assert [event.values["cell"] for event in scene.events("explode")] == ["G6", "E6"]


@pytest.mark.rule("kros.conv.must")
def test_effects_are_mandatory_and_carried_out_as_far_as_possible() -> None:
    """Pushback 2 with one cell left; and a token that hurts an ally."""
    units = [own("luk_ylook", "F6"), foe("yugo", "F3")]
    scene = Scene(units, scenery=lying("bush", "F1")).do("cast repelling_arrow F3", rolls="A L")
    assert scene.unit("yugo").cell == "F2"
    ally = Scene([own("drop_knight", "F6"), own("leaf_knight", "F5"), FAR_AWAY])
    ally.do("cast sluggish F5", rolls="A L")
    assert ally.step == "act"
    assert ally.unit("leaf_knight").tokens == {"-1AP": 1}


@pytest.mark.rule("kros.conv.contradiction", "kros.power.blind")
def test_what_forbids_goes_before_what_allows() -> None:
    """Mo is Blind. The far lens allows a longer range, but Blind forbids it."""
    lens = [{"reward": "far_lens", "up": True}]
    scene = Scene([own("mo_snowmole", "F6", rewards=lens), FAR_AWAY], scenery=lying("crate", "F6"))
    assert scene.cells("cast snow_spit") == {"F5", "E6", "G6", "F7"}
    assert scene.cells("cast lick_wounds") == set()


@pytest.mark.rule("kros.conv.contradiction", "kros.ice_shove.carry")
def test_the_text_of_a_spell_goes_before_a_general_rule() -> None:
    """Count Harebourg is Unfazed, yet Ice Shove takes along whoever stands on the cube."""
    units = [own("bill_tell", at(2, 5)), foe("count_harebourg", at(3, 5))]
    scene = Scene(units, board="frigost_1").do(f"cast ice_shove {at(3, 5)}")
    assert scene.unit("count_harebourg").cell == at(8, 5)
