"""Where spells can be aimed, the spells that everybody has, and the areas that spells cover."""

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.files.content import built_in
from tests.games.krosmaster.scene import Scene, foe, lying, own
from tests.games.krosmaster.workshop import (
    balm,
    calling,
    charm,
    hero,
    made,
    pushback,
    shot,
    tokens,
    until_turn_of,
)

KROSMASTERS = list(built_in()["characters"])
SUMMONS = list(built_in()["summons"])


# Range ------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.spell.range_colour", "kros.ice_cube.range")
def test_v38_a_crate_lengthens_only_alterable_ranges() -> None:
    units = [own("yugo", "F6"), foe("bill_tell", "L12")]
    low, high = Scene(units), Scene(units, scenery=lying("crate", "F6"))
    assert "F8" in low.cells("cast burst_of_wakfu")
    assert "F9" not in low.cells("cast burst_of_wakfu")
    assert "F9" in high.cells("cast burst_of_wakfu")
    assert "F10" not in high.cells("cast burst_of_wakfu")
    assert high.cells("cast transfer_portal") == low.cells("cast transfer_portal")
    assert high.cells("cast punch") == {"E6", "G6", "F5", "F7"}


@pytest.mark.rule("kros.spell.range_colour")
def test_nothing_alters_personal_and_close_combat_spells() -> None:
    scene = Scene(
        [own("hild_rimeguard", "F6", rangeBonus=3, rangeChange=2), foe("bill_tell", "L12")],
        scenery=lying("crate", "F6"),
    )
    assert scene.cells("cast brace") == {"F6"}
    assert scene.cells("cast shield_bash") == {"E6", "G6", "F5", "F7"}
    assert scene.cells("cast punch") == {"E6", "G6", "F5", "F7"}


@pytest.mark.rule("kros.spell.range_colour")
def test_a_fixed_range_is_neither_longer_nor_shorter() -> None:
    for change in (-2, 0, 2):
        scene = Scene(
            [own("kassius_kaos", "A1", rangeChange=change), foe("bill_tell", "L12")],
        )
        assert scene.cells("cast puff") == {"B1", "C1", "D1", "A2", "A3", "A4"}


# The spells of everybody ------------------------------------------------------------------------


@pytest.mark.rule("kros.spell.punch")
@pytest.mark.parametrize("card", KROSMASTERS)
def test_every_krosmaster_has_punch(card: str) -> None:
    scene = Scene([own(card, "F6"), foe("hild_rimeguard", "F7"), foe("naz_rael", "L12")])
    before = scene.unit(card).ap
    scene.do("cast punch F7", rolls="C L")
    assert scene.told("damage")["damage"] == 0  # 1, and 1 for the roll, and 2 less by Endurance
    assert scene.unit(card).ap == before - 5
    assert scene.legal("cast punch") == []


@pytest.mark.rule("kros.spell.punch", "kros.cast.neutral")
def test_punch_does_one_neutral_damage() -> None:
    target = hero(id="target", powers=["resistance_neutral"])
    scene = Scene(
        [
            own("bill_tell", "F6"),
            own("bill_tell", "G7"),
            foe("target", "F7"),
            foe("naz_rael", "L1"),
        ],
        **made(target),
    )
    scene.do("cast punch F7", rolls="A D")
    assert scene.unit("target").injuries == 0
    scene.do("end", "cast punch F7", rolls="C D")
    assert scene.unit("target").injuries == 1


@pytest.mark.rule("kros.spell.punch", "kros.spell.ice_shove", "kros.summon.restrict")
@pytest.mark.parametrize("card", ["tofu", "gobball"])
def test_no_summon_has_punch_or_ice_shove(card: str) -> None:
    scene = Scene(
        [own(card, "E8"), own("yugo", "A1"), foe("bill_tell", "E7")],
        board="frigost_1",
        piece=0,
        scenery=lying("ice_cube", "F8"),
    )
    spells = {text.split()[1] for text in scene.legal("cast")}
    assert spells == {"kiss" if card == "tofu" else "bite"}


@pytest.mark.rule("kros.spell.ice_shove", "kros.ice_shove.caster")
@pytest.mark.parametrize("card", KROSMASTERS)
def test_every_krosmaster_has_ice_shove_where_there_are_ice_cubes(card: str) -> None:
    scene = Scene([own(card, "E8"), foe("yugo", "L12")], board="frigost_1")
    before = scene.unit(card).ap
    assert scene.cells("cast ice_shove") == {"F8"}
    scene.do("cast ice_shove F8")
    assert scene.scenery("I8") == "ice_cube"
    assert scene.unit(card).ap == before - 1


@pytest.mark.rule("kros.spell.ice_shove", "kros.ice_shove.target")
def test_there_is_no_ice_shove_on_a_board_without_ice_cubes() -> None:
    scene = Scene([own("bill_tell", "H6"), foe("yugo", "L12")], board="green_court")
    assert scene.legal("cast punch")
    assert scene.legal("cast ice_shove") == []


# Areas ------------------------------------------------------------------------------------------


def hit_cells(aim: str, caster: str = "A12", **spell: object) -> set[str]:
    """The cells that a spell covers, told by the bushes that are hurt there."""
    column, row = ord(aim[0]), int(aim[1:])
    near = [
        f"{chr(x)}{y}"
        for x in range(column - 3, column + 4)
        for y in range(row - 3, row + 4)
        if "A" <= chr(x) <= "L" and 1 <= y <= 12 and f"{chr(x)}{y}" != caster
    ]
    far = {"min": 1, "max": 22, "alterable": False, "straight": False, "los": False}
    scene = Scene(
        [own("hero", caster), foe("bill_tell", "L12" if "L12" not in near else "A1")],
        scenery=lying("bush", *near),
        **made(hero(shot(range=far, **spell))),
    )
    scene.do(f"cast shot {aim}", rolls="A")
    return {piece["cell"] for piece in scene.field("scenery") if piece["marks"] == 1}


@pytest.mark.rule("kros.area.shapes")
@pytest.mark.parametrize(
    ("area", "aim", "cells"),
    [
        ("single", "F6", "F6"),
        ("cross", "F6", "F6 E6 G6 F5 F7"),
        ("diamond2", "F6", "F6 E6 G6 F5 F7 D6 H6 F4 F8 E5 E7 G5 G7"),
        ("cross", "L1", "L1 K1 L2"),
        ("cross", "A1", "A1 B1 A2"),
        ("cross", "L6", "L6 L5 L7 K6"),
        ("diamond2", "A1", "A1 B1 C1 A2 A3 B2"),
        ("diamond2", "L5", "L5 L4 L3 L6 L7 K5 J5 K4 K6"),
        ("diamond2", "F2", "F2 F1 F3 F4 E2 G2 D2 H2 E1 G1 E3 G3"),
    ],
)
def test_an_area_covers_these_cells_and_none_beyond_the_board(
    area: str, aim: str, cells: str
) -> None:
    assert hit_cells(aim, area=area) == set(cells.split())


@pytest.mark.rule("kros.area.shapes")
@pytest.mark.parametrize(
    ("caster", "aim", "cells"),
    [
        ("F6", "F7", "F7 F8 F9"),
        ("F6", "F8", "F8 F9 F10"),
        ("F6", "F4", "F4 F3 F2"),
        ("F6", "G6", "G6 H6 I6"),
        ("F6", "D6", "D6 C6 B6"),
        ("F6", "B6", "B6 A6"),
        ("F6", "F1", "F1"),
        ("F6", "F12", "F12"),
        ("F6", "K6", "K6 L6"),
    ],
)
def test_a_line_of_three_runs_away_from_the_caster(caster: str, aim: str, cells: str) -> None:
    line = {"min": 1, "max": 22, "alterable": False, "straight": True, "los": False}
    scene = Scene(
        [own("hero", caster), foe("bill_tell", "L1")],
        scenery=lying("bush", *[cell for cell in all_on_lines(caster) if cell != "L1"]),
        **made(hero(shot(range=line, area="line3"))),
    )
    scene.do(f"cast shot {aim}", rolls="A")
    hurt = {piece["cell"] for piece in scene.field("scenery") if piece["marks"] == 1}
    assert hurt == set(cells.split())


def all_on_lines(cell: str) -> list[str]:
    row = [f"{column}{cell[1:]}" for column in "ABCDEFGHIJKL"]
    column = [f"{cell[0]}{number}" for number in range(1, 13)]
    return [other for other in [*row, *column] if other != cell]


@pytest.mark.rule("kros.area.shapes")
def test_a_close_combat_spell_can_be_a_line_too() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8"), foe("yugo", "E6")],
        **made(hero(shot(range="cc", area="line3"))),
    )
    scene.do("cast shot F7", rolls="A D")
    assert scene.unit("bill_tell").injuries == 1
    assert scene.unit("yugo").injuries == 0


# Targets ----------------------------------------------------------------------------------------


def hurt(scene: Scene) -> set[str]:
    """The cells of the units that carry a marker."""
    return {unit.cell or "" for unit in scene.units() if unit.injuries + unit.frozen}


@pytest.mark.rule("kros.area.targets")
def test_targets_are_the_units_of_both_sides_and_the_caster_too_if_inside() -> None:
    scene = Scene(
        [own("hero", "F6"), own("coa_gulary", "E7"), foe("bill_tell", "F7"), foe("gobball", "F8")],
        **made(hero(shot(area="cross"))),
    )
    scene.do("cast shot F7", rolls="A D D D D")
    assert hurt(scene) == {"F6", "E7", "F7", "F8"}


@pytest.mark.rule("kros.area.targets", "kros.piece.kama")
def test_kamas_are_no_targets() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "L12")], kamas={"F8": 3}, **made(hero(shot()))
    )
    scene.do("cast shot F8")
    assert scene.rolls == []
    assert scene.kamas("F8") == 3


@pytest.mark.rule("kros.area.targets", "kros.ice_cube.rider_target")
def test_an_ice_cube_and_the_piece_on_it_are_two_targets() -> None:
    scene = Scene(
        [own("hero", "D8"), foe("bill_tell", "F8")],
        board="frigost_1",
        scenery=lying("ice_cube", "F8"),
        **made(hero(shot())),
    )
    scene.do("cast shot F8", rolls="C A")
    assert scene.unit("bill_tell").injuries == 1
    assert scene.marks("F8") == 2
    assert len(scene.events("damage")) == 2


@pytest.mark.rule("kros.area.targets")
def test_a_piece_that_step_3_moves_away_is_still_a_target() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F9")], **made(hero(shot(pushback(3), area="cross")))
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("bill_tell").cell == "F12"
    assert scene.unit("bill_tell").injuries == 1


@pytest.mark.rule("kros.area.targets")
def test_a_piece_that_step_3_moves_into_the_area_is_no_target() -> None:
    """The caster leaps into the middle of its own area."""
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F9")],
        **made(hero(shot({"op": "teleport_self"}, area="cross"))),
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("hero").cell == "F8"
    assert hurt(scene) == {"F9"}


@pytest.mark.rule("kros.area.no_los")
def test_nothing_shields_cells_inside_the_area() -> None:
    sees = {"min": 1, "max": 6, "los": True}
    scene = Scene(
        [own("hero", "F4"), foe("yugo", "F6"), foe("bill_tell", "F8"), foe("naz_rael", "E7")],
        scenery=lying("tree", "F7", "D6"),
        **made(hero(shot(area="diamond2", range=sees), shot(range=sees, id="dart"))),
    )
    assert not scene.allows("cast dart F8")
    scene.do("cast shot F6", rolls="A D D D D")
    assert hurt(scene) == {"F4", "F6", "F8", "E7"}


@pytest.mark.rule("kros.target.empty")
def test_attacks_specials_and_heals_may_be_aimed_at_a_cell_without_any_piece() -> None:
    caster = hero(shot(), charm(tokens("-1AP")), balm(1))
    scene = Scene([own("hero", "F6"), foe("bill_tell", "L12")], **made(caster))
    for spell in ("shot", "charm", "balm"):
        scene.do(f"cast {spell} F8")
        assert scene.rolls == []
    assert scene.unit("hero").ap == 17


@pytest.mark.rule("kros.target.empty", "kros.summon.cast")
def test_summoning_needs_a_free_cell() -> None:
    scene = Scene(
        [own("hero", "A1"), foe("bill_tell", "B1")],
        scenery=[*lying("tree", "C1"), *lying("bush", "A2"), *lying("crate", "A3")],
        **made(hero(*calling("tofu"))),
    )
    cells = scene.cells("cast call_tofu")
    assert not cells & {"A1", "B1", "C1", "A2"}
    assert {"A3", "B2"} <= cells


@pytest.mark.rule("kros.target.empty", "kros.ice_shove.target")
def test_an_ice_shove_needs_an_ice_cube() -> None:
    scene = Scene(
        [own("bill_tell", "E8"), foe("yugo", "E7")],
        board="frigost_1",
        scenery=[*lying("ice_cube", "F8"), *lying("crate", "E9"), *lying("fir", "D8")],
    )
    assert scene.cells("cast ice_shove") == {"F8"}


# Blind ------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.power.blind", "kros.ice_shove.los")
def test_v88_a_blind_piece_aims_at_adjacent_cells_only() -> None:
    scene = Scene(
        [own("mo_snowmole", "E8", injuries=4), foe("bill_tell", "E6")],
        board="frigost_1",
        scenery=lying("ice_cube", "F8"),
    )
    beside = {"D8", "F8", "E7", "E9"}
    assert scene.legal("cast lick_wounds") == []
    assert scene.cells("cast snow_spit") == beside
    assert scene.cells("cast claw") == beside
    assert scene.cells("cast ice_shove") == {"F8"}
    scene.do("cast snow_spit E7", rolls="A D")
    assert scene.unit("bill_tell").injuries == 1


@pytest.mark.rule("kros.power.blind")
def test_v88_a_blind_archer_cannot_cast_what_begins_at_range_2() -> None:
    far: Json = {"min": 2, "max": 5, "alterable": True, "los": True}
    any_range: Json = {"min": 0, "max": 5, "alterable": True, "los": True}
    caster = hero(shot(range=far), balm(2, range=any_range), powers=["blind"])
    scene = Scene([own("hero", "F6", rangeBonus=3), foe("bill_tell", "F8")], **made(caster))
    assert scene.legal("cast shot") == []
    assert scene.cells("cast balm") == {"E6", "G6", "F5", "F7"}


@pytest.mark.rule("kros.power.blind", "kros.area.targets")
@pytest.mark.parametrize("area", ["cross", "diamond2", "line3"])
def test_the_area_of_a_blind_piece_reaches_further_and_back_to_itself(area: str) -> None:
    straight = {"min": 1, "max": 4, "straight": True}
    caster = hero(shot(area=area, range=straight), powers=["blind"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8"), foe("yugo", "F9")], **made(caster))
    scene.refused("cast shot F8")
    dice = {"cross": "A D D", "diamond2": "A D D D", "line3": "A D D"}
    scene.do("cast shot F7", rolls=dice[area])
    reached = {"cross": {"F6", "F8"}, "diamond2": {"F6", "F8", "F9"}, "line3": {"F8", "F9"}}
    assert hurt(scene) == reached[area]


@pytest.mark.rule("kros.power.blind", "kros.effect.grant_power")
def test_a_piece_made_blind_sees_again_after_the_casters_next_turn_begins() -> None:
    blinding = charm({"op": "grant_power", "p": "blind"})
    scene = Scene([own("hero", "A1"), foe("bill_tell", "D1")], **made(hero(blinding)))
    scene.do("cast charm D1")
    until_turn_of(scene, "bill_tell")
    assert scene.legal("cast long_shot") == []
    until_turn_of(scene, "hero")
    until_turn_of(scene, "bill_tell")
    assert scene.allows("cast long_shot D1")
