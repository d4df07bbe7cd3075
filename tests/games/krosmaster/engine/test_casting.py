"""The Spellcasting procedure: what must hold, what is paid, and in which order things happen."""

import pytest

from tests.games.krosmaster.scene import Scene, at, foe, lying, own
from tests.games.krosmaster.workshop import (
    attract,
    balm,
    bomb,
    calling,
    charm,
    grant,
    hero,
    made,
    pushback,
    shot,
    tokens,
    until_turn_of,
)


def kinds(scene: Scene) -> list[str]:
    return [event.kind for event in scene.events()]


# The steps --------------------------------------------------------------------------------------


@pytest.mark.rule("kros.cast.steps")
def test_an_attack_pays_then_has_its_effects_then_rolls_then_hurts_then_removes() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("bill_tell", "F8", injuries=5), foe("yugo", "L12")])
    scene.do("cast repelling_arrow F8", rolls="A D")
    assert kinds(scene) == ["cast", "push", "critical", "armour", "damage", "ko", "glory"]


@pytest.mark.rule("kros.cast.steps")
def test_a_heal_has_effects_but_no_rolls() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8", injuries=5)],
        **made(hero(balm(2, pushback(1)))),
    )
    scene.do("cast balm F8")
    assert kinds(scene) == ["cast", "push", "heal"]
    assert scene.rolls == []
    assert scene.unit("bill_tell").injuries == 3


@pytest.mark.rule("kros.cast.steps")
def test_a_special_spell_has_effects_and_nothing_else() -> None:
    scene = Scene([own("count_harebourg", "F6"), foe("bill_tell", "F8", injuries=5)])
    scene.do("cast stopped_hour F8")
    assert kinds(scene) == ["cast", "token"]
    assert scene.rolls == []
    assert scene.unit("bill_tell").marks == (5, 0)


@pytest.mark.rule("kros.cast.steps")
@pytest.mark.parametrize(
    ("effects", "end"),
    [((pushback(1), attract(2)), "F7"), ((attract(2), pushback(1)), "F8")],
)
def test_additional_effects_come_in_printed_order(effects: tuple[dict[str, int]], end: str) -> None:
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(hero(charm(*effects))))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").cell == end


@pytest.mark.rule("kros.cast.steps")
def test_ap_mp_and_injuries_are_paid_before_anything_happens() -> None:
    caster = hero(shot(ap=4, mp=2, injury=3))
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("hero").gauges == (16, 1)
    assert scene.unit("hero").marks == (3, 0)
    paid = scene.told("cast")
    assert (paid["ap"], paid["mp"], paid["injury"]) == (4, 2, 3)


@pytest.mark.rule("kros.cast.steps", "kros.ko.check")
def test_a_caster_that_is_ko_by_its_cost_still_moves_by_its_own_effect() -> None:
    caster = hero(shot({"op": "retreat", "n": 2}, injury=1), hp=1)
    scene = Scene(
        [own("hero", "F6"), own("coa_gulary", "A1"), foe("bill_tell", "F8")], **made(caster)
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.told("ko")["cell"] == "F4"
    assert scene.unit("bill_tell").injuries == 1


# Prerequisites ----------------------------------------------------------------------------------


@pytest.mark.rule("kros.cast.prereq")
@pytest.mark.parametrize(("cost", "legal"), [(2, False), (1, True)])
@pytest.mark.parametrize(("regular", "frozen"), [(24, 0), (4, 20)])
def test_v53_with_24_of_25_hp_used_one_injury_can_be_paid_but_not_two(
    cost: int, legal: bool, regular: int, frozen: int
) -> None:
    scene = Scene(
        [own("hero", "F6", injuries=regular, frozen=frozen), foe("bill_tell", "F8")],
        **made(hero(shot(injury=cost), hp=25)),
    )
    assert scene.allows("cast shot F8") is legal


@pytest.mark.rule("kros.cast.prereq")
@pytest.mark.parametrize(
    ("gauges", "legal"), [({"ap": 3, "mp": 2}, True), ({"ap": 2}, False), ({"mp": 1}, False)]
)
def test_the_gauges_must_cover_ap_and_mp(gauges: dict[str, int], legal: bool) -> None:
    scene = Scene(
        [own("hero", "F6", **gauges), foe("bill_tell", "F8")], **made(hero(shot(ap=3, mp=2)))
    )
    assert scene.allows("cast shot F8") is legal


@pytest.mark.rule("kros.cast.prereq")
@pytest.mark.parametrize(
    ("cell", "legal"),
    [
        ("C5", True),
        ("C6", True),
        ("H3", True),
        ("C4", False),  # the minimum is 2
        ("C9", False),  # the maximum is 5
        ("I3", False),
        ("E5", False),  # not aligned
    ],
)
def test_v40_a_straight_spell_needs_its_range_and_a_line(cell: str, legal: bool) -> None:
    scene = Scene([own("luk_ylook", "C3"), foe("bill_tell", "L12")])
    assert scene.allows(f"cast repelling_arrow {cell}") is legal


@pytest.mark.rule("kros.cast.prereq")
def test_the_target_cell_must_be_seen_if_the_spell_asks_for_it() -> None:
    units = [own("hero", "F6"), foe("bill_tell", "F8"), foe("yugo", "F7")]
    blind_shot = shot(id="lob")
    aimed = shot(range={"min": 1, "max": 6, "los": True})
    scene = Scene(units, **made(hero(aimed, blind_shot)))
    assert not scene.allows("cast shot F8")
    assert scene.allows("cast lob F8")
    assert scene.allows("cast shot F7")


@pytest.mark.rule("kros.cast.prereq", "kros.effect.teleport")
def test_a_teleport_needs_a_free_cell() -> None:
    scene = Scene(
        [own("naz_rael", "F6"), foe("bill_tell", "F7")],
        scenery=[*lying("bush", "E6"), *lying("crate", "G6")],
    )
    assert scene.cells("cast feline_leap") == {"F5", "G6"}


# Limits -----------------------------------------------------------------------------------------


@pytest.mark.rule("kros.spell.limits")
def test_v56_blue_is_once_per_turn() -> None:
    scene = Scene([own("bill_tell", "F6", ap=20), foe("coa_gulary", "F7"), foe("yugo", "L12")])
    scene.do("cast punch F7", rolls="A D")
    assert scene.legal("cast punch") == []
    scene.refused("cast punch F7")
    until_turn_of(scene, "bill_tell")
    assert scene.allows("cast punch F7")


@pytest.mark.rule("kros.spell.limits")
def test_v56_purple_is_once_per_turn_and_target() -> None:
    scene = Scene([own("mo_snowmole", "F6"), foe("bill_tell", "F7"), foe("luk_ylook", "G6")])
    scene.do("cast claw F7", rolls="A D")
    scene.refused("cast claw F7")
    scene.do("cast claw G6", rolls="A D")
    until_turn_of(scene, "mo_snowmole")
    assert scene.allows("cast claw F7")


@pytest.mark.rule("kros.spell.limits")
def test_v56_red_is_once_per_game() -> None:
    scene = Scene([own("kassius_kaos", "F6"), foe("bill_tell", "F8"), foe("yugo", "L12")])
    scene.do("cast puff F8", rolls="A A D")
    assert scene.legal("cast puff") == []
    until_turn_of(scene, "kassius_kaos")
    assert scene.legal("cast puff") == []
    assert scene.legal("cast irritating_sting")


@pytest.mark.rule("kros.spell.limits")
def test_black_is_as_often_as_it_can_be_paid() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("hild_rimeguard", "F8")])
    scene.do("cast repelling_arrow F8", rolls="A D")
    scene.do("cast repelling_arrow F10", rolls="A D")
    assert scene.unit("luk_ylook").ap == 0


@pytest.mark.rule("kros.spell.limits")
def test_limits_are_counted_for_each_piece_by_itself() -> None:
    scene = Scene(
        [
            own("kassius_kaos", "F6"),
            own("kassius_kaos", "F10"),
            own("yugo", "A1"),
            foe("bill_tell", "F8"),
        ],
        piece=0,
    )
    scene.do("cast puff G6", "end")
    assert scene.unit(1).cell == "F10"
    assert scene.field("piece") == 1
    assert scene.allows("cast puff G10")


@pytest.mark.rule("kros.spell.limits", "kros.area.targets")
def test_purple_looks_at_every_piece_of_an_area() -> None:
    caster = hero(charm(tokens("-1MP"), area="cross", limit="purple"))
    scene = Scene(
        [own("hero", "A1"), foe("bill_tell", "D1"), foe("yugo", "E2"), foe("naz_rael", "D4")],
        **made(caster),
    )
    scene.do("cast charm D2")  # Bill and Yugo
    aims = scene.cells("cast charm")
    # No cell whose cross holds one of the two; the others may be aimed at.
    near_bill, near_yugo = {"C1", "D1", "E1", "D2"}, {"D2", "E1", "E2", "F2", "E3"}
    assert not aims & (near_bill | near_yugo)
    assert {"D3", "D4", "C2", "B2", "F1"} <= aims
    scene.do("cast charm D3")  # only Naz
    assert not scene.cells("cast charm") & {"D3", "D4", "C4", "D5"}


@pytest.mark.rule("kros.spell.limits", "kros.area.targets")
def test_purple_counts_the_caster_in_its_own_area_and_empty_cells_never() -> None:
    caster = hero(charm(area="cross", limit="purple"))
    scene = Scene([own("hero", "F6"), foe("bill_tell", "L12")], **made(caster))
    scene.do("cast charm F9", "cast charm F9")
    scene.do("cast charm F7")
    assert not scene.cells("cast charm") & {"F7", "E6", "G6", "F5"}
    scene.do("cast charm F9")


@pytest.mark.rule("kros.spell.limits", "kros.ice_cube.stay_on_rink")
def test_purple_follows_an_ice_cube_that_has_moved() -> None:
    caster = hero(charm(pushback(1), limit="purple"))
    scene = Scene(
        [own("hero", "D8"), foe("bill_tell", "L12")],
        board="frigost_1",
        scenery=lying("ice_cube", "F8"),
        **made(caster),
    )
    scene.do("cast charm F8")
    assert scene.scenery("G8") == "ice_cube"
    scene.refused("cast charm G8")
    assert scene.allows("cast charm F8")


@pytest.mark.rule("kros.spell.limits", "kros.ice_cube.rider_target")
def test_purple_marks_cube_and_rider_each_for_itself() -> None:
    caster = hero(charm(pushback(2), limit="purple"))
    scene = Scene(
        [own("hero", "D8"), foe("count_harebourg", "F8")],
        board="frigost_1",
        scenery=lying("ice_cube", "F8"),
        **made(caster),
    )
    scene.do("cast charm F8")
    assert (scene.unit("count_harebourg").cell, scene.scenery("H8")) == ("F8", "ice_cube")
    scene.refused("cast charm F8")
    scene.refused("cast charm H8")


@pytest.mark.rule("kros.spell.limits")
def test_purple_forgets_a_piece_that_has_left_the_board() -> None:
    """A later Summon may get the number of one that is gone: it is another piece."""
    caster = hero(shot(limit="purple"), *calling("tofu"))
    scene = Scene(
        [own("hero", "F6"), own("tofu", "F8", summoner=0), foe("bill_tell", "L12")], **made(caster)
    )
    scene.do("cast shot F8", rolls="A D")
    scene.do("cast call_tofu F8")
    assert scene.allows("cast shot F8")


SPARK = shot(id="spark", limit="purple")
RING = {
    "name": "Ring",
    "rank": "jade",
    "type": "equipment",
    "kind": "pet",
    "effect": {"spell": SPARK},
}
SCROLL = {**RING, "type": "buff", "effect": {"spell": shot(id="flash")}}
DART = {**RING, "kind": "technique", "effect": {"spell": shot(id="dart", limit="red")}}


@pytest.mark.rule("kros.spell.limits", "kros.reward.equipment")
def test_a_spell_of_a_reward_stays_used_when_another_reward_brings_a_spell() -> None:
    held = [{"reward": "ring"}, {"reward": "warhorn", "up": True}]
    scene = Scene(
        [own("hero", "F6", rewards=held), foe("bill_tell", "F8")],
        **made(hero(level=4), rewards={"ring": RING}),
    )
    scene.do("cast horn_blast F8", rolls="A D")
    scene.do("reveal ring")
    assert scene.legal("cast horn_blast") == []
    scene.do("cast spark F9", rolls="A D")
    scene.refused("cast spark F9")


@pytest.mark.rule("kros.spell.limits", "kros.reward.buff")
def test_a_red_spell_of_a_reward_stays_used_up_when_a_buff_before_it_leaves() -> None:
    held = [{"reward": "scroll", "up": True}, {"reward": "dart", "up": True}]
    scene = Scene(
        [own("hero", "F6", rewards=held), foe("bill_tell", "F8"), foe("yugo", "L12")],
        **made(
            hero(level=4),
            rewards={"scroll": {k: v for k, v in SCROLL.items() if k != "kind"}, "dart": DART},
        ),
    )
    scene.do("cast dart F8", rolls="A D")
    until_turn_of(scene, "hero")
    assert scene.legal("cast flash") == []
    assert scene.legal("cast dart") == []


# Granted powers ---------------------------------------------------------------------------------


@pytest.mark.rule("kros.effect.grant_power", "kros.power.armour")
def test_brace_gives_armour_until_the_casters_next_turn() -> None:
    scene = Scene([own("hild_rimeguard", "F6"), foe("darkness_knight", "F8")])
    scene.do("cast brace F6")
    assert "armour" in scene.unit("hild_rimeguard").powers
    until_turn_of(scene, "darkness_knight")
    scene.do("cast cruel_shot F6", rolls="C A W")
    assert scene.unit("hild_rimeguard").injuries == 0
    until_turn_of(scene, "hild_rimeguard")
    assert "armour" not in scene.unit("hild_rimeguard").powers


@pytest.mark.rule("kros.effect.grant_power")
def test_a_granted_power_ends_with_the_turn_of_the_caster_not_of_the_target() -> None:
    scene = Scene(
        [own("hero", "F6"), own("coa_gulary", "A1"), foe("bill_tell", "F8")],
        **made(hero(charm(grant("blind")))),
    )
    scene.do("cast charm F8", "end")
    assert "blind" in scene.unit("bill_tell").powers
    until_turn_of(scene, "bill_tell")
    assert "blind" in scene.unit("bill_tell").powers
    assert scene.legal("cast plaguing_arrow") == []
    until_turn_of(scene, "hero")
    assert "blind" not in scene.unit("bill_tell").powers


@pytest.mark.rule("kros.effect.grant_power")
def test_a_power_is_granted_to_every_unit_of_the_area_and_not_to_scenery() -> None:
    scene = Scene(
        [own("hero", "F6"), own("coa_gulary", "E8"), foe("bill_tell", "F8"), foe("tofu", "G8")],
        scenery=lying("bush", "F9"),
        **made(hero(charm(grant("unfazed"), area="cross"))),
    )
    scene.do("cast charm F8")
    for cell in ("E8", "F8", "G8"):
        assert "unfazed" in scene.unit(cell).powers
    assert "unfazed" not in scene.unit("hero").powers


@pytest.mark.rule("kros.effect.grant_power", "kros.ko.remove")
def test_a_granted_power_ends_when_its_caster_leaves_the_board() -> None:
    scene = Scene(
        [
            own("hero", "F6", injuries=19),
            own("coa_gulary", "E6"),
            foe("darkness_knight", "F8"),
            foe("yugo", "L12"),
        ],
        **made(hero(charm(grant("armour"), area="cross"))),
    )
    scene.do("cast charm E7")
    assert "armour" in scene.unit("coa_gulary").powers
    until_turn_of(scene, "darkness_knight")
    scene.do("cast cruel_shot F6", rolls="C D")
    assert scene.unit("hero").cell is None
    assert "armour" not in scene.unit("coa_gulary").powers


@pytest.mark.rule("kros.effect.grant_power", "kros.ko.remove")
def test_a_power_granted_by_two_ends_with_the_second_of_them() -> None:
    twin = hero(charm(grant("armour")))
    scene = Scene(
        [
            own("hero", "F6"),
            own("hero", "F7", injuries=19),
            own("coa_gulary", "E6"),
            foe("darkness_knight", "F9"),
            foe("yugo", "L12"),
        ],
        **made(twin),
    )
    scene.do("cast charm E6", "end", "cast charm E6")
    until_turn_of(scene, "darkness_knight")
    scene.do("cast cruel_shot F7", rolls="C D")
    assert scene.unit(1).cell is None
    assert "armour" in scene.unit("coa_gulary").powers
    until_turn_of(scene, "hero")
    assert "armour" not in scene.unit("coa_gulary").powers


@pytest.mark.rule("kros.effect.grant_power", "kros.ko.remove")
def test_a_granted_power_leaves_with_its_target() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8", injuries=5), foe("yugo", "L12")],
        **made(hero(shot(grant("fragility")))),
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("bill_tell").cell is None
    assert scene.field("grants") is None


# The caster's own gauges ------------------------------------------------------------------------


@pytest.mark.rule("kros.effect.range_bonus", "kros.effect.lose_mp", "kros.ice_cube.range")
def test_v37_long_shot_on_an_ice_cube() -> None:
    scene = Scene([own("bill_tell", at(4, 3)), foe("coa_gulary", "A12")], board="frigost_1")

    def reaches() -> tuple[int, int]:
        cells = [
            (ord(cell[0]) - ord("A"), int(cell[1:]) - 1)
            for cell in scene.cells("cast plaguing_arrow")
        ]
        away = [abs(x - 4) + abs(y - 3) for x, y in cells]
        return min(away), max(away)

    assert reaches() == (3, 9)
    scene.do(f"cast long_shot {at(4, 3)}")
    assert reaches() == (3, 12)
    assert scene.unit("bill_tell").gauges == (5, 0)
    assert scene.cells("mv") == set()
    until_turn_of(scene, "bill_tell")
    assert reaches() == (3, 9)
    assert scene.unit("bill_tell").mp == 3


@pytest.mark.rule("kros.effect.range_bonus")
def test_a_range_bonus_leaves_fixed_ranges_alone() -> None:
    wide = charm({"op": "range_bonus", "n": 2}, range="self", id="widen")
    fixed = shot(range={"min": 1, "max": 2, "alterable": False, "los": False})
    alterable = shot(range={"min": 1, "max": 2, "alterable": True, "los": False}, id="long")
    scene = Scene(
        [own("hero", "A1"), foe("bill_tell", "L12")], **made(hero(wide, fixed, alterable))
    )
    scene.do("cast widen A1")
    assert "D1" not in scene.cells("cast shot")
    assert {"D1", "E1"} <= scene.cells("cast long")
    assert "F1" not in scene.cells("cast long")


# Own bombs --------------------------------------------------------------------------------------


@pytest.mark.rule("kros.turn.active_ko", "kros.bomb.explode", "kros.ko.gg")
def test_a_caster_that_its_own_bomb_kills_loses_the_rest_of_its_turn() -> None:
    scene = Scene(
        [
            own("tilly_furrow", "F6", injuries=6, pickedUp=True),
            own("mo_snowmole", "A1"),
            own("firebomb", "F7"),
            foe("bill_tell", "L12"),
        ]
    )
    scene.do("cast seed_toss F7", rolls="C  A D")
    assert scene.unit("firebomb").cell is None
    assert scene.unit("tilly_furrow").cell is None
    assert (scene.gg, scene.wild) == ((5, 8), False)
    assert scene.active_card() == "mo_snowmole"
    assert scene.stock == (0, 0)  # no End step, so no Kama for the Farmer


@pytest.mark.rule("kros.cast.steps", "kros.bomb.explode")
def test_the_last_explosion_is_over_before_the_next_piece_acts() -> None:
    scene = Scene(
        [
            own("hero", "F6", injuries=19),
            own("coa_gulary", "A1"),
            own("mine", "F7"),
            own("mine", "F8"),
            foe("bill_tell", "F9"),
        ],
        **made(hero(shot(), *calling("mine")), summons=(bomb(),)),
    )
    scene.do("cast shot F7", rolls="A  A D  A D")
    assert scene.unit("hero").cell is None
    assert scene.unit("F9").injuries == 1
    assert scene.active_card() == "coa_gulary"


# Questions --------------------------------------------------------------------------------------


@pytest.mark.rule("kros.conv.simultaneous")
def test_a_spell_that_waits_for_an_answer_can_be_saved_and_goes_on_from_there() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "G8"), foe("yugo", "H7"), foe("naz_rael", "H8")],
        **made(hero(shot(attract(1), area="diamond2"))),
    )
    scene.do("cast shot H8")
    assert scene.step == "push"
    loaded = Scene.of(scene.state.game.from_json(scene.state.to_json()))  # type: ignore[attr-defined]
    for each in (scene, loaded):
        each.do("push H7", "way north", rolls="A D D D")
    assert loaded.state.to_json() == scene.state.to_json()
